//! A pasted text as lines and words.

/// A line, or a text of a list, and its number from 1.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    pub line: usize,
    pub text: String,
}

/// The lines, however they end.
pub fn lines(text: &str) -> Vec<Line> {
    let text = text.replace("\r\n", "\n").replace('\r', "\n");
    (1..).zip(text.lines()).map(|(line, text)| Line { line, text: text.to_owned() }).collect()
}

/// What stands between blanks, brackets and signs of tables.
pub fn words(line: &str) -> Vec<&str> {
    let between = |letter: char| letter.is_whitespace() || ",;:=*|\"'()[]{}<>「」【】".contains(letter);
    line.split(between).filter(|word| !word.is_empty()).collect()
}

pub fn is_web_page(text: &str) -> bool {
    let start = text.trim_start().chars().take(15).collect::<String>().to_ascii_lowercase();
    ["<!doctype", "<html", "<head", "<body", "<?xml"].iter().any(|tag| start.starts_with(tag))
}

/// As much of it as fits in a line.
pub fn short(text: &str) -> String {
    const LONGEST: usize = 60;
    let text = text.trim();
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_and_words_are_found_in_whatever_was_pasted() {
        let found: Vec<(usize, String)> =
            lines("a\r\nb\rc").into_iter().map(|Line { line, text }| (line, text)).collect();
        assert_eq!(found, [(1, "a".to_owned()), (2, "b".to_owned()), (3, "c".to_owned())]);
        assert_eq!(words("| 4 | \"Stone\" (AB1-010),"), ["4", "Stone", "AB1-010"]);
        assert!(is_web_page(" <!DOCTYPE html>") && !is_web_page("4 Stone"));
        assert_eq!(short(&"é".repeat(61)), format!("{}…", "é".repeat(60)));
    }
}
