//! Steps: each process of an effect as a clause.

mod attack;
mod cards;
mod play;
mod put;
mod structure;

pub(crate) use put::adds;

use crate::write::clause::Clause;
use crate::write::modifier::is_change;
use crate::write::noun::Place;
use crate::write::phrase::Count;
use crate::write::writer::Writer;
use digimon::effects::language::{
    Amount, Does, Duration, Effect, Modifier, Place as Where, Step, Target, TurnScope, Verb, When, Whose,
};

impl Writer {
    /// What one step does.
    pub(crate) fn step(&mut self, step: &Step) -> Clause {
        match step {
            Step::Memory(whose, amount) => self.memory_changed(*whose, amount),
            Step::SetMemory(whose, amount) => self.memory_set(*whose, amount),
            Step::Draw(whose, amount) => self.drawn(*whose, amount),
            Step::Recover(whose, amount) => self.recovered(*whose, amount),
            Step::Delete(target) => self.done_to("delete", target, Verb::Deleted),
            Step::Put(target, destination) => self.put(target, destination),
            Step::Suspend(target) => self.done_to("suspend", target, Verb::Suspended),
            Step::Unsuspend(target) => self.done_to("unsuspend", target, Verb::Unsuspended),
            Step::DeDigivolve(target, amount) => self.de_digivolved(target, amount),
            Step::TrashTopCard(target) => self.done_to("trash the top card of", target, Verb::Trashed),
            Step::TrashDigivolutionCards(target, end, amount) => {
                self.digivolution_cards_trashed(target, *end, amount)
            }
            Step::Flip(target, face) => self.flipped(target, *face),
            Step::Give(target, modifiers, duration) => self.give(target, modifiers, *duration),
            Step::GivePlayer(whose, modifiers, duration) => self.give_player(*whose, modifiers, *duration),
            Step::Play { what, cost, to_breeding, suspended, without_on_play } => {
                self.played(what, cost, (*to_breeding, *suspended, *without_on_play))
            }
            Step::PlayToken(number, amount, whose, posture) => {
                self.token_played((number, amount), *whose, *posture)
            }
            Step::Digivolve { what, into, cost, ignoring_requirements, as_if } => {
                self.digivolved((what, into), cost, *ignoring_requirements, as_if)
            }
            Step::DnaDigivolve { into, with, cost } => self.dna_digivolved(into, with, cost),
            Step::AppFuse { what, into, cost } => self.app_fused(what, into, cost),
            Step::Use { what, cost, ignoring_colors } => self.used(what, cost, *ignoring_colors),
            Step::Link { what, to, cost } => self.linked(what, to, cost),
            Step::Hatch => Clause::Do("hatch a Digi-Egg".to_owned()),
            Step::Move(target) => self.moved(target),
            Step::Attack { .. } => self.attack(step),
            Step::Blitz(target) => self.blitz(target),
            Step::SwitchTarget(target) => self.done_to("switch the attack target to", target, Verb::Any),
            Step::SwitchTargetToPlayer => Clause::Do("switch the attack target to the player".to_owned()),
            Step::EndAttack => Clause::Do("end the attack".to_owned()),
            Step::Battle(one, two) => self.battle(one, two),
            Step::Reveal(whose, from, amount) => self.revealed(*whose, *from, amount),
            Step::PutRest(destination) => self.rest_put(destination),
            Step::Look(target) => Clause::Do(format!("look at {}", self.target(target, Place::In).text)),
            Step::Shuffle(whose, pile) => self.shuffled(*whose, *pile),
            Step::May(block) => self.may(block),
            Step::By(cost, then) => self.by(cost, then),
            Step::If(condition, then, otherwise) => self.if_so(condition, then, otherwise),
            Step::MayInstead(first, instead) => self.may_instead(first, instead),
            Step::ChooseModes(amount, modes) => self.modes(amount, modes),
            Step::Activate { of, timing, n } => self.activated(of, timing, n.as_ref()),
            Step::Repeat(amount, block) => self.repeated(amount, block),
            Step::ForEach(target, slot, block) => self.for_each_of(target, *slot, block),
            Step::Later(moment, block) => self.later(*moment, block),
            Step::Declare(from, to) => {
                Clause::Do(format!("declare a number from {} to {}", self.value(from), self.value(to)))
            }
            Step::Select(target) => self.selected(target),
            Step::AsPlayer(whose, block) => self.as_player(*whose, block),
            Step::DigiBurst(amount) => self.digi_burst(amount),
            Step::Delay => Clause::Icon("<Delay>".to_owned(), "trash this card by <Delay>".to_owned()),
            Step::Save => {
                Clause::Icon("<Save>".to_owned(), "place this card under a Tamer by <Save>".to_owned())
            }
            Step::MindLink(filters) => self.mind_link(filters),
            Step::BlastDigivolve => {
                Clause::Icon("<Blast Digivolve>".to_owned(), "digivolve by <Blast Digivolve>".to_owned())
            }
            Step::Prevent(target) => self.prevented(target),
            Step::WidenDigiXros(noun, amount) => {
                let count = match amount {
                    Amount::Every => Count::Bare,
                    amount => Count::Some(format!("up to {}", self.value(amount)), *amount != Amount::N(1)),
                };
                let cards = self.noun(noun, &count, Place::From).text;
                Clause::Whole(format!("you may place {cards} for DigiXros"))
            }
            Step::ChangeCost(amount) => self.cost_changed(amount),
            Step::SetCost(amount) => {
                let cost = crate::write::happening::cost_name(self.would);
                Clause::Whole(format!("the {cost} is equal to {}", self.value(amount)))
            }
            Step::InsteadOfIt(block) => self.instead_of_it(block),
            Step::PayCost(amount) => Clause::Do(format!("pay {} cost", self.value(amount))),
            Step::Win(whose) => Clause::acts(self.player_named(*whose), "win the game"),
            Step::Lose(whose) => Clause::acts(self.player_named(*whose), "lose the game"),
            Step::Nothing => Clause::Do("do nothing".to_owned()),
        }
    }

    /// What is made of the target for a time.
    fn give(&mut self, target: &Target, modifiers: &[Modifier], duration: Duration) -> Clause {
        if modifiers.iter().all(is_change) {
            return self.changed(target, modifiers, duration);
        }
        if self.scales(target) {
            return self.unaffected(target, modifiers, duration);
        }
        let (subject, until) = (self.target(target, Place::In), self.duration(duration));
        self.given(subject, modifiers, until)
    }

    /// What holds of a player for a time.
    fn give_player(&mut self, whose: Whose, modifiers: &[Modifier], duration: Duration) -> Clause {
        if let (Whose::Yours, Some(effect)) = (whose, awaited(modifiers)) {
            return self.waits(effect, duration);
        }
        let until = self.duration(duration);
        if let Some(said) = self.without_subject(whose, modifiers) {
            return Clause::Whole(format!("{said}{until}"));
        }
        let player = self.player_described(whose);
        self.given(player, modifiers, until)
    }

    /// Something is done to the target, and remembered.
    fn done_to(&mut self, verb: &str, target: &Target, done: Verb) -> Clause {
        let said = self.target(target, Place::In);
        self.remember_done(done, said.referent);
        Clause::Do(format!("{verb} {}", said.text))
    }
}

/// An effect that only waits for what would happen, and is not told as an effect of its own.
fn awaited(modifiers: &[Modifier]) -> Option<&Effect> {
    let [Modifier::Effect(quoted)] = modifiers else { return None };
    let effect = &*quoted.effect;
    let waits = effect.when.iter().all(|when| matches!(when, When::Would(_)));
    let anywhere = effect.turn == TurnScope::All && effect.icons.place == Where::Battle;
    let often = matches!(effect.icons.per_turn, None | Some(1));
    (waits && anywhere && often && matches!(effect.does, Does::Run(_))).then_some(effect)
}
