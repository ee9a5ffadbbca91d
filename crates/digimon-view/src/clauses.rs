//! The clauses of the Comprehensive Rules in our words, in each language of the page.

pub use host::Language;

use rulebook::{Index, IndexError};
use std::sync::LazyLock;

/// One of the files of the index, and what is wrong with it.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{file}: {why}")]
pub struct BadFile {
    pub file: &'static str,
    pub why: IndexError,
}

type Read = LazyLock<Result<Index, BadFile>>;

static ENGLISH: Read = LazyLock::new(|| {
    let chapters = include_str!("../../../rulebook/digimon-chapters.txt");
    let read = Index::read(include_str!("../../../rulebook/digimon.txt"), chapters);
    read.map_err(|why| BadFile { file: "rulebook/digimon.txt", why })
});
static JAPANESE: Read =
    LazyLock::new(|| reworded("rulebook/digimon.ja.txt", include_str!("../../../rulebook/digimon.ja.txt")));
static SIMPLIFIED: Read = LazyLock::new(|| {
    reworded("rulebook/digimon.zh-Hans.txt", include_str!("../../../rulebook/digimon.zh-Hans.txt"))
});
static TRADITIONAL: Read = LazyLock::new(|| {
    reworded("rulebook/digimon.zh-Hant.txt", include_str!("../../../rulebook/digimon.zh-Hant.txt"))
});

fn reworded(file: &'static str, text: &str) -> Result<Index, BadFile> {
    let english = ENGLISH.as_ref().map_err(Clone::clone)?;
    english.reworded(text).map_err(|why| BadFile { file, why })
}

/// The index in a language.
///
/// # Errors
/// When its file was damaged before the program was built.
pub fn index(language: Language) -> Result<&'static Index, &'static BadFile> {
    let read = match language {
        Language::English => &ENGLISH,
        Language::Japanese => &JAPANESE,
        Language::SimplifiedChinese => &SIMPLIFIED,
        Language::TraditionalChinese => &TRADITIONAL,
    };
    read.as_ref()
}
