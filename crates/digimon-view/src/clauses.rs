//! The clauses of the Comprehensive Rules in our words, in each language of the page.

use rulebook::{Index, IndexError};
use serde::{Deserialize, Serialize};
use std::str::FromStr;
use std::sync::LazyLock;
use ts_rs::TS;

/// A language that the page speaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
pub enum Language {
    #[default]
    #[serde(rename = "en")]
    English,
    #[serde(rename = "ja")]
    Japanese,
    #[serde(rename = "zh-Hans")]
    SimplifiedChinese,
    #[serde(rename = "zh-Hant")]
    TraditionalChinese,
}

impl Language {
    pub const ALL: [Language; 4] =
        [Language::English, Language::Japanese, Language::SimplifiedChinese, Language::TraditionalChinese];

    /// As pages and browsers call it.
    pub fn tag(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Japanese => "ja",
            Language::SimplifiedChinese => "zh-Hans",
            Language::TraditionalChinese => "zh-Hant",
        }
    }
}

/// No language is called so.
#[derive(Debug, thiserror::Error)]
#[error("there are {}", Language::ALL.map(Language::tag).join(", "))]
pub struct NoLanguage;

impl FromStr for Language {
    type Err = NoLanguage;

    fn from_str(text: &str) -> Result<Language, NoLanguage> {
        Language::ALL.into_iter().find(|language| language.tag().eq_ignore_ascii_case(text)).ok_or(NoLanguage)
    }
}

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
