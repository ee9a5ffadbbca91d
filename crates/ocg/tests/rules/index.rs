//! The scenarios and the code against the rulebook: what they cite exists.

use libtest_mimic::{Failed, Trial};
use rulebook::{ClauseNumber, Index};

pub fn trials() -> Vec<Trial> {
    vec![
        Trial::test("every statement cited in a scenario exists", cited_in_scenarios),
        Trial::test("every statement cited in the code exists", cited_in_code),
    ]
}

fn index() -> Result<Index, Failed> {
    let read = Index::read(&checkout::read("rulebook/ocg.txt"), &checkout::read("rulebook/ocg-chapters.txt"));
    read.map_err(Failed::from)
}

fn cited_in_scenarios() -> Result<(), Failed> {
    let index = index()?;
    let examples = checkout::read("rulebook/ocg-examples.txt");
    let is_example = |number: &ClauseNumber| {
        examples.lines().any(|line| line.split(" | ").next() == Some(number.to_string().as_str()))
    };
    let unknown = |number: &ClauseNumber| index.find(number).is_none() && !is_example(number);
    let heading = |line: &str| ["shows ", "example "].iter().any(|word| line.trim_start().starts_with(word));
    let cited = |line: &str| {
        let by = line.rsplit_once(", by ").map(|(_, cited)| numbers(cited)).unwrap_or_default();
        if heading(line) { numbers(line) } else { by }
    };
    none(lines("scenarios/ocg", "scn", |line| cited(line).into_iter().filter(unknown).collect()))
}

fn cited_in_code() -> Result<(), Failed> {
    let index = index()?;
    let unknown = |line: &str| citations(line).into_iter().filter(|one| index.find(one).is_none()).collect();
    none(lines("crates/ocg/src", "rs", unknown))
}

fn none(unknown: Vec<String>) -> Result<(), Failed> {
    if unknown.is_empty() {
        return Ok(());
    }
    Err(Failed::from(format!("statements that the rulebook does not have:\n{}", unknown.join("\n"))))
}

/// What is found on the lines of the files, with where it stands.
fn lines(folder: &str, ending: &str, find: impl Fn(&str) -> Vec<ClauseNumber>) -> Vec<String> {
    let mut found = Vec::new();
    for (file, text) in checkout::files(folder, ending) {
        for (line, text) in (1..).zip(text.lines()) {
            found.extend(find(text).into_iter().map(|number| format!("{file}:{line}: {number}")));
        }
    }
    found
}

/// The words of a text that are numbers of statements.
fn numbers(text: &str) -> Vec<ClauseNumber> {
    let between = |c: char| !(c.is_alphanumeric() || c == '-' || c == '_' || c == '.');
    let words = text.split(between).map(|word| word.trim_end_matches(['.', '-']));
    let number = |word: &str| {
        let statement = word.contains('.') && word.contains('-');
        word.parse::<ClauseNumber>().ok().filter(|number| statement && !number.is_section())
    };
    words.filter_map(number).collect()
}

/// The statements in the comment of a line, and those that are the whole of a string literal.
fn citations(line: &str) -> Vec<ClauseNumber> {
    let (code, comment) = line.split_once("//").unwrap_or((line, ""));
    let literals = code.split('"').skip(1).step_by(2);
    literals.flat_map(numbers).chain(numbers(comment)).collect()
}
