//! The position that a scenario starts from.

use super::Section;
use digimon::card::Card;
use digimon::effects::language::Face;
use digimon::state::{Known, Phase};
use scenario::CardName;
use table::{PerSeat, Seat};

/// What lies on the table, and where the turn stands.
#[derive(Clone, Debug)]
pub struct Setup {
    pub turn_player: Seat,
    pub phase: Phase,
    /// Of the turn player.
    pub memory: i8,
    pub turn: u16,
    pub seed: u64,
    pub seats: PerSeat<SeatSetup>,
    /// The cards that the scenario brings along.
    pub cards: Vec<Card>,
    pub decks: Vec<DeckList>,
}

/// What one player has. The top card of a pile comes first.
#[derive(Clone, Debug, Default)]
pub struct SeatSetup {
    /// Filler, if nothing is said.
    pub deck: Option<Vec<Placed>>,
    pub eggs: Vec<Placed>,
    pub hand: Vec<Placed>,
    pub trash: Vec<Placed>,
    pub security: Vec<Placed>,
    pub battle: Vec<UnitSetup>,
    pub breeding: Option<UnitSetup>,
}

/// One card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Placed {
    pub card: CardName,
    pub face: Option<Face>,
    pub alias: Option<String>,
    /// Who knows it, if its place does not say that.
    pub known: Option<Known>,
    pub used: Vec<UsedEffect>,
}

/// 15-14-1: an effect of the card that was used this turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UsedEffect {
    pub section: Section,
    /// The first of the text box is 1; keywords do not count.
    pub nth: usize,
    pub times: u8,
}

/// One card in play, the top card first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnitSetup {
    pub stack: Vec<Placed>,
    pub links: Vec<Placed>,
    pub suspended: bool,
    pub fresh: bool,
    pub alias: Option<String>,
}

/// A deck and a Digi-Egg deck, to be judged by the building rules (1-4-1).
#[derive(Clone, Debug)]
pub struct DeckList {
    pub name: String,
    pub deck: Vec<Placed>,
    pub eggs: Vec<Placed>,
}
