//! What shows only when something is tried: restrictions, immunity, costs, ways to attack. The same
//! thing is tried with the text and without it.

use super::{Trial, without};
use crate::blank;
use crate::cause::happen;
use crate::exercise::play;
use crate::oracle::View;
use crate::plan::{Act, Aim, Doer, Plan, choose};
use crate::player::Course;
use crate::stage::YOU;
use crate::subject::Text;
use digimon::card::Category;
use digimon::effects::language::{
    Amount, Area, Condition, Continuous, Effect, Filter, Happening, How, Info, Modifier, Noun, On, Pattern,
    Payment, Place, Restriction, Step, When, Whose,
};
use digimon::library::{DefId, EffectId};
use digimon::state::{CardId, Label, What};

pub(super) enum Found {
    /// With the text it goes otherwise than without, as it should.
    Differs,
    Unknown(String),
}

/// What is tried, and what the text makes of it.
enum Drama {
    /// It happens without the text and does not with it.
    Forbidden(Pattern),
    /// The cost of it changes by so much.
    Cost(Pattern, Amount),
    /// What was offered only with the text.
    Allows(Enabled),
    /// An effect that is given.
    Gives(Box<Effect>),
    None(&'static str),
}

/// What the text makes possible.
#[derive(Clone)]
enum Enabled {
    AttackUnsuspended(Noun),
    Upright,
    Colorless,
    Known(Filter),
}

const TRIES: u64 = 16;

pub(super) fn verdict(
    trial: &Trial<'_, '_>,
    statement: &Continuous,
    modifier: &Modifier,
) -> Result<Found, (u64, String)> {
    let drama = drama(trial, statement, modifier);
    if let Drama::None(what) = drama {
        return Ok(Found::Unknown(what.to_owned()));
    }
    if let Drama::Gives(effect) = drama {
        return Ok(given(trial, statement, &effect));
    }
    let mut why = "it could not be tried".to_owned();
    for attempt in 0..TRIES {
        let seed = trial.options.seed.wrapping_mul(1_000_003).wrapping_add(attempt);
        match attempt_at(trial, statement, &drama, seed) {
            Ok(true) => return Ok(Found::Differs),
            Ok(false) => {}
            Err(Trouble::Reason(reason)) => why = reason,
            Err(Trouble::Wrong(account)) => return Err((seed, account)),
        }
    }
    Ok(Found::Unknown(format!("{}: {why}", name(modifier))))
}

enum Trouble {
    Reason(String),
    Wrong(String),
}

fn name(modifier: &Modifier) -> String {
    let text = format!("{modifier:?}");
    let words: Vec<&str> =
        text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    words.iter().take(2).copied().collect::<Vec<_>>().join(" ")
}

/// The subject of a statement as the noun of a pattern.
fn subject_of(on: &On) -> Noun {
    match on {
        On::This => Noun { whose: Whose::Any, from: vec![Area::Battle], of: vec![Filter::This] },
        On::All(noun) => noun.clone(),
        On::Player(whose) => Noun { whose: *whose, from: vec![Area::Battle], of: Vec::new() },
    }
}

fn drama(trial: &Trial<'_, '_>, statement: &Continuous, modifier: &Modifier) -> Drama {
    let subject = subject_of(&statement.on);
    let forbidden = |what: Happening, how: How, other: Option<Noun>| {
        Drama::Forbidden(Pattern { what, subject: subject.clone(), how, other })
    };
    match modifier {
        Modifier::Cannot(restriction) => restricted(restriction, &subject),
        Modifier::Unaffected(how) => forbidden(Happening::Deleted, how.clone(), None),
        Modifier::Cost(payment, noun, amount) => {
            let own = trial.said.icons.place == Place::Anywhere || trial.said.icons.place == Place::Hand;
            let this = Noun { whose: Whose::Yours, from: vec![Area::Hand], of: vec![Filter::This] };
            let noun = if own { this } else { noun.clone() };
            let (what, subject, other) = match payment {
                Payment::Play => (Happening::Played, noun, None),
                Payment::Use => (Happening::OptionUsed, noun, None),
                Payment::Digivolve => {
                    (Happening::Digivolved, Noun { of: vec![Filter::Digimon], ..subject.clone() }, Some(noun))
                }
                Payment::Link => return Drama::None("the cost of linking"),
            };
            Drama::Cost(Pattern { what, subject, how: How::ByRule, other }, amount.clone())
        }
        Modifier::CanAttackUnsuspended(noun) => Drama::Allows(Enabled::AttackUnsuspended(noun.clone())),
        Modifier::AttacksWithoutSuspending => Drama::Allows(Enabled::Upright),
        Modifier::IgnoresColorRequirements => Drama::Allows(Enabled::Colorless),
        Modifier::Also(Info::Name(word)) | Modifier::Becomes(Info::Name(word)) => {
            Drama::Allows(Enabled::Known(Filter::Name(word.clone())))
        }
        Modifier::Also(Info::Trait(word)) | Modifier::Becomes(Info::Trait(word)) => {
            Drama::Allows(Enabled::Known(Filter::Trait(word.clone())))
        }
        Modifier::Effect(quoted) => Drama::Gives(quoted.effect.clone()),
        Modifier::Dp(_) | Modifier::SecurityAttack(_) | Modifier::Keyword(_) => {
            Drama::None("it was never seen to hold")
        }
        Modifier::NoSecurityEffects(_) => Drama::None("security effects that do not activate"),
        Modifier::AlsoFor(..) => Drama::None("information for one purpose"),
        Modifier::AlsoAt(..) => Drama::None("a timing that is attached"),
        Modifier::TurnEndsAt(_) => Drama::None("when the turn ends"),
        Modifier::DpInBattleWith(..) => Drama::None("DP in battle"),
        Modifier::Also(_) | Modifier::Becomes(_) => Drama::None("information about a card"),
        Modifier::UnaffectedBySource(_) => Drama::None("immunity against some sources"),
        Modifier::PlayCost(_) => Drama::None("the play cost as a number"),
        Modifier::EffectsOfCardsUnder(_) => Drama::None("effects of the cards under it"),
        Modifier::MeetsColorRequirement(_) => Drama::None("a colour requirement"),
        Modifier::StopsSecurityEffects(_) => Drama::None("security effects that do not activate"),
        Modifier::DeletionMaximum(_) => Drama::None("how far deletion reaches"),
        Modifier::StandsInForDigiXros | Modifier::StandsInForDna(..) => Drama::None("standing in for a card"),
        Modifier::DigivolvesFrom(..) | Modifier::DigivolvesFromAs(..) | Modifier::DigivolvesInto(..) => {
            Drama::None("another way to digivolve")
        }
    }
}

fn restricted(restriction: &Restriction, subject: &Noun) -> Drama {
    let to = |what: Happening, how: &How| {
        Drama::Forbidden(Pattern { what, subject: subject.clone(), how: how.clone(), other: None })
    };
    let with = |what: Happening, how: How, other: &Noun| {
        Drama::Forbidden(Pattern { what, subject: subject.clone(), how, other: Some(other.clone()) })
    };
    match restriction {
        Restriction::Attack | Restriction::AttackPlayers => to(Happening::AttacksPlayer, &How::Any),
        Restriction::AttackDigimon(noun) => with(Happening::Attacks, How::Any, noun),
        Restriction::Block => to(Happening::Blocks, &How::Any),
        Restriction::BeBlocked(noun) => with(Happening::Blocked, How::Any, noun),
        Restriction::Suspend => to(Happening::Suspended, &How::ByEffect),
        Restriction::Unsuspend => to(Happening::Unsuspended, &How::ByEffect),
        Restriction::Digivolve => to(Happening::Digivolved, &How::ByRule),
        Restriction::DigivolveInto(noun) => with(Happening::Digivolved, How::ByRule, noun),
        Restriction::BeDeleted(how) => to(Happening::Deleted, how),
        Restriction::Leave(how) => to(Happening::Leaves, how),
        Restriction::BeReturnedToHand(how) => to(Happening::ReturnedToHand, how),
        Restriction::BeReturnedToDeck(how) => to(Happening::ReturnedToDeck, how),
        Restriction::BeDeDigivolved(how) => to(Happening::DeDigivolved, how),
        Restriction::Play(noun, how) => {
            let subject = Noun { whose: subject.whose, from: vec![Area::Hand], of: noun.of.clone() };
            Drama::Forbidden(Pattern { what: Happening::Played, subject, how: how.clone(), other: None })
        }
        Restriction::UseOptions => to(Happening::OptionUsed, &How::ByRule),
        Restriction::GainMemory(how) => to(Happening::MemoryGained, how),
        Restriction::Draw(how) => to(Happening::Drawn, how),
        Restriction::Move => to(Happening::Moved, &How::ByRule),
        Restriction::Hatch => to(Happening::Hatched, &How::ByRule),
        Restriction::Link => to(Happening::Linked, &How::ByRule),
        Restriction::LeaveUndeleted(how) => to(Happening::ReturnedToHand, how),
        Restriction::BeAttacked => Drama::None("that it cannot be attacked"),
        Restriction::HaveDpReduced(_) => Drama::None("DP that cannot be reduced"),
        Restriction::HaveDigivolutionCardsTrashed(_) => {
            Drama::None("digivolution cards that cannot be trashed")
        }
        Restriction::HaveStackedCardsTrashed(_) | Restriction::BeTrashed(_) => {
            Drama::None("cards of a stack that cannot be trashed")
        }
        Restriction::UnsuspendInPhase => Drama::None("an unsuspend phase without unsuspending"),
        Restriction::Activate(_) => Drama::None("effects that do not activate"),
        Restriction::SwitchTarget => Drama::None("a target that cannot be switched"),
        Restriction::ReduceCosts(_) => Drama::None("costs that cannot be reduced"),
        Restriction::AddSecurity(_) => Drama::None("security cards that cannot be added"),
        Restriction::IgnoreDigivolutionRequirements => Drama::None("requirements that cannot be ignored"),
    }
}

/// Did it happen to somebody who was meant?
fn happened(course: &Course, plan: &Plan, what: Happening, subject: &Noun) -> bool {
    let mut parties: Vec<DefId> = plan.marked.clone();
    parties.extend(plan.acts.iter().filter_map(|act| match act {
        Act::Play(def) | Act::Use(def) | Act::Digivolve(def) | Act::Dna(def) | Act::Link(def) => Some(*def),
        Act::Attack(def, _) | Act::Block(def) => Some(*def),
        Act::Activate(_) | Act::Hatch | Act::Move | Act::Pass => None,
    }));
    if crate::repair::speaks_of_this(&subject.of) {
        parties.push(plan.stage.top);
    }
    let meant = |label: &Label| parties.contains(&label.def);
    let any = |labels: &[Label]| labels.iter().any(&meant);
    course.events.iter().any(|event| match (what, event) {
        (Happening::Attacks | Happening::AttacksPlayer, What::AttackDeclared { unit, .. }) => meant(unit),
        (Happening::Blocks | Happening::Blocked, What::Blocked(label)) => meant(label),
        (Happening::Suspended, What::Suspended(labels)) => any(labels),
        (Happening::Unsuspended, What::Unsuspended(labels)) => any(labels),
        (Happening::Digivolved, What::Digivolved { card, .. }) => meant(card),
        (Happening::Deleted | Happening::Leaves, What::Deleted(labels)) => any(labels),
        (Happening::ReturnedToHand | Happening::ReturnedToDeck, What::Put { cards, .. }) => any(cards),
        (Happening::DeDigivolved, What::DeDigivolved { unit, .. }) => meant(unit),
        (Happening::Played, What::Played { card, .. }) => meant(card),
        (Happening::OptionUsed, What::Used(label)) => meant(label),
        (Happening::MemoryGained, What::Memory { by, .. }) => *by > 0,
        (Happening::Drawn, What::Drew { .. })
        | (Happening::Moved, What::Moved(_))
        | (Happening::Hatched, What::Hatched(_)) => true,
        (Happening::Linked, What::Linked { card, .. }) => meant(card),
        _ => false,
    })
}

/// One try. `Ok(true)`: with the text it went as it should, and otherwise than without.
fn attempt_at(
    trial: &Trial<'_, '_>,
    statement: &Continuous,
    drama: &Drama,
    seed: u64,
) -> Result<bool, Trouble> {
    let mut plan = trial.plan(seed, super::Where::InPlace);
    let conditions: Vec<&Condition> = statement.condition.iter().collect();
    let pattern = match drama {
        Drama::Forbidden(pattern) | Drama::Cost(pattern, _) => Some(pattern),
        Drama::Allows(enabled) => {
            allow(&mut plan, &subject_of(&statement.on), enabled);
            None
        }
        Drama::Gives(_) | Drama::None(_) => None,
    };
    if let Some(pattern) = pattern {
        happen(&mut plan, trial.subject, pattern, &[]).map_err(Trouble::Reason)?;
    }
    if !applies(trial, &plan, &conditions) {
        return Err(Trouble::Reason("its condition could not be brought about".to_owned()));
    }
    if let Some(other) = pattern.and_then(|pattern| pattern.other.as_ref())
        && !aims_at(&plan, other)
    {
        return Err(Trouble::Reason("who is attacked does not fit".to_owned()));
    }
    let mut bare = plan.clone();
    bare.stage.cards[0] = without(&bare.stage.cards[0], trial.subject.section);
    // An Option card that does nothing else can still be used.
    for card in [&mut plan.stage.cards[0], &mut bare.stage.cards[0]] {
        if card.category == Category::Option {
            card.effects.effects.push(blank::effect(When::Main, vec![Step::Nothing]));
        }
    }
    let nobody = EffectId(u32::MAX);
    let with = play(&plan, nobody).map_err(Trouble::Reason)?;
    let stripped = play(&bare, nobody).map_err(Trouble::Reason)?;
    match drama {
        Drama::Forbidden(pattern) => {
            let (with_it, without_it) = (
                happened(&with, &plan, pattern.what, &pattern.subject),
                happened(&stripped, &plan, pattern.what, &pattern.subject),
            );
            match (with_it, without_it) {
                (false, true) => Ok(true),
                (true, true) if !is_meant(&plan, &pattern.subject) => {
                    Err(Trouble::Reason("who it happens to is not meant".to_owned()))
                }
                (true, true) => Err(Trouble::Wrong(format!(
                    "{:?} happened although it cannot\n{}",
                    pattern.what,
                    with.story.join("\n")
                ))),
                _ => Err(Trouble::Reason(format!("{:?} did not come about without it either", pattern.what))),
            }
        }
        Drama::Cost(_, amount) => costs(&plan, &with, &stripped, amount),
        Drama::Allows(enabled) => Ok(allowed(enabled, &with, &plan) && !allowed(enabled, &stripped, &plan)),
        Drama::Gives(_) | Drama::None(_) => Ok(false),
    }
}

fn view_of<'g>(game: &'g digimon::Game, plan: &Plan) -> View<'g> {
    let state = game.state();
    let at = state.cards().iter().position(|card| card.def == plan.stage.subject).unwrap_or(0);
    let card = crate::oracle::current(game, CardId(at as u16));
    let within =
        |unit: &&digimon::state::Unit| unit.stack.contains(&card.card) || unit.links.contains(&card.card);
    let unit = state.units().iter().find(within).map(|unit| unit.id);
    View { game, you: YOU, unit, card, activation: None }
}

/// Does the effect hold in the position, as far as that can be told?
fn applies(trial: &Trial<'_, '_>, plan: &Plan, conditions: &[&Condition]) -> bool {
    let Some(game) = plan.stage.game() else { return false };
    let view = view_of(&game, plan);
    view.in_turn(trial.said.turn) && conditions.iter().all(|condition| view.holds(condition) == Some(true))
}

/// Is someone in play whom the position was made for one of these, as far as that can be told?
fn is_meant(plan: &Plan, noun: &Noun) -> bool {
    let Some(game) = plan.stage.game() else { return true };
    let state = game.state();
    let marked = |unit: &&digimon::state::Unit| plan.marked.contains(&state.card(unit.top()).def);
    let mut made = state.units().iter().filter(marked).peekable();
    let Some(meant) = view_of(&game, plan).all(noun) else { return true };
    made.peek().is_none() || made.any(|unit| meant.contains(&digimon::state::Thing::Unit(unit.id)))
}

/// Is the one who is attacked, if anyone is, one of these?
fn aims_at(plan: &Plan, noun: &Noun) -> bool {
    let aimed = plan.acts.iter().find_map(|act| match act {
        Act::Attack(_, Aim::Unit(def)) => Some(*def),
        _ => None,
    });
    let (Some(def), Some(game)) = (aimed, plan.stage.game()) else { return true };
    let state = game.state();
    let is_it = |unit: &&digimon::state::Unit| state.card(unit.top()).def == def;
    let unit = state.units().iter().find(is_it).map(|unit| digimon::state::Thing::Unit(unit.id));
    let meant = view_of(&game, plan).all(noun).unwrap_or_default();
    unit.is_some_and(|unit| meant.contains(&unit))
}

fn costs(plan: &Plan, with: &Course, stripped: &Course, amount: &Amount) -> Result<bool, Trouble> {
    let paid = |course: &Course| {
        course.events.iter().find_map(|event| match event {
            What::Paid { cost, .. } => Some(*cost),
            _ => None,
        })
    };
    let game = plan.stage.game().ok_or_else(|| Trouble::Reason("no position".to_owned()))?;
    let by = view_of(&game, plan).amount(amount);
    match (paid(with), paid(stripped), by) {
        (Some(with_it), Some(without_it), Some(by)) if with_it == (without_it + by).max(0) => {
            if by == 0 {
                Err(Trouble::Reason("the change is 0".to_owned()))
            } else {
                Ok(true)
            }
        }
        (Some(with_it), Some(without_it), Some(by)) => Err(Trouble::Wrong(format!(
            "{with_it} was paid, {without_it} without the effect, which says {by:+}\n{}",
            with.story.join("\n")
        ))),
        _ => Err(Trouble::Reason("nothing was paid".to_owned())),
    }
}

/// Sets up what only the text makes possible.
fn allow(plan: &mut Plan, subject: &Noun, enabled: &Enabled) {
    let this = crate::repair::speaks_of_this(&subject.of);
    let seat = match subject.whose {
        Whose::Opponents => YOU.other(),
        Whose::Yours | Whose::Any => YOU,
    };
    let who = if this { plan.stage.top } else { plan.supply_one(seat, &Area::Battle, &subject.of) };
    match enabled {
        Enabled::AttackUnsuspended(noun) => {
            plan.stage.turn_player = seat;
            let mut filters = vec![Filter::Digimon, Filter::Unsuspended];
            filters.extend(noun.of.clone());
            let target = plan.supply_one(seat.other(), &Area::Battle, &filters);
            plan.acts.push(Act::Attack(who, Aim::Unit(target)));
        }
        Enabled::Upright => {
            plan.stage.turn_player = seat;
            plan.acts.push(Act::Attack(who, Aim::Player));
        }
        Enabled::Colorless => {
            plan.stage.turn_player = YOU;
            plan.acts.push(Act::Use(plan.stage.subject));
        }
        Enabled::Known(filter) => {
            let noun = Noun { whose: Whose::Any, from: vec![Area::Battle], of: vec![filter.clone()] };
            plan.marked.push(who);
            let doer = Doer::of(plan.stage.turn_player);
            plan.do_by(&doer, vec![Step::Suspend(choose(noun))]);
        }
    }
}

fn allowed(enabled: &Enabled, course: &Course, plan: &Plan) -> bool {
    let attacked = || course.events.iter().any(|event| matches!(event, What::AttackDeclared { .. }));
    let suspended = || {
        let defs: Vec<DefId> = plan.marked.iter().copied().chain([plan.stage.top]).collect();
        course.events.iter().any(|event| {
            matches!(event, What::Suspended(labels) if labels.iter().any(|label| defs.contains(&label.def)))
        })
    };
    match enabled {
        Enabled::AttackUnsuspended(_) => attacked(),
        Enabled::Upright => attacked() && !suspended(),
        Enabled::Colorless => course.events.iter().any(|event| matches!(event, What::Used(_))),
        Enabled::Known(_) => suspended(),
    }
}

/// An effect in quotation marks: it works for whom it is given to.
fn given(trial: &Trial<'_, '_>, statement: &Continuous, effect: &Effect) -> Found {
    let unknown = |why: &str| Found::Unknown(format!("an effect that is given: {why}"));
    if statement.on != On::This || effect.is_persistent() {
        return unknown("not to this, or it only holds");
    }
    for when in &effect.when {
        for attempt in 0..TRIES {
            let seed = trial.options.seed.wrapping_mul(1_000_003).wrapping_add(attempt);
            let card = trial.subject.alone(&Text::Effect(trial.played.clone()));
            let made = crate::plan::make(trial.subject, card, effect, when, seed, trial.tokens);
            let Ok(mut plan) = made else { continue };
            let wanted: Vec<(Condition, bool)> =
                statement.condition.iter().map(|condition| (condition.clone(), true)).collect();
            crate::repair::bring_about(&mut plan.stage, &wanted);
            let Ok(library) = crate::exercise::library(&plan) else { continue };
            let same = |info: &digimon::library::EffectInfo| {
                info.effect.when == effect.when && info.effect.turn == effect.turn && info.keyword.is_none()
            };
            let Some((id, _)) = library.effects().find(|(_, info)| same(info)) else { continue };
            if play(&plan, id).is_ok_and(|course| !course.activations.is_empty()) {
                return Found::Differs;
            }
        }
    }
    unknown("it did not trigger")
}
