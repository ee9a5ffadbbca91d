//! The clauses of the Comprehensive Rules in our words, in each language of the page.

use rulebook::{Book, Files, file};

/// The Comprehensive Rules.
pub static BOOK: Book = Book::new(Files {
    edition: "Digimon Card Game, Comprehensive Rules 3.6",
    clauses: file!("rulebook/digimon.txt"),
    chapters: file!("rulebook/digimon-chapters.txt"),
    examples: None,
    japanese: file!("rulebook/digimon.ja.txt"),
    simplified_chinese: file!("rulebook/digimon.zh-Hans.txt"),
    traditional_chinese: file!("rulebook/digimon.zh-Hant.txt"),
});
