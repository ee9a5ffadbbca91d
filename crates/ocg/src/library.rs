//! All cards that a duel can have, behind small numbers; the same for every duel that is played with it.

use crate::card::{Card, Kind, Password, SpellKind, TrapKind};
use crate::effects::speed::{self, Speed};
use crate::language::{
    self, Block, Effect, EffectKind, Filter, Group, Happening, Link, Linked, Modifier, On, Optional, Pattern,
    PhasePoint, Place, Procedure, Statement, Step, Timing, Topic, in_condition, listens, looks_back,
    recalled,
};
use crate::state::Lingering;
use crate::traps::continuous;
use enumset::EnumSet;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A card of the library.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct DefId(pub u16);

/// An effect of a card of the library.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct EffectId(pub u16);

/// A block of steps.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct BlockId(pub u16);

/// Where a modifier is written that a step gives.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct GivenRef {
    pub block: BlockId,
    pub step: u16,
}

/// Which box of its card an effect stands in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BoxOf {
    /// The monster's effects, or the text of a Spell or Trap.
    Text,
    /// 3.3.1-66
    Pendulum,
}

/// An effect with what is known of it beforehand.
#[derive(Clone, Debug)]
pub struct EffectInfo {
    pub effect: Effect,
    pub def: DefId,
    pub part: BoxOf,
    /// Where its card must be.
    pub places: EnumSet<Place>,
    pub act: BlockId,
    pub resolve: BlockId,
    /// 2.2.3: what is done instead, by the number of the statement.
    pub instead: Vec<(usize, BlockId)>,
    /// 3.3.4-27: the effect of the card that is used along with its activation.
    pub along_with: Option<EffectId>,
    /// What it is about while it applies.
    pub topics: EnumSet<Topic>,
    pub(crate) speed: Speed,
}

/// A card with its effects.
#[derive(Clone, Debug)]
pub struct Def {
    pub card: Card,
    pub effects: Vec<EffectId>,
    /// 3.3.2-106: its Special Summon procedures as what they do, before and after.
    pub procedures: Vec<EffectId>,
    /// What its triggers wait for.
    pub listens: EnumSet<Happening>,
    /// It has a trigger that waits for a phase or step.
    pub waits_for_phase: bool,
    /// 3.4.3-32: it has a mandatory Quick Effect.
    pub must_answer: bool,
    /// What its effects are about while they apply.
    pub topics: EnumSet<Topic>,
    /// What its text that is no effect is about (3.5-2).
    pub rule_topics: EnumSet<Topic>,
}

/// Where a card may have effects that its player can activate at will.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reach {
    pub acts: EnumSet<Place>,
    /// One that is fast enough to answer something.
    pub answers: EnumSet<Place>,
}

#[derive(Clone, Debug)]
struct BlockInfo {
    steps: Block,
    /// The blocks within its steps: step, branch, block.
    within: Vec<(u16, u8, BlockId)>,
}

/// All cards that a duel can have.
#[derive(Clone, Debug, Default)]
pub struct Library {
    defs: Vec<Def>,
    /// Beside the cards, since it is asked of every card all the time.
    reach: Vec<Reach>,
    effects: Vec<EffectInfo>,
    blocks: Vec<BlockInfo>,
    by_password: BTreeMap<Password, DefId>,
    counters: Vec<String>,
    /// 3.4.4-132: effects that monsters can gain, by the step that gives them.
    gained_from_steps: Vec<(GivenRef, EffectId)>,
    /// 3.4.4-132: effects that monsters have while another effect applies.
    gained_from_effects: Vec<(EffectId, EffectId)>,
    /// 3.2.1-21: some text looks at the order of a Graveyard.
    looks_at_graveyard_order: bool,
    /// Some card makes others unaffected by effects.
    protects_others: bool,
    /// Some card says that a monster is of one more kind.
    adds_types: bool,
    /// Where else than on the field there are cards whose effects apply (3.4.4-92).
    holds_elsewhere: EnumSet<Place>,
    /// Some text asks for a value that a card had before it left the field.
    looks_back: bool,
    /// What some text asks about that has happened in the turn.
    recalls: EnumSet<Happening>,
    /// The points of a turn at whose beginning a card in the hand may be triggered.
    triggered_in_hand: Vec<PhasePoint>,
    /// Where there are monsters that Special Summon themselves from (3.3.2-13).
    procedures_from: EnumSet<Place>,
    /// What cards are about that are not on the field: they apply elsewhere (3.4.4-92), or give something to a
    /// monster that was made of them (3.3.2-7).
    topics_elsewhere: EnumSet<Topic>,
}

impl Library {
    pub fn new(cards: impl IntoIterator<Item = Card>) -> Library {
        let mut library = Library::default();
        for card in cards {
            library.add(card);
        }
        library
    }

    fn add(&mut self, card: Card) {
        let def = DefId(self.defs.len() as u16);
        let first = self.effects.len();
        self.by_password.insert(card.id, def);
        let kind = &card.kind;
        let mut effects = Vec::new();
        for effect in &card.text.effects {
            effects.push(self.add_effect(def, kind, BoxOf::Text, effect));
        }
        let pendulum = card.monster().and_then(|monster| monster.pendulum.as_ref());
        for effect in pendulum.iter().flat_map(|pendulum| &pendulum.text.effects) {
            effects.push(self.add_effect(def, kind, BoxOf::Pendulum, effect));
        }
        for part in implied(&card) {
            effects.push(self.add_effect(def, kind, part, &only_activation()));
            self.add_along_with(def, &card, &mut effects);
        }
        let listens =
            effects.iter().map(|&id| listens(&self.effect(id).effect)).fold(EnumSet::empty(), |a, b| a | b);
        let is_phase = |timing: &Timing| matches!(timing, Timing::Phase(..));
        let waits = |id: &EffectId| self.effect(*id).effect.timings().iter().any(is_phase);
        let waits_for_phase = effects.iter().any(waits);
        let must = EffectKind::Quick(Optional::Mandatory);
        let must_answer = effects.iter().any(|&id| self.effect(id).effect.kind == must);
        for procedure in &card.text.procedures {
            self.procedures_from |= procedure.from;
            self.recalls |= procedure.condition.as_ref().map(in_condition).unwrap_or_default();
        }
        let procedures = card.text.procedures.iter();
        let procedures =
            procedures.map(|one| self.add_effect(def, kind, BoxOf::Text, &done_by(one))).collect();
        let topics = effects.iter().map(|&id| self.effect(id).topics).fold(EnumSet::empty(), |a, b| a | b);
        let rule_topics = language::topics(&card.text.rules);
        for info in &mut self.effects[first..] {
            info.speed = speed::of(&card.kind, info.part, info.effect.kind);
        }
        let at_will = |least: Speed| {
            let infos = effects.iter().map(|&id| self.effect(id)).filter(|info| info.speed >= least);
            infos.map(at_will).fold(EnumSet::empty(), |a, b| a | b)
        };
        self.reach.push(Reach { acts: at_will(Speed::One), answers: at_will(Speed::Two) });
        self.defs.push(Def {
            card,
            effects,
            procedures,
            listens,
            waits_for_phase,
            must_answer,
            topics,
            rule_topics,
        });
    }

    /// 3.4.4-132: the effect that a modifier lets a monster gain; it works in the Monster Zone.
    fn add_gained(&mut self, modifier: &Modifier) -> Option<EffectId> {
        let Modifier::Gains(effect) = modifier else { return None };
        let mut effect = (**effect).clone();
        effect.places = Place::MonsterZone.into();
        let def = DefId(self.defs.len() as u16);
        Some(self.add_effect(def, &Kind::Trap(TrapKind::Normal), BoxOf::Text, &effect))
    }

    fn add_effect(&mut self, def: DefId, kind: &Kind, part: BoxOf, effect: &Effect) -> EffectId {
        let (act, resolve) = (self.add_block(&effect.act), self.add_block(&effect.resolve));
        let gained: Vec<EffectId> =
            effect.holds.iter().filter_map(|statement| self.add_gained(&statement.is)).collect();
        let mut instead = Vec::new();
        for (nth, statement) in effect.holds.iter().enumerate() {
            if let Modifier::Instead(_, _, block) = &statement.is {
                instead.push((nth, self.add_block(block)));
            }
        }
        let protects = |one: &Statement| one.on != On::This && one.is.protects();
        self.protects_others |= effect.holds.iter().any(protects);
        effect.holds.iter().for_each(|one| self.note(&one.is));
        let id = EffectId(self.effects.len() as u16);
        self.gained_from_effects.extend(gained.into_iter().map(|gained| (id, gained)));
        let places = if effect.places.is_empty() { usual_places(kind, part) } else { effect.places };
        let topics = language::topics(&effect.holds);
        let elsewhere = places & (Place::Hand | Place::Deck | Place::Graveyard | Place::Banished);
        if !topics.is_empty() && !elsewhere.is_empty() {
            self.holds_elsewhere |= elsewhere;
            self.topics_elsewhere |= topics;
        }
        if places.contains(Place::Hand) && matches!(effect.kind, EffectKind::Trigger(_)) {
            let point =
                |timing: &Timing| if let Timing::Phase(point, _) = timing { Some(*point) } else { None };
            self.triggered_in_hand.extend(effect.timings().iter().filter_map(point));
        }
        self.recalls |= recalled(effect);
        self.looks_back |= looks_back(effect);
        let of_material = effect.holds.iter().filter(|one| matches!(one.on, On::MadeOfThis | On::MadeOf(_)));
        self.topics_elsewhere |= language::topics(of_material);
        let (effect, along_with) = (effect.clone(), None);
        // Until its card is known.
        let speed = Speed::One;
        self.effects.push(EffectInfo {
            effect,
            def,
            part,
            places,
            act,
            resolve,
            instead,
            along_with,
            topics,
            speed,
        });
        id
    }

    /// What can be of some card at all, so that it is looked for only then.
    fn note(&mut self, modifier: &Modifier) {
        self.adds_types |= matches!(modifier, Modifier::AlsoType(_));
    }

    /// 3.3.4-27: the activation of a Continuous Trap along with one of its effects.
    fn add_along_with(&mut self, def: DefId, card: &Card, effects: &mut Vec<EffectId>) {
        for with in effects.clone() {
            let info = self.effect(with);
            if info.part == BoxOf::Text
                && let Some(both) = continuous::along_with(card, &info.effect)
            {
                let id = self.add_effect(def, &card.kind, BoxOf::Text, &both);
                self.effects[usize::from(id.0)].along_with = Some(with);
                effects.push(id);
            }
        }
    }

    fn add_block(&mut self, steps: &Block) -> BlockId {
        let mut within = Vec::new();
        for (at, linked) in (0u16..).zip(steps) {
            if let Step::PlaceCounters(_, name, _) = &linked.1
                && !self.counters.contains(name)
            {
                self.counters.push(name.clone());
            }
            self.looks_at_graveyard_order |= matches!(linked.1.group(), Some(Group::TopOfGraveyard(..)));
            for (branch, inner) in (0u8..).zip(linked.1.blocks()) {
                let id = self.add_block(inner);
                within.push((at, branch, id));
            }
        }
        let mut gained = Vec::new();
        for (at, linked) in (0u16..).zip(steps) {
            if let Some(modifier) = linked.1.gives() {
                self.note(modifier);
                gained.extend(self.add_gained(modifier).map(|effect| (at, effect)));
            }
        }
        let id = BlockId(self.blocks.len() as u16);
        let step = |(step, effect)| (GivenRef { block: id, step }, effect);
        self.gained_from_steps.extend(gained.into_iter().map(step));
        self.blocks.push(BlockInfo { steps: steps.clone(), within });
        id
    }

    /// 2.2.3: what is done instead by this modifier of the effect.
    pub(crate) fn instead(&self, effect: EffectId, modifier: &Modifier) -> Option<BlockId> {
        let info = self.effect(effect);
        let nth = info.effect.holds.iter().position(|one| std::ptr::eq(&raw const one.is, modifier))?;
        info.instead.iter().find(|(of, _)| *of == nth).map(|(_, block)| *block)
    }

    fn step(&self, given: GivenRef) -> Option<&Step> {
        self.block(given.block).get(usize::from(given.step)).map(|linked| &linked.1)
    }

    /// What a step waits for.
    pub(crate) fn watched(&self, step: GivenRef) -> Option<&Pattern> {
        let Step::Watch(_, pattern, ..) = self.step(step)? else { return None };
        Some(pattern)
    }

    pub(crate) fn holds_elsewhere(&self) -> EnumSet<Place> {
        self.holds_elsewhere
    }

    pub(crate) fn looks_back(&self) -> bool {
        self.looks_back
    }

    pub(crate) fn triggered_in_hand(&self) -> &[PhasePoint] {
        &self.triggered_in_hand
    }

    pub(crate) fn recalls(&self) -> EnumSet<Happening> {
        self.recalls
    }

    /// 3.4.4-126: the number of a kind of counter.
    pub(crate) fn counter(&self, name: &str) -> Option<u16> {
        self.counters.iter().position(|other| other == name).map(|at| at as u16)
    }

    pub(crate) fn topics_elsewhere(&self) -> EnumSet<Topic> {
        self.topics_elsewhere
    }

    /// The name of a kind of counter.
    pub fn counter_name(&self, kind: u16) -> Option<&str> {
        self.counters.get(usize::from(kind)).map(String::as_str)
    }

    pub(crate) fn procedures_from(&self) -> EnumSet<Place> {
        self.procedures_from
    }

    /// 3.2.1-21: does the order of a Graveyard matter to any card?
    pub(crate) fn looks_at_graveyard_order(&self) -> bool {
        self.looks_at_graveyard_order
    }

    pub fn find(&self, password: Password) -> Option<DefId> {
        self.by_password.get(&password).copied()
    }

    /// The card with this printed name.
    pub(crate) fn named(&self, name: &str) -> Option<DefId> {
        self.defs().find(|(_, def)| def.card.name == name).map(|(id, _)| id)
    }

    pub fn def(&self, id: DefId) -> &Def {
        &self.defs[usize::from(id.0)]
    }

    pub(crate) fn reach(&self, id: DefId) -> Reach {
        self.reach[usize::from(id.0)]
    }

    pub fn effect(&self, id: EffectId) -> &EffectInfo {
        &self.effects[usize::from(id.0)]
    }

    pub fn block(&self, id: BlockId) -> &Block {
        &self.blocks[usize::from(id.0)].steps
    }

    /// A block within a step of another.
    pub(crate) fn within(&self, id: BlockId, step: u16, branch: u8) -> Option<BlockId> {
        let within = &self.blocks[usize::from(id.0)].within;
        within.iter().find(|(at, nth, _)| (*at, *nth) == (step, branch)).map(|(_, _, block)| *block)
    }

    /// The modifier that a step gives.
    pub(crate) fn given(&self, given: GivenRef) -> Option<&Modifier> {
        self.step(given)?.gives()
    }

    /// What a step says that holds for a time.
    pub(crate) fn held(&self, given: GivenRef) -> Option<&Statement> {
        let Step::Hold(statement, _) = self.step(given)? else { return None };
        Some(statement)
    }

    /// Is there a card that makes others unaffected?
    pub(crate) fn protects_others(&self) -> bool {
        self.protects_others
    }

    /// Can a monster become one of a further kind?
    pub(crate) fn adds_types(&self) -> bool {
        self.adds_types
    }

    /// 3.4.4-114: the monster that a Trap becomes by this step.
    pub(crate) fn monster(&self, given: GivenRef) -> Option<&crate::card::Monster> {
        let Step::SummonAsMonster { monster, .. } = self.step(given)? else { return None };
        Some(monster)
    }

    /// Which cards of the column it is given to.
    pub(crate) fn given_in_column(&self, given: GivenRef) -> &[Filter] {
        let step = self.block(given.block).get(usize::from(given.step)).map(|linked| &linked.1);
        if let Some(Step::GiveColumn(filters, ..)) = step { filters } else { &[] }
    }

    /// 3.4.4-132: the card whose effects are taken over.
    pub(crate) fn copied(&self, one: &Lingering) -> Option<&Def> {
        match self.given(one.modifier) {
            Some(Modifier::EffectsOf(_)) => u16::try_from(one.amount).ok().map(|def| self.def(DefId(def))),
            _ => None,
        }
    }

    /// 3.4.4-132: the effect that is gained by this step.
    pub(crate) fn gained_from_step(&self, given: GivenRef) -> Option<EffectId> {
        self.gained_from_steps.iter().find(|(from, _)| *from == given).map(|(_, gained)| *gained)
    }

    /// 3.4.4-132: the effects that are gained while this one applies.
    pub(crate) fn gained_from_effect(&self, effect: EffectId) -> impl Iterator<Item = EffectId> + '_ {
        self.gained_from_effects.iter().filter(move |(from, _)| *from == effect).map(|(_, gained)| *gained)
    }

    pub fn defs(&self) -> impl Iterator<Item = (DefId, &Def)> {
        (0u16..).map(DefId).zip(&self.defs)
    }
}

/// Where an effect works that does not say where.
fn usual_places(kind: &Kind, part: BoxOf) -> EnumSet<Place> {
    match (kind, part) {
        (_, BoxOf::Pendulum) => Place::PendulumZone.into(),
        (Kind::Monster(_), BoxOf::Text) => Place::MonsterZone.into(),
        (Kind::Spell(SpellKind::Field), BoxOf::Text) => Place::FieldZone.into(),
        (Kind::Spell(_) | Kind::Trap(_), BoxOf::Text) => Place::SpellTrapZone.into(),
    }
}

/// 3.4.2-2, 3.3.3-60: the boxes whose card is activated without any effect of its own.
fn implied(card: &Card) -> Vec<BoxOf> {
    let activates = |effects: &[Effect]| effects.iter().any(|one| one.kind == EffectKind::CardActivation);
    match &card.kind {
        Kind::Monster(monster) if monster.pendulum.is_some() => vec![BoxOf::Pendulum],
        Kind::Spell(_) | Kind::Trap(_) if !activates(&card.text.effects) => vec![BoxOf::Text],
        Kind::Monster(_) | Kind::Spell(_) | Kind::Trap(_) => Vec::new(),
    }
}

/// What a procedure does is no effect (3.3.2-106), and is kept like one.
fn done_by(procedure: &Procedure) -> Effect {
    Effect {
        kind: EffectKind::Unclassified,
        places: procedure.from,
        act: procedure.act.clone(),
        resolve: procedure.after.clone(),
        ..only_activation()
    }
}

fn only_activation() -> Effect {
    Effect {
        kind: EffectKind::CardActivation,
        places: EnumSet::empty(),
        timing: None,
        condition: None,
        act: Vec::new(),
        resolve: vec![Linked(Link::First, Step::Nothing)],
        holds: Vec::new(),
        limit: None,
        damage_step: crate::language::DamageStep::ByRule,
    }
}

/// Where its card may be when its player activates it at will.
fn at_will(info: &EffectInfo) -> EnumSet<Place> {
    match info.effect.kind {
        EffectKind::CardActivation => {
            Place::Hand | Place::SpellTrapZone | Place::FieldZone | Place::PendulumZone
        }
        EffectKind::Ignition | EffectKind::Quick(_) => info.places,
        EffectKind::Trigger(_) | EffectKind::Continuous | EffectKind::Upkeep | EffectKind::Unclassified => {
            EnumSet::empty()
        }
    }
}
