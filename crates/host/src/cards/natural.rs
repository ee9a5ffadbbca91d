//! The order of card numbers as people count: BT2 comes before BT10.

/// A text cut into words and numbers.
pub type Natural = Vec<(String, u64)>;

/// Compares as people would sort: letters first, then the number after them.
pub fn natural(text: &str) -> Natural {
    let mut parts: Natural = Vec::new();
    let mut rest = text;
    while !rest.is_empty() {
        let (letters, after) = cut(rest, |letter| !letter.is_ascii_digit());
        let (digits, after) = cut(after, |letter| letter.is_ascii_digit());
        parts.push((letters.to_owned(), digits.parse().unwrap_or(u64::MAX)));
        rest = after;
    }
    parts
}

fn cut(text: &str, while_is: impl Fn(char) -> bool) -> (&str, &str) {
    text.split_at(text.find(|letter| !while_is(letter)).unwrap_or(text.len()))
}

#[cfg(test)]
mod tests {
    use super::natural;

    #[test]
    fn numbers_are_counted_not_spelled() {
        let mut numbers = ["BT10-001", "P-100", "BT2-010", "BT2-009", "P-020", "BT2-1"];
        numbers.sort_by_key(|number| natural(number));
        assert_eq!(numbers, ["BT2-1", "BT2-009", "BT2-010", "BT10-001", "P-020", "P-100"]);
        assert_eq!(natural(""), []);
    }
}
