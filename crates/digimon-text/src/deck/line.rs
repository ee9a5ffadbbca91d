//! One line of a list: a count, a card number, and a name that nobody relies on.

use super::heading::{Heading, heading};
use super::list::DeckList;
use super::number::numbered;
use digimon::card::Number;
use text::deck::{is_capital_count, is_count, plain, words};

/// What a line says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Line {
    Nothing,
    Heading(Heading),
    Card { number: Number, copies: u16 },
}

/// Why a line says nothing that can be used.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadLine {
    #[error("no card number is in it")]
    NoNumber,
    #[error("{0} and {1} are both in it; give each card a line of its own")]
    TwoNumbers(String, String),
    #[error("{0} copies; leave the card out instead")]
    NoCopies(String),
    #[error("{0} copies are more than the {most} that a list can have of a card", most = DeckList::MOST)]
    TooMany(String),
    #[error("it is not clear whether {0} is a count; begin the line with the count")]
    UnclearCount(String),
}

/// Reads a line of text, or an element of a JSON list.
pub fn read(line: &str) -> Result<Line, BadLine> {
    let line = plain(line);
    if let Some(below_zero) = below_zero(&line) {
        return Err(BadLine::NoCopies(below_zero.to_owned()));
    }
    let line = line.trim().trim_start_matches(['*', '-', '+', '>', ' ']);
    if let Some(comment) = line.strip_prefix("//").or_else(|| line.strip_prefix('#')) {
        return Ok(heading(comment).map_or(Line::Nothing, Line::Heading));
    }
    if is_address(line) || !line.contains(char::is_alphanumeric) {
        return Ok(Line::Nothing);
    }
    let words = words(without_comment(line));
    let mut numbers = words.iter().enumerate().filter_map(|(at, word)| Some((at, numbered(word)?)));
    let Some((at, found)) = numbers.next() else {
        return heading(line).map(Line::Heading).ok_or(BadLine::NoNumber);
    };
    let number = found.number;
    if let Some((_, other)) = numbers.find(|(_, other)| other.number != number) {
        return Err(BadLine::TwoNumbers(number.as_str().to_owned(), other.number.as_str().to_owned()));
    }
    let written = if found.glued.is_empty() { count(&words, at)? } else { Some(found.glued) };
    Ok(Line::Card { number, copies: written.map_or(Ok(1), copies)? })
}

/// A count with a minus at its beginning; before a space it marks a line of a list.
fn below_zero(line: &str) -> Option<&str> {
    let first = line.split_whitespace().next()?;
    first.strip_prefix('-').is_some_and(is_count).then_some(first)
}

/// Where a list comes from is no part of it.
fn is_address(line: &str) -> bool {
    let begins = |with: &str| line.get(..with.len()).is_some_and(|start| start.eq_ignore_ascii_case(with));
    begins("https://") || begins("http://") || begins("exported from")
}

/// The line up to ` //` or ` #`, unless its card number would be lost.
fn without_comment(line: &str) -> &str {
    let end = [" //", " #"].iter().filter_map(|mark| line.find(mark)).min().unwrap_or(line.len());
    let before = &line[..end];
    if words(before).iter().any(|word| numbered(word).is_some()) { before } else { line }
}

/// The word that counts: the first, the next after the card number, the last, the one before the number.
///
/// A name may have figures, too ("X4"), so what stands elsewhere is not taken for a count, but asked about.
fn count<'a>(words: &[&'a str], number: usize) -> Result<Option<&'a str>, BadLine> {
    let clear = |at: Option<usize>| at.and_then(|at| words.get(at)).filter(|word| is_count(word));
    let own = |at: usize| clear(Some(at)).or_else(|| words.get(at).filter(|word| is_capital_count(word)));
    let found = own(0)
        .or_else(|| own(number + 1))
        .or_else(|| clear(words.len().checked_sub(1)))
        .or_else(|| clear(number.checked_sub(1)));
    let unclear = || words.iter().find(|word| is_count(word) || is_capital_count(word));
    match (found, unclear()) {
        (None, Some(word)) => Err(BadLine::UnclearCount((*word).to_owned())),
        (found, _) => Ok(found.copied()),
    }
}

fn copies(written: &str) -> Result<u16, BadLine> {
    let figures = written.trim_matches(|letter: char| !letter.is_ascii_digit());
    match figures.parse() {
        Ok(0) => Err(BadLine::NoCopies(figures.to_owned())),
        Ok(copies) if copies <= DeckList::MOST => Ok(copies),
        _ => Err(BadLine::TooMany(figures.to_owned())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn is(line: &str, copies: u16, number: &str) {
        assert_eq!(read(line), Ok(Line::Card { number: Number::new(number), copies }), "{line}");
    }

    #[test]
    fn count_and_number_are_found_wherever_they_stand() {
        for line in [
            "4 Testmon BT1-010",
            "4x BT1-010",
            "4 x BT1-010",
            "BT1-010 x4",
            "BT1-010 X4",
            "BT1-010 Testmon 4",
            "BT1-010 Testmon x4",
            "4 (BT1-010)",
            "4 Testmon            (DCG) (BT1-010)",
            "4xBT1-010",
            "BT1-010x4",
            "Testmon x4 BT1-010",
            "Testmon 4 BT1-010",
            "BT1-010 (4)",
            "BT1-010: 4",
            "BT1-010*4",
            "BT1-010,4",
            "BT1-010,Testmon,4",
            "\"4\",\"Testmon\",\"BT1-010\",",
            "| 4 | Testmon | BT1-010 |",
            "4\tTestmon\tbt1-010\r",
            "\u{feff}- 4 Testmon BT1-010",
            "• 4 Testmon BT1-010_P1,",
            "４　テストモン　ＢＴ１－０１０",
            "BT1-010 テストモン ×4",
            "BT1-010 テストモン 4枚",
            "4 Testmon BT1-010 (Alt)",
            "4 Testmon BT1-010 // the good one",
            "4 BT1-010 # 3 would do",
            "BT1-010 Testmon (BT1-010) 4",
            "4 Testmon #BT1-010",
            "* 4 BT1–010",
        ] {
            is(line, 4, "BT1-010");
        }
    }

    #[test]
    fn without_a_count_it_is_one() {
        for line in
            ["BT1-010", "Testmon BT1-010", "BT1-010_P1", "ADR-09 Testmon BT1-010", "(BT1-010) Test No.1"]
        {
            is(line, 1, "BT1-010");
        }
    }

    #[test]
    fn figures_of_names_are_no_counts() {
        for line in
            ["3 Testmon X4 BT1-010", "BT1-010 Testmon X4 3", "3 Unit 11 BT1-010", "BT1-010 X3 Testmon X4"]
        {
            is(line, 3, "BT1-010");
        }
        for line in ["BT1-010 Testmon X4", "Testmon X4 BT1-010"] {
            assert_eq!(read(line), Err(BadLine::UnclearCount("X4".to_owned())), "{line}");
        }
        assert_eq!(read("BT1-010 Unit 11 Test"), Err(BadLine::UnclearCount("11".to_owned())));
    }

    #[test]
    fn what_is_no_card_is_passed_over() {
        for line in
            ["", "  \t", "// mine", "# mine", "-----", "|---|---|", "https://example.org/d/BT1-010", "***"]
        {
            assert_eq!(read(line), Ok(Line::Nothing), "{line}");
        }
        assert!(matches!(read("// Egg Deck"), Ok(Line::Heading(Heading::Begins(_)))));
        assert!(matches!(read("Egg Deck (4)"), Ok(Line::Heading(Heading::Begins(_)))));
    }

    #[test]
    fn bad_lines_say_why() {
        assert_eq!(read("4 Testmon"), Err(BadLine::NoNumber));
        assert_eq!(read("0 BT1-010"), Err(BadLine::NoCopies("0".to_owned())));
        assert_eq!(read("-4 Testmon BT1-010"), Err(BadLine::NoCopies("-4".to_owned())));
        assert_eq!(read("1000 BT1-010"), Err(BadLine::TooMany("1000".to_owned())));
        assert!(matches!(read("99999999999999999999999 BT1-010"), Err(BadLine::TooMany(_))));
        assert!(matches!(read("4 BT1-010 4 BT1-011"), Err(BadLine::TwoNumbers(..))));
    }
}
