//! A noun phrase in its parts, and with the words that count it.

use crate::write::grammar::{article, list};
use crate::write::noun::Place;

/// The word for a thing, for one and for many.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Head {
    pub one: String,
    pub many: String,
}

impl Head {
    /// A word that takes an "s"; Digimon does not.
    pub fn new(one: &str) -> Head {
        let many = if one.ends_with("Digimon") { one.to_owned() } else { format!("{one}s") };
        Head { one: one.to_owned(), many }
    }

    /// A name in brackets: one or many look the same.
    pub fn name(text: String) -> Head {
        Head { one: text.clone(), many: text }
    }

    pub fn form(&self, plural: bool) -> &str {
        if plural { &self.many } else { &self.one }
    }
}

/// What a phrase means, to be pointed at later.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Referent {
    pub head: Head,
    pub plural: bool,
}

impl Referent {
    /// "that Digimon", "those cards".
    pub fn pointed_at(&self) -> Said {
        let pointer = if self.plural { "those" } else { "that" };
        Said { text: format!("{pointer} {}", self.head.form(self.plural)), referent: self.clone() }
    }

    /// "the chosen Digimon", "the Digimon chosen first".
    pub fn the(&self, before: &str, after: &str) -> Said {
        let words = ["the", before, self.head.form(self.plural), after];
        let text = words.into_iter().filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ");
        Said { text, referent: self.clone() }
    }
}

/// A finished phrase.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Said {
    pub text: String,
    pub referent: Referent,
}

impl Said {
    pub fn new(text: impl Into<String>, head: Head, plural: bool) -> Said {
        Said { text: text.into(), referent: Referent { head, plural } }
    }

    pub fn is_plural(&self) -> bool {
        self.referent.plural
    }
}

/// How many of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Count {
    /// "a red Tamer".
    A,
    /// "no red Tamers".
    No,
    /// "2 of your Tamers", "up to 2 cards".
    Some(String, bool),
    All,
    /// "any of your Tamers".
    Any,
    /// "each of your Tamers".
    Each,
    /// "your Tamers".
    Bare,
}

impl Count {
    /// Does the phrase stand for several things?
    pub fn is_plural(&self) -> bool {
        match self {
            Count::A | Count::Each => false,
            Count::Some(_, plural) => *plural,
            Count::No | Count::All | Count::Any | Count::Bare => true,
        }
    }
}

/// The parts of a noun phrase.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NounPhrase {
    /// "this Digimon" itself, with what is said of it.
    pub this: Option<String>,
    /// "your", "this Digimon's".
    pub owner: Option<String>,
    /// With their rank: lower ones stand further in front.
    pub adjectives: Vec<(u8, String)>,
    pub head: Head,
    /// "named [X]"
    pub after: Vec<String>,
    /// "with …"
    pub having: Vec<String>,
    /// "that …"
    pub who: Vec<String>,
    /// "in your hand"
    pub place: Option<String>,
    /// How the place is said.
    pub manner: Place,
    /// "except this Digimon"
    pub except: Vec<String>,
    /// It is some of these: "1 of those Digimon".
    pub among: Option<String>,
}

impl NounPhrase {
    /// The bare word.
    pub fn new(head: Head) -> NounPhrase {
        NounPhrase {
            this: None,
            owner: None,
            adjectives: Vec::new(),
            head,
            after: Vec::new(),
            having: Vec::new(),
            who: Vec::new(),
            place: None,
            manner: Place::In,
            except: Vec::new(),
            among: None,
        }
    }

    pub fn counted(&self, count: &Count) -> Said {
        if let Some(this) = &self.this {
            return Said::new(format!("{this}{}", self.tail()), self.head.clone(), false);
        }
        let plural = count.is_plural();
        let text = match count {
            Count::A if self.owner.is_some() => self.of("one", true),
            Count::A => one(&self.body(false)),
            Count::No => format!("no {}", self.owned_body(plural)),
            Count::Some(number, _) => self.of(number, plural || self.owner.is_some()),
            Count::All => self.inclusive().of("all", true),
            Count::Any => self.of("any", true),
            Count::Each => self.inclusive().of("each", self.owner.is_some()),
            Count::Bare => self.inclusive().owned_body(true),
        };
        Said::new(text, self.head.clone(), plural)
    }

    /// All of several kinds: "Digimon and Tamers".
    fn inclusive(&self) -> NounPhrase {
        let head = Head { many: self.head.many.replace(" or ", " and "), ..self.head.clone() };
        NounPhrase { head, ..self.clone() }
    }

    /// The phrase for one, without a number.
    pub fn uncounted(&self) -> String {
        self.body(false)
    }

    /// "any of your Tamers", or "any Tamers" if they are nobody's.
    fn of(&self, word: &str, plural: bool) -> String {
        match (&self.among, &self.owner) {
            (Some(among), _) => format!("{word} of {among}{}", self.tail()),
            (None, Some(owner)) => format!("{word} of {owner} {}", self.body(plural)),
            (None, None) => format!("{word} {}", self.body(plural)),
        }
    }

    fn owned_body(&self, plural: bool) -> String {
        let owner = self.owner.as_ref().map(|owner| format!("{owner} ")).unwrap_or_default();
        owner + &self.body(plural)
    }

    fn body(&self, plural: bool) -> String {
        let mut adjectives = self.adjectives.clone();
        adjectives.sort_by_key(|(rank, _)| *rank);
        let mut words: Vec<String> = adjectives.into_iter().map(|(_, word)| word).collect();
        words.push(self.head.form(plural).to_owned());
        words.join(" ") + &self.tail()
    }

    fn tail(&self) -> String {
        let said = |word: &str, parts: &[String]| {
            (!parts.is_empty()).then(|| format!("{word} {}", list(parts, "and")))
        };
        let mut parts = self.after.clone();
        parts.extend(said("with", &self.having));
        parts.extend(self.place.clone());
        parts.extend(said("that", &self.who));
        parts.extend(said("except", &self.except));
        if parts.is_empty() { String::new() } else { format!(" {}", parts.join(" ")) }
    }
}

/// "a Digimon", "another Digimon".
fn one(body: &str) -> String {
    match body.strip_prefix("other ") {
        Some(rest) => format!("another {rest}"),
        None => format!("{} {body}", article(body)),
    }
}
