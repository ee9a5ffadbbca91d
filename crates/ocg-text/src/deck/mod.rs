//! OCG 3.1.2: decks as players pass them on: `.ydk`, `ydke://`, and lists by name or password. A deck is taken as a
//! whole, or not at all.

mod fault;
mod list;
mod ydk;
mod ydke;

pub use fault::{BadLine, Refused, Unreadable};
pub use ydk::write as write_ydk;
pub use ydke::write as write_ydke;

use ocg::Deck;
use ocg::card::Password;
use text::deck::{is_web_page, lines};

/// The parts of a deck.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// Main Deck, or Extra Deck where the card belongs there.
    Main,
    Extra,
    Side,
}

/// What a list has to ask of the cards: whether there is such a one, and where it begins.
pub trait Cards {
    /// The card with this password, or of which it is another artwork.
    fn by_password(&self, password: Password) -> Option<Password>;
    fn by_name(&self, name: &str) -> Option<Password>;
    /// 3.2.1-33: does it begin in the Extra Deck?
    fn is_extra(&self, card: Password) -> bool;
}

/// Reads a deck of any form.
///
/// # Errors
/// With every line that cannot be read.
pub fn import(text: &str, cards: &impl Cards) -> Result<Deck, Unreadable> {
    if is_web_page(text) {
        return Err(Unreadable::WebPage);
    }
    if text.trim_start().to_ascii_lowercase().starts_with(ydke::SCHEME) {
        return ydke::read(text.trim(), cards);
    }
    let lines = lines(text);
    let entries = if ydk::is_ydk(&lines) { ydk::read(&lines, cards) } else { list::read(&lines, cards) }?;
    if entries.is_empty() {
        return Err(Unreadable::Empty);
    }
    Ok(put_together(entries, cards))
}

fn put_together(entries: Vec<(Part, Password)>, cards: &impl Cards) -> Deck {
    let mut deck = Deck { main: Vec::new(), extra: Vec::new(), side: Vec::new() };
    for (part, card) in entries {
        match part {
            Part::Side => deck.side.push(card),
            Part::Main | Part::Extra if cards.is_extra(card) => deck.extra.push(card),
            Part::Main | Part::Extra => deck.main.push(card),
        }
    }
    deck
}
