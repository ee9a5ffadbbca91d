//! Keywords in their icons, with their numbers and cards (16).

use super::filter::keyword_kind_named;
use super::lex::{Text, Token};
use super::reader::Reader;
use digimon::effects::language::{Filter, Keyword, KeywordKind};

impl Reader<'_> {
    /// `<Blocker>`, `<Security Attack +1>`, `<Decoy ([X] trait)>`.
    pub(super) fn keyword(&mut self) -> Option<Keyword> {
        let Some(Token::Icon(icon)) = self.peek() else { return None };
        let (name, argument) = split(icon);
        let keyword = self.keyword_with(keyword_kind_named(name)?, argument)?;
        self.advance();
        Some(keyword)
    }

    fn keyword_with(&self, kind: KeywordKind, argument: &str) -> Option<Keyword> {
        let alone = |keyword| argument.is_empty().then_some(keyword);
        match kind {
            KeywordKind::SecurityAttack => Some(Keyword::SecurityAttack(number(argument)?)),
            KeywordKind::Digisorption => Some(Keyword::Digisorption(number(argument)?)),
            KeywordKind::MaterialSave => Some(Keyword::MaterialSave(count(argument)?)),
            KeywordKind::Fragment => Some(Keyword::Fragment(count(argument)?)),
            KeywordKind::LinkPlus => Some(Keyword::LinkPlus(count(argument)?)),
            KeywordKind::Decoy => Some(Keyword::Decoy(self.cards(argument)?)),
            KeywordKind::Overclock => Some(Keyword::Overclock(self.cards(argument)?)),
            KeywordKind::Decode => Some(Keyword::Decode(self.cards(argument)?)),
            KeywordKind::Partition => {
                let (one, two) = self.two_cards(argument)?;
                Some(Keyword::Partition(one, two))
            }
            KeywordKind::BlastDnaDigivolve => {
                let (one, two) = self.two_cards(argument)?;
                Some(Keyword::BlastDnaDigivolve(one, two))
            }
            KeywordKind::Blocker => alone(Keyword::Blocker),
            KeywordKind::Piercing => alone(Keyword::Piercing),
            KeywordKind::Jamming => alone(Keyword::Jamming),
            KeywordKind::Reboot => alone(Keyword::Reboot),
            KeywordKind::Retaliation => alone(Keyword::Retaliation),
            KeywordKind::Rush => alone(Keyword::Rush),
            KeywordKind::ArmorPurge => alone(Keyword::ArmorPurge),
            KeywordKind::Evade => alone(Keyword::Evade),
            KeywordKind::Raid => alone(Keyword::Raid),
            KeywordKind::Alliance => alone(Keyword::Alliance),
            KeywordKind::Barrier => alone(Keyword::Barrier),
            KeywordKind::BlastDigivolve => alone(Keyword::BlastDigivolve),
            KeywordKind::Fortitude => alone(Keyword::Fortitude),
            KeywordKind::Collision => alone(Keyword::Collision),
            KeywordKind::Scapegoat => alone(Keyword::Scapegoat),
            KeywordKind::Vortex => alone(Keyword::Vortex),
            KeywordKind::Iceclad => alone(Keyword::Iceclad),
            KeywordKind::Execute => alone(Keyword::Execute),
            KeywordKind::Progress => alone(Keyword::Progress),
            KeywordKind::Training => alone(Keyword::Training),
        }
    }

    /// The cards that an icon names, in the short form.
    pub(super) fn cards(&self, argument: &str) -> Option<Vec<Filter>> {
        let text = Text::new(&argument.replace(PARENTHESES, " "));
        let tokens = text.tokens();
        let mut reader = Reader::new(&tokens, self.context.this, self.budget);
        reader.lexicon = self.lexicon;
        reader.brief().filter(|_| reader.at_end())
    }

    /// "A & B", "A + B".
    fn two_cards(&self, argument: &str) -> Option<(Vec<Filter>, Vec<Filter>)> {
        let mut depth = 0;
        let between = argument.char_indices().find(|(_, c)| {
            match c {
                '[' | '【' => depth += 1,
                ']' | '】' => depth -= 1,
                _ => {}
            }
            depth == 0 && matches!(c, '&' | '＆' | '+' | '＋')
        });
        let (at, c) = between?;
        Some((self.cards(&argument[..at])?, self.cards(&argument[at + c.len_utf8()..])?))
    }
}

const PARENTHESES: [char; 8] = ['(', ')', '（', '）', '<', '>', '＜', '＞'];

/// The name of an icon, and what follows it.
fn split(icon: &str) -> (&str, &str) {
    let begins = |(at, c): &(usize, char)| match c {
        '0'..='9' | '(' | '（' | '<' | '＜' | '[' | '【' => true,
        '+' | '-' | '−' | '＋' | '－' | '–' => icon[..*at].ends_with(' '),
        _ => false,
    };
    let at = icon.char_indices().find(begins).map_or(icon.len(), |(at, _)| at);
    (icon[..at].trim(), icon[at..].trim())
}

/// The one number of the icon, with its sign.
fn number(argument: &str) -> Option<i8> {
    let text = Text::new(&argument.replace(PARENTHESES, " "));
    let tokens = text.tokens();
    match tokens.as_slice() {
        [one] => match one.token {
            Token::Number(n) | Token::Signed(n) => i8::try_from(n).ok(),
            _ => None,
        },
        _ => None,
    }
}

fn count(argument: &str) -> Option<u8> {
    u8::try_from(number(argument)?).ok()
}
