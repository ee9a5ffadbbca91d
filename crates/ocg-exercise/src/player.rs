//! Both players, as an effect needs them: it is used whenever it can be, what brings it about is used often, and
//! everything else is left to chance.

use crate::fits;
use crate::stage::{Mode, Stage, is_about_this};
use crate::subject::{Said, Subject};
use ocg::Game;
use ocg::language::{Noun, Timing};
use ocg::library::{DefId, EffectId};
use ocg::state::{Ask, CardId, Choice, Decision};
use table::{Dice, Seat};

/// What both of them know of the effect.
pub(crate) struct Player<'s> {
    def: DefId,
    effect: Option<EffectId>,
    procedure: Option<u8>,
    negator: DefId,
    tools: Vec<DefId>,
    mode: Mode,
    /// What should happen to this card itself.
    to_this: bool,
    /// To whom it should happen.
    to: Vec<&'s Noun>,
}

impl<'s> Player<'s> {
    pub fn new(subject: &'s Subject<'s>, stage: &Stage, mode: Mode) -> Player<'s> {
        let (effect, procedure) = match subject.text {
            Said::Effect(nth, _) => (stage.game.library().def(stage.def).effects.get(nth).copied(), None),
            Said::Procedure(_) => (None, Some(subject.nth as u8)),
        };
        let timings = subject.effect().map(ocg::language::Effect::timings).unwrap_or_default();
        let patterns: Vec<_> = timings
            .iter()
            .filter_map(|timing| match timing {
                Timing::Event(_, pattern) => Some(pattern),
                Timing::Phase(..) | Timing::Activation(..) | Timing::Attempt(..) | Timing::AnyOf(_) => None,
            })
            .collect();
        Player {
            def: stage.def,
            effect,
            procedure,
            negator: stage.negator,
            tools: stage.tools.clone(),
            mode,
            to_this: patterns.iter().any(|one| is_about_this(one)),
            to: patterns.iter().map(|one| &one.subject).collect(),
        }
    }

    pub fn effect(&self) -> Option<EffectId> {
        self.effect
    }

    /// Is this the use of the effect?
    pub fn is_meant(&self, game: &Game, choice: Choice) -> bool {
        match choice {
            Choice::Activate(_, effect) => Some(effect) == self.effect,
            Choice::SpecialSummon(card, nth) => {
                game.state().card(card).def == self.def && Some(nth) == self.procedure
            }
            _ => false,
        }
    }

    pub fn answer(&self, game: &Game, decision: &Decision, dice: &mut Dice) -> Choice {
        let options = &decision.options;
        let find = |is: &dyn Fn(Choice) -> bool| options.iter().copied().find(|&one| is(one));
        if let Some(meant) = find(&|one| self.is_meant(game, one))
            && dice.roll(10) > 0
        {
            return meant;
        }
        if let Some(negates) = find(&|one| self.activates(game, one, &[self.negator])) {
            let last = game.state().chain_links().last();
            let wanted = self.mode == Mode::Negated
                && last.is_some_and(|link| Some(link.source.effect) == self.effect);
            return if wanted || !options.contains(&Choice::Pass) { negates } else { Choice::Pass };
        }
        let tool = find(&|one| self.activates(game, one, &self.tools));
        match decision.ask {
            Ask::Act => self.act(decision, tool, dice),
            Ask::Respond | Ask::NextTrigger => match tool {
                Some(tool) if dice.roll(3) == 0 => tool,
                _ if options.contains(&Choice::Pass) && dice.roll(3) > 0 => Choice::Pass,
                _ => any(options, dice),
            },
            Ask::YesNo if dice.roll(4) > 0 && options.contains(&Choice::Yes) => Choice::Yes,
            Ask::Target | Ask::Cards | Ask::Tributes | Ask::Materials => self.cards(game, decision, dice),
            _ => any(options, dice),
        }
    }

    fn activates(&self, game: &Game, choice: Choice, defs: &[DefId]) -> bool {
        matches!(choice, Choice::Activate(card, _) if defs.contains(&game.state().card(card).def))
    }

    fn act(&self, decision: &Decision, tool: Option<Choice>, dice: &mut Dice) -> Choice {
        let ends = |choice: &Choice| {
            matches!(choice, Choice::ToBattlePhase | Choice::ToMainPhase2 | Choice::ToEndPhase)
        };
        let (leaving, doing): (Vec<Choice>, Vec<Choice>) = decision.options.iter().partition(|one| ends(one));
        match tool {
            Some(tool) if dice.roll(3) > 0 => tool,
            _ if doing.is_empty() || (!leaving.is_empty() && dice.roll(4) == 0) => {
                any(&decision.options, dice)
            }
            _ => any(&doing, dice),
        }
    }

    /// The card itself, or one that the effect waits for, if it is among them.
    fn cards(&self, game: &Game, decision: &Decision, dice: &mut Dice) -> Choice {
        let own = decision.about.is_some_and(|about| Some(about.effect) == self.effect);
        let wanted = |choice: &&Choice| match choice {
            Choice::Card(card) if self.to_this => game.state().card(*card).def == self.def,
            Choice::Card(card) => self.to.iter().any(|noun| self.is_like(game, *card, noun)),
            _ => false,
        };
        let some: Vec<Choice> = decision.options.iter().filter(wanted).copied().collect();
        if !own && !some.is_empty() && dice.roll(4) > 0 {
            any(&some, dice)
        } else {
            any(&decision.options, dice)
        }
    }

    fn is_like(&self, game: &Game, card: CardId, noun: &Noun) -> bool {
        let noun = Noun { places: enumset::EnumSet::empty(), ..noun.clone() };
        !noun.like.is_empty() && fits::noun(game, card, &noun, Seat::A) != Some(false)
    }
}

fn any(options: &[Choice], dice: &mut Dice) -> Choice {
    options[dice.roll(options.len())]
}
