//! A tiny game of its own reads its cards through the pipeline: nothing in it knows another.

#![allow(clippy::unwrap_used, reason = "what cannot be had fails the test")]

use serde::{Deserialize, Serialize};
use text::pool::{
    Change, Fields, Key, Pool, PoolCache, PoolError, Printing, Reading, Spelling, Suspicion, Suspicions,
};
use text::{Bound, Bounds, Budget, Cancel, Stop};

/// A card says how many stones are taken: "Take 2. Take 1."
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Stones {
    number: String,
    text: String,
}

#[derive(Deserialize)]
enum Mend {
    Text(String),
}

impl Change<Stones> for Mend {
    fn apply(&self, card: &mut Stones) -> bool {
        let Mend::Text(text) = self;
        let wrong = card.text != *text;
        card.text.clone_from(text);
        wrong
    }
}

const BOUNDS: Bounds = Bounds { bytes: 1000, depth: 4, steps: 20, time: std::time::Duration::from_secs(5) };

impl Printing for Stones {
    type Card = Vec<u32>;
    type Change = Mend;
    const CORRECTIONS: &'static str = r#"(
        spellings: [(wrong: "Tkae", right: "Take", evidence: "no such word")],
        cards: [
            (card: "N-3", wrong: "no text", right: [Text("Take 3.")], evidence: "the printed card"),
            (card: "N-1", wrong: "nothing any more", right: [Text("Take 1.")], evidence: "the printed card"),
            (card: "N-9", wrong: "not here", right: [Text("")], evidence: "the printed card"),
        ])"#;

    fn from_fields(fields: &mut Fields<'_>) -> Option<Stones> {
        let number = fields.id().map(str::to_owned).or_else(|| fields.required("id"))?;
        let _: Option<u32> = fields.count("copies");
        Some(Stones { number, text: fields.text("text").unwrap_or_default() })
    }

    fn number(&self) -> &str {
        &self.number
    }

    fn tidy(&mut self, spellings: &[Spelling]) {
        for Spelling { wrong, right, .. } in spellings {
            self.text = self.text.replace(wrong.as_str(), right);
        }
    }

    fn read(&self, cancel: &Cancel) -> Reading<Vec<u32>> {
        let budget = Budget::new(BOUNDS, cancel);
        let mut reading = Reading { card: Vec::new(), stops: Vec::new() };
        for sentence in self.text.split_terminator('.') {
            if let Err(bound) = budget.enter() {
                let stop = Stop::of_all("text", &self.text, bound.expected());
                reading.stops.push(Stop { bound: Some(bound), ..stop });
                return reading;
            }
            match sentence.trim().strip_prefix("Take ").and_then(|n| n.parse().ok()) {
                Some(n) => reading.card.push(n),
                None => reading.stops.push(Stop::of_all("text", sentence, "`Take` and a number")),
            }
            budget.leave();
        }
        reading
    }

    fn suspicions(cards: &[Stones]) -> Vec<Suspicion> {
        let mut all = Vec::new();
        for card in cards {
            Suspicions::about(&card.number, &mut all).say_if(card.text.is_empty(), "text", "it is empty");
        }
        all
    }
}

const POOL: &str = r#"{
    "N-1": {"text": "Take 1."},
    "N-2": {"text": "Tkae 2. Eat 3."},
    "N-3": {},
    "N-4": {"text": 4},
    "N-5": {"copies": -1},
    "N-6": {}
}"#;

fn pool() -> Pool<Stones> {
    Pool::from_json(POOL).unwrap()
}

#[test]
fn a_pool_is_mended_doubted_and_read() {
    let pool = pool();
    let left_out: Vec<&str> = pool.left_out.iter().map(|fault| fault.field.as_str()).collect();
    assert_eq!(left_out, ["text", "copies"]);
    let (applied, stale) = (&pool.corrected.applied, &pool.corrected.stale);
    assert_eq!((applied[0].card.as_str(), stale[0].card.as_str(), pool.corrected.tidied), ("N-3", "N-1", 1));
    let read = pool.read(&Cancel::never()).unwrap();
    assert_eq!(read.cards().collect::<Vec<_>>(), [&vec![1], &vec![3], &vec![]]);
    let (_, unread) = read.unread().next().unwrap();
    assert_eq!((unread.stops[0].words(), &unread.card), (" Eat 3", &vec![2]));
    assert_eq!(unread.unread(), ["Eat 3"]);
    assert_eq!(read.suspicions[0].card, "N-6");
    assert!(read.get("n-2").is_some() && read.is_certain());
}

#[test]
fn what_cannot_be_read_says_why() {
    let bad = |text: &str| Pool::<Stones>::from_json(text).unwrap_err();
    assert_eq!(bad("[]"), PoolError::Empty);
    assert_eq!(bad("{}"), PoolError::NotAList("an object without it"));
    assert_eq!(bad("7"), PoolError::NotAList("a number"));
    assert!(matches!(bad("[{"), PoolError::NotJson(_)));
    let huge = format!(r#"[{{"id": "N-1", "text": "{}"}}]"#, "Take 1. ".repeat(10_000));
    assert!(
        bad(&huge).to_string().contains("card 0 (N-1), field `(card)`: expected no more than fits on a card")
    );
    let long = format!(r#"[{{"id": "N-7", "text": "{}"}}]"#, "Take 1. ".repeat(30));
    let read = Pool::<Stones>::from_json(&long).unwrap().read(&Cancel::never()).unwrap();
    assert_eq!(read.readings[0].stops[0].bound, Some(Bound::Steps));
    let left = Cancel::default();
    left.cancel();
    assert!(pool().read(&left).is_err());
    assert_eq!(PoolCache::Nowhere.read::<Stones>("n", POOL, &left), Err(PoolError::Cancelled));
}

#[test]
fn what_was_read_is_kept_under_its_key() {
    let read = pool().read(&Cancel::never()).unwrap();
    let (key, other) = (Key::new(&["a", "bc"]), Key::new(&["ab", "c"]));
    let bytes = key.seal(&read).unwrap();
    assert_eq!(key.open(&bytes), Some(read.clone()));
    assert_eq!(other.open::<text::pool::ReadPool<Stones, Vec<u32>>>(&bytes), None);
    let folder = std::env::temp_dir().join(format!("third-game-{}", std::process::id()));
    let cache = PoolCache::In(folder.clone());
    for _ in 0..2 {
        assert_eq!(cache.read::<Stones>("n", POOL, &Cancel::never()), Ok(read.clone()));
    }
    assert_eq!(std::fs::read_dir(&folder).unwrap().count(), 1);
    std::fs::remove_dir_all(&folder).unwrap();
}
