//! A rulebook as a program carries it: its edition, and the files of its index in every language.

use crate::read::read_chapters;
use crate::{Index, IndexError, Language, read_cards};
use std::sync::OnceLock;

/// The index of a rulebook. A language is read when it is first asked for.
#[derive(Debug)]
pub struct Book {
    files: Files,
    read: [OnceLock<Result<Index, BadFile>>; Language::ALL.len()],
}

/// What a book is read from.
#[derive(Clone, Copy, Debug)]
pub struct Files {
    /// The game, the rulebook and its edition, as a title.
    pub edition: &'static str,
    pub clauses: File,
    pub chapters: File,
    /// The worked examples, where the index lists them.
    pub examples: Option<Examples>,
    pub japanese: File,
    pub simplified_chinese: File,
    pub traditional_chinese: File,
}

/// The worked examples, and the cards that they name.
#[derive(Clone, Copy, Debug)]
pub struct Examples {
    pub sentences: File,
    pub cards: File,
}

/// A text file by its path in the checkout.
#[derive(Clone, Copy, Debug)]
pub struct File {
    pub path: &'static str,
    pub text: &'static str,
}

/// Puts a [`File`] of the checkout into the program; the path is a literal.
#[macro_export]
macro_rules! file {
    ($path:literal) => {
        $crate::File {
            path: $path,
            text: include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../", $path)),
        }
    };
}

/// One of the files of an index, and what is wrong with it.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{file}: {why}")]
pub struct BadFile {
    pub file: &'static str,
    pub why: IndexError,
}

impl Book {
    pub const fn new(files: Files) -> Book {
        Book { files, read: [const { OnceLock::new() }; Language::ALL.len()] }
    }

    pub fn edition(&self) -> &'static str {
        self.files.edition
    }

    /// The index in a language.
    ///
    /// # Errors
    /// When one of its files was damaged before the program was built.
    pub fn index(&self, language: Language) -> Result<&Index, &BadFile> {
        self.read[language as usize].get_or_init(|| self.read_in(language)).as_ref()
    }

    fn read_in(&self, language: Language) -> Result<Index, BadFile> {
        match language {
            Language::English => self.read_english(),
            Language::Japanese => self.reworded(self.files.japanese),
            Language::SimplifiedChinese => self.reworded(self.files.simplified_chinese),
            Language::TraditionalChinese => self.reworded(self.files.traditional_chinese),
        }
    }

    fn read_english(&self) -> Result<Index, BadFile> {
        let Files { clauses, chapters, examples, .. } = self.files;
        let chapters = read_chapters(chapters.text).map_err(|why| bad(chapters, why))?;
        let index = Index { chapters, ..Index::default() };
        let index = index.with_clauses(clauses.text).map_err(|why| bad(clauses, why))?;
        let Some(Examples { sentences, cards }) = examples else { return Ok(index) };
        let cards = read_cards(cards.text).map_err(|why| bad(cards, why))?;
        index.with_examples(sentences.text, &cards).map_err(|why| bad(sentences, why))
    }

    fn reworded(&self, file: File) -> Result<Index, BadFile> {
        let english = self.index(Language::English).map_err(Clone::clone)?;
        english.reworded(file.text).map_err(|why| bad(file, why))
    }
}

fn bad(file: File, why: IndexError) -> BadFile {
    BadFile { file: file.path, why }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn file(path: &'static str, text: &'static str) -> File {
        File { path, text }
    }

    const FILES: Files = Files {
        edition: "Nim, second edition",
        clauses: file("nim.txt", "1.1-1 | procedure | 1 | a | Take a stick."),
        chapters: file("chapters.txt", "1 | Sticks"),
        examples: Some(Examples {
            sentences: file("examples.txt", "1.1-1e1 | 7 | Ann takes one."),
            cards: file("cards.txt", "7 | Stick | Stock"),
        }),
        japanese: file("ja.txt", "1.1-1 | 一本取る。"),
        simplified_chinese: file("zh-Hans.txt", "1.1-2 | 拿一根。"),
        traditional_chinese: file("zh-Hant.txt", "1.1-1 | 拿一根。"),
    };

    #[test]
    fn every_language_has_the_same_clauses_and_examples() {
        let book = Book::new(FILES);
        let [english, japanese] =
            [Language::English, Language::Japanese].map(|each| book.index(each).unwrap());
        assert_eq!(book.edition(), "Nim, second edition");
        assert_eq!(japanese.clauses()[0].sentence, "一本取る。");
        assert_eq!((japanese.examples(), english.examples().len()), (english.examples(), 1));
    }

    #[test]
    fn an_error_names_its_file() {
        let error = |files| Book::new(files).index(Language::SimplifiedChinese).unwrap_err().file;
        let broken = |path| file(path, "1-x");
        let broken_examples =
            |sentences, cards| Files { examples: Some(Examples { sentences, cards }), ..FILES };
        let Examples { sentences, cards } = FILES.examples.unwrap();
        assert_eq!(error(FILES), "zh-Hans.txt");
        assert_eq!(error(Files { clauses: broken("nim.txt"), ..FILES }), "nim.txt");
        assert_eq!(error(Files { chapters: broken("chapters.txt"), ..FILES }), "chapters.txt");
        assert_eq!(error(broken_examples(broken("examples.txt"), cards)), "examples.txt");
        assert_eq!(error(broken_examples(sentences, broken("cards.txt"))), "cards.txt");
    }
}
