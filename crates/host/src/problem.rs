//! What went wrong, for a person: the place, the reason, the way out; and a key, for words of any language.

use serde::Serialize;
use std::collections::BTreeMap;
use ts_rs::TS;

/// Nothing was done, and nothing is lost.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, thiserror::Error, TS)]
#[error("{place}: {reason}; {way_out}")]
pub struct Problem {
    /// What it is about: a field of the request, a line of a deck, a card.
    pub place: String,
    pub reason: String,
    /// What can be done about it.
    pub way_out: String,
    /// Which problem it is, for pages that say it in their own words; none for one that only a terminal shows.
    pub what: Option<&'static str>,
    /// What the words are about: numbers, names.
    pub with: BTreeMap<&'static str, String>,
}

impl Problem {
    /// One that is said in English only.
    pub fn new(place: impl Into<String>, reason: impl Into<String>, way_out: impl Into<String>) -> Problem {
        let (place, reason, way_out) = (place.into(), reason.into(), way_out.into());
        Problem { place, reason, way_out, what: None, with: BTreeMap::new() }
    }
}

/// The key of a problem, and the names of what it is about.
pub type Key = (&'static str, &'static [&'static str]);

/// Says each problem once: `key(with): place, reason, way_out;` becomes a function that makes it.
/// `KEYS` are all of them, for those who have words for them.
#[macro_export]
macro_rules! problems {
    ($($what:ident($($with:ident),*): $place:literal, $reason:literal, $way_out:literal;)*) => {
        $(pub fn $what($($with: impl ::std::fmt::Display),*) -> $crate::Problem {
            $(let $with = $with.to_string();)*
            $crate::Problem {
                place: format!($place),
                reason: format!($reason),
                way_out: format!($way_out),
                what: Some(stringify!($what)),
                with: [$((stringify!($with), $with)),*].into(),
            }
        })*

        pub const KEYS: &[$crate::Key] = &[$((stringify!($what), &[$(stringify!($with)),*])),*];
    };
}

/// The keys as a type of the page: what each problem is about.
pub fn keys_as_typescript(keys: &[Key]) -> String {
    let line = |(what, with): &Key| {
        let with: Vec<String> = with.iter().map(|name| format!("{name:?}")).collect();
        format!("  {what}: {};\n", if with.is_empty() { "never".to_owned() } else { with.join(" | ") })
    };
    let lines: String = keys.iter().map(line).collect();
    format!(
        "/**\n * The problems that have words here, and what they are about.\n */\nexport type Problems = {{\n{lines}}};\n"
    )
}
