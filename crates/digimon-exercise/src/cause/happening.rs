//! Making something happen to somebody, in the way that a trigger condition asks for (15-5).

use super::attacks::attacks;
use super::moves::cards_moved;
use super::party::{self, Party, find, make, make_digimon};
use super::{attacker, digivolve_into};
use crate::plan::{Act, Aim, Doer, Plan};
use crate::stage::{OPPONENT, YOU};
use crate::subject::{Section, Subject};
use crate::wish::link_card;
use digimon::card::{Card, Category, Cost, Digivolution, DnaDigivolution};
use digimon::effects::language::{
    Amount, Area, Condition, CostRule, Destination, Duration, Face, Filter, Happening, How, Modifier, Noun,
    Pattern, Step, Target,
};
use digimon::state::Phase;
use table::Seat;

/// In which way it is brought about.
#[derive(Clone, Debug)]
pub(super) enum Means {
    Rule,
    Battle,
    DpZero,
    Effect(Doer),
}

/// Makes the pattern come true.
pub(crate) fn happen(
    plan: &mut Plan,
    subject: &Subject<'_>,
    pattern: &Pattern,
    conditions: &[&Condition],
) -> Result<(), String> {
    let mut pattern = pattern.clone();
    for condition in conditions {
        match condition {
            Condition::Is(Target::Triggering, filters) => pattern.subject.of.extend(filters.clone()),
            Condition::Is(Target::TriggeringOther, filters) => {
                pattern.other.get_or_insert_default().of.extend(filters.clone());
            }
            Condition::Came(how) | Condition::PlayedBy(how) => pattern.how = how.clone(),
            _ => {}
        }
    }
    let means = means(plan, &pattern.how)?;
    match pattern.what {
        Happening::Played => played(plan, &pattern, means),
        Happening::Digivolved | Happening::DnaDigivolved => {
            digivolved(plan, subject, &pattern, conditions, means)
        }
        Happening::Deleted
        | Happening::Leaves
        | Happening::ReturnedToHand
        | Happening::ReturnedToDeck
        | Happening::TrashedFromBattleArea => leaves(plan, &pattern, means),
        Happening::Attacks
        | Happening::AttacksPlayer
        | Happening::Blocked
        | Happening::Blocks
        | Happening::TargetSwitched
        | Happening::EndOfAttack
        | Happening::ChecksSecurity
        | Happening::SecurityChecked
        | Happening::CounterTiming
        | Happening::DeletesInBattle
        | Happening::DeletesInBattleAndSurvives
        | Happening::BattleEnds => attacks(plan, &pattern),
        Happening::Suspended
        | Happening::Unsuspended
        | Happening::DeDigivolved
        | Happening::TopCardTrashed => turned(plan, &pattern, means),
        Happening::OptionUsed => option_used(plan, &pattern),
        Happening::TrashedFromHand
        | Happening::TrashedFromDeck
        | Happening::TrashedFromSecurity
        | Happening::DigivolutionCardsTrashed
        | Happening::LinkCardsTrashed
        | Happening::DigivolutionCardsPlaced
        | Happening::AddedToHand
        | Happening::Drawn
        | Happening::SecurityAdded
        | Happening::SecurityRemoved
        | Happening::PlacedInBattleArea
        | Happening::AddedToDeck
        | Happening::MemoryGained => cards_moved(plan, &pattern, &means),
        Happening::Linked => linked(plan, &pattern),
        Happening::Hatched => {
            plan.stage.phase = Phase::Breeding;
            plan.stage.turn_player = party::seat(plan, pattern.subject.whose);
            plan.acts.push(Act::Hatch);
        }
        Happening::Moved => moved(plan, &pattern),
        Happening::TurnStarts => plan.stage.phase = Phase::Unsuspend,
        Happening::MainPhaseStarts => plan.stage.phase = Phase::Breeding,
        Happening::TurnEnds => plan.acts.push(Act::Pass),
        Happening::TopCardPlaced => return Err("no made-up card places a top card underneath".to_owned()),
    }
    Ok(())
}

fn means(plan: &mut Plan, how: &How) -> Result<Means, String> {
    let turn_player = plan.stage.turn_player;
    let doer = |seat: Seat| Means::Effect(Doer::of(seat));
    let of_kind = |category| Means::Effect(Doer { category, ..Doer::of(turn_player) });
    Ok(match how {
        How::Any if plan.stage.chance(2) => Means::Rule,
        How::Any | How::ByEffect => doer(turn_player),
        How::InBattle => Means::Battle,
        How::ByYourEffect => doer(YOU),
        How::ByOpponentsEffect => doer(OPPONENT),
        How::ByEffectOf(name) => Means::Effect(Doer { name: Some(name.clone()), ..Doer::of(YOU) }),
        How::ByDigimonsEffect => of_kind(Category::Digimon),
        How::ByTamersEffect => of_kind(Category::Tamer),
        How::ByOptionsEffect => of_kind(Category::Option),
        How::ByDpZero => Means::DpZero,
        How::ByRule => Means::Rule,
        How::Not(inner) => match &**inner {
            How::InBattle | How::ByRule | How::ByDpZero => doer(turn_player),
            How::ByYourEffect | How::ByThisEffect => doer(OPPONENT),
            How::ByOpponentsEffect => doer(YOU),
            How::ByTamersEffect => of_kind(Category::Digimon),
            How::ByDigimonsEffect | How::ByOptionsEffect => of_kind(Category::Tamer),
            _ => Means::Battle,
        },
        How::AnyOf(all) if !all.is_empty() => {
            let nth = plan.stage.dice.roll(all.len());
            return means(plan, &all[nth]);
        }
        How::AllOf(all) => {
            let seat = match (all.contains(&How::ByOpponentsEffect), all.contains(&How::ByYourEffect)) {
                (true, _) => OPPONENT,
                (_, true) => YOU,
                _ => turn_player,
            };
            let kinds = [
                (How::ByTamersEffect, Category::Tamer),
                (How::ByOptionsEffect, Category::Option),
                (How::ByDigimonsEffect, Category::Digimon),
            ];
            let kind = kinds.into_iter().find(|(how, _)| all.contains(how)).map(|(_, kind)| kind);
            let doer = Doer::of(seat);
            Means::Effect(Doer { category: kind.unwrap_or(doer.category), ..doer })
        }
        How::ByThisEffect | How::ByDigiBurst | How::ByKeyword(_) | How::AnyOf(_) => {
            return Err(format!("no made-up card can bring it about {how:?}"));
        }
    })
}

fn doer_of(plan: &Plan, means: &Means) -> Doer {
    match means {
        Means::Effect(doer) => doer.clone(),
        Means::Rule | Means::Battle | Means::DpZero => Doer::of(plan.stage.turn_player),
    }
}

/// Where the noun says that a card comes from, if it is not the battle area.
fn origin(noun: &Noun, usual: Area) -> Area {
    match noun.from.first() {
        None | Some(Area::Battle) => usual,
        Some(area) => area.clone(),
    }
}

fn played(plan: &mut Plan, pattern: &Pattern, means: Means) {
    let area = origin(&pattern.subject, Area::Hand);
    let party = find(plan, &pattern.subject, &area);
    let by_rule = matches!(means, Means::Rule) && area == Area::Hand && party.seat == plan.stage.turn_player;
    if by_rule {
        plan.acts.push(Act::Play(party.def));
        return;
    }
    let doer = match means {
        Means::Effect(doer) => Doer { seat: party.seat, ..doer },
        Means::Rule | Means::Battle | Means::DpZero => Doer::of(party.seat),
    };
    let what = plan.aim(party.def, vec![area]);
    let step = Step::play_free(what);
    plan.do_by(&doer, vec![step]);
}

fn digivolved(
    plan: &mut Plan,
    subject: &Subject<'_>,
    pattern: &Pattern,
    conditions: &[&Condition],
    means: Means,
) {
    let this = party::is_this(&pattern.subject);
    let this_into = pattern.other.as_ref().is_some_and(party::is_this);
    if (this && subject.section == Section::Main && plan.stage.holder().is_none()) || this_into {
        let _ = digivolve_into(plan, plan.stage.subject, conditions);
        return;
    }
    let base = find(plan, &pattern.subject, &Area::Battle);
    let mut filters = vec![Filter::Digimon];
    // Afterwards it is still the one that the pattern speaks of.
    let rest = pattern.subject.of.iter().filter(|filter| **filter != Filter::This);
    filters.extend(pattern.other.as_ref().map_or_else(|| rest.cloned().collect(), |noun| noun.of.clone()));
    let from = pattern.other.as_ref().map_or(Area::Hand, |noun| origin(noun, Area::Hand));
    let into = make_digimon(plan, base.seat, &filters, &from);
    let number = plan.stage.number_of(base.def);
    if pattern.what == Happening::DnaDigivolved {
        let second = make_digimon(plan, base.seat, &[], &Area::Battle);
        let one = vec![Filter::Number(number.0)];
        let two = vec![Filter::Number(plan.stage.number_of(second).0)];
        plan.stage.cards[into.0 as usize].dna = vec![DnaDigivolution { from: vec![one, two], cost: Cost(0) }];
        plan.acts.push(Act::Dna(into));
        return;
    }
    let requirement = Digivolution { from: vec![Filter::Number(number.0)], cost: Cost(2), condition: None };
    plan.stage.cards[into.0 as usize].digivolution = vec![requirement];
    if matches!(means, Means::Rule) && base.seat == plan.stage.turn_player && from == Area::Hand {
        plan.acts.push(Act::Digivolve(into));
        return;
    }
    let step = Step::Digivolve {
        what: plan.aim(base.def, vec![Area::Battle]),
        into: plan.aim(into, vec![from]),
        cost: CostRule::Free,
        ignoring_requirements: true,
        as_if: Vec::new(),
    };
    let doer = Doer { seat: base.seat, ..doer_of(plan, &means) };
    plan.do_by(&doer, vec![step]);
}

fn leaves(plan: &mut Plan, pattern: &Pattern, means: Means) {
    let party = find(plan, &pattern.subject, &Area::Battle);
    let to = match pattern.what {
        Happening::ReturnedToHand => Some(Destination::Hand),
        Happening::ReturnedToDeck => Some(Destination::DeckBottom),
        Happening::TrashedFromBattleArea => Some(Destination::Trash),
        _ => None,
    };
    if matches!(means, Means::Battle) || (matches!(means, Means::Rule) && to.is_none()) {
        return loses_battle(plan, party);
    }
    let target = plan.aim(party.def, vec![Area::Battle]);
    let step = match (means.clone(), to) {
        (Means::DpZero, _) => Step::Give(target, vec![Modifier::Dp(Amount::N(-50_000))], Duration::Turn),
        (_, Some(to)) => Step::Put(target, to),
        (_, None) => Step::Delete(target),
    };
    let doer = doer_of(plan, &means);
    plan.do_by(&doer, vec![step]);
}

/// Its player attacks a stronger Digimon with it, or it is attacked by one.
fn loses_battle(plan: &mut Plan, party: Party) {
    let is_digimon = plan.stage.cards[party.def.0 as usize].category == Category::Digimon;
    if !is_digimon {
        let target = plan.aim(party.def, vec![Area::Battle]);
        let doer = Doer::of(plan.stage.turn_player);
        return plan.do_by(&doer, vec![Step::Delete(target)]);
    }
    let strong = attacker(plan, party.seat.other());
    if plan.stage.turn_player == party.seat {
        suspend(plan, strong);
        plan.acts.push(Act::Attack(party.def, Aim::Unit(strong)));
    } else {
        suspend(plan, party.def);
        plan.acts.push(Act::Attack(strong, Aim::Unit(party.def)));
    }
}

pub(super) fn suspend(plan: &mut Plan, def: digimon::library::DefId) {
    for seat in Seat::BOTH {
        for unit in &mut plan.stage.sides[seat].battle {
            if unit.stack[0].0 == def {
                unit.suspended = true;
            }
        }
    }
}

fn turned(plan: &mut Plan, pattern: &Pattern, means: Means) {
    let party = find(plan, &pattern.subject, &Area::Battle);
    let by_attack = pattern.what == Happening::Suspended
        && matches!(means, Means::Rule)
        && plan.stage.turn_player == party.seat
        && plan.stage.cards[party.def.0 as usize].category == Category::Digimon;
    if by_attack {
        return plan.acts.push(Act::Attack(party.def, Aim::Player));
    }
    let target = plan.aim(party.def, vec![Area::Battle]);
    let doer = doer_of(plan, &means);
    let step = match pattern.what {
        Happening::Suspended => Step::Suspend(target),
        Happening::Unsuspended => {
            suspend(plan, party.def);
            Step::Unsuspend(target)
        }
        _ => {
            let under = plan.stage.plain(3, 2000);
            let under = plan.stage.add(under);
            for unit in &mut plan.stage.sides[party.seat].battle {
                if unit.stack[0].0 == party.def {
                    unit.stack.push((under, Face::Up));
                }
            }
            Step::DeDigivolve(target, Amount::N(1))
        }
    };
    plan.do_by(&doer, vec![step]);
}

fn option_used(plan: &mut Plan, pattern: &Pattern) {
    let seat = party::seat(plan, pattern.subject.whose);
    if party::is_this(&pattern.subject) {
        plan.acts.push(Act::Use(plan.stage.subject));
        return;
    }
    plan.stage.turn_player = seat;
    let mut filters = vec![Filter::Option];
    filters.extend(pattern.subject.of.clone());
    let option = make(plan, seat, &filters, &Area::Hand);
    let mut tamer = plan.stage.tamer();
    tamer.colors = plan.stage.cards[option.0 as usize].colors;
    let tamer = plan.stage.add(tamer);
    plan.stage.sides[seat].battle.push(digimon::UnitSpec {
        stack: vec![(tamer, Face::Up)],
        links: Vec::new(),
        suspended: false,
        fresh: false,
    });
    plan.acts.push(Act::Use(option));
}

fn linked(plan: &mut Plan, pattern: &Pattern) {
    if pattern.other.as_ref().is_some_and(party::is_this) {
        let host = plan.host();
        plan.stage.put(YOU, &Area::Battle, &host);
        plan.acts.push(Act::Link(plan.stage.subject));
        return;
    }
    let host = find(plan, &pattern.subject, &Area::Battle);
    plan.stage.turn_player = host.seat;
    let card = link_card(&mut plan.stage);
    let number = plan.stage.number_of(host.def);
    let mut card = Card {
        link: card
            .link
            .clone()
            .map(|link| digimon::card::Link { to: vec![Filter::Number(number.0)], ..link }),
        ..card
    };
    for filter in pattern.other.iter().flat_map(|noun| &noun.of) {
        if let Filter::Trait(word) | Filter::TraitContains(word) = filter {
            card.traits.push(word.clone());
        }
        if let Filter::Name(word) | Filter::NameContains(word) = filter {
            card.name = word.clone();
        }
    }
    let card = plan.stage.add(card);
    plan.stage.sides[host.seat].hand.push(card);
    plan.acts.push(Act::Link(card));
}

/// Out of the breeding area.
fn moved(plan: &mut Plan, pattern: &Pattern) {
    plan.stage.phase = Phase::Breeding;
    if party::is_this(&pattern.subject) {
        if let Some(unit) = plan.stage.holder().cloned() {
            plan.stage.sides[YOU].battle.retain(|other| *other != unit);
            plan.stage.sides[YOU].breeding = Some(unit);
        }
    } else {
        let seat = party::seat(plan, pattern.subject.whose);
        plan.stage.turn_player = seat;
        make_digimon(plan, seat, &pattern.subject.of, &Area::Breeding);
    }
    plan.acts.push(Act::Move);
}
