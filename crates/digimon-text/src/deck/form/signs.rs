//! What a list gives away about where it comes from.

use text::deck::plain;

/// The first lines that tell.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Signs {
    pub json: bool,
    /// The first line that is no card, without what marks it as a comment.
    title: String,
    /// The first card.
    card: String,
}

impl Signs {
    pub fn new(json: bool) -> Self {
        Signs { json, ..Signs::default() }
    }

    pub fn see_title(&mut self, line: &str) {
        if self.title.is_empty() && self.card.is_empty() {
            plain(line).trim_start_matches(['/', '#', ' ']).trim().clone_into(&mut self.title);
        }
    }

    pub fn see_card(&mut self, line: &str) {
        if self.card.is_empty() {
            plain(line).trim().clone_into(&mut self.card);
        }
    }

    /// A text list with this title.
    pub fn text_titled(&self, title: &str) -> bool {
        !self.json && self.title.eq_ignore_ascii_case(title)
    }

    /// What a JSON list says it was exported from.
    pub fn exported_from(&self) -> Option<&str> {
        let (says, source) = self.title.split_at_checked("exported from".len())?;
        (self.json && says.eq_ignore_ascii_case("exported from")).then_some(source.trim())
    }

    /// The first card of a text list.
    pub fn card(&self) -> Option<&str> {
        Some(self.card.as_str()).filter(|card| !self.json && !card.is_empty())
    }
}
