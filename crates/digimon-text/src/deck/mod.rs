//! Decks as players pass them on: lists of every common form are read, and written.
//!
//! All forms are read the same way, line by line, because what people paste is seldom clean: the
//! card number decides, everything else may be missing or wrong. The form is only recognised, so
//! that a list can be told from where it comes.

mod fault;
mod form;
mod heading;
mod line;
mod list;
mod number;
mod restricted;

pub use fault::{Refused, Unreadable};
pub use form::{About, Form};
pub use heading::Section;
pub use line::BadLine;
pub use list::{DeckList, Entry, TooMany};
pub use restricted::Restricted;

use digimon::card::Number;
use form::Signs;
use heading::Heading;
use line::Line;
use text::deck::{self, is_json, is_web_page, lines, texts};

/// What a text says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Import {
    /// The form that it was recognised as.
    pub form: Form,
    pub deck: DeckList,
    /// What a sideboard has; it is no part of the deck.
    pub side: DeckList,
    /// Under which heading a number came first, if under any.
    sections: Vec<(Number, Section)>,
}

impl Import {
    /// What the text says about where a card belongs. Its category knows better.
    pub fn section(&self, number: &Number) -> Option<Section> {
        self.sections.iter().find(|(known, _)| known == number).map(|(_, section)| *section)
    }
}

/// The text of a file of a deck.
///
/// # Errors
/// When it is no text.
pub fn decode(bytes: &[u8]) -> Result<String, Unreadable> {
    text::decode(bytes).map_err(|text::NotText { line, byte }| Unreadable::NotText { line, byte })
}

/// Reads a deck of any form.
///
/// # Errors
/// With every line that cannot be read: a deck is taken as a whole, or not at all.
pub fn import(text: &str) -> Result<Import, Unreadable> {
    if is_web_page(text) {
        return Err(Unreadable::WebPage);
    }
    let json = is_json(text);
    let lines = if json { texts(text, "BT1-010")? } else { lines(text) };
    let mut reading = Reading { signs: Signs::new(json), ..Reading::default() };
    for line in lines {
        reading.take(line);
    }
    let Reading { deck, side, sections, refused, signs, .. } = reading;
    match refused.is_empty() {
        false => Err(Unreadable::Lines(refused)),
        true if deck.is_empty() => Err(Unreadable::Empty),
        true => Ok(Import { form: Form::recognised(&signs), deck, side, sections }),
    }
}

/// What has been read so far.
#[derive(Default)]
struct Reading {
    deck: DeckList,
    side: DeckList,
    sections: Vec<(Number, Section)>,
    refused: Vec<Refused>,
    signs: Signs,
    /// What the last heading said.
    section: Option<Section>,
}

impl Reading {
    fn take(&mut self, deck::Line { line, text }: deck::Line) {
        let taken = match line::read(&text) {
            Ok(Line::Card { number, copies }) => {
                self.signs.see_card(&text);
                self.add(number, copies)
            }
            Ok(Line::Heading(heading)) => {
                self.signs.see_title(&text);
                self.section = match heading {
                    Heading::Begins(section) => Some(section),
                    Heading::List => None,
                    Heading::Mere => self.section,
                };
                Ok(())
            }
            Ok(Line::Nothing) => {
                self.signs.see_title(&text);
                Ok(())
            }
            Err(why) => Err(why),
        };
        if let Err(why) = taken {
            self.refused.push(Refused { line, found: text, why });
        }
    }

    fn add(&mut self, number: Number, copies: u16) -> Result<(), BadLine> {
        let too_many = |TooMany(sum)| BadLine::TooMany(sum.to_string());
        match self.section {
            Some(Section::Side) => return self.side.add(number, copies).map_err(too_many),
            Some(section) if !self.sections.iter().any(|(known, _)| *known == number) => {
                self.sections.push((number.clone(), section));
            }
            Some(_) | None => {}
        }
        self.deck.add(number, copies).map_err(too_many)
    }
}
