//! A position and what is to be done in it, so that an effect works.

use crate::blank;
use crate::repair::{bring_about, supply};
use crate::stage::{Made, OPPONENT, Stage, YOU};
use crate::subject::Subject;
use crate::wish::Wish;
use crate::{cause, demand};
use digimon::UnitSpec;
use digimon::card::{Card, Category, Colors, Cost, DnaDigivolution};
use digimon::effects::language::{
    Area, Choose, Condition, Effect, Face, Filter, Happening, Noun, Pattern, Step, Target, TurnScope, When,
    Whose, Word,
};
use digimon::library::DefId;
use table::Seat;

/// Something to be done when a player may act; cards are named by their definition.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Act {
    Activate(DefId),
    Play(DefId),
    Use(DefId),
    Digivolve(DefId),
    Dna(DefId),
    Link(DefId),
    Attack(DefId, Aim),
    Block(DefId),
    Hatch,
    Move,
    Pass,
}

/// At whom an attack goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Aim {
    Player,
    Unit(DefId),
}

/// Whose kind of effect a made-up effect is (15-2-1).
#[derive(Clone, Debug)]
pub(crate) struct Doer {
    pub seat: Seat,
    pub category: Category,
    pub name: Option<Word>,
}

impl Doer {
    pub fn of(seat: Seat) -> Doer {
        Doer { seat, category: Category::Tamer, name: None }
    }
}

#[derive(Clone, Debug)]
pub(crate) struct Plan {
    pub stage: Stage,
    pub acts: Vec<Act>,
    /// What made-up effects are to be aimed at.
    pub marked: Vec<DefId>,
}

/// Where the subject lies at first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum At {
    Battle,
    Breeding,
    Hand,
    Trash,
    Deck,
    Security(Face),
    Under,
    Linked,
}

/// Lays a position out for this timing of the effect.
pub(crate) fn make(
    subject: &Subject<'_>,
    card: Card,
    effect: &Effect,
    when: &When,
    seed: u64,
    tokens: &[Card],
) -> Result<Plan, String> {
    let mut plan = Plan { stage: Stage::new(card, seed), acts: Vec::new(), marked: Vec::new() };
    let demands = demand::of(effect);
    plan.stage.memory = 5;
    plan.stage.turn_player = turn_player(&mut plan.stage, effect, when, &demands.conditions);
    let at = cause::start(subject, effect, when);
    plan.place(at);
    for (noun, n) in &demands.nouns {
        supply(&mut plan.stage, noun, *n);
    }
    for into in &demands.dna {
        plan.supply_dna(into);
    }
    plan.stage.furnish();
    for token in tokens {
        plan.stage.add(token.clone());
    }
    let wanted: Vec<(Condition, bool)> = demands
        .conditions
        .iter()
        .map(|(condition, may_fail)| {
            let fail = *may_fail && plan.stage.chance(3);
            (condition.clone(), !fail)
        })
        .collect();
    bring_about(&mut plan.stage, &wanted);
    let conditions: Vec<&Condition> = wanted.iter().filter(|(_, yes)| *yes).map(|(it, _)| it).collect();
    cause::cause(&mut plan, subject, effect, when, &conditions)?;
    Ok(plan)
}

/// In whose turn: as the effect, its conditions and its timing say; else it is left to chance.
fn turn_player(stage: &mut Stage, effect: &Effect, when: &When, conditions: &[(Condition, bool)]) -> Seat {
    match effect.turn {
        TurnScope::Yours => return YOU,
        TurnScope::Opponents => return OPPONENT,
        TurnScope::All => {}
    }
    for (condition, _) in conditions {
        match condition {
            Condition::YourTurn => return YOU,
            Condition::OpponentsTurn => return OPPONENT,
            _ => {}
        }
    }
    match when {
        When::Security | When::Counter => OPPONENT,
        When::When(pattern) | When::Would(pattern) => match (pattern.what, pattern.subject.whose) {
            (
                Happening::Attacks
                | Happening::AttacksPlayer
                | Happening::ChecksSecurity
                | Happening::Blocked
                | Happening::EndOfAttack
                | Happening::TurnStarts
                | Happening::TurnEnds
                | Happening::MainPhaseStarts
                | Happening::Hatched,
                Whose::Opponents,
            ) => OPPONENT,
            (Happening::Blocks | Happening::CounterTiming, Whose::Yours) => OPPONENT,
            (Happening::TargetSwitched | Happening::BattleEnds, _) => stage.either(),
            _ if stage.chance(3) => OPPONENT,
            _ => YOU,
        },
        When::OnDeletion if stage.chance(2) => OPPONENT,
        When::StartOfTurn | When::EndOfTurn | When::StartOfMainPhase | When::Always => stage.either(),
        When::OnDeletion
        | When::OnPlay
        | When::WhenDigivolving
        | When::WhenAttacking
        | When::WhenLinking
        | When::Main
        | When::EndOfAttack
        | When::WhenMoving => YOU,
    }
}

impl Plan {
    /// Puts the subject where it has to be, with a unit around it where that is in play.
    pub fn place(&mut self, at: At) {
        let stage = &mut self.stage;
        let subject = stage.subject;
        match at {
            At::Hand => stage.sides[YOU].hand.push(subject),
            At::Trash => stage.sides[YOU].trash.push(subject),
            At::Deck => stage.sides[YOU].deck.insert(0, subject),
            At::Security(face) => stage.sides[YOU].security.insert(0, (subject, face)),
            At::Battle | At::Breeding => {
                let mut stack = vec![(subject, Face::Up)];
                let is_digimon = stage.subject_card().category == Category::Digimon;
                for _ in 0..if is_digimon { 1 + stage.dice.roll(2) } else { 0 } {
                    let card = stage.plain(3, 2000);
                    stack.push((stage.add(card), Face::Up));
                }
                let unit = UnitSpec { stack, links: Vec::new(), suspended: false, fresh: false };
                if at == At::Breeding {
                    stage.sides[YOU].breeding = Some(unit);
                } else {
                    stage.sides[YOU].battle.push(unit);
                }
            }
            At::Under => {
                let level = stage.subject_card().level.map_or(4, |level| level.0 + 1).clamp(3, 7);
                let top = stage.plain(level, 7000);
                let top = Card { colors: stage.colors(), ..top };
                stage.top = stage.add(top);
                let stack = vec![(stage.top, Face::Up), (subject, Face::Up)];
                let unit = UnitSpec { stack, links: Vec::new(), suspended: false, fresh: false };
                stage.sides[YOU].battle.push(unit);
            }
            At::Linked => {
                let host = self.host();
                let stage = &mut self.stage;
                stage.top = stage.add(host.card);
                let unit = UnitSpec {
                    stack: vec![(stage.top, Face::Up)],
                    links: vec![subject],
                    suspended: false,
                    fresh: false,
                };
                stage.sides[YOU].battle.push(unit);
            }
        }
    }

    /// A Digimon that the subject can be linked to.
    pub fn host(&mut self) -> Made {
        let to = self.stage.subject_card().link.as_ref().map(|link| link.to.clone()).unwrap_or_default();
        let mut filters = vec![Filter::Digimon];
        filters.extend(to);
        Wish::of(&mut self.stage, &filters).come_true(&mut self.stage)
    }

    /// A made-up effect that does these steps, and the act that sets it off.
    pub fn do_by(&mut self, doer: &Doer, steps: Vec<Step>) {
        let helper = self.helper(doer, When::Main, steps.clone());
        if doer.seat == self.stage.turn_player {
            let act =
                if doer.category == Category::Option { Act::Use(helper) } else { Act::Activate(helper) };
            return self.acts.push(act);
        }
        // In the other player's turn it is set off by something of theirs.
        self.stage.remove(helper);
        let starter =
            self.helper(&Doer::of(doer.seat.other()), When::Main, vec![Step::Suspend(Target::This)]);
        let subject = Noun {
            whose: Whose::Any,
            from: vec![Area::Battle],
            of: vec![Filter::Number(self.stage.number_of(starter).0)],
        };
        let pattern = Pattern {
            what: Happening::Suspended,
            subject,
            how: digimon::effects::language::How::Any,
            other: None,
        };
        let category = if doer.category == Category::Option { Category::Tamer } else { doer.category };
        self.helper(&Doer { category, ..doer.clone() }, When::When(pattern), steps);
        self.acts.push(Act::Activate(starter));
    }

    pub fn helper(&mut self, doer: &Doer, when: When, steps: Vec<Step>) -> DefId {
        let stage = &mut self.stage;
        let number = format!("Helper {}", stage.number());
        let mut card = match doer.category {
            Category::Digimon => blank::digimon(&number, 3, 3000),
            category => Card { cost: Some(Cost(0)), ..blank::card(&number, category) },
        };
        card.colors = Colors::NONE;
        if let Some(name) = &doer.name {
            card.name = name.clone();
        }
        card.effects.effects.push(blank::effect(when, steps));
        let made =
            Made { card, under: Vec::new(), links: Vec::new(), suspended: false, fresh: false, face: None };
        let area = if doer.category == Category::Option { Area::Hand } else { Area::Battle };
        stage.put(doer.seat, &area, &made)
    }

    /// One card of this definition, wherever of those places it is.
    pub fn aim(&mut self, def: DefId, from: Vec<Area>) -> Target {
        self.marked.push(def);
        let number = self.stage.number_of(def);
        choose(Noun { whose: Whose::Any, from, of: vec![Filter::Number(number.0)] })
    }

    /// A card that any two Digimon can DNA digivolve into, and two Digimon.
    fn supply_dna(&mut self, into: &Noun) {
        let mut made = Wish::of(&mut self.stage, &into.of).come_true(&mut self.stage);
        let anything = vec![Filter::Digimon];
        made.card.dna =
            vec![DnaDigivolution { from: vec![anything.clone(), anything.clone()], cost: Cost(0) }];
        let area = into.from.first().cloned().unwrap_or(Area::Hand);
        self.stage.put(YOU, &area, &made);
        for _ in 0..2 {
            self.supply_one(YOU, &Area::Battle, &anything);
        }
    }

    /// A made-up card like these filters, there.
    pub fn supply_one(&mut self, seat: Seat, area: &Area, filters: &[Filter]) -> DefId {
        let made = Wish::of(&mut self.stage, filters).come_true(&mut self.stage);
        self.stage.put(seat, area, &made)
    }
}

pub(crate) fn choose(from: Noun) -> Target {
    Target::Choose(Choose::one(from))
}
