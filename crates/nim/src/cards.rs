//! The cards: each says how many stones are taken, once or more often: "Take 2. Take 1."

use crate::NimCards;
use host::{Cards, Listing, Search, Span};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::time::Duration;
use text::pool::{Change, Fields, Printing, Reading, Spelling, Suspicion, Suspicions};
use text::{Bounds, Budget, Cancel, Stop};
use ts_rs::TS;

/// A card as a pool has it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct PrintedNumber {
    pub number: String,
    pub text: String,
    /// So many may be in a deck.
    pub copies: Option<u8>,
}

/// A card as it is played.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct NumberCard {
    pub number: String,
    pub takes: Vec<u64>,
    #[serde(default)]
    pub unread: Vec<String>,
}

/// What a correction can do to a printed card.
#[derive(Deserialize)]
pub enum Mend {
    Text(String),
}

impl Change<PrintedNumber> for Mend {
    fn apply(&self, card: &mut PrintedNumber) -> bool {
        let Mend::Text(text) = self;
        let wrong = card.text != *text;
        card.text.clone_from(text);
        wrong
    }
}

const BOUNDS: Bounds = Bounds { bytes: 1000, depth: 4, steps: 20, time: Duration::from_secs(5) };

impl Printing for PrintedNumber {
    type Card = NumberCard;
    type Change = Mend;
    type Lexicon = ();
    const CORRECTIONS: &'static str = r#"(
        spellings: [(wrong: "Tkae", right: "Take", evidence: "no such word")],
        cards: [
            (card: "N-3", wrong: "no text", right: [Text("Take 3.")], evidence: "the printed card"),
            (card: "N-1", wrong: "nothing any more", right: [Text("Take 1.")], evidence: "the printed card"),
            (card: "N-9", wrong: "not here", right: [Text("")], evidence: "the printed card"),
        ])"#;

    fn from_fields(fields: &mut Fields<'_>) -> Option<PrintedNumber> {
        let number = fields.id().map(str::to_owned).or_else(|| fields.required("id"))?;
        let copies = fields.count("copies");
        Some(PrintedNumber { number, text: fields.text("text").unwrap_or_default(), copies })
    }

    fn number(&self) -> &str {
        &self.number
    }

    fn tidy(&mut self, spellings: &[Spelling]) {
        for Spelling { wrong, right, .. } in spellings {
            self.text = self.text.replace(wrong.as_str(), right);
        }
    }

    fn lexicon(_: &[PrintedNumber]) {}

    fn read(&self, (): &(), cancel: &Cancel) -> Reading<NumberCard> {
        let budget = Budget::new(BOUNDS, cancel);
        let card = NumberCard { number: self.number.clone(), ..NumberCard::default() };
        let mut reading = Reading::new(card, Vec::new());
        for sentence in self.text.split_terminator('.') {
            if let Err(bound) = budget.enter() {
                let stop = Stop::of_all("text", &self.text, bound.expected());
                reading.stops.push(Stop { bound: Some(bound), ..stop });
                return reading;
            }
            match sentence.trim().strip_prefix("Take ").and_then(|n| n.parse().ok()) {
                Some(n) => reading.card.takes.push(n),
                None => reading.stops.push(Stop::of_all("text", sentence, "`Take` and a number")),
            }
            budget.leave();
        }
        reading
    }

    fn suspicions(cards: &[PrintedNumber]) -> Vec<Suspicion> {
        let mut all = Vec::new();
        for card in cards {
            Suspicions::about(&card.number, &mut all).say_if(card.text.is_empty(), "text", "it is empty");
        }
        all
    }
}

/// What a page is told of a card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
pub struct NumberFacts {
    pub number: String,
    pub name: String,
    pub set: String,
    #[ts(type = "number")]
    pub most: u64,
    pub copies: Option<u8>,
    pub unread: Vec<String>,
}

/// What somebody looks for.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields, default)]
pub struct NumbersAsked {
    pub text: Option<String>,
    pub number: Option<String>,
    pub name: Option<String>,
    pub set: Option<String>,
    pub read: Option<bool>,
    /// The most stones that it takes at once.
    pub most: Option<Span>,
    pub offset: u32,
    pub limit: Option<u32>,
}

impl Cards for NimCards {
    type Printed = PrintedNumber;
    type Facts = NumberFacts;
    type Asked = NumbersAsked;
    type Restrictions = ();

    /// One, two and three.
    fn builtin() -> Vec<NumberCard> {
        let card = |n| NumberCard { number: format!("N-{n}"), takes: vec![n], unread: Vec::new() };
        (1..=3).map(card).collect()
    }

    fn number(card: &NumberCard) -> Cow<'_, str> {
        Cow::Borrowed(&card.number)
    }

    fn unread(card: &NumberCard) -> &[String] {
        &card.unread
    }

    fn marked(reading: &Reading<NumberCard>) -> NumberCard {
        NumberCard { unread: reading.unread(), ..reading.card.clone() }
    }

    /// A line a card: its number, and how many stones it takes.
    fn read_written(text: &str) -> Result<Vec<NumberCard>, String> {
        let card = |(at, line): (usize, &str)| {
            let mut words = line.split_whitespace();
            let expected = || format!("line {at}: expected a number of a card and numbers of stones");
            let number = words.next().ok_or_else(expected)?.to_owned();
            let takes = words.map(|word| word.parse().map_err(|_| expected())).collect::<Result<_, _>>()?;
            Ok(NumberCard { number, takes, unread: Vec::new() })
        };
        (1..).zip(text.lines()).map(card).collect()
    }

    fn printed_text(printed: &PrintedNumber) -> String {
        printed.text.clone()
    }

    fn limit(printed: &PrintedNumber) -> Option<u8> {
        printed.copies
    }

    fn restrictions(_: &[PrintedNumber]) {}

    fn facts(card: &NumberCard, copies: Option<u8>) -> NumberFacts {
        let (number, unread) = (card.number.clone(), card.unread.clone());
        let set = number.split('-').next().unwrap_or_default().to_owned();
        let takes: Vec<String> = card.takes.iter().map(ToString::to_string).collect();
        let most = card.takes.iter().copied().max().unwrap_or_default();
        NumberFacts { number, name: format!("Number {}", takes.join(" and ")), set, most, copies, unread }
    }

    fn listing(facts: &NumberFacts) -> Listing<'_> {
        let NumberFacts { number, name, set, unread, .. } = facts;
        Listing { number, name, set, is_token: false, is_read: unread.is_empty(), texts: Vec::new() }
    }

    fn search(asked: &NumbersAsked) -> Search<'_> {
        Search {
            text: asked.text.as_deref(),
            number: asked.number.as_deref(),
            name: asked.name.as_deref(),
            set: asked.set.as_deref(),
            read: asked.read,
            tokens: false,
            offset: asked.offset,
            limit: asked.limit,
        }
    }

    fn fits(asked: &NumbersAsked, facts: &NumberFacts) -> bool {
        asked.most.is_none_or(|span| span.has(i32::try_from(facts.most).ok()))
    }
}
