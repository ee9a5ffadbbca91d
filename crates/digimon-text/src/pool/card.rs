//! A printed card put together as a card of the game (DCG 2): facts, requirements, rules, effects.

// A method of `Reader` has one lifetime, and `whole` asks for every one: the closures are needed.
#![allow(clippy::redundant_closure_for_method_calls)]

use super::mentions::mentions;
use super::printed::{DigivolveCost, Printed, TextBox};
use super::{Reading, Stop, fields};
use crate::lexicon::Lexicon;
use crate::read::{self, Account, Note, Reader, Stopper, This};
use digimon::card::{Card, Category, Cost, Digivolution, Dp, Level, Link, Rules, Texts};
use digimon::effects::language::{Amount, Cmp, Effect, Filter, Place, Stat, When, Word};
use std::cell::RefCell;
use std::collections::BTreeSet;
use text::{Budget, Cancel};

/// The card, if every word of it was understood.
///
/// # Errors
/// Otherwise all places where its texts stopped.
pub fn read_card(printed: &Printed) -> Result<Card, Vec<Stop>> {
    let Reading { card, stops, .. } = read(printed);
    if stops.is_empty() { Ok(card) } else { Err(stops) }
}

/// What is understood of the card, and what is not.
pub fn read(printed: &Printed) -> Reading {
    read_within(printed, &Budget::new(text::Bounds::CARD, &Cancel::never()))
}

/// The same, no further than a budget goes.
pub fn read_within(printed: &Printed, budget: &Budget) -> Reading {
    read_on(printed, budget.into())
}

/// The same, with what of the grammar was used for it.
pub fn read_noting(printed: &Printed, lexicon: &Lexicon) -> (Reading, BTreeSet<Note>) {
    let (budget, used) = (Budget::new(text::Bounds::CARD, &Cancel::never()), RefCell::default());
    let reading = read_on(printed, Account { budget: &budget, used: Some(&used), lexicon: Some(lexicon) });
    (reading, used.into_inner())
}

/// The same as a card of a pool, of which is known what its words can name.
pub(super) fn read_in_pool(printed: &Printed, lexicon: &Lexicon, budget: &Budget) -> Reading {
    read_on(printed, Account { budget, used: None, lexicon: Some(lexicon) })
}

fn read_on(printed: &Printed, account: Account<'_>) -> Reading {
    let budget = account.budget;
    let mut desk = Desk { printed, account, stops: Vec::new() };
    let mut card = facts(printed);
    if let Err(bound) = budget.take(printed.bytes()) {
        desk.keep::<()>("(card)", Err(read::beyond("", bound)));
        return Reading::new(card, desk.stops);
    }
    if let Some(kind) = &printed.unknown_kind {
        desk.stops.push(Stop::of_all("card_types", kind, fields::KIND));
    }
    desk.requirements(&mut card);
    desk.rules(&mut card);
    desk.effects(&mut card);
    card.link = desk.link();
    card.tokens = desk.tokens();
    card.mentions = mentions(printed);
    Reading::new(card, desk.stops)
}

fn facts(printed: &Printed) -> Card {
    // 2-3-1-4: "ACE" is no part of a name.
    let name = printed.name.trim_end_matches(" ACE");
    Card {
        colors: printed.colors.iter().copied().collect(),
        level: printed.level.map(Level),
        dp: printed.dp.map(Dp),
        cost: printed.play_cost.map(Cost),
        traits: printed.all_traits().into_iter().map(Word::new).collect(),
        digivolution: printed.digivolve_costs.iter().copied().map(circle).collect(),
        overflow: printed.ace_overflow,
        rules: Rules { copies: printed.max_copies.filter(|copies| *copies != 4), ..Rules::default() },
        ..Card::blank(&printed.id, name, printed.category)
    }
}

/// 2-3-6: one of the circles.
fn circle(circle: DigivolveCost) -> Digivolution {
    let level = Filter::Stat(Stat::Level, Cmp::Exactly, Amount::N(circle.level.into()));
    let from = circle.color.map(Filter::Color).into_iter().chain([level]).collect();
    Digivolution { from, cost: Cost(circle.cost), condition: None }
}

/// The card on the desk, and what stopped its reader.
struct Desk<'p> {
    printed: &'p Printed,
    account: Account<'p>,
    stops: Vec<Stop>,
}

impl Desk<'_> {
    /// What was read; what was not is a stop.
    fn keep<T>(&mut self, field: &str, read: Result<T, Stopper>) -> Option<T> {
        match read {
            Ok(value) => Some(value),
            // Whatever comes after a broken bound was not read for the same reason.
            Err(Stopper { bound: Some(_), .. }) if self.stops.iter().any(|stop| stop.bound.is_some()) => None,
            Err(Stopper { text, span, expected, bound }) => {
                self.stops.push(Stop {
                    field: field.to_owned(),
                    text,
                    from: span.start,
                    to: span.end,
                    expected: expected.to_owned(),
                    bound,
                    meanings: 0,
                });
                None
            }
        }
    }

    fn line<T>(
        &mut self,
        field: &str,
        line: &str,
        read: impl FnOnce(&mut Reader<'_>) -> Option<T>,
    ) -> Option<T> {
        self.keep(field, read::whole(line, This::Card, self.account, read))
    }

    fn all<T>(&mut self, field: &str, lines: &[String], read: fn(&mut Reader<'_>) -> Option<T>) -> Vec<T> {
        lines.iter().filter_map(|line| self.line(field, line, read)).collect()
    }

    /// One line at most; a second one is not understood.
    fn one<T>(&mut self, field: &str, lines: &[String], read: fn(&mut Reader<'_>) -> Option<T>) -> Option<T> {
        if let Some(line) = lines.get(1) {
            let (text, span) = (line.clone(), 0..line.len());
            let second = Stopper { text, span, expected: "only one such line", bound: None };
            self.keep::<T>(field, Err(second));
        }
        lines.first().and_then(|line| self.line(field, line, read))
    }

    fn requirements(&mut self, card: &mut Card) {
        let lines = &self.printed.requirements;
        card.digivolution
            .extend(self.all("requirements.digivolve", &lines.digivolve, |reader| reader.digivolution()));
        card.dna =
            self.all("requirements.dna_digivolve", &lines.dna_digivolve, |reader| reader.dna_digivolution());
        card.burst = self.all("requirements.burst_digivolve", &lines.burst_digivolve, |reader| {
            reader.burst_digivolution()
        });
        card.app_fusion =
            self.all("requirements.app_fusion", &lines.app_fusion, |reader| reader.app_fusion());
        card.digixros = self.one("requirements.digixros", &lines.digixros, |reader| reader.digixros());
        card.assembly = self.one("requirements.assembly", &lines.assembly, |reader| reader.assembly());
    }

    fn rules(&mut self, card: &mut Card) {
        let lines = self.all("rule_text", &self.printed.rule_text, |reader| reader.rule_line());
        let (leading, _) = read::leading_rules(&self.printed.main_effect, self.account.budget);
        for rules in lines.into_iter().chain([leading]) {
            card.rules.names.extend(rules.names);
            card.rules.name_parts.extend(rules.name_parts);
            card.rules.traits.extend(rules.traits);
            card.rules.copies = rules.copies.or(card.rules.copies);
        }
    }

    fn effects(&mut self, card: &mut Card) {
        let this = match self.printed.category {
            Category::Digimon | Category::DigiEgg => This::Digimon,
            Category::Tamer => This::Tamer,
            Category::Option => This::Card,
        };
        let main = &self.printed.main_effect;
        let (_, after_rules) = read::leading_rules(main, self.account.budget);
        let main = self.texts(TextBox::Main, &main[after_rules..], this);
        card.inherited = self.texts(TextBox::Inherited, &self.printed.inherited_effect, This::Digimon);
        let security = self.texts(TextBox::Security, &self.printed.security_effect, This::Card);
        card.effects.keywords.extend(main.keywords.into_iter().chain(security.keywords));
        for icons in &self.printed.unprinted.unsaid {
            let expected = "words of the effect language, which has none for it";
            self.stops.push(Stop::of_all("not in the pool", icons, expected));
        }
        let unprinted = self.printed.unprinted.effects.iter().cloned();
        for effect in main.effects.into_iter().chain(security.effects).chain(unprinted) {
            if is_security(&effect) { card.security.push(effect) } else { card.effects.effects.push(effect) }
        }
    }

    fn link(&mut self) -> Option<Link> {
        let printed = self.printed.link.as_ref()?;
        let line = printed.requirement.clone().unwrap_or_default();
        let requirement = self.line("link.requirement", &line, |reader| reader.link_requirement());
        let texts = self.texts(TextBox::Link, &printed.effect, This::Digimon);
        let (to, cost) = requirement?;
        Some(Link { to, cost, dp: printed.dp, texts })
    }

    /// 4-18-1: the tokens that its texts describe, each once.
    fn tokens(&mut self) -> Vec<Card> {
        let mut found: Vec<Card> = Vec::new();
        for of in TextBox::ALL {
            for token in super::token::within(self.printed.text(of), self.account) {
                let token = self.keep(of.field(), token);
                found.extend(token.filter(|token| found.iter().all(|known| known.number != token.number)));
            }
        }
        found
    }

    /// Paragraph by paragraph, so that one that is not understood leaves the others.
    fn texts(&mut self, of: TextBox, text: &str, this: This) -> Texts {
        let mut texts = Texts::default();
        for paragraph in paragraphs(text) {
            let read = read::whole(paragraph, this, self.account, |reader| reader.texts());
            if let Some(read) = self.keep(of.field(), read) {
                texts.keywords.extend(read.keywords);
                texts.effects.extend(read.effects);
            }
        }
        texts
    }
}

/// 15-16-10, as opposed to the icon of 15-14-5.
fn is_security(effect: &Effect) -> bool {
    effect.when == [When::Security] && effect.icons.place != Place::Security
}

/// The paragraphs of a text. The effects of a list belong to the paragraph before them.
fn paragraphs(text: &str) -> Vec<&str> {
    let (mut found, mut start) = (Vec::new(), 0);
    for (at, _) in text.match_indices('\n') {
        let rest = text[at..].trim_start();
        if !rest.starts_with(['・', '•', '･', '·']) {
            found.push(&text[start..at]);
            start = at + 1;
        }
    }
    found.push(&text[start..]);
    found.retain(|paragraph| !paragraph.trim().is_empty());
    found
}

#[cfg(test)]
mod tests {
    use super::paragraphs;

    #[test]
    fn a_list_belongs_to_its_paragraph() {
        assert_eq!(paragraphs("One.\n\nTwo:\n・a\n・b\nThree."), ["One.", "Two:\n・a\n・b", "Three."]);
        assert_eq!(paragraphs(""), Vec::<&str>::new());
    }
}
