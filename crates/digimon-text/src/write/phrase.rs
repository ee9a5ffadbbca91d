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
        Said { text: format!("{pointer} {}", self.called()), referent: self.clone() }
    }

    /// What it is called once it is known: a "level 4 security card" is a card.
    pub fn called(&self) -> &str {
        let head = self.head.form(self.plural);
        match head.rsplit(' ').next() {
            Some(card @ ("card" | "cards")) => card,
            _ => head,
        }
    }

    /// "the chosen Digimon", "the Digimon chosen first".
    pub fn the(&self, before: &str, after: &str) -> Said {
        let words = ["the", before, self.called(), after];
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
    /// "your Tamer", where there is only one.
    Own,
    /// "1 of each card with different levels".
    OfEach,
}

impl Count {
    /// Does the phrase stand for several things?
    pub fn is_plural(&self) -> bool {
        match self {
            Count::A | Count::Each | Count::Own => false,
            Count::Some(_, plural) => *plural,
            Count::No | Count::All | Count::Any | Count::Bare | Count::OfEach => true,
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
    /// "(other than this Digimon)"
    pub except: Vec<String>,
    /// It is some of these: "1 of those Digimon".
    pub among: Option<String>,
    /// What holds for all of them together: "a total DP of 6000 or less".
    pub together: Vec<String>,
    /// One of several kinds: "1 Tamer card or 1 [Agumon]".
    pub kinds: Vec<NounPhrase>,
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
            together: Vec::new(),
            kinds: Vec::new(),
        }
    }

    pub fn counted(&self, count: &Count) -> Said {
        if let Some(this) = &self.this {
            let what = this.strip_prefix("this ").unwrap_or(this);
            let words = ["this".to_owned()].into_iter().chain(self.adjectives_in_order());
            let words: Vec<String> = words.chain([what.to_owned()]).collect();
            return Said::new(words.join(" ") + &self.tail(), self.head.clone(), false);
        }
        if !self.kinds.is_empty() {
            return Said::new(self.of_kinds(count), self.head.clone(), count.is_plural());
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
            Count::Own => self.owned_body(false),
            Count::OfEach if self.owner.is_some() => format!("1 of each of {}", self.owned_body(true)),
            Count::OfEach => format!("1 of each {}", self.body(false)),
        };
        Said::new(text, self.head.clone(), plural)
    }

    /// "1 Tamer card or 1 [Agumon] from your hand", "any of your Tamers or level 4 Digimon".
    fn of_kinds(&self, count: &Count) -> String {
        let word = match count {
            Count::A => None,
            Count::Some(number, _) => Some(number.as_str()),
            Count::No => Some("no"),
            Count::All => Some("all"),
            Count::Any => Some("any"),
            Count::Each => Some("each"),
            Count::Bare | Count::Own => Some(""),
            Count::OfEach => Some("1 of each"),
        };
        let plural = self.owner.is_some() || count.is_plural();
        let bodies = self.kinds.iter().map(|kind| kind.body(plural));
        let each: Vec<String> = match (word, &self.owner) {
            (None, None) => bodies.map(|body| one(&body)).collect(),
            (Some(number), None) if matches!(count, Count::Some(..)) => {
                bodies.map(|body| format!("{number} {body}")).collect()
            }
            _ => bodies.collect(),
        };
        if *count == Count::All && self.owner.is_none() {
            let each: Vec<String> = each.iter().map(|body| format!("all {body}")).collect();
            return list(&each, "and") + &self.tail();
        }
        let kinds = list(&each, "or") + &self.tail();
        match (word, &self.owner) {
            (None | Some(""), None) => kinds,
            (None, Some(owner)) => format!("one of {owner} {kinds}"),
            (Some(""), Some(owner)) => format!("{owner} {kinds}"),
            (Some(word), Some(owner)) if *count != Count::No => format!("{word} of {owner} {kinds}"),
            (Some(_), None) if matches!(count, Count::Some(..)) => kinds,
            (Some(word), _) => format!("{word} {kinds}"),
        }
    }

    fn adjectives_in_order(&self) -> Vec<String> {
        let mut adjectives = self.adjectives.clone();
        adjectives.sort_by_key(|(rank, _)| *rank);
        adjectives.into_iter().map(|(_, word)| word).collect()
    }

    /// All of several kinds: "Digimon and Tamers".
    fn inclusive(&self) -> NounPhrase {
        if self.head.one.starts_with('[') {
            return self.clone();
        }
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
        let mut words = self.adjectives_in_order();
        words.push(self.head.form(plural).to_owned());
        words.join(" ") + &self.tail()
    }

    fn tail(&self) -> String {
        let said = |word: &str, parts: &[String]| {
            (!parts.is_empty()).then(|| format!("{word} {}", list(parts, "and")))
        };
        let mut parts = self.after.clone();
        parts.extend(said("with", &self.having));
        parts.extend(self.together.iter().map(|together| format!("with {together}")));
        if !self.except.is_empty() {
            parts.push(format!("(other than {})", list(&self.except, "or")));
        }
        parts.extend(self.place.clone());
        parts.extend(said("that", &self.who));
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
