//! What a page or a bot says, over `/ws?room=ROOM&key=KEY&version=2`.

use super::{Holding, Word};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Key, Respond, Seat};
use ts_rs::TS;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case", tag = "do")]
pub enum FromPage {
    /// Takes an option of what a seat is asked, or declares a value.
    Answer {
        /// How many moves the sender has seen: an answer to an older question is refused, and one that is
        /// sent again after a lost connection is not taken twice.
        at: u32,
        /// One of `asked.keys`, or a value: `name …`, `word …`, `number …`.
        key: Key,
        /// Which seat answers, where both that one holds are asked.
        #[ts(optional)]
        seat: Option<Seat>,
    },
    /// Which values are meant by a text, where one is to be declared? `id` comes back with them.
    Find {
        id: u32,
        text: String,
        #[ts(optional)]
        seat: Option<Seat>,
    },
    /// How a seat wants windows to be treated from now on.
    Respond {
        seat: Seat,
        how: Respond,
    },
    /// `seat` says which one where somebody holds both.
    Concede {
        seat: Seat,
    },
    OfferDraw {
        seat: Seat,
    },
    /// Takes or turns down the other seat's offer.
    AnswerDraw {
        seat: Seat,
        accept: bool,
    },
    /// Between two games of a match: ready for the next one, with another deck or with the one that the seat has.
    Ready {
        seat: Seat,
        #[ts(type = "unknown")]
        deck: Option<Value>,
    },
    /// Says who goes first in the next game of a match, for whoever may choose.
    First {
        seat: Seat,
        first: Seat,
    },
    /// What the seat could change before the next game of a match: `deck` comes back.
    Deck {
        seat: Seat,
    },
    /// Asks the other player's leave to take the last own choice back, and all that followed it.
    AskBack {
        seat: Seat,
    },
    /// Gives it, or does not.
    AnswerBack {
        seat: Seat,
        accept: bool,
    },
    /// A quick word to everybody at the table.
    Say {
        seat: Seat,
        word: Word,
    },
    /// Whoever has the link for watchers may see the whole game from now on. Only when it is over.
    Share,
    /// One own choice back; what bots did since goes with it. Only for practice.
    Undo,
    Redo,
    /// A new room with the same decks and seats exchanged, once both want it.
    Rematch,
    /// May watchers see this seat's hidden cards?
    Show {
        seat: Seat,
        show: bool,
    },
    /// What about this card or place? `id` comes back with the answer.
    About {
        id: u32,
        #[ts(type = "unknown")]
        what: Value,
        /// As it was after so many moves; now, if it is missing.
        #[ts(optional)]
        at: Option<u32>,
        /// As whom, as in `look`.
        #[ts(optional)]
        viewer: Option<Holding>,
    },
    /// What would come of this answer, as far as it is certain from what the seat knows? `id` comes back with it; the
    /// rest is as in `answer`. Nothing is done.
    Foresee {
        id: u32,
        at: u32,
        key: Key,
        #[ts(optional)]
        seat: Option<Seat>,
    },
    /// The table as it was after so many moves, without touching the game. `at` is missing: back to now.
    Look {
        at: Option<u32>,
        /// As whom; as oneself if it is missing. Once the game is over, players may take
        /// the other's, or both; whoever holds both seats always may.
        #[ts(optional)]
        viewer: Option<Holding>,
    },
    /// The connection is alive.
    Ping,
}

impl FromPage {
    /// Is an earlier moment asked for, or one with other eyes?
    pub fn looks_back(&self) -> bool {
        matches!(self, FromPage::Look { .. } | FromPage::About { .. })
    }

    /// The number of a question about a card, a place or an answer.
    pub fn about(&self) -> Option<u32> {
        match self {
            FromPage::About { id, .. } | FromPage::Foresee { id, .. } => Some(*id),
            FromPage::Answer { .. }
            | FromPage::Find { .. }
            | FromPage::Respond { .. }
            | FromPage::Concede { .. }
            | FromPage::OfferDraw { .. }
            | FromPage::AnswerDraw { .. }
            | FromPage::Ready { .. }
            | FromPage::First { .. }
            | FromPage::Deck { .. }
            | FromPage::AskBack { .. }
            | FromPage::AnswerBack { .. }
            | FromPage::Say { .. }
            | FromPage::Share
            | FromPage::Undo
            | FromPage::Redo
            | FromPage::Rematch
            | FromPage::Show { .. }
            | FromPage::Look { .. }
            | FromPage::Ping => None,
        }
    }
}
