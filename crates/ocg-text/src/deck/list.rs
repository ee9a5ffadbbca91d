//! A list as it is typed or copied from a page: a count and a name or password in each line, in any order.

use super::{BadLine, Cards, Part, Refused, Unreadable};
use ocg::card::Password;
use text::deck::{Line, is_count, plain};

/// The most copies that a line can mean; more is a slip.
const MOST: usize = 60;

pub(super) fn read(lines: &[Line], cards: &impl Cards) -> Result<Vec<(Part, Password)>, Unreadable> {
    let (mut part, mut entries, mut refused) = (Part::Main, Vec::new(), Vec::new());
    for Line { line, text } in lines {
        let said = plain(text);
        let said = said.trim().trim_start_matches("* ").trim();
        if said.is_empty() || said.starts_with("//") {
            continue;
        }
        if let Some(begun) = heading(said) {
            part = begun;
            continue;
        }
        match entry(said, cards) {
            Ok((copies, card)) => entries.extend(std::iter::repeat_n((part, card), copies)),
            Err(why) => refused.push(Refused { line: *line, found: said.to_owned(), why }),
        }
    }
    if refused.is_empty() { Ok(entries) } else { Err(Unreadable::of_lines(refused, entries.len())) }
}

/// "Main Deck (40)", "Extra:", "Side Deck", "Monsters", "== Spells ==": the words that lists are parted with.
fn heading(line: &str) -> Option<Part> {
    let letters = |letter: char| letter.is_alphabetic() || letter == ' ';
    let bare: String =
        line.chars().filter(|letter| letters(*letter)).collect::<String>().to_ascii_lowercase();
    let bare = bare.trim().trim_end_matches(" cards").trim_end_matches(" deck");
    match bare {
        "main" | "monster" | "monsters" | "spell" | "spells" | "trap" | "traps" => Some(Part::Main),
        "extra" => Some(Part::Extra),
        "side" => Some(Part::Side),
        _ => None,
    }
}

/// A name may begin or end with a number, so the whole line is tried first.
fn entry(line: &str, cards: &impl Cards) -> Result<(usize, Password), BadLine> {
    if let Ok(card) = card(line, cards) {
        return Ok((1, card));
    }
    let (first, rest) = line.split_once(' ').unwrap_or((line, ""));
    if is_count(first) && !rest.is_empty() {
        return Ok((count(first)?, card(rest, cards)?));
    }
    let (rest, last) = line.rsplit_once(' ').unwrap_or(("", line));
    if is_count(last) && !rest.is_empty() {
        return Ok((count(last)?, card(rest, cards)?));
    }
    card(line, cards).map(|card| (1, card))
}

fn count(word: &str) -> Result<usize, BadLine> {
    let digits: String = word.chars().filter(char::is_ascii_digit).collect();
    digits.parse().ok().filter(|copies| *copies <= MOST).ok_or(BadLine::TooMany)
}

fn card(said: &str, cards: &impl Cards) -> Result<Password, BadLine> {
    let said = said.trim().trim_matches('"');
    match said.parse().map(Password) {
        Ok(password) => cards.by_password(password).ok_or(BadLine::UnknownPassword(password)),
        Err(_) => cards.by_name(said).ok_or(BadLine::UnknownName),
    }
}
