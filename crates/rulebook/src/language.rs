//! The languages in which sentences of our own are written.

use serde::{Deserialize, Serialize};
use std::str::FromStr;

/// A language that the page speaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
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
