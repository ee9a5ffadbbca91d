//! Reads an index from its text, line by line.

use crate::{Chapter, Clause, ClauseNumber, Index, IndexError, Kind};

const CLAUSE_FIELDS: &str = "NUMBER | KIND | EXAMPLES | MODULE | SENTENCE";
const CHAPTER_FIELDS: &str = "NUMBER | TITLE";

impl Index {
    /// Reads the clauses from one text and the titles of the chapters from another, which may be
    /// empty. Empty lines are passed over.
    ///
    /// # Errors
    /// At the first line that is not as expected.
    pub fn read(clauses: &str, chapters: &str) -> Result<Index, IndexError> {
        Index { chapters: read_chapters(chapters)?, ..Index::default() }.with_clauses(clauses)
    }

    pub(crate) fn with_clauses(mut self, text: &str) -> Result<Index, IndexError> {
        for (line, text) in lines(text) {
            let clause = clause(line, text)?;
            self.check_place(line, &clause.number)?;
            self.clauses.push(clause);
        }
        Ok(self)
    }

    fn check_place(&self, line: usize, number: &ClauseNumber) -> Result<(), IndexError> {
        let number = number.clone();
        if let Some(previous) = self.clauses.last().map(|clause| clause.number.clone())
            && previous >= number
        {
            return Err(IndexError::Order { line, number, previous });
        }
        match number.parent() {
            Some(parent) if !parent.is_section() && self.find(&parent).is_none() => {
                Err(IndexError::NoParent { line, number, parent })
            }
            _ => Ok(()),
        }
    }
}

pub(crate) fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.lines()
        .enumerate()
        .map(|(index, line)| (index + 1, line))
        .filter(|(_, line)| !line.trim().is_empty())
}

/// The chapters of a text. What has no title of its own has that of the chapter it stands under.
pub(crate) fn read_chapters(text: &str) -> Result<Vec<Chapter>, IndexError> {
    let mut chapters: Vec<Chapter> = Vec::new();
    for (line, text) in lines(text) {
        let chapter = chapter(line, text)?;
        if let Some(previous) = chapters.last().filter(|previous| previous.number >= chapter.number) {
            let (number, previous) = (chapter.number, previous.number.clone());
            return Err(IndexError::Order { line, number, previous });
        }
        chapters.push(chapter);
    }
    Ok(chapters)
}

fn chapter(line: usize, text: &str) -> Result<Chapter, IndexError> {
    let [number, title] = fields(line, text, CHAPTER_FIELDS)?;
    let number: ClauseNumber = number.parse().map_err(|why| IndexError::Number { line, why })?;
    if number.is_section() {
        Ok(Chapter { number, title: title.to_owned() })
    } else {
        Err(IndexError::NoChapter { line, number })
    }
}

fn clause(line: usize, text: &str) -> Result<Clause, IndexError> {
    let [number, kind, examples, module, sentence] = fields(line, text, CLAUSE_FIELDS)?;
    let number: ClauseNumber = number.parse().map_err(|why| IndexError::Number { line, why })?;
    let kind = Kind::named(kind).ok_or_else(|| IndexError::Kind { line, found: kind.to_owned() })?;
    let examples = examples.parse().map_err(|_| IndexError::Examples { line, found: examples.to_owned() })?;
    let module = (module != "-").then(|| module.to_owned());
    if module.is_none() && kind != Kind::Physical {
        return Err(IndexError::NoModule { line, number });
    }
    if sentence.is_empty() {
        return Err(IndexError::NoSentence { line, number });
    }
    Ok(Clause { number, kind, examples, module, sentence: sentence.to_owned() })
}

/// The fields of a line; the last may contain the separator.
pub(crate) fn fields<'a, const N: usize>(
    line: usize,
    text: &'a str,
    expected: &'static str,
) -> Result<[&'a str; N], IndexError> {
    let found: Vec<&str> = text.splitn(N, '|').map(str::trim).collect();
    found.try_into().map_err(|_| IndexError::Fields { line, expected, found: text.to_owned() })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn error(clauses: &str) -> String {
        Index::read(clauses, "").unwrap_err().to_string()
    }

    #[test]
    fn a_line_is_a_clause() {
        let index =
            Index::read("1-1 | procedure | 2 | a/b | One | two.\n\n1-2 | physical | 0 | - | Three.\n", "")
                .unwrap();
        let clause = &index.clauses()[0];
        assert_eq!(
            (clause.kind, clause.examples, clause.module.as_deref()),
            (Kind::Procedure, 2, Some("a/b"))
        );
        assert_eq!(clause.sentence, "One | two.");
        assert_eq!(index.clauses()[1].module, None);
    }

    #[test]
    fn errors_name_the_line() {
        let good = "1-1 | definition | 0 | a | Good.\n";
        assert!(error(&format!("{good}1-2 | definition")).starts_with("line 2: expected `NUMBER | KIND"));
        assert!(error("1-x | definition | 0 | a | B.").starts_with("line 1: `1-x` is not a clause number"));
        assert!(error("\n1-1 | rule | 0 | a | B.").starts_with("line 2: `rule` is not a kind"));
        assert!(error("1-1 | definition | many | a | B.").contains("`many`"));
        assert!(error("1-1 | procedure | 0 | - | B.").contains("needs a module"));
        assert!(error("1-1 | procedure | 0 | a |").contains("has no sentence"));
    }

    #[test]
    fn clauses_stand_once_and_in_order() {
        let line = |number: &str| format!("{number} | definition | 0 | a | B.\n");
        assert!(error(&(line("1-1") + &line("1-1"))).contains("1-1 comes after 1-1"));
        assert!(error(&(line("1-10") + &line("1-9"))).starts_with("line 2: 1-9 comes after 1-10"));
        assert!(error(&(line("1-1") + &line("1-2-1"))).contains("stands under 1-2"));
    }

    #[test]
    fn chapters_have_titles() {
        let index = Index::read("2-1 | definition | 0 | a | B.", "1 | Start\n2 | Middle").unwrap();
        assert_eq!(index.chapters()[1].title, "Middle");
        let error = |chapters: &str| Index::read("", chapters).unwrap_err().to_string();
        assert!(error("1").contains("NUMBER | TITLE"));
        assert!(error("1-1 | Clause").contains("1-1 is no chapter"));
        assert!(error("1.2 | Second\n1.1 | First").starts_with("line 2: 1.1 comes after 1.2"));
    }
}
