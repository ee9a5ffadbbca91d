//! Which scenarios show which clauses: the index joined with what was run.

use crate::{Clause, ClauseNumber, Index, Kind};
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};

/// A scenario, as the index sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Shown {
    pub title: String,
    pub file: String,
    /// The clauses that it shows.
    pub clauses: Vec<ClauseNumber>,
    /// The worked examples of the rulebook that it is, named by their clauses.
    pub examples: Vec<ClauseNumber>,
    /// Worked examples of other books that it is, named by their labels.
    pub labels: Vec<String>,
    pub passed: bool,
}

impl Shown {
    /// What it shows. A worked example with a number of its own shows the clause that it stands under, too.
    fn cited(&self) -> BTreeSet<ClauseNumber> {
        let own = self.examples.iter().filter(|number| number.is_example());
        let clauses = own.filter_map(ClauseNumber::parent);
        self.clauses.iter().chain(&self.examples).cloned().chain(clauses).collect()
    }
}

/// The index and what shows it.
#[derive(Clone, Debug)]
pub struct Coverage<'a> {
    index: &'a Index,
    scenarios: &'a [Shown],
    by_number: BTreeMap<ClauseNumber, Vec<&'a Shown>>,
}

/// A clause with the scenarios that show it.
#[derive(Clone, Debug, Serialize)]
pub struct ClauseCoverage<'a> {
    #[serde(flatten)]
    pub clause: &'a Clause,
    pub scenarios: Vec<&'a Shown>,
}

/// How much of the rulebook is shown. Only scenarios that passed count as showing anything.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Totals {
    pub clauses: usize,
    pub procedures: usize,
    pub procedures_with_scenario: usize,
    pub definitions: usize,
    pub physical: usize,
    pub scenarios: usize,
    pub scenarios_passed: usize,
    pub examples: usize,
    pub examples_with_scenario: usize,
}

impl<'a> Coverage<'a> {
    pub fn new(index: &'a Index, scenarios: &'a [Shown]) -> Self {
        let mut by_number: BTreeMap<ClauseNumber, Vec<&Shown>> = BTreeMap::new();
        for scenario in scenarios {
            for number in scenario.cited() {
                by_number.entry(number).or_default().push(scenario);
            }
        }
        Coverage { index, scenarios, by_number }
    }

    /// The scenarios that show a clause or are an example, whether they passed or not.
    pub fn showing(&self, number: &ClauseNumber) -> &[&'a Shown] {
        self.by_number.get(number).map_or(&[], Vec::as_slice)
    }

    /// One row a clause, in the order of the rulebook.
    pub fn rows(&self) -> impl Iterator<Item = ClauseCoverage<'a>> + '_ {
        let scenarios = |clause: &Clause| self.showing(&clause.number).to_vec();
        self.index.clauses().iter().map(move |clause| ClauseCoverage { clause, scenarios: scenarios(clause) })
    }

    /// Is there a scenario that shows it and passed?
    pub fn is_shown(&self, number: &ClauseNumber) -> bool {
        self.showing(number).iter().any(|scenario| scenario.passed)
    }

    /// How many worked examples of a clause have a scenario that passed.
    pub fn examples_shown(&self, clause: &Clause) -> usize {
        let listed = self.index.worked_examples(&clause.number);
        let listed = listed.filter(|example| self.is_shown(&example.number)).count();
        let is_one = |scenario: &&&Shown| scenario.passed && scenario.examples.contains(&clause.number);
        let unlisted = self.showing(&clause.number).iter().filter(is_one).count();
        (listed + unlisted).min(clause.examples.into())
    }

    /// The procedures that no passing scenario shows.
    pub fn procedures_without_scenario(&self) -> Vec<&'a Clause> {
        let missing = |clause: &&Clause| clause.kind == Kind::Procedure && !self.is_shown(&clause.number);
        self.index.clauses().iter().filter(missing).collect()
    }

    /// The clauses with fewer passing example scenarios than worked examples.
    pub fn examples_without_scenario(&self) -> Vec<&'a Clause> {
        let missing = |clause: &&Clause| self.examples_shown(clause) < usize::from(clause.examples);
        self.index.clauses().iter().filter(missing).collect()
    }

    /// Clauses and examples that scenarios cite and the index does not have.
    pub fn unknown(&self) -> Vec<(&ClauseNumber, &'a Shown)> {
        let known = |number| self.index.find(number).is_some() || self.index.example(number).is_some();
        let unknown = self.by_number.iter().filter(|(number, _)| !known(number));
        unknown.flat_map(|(number, shown)| shown.iter().map(move |scenario| (number, *scenario))).collect()
    }

    pub fn totals(&self) -> Totals {
        let clauses = self.index.clauses();
        let of = |kind| clauses.iter().filter(|clause| clause.kind == kind).count();
        Totals {
            clauses: clauses.len(),
            procedures: of(Kind::Procedure),
            procedures_with_scenario: of(Kind::Procedure) - self.procedures_without_scenario().len(),
            definitions: of(Kind::Definition),
            physical: of(Kind::Physical),
            scenarios: self.scenarios.len(),
            scenarios_passed: self.scenarios.iter().filter(|scenario| scenario.passed).count(),
            examples: clauses.iter().map(|clause| usize::from(clause.examples)).sum(),
            examples_with_scenario: clauses.iter().map(|clause| self.examples_shown(clause)).sum(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const INDEX: &str = "1-1 | procedure | 2 | a | One.
1-2 | procedure | 0 | a | Two.
1-3 | procedure | 0 | a | Three.
1-4 | definition | 1 | a | Four.
1-5 | physical | 0 | - | Five.";

    fn shown(title: &str, clauses: &[&str], examples: &[&str], passed: bool) -> Shown {
        let numbers = |texts: &[&str]| texts.iter().map(|number| number.parse().unwrap()).collect();
        Shown {
            title: title.to_owned(),
            file: format!("{title}.scn"),
            clauses: numbers(clauses),
            examples: numbers(examples),
            labels: Vec::new(),
            passed,
        }
    }

    fn numbers<'a>(clauses: impl IntoIterator<Item = &'a Clause>) -> Vec<String> {
        clauses.into_iter().map(|clause| clause.number.to_string()).collect()
    }

    #[test]
    fn scenarios_are_joined_with_their_clauses() {
        let index = Index::read(INDEX, "").unwrap();
        let scenarios =
            [shown("a", &["1-1", "1-4"], &["1-1"], true), shown("b", &["1-1", "1-3"], &[], false)];
        let coverage = Coverage::new(&index, &scenarios);
        let titles = |number: &str| {
            coverage
                .showing(&number.parse().unwrap())
                .iter()
                .map(|shown| shown.title.as_str())
                .collect::<Vec<_>>()
        };
        assert_eq!(titles("1-1"), ["a", "b"]);
        assert_eq!(titles("1-4"), ["a"]);
        assert!(titles("1-2").is_empty());
        assert_eq!(numbers(coverage.procedures_without_scenario()), ["1-2", "1-3"]);
        assert_eq!(numbers(coverage.examples_without_scenario()), ["1-1", "1-4"]);
    }

    #[test]
    fn only_what_passed_counts() {
        let index = Index::read(INDEX, "").unwrap();
        let scenarios = [
            shown("a", &["1-1"], &["1-1"], true),
            shown("b", &[], &["1-1"], true),
            shown("c", &[], &["1-1"], true),
            shown("d", &["1-2"], &[], false),
        ];
        let totals = Coverage::new(&index, &scenarios).totals();
        let expected = Totals {
            clauses: 5,
            procedures: 3,
            procedures_with_scenario: 1,
            definitions: 1,
            physical: 1,
            scenarios: 4,
            scenarios_passed: 3,
            examples: 3,
            examples_with_scenario: 2,
        };
        assert_eq!(totals, expected);
    }

    #[test]
    fn listed_examples_are_counted_once_each() {
        let index = Index::read("1.1-1 | procedure | 2 | a | One.", "").unwrap();
        let index = index.with_examples("1.1-1e1 | - | A.\n1.1-1e2 | - | B.\n1.1-2 | - | C.", &[]).unwrap();
        let scenarios = [
            shown("a", &[], &["1.1-1e1"], true),
            shown("b", &[], &["1.1-1e1", "1.1-2"], true),
            shown("c", &[], &["1.1-1e2"], false),
        ];
        let coverage = Coverage::new(&index, &scenarios);
        let totals = coverage.totals();
        assert_eq!((totals.examples, totals.examples_with_scenario), (2, 1));
        assert_eq!(totals.procedures_with_scenario, 1);
        assert!(coverage.unknown().is_empty());
    }

    #[test]
    fn clauses_that_do_not_exist_are_reported() {
        let index = Index::read(INDEX, "").unwrap();
        let scenarios = [shown("a", &["1-1", "9-9"], &[], true)];
        let coverage = Coverage::new(&index, &scenarios);
        let unknown: Vec<String> = coverage.unknown().iter().map(|(number, _)| number.to_string()).collect();
        assert_eq!(unknown, ["9-9"]);
    }
}
