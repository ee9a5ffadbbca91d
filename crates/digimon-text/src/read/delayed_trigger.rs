//! What an effect waits for from now on: "The next time … would digivolve this turn, …" (15-15-2).

use super::reader::Reader;
use super::sentence::block;
use super::when::Awaited;
use digimon::effects::language::{
    Does, Effect, Icons, Modifier, Place, Quoted, Step, Target, TurnScope, When,
};

impl Reader<'_> {
    /// "The next time …,", "for the turn, when …,": an effect that this, or the player, has for that time.
    pub(super) fn delayed_trigger(&mut self) -> Option<Step> {
        let (slots, mentions, said) = (self.context.slots, self.mentions.clone(), self.context.duration);
        let Awaited { when, once, of_this, duration } = self.awaited()?;
        let duration = duration.or(said)?;
        (self.context.given.is_empty() && when.iter().all(|when| matches!(when, When::Would(_))))
            .then_some(())?;
        (self.context.slots, self.context.duration) = (0, None);
        let mut then = Vec::new();
        self.sentence(&mut then)?;
        (self.context.slots, self.context.duration, self.mentions) = (slots, said, mentions);
        self.context.waiting = true;
        let icons = Icons { per_turn: once.then_some(1), place: Place::Battle };
        let does = Does::Run(block(then));
        let effect = Effect { when, turn: TurnScope::All, icons, does };
        let effect = Quoted { effect: Box::new(effect), id: digimon::library::EffectId::default() };
        let given = vec![Modifier::Effect(effect)];
        Some(if of_this {
            Step::Give(Target::This, given, duration)
        } else {
            Step::GivePlayer(self.yours(), given, duration)
        })
    }
}
