//! OCG 3.3.1: what is printed on the cards of a pool.

mod bits;
mod fields;
mod printed;
mod read;

pub(crate) use fields::RACES;
pub(crate) use printed::EXTRA_DECK;
pub use printed::{Facts, MonsterFacts, Printed};

use crate::lexicon::Lexicon;
use ocg::card::Card;
use serde::Deserialize;
use text::Cancel;
use text::pool::{Fields, Printing, Reading, Spelling, Suspicion, Suspicions};

pub type Pool = text::pool::Pool<Printed>;
pub type ReadPool = text::pool::ReadPool<Printed, Card>;

/// What a correction can do to a card.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub enum Change {
    Name(String),
    Text(String),
}

impl text::pool::Change<Printed> for Change {
    fn apply(&self, card: &mut Printed) -> bool {
        let (field, right) = match self {
            Change::Name(name) => (&mut card.name, name),
            Change::Text(text) => (&mut card.text, text),
        };
        let wrong = field != right;
        field.clone_from(right);
        wrong
    }
}

impl Printing for Printed {
    type Card = Card;
    type Change = Change;
    type Lexicon = Lexicon;
    const CORRECTIONS: &'static str = include_str!("../../../../cards/ocg/corrections.ron");

    fn from_fields(fields: &mut Fields<'_>) -> Option<Printed> {
        fields::card(fields)
    }

    fn number(&self) -> &str {
        &self.number
    }

    fn tidy(&mut self, spellings: &[Spelling]) {
        self.text = self.text.replace("\r\n", "\n");
        for Spelling { wrong, right, .. } in spellings {
            self.text = self.text.replace(wrong.as_str(), right);
        }
    }

    fn lexicon(cards: &[Printed]) -> Lexicon {
        Lexicon::of(cards)
    }

    fn read(&self, lexicon: &Lexicon, cancel: &Cancel) -> Reading<Card> {
        read::card(self, lexicon, cancel)
    }

    fn suspicions(cards: &[Printed]) -> Vec<Suspicion> {
        let mut all = Vec::new();
        for card in cards {
            let mut about = Suspicions::about(&card.number, &mut all);
            let silent = card.text.trim().is_empty() && !card.is_token();
            about.say_if(silent, "text", "there is no text on it");
        }
        all
    }
}
