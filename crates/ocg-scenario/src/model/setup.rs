//! The position that a scenario starts from.

use ocg::card::Card;
use ocg::language::SummonWay;
use ocg::state::{Face, Known, Phase};
use scenario::CardName;
use table::{PerSeat, Seat};

/// What lies on the table, and where the turn stands.
#[derive(Clone, Debug)]
pub struct Setup {
    pub turn_player: Seat,
    pub phase: Phase,
    pub turn: u16,
    pub seed: u64,
    pub normal_summon_used: bool,
    pub pendulum_summon_used: bool,
    pub seats: PerSeat<SeatSetup>,
    /// The cards that the scenario brings along.
    pub cards: Vec<Card>,
    /// Deck lists, which are in no duel.
    pub decks: Vec<super::DeckList>,
}

/// What one player has. The top card of a pile comes first.
#[derive(Clone, Debug, Default)]
pub struct SeatSetup {
    pub life: Option<i32>,
    /// Filler, if nothing is said.
    pub deck: Option<Vec<Laid>>,
    pub hand: Vec<Laid>,
    pub extra: Vec<Laid>,
    /// Only before the duel.
    pub side: Vec<Laid>,
    pub graveyard: Vec<Laid>,
    pub banished: Vec<Laid>,
    pub monsters: Vec<OnField>,
    pub extra_monsters: Vec<OnField>,
    pub spells: Vec<OnField>,
    pub field: Vec<OnField>,
    pub pendulum: Vec<OnField>,
}

/// One card of a pile, or a material.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Laid {
    pub card: CardName,
    pub alias: Option<String>,
    pub face: Option<Face>,
    /// Who knows it, if its place does not say that.
    pub known: Option<Known>,
    /// 3.3.2-122
    pub properly: Option<bool>,
    /// 3.5.1: the effects that were used this turn, the first is 1, and how often.
    pub used: Vec<(usize, u8)>,
    /// It came there in this turn.
    pub this_turn: bool,
}

/// One card of the field.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OnField {
    pub laid: Laid,
    /// The first from the left is 1.
    pub zone: Option<u8>,
    /// Whose card it is, if not that of the one who controls it.
    pub owner: Option<Seat>,
    pub summoned: Option<SummonWay>,
    pub moved: bool,
    pub attacked: bool,
    pub equipped_to: Option<String>,
    pub counters: Vec<(String, u16)>,
    pub materials: Vec<Laid>,
}
