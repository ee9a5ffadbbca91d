//! Lists of names, traits and colours: "[A], [B] or [C]".

use crate::read::lex::Token;
use crate::read::noun::flat_any_of;
use crate::read::reader::Reader;
use digimon::card::Color;
use digimon::effects::language::{Filter, Word};

/// How the members of a list belong together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::read) enum Joined {
    Or,
    And,
}

impl Reader<'_> {
    /// "[A], [B] or [C]": the words, and how they are joined.
    pub(in crate::read) fn bracket_list(&mut self) -> Option<(Vec<Word>, Joined)> {
        let mut words = vec![Word::new(self.bracket()?)];
        let mut joined = Joined::Or;
        while let Some((word, how)) = self.attempt(|reader| {
            // The end of "(other than [X])" ends the list.
            (reader.note_before() != Some("")).then_some(())?;
            let comma = reader.comma();
            let slash = !comma && reader.take(Token::Slash);
            let how = match reader.one_of(&["or", "and/or", "and"]) {
                Some(2) => Joined::And,
                Some(_) => Joined::Or,
                None if comma || slash => Joined::Or,
                None => return None,
            };
            reader.the();
            let word = reader.bracket()?;
            // "[X], [Security] effects …": another part of the sentence begins.
            let timing = reader.begins_effect(word) && !reader.begins_effect(words[0].as_str());
            (!timing || !(reader.sees("effects") || reader.sees("effect"))).then_some(())?;
            Some((Word::new(word), how))
        }) {
            words.push(word);
            if how == Joined::And {
                joined = Joined::And;
            }
        }
        Some((words, joined))
    }

    /// One of the words, or all of them.
    pub(in crate::read) fn each_word(words: Vec<Word>, joined: Joined, filter: fn(Word) -> Filter) -> Filter {
        let mut filters: Vec<Filter> = words.into_iter().map(filter).collect();
        match (filters.len(), joined) {
            (1, _) => filters.remove(0),
            (_, Joined::Or) => flat_any_of(filters),
            (_, Joined::And) => Filter::AllOf(filters),
        }
    }

    pub(in crate::read) fn color(&mut self) -> Option<Color> {
        const NAMES: [&str; 7] = ["red", "blue", "yellow", "green", "black", "purple", "white"];
        Some(Color::ALL[self.one_of(&NAMES)?])
    }

    /// "red", "red or blue", "yellow/purple".
    pub(in crate::read) fn colors(&mut self) -> Option<Filter> {
        let mut colors = vec![Filter::Color(self.color()?)];
        while let Some(color) = self.attempt(|reader| {
            let comma = reader.comma();
            let joined = reader.one_of(&["or", "/", "and/or"]).is_some();
            (comma || joined).then_some(())?;
            reader.color()
        }) {
            colors.push(Filter::Color(color));
        }
        Some(flat_any_of(colors))
    }
}
