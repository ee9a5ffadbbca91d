//! OCG 3.1.2: decks as players pass them on.

use crate::catalogue::Catalogue;
use crate::requests::{DeckEntry, DeckFault, DeckReport, FaultView, PartView};
use crate::{Ocg, problem};
use host::requests::{FormName, NamedDeck, fitting};
use host::{Breaches, Decks, Problem, Terms, Unread};
use ocg::card::Password;
use ocg::{Deck, builtin};
use ocg_text::deck::{Cards, Unreadable, import, write_ydk, write_ydke};
use serde_json::json;

/// How many different cards a list can have.
const MOST: usize = 200;
/// No deck has more cards: 60, 15 and 15.
const COPIES: u16 = 90;

/// The forms in which decks are written.
const FORMS: [(&str, &str); 3] = [("ydk", ".ydk"), ("ydke", "ydke://"), ("list", "List")];

impl Decks for Ocg {
    type Deck = Vec<DeckEntry>;
    type Report = DeckReport;

    fn builtin_decks() -> Vec<NamedDeck<Vec<DeckEntry>>> {
        let catalogue = Catalogue::builtin();
        let named = |deck: builtin::BuiltInDeck| NamedDeck {
            entries: entries(&catalogue, &deck.deck()),
            name: deck.name,
        };
        builtin::decks().into_iter().map(named).collect()
    }

    fn numbers(deck: &Vec<DeckEntry>) -> Vec<&str> {
        deck.iter().map(|entry| entry.number.as_str()).collect()
    }

    fn read_deck(catalogue: &Catalogue, text: &str) -> Result<DeckReport, Problem> {
        let deck = import(text, &Known(catalogue)).map_err(|why| unreadable(&why))?;
        let form = if text.trim_start().starts_with("ydke") { "ydke" } else { "list" };
        Ok(DeckReport::of(catalogue, &entries(catalogue, &deck), Some(form)))
    }

    fn report(catalogue: &Catalogue, deck: &Vec<DeckEntry>) -> Result<DeckReport, Problem> {
        Ok(DeckReport::of(catalogue, &checked(catalogue, "entries", deck)?, None))
    }

    fn checked(
        catalogue: &Catalogue,
        place: &str,
        deck: Vec<DeckEntry>,
        Terms { unread, breaches }: Terms,
    ) -> Result<Vec<DeckEntry>, Problem> {
        let deck = checked(catalogue, place, &deck)?;
        let mut report = DeckReport::of(catalogue, &deck, None);
        if !report.unknown.is_empty() {
            return Err(host::problem::no_such_card(place, report.unknown.join(", ")));
        }
        if breaches == Breaches::Played {
            report.faults.retain(|fault| !fault.listed);
        }
        if !report.faults.is_empty() {
            return Err(not_legal(place, &report.faults));
        }
        if unread == Unread::Refused && !report.unread.is_empty() {
            return Err(host::problem::card_not_understood(place, report.unread.join(", ")));
        }
        Ok(deck)
    }

    fn forms() -> Vec<FormName> {
        let named = |(key, name): (&str, &str)| FormName { key: key.to_owned(), name: name.to_owned() };
        FORMS.into_iter().map(named).collect()
    }

    fn write_deck(
        catalogue: &Catalogue,
        deck: &Vec<DeckEntry>,
        form: &str,
    ) -> Result<Option<String>, Problem> {
        let deck = checked(catalogue, "entries", deck)?;
        Ok(match form {
            "ydk" => Some(write_ydk(&parts(catalogue, &deck))),
            "ydke" => Some(write_ydke(&parts(catalogue, &deck))),
            "list" => Some(listed(catalogue, &deck)),
            _ => None,
        })
    }
}

/// The entries with the numbers as they are printed, and where each belongs.
fn checked(catalogue: &Catalogue, place: &str, entries: &[DeckEntry]) -> Result<Vec<DeckEntry>, Problem> {
    fitting(place, entries.len(), MOST, "different cards")?;
    let mut all = Vec::new();
    for (at, entry) in entries.iter().enumerate() {
        let place = format!("{place}[{at}]");
        let number = entry.number.trim();
        fitting(&place, number.len(), 40, "letters")?;
        if number.parse::<u32>().is_err() {
            return Err(problem::no_card_number(place));
        }
        if entry.copies > COPIES {
            return Err(problem::too_many_copies(place, entry.copies, COPIES));
        }
        let known = catalogue.find(number).map(|found| found.card.id.0.to_string());
        let number = known.unwrap_or_else(|| number.to_owned());
        let entry = DeckEntry { number, ..entry.clone() };
        all.push(DeckEntry { part: Some(part_of(catalogue, &entry)), ..entry });
    }
    Ok(all)
}

/// 3.1.2-5, -11: the card decides, then what the entry said.
pub(crate) fn part_of(catalogue: &Catalogue, entry: &DeckEntry) -> PartView {
    match catalogue.find(&entry.number) {
        Some(found) if found.card.is_of_extra_deck() => PartView::Extra,
        Some(_) => PartView::Main,
        None => entry.part.unwrap_or(PartView::Main),
    }
}

/// The deck of these entries.
pub(crate) fn parts(catalogue: &Catalogue, entries: &[DeckEntry]) -> Deck {
    let mut deck = Deck::default();
    for entry in entries {
        let Ok(password) = entry.number.parse().map(Password) else { continue };
        let part = match (entry.side, part_of(catalogue, entry)) {
            (true, _) => &mut deck.side,
            (false, PartView::Main) => &mut deck.main,
            (false, PartView::Extra) => &mut deck.extra,
        };
        part.extend(std::iter::repeat_n(password, entry.copies.into()));
    }
    deck
}

/// In the order of the deck, copies together.
fn entries(catalogue: &Catalogue, deck: &Deck) -> Vec<DeckEntry> {
    let mut all: Vec<DeckEntry> = Vec::new();
    for (cards, side) in [(&deck.main, false), (&deck.extra, false), (&deck.side, true)] {
        for card in cards {
            let number = card.0.to_string();
            if let Some(entry) = all.iter_mut().find(|entry| entry.number == number && entry.side == side) {
                entry.copies += 1;
            } else {
                let entry = DeckEntry { number, copies: 1, part: None, side };
                all.push(DeckEntry { part: Some(part_of(catalogue, &entry)), ..entry });
            }
        }
    }
    all
}

/// A count and a name a line, as `ocg_text` reads it.
fn listed(catalogue: &Catalogue, entries: &[DeckEntry]) -> String {
    let name = |entry: &DeckEntry| {
        let found = catalogue.find(&entry.number);
        found.map_or_else(|| entry.number.clone(), |found| found.card.name.clone())
    };
    let lines = |title: &str, wanted: &dyn Fn(&DeckEntry) -> bool| {
        let lines: Vec<String> = entries
            .iter()
            .filter(|entry| wanted(entry))
            .map(|entry| format!("{} {}\n", entry.copies, name(entry)))
            .collect();
        if lines.is_empty() { String::new() } else { format!("{title}\n{}", lines.concat()) }
    };
    let is = |part: PartView| move |entry: &DeckEntry| !entry.side && part_of(catalogue, entry) == part;
    [
        lines("Main Deck", &is(PartView::Main)),
        lines("Extra Deck", &is(PartView::Extra)),
        lines("Side Deck", &|entry| entry.side),
    ]
    .concat()
}

/// What a list asks of the catalogue. A password that no card has is kept: a pool may bring the card.
struct Known<'c>(&'c Catalogue);

impl Known<'_> {
    fn has(&self, password: u32) -> bool {
        self.0.find(&password.to_string()).is_some()
    }
}

impl Cards for Known<'_> {
    /// Another artwork has the password beside that of its card.
    fn by_password(&self, password: Password) -> Option<Password> {
        let Password(number) = password;
        let beside = [number.checked_add(1), number.checked_sub(1)].into_iter().flatten();
        let known = std::iter::once(number).chain(beside).find(|&one| self.has(one));
        Some(known.map_or(password, Password))
    }

    fn by_name(&self, name: &str) -> Option<Password> {
        let folded = |name: &str| name.trim().to_lowercase().replace(['‘', '’'], "'");
        let wanted = folded(name);
        let found = self.0.entries().find(|entry| folded(&entry.card.name) == wanted);
        found.map(|entry| entry.card.id)
    }

    fn is_extra(&self, card: Password) -> bool {
        self.0.find(&card.0.to_string()).is_some_and(|found| found.card.is_of_extra_deck())
    }
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
            let (line, found) = refused.first().map_or((1, ""), |first| (first.line, first.found.as_str()));
            problem::deck_line(line, found, reason, way_out)
        }
        Unreadable::WebPage => problem::deck_is_web_page(reason, way_out),
        Unreadable::AnotherGame(_) => problem::deck_of_another_game(reason, way_out),
        Unreadable::Empty => problem::deck_is_empty(reason, way_out),
        Unreadable::Ydke(_) => problem::deck_not_an_address(reason, way_out),
    }
}
