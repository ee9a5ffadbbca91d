//! Rules of a card (2-3-5): in lines of their own, or as sentences before its effects in older wording.

use crate::read::lex::{Text, Token};
use crate::read::reader::{Reader, This};
use digimon::card::Rules;
use digimon::effects::language::Word;
use text::Budget;

/// The rules that stand as sentences at the beginning of a text, and where the rest of it begins.
pub fn leading_rules(printed: &str, budget: &Budget) -> (Rules, usize) {
    let text = Text::new(printed);
    let tokens = text.tokens();
    let mut reader = Reader::new(&tokens, This::Card, budget);
    let (mut rules, mut rest) = (Rules::default(), 0);
    while reader.attempt(|reader| reader.rule_sentence(&mut rules)).is_some() {
        while reader.take(Token::NewLine) {}
        rest = tokens.get(reader.here()).map_or(printed.len(), |token| token.span.start);
    }
    (rules, rest)
}

impl Reader<'_> {
    /// "<Rule> Name: Also treated as [A]/[B]."
    pub(crate) fn rule_line(&mut self) -> Option<Rules> {
        let mut rules = Rules::default();
        let _ = self.take_rule_icon();
        match self.one_of(&["name :", "trait :", "traits :"]) {
            Some(0) => self.name_rule(&mut rules)?,
            Some(_) => self.trait_rule(&mut rules)?,
            None => self.copies_rule(&mut rules)?,
        }
        let _ = self.take(Token::Stop);
        Some(rules)
    }

    fn take_rule_icon(&mut self) -> bool {
        match self.peek() {
            Some(Token::Bracket("Rule") | Token::Icon("Rule")) => {
                self.advance();
                true
            }
            _ => false,
        }
    }

    /// A rule among the sentences of a text, with its stop.
    fn rule_sentence(&mut self, rules: &mut Rules) -> Option<()> {
        if matches!(self.peek(), Some(Token::Bracket("Rule") | Token::Icon("Rule"))) {
            let more = self.rule_line()?;
            rules.names.extend(more.names);
            rules.name_parts.extend(more.name_parts);
            rules.traits.extend(more.traits);
            rules.copies = rules.copies.or(more.copies);
            return Some(());
        }
        self.attempt(|reader| reader.old_rule(rules))
            .or_else(|| self.attempt(|reader| reader.copies_rule(rules)))?;
        self.take(Token::Stop).then_some(())
    }

    /// "This card/Digimon is also treated as …".
    fn old_rule(&mut self, rules: &mut Rules) -> Option<()> {
        let this = ["this card / digimon", "this card / tamer", "this card"];
        if self.eat("the name of") {
            self.one_of(&this)?;
            self.must("is also treated as")?;
            return self.words_into(&mut rules.names);
        }
        if self.eat("treat") {
            self.one_of(&this)?;
            self.must("as if its name is also")?;
            return self.words_into(&mut rules.names);
        }
        self.one_of(&this)?;
        self.must("is also treated as")?;
        match self.one_of(&["if its name is", "if its name is also", "having"])? {
            0 | 1 => self.words_into(&mut rules.names),
            _ => {
                self.the();
                let (mut words, _) = self.bracket_list()?;
                match self.one_of(&["traits", "trait", "in its name"])? {
                    0 | 1 => rules.traits.append(&mut words),
                    _ => rules.name_parts.append(&mut words),
                }
                Some(())
            }
        }
    }

    fn name_rule(&mut self, rules: &mut Rules) -> Option<()> {
        let _ = self.eat("also");
        self.must("treated as")?;
        let within = self.one_of(&["having", "containing", "including"]).is_some();
        self.words_into(if within { &mut rules.name_parts } else { &mut rules.names })?;
        let _ = self.one_of(&["in its name", "in name"]);
        Some(())
    }

    fn trait_rule(&mut self, rules: &mut Rules) -> Option<()> {
        let _ = self.also();
        self.must("has")?;
        self.the();
        self.words_into(&mut rules.traits)?;
        let _ = self.trait_word();
        Some(())
    }

    /// 1-4-1-2-2
    fn copies_rule(&mut self, rules: &mut Rules) -> Option<()> {
        self.one_of(&["you can include up to", "you may include up to", "up to"])?;
        let n = u8::try_from(self.number()?).ok()?;
        self.must("copies of")?;
        self.one_of(&[
            "cards with this card's card number",
            "cards with the same card number as this card",
            "this card",
        ])?;
        self.one_of(&["in your deck", "in a deck", "can be in a deck", "can be in your deck"])?;
        rules.copies = Some(n);
        Some(())
    }

    fn words_into(&mut self, words: &mut Vec<Word>) -> Option<()> {
        let Some((mut found, _)) = self.bracket_list() else {
            self.expect("a name in brackets");
            return None;
        };
        words.append(&mut found);
        Some(())
    }
}
