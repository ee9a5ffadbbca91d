//! Plays any game at the table over and over, and says how it went. It knows no game.
//!
//! An [`Arena`] deals games; [`simulate`] plays them with random answers; an [`Observer`] may look
//! on, and stop a game that went wrong; the [`Report`] adds them up.

mod arena;
mod check;
mod deck_source;
mod effects;
pub mod perft;
mod play;
mod prove;
mod question;
mod rate;
mod report;
mod simulate;

pub use arena::{Arena, Observer};
pub use check::check_replay;
pub use deck_source::{Cores, DeckSource, around_cards, dice_of};
pub use effects::{ENOUGH, EffectRow, Effects, Proof, Summary};
pub use play::{Ended, Played, play_at_random};
pub use prove::{Provable, prove};
pub use question::check_question;
pub use rate::Rate;
pub use report::{Failure, Report};
pub use simulate::{Settings, simulate};
