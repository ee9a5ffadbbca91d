//! The cards of a game, shared behind numbers: definitions, effects and blocks of steps.

mod awaits;

pub(crate) use awaits::Awaits;
pub use awaits::Happenings;

use crate::card::{Card, Number, Texts};
use crate::effects::as_printed::AsPrinted;
use crate::effects::language::{
    Block, BlockId, Continuous, Does, Effect, Happening, Icons, Keyword, KeywordKind, Modifier, On, Pattern,
    Place, Process, Quoted, Step, TurnScope, When,
};
use crate::effects::topic::Topics;
use crate::keywords;
use serde::{Deserialize, Serialize};

/// The number of a card definition.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
pub struct DefId(pub u16);

/// The number of an effect.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
pub struct EffectId(pub u32);

/// All cards that can be in a game. Never changes while games run on it.
#[derive(Debug, Default)]
pub struct Library {
    defs: Vec<Def>,
    effects: Vec<EffectInfo>,
    blocks: Vec<Vec<Step>>,
    keywords: Vec<(Keyword, EffectId)>,
    /// What the card that is being taken in reacts to, with all that it gives.
    reacts: Reactions,
}

/// What a card, or all cards of a game, react to and are about.
#[derive(Clone, Copy, Debug, Default)]
pub struct Reactions {
    pub(crate) awaits: Awaits,
    /// The effects among them that may work outside the battle area.
    pub(crate) elsewhere: Awaits,
    pub(crate) topics: Topics,
}

impl Reactions {
    #[must_use]
    pub(crate) fn union(mut self, other: Reactions) -> Reactions {
        self.awaits.add(other.awaits);
        self.elsewhere.add(other.elsewhere);
        self.topics = self.topics.union(other.topics);
        self
    }
}

/// A card and the numbers of its effects.
#[derive(Debug)]
pub struct Def {
    pub card: Card,
    pub printed: Section,
    pub inherited: Section,
    pub linked: Section,
    pub security: Section,
    pub reacts: Reactions,
    /// For each digivolution requirement, what fulfils it as it is printed.
    pub(crate) digivolves_from: Vec<AsPrinted>,
}

/// The effects of one text box, with what they react to, so that most can be passed over at a glance.
#[derive(Debug, Default)]
pub struct Section {
    pub effects: Vec<EffectId>,
    pub(crate) awaits: Awaits,
    /// What its persistent effects are about.
    pub(crate) topics: Topics,
    /// Some effect of it works outside the field.
    pub elsewhere: bool,
    /// What its persistent effects may be about outside the field.
    pub(crate) topics_elsewhere: Topics,
    /// What its effects wait for outside the field.
    pub(crate) awaits_elsewhere: Awaits,
    /// The keywords that are printed there.
    pub keywords: Vec<KeywordKind>,
    /// The keywords in it that are processes.
    pub processes: Vec<Process>,
}

impl Section {
    pub fn has_process(&self, process: Process) -> bool {
        self.processes.contains(&process)
    }

    /// It has no effect that waits for anything, and none that holds.
    pub(crate) fn is_idle(&self) -> bool {
        self.awaits.is_nothing() && self.topics == Topics::NONE
    }
}

/// An effect and what is known about it beforehand.
#[derive(Debug)]
pub struct EffectInfo {
    pub effect: Effect,
    /// The keyword whose meaning this is.
    pub keyword: Option<KeywordKind>,
    pub(crate) awaits: Awaits,
    /// What each of its statements is about, if it is a persistent one.
    pub(crate) statement_topics: Vec<Topics>,
    /// The effects that its statements give, themselves or as the meaning of a keyword.
    pub(crate) lends: Vec<Lent>,
    /// What those wait for.
    pub(crate) lent_awaits: Awaits,
    /// What its persistent parts are about, the effects that it gives included.
    pub(crate) topics: Topics,
    /// 15-3-3: it speaks of "this card".
    pub says_this_card: bool,
}

impl EffectInfo {
    /// What it says, if it is a persistent effect.
    pub fn statements(&self) -> &[Continuous] {
        match &self.effect.does {
            Does::Hold(statements) => statements,
            Does::Run(_) => &[],
        }
    }
}

/// An effect that a statement gives.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Lent {
    pub statement: u8,
    pub effect: EffectId,
}

/// What is wrong with a set of cards.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum LibraryError {
    #[error("card {0} is in the set twice")]
    Twice(String),
    #[error("a library has room for {} cards, tokens included; take some out", u16::MAX)]
    TooMany,
    #[error("{0} is not a card of this library")]
    NoSuchCard(String),
}

impl Library {
    /// Takes the cards in, giving numbers to their effects.
    ///
    /// # Errors
    /// When two cards have the same number.
    pub fn new(cards: impl IntoIterator<Item = Card>) -> Result<Self, LibraryError> {
        let mut library = Library::default();
        for card in cards {
            let tokens = card.tokens.clone();
            library.add(card)?;
            for token in tokens {
                library.add(Card { token: true, ..token })?;
            }
        }
        Ok(library)
    }

    /// A token that several cards describe alike is one card.
    fn add(&mut self, card: Card) -> Result<(), LibraryError> {
        match self.find(&card.number) {
            Some(known) if card.token && *self.card(known) == card => Ok(()),
            Some(_) => Err(LibraryError::Twice(card.number.as_str().to_owned())),
            None if self.defs.len() >= usize::from(u16::MAX) => Err(LibraryError::TooMany),
            None => {
                let def = self.take_in(card);
                self.defs.push(def);
                Ok(())
            }
        }
    }

    pub fn find(&self, number: &Number) -> Option<DefId> {
        self.defs.iter().position(|def| def.card.number == *number).map(|index| DefId(index as u16))
    }

    pub fn def(&self, id: DefId) -> &Def {
        &self.defs[id.0 as usize]
    }

    pub fn card(&self, id: DefId) -> &Card {
        &self.defs[id.0 as usize].card
    }

    pub fn effect(&self, id: EffectId) -> &EffectInfo {
        &self.effects[id.0 as usize]
    }

    pub fn block(&self, id: BlockId) -> &[Step] {
        &self.blocks[id.0 as usize]
    }

    pub fn defs(&self) -> impl Iterator<Item = (DefId, &Def)> {
        self.defs.iter().enumerate().map(|(index, def)| (DefId(index as u16), def))
    }

    pub fn effects(&self) -> impl Iterator<Item = (EffectId, &EffectInfo)> {
        self.effects.iter().enumerate().map(|(index, info)| (EffectId(index as u32), info))
    }

    /// 16: what a keyword does when it triggers; keywords that only hold have none.
    pub fn keyword_effect(&self, keyword: &Keyword) -> Option<EffectId> {
        self.keywords.iter().find(|(known, _)| known == keyword).map(|(_, id)| *id)
    }

    /// The keyword whose meaning the effect is.
    pub fn keyword_of(&self, effect: EffectId) -> Option<&Keyword> {
        self.keywords.iter().find(|(_, id)| *id == effect).map(|(keyword, _)| keyword)
    }

    fn take_in(&mut self, card: Card) -> Def {
        let printed = self.section(&card.effects);
        let inherited = self.section(&card.inherited);
        let linked = card.link.as_ref().map(|link| link.texts.clone()).unwrap_or_default();
        let linked = self.section(&linked);
        let security = Texts { keywords: Vec::new(), effects: card.security.clone() };
        let security = self.section(&security);
        let mut reacts = std::mem::take(&mut self.reacts);
        for section in [&printed, &inherited, &linked, &security] {
            reacts.topics = reacts.topics.union(section.topics);
        }
        let digivolves_from = card.digivolution.iter().map(|_| AsPrinted::default()).collect();
        Def { card, printed, inherited, linked, security, reacts, digivolves_from }
    }

    fn section(&mut self, texts: &Texts) -> Section {
        let mut section = Section::default();
        for keyword in &texts.keywords {
            section.keywords.push(keyword.kind());
            let held = self.add_effect(holding(keyword), None);
            self.enter(&mut section, held);
            // A keyword that works from the hand is found there; in play, having it is enough.
            if let Some(meaning) = self.keyword_effect(keyword)
                && self.effect(meaning).effect.icons.place == Place::Hand
            {
                self.enter(&mut section, meaning);
            }
        }
        for effect in &texts.effects {
            let id = self.add_effect(effect.clone(), None);
            self.enter(&mut section, id);
        }
        section
    }

    fn enter(&self, section: &mut Section, id: EffectId) {
        let info = self.effect(id);
        section.effects.push(id);
        section.awaits.add(info.awaits);
        section.topics = section.topics.union(info.topics);
        if info.effect.icons.place != Place::Battle {
            section.elsewhere = true;
            section.topics_elsewhere = section.topics_elsewhere.union(info.topics);
            section.awaits_elsewhere.add(info.awaits);
        }
        if let Does::Run(block) = &info.effect.does {
            let all = [Process::DigiBurst, Process::Blitz];
            section.processes.extend(all.into_iter().filter(|&process| block.has_process(process)));
        }
    }

    /// The effect that a modifier gives: a quoted one, or the meaning of a keyword.
    pub(crate) fn effect_behind(&self, modifier: &Modifier) -> Option<EffectId> {
        if let Modifier::Effect(quoted) = modifier {
            Some(quoted.id)
        } else if let Modifier::Keyword(keyword) = modifier {
            self.keyword_effect(keyword)
        } else {
            None
        }
    }

    fn lent(&self, effect: &Effect) -> Vec<Lent> {
        let Does::Hold(statements) = &effect.does else { return Vec::new() };
        let of_statement = |(statement, one): (u8, &Continuous)| {
            let effects = one.is.iter().filter_map(|modifier| self.effect_behind(modifier));
            effects.map(|effect| Lent { statement, effect }).collect::<Vec<_>>()
        };
        (0u8..).zip(statements).flat_map(of_statement).collect()
    }

    fn add_effect(&mut self, mut effect: Effect, keyword: Option<KeywordKind>) -> EffectId {
        match &mut effect.does {
            Does::Hold(statements) => {
                for modifier in statements.iter_mut().flat_map(|statement| &mut statement.is) {
                    self.number_modifier(modifier);
                }
            }
            Does::Run(block) => self.number_block(block),
        }
        let awaits = awaits(&effect);
        self.reacts.awaits.add(awaits);
        if effect.icons.place != Place::Battle {
            self.reacts.elsewhere.add(awaits);
        }
        let says_this_card = match &effect.does {
            Does::Hold(_) => false,
            Does::Run(block) => block.steps.iter().any(Step::says_this_card),
        };
        let topics = topics(&effect);
        let lends = self.lent(&effect);
        let mut lent_awaits = Awaits::default();
        for lent in &lends {
            lent_awaits.add(self.effect(lent.effect).awaits);
        }
        let statement_topics = match &effect.does {
            Does::Hold(statements) => statements.iter().map(|one| modifiers_topic(&one.is)).collect(),
            Does::Run(_) => Vec::new(),
        };
        let info = EffectInfo {
            effect,
            keyword,
            awaits,
            statement_topics,
            lends,
            lent_awaits,
            topics,
            says_this_card,
        };
        self.effects.push(info);
        EffectId((self.effects.len() - 1) as u32)
    }

    /// Numbers the inner blocks first, so that the copy in the table knows them.
    fn number_block(&mut self, block: &mut Block) {
        for step in &mut block.steps {
            self.number_step(step);
        }
        block.id = BlockId(self.blocks.len() as u32);
        self.blocks.push(block.steps.clone());
    }

    fn number_step(&mut self, step: &mut Step) {
        if let Step::Give(_, modifiers, _) | Step::GivePlayer(_, modifiers, _) = step {
            for modifier in modifiers {
                self.number_modifier(modifier);
            }
        }
        for block in step.blocks_mut() {
            self.number_block(block);
        }
    }

    fn number_modifier(&mut self, modifier: &mut Modifier) {
        if let Modifier::Effect(Quoted { effect, id }) = modifier {
            *id = self.add_effect((**effect).clone(), None);
        } else if let Modifier::Keyword(keyword) = modifier {
            self.learn_keyword(keyword);
        } else if let Modifier::AlsoAt(_, added) = modifier {
            self.reacts.awaits.after.add(happenings(added).0);
        }
    }

    /// The meaning of a keyword is an effect of the same language (16).
    fn learn_keyword(&mut self, keyword: &Keyword) {
        if self.keyword_effect(keyword).is_none()
            && let Some(effect) = keywords::meaning(keyword)
        {
            let id = self.add_effect(effect, Some(keyword.kind()));
            self.keywords.push((keyword.clone(), id));
        }
        if let Some(id) = self.keyword_effect(keyword) {
            let info = self.effect(id);
            let (awaits, place) = (info.awaits, info.effect.icons.place);
            self.reacts.awaits.add(awaits);
            if place != Place::Battle {
                self.reacts.elsewhere.add(awaits);
            }
        }
    }
}

fn awaits(effect: &Effect) -> Awaits {
    let mut awaits = Awaits { main: effect.when.contains(&When::Main), ..Awaits::default() };
    for when in &effect.when {
        let (after, before) = happenings(when);
        awaits.after.add(after);
        awaits.before.add(before);
    }
    if matches!(&effect.does, Does::Run(block) if changes_cost(&block.steps)) {
        awaits.cheaper = awaits.before;
    }
    awaits
}

fn changes_cost(steps: &[Step]) -> bool {
    steps.iter().any(|step| {
        matches!(step, Step::ChangeCost(_))
            || step.blocks().into_iter().any(|block| changes_cost(&block.steps))
    })
}

/// What the persistent parts of an effect are about, the effects that it gives included.
fn topics(effect: &Effect) -> Topics {
    match &effect.does {
        Does::Hold(statements) => {
            let circular = statements.iter().any(crate::effects::circular::feeds_itself);
            let of_itself = if circular { Topics::CIRCULAR } else { Topics::NONE };
            of_itself.union(modifier_topics(statements.iter().flat_map(|statement| &statement.is)))
        }
        Does::Run(block) => given_topics(&block.steps),
    }
}

/// What these are about, taken by themselves.
fn modifiers_topic(modifiers: &[Modifier]) -> Topics {
    modifiers.iter().fold(Topics::NONE, |all, modifier| all.union(modifier.topic()))
}

fn modifier_topics<'a>(modifiers: impl Iterator<Item = &'a Modifier>) -> Topics {
    modifiers.fold(Topics::NONE, |all, modifier| {
        let quoted =
            if let Modifier::Effect(quoted) = modifier { topics(&quoted.effect) } else { Topics::NONE };
        all.union(modifier.topic()).union(quoted)
    })
}

/// Only what is in quotation marks counts: a given modifier itself is found among the given ones.
fn given_topics(steps: &[Step]) -> Topics {
    steps.iter().fold(Topics::NONE, |all, step| {
        let given = if let Step::Give(_, modifiers, _) = step { &modifiers[..] } else { &[] };
        let quoted = given.iter().filter(|modifier| matches!(modifier, Modifier::Effect(_)));
        let within = step.blocks().into_iter().map(|block| given_topics(&block.steps));
        within.fold(all.union(modifier_topics(quoted)), Topics::union)
    })
}

/// A printed keyword as the persistent effect of having it.
fn holding(keyword: &Keyword) -> Effect {
    let has = Continuous { condition: None, on: On::This, is: vec![Modifier::Keyword(keyword.clone())] };
    // 16-40-1: Training is there in the breeding area, too.
    let place = if keyword.kind() == KeywordKind::Training { Place::Field } else { Place::Battle };
    let icons = Icons { per_turn: None, place };
    Effect { when: vec![When::Always], turn: TurnScope::All, icons, does: Does::Hold(vec![has]) }
}

/// What a timing listens to, after the fact and before it.
pub(crate) fn happenings(when: &When) -> (Happenings, Happenings) {
    let none = Happenings::default();
    let after = |what| (Happenings::of(what), none);
    match when {
        When::Always | When::Main | When::Security => (none, none),
        When::OnPlay => after(Happening::Played),
        When::WhenDigivolving => after(Happening::Digivolved),
        When::OnDeletion => after(Happening::Deleted),
        When::WhenAttacking => after(Happening::Attacks),
        When::WhenLinking => after(Happening::Linked),
        When::StartOfTurn => after(Happening::TurnStarts),
        When::EndOfTurn => after(Happening::TurnEnds),
        When::StartOfMainPhase => after(Happening::MainPhaseStarts),
        When::Counter => after(Happening::CounterTiming),
        When::EndOfAttack => after(Happening::EndOfAttack),
        When::WhenMoving => after(Happening::Moved),
        When::When(pattern) => after(pattern.what),
        // DNA digivolution is announced as digivolving.
        When::Would(Pattern { what: Happening::DnaDigivolved, .. }) => {
            (none, Happenings::of(Happening::Digivolved))
        }
        When::Would(pattern) => (none, Happenings::of(pattern.what)),
    }
}
