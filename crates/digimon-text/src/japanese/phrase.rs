//! A noun phrase in its parts, and what it points at.

use digimon::card::Category;

/// The word that counts a thing: 体 for what is in play, 枚 for cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Counter {
    Body,
    Sheet,
}

impl Counter {
    pub fn word(self) -> &'static str {
        match self {
            Counter::Body => "体",
            Counter::Sheet => "枚",
        }
    }

    /// Living things いる, cards ある.
    pub fn exists(self) -> (&'static str, &'static str) {
        match self {
            Counter::Body => ("いる", "いない"),
            Counter::Sheet => ("ある", "ない"),
        }
    }
}

/// What a phrase means, to be pointed at later.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Referent {
    pub head: String,
    pub counter: Counter,
    /// It belongs to the opponent: effects are given to it rather than gained.
    pub opposing: bool,
}

impl Referent {
    pub fn new(head: impl Into<String>, counter: Counter) -> Referent {
        Referent { head: head.into(), counter, opposing: false }
    }

    pub fn card() -> Referent {
        Referent::new("カード", Counter::Sheet)
    }

    pub fn digimon() -> Referent {
        Referent::new("デジモン", Counter::Body)
    }

    pub fn tamer() -> Referent {
        Referent::new("テイマー", Counter::Body)
    }

    pub fn pointed_at(&self) -> Said {
        Said::new(format!("その{}", self.head), self.clone())
    }

    /// The same once it is in play: a card that was played is a Digimon.
    pub fn in_play(&self) -> Referent {
        let head = self.head.strip_suffix("カード").filter(|head| !head.is_empty()).unwrap_or(&self.head);
        let head = if head == "オプション" || head == "カード" { &self.head } else { head };
        Referent { head: head.to_owned(), counter: Counter::Body, opposing: self.opposing }
    }

    /// What an effect that is given to it belongs to.
    pub fn category(&self) -> Category {
        if self.is_tamer() { Category::Tamer } else { Category::Digimon }
    }

    pub fn is_tamer(&self) -> bool {
        self.head == "テイマー"
    }
}

/// A finished phrase.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Said {
    pub text: String,
    pub referent: Referent,
    /// It takes no を: 自分のセキュリティを上から1枚.
    pub adverbial: bool,
}

impl Said {
    pub fn new(text: impl Into<String>, referent: Referent) -> Said {
        Said { text: text.into(), referent, adverbial: false }
    }

    /// What something is done to.
    pub fn object(&self) -> String {
        if self.adverbial { self.text.clone() } else { format!("{}を", self.text) }
    }

    pub fn counted(&self, n: impl std::fmt::Display) -> Said {
        Said { text: format!("{}{n}{}", self.text, self.referent.counter.word()), ..self.clone() }
    }

    pub fn with_suffix(&self, suffix: &str) -> Said {
        Said { text: format!("{}{suffix}", self.text), ..self.clone() }
    }
}

/// The parts of a noun phrase, in the order in which they are said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Phrase {
    /// 自分の手札から、
    pub place: String,
    /// With their rank: lower ones stand further in front.
    pub parts: Vec<(u8, String)>,
    /// 自分の
    pub owner: String,
    pub head: String,
    pub counter: Counter,
    /// It is the effect's own card.
    pub this: bool,
}

impl Phrase {
    pub fn new(owner: &str, head: &str, counter: Counter) -> Phrase {
        let (owner, head) = (owner.to_owned(), head.to_owned());
        Phrase { place: String::new(), parts: Vec::new(), owner, head, counter, this: false }
    }

    /// Without its place and its number.
    pub fn body(&self) -> String {
        let mut parts = self.parts.clone();
        parts.sort_by_key(|(rank, _)| *rank);
        let parts: String = parts.into_iter().map(|(_, part)| part).collect();
        format!("{parts}{}{}", self.owner, self.head)
    }
}
