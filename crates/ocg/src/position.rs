//! A duel that begins in the middle: cards on the field, in the piles, and where the turn stands.

use crate::card::LifePoints;
use crate::game::Game;
use crate::language::{SummonWay, To};
use crate::library::{DefId, EffectId, Library};
use crate::limits::use_limits;
use crate::run;
use crate::setup;
use crate::state::{
    CardId, CardRef, Choice, CountsAs, Face, Frame, Known, Location, Phase, Source, State, TurnStage, UsedBy,
    Value,
};
use std::sync::Arc;
use table::{PerSeat, Seat, Seed, Windows};

/// A whole position. The first card of a pile is its top card.
#[derive(Clone, PartialEq, Debug)]
pub struct Position {
    pub turn: u16,
    pub player: Seat,
    /// The duel goes on from its beginning.
    pub phase: Phase,
    pub life: PerSeat<LifePoints>,
    /// 3.3.2-69: the Normal Summon or Set of this turn was made.
    pub normal_summon_used: bool,
    /// 3.3.2-217
    pub pendulum_summon_used: bool,
    pub cards: Vec<Spot>,
    pub seed: Seed,
}

/// One card of a position; those that it points to are counted in the order of the position.
#[derive(Clone, PartialEq, Debug)]
pub struct Spot {
    pub def: DefId,
    pub owner: Seat,
    pub controller: Seat,
    pub place: Location,
    pub face: Face,
    /// The turn in which it came there, or was Set.
    pub since: u16,
    /// How it was Summoned last.
    pub summoned: Option<SummonWay>,
    pub properly_summoned: bool,
    /// 3.3.2-274: it has changed its position this turn.
    pub moved: bool,
    /// 3.6.3-24
    pub attacks: u8,
    pub equipped_to: Option<CardId>,
    pub as_pendulum: bool,
    pub counters: Vec<(String, u16)>,
    /// Who knows it, if its place does not say that.
    pub known: Option<Known>,
    pub used: Vec<Used>,
}

/// 3.5.1: an effect of the card that was used this turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Used {
    /// The first of the card is 0.
    pub nth: usize,
    pub times: u8,
}

impl Spot {
    /// A card of a player that lies somewhere as cards do there.
    pub fn new(def: DefId, owner: Seat, place: Location, face: Face) -> Spot {
        Spot {
            def,
            owner,
            controller: owner,
            place,
            face,
            since: 0,
            summoned: None,
            properly_summoned: false,
            moved: false,
            attacks: 0,
            equipped_to: None,
            as_pendulum: false,
            counters: Vec::new(),
            known: None,
            used: Vec::new(),
        }
    }
}

impl Game {
    /// A duel from a position on, up to the first decision; its events are recorded.
    pub fn from_position(library: Arc<Library>, position: &Position) -> Game {
        Self::laid_out(library, position, Windows::Exact)
    }

    /// The same for people: a stop depends on public facts alone.
    pub fn from_position_in_public(library: Arc<Library>, position: &Position) -> Game {
        Self::laid_out(library, position, Windows::Public)
    }

    fn laid_out(library: Arc<Library>, position: &Position, windows: Windows) -> Game {
        let mut state = setup::empty(position.player, position.seed);
        state.life = position.life;
        state.windows = windows;
        let (from, value) = stage(position.phase);
        state.frames = vec![Frame::Turn(from)];
        state.turn.number = position.turn;
        state.turn.normal_summons = u8::from(position.normal_summon_used);
        state.turn.pendulum_summons = u8::from(position.pendulum_summon_used);
        let mut game = Game::of(library, state, Some(Vec::new()));
        for spot in &position.cards {
            game.state.cards.push(setup::new_card(spot.def, spot.owner, Location::Between));
        }
        let spots = || (0u16..).map(CardId).zip(&position.cards);
        let (on_field, in_piles): (Vec<_>, Vec<_>) = spots().partition(|(_, spot)| is_of_field(spot.place));
        // Piles grow upwards, and a position names them from the top.
        for (card, spot) in in_piles.into_iter().rev().chain(on_field) {
            lay(&mut game, card, spot);
        }
        for (card, spot) in spots() {
            remember(&mut game, card, spot);
        }
        game.about = game.count_topics();
        game.make_roster();
        run::run(&mut game, value);
        game
    }
}

/// What lasts in a duel beyond its cards, and no position carries.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lasting {
    /// Something that an effect gave.
    pub lingering: bool,
    /// Something goes back, comes back or is done later.
    pub later: bool,
}

impl Game {
    pub fn lasting(&self) -> Lasting {
        let State { lingering, borrowed, away, watching, deferred, .. } = &self.state;
        let later = !(borrowed.is_empty() && away.is_empty() && watching.is_empty() && deferred.is_empty());
        Lasting { lingering: !lingering.is_empty(), later }
    }

    /// 3.5.1: the effects of this card that were used, by their places on it, and how often. What its name counts for
    /// is counted for the first of its copies.
    pub fn uses_of(&self, card: CardId) -> Vec<(usize, u8)> {
        let state = self.card(card);
        let is_first = |seat: Seat| {
            let mut cards = (0..self.state.cards()).map(CardId);
            cards.find(|&one| self.card(one).def == state.def && self.card(one).owner == seat) == Some(card)
        };
        let counts = |by: UsedBy| match by {
            UsedBy::Copy(used) => used == self.card_ref(card),
            UsedBy::Name(seat, def) => def == state.def && is_first(seat),
        };
        let effects = self.def(card).effects.iter().enumerate();
        let times = |effect: EffectId| {
            self.state.uses.iter().find(|one| one.effect == effect && counts(one.by)).map(|one| one.times)
        };
        effects.filter_map(|(nth, &effect)| Some((nth, times(effect)?))).collect()
    }
}

/// Where the turn goes on, and what the stage needs to know.
fn stage(phase: Phase) -> (TurnStage, Value) {
    match phase {
        Phase::Setup | Phase::Draw => (TurnStage::Begin, Value::Nothing),
        Phase::Standby => (TurnStage::Standby, Value::Nothing),
        Phase::Main1 => (TurnStage::Main1, Value::Nothing),
        Phase::Battle(_) => (TurnStage::BattleStart, Value::Leaving(Choice::ToBattlePhase)),
        Phase::Main2 => (TurnStage::Main2, Value::Nothing),
        Phase::End => (TurnStage::EndPhase, Value::Nothing),
    }
}

fn is_of_field(place: Location) -> bool {
    place.is_field() || matches!(place, Location::Material(_))
}

fn lay(game: &mut Game, card: CardId, spot: &Spot) {
    match spot.place {
        Location::Zone(zone) => {
            game.put_in_zone(card, zone, spot.face, spot.controller);
            let state = &mut game.state.cards[card.index()];
            state.on_field.since = spot.since;
            state.on_field.set = (!spot.face.is_up()).then_some(spot.since);
            state.on_field.summoned = spot.summoned;
            state.on_field.attacks = spot.attacks;
            state.on_field.moved = spot.moved.then_some(game.state.turn.number);
            if spot.as_pendulum {
                state.on_field.as_pendulum = true;
                state.on_field.counts_as = CountsAs::PendulumSpell;
            }
        }
        Location::Material(holder) => {
            let state = &mut game.state.cards[card.index()];
            state.place = spot.place;
            state.known = Known::ALL;
            game.state.cards[holder.index()].on_field.materials.push(card);
        }
        Location::Deck
        | Location::Hand
        | Location::Graveyard
        | Location::Banished
        | Location::ExtraDeck
        | Location::Between
        | Location::Gone => game.put_in(card, spot.place, spot.face, To::Top),
    }
    let state = &mut game.state.cards[card.index()];
    state.arrived = spot.since;
    state.properly_summoned = spot.properly_summoned;
    state.known = spot.known.unwrap_or(state.known);
}

/// What is known beside where the card lies: counters, what it is equipped to, which of its effects were used.
fn remember(game: &mut Game, card: CardId, spot: &Spot) {
    for (name, count) in &spot.counters {
        if let Some(kind) = game.library.counter(name) {
            game.state.cards[card.index()].on_field.counters.push((kind, *count));
        }
    }
    if let Some(to) = spot.equipped_to {
        let to: CardRef = game.card_ref(to);
        let monster = game.def(card).card.monster().is_some();
        let on_field = &mut game.state.cards[card.index()].on_field;
        on_field.equipped_to = Some(to);
        if monster {
            on_field.counts_as = CountsAs::EquipSpell;
        }
    }
    for used in &spot.used {
        let Some(&effect) = game.def(card).effects.get(used.nth) else { continue };
        let source = Source { effect, card: game.card_ref(card), you: spot.controller };
        for _ in 0..used.times {
            use_limits::count(game, source);
        }
    }
}
