//! OCG 3.7.1: lists of forbidden, limited and semi-limited cards, as `lflist.conf` has them: `!NAME` begins a list,
//! and a line is a password and how many copies a deck may have.

use ocg::card::{Limit, Password};
use std::collections::BTreeMap;

/// One list: what it does not name is unlimited, or forbidden where the list names all that is allowed.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct LimitList {
    pub name: String,
    pub limits: BTreeMap<Password, Limit>,
    pub others: Limit,
}

/// A line that cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: `{found}`: {expected}")]
pub struct BadList {
    pub line: usize,
    pub found: String,
    pub expected: &'static str,
}

impl LimitList {
    pub fn limit(&self, card: Password) -> Limit {
        self.limits.get(&card).copied().unwrap_or(self.others)
    }
}

/// All lists of a file.
///
/// # Errors
/// With the first line that cannot be read.
pub fn read(text: &str) -> Result<Vec<LimitList>, BadList> {
    let mut lists: Vec<LimitList> = Vec::new();
    for (line, whole) in (1..).zip(text.lines()) {
        let said =
            whole.split(['#']).next().unwrap_or_default().split("--").next().unwrap_or_default().trim();
        let bad = |expected| BadList { line, found: whole.trim().to_owned(), expected };
        if said.is_empty() {
            continue;
        }
        if let Some(name) = said.strip_prefix('!') {
            lists.push(LimitList { name: name.trim().to_owned(), ..LimitList::default() });
            continue;
        }
        let list = lists.last_mut().ok_or_else(|| bad("a line `!NAME` has to come first"))?;
        if said == "$whitelist" {
            list.others = Limit::Forbidden;
            continue;
        }
        let (password, copies) =
            said.split_once(char::is_whitespace).ok_or_else(|| bad("a password and a number"))?;
        let password = password.parse().map_err(|_| bad("a password and a number"))?;
        let limit = limit(copies.trim()).ok_or_else(|| bad("0, 1, 2 or 3 copies"))?;
        list.limits.insert(Password(password), limit);
    }
    Ok(lists)
}

fn limit(copies: &str) -> Option<Limit> {
    match copies {
        "0" => Some(Limit::Forbidden),
        "1" => Some(Limit::Limited),
        "2" => Some(Limit::SemiLimited),
        "3" => Some(Limit::Unlimited),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_has_several_lists() {
        let lists = read("#[2020.4]\n!2020.4 OCG\n123 0 -- none\n456 2\n!All\n$whitelist\n456 3\n").unwrap();
        let of = |list: usize, card| lists[list].limit(Password(card));
        assert_eq!(
            [of(0, 123), of(0, 456), of(0, 789)],
            [Limit::Forbidden, Limit::SemiLimited, Limit::Unlimited]
        );
        assert_eq!([of(1, 456), of(1, 123)], [Limit::Unlimited, Limit::Forbidden]);
    }

    #[test]
    fn a_bad_line_is_named() {
        assert_eq!(read("!A\n123 4").unwrap_err().to_string(), "line 2: `123 4`: 0, 1, 2 or 3 copies");
        assert_eq!(read("123 1").unwrap_err().expected, "a line `!NAME` has to come first");
    }
}
