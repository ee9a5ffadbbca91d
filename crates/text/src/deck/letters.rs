//! Letters as they come from keyboards, web pages and word processors, made plain.

/// The line with full-width letters, odd blanks, dashes and multiplication signs made plain.
pub fn plain(line: &str) -> String {
    line.chars().filter(|letter| !is_invisible(*letter)).map(plain_letter).collect()
}

fn plain_letter(letter: char) -> char {
    const FULL_WIDTH: u32 = '！' as u32 - '!' as u32;
    match letter {
        '！'..='～' => char::from_u32(letter as u32 - FULL_WIDTH).unwrap_or(letter),
        '×' | '✕' | '✖' | '⨯' => 'x',
        '‐' | '‑' | '‒' | '–' | '—' | '−' => '-',
        '•' | '·' | '◦' | '▪' | '‣' | '●' | '・' => '*',
        '“' | '”' | '„' => '"',
        letter if letter.is_whitespace() => ' ',
        letter => letter,
    }
}

/// Marks without width, which pages put between letters.
fn is_invisible(letter: char) -> bool {
    matches!(letter, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{2060}' | '\u{feff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn odd_letters_become_plain_ones() {
        assert_eq!(plain("４　ＡＢ１－０１０"), "4 AB1-010");
        assert_eq!(plain("\u{feff}AB1–010\u{a0}×4\t"), "AB1-010 x4 ");
        assert_eq!(plain("• カード"), "* カード");
    }
}
