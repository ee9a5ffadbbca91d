//! Bringing conditions about: the position is looked at, and what is missing is added or what is
//! too much is taken away, a few times over.

use crate::guess;
use crate::oracle::{self, View};
use crate::stage::{OPPONENT, Stage, YOU};
use crate::wish::Wish;
use digimon::Game;
use digimon::effects::language::{Amount, Area, Cmp, Condition, Filter, Noun, Stat, Target, Whose};
use digimon::state::{CardRef, UnitId};

/// How far the subject is in play: what a view needs to look from it.
fn view<'g>(game: &'g Game, stage: &Stage) -> View<'g> {
    let card = game.state().cards().iter().position(|card| card.def == stage.subject).unwrap_or(0);
    let card = oracle::current(game, digimon::state::CardId(card as u16));
    let unit = unit_with(game, card);
    View { game, you: YOU, unit, card, activation: None }
}

fn unit_with(game: &Game, card: CardRef) -> Option<UnitId> {
    let units = game.state().units();
    let within =
        |unit: &&digimon::state::Unit| unit.stack.contains(&card.card) || unit.links.contains(&card.card);
    units.iter().find(within).map(|unit| unit.id)
}

/// Puts so many fitting cards there for the noun, on the side it names, and one that does not fit.
pub(crate) fn supply(stage: &mut Stage, noun: &Noun, n: usize) {
    if speaks_of_this(&noun.of) || noun.from.is_empty() {
        return;
    }
    let seats = match noun.whose {
        Whose::Yours => vec![YOU],
        Whose::Opponents => vec![OPPONENT],
        Whose::Any => vec![YOU, OPPONENT],
    };
    for seat in seats {
        for nth in 0..n {
            let area = &noun.from[nth % noun.from.len()];
            let made = Wish::of(stage, &noun.of).come_true(stage);
            stage.put(seat, area, &made);
        }
        if !noun.of.is_empty() {
            let area = noun.from[stage.dice.roll(noun.from.len())].clone();
            let made = Wish::missing(stage, &noun.of).come_true(stage);
            stage.put(seat, &area, &made);
        }
    }
}

pub(crate) fn speaks_of_this(filters: &[Filter]) -> bool {
    filters.iter().any(|filter| match filter {
        Filter::This => true,
        Filter::AllOf(all) => speaks_of_this(all),
        _ => false,
    })
}

/// Works towards the conditions being as wanted.
pub(crate) fn bring_about(stage: &mut Stage, wanted: &[(Condition, bool)]) {
    for _ in 0..3 {
        for (condition, yes) in wanted {
            strive(stage, condition, *yes);
        }
    }
}

fn strive(stage: &mut Stage, condition: &Condition, yes: bool) {
    // The subject may lie elsewhere until the effect triggers: then there is nothing to look at yet.
    let Some(game) = look(stage) else { return };
    if view(&game, stage).holds(condition) == Some(yes) {
        return;
    }
    match (condition, yes) {
        (Condition::Any(noun), true) | (Condition::None(noun), false) => supply(stage, noun, 1),
        (Condition::Any(noun), false) | (Condition::None(noun), true) => clear(stage, &game, noun, 0),
        (Condition::Compare(left, cmp, right), _) => {
            let cmp = if yes { *cmp } else { opposite(*cmp) };
            balance(stage, &game, left, cmp, right);
        }
        (Condition::Is(Target::This, filters), yes) => shape_holder(stage, filters, yes),
        (Condition::Not(inner), yes) => strive(stage, inner, !yes),
        (Condition::All(all), true) | (Condition::AnyOf(all), false) => {
            for inner in all {
                strive(stage, inner, yes);
            }
        }
        (Condition::AnyOf(all), true) | (Condition::All(all), false) => {
            if !all.is_empty() {
                let nth = stage.dice.roll(all.len());
                strive(stage, &all[nth], yes);
            }
        }
        // Matters of the trigger: whoever causes it sees to them.
        (
            Condition::Is(..)
            | Condition::YourTurn
            | Condition::OpponentsTurn
            | Condition::InPhase(_)
            | Condition::DnaDigivolving
            | Condition::DigiXrosing(_)
            | Condition::Assembling
            | Condition::CameFrom(_)
            | Condition::Blitzing
            | Condition::Came(_)
            | Condition::PlayedBy(_)
            | Condition::Did(_)
            | Condition::DidTo(..)
            | Condition::IfYouDo
            | Condition::WasFaceUp
            | Condition::ThisTurn(..)
            | Condition::Attacking
            | Condition::Battling(_),
            _,
        ) => {}
    }
}

/// The position as it is laid out, before anything happens.
fn look(stage: &Stage) -> Option<Game> {
    let mut still = stage.clone();
    still.phase = digimon::state::Phase::Main;
    still.memory = still.memory.max(0);
    still.game()
}

fn opposite(cmp: Cmp) -> Cmp {
    match cmp {
        Cmp::AtMost => Cmp::More,
        Cmp::AtLeast => Cmp::Less,
        Cmp::Exactly => Cmp::More,
        Cmp::Less => Cmp::AtLeast,
        Cmp::More => Cmp::AtMost,
    }
}

/// Takes away what fits until only so many are left.
fn clear(stage: &mut Stage, game: &Game, noun: &Noun, keep: usize) {
    let found = view(game, stage).all(noun).unwrap_or_default();
    for thing in found.into_iter().skip(keep) {
        if let Some(card) = view(game, stage).card_of(thing) {
            stage.remove(game.state().card(card).def);
        }
    }
}

fn balance(stage: &mut Stage, game: &Game, left: &Amount, cmp: Cmp, right: &Amount) {
    let (now, goal) = match (view(game, stage).amount(left), view(game, stage).amount(right)) {
        (Some(now), Some(goal)) => (now, goal),
        _ => (0, guess::amount(stage, right)),
    };
    let goal = match cmp {
        Cmp::AtMost | Cmp::AtLeast | Cmp::Exactly => goal,
        Cmp::Less => goal - 1,
        Cmp::More => goal + 1,
    };
    reach(stage, game, left, now, goal);
    if !matches!(left, Amount::Count(_) | Amount::Memory) {
        // The other side can be moved as well.
        reach(stage, game, right, goal, now);
    }
}

/// Moves the amount from what it is now towards a goal.
fn reach(stage: &mut Stage, game: &Game, amount: &Amount, now: i32, goal: i32) {
    match amount {
        Amount::Memory => {
            let goal = if stage.turn_player == YOU { goal } else { -goal };
            stage.memory = goal.clamp(0, 10) as i8;
        }
        Amount::Count(noun) | Amount::Different(_, noun) if now < goal => {
            let lacking = (goal - now).clamp(0, 12);
            if speaks_of_this(&noun.of) {
                return;
            }
            for _ in 0..lacking {
                supply_one(stage, noun);
            }
        }
        Amount::Count(noun) => clear(stage, game, noun, goal.max(0) as usize),
        Amount::Of(Stat::DigivolutionCards, target) if **target == Target::This => {
            let lacking = goal - now;
            under_holder(stage, lacking);
        }
        Amount::Of(Stat::Dp, target) if **target == Target::This => {
            let top = stage.top;
            if top != stage.subject {
                stage.cards[top.0 as usize].dp = Some(digimon::card::Dp(goal.max(1000)));
            }
        }
        Amount::Plus(one, _) | Amount::Minus(one, _) | Amount::AtMost(one, _) => {
            reach(stage, game, one, now, goal);
        }
        Amount::For { count, every, each } => {
            let goal = if *each == 0 { goal } else { goal / each * every };
            reach(stage, game, count, now, goal);
        }
        Amount::If(_, one, _) => reach(stage, game, one, now, goal),
        Amount::N(_)
        | Amount::Every
        | Amount::Different(..)
        | Amount::Unlike(..)
        | Amount::Most(..)
        | Amount::Alike(..)
        | Amount::Of(..)
        | Amount::Done(_)
        | Amount::Triggering(_)
        | Amount::Declared
        | Amount::ColorsOf(_)
        | Amount::CostPaid
        | Amount::Placed => {}
    }
}

fn supply_one(stage: &mut Stage, noun: &Noun) {
    let seat = match noun.whose {
        Whose::Yours => YOU,
        Whose::Opponents => OPPONENT,
        Whose::Any => stage.either(),
    };
    let Some(area) = noun.from.first().cloned() else { return };
    let made = Wish::of(stage, &noun.of).come_true(stage);
    if matches!(area, Area::Under(_)) {
        let def = stage.add(made.card);
        if let Some(holder) = stage.holder() {
            holder.stack.push((def, digimon::effects::language::Face::Up));
        }
        return;
    }
    stage.put(seat, &area, &made);
}

/// More, or fewer, cards under the unit of the subject.
fn under_holder(stage: &mut Stage, lacking: i32) {
    for _ in 0..lacking.clamp(0, 10) {
        let card = stage.plain(3, 2000);
        let def = stage.add(card);
        if let Some(holder) = stage.holder() {
            holder.stack.push((def, digimon::effects::language::Face::Up));
        }
    }
    let subject = stage.subject;
    if let Some(holder) = stage.holder() {
        for _ in lacking..0 {
            if let Some(at) = holder.stack.iter().skip(1).position(|(card, _)| *card != subject) {
                holder.stack.remove(at + 1);
            }
        }
    }
}

/// The unit of the subject becomes like this, as far as its own cards leave room for it.
pub(crate) fn shape_holder(stage: &mut Stage, filters: &[Filter], yes: bool) {
    let mut wish = Wish::default();
    wish.apply(stage, &Filter::Digimon, true);
    for filter in filters {
        wish.apply(stage, filter, yes);
    }
    let made = wish.come_true(stage);
    let under: Vec<_> = made.under.iter().map(|card| stage.add(card.clone())).collect();
    let links: Vec<_> = made.links.iter().map(|card| stage.add(card.clone())).collect();
    if let Some(holder) = stage.holder() {
        holder.suspended = made.suspended;
        holder.fresh = made.fresh;
        holder.links.extend(links);
        holder.stack.extend(under.into_iter().map(|card| (card, digimon::effects::language::Face::Up)));
    }
    if stage.top != stage.subject {
        let old = stage.top;
        let number = stage.number_of(old);
        let keeps = stage.cards[old.0 as usize].clone();
        let level = made.card.level.or(keeps.level);
        stage.cards[old.0 as usize] = digimon::card::Card { number, level, ..made.card };
    }
}
