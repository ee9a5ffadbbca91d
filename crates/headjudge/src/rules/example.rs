//! One example of the rulebook: what happens in it, with which cards, and what shows it.

use super::Args;
use super::lines::{Entry, shown_by, stands_under};
use crate::output::{say, say_json};
use crate::problem::Problem;
use rulebook::{Coverage, Example, Index, NamedCard, Shown};
use serde::Serialize;

#[derive(Serialize)]
struct Explained<'a> {
    #[serde(flatten)]
    example: &'a Example,
    chapter: Option<&'a str>,
    headings: Vec<Entry<'a>>,
    scenarios: &'a [&'a Shown],
}

pub fn print(args: &Args, index: &Index, coverage: &Coverage, example: &Example) -> Result<(), Problem> {
    let number = &example.number;
    let explained = Explained {
        example,
        chapter: index.chapter(number).map(|chapter| chapter.title.as_str()),
        headings: index.headings(number).into_iter().map(Entry::from).collect(),
        scenarios: coverage.showing(number),
    };
    if args.json {
        return say_json(&explained);
    }
    say(&in_words(index, &explained))
}

fn in_words(index: &Index, explained: &Explained) -> String {
    let Example { number, cards, sentence } = explained.example;
    let kind = if number.is_example() { "worked example" } else { "example" };
    let mut lines = vec![format!("{number} ({kind})"), format!("  {sentence}"), String::new()];
    lines.extend(stands_under(index, number));
    if !cards.is_empty() {
        lines.extend([String::new(), "Its cards".to_owned()]);
        lines.extend(cards.iter().map(card));
    }
    lines.push(String::new());
    lines.extend(shown_by(explained.scenarios, number));
    lines.join("\n")
}

fn card(card: &NamedCard) -> String {
    let doubt = if card.doubtful { ", perhaps another card" } else { "" };
    let NamedCard { id, name, in_book, .. } = card;
    format!("  {:<12} {name} ({in_book}{doubt})", id.as_deref().unwrap_or("no number"))
}
