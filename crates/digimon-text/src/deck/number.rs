//! Card numbers within a word of a line (DCG 2-11).

use digimon::card::Number;

/// A word that holds a card number.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Numbered<'a> {
    pub number: Number,
    /// "4x" of `4xBT1-010`, "x4" of `BT1-010x4`, or nothing.
    pub glued: &'a str,
}

/// The card number of a word, whatever art it names: "bt1-010", "BT1-010_P1", "4xBT1-010".
pub fn numbered(word: &str) -> Option<Numbered<'_>> {
    let word = word.trim_matches(|letter: char| !letter.is_ascii_alphanumeric());
    let (glued, rest) = count_before(word);
    let (length, rest) = number_length(rest).map(|length| (length, rest))?;
    let (number, after) = rest.split_at(length);
    let number = Number::new(&number.to_ascii_uppercase());
    if is_art(after) {
        return Some(Numbered { number, glued });
    }
    let is_count = glued.is_empty() && strip_x(after).is_some_and(is_digits);
    is_count.then_some(Numbered { number, glued: after })
}

/// "BT1-010", "ST1-07", "P-123": a set without a digit has numbers of three digits, so that names
/// such as "ADR-02" are none.
fn number_length(text: &str) -> Option<usize> {
    let run = |from: usize, is: fn(&u8) -> bool| text.as_bytes()[from..].iter().take_while(|b| is(b)).count();
    let letters = run(0, u8::is_ascii_alphabetic);
    let digits = run(letters, u8::is_ascii_digit);
    let hyphen = letters + digits;
    text[hyphen..].strip_prefix('-')?;
    let serial = run(hyphen + 1, u8::is_ascii_digit);
    let shortest = if digits == 0 { 3 } else { 2 };
    let is_number =
        (1..=3).contains(&letters) && (0..=2).contains(&digits) && (shortest..=3).contains(&serial);
    is_number.then_some(hyphen + 1 + serial)
}

/// "4x" of "4xBT1-010".
fn count_before(word: &str) -> (&str, &str) {
    let digits = word.bytes().take_while(u8::is_ascii_digit).count();
    match strip_x(&word[digits..]) {
        Some(rest) if digits > 0 => word.split_at(word.len() - rest.len()),
        _ => ("", word),
    }
}

/// What marks another picture: nothing, "_P1", "-P2", "_ALT".
fn is_art(after: &str) -> bool {
    let mark = after.strip_prefix(['_', '-']);
    let is_mark = |mark: &str| {
        mark.starts_with(|letter: char| letter.is_ascii_alphabetic())
            && mark.bytes().all(|byte| byte.is_ascii_alphanumeric())
    };
    after.is_empty() || mark.is_some_and(is_mark)
}

fn strip_x(text: &str) -> Option<&str> {
    text.strip_prefix(['x', 'X'])
}

fn is_digits(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(word: &str) -> Option<(String, &str)> {
        numbered(word).map(|found| (found.number.as_str().to_owned(), found.glued))
    }

    #[test]
    fn numbers_are_found_in_any_dress() {
        for word in
            ["BT1-010", "bt1-010", "BT1-010_P1", "BT1-010-p2", "BT1-010_ALT", "アグモンBT1-010", "BT1-010."]
        {
            assert_eq!(read(word), Some(("BT1-010".to_owned(), "")), "{word}");
        }
        assert_eq!(read("ST1-07"), Some(("ST1-07".to_owned(), "")));
        assert_eq!(read("P-123_P1"), Some(("P-123".to_owned(), "")));
        assert_eq!(read("4xbt1-010"), Some(("BT1-010".to_owned(), "4x")));
        assert_eq!(read("4xBT1-010_P1"), Some(("BT1-010".to_owned(), "4x")));
        assert_eq!(read("BT1-010X12"), Some(("BT1-010".to_owned(), "X12")));
    }

    #[test]
    fn other_words_are_none() {
        let words = [
            "",
            "-",
            "4",
            "x4",
            "ADR-02",
            "BT1",
            "BT1-",
            "BT1-1",
            "BT1-0101",
            "BT1-010-4",
            "BT1-010x",
            "1-010",
            "BTXX1-010",
            "BT100-010",
            "4xBT1-010x4",
            "Digi-Egg",
            "モン-010",
        ];
        for word in words {
            assert_eq!(read(word), None, "{word}");
        }
    }
}
