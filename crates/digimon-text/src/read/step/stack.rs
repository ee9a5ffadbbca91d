//! Trashing digivolution cards and link cards, from an end or by choice.

use crate::read::end_of_stack::{AtEnd, declare_up_to};
use crate::read::reader::Reader;
use crate::read::sentence::block;
use digimon::effects::language::{Amount, Area, Choose, Destination, End, Filter, Noun, Stat, Step, Target};

impl Reader<'_> {
    /// "trash the bottom 2 digivolution cards of 1 of your opponent's Digimon", "trash any 1 digivolution card of …".
    pub(super) fn stack_step(&mut self) -> Option<Vec<Step>> {
        self.verb("trash").then_some(())?;
        self.attempt(Reader::end_of_cards)
            .or_else(|| self.attempt(Reader::cards_at_end))
            .or_else(|| self.attempt(Reader::all_cards_under))
            .or_else(|| self.attempt(Reader::owners_end))
            .or_else(|| self.attempt(Reader::chosen_owners_end))
            .or_else(|| self.attempt(Reader::owners_cards))
            .or_else(|| self.attempt(Reader::top_card))
    }

    /// "the top 2 digivolution cards of …", "any 2 digivolution cards of …".
    fn end_of_cards(&mut self) -> Option<Vec<Step>> {
        self.the();
        let up_to = self.eat("up to");
        let (end, n) = match self.one_of(&["top", "bottom", "any"]) {
            Some(0) => (End::Top, self.number().unwrap_or(1)),
            Some(1) => (End::Bottom, self.number().unwrap_or(1)),
            _ => {
                let n = self.number()?;
                (self.end_word().unwrap_or(End::Any), n)
            }
        };
        let named = self.digivolution_cards().is_some();
        (named || self.cards_word().is_some()).then_some(())?;
        let of = if self.eat("with") { self.qualities()? } else { Vec::new() };
        (named || self.sees("under")).then_some(())?;
        let end = if self.form("from the bottom", &["from the bottom", "at the bottom"]) {
            End::Bottom
        } else if self.form("from the top", &["from the top", "at the top"]) {
            End::Top
        } else {
            end
        };
        self.under_word()?;
        if up_to {
            (of.is_empty() && named).then_some(())?;
            return self.up_to_cards_under(end, n);
        }
        let amount = self.scaled(n);
        if end == End::Any
            && let Some(holders) = self.attempt(|reader| {
                let _ = reader.eat("any of");
                let whose = reader.owner()?;
                reader.phrase(Some(whose), &Area::Battle)
            })
        {
            return Some(vec![self.trash_among(holders.noun, amount, of)]);
        }
        of.is_empty().then_some(())?;
        let target = self.target(&Area::Battle)?;
        let amount = if amount == Amount::N(n) { self.per(n) } else { amount };
        Some(vec![Step::TrashDigivolutionCards(target, end, amount)])
    }

    /// "return the bottom 3 digivolution cards of 1 of your opponent's Digimon to the bottom of the deck".
    pub(super) fn end_of_cards_returned(&mut self) -> Option<Vec<Step>> {
        self.the();
        let top = self.end_word().filter(|end| *end != End::Any)? == End::Top;
        let n = Amount::N(self.number().unwrap_or(1));
        self.digivolution_cards()?;
        self.must("of")?;
        let (mut steps, holder) = chosen_first(self.target(&Area::Battle)?)?;
        let destination = self.destination()?;
        let noun = Noun { from: vec![Area::Under(Box::new(holder))], ..Noun::default() };
        let cards = if top { Target::TopOf(noun, n) } else { Target::BottomOf(noun, n) };
        steps.push(Step::Put(cards, destination));
        Some(steps)
    }

    /// "up to 2 digivolution cards of 1 of your opponent's Digimon": the number is declared.
    fn up_to_cards_under(&mut self, end: End, n: i32) -> Option<Vec<Step>> {
        let of = |target: &Target| Amount::Of(Stat::DigivolutionCards, Box::new(target.clone()));
        let target = self.target(&Area::Battle)?;
        if let Target::All(_) = target {
            // Of each of them as many as are declared for it.
            let slot = self.next_slot();
            let chosen = Target::Chosen(slot);
            let each = vec![
                declare_up_to(n, of(&chosen)),
                Step::TrashDigivolutionCards(chosen, end, Amount::Declared),
            ];
            return Some(vec![Step::ForEach(target, slot, block(each))]);
        }
        let (mut steps, target) = chosen_first(target)?;
        steps.push(declare_up_to(n, of(&target)));
        steps.push(Step::TrashDigivolutionCards(target, end, Amount::Declared));
        Some(steps)
    }

    /// Any cards under any of several Digimon.
    fn trash_among(&mut self, holders: Noun, n: Amount, of: Vec<Filter>) -> Step {
        let slot = self.next_slot();
        let of = crate::read::noun::canonical(of);
        let from = Noun { from: vec![Area::UnderAny(Box::new(holders))], of, ..Noun::default() };
        Step::Put(Target::Choose(Choose { n, slot, ..Choose::one(from) }), Destination::Trash)
    }

    /// "2 cards from the bottom of 1 of your opponent's Digimon's digivolution cards".
    fn cards_at_end(&mut self) -> Option<Vec<Step>> {
        let n = if self.the() { 1 } else { self.number()? };
        self.digivolution_cards().or_else(|| self.cards_word())?;
        self.form("from", &["from", "at", "on"]).then_some(())?;
        self.the();
        let end = self.end_word().filter(|end| *end != End::Any)?;
        self.must("of")?;
        let amount = self.scaled(n);
        let target = self.target(&Area::Battle)?;
        Some(vec![Step::TrashDigivolutionCards(target, end, amount)])
    }

    /// "all of the digivolution cards of that Digimon", "all of its digivolution cards".
    fn all_cards_under(&mut self) -> Option<Vec<Step>> {
        self.every()?;
        self.the();
        if let Some(target) = self.attempt(|reader| {
            let target = reader.possessor()?;
            reader.digivolution_cards()?;
            Some(target)
        }) {
            return Some(vec![trash_all(target)]);
        }
        self.digivolution_cards()?;
        self.under_word()?;
        let target = self.target(&Area::Battle)?;
        Some(vec![trash_all(target)])
    }

    /// "this Digimon's bottom digivolution card", "its top 2 digivolution cards".
    fn owners_end(&mut self) -> Option<Vec<Step>> {
        let target = self.attempt(Reader::possessor).or_else(|| self.attempt(Reader::all_possessors))?;
        let end = self.end_word().filter(|end| *end != End::Any)?;
        let n = self.number().unwrap_or(1);
        self.digivolution_cards()?;
        let amount = self.scaled(n);
        Some(vec![Step::TrashDigivolutionCards(target, end, amount)])
    }

    /// "all of your Digimon's".
    fn all_possessors(&mut self) -> Option<Target> {
        self.every()?;
        let whose = self.owner();
        Some(Target::All(self.phrase_possessive(whose)?))
    }

    /// "1 of your Digimon's bottom 2 face-down digivolution cards".
    fn chosen_owners_end(&mut self) -> Option<Vec<Step>> {
        let holder = self.attempt(Reader::holder_chosen)?;
        let (AtEnd { end, n, filters }, _) = self.end_and_number()?;
        self.digivolution_cards()?;
        let n = self.scaled(n?);
        if filters.is_empty() {
            return Some(vec![Step::TrashDigivolutionCards(holder, end, n)]);
        }
        let (mut steps, holder) = chosen_first(holder)?;
        let noun = Noun { from: vec![Area::Under(Box::new(holder))], of: filters, ..Noun::default() };
        let cards = match end {
            End::Top => Target::TopOf(noun, n),
            End::Bottom => Target::BottomOf(noun, n),
            End::Any => return None,
        };
        steps.push(Step::Put(cards, Destination::Trash));
        Some(steps)
    }

    /// "that Digimon's digivolution cards": all of them.
    fn owners_cards(&mut self) -> Option<Vec<Step>> {
        let target = self.possessor()?;
        self.must("digivolution cards")?;
        Some(vec![trash_all(target)])
    }

    /// 16-18: "the top card of this Digimon", "this Digimon's top card".
    fn top_card(&mut self) -> Option<Vec<Step>> {
        if let Some(target) = self.attempt(|reader| {
            let target = reader.possessor()?;
            reader.top_card_word()?;
            Some(target)
        }) {
            return Some(vec![Step::TrashTopCard(target)]);
        }
        self.the_top_card_of()?;
        let target = self.target(&Area::Battle)?;
        Some(vec![Step::TrashTopCard(target)])
    }
}

/// What is chosen first, so that it can be spoken of; nothing if several are meant.
fn chosen_first(target: Target) -> Option<(Vec<Step>, Target)> {
    match target {
        Target::Choose(choose) => {
            let slot = choose.slot;
            Some((vec![Step::Select(Target::Choose(choose))], Target::Chosen(slot)))
        }
        target @ (Target::This | Target::Chosen(_) | Target::Triggering) => Some((Vec::new(), target)),
        _ => None,
    }
}

fn trash_all(target: Target) -> Step {
    Step::TrashDigivolutionCards(target, End::Bottom, Amount::Every)
}
