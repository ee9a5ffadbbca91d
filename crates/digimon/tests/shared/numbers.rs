//! The index has the numbers of the printed rulebooks.

use rulebook::{ClauseNumber, Index};

const RULEBOOKS: [&str; 2] = ["ja", "zh-Hans"];

pub fn the_index_has_the_numbers_of_the_rulebook() {
    let [clauses, chapters] = ["rulebook/digimon.txt", "rulebook/digimon-chapters.txt"].map(checkout::read);
    let index = Index::read(&clauses, &chapters).unwrap();
    let ours: Vec<ClauseNumber> = index.clauses().iter().map(|clause| clause.number.clone()).collect();
    for language in RULEBOOKS {
        let text = checkout::shared(&format!("rulebooks/digimon-comprehensive-rules-3.6.{language}.txt"));
        assert_eq!(printed_numbers(&text), ours, "{language}");
    }
}

/// The numbers at the beginning of the lines, up to the update history, in their order.
fn printed_numbers(rulebook: &str) -> Vec<ClauseNumber> {
    let body = rulebook.lines().take_while(|line| !["更新履歴", "更新履历"].contains(&line.trim()));
    let mut numbers: Vec<ClauseNumber> = body.filter_map(number_of_line).collect();
    // One of the texts prints 7-2-2-11 twice; the second is 7-2-2-12.
    let [doubled, meant] =
        ["7-2-2-11", "7-2-2-12"].map(|text| text.parse::<ClauseNumber>().expect("a number"));
    if let Some(second) = (0..numbers.len()).filter(|&at| numbers[at] == doubled).nth(1) {
        numbers[second] = meant;
    }
    numbers
}

/// A line begins with a number and a full stop, perhaps after the mark of a page.
fn number_of_line(line: &str) -> Option<ClauseNumber> {
    let line = line.rsplit("|>").next()?.trim_start();
    let (number, _) = line.split_once('.')?;
    number.trim_end().parse().ok().filter(|number: &ClauseNumber| !number.is_section())
}
