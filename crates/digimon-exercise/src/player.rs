//! Plays a plan: does what is planned, says yes to the effect that is exercised, and looks at it
//! step by step.

use crate::check::{self, Finding, Lasting, Look};
use crate::oracle;
use crate::plan::{Act, Aim, Plan};
use crate::probe;
use digimon::effects::language::{BlockId, Condition, Step};
use digimon::library::{DefId, EffectId};
use digimon::state::{Ask, AttackTarget, Choice, Decision, Event, Running, UnitId, What};
use digimon::{Game, Library, ask};
use std::collections::{BTreeSet, VecDeque};
use std::sync::Arc;
use table::Dice;

/// Nobody plays a made-up position longer than this.
const LONGEST: usize = 250;
/// How many turns go by until everything that lasts should be over.
const TURNS: u16 = 3;

/// What was seen in the course of a game.
#[derive(Clone, Debug, Default)]
pub(crate) struct Course {
    /// How often the effect was activated, and in which turns.
    pub activations: Vec<u16>,
    pub wrong: Vec<String>,
    pub unchecked: BTreeSet<String>,
    /// The steps that were seen to do what they say, by block and place.
    pub right: BTreeSet<(u32, u16)>,
    /// The steps that were carried out at all.
    pub done: BTreeSet<(u32, u16)>,
    pub story: Vec<String>,
    /// What was planned and not possible.
    pub refused: Option<String>,
    /// Everything that happened, and how it stood in the end.
    pub events: Vec<What>,
    pub offers: Vec<Decision>,
    pub last: Option<Game>,
}

pub(crate) struct Player<'p> {
    game: Game,
    plan: &'p Plan,
    effect: EffectId,
    /// What the card says; its blocks have the same numbers as those that are played.
    said: Arc<Library>,
    acts: VecDeque<Act>,
    before: Option<Game>,
    events: Vec<Event>,
    lasting: Vec<Lasting>,
    pub course: Course,
    dice: Dice,
    passes: u8,
    /// The conditions that blocks hang on, and the block of the probe before.
    branches: Vec<Branch>,
    last_block: Option<u32>,
    last_turn: Option<u16>,
}

impl<'p> Player<'p> {
    pub fn new(game: Game, plan: &'p Plan, effect: EffectId, said: Arc<Library>) -> Player<'p> {
        Player {
            game,
            plan,
            effect,
            said,
            acts: plan.acts.iter().copied().collect(),
            before: None,
            events: Vec::new(),
            lasting: Vec::new(),
            course: Course::default(),
            dice: Dice::new(plan.stage.seed ^ 0x5eed),
            passes: 0,
            branches: Vec::new(),
            last_block: None,
            last_turn: None,
        }
    }

    /// Watches which branches are taken, too.
    pub fn watching(mut self, block: BlockId) -> Player<'p> {
        self.branches = branches(&self.said, block);
        self
    }

    /// Plays on until there is nothing more to see.
    pub fn play(mut self) -> Course {
        for _ in 0..LONGEST {
            self.hear();
            let Some(decision) = self.game.decision().cloned() else { break };
            if decision.ask != Ask::Number {
                self.course.offers.push(decision.clone());
            }
            let Some(choice) = self.answer(&decision) else { break };
            if decision.ask != Ask::Number {
                self.course.story.push(format!("{:?} {:?}: {choice:?}", decision.seat, decision.ask));
            }
            if self.game.apply(choice).is_err() {
                break;
            }
        }
        self.hear();
        self.course.last = Some(self.game);
        self.course
    }

    /// Takes note of what happened.
    fn hear(&mut self) {
        let turn = self.game.state().turn();
        for event in self.game.take_events() {
            if let What::Activated { holder, .. } = &event.what
                && holder.effect == self.effect
            {
                self.course.activations.push(turn);
                self.last_turn.get_or_insert(turn);
            }
            if !matches!(event.what, What::PhaseBegan(_)) {
                self.course.story.push(format!("  {:?}", event.what));
            }
            self.course.events.push(event.what.clone());
            self.events.push(event);
        }
    }

    fn answer(&mut self, decision: &Decision) -> Option<Choice> {
        if let Some(running) = probe::at(decision, self.game.state().frames()) {
            self.look(&running);
            return decision.options.first().copied();
        }
        let own = decision.about.is_some_and(|holder| holder.effect == self.effect);
        match decision.ask {
            Ask::MainPhase => self.main_phase(decision),
            Ask::Breeding => Some(self.breeding(decision)),
            Ask::Block => Some(self.block(decision)),
            Ask::NextEffect | Ask::NextImmediate => Some(self.next_effect(decision)),
            Ask::Target if own => {
                let finding = check::offered(&self.game, &self.said);
                self.take(finding);
                Some(self.pick(&decision.options))
            }
            _ if own => Some(self.pick(&decision.options)),
            _ => Some(self.marked(&decision.options)),
        }
    }

    /// The probe: compares the game with the one at the probe before.
    fn look(&mut self, running: &Running) {
        let library = Arc::clone(&self.said);
        let steps = library.block(running.block);
        let just_done =
            running.step.checked_sub(1).and_then(|at| steps.get(at as usize).map(|step| (at, step)));
        self.judge_branch(running, just_done.map(|(_, step)| step));
        if let (Some((at, step)), Some(before)) = (just_done, self.before.take())
            && !check::is_structure(step)
        {
            self.judge((running.block.0, at), step, &before);
        }
        self.last_block = Some(running.block.0);
        self.before = Some(self.game.clone());
        self.events.clear();
    }

    fn judge(&mut self, place: (u32, u16), step: &Step, before: &Game) {
        let game = self.game.clone();
        let Some(activation) = oracle::activation(&game) else { return };
        let look = Look::new(before, &game, &self.events, activation);
        let finding = check::check(step, &look);
        self.course.done.insert(place);
        if finding == Finding::Right {
            self.course.right.insert(place);
        }
        let found = match finding {
            Finding::Wrong(why) => Finding::Wrong(format!("{}: {why}", name_of(step))),
            Finding::Unchecked(why) => Finding::Unchecked(format!("{}: {why}", name_of(step))),
            Finding::Right => Finding::Right,
        };
        self.lasting.extend(Lasting::of(step, &look));
        self.take(found);
    }

    /// 15-6: the right branch was taken, or rightly none.
    fn judge_branch(&mut self, running: &Running, just_done: Option<&Step>) {
        let (Some(before), Some(activation)) = (&self.before, oracle::activation(&self.game)) else { return };
        let judged = activation.happened.as_ref().is_some_and(|happened| !happened.judged.is_empty());
        if judged || activation.holder.effect != self.effect {
            return;
        }
        let was = Look::new(before, &self.game, &self.events, activation).was;
        let leaf = just_done.is_some_and(|step| !check::is_structure(step));
        let entered = (running.step == 1 && leaf)
            .then(|| self.branches.iter().find(|branch| branch.block == running.block.0))
            .flatten();
        if let Some(Branch { condition, holds, .. }) = entered
            && was.holds(condition) == Some(!holds)
        {
            self.course.wrong.push(format!("If: the wrong branch was taken, {condition:?} is {}", !holds));
        }
        let Some(Step::If(condition, then, otherwise)) = just_done else { return };
        let ran = [then, otherwise].iter().any(|block| self.last_block == Some(block.id.0));
        let should = match was.holds(condition) {
            Some(true) => !then.steps.is_empty(),
            Some(false) => !otherwise.steps.is_empty(),
            None => false,
        };
        if should && !ran {
            self.course.wrong.push(format!("If: no branch was taken although {condition:?} says so"));
        }
    }

    fn take(&mut self, finding: Finding) {
        match finding {
            Finding::Right => {}
            Finding::Wrong(why) => self.course.wrong.push(why),
            Finding::Unchecked(why) => {
                self.course.unchecked.insert(why);
            }
        }
    }

    fn main_phase(&mut self, decision: &Decision) -> Option<Choice> {
        let finding = check::still_as_expected(&self.game, &self.lasting);
        self.take(finding);
        if let Some(act) = self.acts.pop_front() {
            let found = decision.options.iter().copied().find(|&choice| self.is_act(act, choice));
            if let Some(choice) = found {
                if act == Act::Activate(self.plan.stage.subject) {
                    self.before = Some(self.game.clone());
                    self.events.clear();
                }
                return Some(choice);
            }
            self.course.refused.get_or_insert(format!("{act:?} was not possible"));
            return self.main_phase(decision);
        }
        let turn = self.game.state().turn();
        if let Some(since) = self.last_turn {
            let waits = !self.lasting.is_empty() || !self.game.state().deferred().is_empty();
            return (waits && turn < since + TURNS).then_some(Choice::Pass);
        }
        self.passes += 1;
        (self.passes <= 2).then_some(Choice::Pass)
    }

    fn def_of(&self, card: digimon::state::CardId) -> DefId {
        self.game.state().card(card).def
    }

    fn top_of(&self, unit: UnitId) -> Option<DefId> {
        oracle::unit(&self.game, unit).map(|unit| self.def_of(unit.top()))
    }

    fn is_act(&self, act: Act, choice: Choice) -> bool {
        match (act, choice) {
            (Act::Activate(def), Choice::Activate { card, .. })
            | (Act::Play(def), Choice::Play(card))
            | (Act::Use(def), Choice::Use(card))
            | (Act::Digivolve(def), Choice::Digivolve { card, .. })
            | (Act::Dna(def), Choice::DnaDigivolve { card, .. })
            | (Act::Link(def), Choice::LinkCard { card, .. }) => {
                let own_effect = match choice {
                    Choice::Activate { effect, .. } if def == self.plan.stage.subject => {
                        effect == self.effect
                    }
                    _ => true,
                };
                self.def_of(card) == def && own_effect
            }
            (Act::Attack(def, aim), Choice::Attack { unit, target }) => {
                let aimed = match (aim, target) {
                    (Aim::Player, AttackTarget::Player) => true,
                    (Aim::Unit(def), AttackTarget::Unit(unit)) => self.top_of(unit) == Some(def),
                    _ => false,
                };
                aimed && self.top_of(unit) == Some(def)
            }
            (Act::Pass, Choice::Pass) | (Act::Hatch, Choice::Hatch) | (Act::Move, Choice::Move) => true,
            _ => false,
        }
    }

    fn breeding(&mut self, decision: &Decision) -> Choice {
        let planned = self.acts.front().copied().filter(|act| matches!(act, Act::Hatch | Act::Move));
        let found =
            planned.and_then(|act| decision.options.iter().copied().find(|&choice| self.is_act(act, choice)));
        if found.is_some() {
            self.acts.pop_front();
        }
        found.unwrap_or(Choice::Pass)
    }

    fn block(&mut self, decision: &Decision) -> Choice {
        if let Some(Act::Block(def)) = self.acts.front().copied() {
            let blocker = decision
                .options
                .iter()
                .copied()
                .find(|choice| matches!(choice, Choice::Unit(unit) if self.top_of(*unit) == Some(def)));
            if let Some(choice) = blocker {
                self.acts.pop_front();
                return choice;
            }
        }
        let no = |choice: &&Choice| matches!(choice, Choice::No | Choice::Done | Choice::Pass);
        *decision.options.iter().find(no).unwrap_or(&decision.options[0])
    }

    /// The effect that is exercised goes first.
    fn next_effect(&self, decision: &Decision) -> Choice {
        let own = decision.options.iter().find(|choice| match choice {
            Choice::Effect(nth) => {
                ask::effect_on_offer(&self.game, *nth).is_some_and(|holder| holder.effect == self.effect)
            }
            _ => false,
        });
        *own.unwrap_or(&decision.options[0])
    }

    /// Says yes, and picks what there is by chance.
    fn pick(&mut self, options: &[Choice]) -> Choice {
        let enough = options.contains(&Choice::Done) && self.dice.roll(4) == 0;
        if enough {
            return Choice::Done;
        }
        let refusal = |choice: &Choice| matches!(choice, Choice::No | Choice::Done | Choice::Pass);
        let some: Vec<Choice> = options.iter().copied().filter(|choice| !refusal(choice)).collect();
        if some.is_empty() { options[0] } else { some[self.dice.roll(some.len())] }
    }

    /// For made-up effects: what they are meant for.
    fn marked(&mut self, options: &[Choice]) -> Choice {
        let marked = options.iter().copied().find(|choice| {
            let def = match choice {
                Choice::Card(card) => Some(self.def_of(*card)),
                Choice::Unit(unit) => self.top_of(*unit),
                _ => None,
            };
            def.is_some_and(|def| self.plan.marked.contains(&def))
        });
        marked.unwrap_or_else(|| self.pick(options))
    }
}

/// A block that is run while a condition holds, or while it does not.
#[derive(Clone, Debug)]
struct Branch {
    block: u32,
    condition: Condition,
    holds: bool,
}

fn branches(library: &Library, block: BlockId) -> Vec<Branch> {
    let mut found = Vec::new();
    for step in library.block(block) {
        if let Step::If(condition, then, otherwise) = step {
            for (block, holds) in [(then, true), (otherwise, false)] {
                if !block.steps.is_empty() {
                    found.push(Branch { block: block.id.0, condition: condition.clone(), holds });
                }
            }
        }
        for inner in step.blocks() {
            if !inner.steps.is_empty() {
                found.extend(branches(library, inner.id));
            }
        }
    }
    found
}

/// "Delete", "Give".
pub(crate) fn name_of(step: &Step) -> String {
    let debug = format!("{step:?}");
    debug.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default().to_owned()
}
