//! A card with the text that is written from its data, for a person.

use ocg::builtin;
use ocg::card::Card;
use ocg_text::pool::ReadPool;
use serde::Serialize;
use text::Stop;

/// A card, and what was not understood of it if it comes from a pool.
#[derive(Serialize)]
pub struct ShownCard {
    card: Card,
    text: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pendulum: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    unread: Vec<Stop>,
}

/// There is no such card.
#[derive(Debug, thiserror::Error)]
#[error("there is no {place} with the number or name {given}")]
pub struct NoSuchCard {
    place: &'static str,
    given: String,
}

impl ShownCard {
    /// A card that comes with the program, by number or name.
    ///
    /// # Errors
    /// When there is none.
    pub fn builtin(given: &str) -> Result<ShownCard, NoSuchCard> {
        let library = builtin::library();
        let is_meant = |card: &&Card| card.name.eq_ignore_ascii_case(given) || given.parse() == Ok(card.id.0);
        let found = library.defs().map(|(_, def)| &def.card).find(is_meant);
        found
            .map(|card| ShownCard::new(card.clone(), Vec::new()))
            .ok_or_else(|| missing("built-in card", given))
    }

    /// A card of a pool, by number or name.
    ///
    /// # Errors
    /// When there is none.
    pub fn of_pool(given: &str, pool: &ReadPool) -> Result<ShownCard, NoSuchCard> {
        let by_name = || pool.iter().find(|(printed, _)| printed.name.eq_ignore_ascii_case(given));
        let (_, reading) =
            pool.get(given).or_else(by_name).ok_or_else(|| missing("card in the pool", given))?;
        Ok(ShownCard::new(reading.card.clone(), reading.stops.clone()))
    }

    fn new(card: Card, unread: Vec<Stop>) -> ShownCard {
        let written = ocg::text::write(&card);
        ShownCard { card, text: written.text, pendulum: written.pendulum, unread }
    }

    pub fn in_words(&self) -> String {
        let mut lines = vec![format!("{} {}", self.card.id.0, self.card.name)];
        lines.extend(self.pendulum.iter().map(|line| format!("Pendulum Effect: {line}")));
        lines.extend(self.text.iter().cloned());
        if !self.unread.is_empty() {
            lines.push("Not understood, not played".to_owned());
            lines.extend(self.unread.iter().map(Stop::underlined));
        }
        lines.join("\n")
    }
}

fn missing(place: &'static str, given: &str) -> NoSuchCard {
    NoSuchCard { place, given: given.to_owned() }
}
