//! OCG 3.3.1-8: the names of series. The codes of cards decide which of them belong to one, never the letters of a
//! name.

use super::SetCode;
use std::collections::BTreeMap;
use std::sync::LazyLock;

static BY_NAME: LazyLock<BTreeMap<String, SetCode>> = LazyLock::new(|| {
    ron::from_str(include_str!("../../../../cards/ocg/series.ron"))
        .unwrap_or_else(|why| panic!("the built-in series: {why}"))
});

/// Of several names the first one is written.
static BY_CODE: LazyLock<BTreeMap<SetCode, &'static str>> = LazyLock::new(|| {
    let mut names = BTreeMap::new();
    for (name, &code) in BY_NAME.iter() {
        names.entry(code).or_insert(name.as_str());
    }
    names
});

/// The series that are known by themselves, by their names.
pub fn known() -> &'static BTreeMap<String, SetCode> {
    &BY_NAME
}

/// What texts call the series.
pub fn name(code: SetCode) -> Option<&'static str> {
    BY_CODE.get(&code).copied()
}
