//! Decks of Digimon as players pass them on (DCG 1-4-1).

use crate::catalogue::{Catalogue, section};
use crate::requests::{DeckEntry, DeckFault, DeckReport, FaultView};
use crate::{Digimon, problem};
use digimon::builtin::{self, BuiltinDeck};
use digimon::card::Number;
use digimon_text::deck::{About, DeckList, Entry, Form, TooMany, Unreadable, import};
use host::requests::{FormName, NamedDeck, fitting};
use host::{Breaches, Decks, Problem, Terms, Unread};
use serde_json::json;

/// How many different cards a list can have.
const MOST: usize = 500;

impl Decks for Digimon {
    type Deck = Vec<DeckEntry>;
    type Report = DeckReport;

    fn builtin_decks() -> Vec<NamedDeck<Vec<DeckEntry>>> {
        let named = |deck: BuiltinDeck| NamedDeck { entries: entries(&deck), name: deck.name };
        builtin::decks().into_iter().map(named).collect()
    }

    fn numbers(deck: &Vec<DeckEntry>) -> Vec<&str> {
        deck.iter().map(|entry| entry.number.as_str()).collect()
    }

    fn read_deck(catalogue: &Catalogue, text: &str) -> Result<DeckReport, Problem> {
        let import = import(text).map_err(|why| unreadable(&why))?;
        DeckReport::of(catalogue, &import.deck, Some(&import))
    }

    fn report(catalogue: &Catalogue, deck: &Vec<DeckEntry>) -> Result<DeckReport, Problem> {
        DeckReport::of(catalogue, &list(catalogue, "entries", deck)?, None)
    }

    fn checked(
        catalogue: &Catalogue,
        place: &str,
        deck: Vec<DeckEntry>,
        Terms { unread, breaches }: Terms,
    ) -> Result<Vec<DeckEntry>, Problem> {
        let list = list(catalogue, place, &deck)?;
        let mut report = DeckReport::of(catalogue, &list, None)?;
        if !report.unknown.is_empty() {
            return Err(host::problem::no_such_card(place, report.unknown.join(", ")));
        }
        if breaches == Breaches::Played {
            report.faults.retain(|fault| fault.clause.is_some());
        }
        if !report.faults.is_empty() {
            return Err(not_legal(place, &report.faults));
        }
        if unread == Unread::Refused && !report.unread.is_empty() {
            return Err(host::problem::card_not_understood(place, report.unread.join(", ")));
        }
        let entry =
            |entry: &Entry| DeckEntry { number: entry.number.as_str().to_owned(), copies: entry.copies };
        Ok(list.entries().iter().map(entry).collect())
    }

    fn forms() -> Vec<FormName> {
        let named = |form: Form| FormName { key: form.name().to_owned(), name: form.name().to_owned() };
        Form::ALL.into_iter().map(named).collect()
    }

    fn write_deck(
        catalogue: &Catalogue,
        deck: &Vec<DeckEntry>,
        form: &str,
    ) -> Result<Option<String>, Problem> {
        let Some(form) = Form::named(form) else { return Ok(None) };
        let list = list(catalogue, "entries", deck)?;
        Ok(Some(form.write(&list, |number| about(catalogue, number))))
    }
}

/// The entries as a list, with the numbers as they are printed.
///
/// # Errors
/// With the first entry that cannot be one.
pub(crate) fn list(catalogue: &Catalogue, place: &str, entries: &[DeckEntry]) -> Result<DeckList, Problem> {
    fitting(place, entries.len(), MOST, "different cards")?;
    let mut list = DeckList::default();
    for (at, DeckEntry { number, copies }) in entries.iter().enumerate() {
        let place = format!("{place}[{at}]");
        fitting(&place, number.len(), 40, "letters")?;
        if number.trim().is_empty() {
            return Err(problem::no_card_number(place));
        }
        let known = catalogue.find(number).map(|found| found.card.number.clone());
        let number = known.unwrap_or_else(|| Number::new(number.trim()));
        let too_many = |TooMany(sum)| problem::too_many_copies(place, sum, DeckList::MOST);
        list.add(number, *copies).map_err(too_many)?;
    }
    Ok(list)
}

/// What a list may say about a card.
pub fn about(catalogue: &Catalogue, number: &Number) -> About {
    let Some(found) = catalogue.find(number.as_str()) else { return About::default() };
    About { name: Some(found.card.name.to_string()), section: Some(section(found.card.category)) }
}

/// The Digi-Eggs first.
fn entries(deck: &BuiltinDeck) -> Vec<DeckEntry> {
    let entry = |(number, copies): &(Number, u8)| DeckEntry {
        number: number.as_str().to_owned(),
        copies: (*copies).into(),
    };
    deck.eggs.iter().chain(&deck.main).map(entry).collect()
}

/// The page says the faults as it does beside a deck.
fn not_legal(place: &str, faults: &[DeckFault]) -> Problem {
    let all = |words: fn(&DeckFault) -> &str| faults.iter().map(words).collect::<Vec<_>>().join("; ");
    let what: Vec<&FaultView> = faults.iter().map(|fault| &fault.what).collect();
    problem::deck_not_legal(place, json!(what), all(|fault| &fault.reason), all(|fault| &fault.way_out))
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
