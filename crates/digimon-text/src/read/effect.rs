//! Paragraphs: keywords, and effects with their timings (15-1, 15-14, 15-16).

use super::filter::{icon_name, keyword_kind_named};
use super::lex::Token;
use super::noun::canonical;
use super::reader::Reader;
use super::when::Header;
use digimon::card::Texts;
use digimon::effects::language::{
    Area, Block, Condition, Continuous, Does, Effect, Filter, Happening, How, Icons, Keyword, Modifier, Noun,
    On, Pattern, Place, Step, Target, TurnScope, When, Whose,
};

impl Reader<'_> {
    /// All paragraphs of a text box.
    pub(crate) fn texts(&mut self) -> Option<Texts> {
        let mut texts = Texts::default();
        loop {
            while matches!(self.peek(), Some(Token::NewLine | Token::Stop | Token::Comma)) {
                self.advance();
            }
            if self.at_end() {
                return Some(texts);
            }
            if let Some(keyword) = self.attempt(Reader::keyword_alone) {
                texts.keywords.push(keyword);
                continue;
            }
            if let Some(keyword) = self.attempt(Reader::blast) {
                texts.keywords.push(keyword);
                continue;
            }
            if let Some(effect) = self.attempt(Reader::use_requirement) {
                texts.effects.push(effect);
                continue;
            }
            texts.effects.extend(self.attempt(Reader::paragraph)?);
        }
    }

    /// `<Use Req. ([X] trait)>`: with such a Digimon or Tamer on the field the colour requirements (4-19) can be
    /// ignored.
    fn use_requirement(&mut self) -> Option<Effect> {
        let argument = self.icon()?.strip_prefix("Use Req.")?.trim();
        let mut of = vec![Filter::AnyOf(vec![Filter::Digimon, Filter::Tamer])];
        of.extend(self.cards(argument)?);
        let noun = Noun { whose: Whose::Yours, from: vec![Area::Battle, Area::Breeding], of: canonical(of) };
        let statement = Continuous {
            condition: Some(Condition::Any(noun)),
            on: On::This,
            is: vec![Modifier::IgnoresColorRequirements],
        };
        let icons = Icons { place: Place::Anywhere, ..Icons::default() };
        let does = Does::Hold(vec![statement]);
        Some(Effect { when: vec![When::Always], turn: TurnScope::All, icons, does })
    }

    /// A keyword that stands for itself, not in a sentence.
    fn keyword_alone(&mut self) -> Option<Keyword> {
        let keyword = self.keyword()?;
        let ends = matches!(
            self.peek(),
            None | Some(Token::NewLine | Token::Stop | Token::Icon(_) | Token::Bracket(_) | Token::Comma)
        );
        ends.then_some(keyword)
    }

    /// 16-25, 16-30: `[Hand] [Counter] <Blast Digivolve>`; the icons in front belong to the keyword.
    fn blast(&mut self) -> Option<Keyword> {
        let header = self.header()?;
        (header.when == [When::Counter] && header.icons.place == Place::Hand).then_some(())?;
        let keyword = self.keyword()?;
        matches!(keyword, Keyword::BlastDigivolve | Keyword::BlastDnaDigivolve(..)).then_some(keyword)
    }

    /// The effects of one paragraph; more than one if it holds and triggers.
    pub(super) fn paragraph(&mut self) -> Option<Vec<Effect>> {
        self.begin_effect();
        let header = self.header()?;
        if !header.when.is_empty() {
            return Some(vec![self.processes(header)?]);
        }
        let mut effects = Vec::new();
        loop {
            while self.take(Token::Stop) {}
            if self.paragraph_ends() {
                return (!effects.is_empty()).then_some(effects);
            }
            if let Some(effect) = self.attempt(|reader| reader.widened(&header)) {
                effects.push(effect);
            } else if let Some(effect) = self.attempt(|reader| reader.triggers_in_turn(&header)) {
                effects.push(effect);
            } else if let Some(when) = self.attempt(Reader::trigger) {
                effects.push(self.processes(header.clone().triggered(when))?);
            } else {
                self.holding(&header, &mut effects)?;
            }
        }
    }

    /// One sentence of a persistent effect; those of one paragraph are one effect.
    fn holding(&mut self, header: &Header, effects: &mut Vec<Effect>) -> Option<()> {
        let statements = self.continuous()?;
        let header = &Header {
            icons: Icons { place: place_of(&statements, header.icons.place), ..header.icons },
            ..header.clone()
        };
        match effects.last_mut() {
            Some(Effect { does: Does::Hold(all), .. }) => all.extend(statements),
            _ => effects.push(Effect {
                when: vec![When::Always],
                turn: header.turn,
                icons: header.icons,
                does: Does::Hold(statements),
            }),
        }
        Some(())
    }

    /// 1-3-11-4: "[While …,] cards from your trash may also be placed for this card's DigiXros".
    fn widened(&mut self, header: &Header) -> Option<Effect> {
        let condition = self.attempt(|reader| {
            reader.one_of(&["while", "if"])?;
            let condition = reader.condition()?;
            reader.comma().then_some(condition)
        });
        let mut steps = self.widen_step()?;
        self.paragraph_ends_or_stops().then_some(())?;
        if let Some(condition) = condition {
            let inner = Block { steps, ..Block::default() };
            steps = vec![Step::If(condition, inner, Block::default())];
        }
        let subject = Noun { from: Vec::new(), of: vec![Filter::This], ..Noun::default() };
        let when = When::Would(Pattern { what: Happening::Played, subject, how: How::Any, other: None });
        let does = Does::Run(Block { steps, ..Block::default() });
        let icons = Icons { place: Place::Anywhere, ..header.icons };
        Some(Effect { when: vec![when], turn: header.turn, icons, does })
    }

    fn paragraph_ends_or_stops(&self) -> bool {
        self.paragraph_ends() || self.peek() == Some(Token::Stop)
    }

    /// 15-14-1: "When …, …. When …, …." under one limit of uses is one effect; each process has its own reason.
    fn triggers_in_turn(&mut self, header: &Header) -> Option<Effect> {
        header.icons.per_turn?;
        let (mut all, mut steps) = (Vec::new(), Vec::new());
        while !self.paragraph_ends() {
            let mut when = self.trigger()?;
            let Some(When::When(Pattern { subject, how: How::Any, other: None, .. })) = when.first() else {
                return None;
            };
            (when.len() == 1 && self.context.given.is_empty()).then_some(())?;
            let reason = Condition::Is(Target::Triggering, subject.of.clone());
            let mut then = Vec::new();
            self.sentence(&mut then)?;
            let then = Block { steps: then, ..Block::default() };
            steps.push(Step::If(reason, then, Block::default()));
            all.append(&mut when);
            while self.take(Token::Stop) {}
        }
        (all.len() > 1).then_some(())?;
        let does = Does::Run(Block { steps, ..Block::default() });
        let header = header.clone().triggered(all);
        Some(Effect { when: header.when, turn: header.turn, icons: header.icons, does })
    }

    fn processes(&mut self, header: Header) -> Option<Effect> {
        let mut given = std::mem::take(&mut self.context.given);
        given.retain(|condition| !implied(condition, header.turn));
        let mut steps = self.sentences()?;
        (!steps.is_empty()).then_some(())?;
        if header.when == [When::OnDeletion] {
            steps.iter_mut().for_each(of_the_deleted);
        }
        for condition in given.into_iter().rev() {
            let inner = Block { steps, ..Block::default() };
            steps = vec![Step::If(condition, inner, Block::default())];
        }
        let does = Does::Run(Block { steps, ..Block::default() });
        Some(Effect { when: header.when, turn: header.turn, icons: header.icons, does })
    }

    /// Forgets what was spoken of in the effect before.
    fn begin_effect(&mut self) {
        self.mentions.forget_after(0);
        self.context.slots = 0;
        self.context.scale = None;
        self.context.duration = None;
        self.context.lasted = None;
        self.context.opponent_acts = false;
        self.context.searched = None;
        self.context.revealed = None;
        (self.context.waiting, self.context.did) = (false, None);
        self.context.deleted.clear();
        self.context.put.clear();
        self.context.gained = None;
        self.had = None;
        self.numbered = None;
        self.context.revealing = false;
        self.context.given.clear();
        self.context.asked.clear();
        self.context.deeds.clear();
        self.context.happened.clear();
        self.context.named.clear();
    }

    /// Does nothing more of this paragraph follow?
    pub(super) fn paragraph_ends(&self) -> bool {
        match self.peek() {
            None | Some(Token::Quote) => true,
            // A keyword that stands for itself, right behind an effect.
            Some(Token::Icon(icon)) => {
                self.before() == Some(Token::Stop)
                    && keyword_kind_named(icon_name(icon)).is_some()
                    && matches!(self.peek_at(1), None | Some(Token::NewLine | Token::Bracket(_)))
            }
            Some(Token::NewLine) => self.context.in_list || self.peek_at(1) != Some(Token::Bullet),
            Some(Token::Bullet) => self.context.in_list,
            Some(Token::Bracket(name)) => {
                self.begins_effect(name)
                    && !matches!(self.peek_at(1), Some(Token::Word("effects" | "effect")))
            }
            _ => false,
        }
    }
}

/// Where a card must be for what is said of it to matter: in the hand if it is about digivolving into it,
/// anywhere if it is about using it.
pub(crate) fn place_of(statements: &[Continuous], said: Place) -> Place {
    let about = |modifier: &Modifier| match modifier {
        Modifier::IgnoresColorRequirements | Modifier::MeetsColorRequirement(_) | Modifier::AlsoFor(..) => {
            Some(Place::Anywhere)
        }
        Modifier::DigivolvesFrom(..) | Modifier::DigivolvesFromAs(..) => Some(Place::Hand),
        Modifier::Cost(_, noun, _) if noun.of.contains(&Filter::This) => Some(Place::Hand),
        _ => None,
    };
    match said {
        Place::Battle => {
            statements.iter().flat_map(|statement| &statement.is).find_map(about).unwrap_or(Place::Battle)
        }
        said => said,
    }
}

/// 4-13-2: what was deleted is a card when its effect moves it, even where it is called this Digimon.
fn of_the_deleted(step: &mut Step) {
    if let Step::Put(what @ Target::This, _) | Step::Play { what: what @ Target::This, .. } = step {
        *what = Target::ThisCard;
    }
    for block in step.blocks_mut() {
        block.steps.iter_mut().for_each(of_the_deleted);
    }
}

/// Does the icon of the turn say so already?
fn implied(condition: &Condition, turn: TurnScope) -> bool {
    matches!(
        (condition, turn),
        (Condition::YourTurn, TurnScope::Yours) | (Condition::OpponentsTurn, TurnScope::Opponents)
    )
}
