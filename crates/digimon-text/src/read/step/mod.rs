//! Processes, verb by verb (15-1-2).

mod attack;
mod cards;
mod change;
mod cost;
mod done;
mod earlier;
mod fronted_object;
mod icon;
mod list;
mod play;
mod prevent;
mod put;
mod reveal;
mod stack;
mod subject;
mod supplement;
mod together;

#[cfg(test)]
mod tests;
#[cfg(test)]
mod tests_done;

pub(super) use done::done_by;
pub(super) use put::Stack;

use super::reader::Reader;
use super::verb::Form;
use digimon::effects::language::{Amount, Area, Noun, Step, Target, Whose};

impl Reader<'_> {
    /// One process that "you" do, in the form in which verbs stand here.
    pub(super) fn step(&mut self) -> Option<Vec<Step>> {
        let steps = self.one_step()?;
        self.note_done(&steps);
        Some(steps)
    }

    fn one_step(&mut self) -> Option<Vec<Step>> {
        self.attempt(Reader::icon_step)
            .or_else(|| self.attempt(Reader::memory_step))
            .or_else(|| self.attempt(Reader::list_step))
            .or_else(|| self.attempt(Reader::stack_step))
            .or_else(|| self.attempt(Reader::reveal_step))
            .or_else(|| self.attempt(Reader::widen_step))
            .or_else(|| self.attempt(Reader::put_step))
            .or_else(|| self.attempt(Reader::card_step))
            .or_else(|| self.attempt(Reader::play_step))
            .or_else(|| self.attempt(Reader::attack_step))
            .or_else(|| self.attempt(Reader::play_cost_of))
            .or_else(|| self.attempt(Reader::cost_step))
            .or_else(|| self.attempt(Reader::fronted_step))
            .or_else(|| self.attempt(Reader::prevent_step))
            .or_else(|| self.attempt(Reader::make_step))
            .or_else(|| self.attempt(Reader::other_step))
    }

    /// "gain 1 memory", "lose 2 memory for each …", "memory +1", "set your memory to 3", "draw 2 cards".
    fn memory_step(&mut self) -> Option<Vec<Step>> {
        if self.context.form == Form::Base && self.eat("memory") {
            let n = self.signed()?;
            let amount = self.per(n);
            return Some(vec![Step::Memory(Whose::Yours, amount)]);
        }
        if self.verb("gain") {
            let n = self.number().or_else(|| self.signed().filter(|&n| n > 0))?;
            self.memory_word()?;
            let amount = self.per(n);
            return Some(vec![Step::Memory(Whose::Yours, amount)]);
        }
        if let Some(n) = self.attempt(|reader| {
            reader.lowers().then_some(())?;
            (reader.memory_owner()? == Some(reader.yours())).then_some(())?;
            reader.must("by")?;
            reader.number()
        }) {
            return Some(vec![Step::Memory(Whose::Yours, Amount::N(-n))]);
        }
        if self.verb("lose") {
            let n = self.number()?;
            self.memory_word()?;
            let amount = self.per(-n);
            return Some(vec![Step::Memory(Whose::Yours, amount)]);
        }
        if self
            .attempt(|reader| {
                reader.verb("draw").then_some(())?;
                reader.one_of(&["the top card of their decks", "the top card of their deck"])
            })
            .is_some()
        {
            return Some(vec![Step::Draw(Whose::Yours, Amount::N(1))]);
        }
        if self.verb("draw") {
            if self.eat("cards") {
                let n = Box::new(Amount::N(self.cards_left()?));
                let hand = Noun { whose: Whose::Yours, from: vec![Area::Hand], of: Vec::new() };
                let missing = Amount::Minus(n, Box::new(Amount::Count(Box::new(hand))));
                return Some(vec![Step::Draw(Whose::Yours, missing)]);
            }
            let n = self.number()?;
            self.one_of(&[
                "cards from your deck",
                "card from your deck",
                "cards from their decks",
                "card from their decks",
                "cards from their deck",
                "card from their deck",
                "cards",
                "card",
            ])?;
            let amount = self.per(n);
            return Some(vec![Step::Draw(Whose::Yours, amount)]);
        }
        (self.verb("set") || self.eat("setting")).then_some(())?;
        let owner = if self.eat("it") { None } else { self.memory_owner()? };
        self.must("to")?;
        let n = self.number()?;
        let _ = self.memory_word();
        let theirs = owner == Some(self.opponents())
            || self.one_of(&["on the opponent's side", "on your opponent's side"]).is_some();
        let whose = if theirs { Whose::Opponents } else { Whose::Yours };
        Some(vec![Step::SetMemory(whose, Amount::N(n))])
    }

    /// "your memory", "the memory gauge": whose it is, if that is said.
    #[allow(clippy::option_option, reason = "read or not, and if read, said or not")]
    fn memory_owner(&mut self) -> Option<Option<Whose>> {
        let owner = self.owner();
        let _ = owner.is_none() && self.the();
        self.memory_word()?;
        (owner != Some(Whose::Any)).then_some(owner)
    }

    /// "choose 1 of …"; a card of what was searched, if nothing else is said.
    fn chosen(&mut self) -> Option<Vec<Step>> {
        let searched = self.context.searched.clone();
        let default = searched.as_ref().and_then(|place| place.areas.first()).unwrap_or(&Area::Battle);
        let mut target = self.target(default)?;
        if let (Target::Choose(choose), Some(place)) = (&mut target, &searched)
            && choose.from.from == place.areas
            && choose.from.whose == Whose::Any
        {
            choose.from.whose = place.whose.unwrap_or_default();
        }
        Some(vec![Step::Select(target)])
    }

    /// "choose 1 of …", "hatch", "you win the game", "end the attack".
    fn other_step(&mut self) -> Option<Vec<Step>> {
        if self.verb("choose") || self.verb("select") {
            return self.chosen();
        }
        if self.verb("change") {
            return self.attempt(Reader::change_original).or_else(|| self.change_into());
        }
        if self.verb("treat") {
            return self.treat();
        }
        if self.verb("declare") {
            return self.declare_category();
        }
        if self.verb("add") {
            return self.add_dp();
        }
        if self.verb("hatch") {
            self.indefinite();
            let egg = self.one_of(&["digi-egg card", "digi-egg"]);
            let place = self.attempt(Reader::to_breeding_area);
            (egg.is_some() || place.is_some()).then_some(())?;
            return Some(vec![Step::Hatch]);
        }
        if self.verb("pay") {
            if self.eat("up to") {
                let n = self.number()?;
                self.one_of(&["cost", "memory"])?;
                let declare = Step::Declare(Amount::N(1), Amount::N(n));
                return Some(vec![declare, Step::PayCost(Amount::Declared)]);
            }
            let n = self.number()?;
            self.one_of(&["cost", "memory"])?;
            return Some(vec![Step::PayCost(Amount::N(n))]);
        }
        if self.verb("move") {
            let target = self.target(&Area::Breeding)?;
            let _ = self.one_of(&["from your breeding area", "from the breeding area"]);
            let _ = self.attempt(Reader::to_battle_area);
            return Some(vec![Step::Move(target)]);
        }
        let whose = self.player()?;
        let wins = self.does("win") || !self.does("lose").then_some(true)?;
        let _ = self.eat("the game");
        Some(vec![if wins { Step::Win(whose) } else { Step::Lose(whose) }])
    }
}
