//! Every description of cards in an effect, wherever it stands. It is looked for in the effect as it is written down,
//! so that a new word of the language needs nothing here.

use ocg::language::{Block, Noun, Step};
use ron::ser::PrettyConfig;
use serde::Serialize;

/// How a description begins where it is written down.
const OPENS: &str = "Noun(";

pub(crate) fn within(of: &impl Serialize) -> Vec<Noun> {
    let named = PrettyConfig::new().struct_names(true);
    let written = ron::ser::to_string_pretty(of, named).unwrap_or_default();
    let starts = written.match_indices(OPENS).map(|(at, _)| at);
    starts.filter_map(|at| ron::from_str(&nameless(balanced(&written[at..]))).ok()).collect()
}

/// Numbers that may also be written plainly are not read where structures have names.
fn nameless(noun: &str) -> String {
    [OPENS, "Select("].iter().fold(noun.to_owned(), |text, name| text.replace(name, "("))
}

/// As far as the bracket that closes the first one; what is quoted does not count.
fn balanced(text: &str) -> &str {
    let (mut depth, mut quoted, mut escaped) = (0_u32, false, false);
    for (at, c) in text.char_indices() {
        match c {
            _ if escaped => escaped = false,
            '\\' if quoted => escaped = true,
            '"' => quoted = !quoted,
            '(' if !quoted => depth += 1,
            ')' if !quoted && depth == 1 => return &text[..=at],
            ')' if !quoted => depth -= 1,
            _ => {}
        }
    }
    text
}

/// All steps of a block, those within others too.
pub(crate) fn steps(block: &Block) -> Vec<&Step> {
    block
        .iter()
        .flat_map(|linked| {
            let inner = linked.1.blocks().into_iter().flat_map(steps);
            std::iter::once(&linked.1).chain(inner).collect::<Vec<_>>()
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use ocg::language::{Amount, Filter, Group, Place, Whose};

    #[test]
    fn descriptions_within_descriptions_are_found() {
        let inner = Noun { places: Place::Hand.into(), ..Noun::default() };
        let count = Amount::CountOf(Box::new(inner.clone()));
        let like = vec![
            Filter::Named("A \"Quoted\" (Name".to_owned()),
            Filter::Level(ocg::language::Comparison::Is, count),
        ];
        let outer = Noun { places: Place::Deck.into(), whose: Whose::Yours, like };
        assert_eq!(within(&Step::Destroy(Group::All(Box::new(outer.clone())))), [outer, inner]);
    }
}
