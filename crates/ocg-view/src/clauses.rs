//! The statements of the complete rulebook in our words, in each language of the page, and its examples.

use rulebook::{Book, Examples, Files, file};

/// The complete rulebook, as revised on 1 April 2020.
pub static BOOK: Book = Book::new(Files {
    edition: "Yu-Gi-Oh OCG, complete rulebook, revision of 1 April 2020",
    clauses: file!("rulebook/ocg.txt"),
    chapters: file!("rulebook/ocg-chapters.txt"),
    examples: Some(Examples {
        sentences: file!("rulebook/ocg-examples.txt"),
        cards: file!("rulebook/ocg-cards.txt"),
    }),
    japanese: file!("rulebook/ocg.ja.txt"),
    simplified_chinese: file!("rulebook/ocg.zh-Hans.txt"),
    traditional_chinese: file!("rulebook/ocg.zh-Hant.txt"),
});
