//! `decks`, `read_deck`, `check_deck`, `forms`, `write_deck`: decks as players pass them on.

use super::deck_report::{DeckEntry, DeckReport};
use super::fitting;
use crate::problem;
use crate::shelf::{Shelf, section};
use digimon::builtin::{self, BuiltinDeck};
use digimon::card::Number;
use digimon_text::deck::{About, DeckList, Form, TooMany, Unreadable, import};
use host::Problem;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A deck that comes with the program.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct NamedDeck {
    pub name: String,
    pub entries: Vec<DeckEntry>,
}

/// The request: a deck list of any form. The answer is a `DeckReport`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct DeckText {
    pub text: String,
}

/// The request: a deck. The answer is a `DeckReport`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct DeckEntries {
    pub entries: Vec<DeckEntry>,
}

/// A form in which programs and pages write decks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct FormName {
    pub key: String,
    pub name: String,
}

/// The request: the deck in the form with this key.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct WriteDeck {
    pub entries: Vec<DeckEntry>,
    pub form: String,
}

/// The answer: a text to pass on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct Written {
    pub text: String,
}

/// No list is longer than this; a mistaken file may be.
const LONGEST: usize = 256 * 1024;
/// How many different cards a list can have.
const MOST: usize = 500;

pub(super) fn built_in() -> Vec<NamedDeck> {
    let named = |deck: BuiltinDeck| NamedDeck { entries: DeckEntry::all_of(&deck), name: deck.name };
    builtin::decks().into_iter().map(named).collect()
}

pub(super) fn read(shelf: &Shelf, asked: DeckText) -> Result<DeckReport, Problem> {
    fitting("text", asked.text.len(), LONGEST, "bytes")?;
    let import = import(&asked.text).map_err(|why| unreadable(&why))?;
    DeckReport::of(shelf, &import.deck, Some(&import))
}

fn unreadable(why: &Unreadable) -> Problem {
    let text = why.to_string();
    let (reason, way_out) = text.rsplit_once(['\n', ';']).unwrap_or((&text, "paste a deck list"));
    let (reason, way_out) = (reason.trim(), way_out.trim());
    match why {
        Unreadable::Lines(refused) => {
            let (line, found) = refused.first().map_or((1, ""), |first| (first.line, &first.found));
            problem::deck_line(line, found, reason, way_out)
        }
        Unreadable::NotText { line, .. } => problem::deck_not_text(line, reason, way_out),
        Unreadable::WebPage => problem::deck_is_web_page(reason, way_out),
        Unreadable::Empty => problem::deck_is_empty(reason, way_out),
        Unreadable::Json(fault) => problem::deck_not_a_list(fault.line, reason, way_out),
    }
}

pub(super) fn check(shelf: &Shelf, asked: DeckEntries) -> Result<DeckReport, Problem> {
    DeckReport::of(shelf, &list(shelf, "entries", &asked.entries)?, None)
}

/// The entries as a list, with the numbers as they are printed.
///
/// # Errors
/// With the first entry that cannot be one.
pub fn list(shelf: &Shelf, place: &str, entries: &[DeckEntry]) -> Result<DeckList, Problem> {
    fitting(place, entries.len(), MOST, "different cards")?;
    let mut list = DeckList::default();
    for (at, DeckEntry { number, copies }) in entries.iter().enumerate() {
        let place = format!("{place}[{at}]");
        fitting(&place, number.len(), 40, "letters")?;
        if number.trim().is_empty() {
            return Err(problem::no_card_number(place));
        }
        let number =
            shelf.find(number).map_or_else(|| Number::new(number.trim()), |found| found.card.number.clone());
        let too_many = |TooMany(sum)| problem::too_many_copies(place, sum, DeckList::MOST);
        list.add(number, *copies).map_err(too_many)?;
    }
    Ok(list)
}

pub(super) fn forms() -> Vec<FormName> {
    let named = |form: Form| FormName { key: form.name().to_owned(), name: form.name().to_owned() };
    Form::ALL.into_iter().map(named).collect()
}

pub(super) fn write(shelf: &Shelf, asked: WriteDeck) -> Result<Written, Problem> {
    let known = || Form::ALL.map(Form::name).join(", ");
    let form = Form::named(&asked.form).ok_or_else(|| problem::no_such_form(known()))?;
    let list = list(shelf, "entries", &asked.entries)?;
    Ok(Written { text: form.write(&list, |number| about(shelf, number)) })
}

/// What a list may say about a card.
pub fn about(shelf: &Shelf, number: &Number) -> About {
    let Some(stocked) = shelf.find(number.as_str()) else { return About::default() };
    About { name: Some(stocked.card.name.to_string()), section: Some(section(stocked.card.category)) }
}
