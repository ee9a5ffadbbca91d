//! What is said of something, ending in a verb or in a noun.

/// 特徴に「A」を持つ ends in a verb, レスト状態 in a noun.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Statement {
    pub text: String,
    ends_in_noun: bool,
}

impl Statement {
    pub fn verb(text: impl Into<String>) -> Statement {
        Statement { text: text.into(), ends_in_noun: false }
    }

    pub fn noun(text: impl Into<String>) -> Statement {
        Statement { text: text.into(), ends_in_noun: true }
    }

    /// In front of what it is said of.
    pub fn before(&self) -> String {
        format!("{}{}", self.text, self.no())
    }

    /// 〜なら、
    pub fn if_so(&self) -> String {
        format!("{}なら、", self.text)
    }

    /// 〜の間、
    pub fn while_so(&self) -> String {
        format!("{}{}間、", self.text, self.no())
    }

    fn no(&self) -> &'static str {
        if self.ends_in_noun { "の" } else { "" }
    }

    #[must_use]
    pub fn after(self, prefix: &str) -> Statement {
        Statement { text: format!("{prefix}{}", self.text), ..self }
    }

    /// One or the other: 〜か〜.
    pub fn any(all: &[Statement]) -> Statement {
        joined(all, |each| format!("{}か", each.text))
    }

    /// The one and the other: 〜で、〜.
    pub fn all(all: &[Statement]) -> Statement {
        joined(all, Statement::going_on)
    }

    fn going_on(&self) -> String {
        let endings = [
            ("持つ", "持ち、"),
            ("含む", "含み、"),
            ("ない", "なく、"),
            ("いる", "いて、"),
            ("ある", "あり、"),
        ];
        let other = if self.ends_in_noun { "で、" } else { "、" };
        let changed = endings
            .iter()
            .filter(|_| !self.ends_in_noun)
            .find_map(|(from, to)| self.text.strip_suffix(from).map(|stem| format!("{stem}{to}")));
        changed.unwrap_or_else(|| format!("{}{other}", self.text))
    }
}

fn joined(all: &[Statement], going_on: impl Fn(&Statement) -> String) -> Statement {
    let Some((last, most)) = all.split_last() else { return Statement::noun("") };
    last.clone().after(&most.iter().map(going_on).collect::<String>())
}
