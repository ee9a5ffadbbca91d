//! The same index in another language: a text with one line a clause, `NUMBER | SENTENCE`.

use crate::read::{fields, lines};
use crate::{Clause, ClauseNumber, Index, IndexError};

const FIELDS: &str = "NUMBER | SENTENCE";

impl Index {
    /// The index with these sentences; chapters and examples keep theirs.
    ///
    /// # Errors
    /// When it has not exactly the clauses of the index, in their order.
    pub fn reworded(&self, text: &str) -> Result<Index, IndexError> {
        let mut clauses = self.clauses.iter();
        let mut reworded = Vec::with_capacity(self.clauses.len());
        for (line, text) in lines(text) {
            let [number, sentence] = fields(line, text, FIELDS)?;
            let number: ClauseNumber = number.parse().map_err(|why| IndexError::Number { line, why })?;
            let expected = clauses.next().filter(|clause| clause.number == number);
            let Some(clause) = expected else { return Err(IndexError::OtherClause { line, number }) };
            if sentence.is_empty() {
                return Err(IndexError::NoSentence { line, number });
            }
            reworded.push(Clause { sentence: sentence.to_owned(), ..clause.clone() });
        }
        match clauses.next() {
            Some(missing) => Err(IndexError::Missing { number: missing.number.clone() }),
            None => Ok(Index { clauses: reworded, ..self.clone() }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn index() -> Index {
        Index::read("1-1 | definition | 0 | a | One.\n1-2 | procedure | 1 | b | Two.", "1 | Start").unwrap()
    }

    #[test]
    fn only_the_sentences_are_others() {
        let other = index().reworded("1-1 | 一。\n1-2 | 二。").unwrap();
        let sentences: Vec<&str> = other.clauses().iter().map(|clause| clause.sentence.as_str()).collect();
        assert_eq!(sentences, ["一。", "二。"]);
        assert_eq!(
            (other.clauses()[1].kind, other.chapters()),
            (index().clauses()[1].kind, index().chapters())
        );
    }

    #[test]
    fn every_clause_is_there_once_and_in_order() {
        let error = |text: &str| index().reworded(text).unwrap_err().to_string();
        assert!(error("1-1 | 一。").contains("1-2 is missing"));
        assert!(error("1-2 | 二。\n1-1 | 一。").starts_with("line 1: 1-2 does not stand here"));
        assert!(error("1-1 | 一。\n1-2 | 二。\n1-3 | 三。").starts_with("line 3: 1-3"));
        assert!(error("1-1 |\n1-2 | 二。").contains("1-1 has no sentence"));
    }
}
