//! How many copies a list says.

/// "4", "4x", "x4", "4枚".
pub fn is_count(word: &str) -> bool {
    let figures = word.strip_prefix('x').unwrap_or(word).trim_end_matches(['x', 'X', '枚', '张', '張']);
    !figures.is_empty() && figures.bytes().all(|byte| byte.is_ascii_digit())
}

/// "X4" can be a count, and the end of a name.
pub fn is_capital_count(word: &str) -> bool {
    word.strip_prefix('X').is_some_and(|rest| !rest.starts_with('x') && is_count(rest))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_are_told_from_names() {
        assert!(["4", "4x", "x4", "4X", "40", "3枚"].iter().all(|word| is_count(word)));
        assert!(["", "x", "X4", "4a", "-4", "xx4"].iter().all(|word| !is_count(word)));
        assert!(is_capital_count("X4") && !is_capital_count("Xx4") && !is_capital_count("X"));
    }
}
