//! The examples that a rulebook prints, with the cards that they name: two texts with one line an
//! example, `NUMBER | CARDS | SENTENCE`, and one line a card, `ID | NAME | NAME IN THE BOOK`.

use crate::read::{fields, lines};
use crate::{ClauseNumber, Index, IndexError};
use serde::Serialize;

const EXAMPLE_FIELDS: &str = "NUMBER | CARDS | SENTENCE";
const CARD_FIELDS: &str = "ID | NAME | NAME IN THE BOOK";

/// An example. It is a worked one of the clause that it stands under, or has a number among the clauses.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Example {
    pub number: ClauseNumber,
    pub cards: Vec<NamedCard>,
    /// The example in our own words.
    pub sentence: String,
}

/// A card that the rulebook names.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct NamedCard {
    /// Its number in a pool; none where it was not found.
    pub id: Option<String>,
    pub name: String,
    /// Its name as the rulebook has it.
    pub in_book: String,
    /// Is it not certain that the rulebook means this card?
    pub doubtful: bool,
}

impl NamedCard {
    /// An example names a card by its number, or by `?` and the name in the book without spaces.
    fn is_called(&self, word: &str) -> bool {
        match word.strip_prefix('?') {
            Some(name) => self.id.is_none() && self.in_book.replace(' ', "") == name,
            None => self.id.as_deref() == Some(word),
        }
    }
}

impl Index {
    /// The index with the examples of a text.
    ///
    /// # Errors
    /// At the first line that is not as expected, or when a clause has another number of worked examples.
    pub fn with_examples(mut self, text: &str, cards: &[NamedCard]) -> Result<Index, IndexError> {
        for (line, text) in lines(text) {
            let example = read_example(line, text, cards)?;
            self.check_example(line, &example.number)?;
            self.examples.push(example);
        }
        for clause in &self.clauses {
            let (number, listed) = (clause.number.clone(), self.worked_examples(&clause.number).count());
            if listed != usize::from(clause.examples) {
                return Err(IndexError::WorkedExamples { number, expected: clause.examples, listed });
            }
        }
        Ok(self)
    }

    fn check_example(&self, line: usize, number: &ClauseNumber) -> Result<(), IndexError> {
        let number = number.clone();
        if let Some(previous) = self.examples.last().map(|example| example.number.clone())
            && previous >= number
        {
            return Err(IndexError::Order { line, number, previous });
        }
        match number.parent().filter(|_| number.is_example()) {
            Some(parent) if self.find(&parent).is_none() => {
                Err(IndexError::NoParent { line, number, parent })
            }
            None if self.find(&number).is_some() => Err(IndexError::IsClause { line, number }),
            _ => Ok(()),
        }
    }
}

fn read_example(line: usize, text: &str, cards: &[NamedCard]) -> Result<Example, IndexError> {
    let [number, named, sentence] = fields(line, text, EXAMPLE_FIELDS)?;
    let number: ClauseNumber = number.parse().map_err(|why| IndexError::Number { line, why })?;
    if sentence.is_empty() {
        return Err(IndexError::NoSentence { line, number });
    }
    let card = |word: &str| {
        let found = cards.iter().find(|card| card.is_called(word)).cloned();
        found.ok_or_else(|| IndexError::Card { line, found: word.to_owned() })
    };
    let named = if named == "-" { "" } else { named };
    let cards = named.split_whitespace().map(card).collect::<Result<_, _>>()?;
    Ok(Example { number, cards, sentence: sentence.to_owned() })
}

/// The cards that a rulebook names, a line a card. A card without a number is written with `-`, one that is
/// not certain with ` ?` at the end.
///
/// # Errors
/// At the first line that is not as expected.
pub fn read_cards(text: &str) -> Result<Vec<NamedCard>, IndexError> {
    let card = |(line, text)| {
        let [id, name, book] = fields(line, text, CARD_FIELDS)?;
        let certain = book.strip_suffix(" ?");
        Ok(NamedCard {
            id: (id != "-").then(|| id.to_owned()),
            name: name.to_owned(),
            in_book: certain.unwrap_or(book).to_owned(),
            doubtful: certain.is_some(),
        })
    };
    lines(text).map(card).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const CARDS: &str = "7 | Seven | sieben\n- | Eight and a half | acht einhalb\n9 | Nine | neun ?";

    fn index(examples: &str) -> Result<Index, IndexError> {
        let clauses = "1.1-1 | procedure | 2 | a | One.\n1.1-3 | definition | 0 | a | Three.";
        Index::read(clauses, "1 | A")?.with_examples(examples, &read_cards(CARDS)?)
    }

    #[test]
    fn examples_know_their_cards() {
        let index =
            index("1.1-1e1 | 7 ?achteinhalb | Both.\n1.1-1e2 | - | None.\n1.1-2 | 9 | Listed.").unwrap();
        let example = index.example(&"1.1-1e1".parse().unwrap()).unwrap();
        let cards: Vec<_> =
            example.cards.iter().map(|card| (card.id.as_deref(), card.name.as_str())).collect();
        assert_eq!(cards, [(Some("7"), "Seven"), (None, "Eight and a half")]);
        let listed = index.example(&"1.1-2".parse().unwrap()).unwrap();
        assert!(listed.cards[0].doubtful && listed.cards[0].in_book == "neun");
        let clause = &index.clauses()[0].number;
        let worked = index.worked_examples(clause).map(|each| each.sentence.as_str());
        assert_eq!(worked.collect::<Vec<_>>(), ["Both.", "None."]);
    }

    #[test]
    fn examples_fit_the_clauses() {
        let error = |text: &str| index(text).unwrap_err().to_string();
        assert_eq!(error("1.1-1e1 | - | A."), "clause 1.1-1 has 2 worked examples, but 1 listed");
        assert!(error("1.1-1e2 | - | A.\n1.1-1e1 | - | A.").starts_with("line 2: 1.1-1e1 comes after"));
        assert!(error("1.1-2e1 | - | A.").contains("stands under 1.1-2, which is not in the index"));
        assert!(error("1.1-3 | - | A.").contains("1.1-3 is a clause"));
        assert!(error("1.1-1e1 | 8 | A.").contains("`8` is no card"));
        assert!(error("1.1-1e1 | ?sieben | A.").contains("`?sieben` is no card"));
        assert!(error("1.1-1e1 | - |").contains("has no sentence"));
        assert!(error("1.1-1e1").contains("NUMBER | CARDS | SENTENCE"));
    }
}
