//! Causing what an effect waits for (15-16): the right place, the right turn, the right act.

mod attacks;
mod happening;
mod moves;
mod party;

pub(crate) use happening::happen;

use crate::plan::{Act, Aim, At, Doer, Plan};
use crate::stage::{OPPONENT, YOU};
use crate::subject::{Section, Subject};
use crate::wish::Wish;
use digimon::card::{Card, Category, Cost, Digivolution};
use digimon::effects::language::{
    Area, Condition, CostRule, Does, Effect, Face, Filter, Happening, Origin, Place, Step, When,
};
use digimon::library::DefId;
use digimon::state::Phase;

/// Where the subject lies before its effect works at this timing.
pub(crate) fn start(subject: &Subject<'_>, effect: &Effect, when: &When) -> At {
    match subject.section {
        Section::Security => At::Security(Face::Down),
        Section::Link if *when == When::WhenLinking => At::Hand,
        Section::Link => At::Linked,
        Section::Inherited if effect.icons.place == Place::Anywhere => At::Under,
        Section::Inherited => At::Under,
        Section::Main => match effect.icons.place {
            Place::Hand => At::Hand,
            Place::Trash => At::Trash,
            Place::Breeding => At::Breeding,
            Place::Security => At::Security(Face::Up),
            Place::Anywhere => anywhere(when),
            Place::Battle | Place::Field => in_play(subject, effect, when),
        },
    }
}

fn in_play(subject: &Subject<'_>, effect: &Effect, when: &When) -> At {
    let option = subject.card.category == Category::Option;
    match when {
        When::OnPlay | When::WhenDigivolving | When::WhenLinking => At::Hand,
        When::Main if option && !starts_with_delay(effect) => At::Hand,
        When::WhenMoving => At::Breeding,
        When::When(pattern) | When::Would(pattern) if party::is_this(&pattern.subject) => {
            match pattern.what {
                Happening::Played | Happening::OptionUsed => At::Hand,
                Happening::Digivolved | Happening::DnaDigivolved if matches!(when, When::When(_)) => At::Hand,
                Happening::Moved | Happening::Hatched => At::Breeding,
                _ => At::Battle,
            }
        }
        _ => At::Battle,
    }
}

/// A card that speaks of what happens to itself wherever it is.
fn anywhere(when: &When) -> At {
    let (When::When(pattern) | When::Would(pattern)) = when else { return At::Hand };
    match pattern.what {
        Happening::TrashedFromDeck => At::Deck,
        Happening::TrashedFromSecurity | Happening::SecurityRemoved | Happening::SecurityChecked => {
            At::Security(Face::Down)
        }
        Happening::DigivolutionCardsTrashed => At::Under,
        Happening::LinkCardsTrashed => At::Linked,
        Happening::Deleted | Happening::Leaves | Happening::ReturnedToHand | Happening::ReturnedToDeck => {
            At::Battle
        }
        Happening::AddedToHand | Happening::Drawn => At::Deck,
        _ => At::Hand,
    }
}

pub(crate) fn starts_with_delay(effect: &Effect) -> bool {
    let Does::Run(block) = &effect.does else { return false };
    matches!(block.steps.first(), Some(Step::By(cost, _)) if cost.steps.first() == Some(&Step::Delay))
}

/// Adds what makes the effect work at this timing.
pub(crate) fn cause(
    plan: &mut Plan,
    subject: &Subject<'_>,
    effect: &Effect,
    when: &When,
    conditions: &[&Condition],
) -> Result<(), String> {
    let this = plan.stage.subject;
    match when {
        When::Always => Ok(()),
        When::OnPlay => {
            play(plan, this, conditions);
            Ok(())
        }
        When::WhenDigivolving => digivolve(plan, subject, conditions),
        When::OnDeletion => {
            let pattern = party::of_this(Happening::Deleted);
            happening::happen(plan, subject, &pattern, conditions)
        }
        When::WhenAttacking => {
            attack(plan, conditions);
            Ok(())
        }
        When::EndOfAttack => {
            attack(plan, conditions);
            Ok(())
        }
        When::WhenLinking => {
            let host = plan.host();
            let host = plan.stage.put(YOU, &Area::Battle, &host);
            plan.stage.top = host;
            plan.acts.push(Act::Link(this));
            Ok(())
        }
        When::Main => {
            main(plan, subject, effect);
            Ok(())
        }
        When::Security => {
            // Whatever else was put there, this is checked first.
            let security = &mut plan.stage.sides[YOU].security;
            if let Some(at) = security.iter().position(|(card, _)| *card == this) {
                let top = security.remove(at);
                security.insert(0, top);
            }
            let attacker = attacker(plan, OPPONENT);
            plan.acts.push(Act::Attack(attacker, Aim::Player));
            Ok(())
        }
        When::StartOfTurn => {
            plan.stage.phase = Phase::Unsuspend;
            Ok(())
        }
        When::EndOfTurn => {
            plan.acts.push(Act::Pass);
            Ok(())
        }
        When::StartOfMainPhase => {
            plan.stage.phase = Phase::Breeding;
            Ok(())
        }
        When::Counter => {
            // 16-25: a Digimon that can digivolve into the card in the hand.
            if let Some(requirement) = plan.stage.subject_card().digivolution.first().cloned() {
                let mut filters = vec![Filter::Digimon];
                filters.extend(requirement.from);
                digivolution_base(plan, &filters);
            }
            let attacker = attacker(plan, OPPONENT);
            plan.acts.push(Act::Attack(attacker, Aim::Player));
            Ok(())
        }
        When::WhenMoving => {
            plan.stage.phase = Phase::Breeding;
            if let Some(unit) = plan.stage.holder().cloned()
                && plan.stage.sides[YOU].breeding.is_none()
            {
                plan.stage.sides[YOU].battle.retain(|other| *other != unit);
                plan.stage.sides[YOU].breeding = Some(unit);
            }
            plan.acts.push(Act::Move);
            Ok(())
        }
        When::When(pattern) | When::Would(pattern) => happening::happen(plan, subject, pattern, conditions),
    }
}

/// Played by its player: for its cost from the hand, or by an effect from where a condition wants it.
fn play(plan: &mut Plan, card: DefId, conditions: &[&Condition]) {
    let origin = conditions.iter().find_map(|condition| match condition {
        Condition::CameFrom(origin) => Some(*origin),
        _ => None,
    });
    let by_rule = plan.stage.turn_player == YOU && plan.stage.chance(2);
    supply_materials(plan, conditions);
    match origin {
        None | Some(Origin::Hand | Origin::Outside) if by_rule => plan.acts.push(Act::Play(card)),
        origin => {
            let area = match origin {
                Some(Origin::Trash) => Area::Trash,
                Some(Origin::Deck) => Area::Deck,
                Some(Origin::Security) => Area::Security,
                Some(Origin::Under) => {
                    let under = digimon::effects::language::Noun {
                        whose: digimon::effects::language::Whose::Any,
                        from: vec![Area::Battle],
                        of: Vec::new(),
                    };
                    Area::UnderAny(Box::new(under))
                }
                Some(Origin::Hand | Origin::Outside) | None => Area::Hand,
            };
            move_card(plan, card, &area);
            let what = plan.aim(card, vec![area]);
            let step = Step::play_free(what);
            plan.do_by(&Doer::of(YOU), vec![step]);
        }
    }
}

/// Takes the card out of the hand and puts it there.
fn move_card(plan: &mut Plan, card: DefId, area: &Area) {
    if *area == Area::Hand {
        return;
    }
    let side = &mut plan.stage.sides[YOU];
    side.hand.retain(|other| *other != card);
    match area {
        Area::Trash => side.trash.push(card),
        Area::Deck => side.deck.insert(0, card),
        Area::Security => side.security.insert(0, (card, Face::Down)),
        _ => {
            let tamer = plan.stage.tamer();
            let def = plan.stage.add(tamer);
            let unit = digimon::UnitSpec {
                stack: vec![(def, Face::Up), (card, Face::Up)],
                links: Vec::new(),
                suspended: false,
                fresh: false,
            };
            plan.stage.sides[YOU].battle.push(unit);
        }
    }
}

/// 7-2, 7-3: what DigiXros and Assembly take.
fn supply_materials(plan: &mut Plan, conditions: &[&Condition]) {
    let wants =
        |condition: &&Condition| matches!(condition, Condition::DigiXrosing(_) | Condition::Assembling);
    if !conditions.iter().any(wants) && !plan.stage.chance(2) {
        return;
    }
    let card = plan.stage.subject_card().clone();
    let digixros = card.digixros.iter().flat_map(|xros| &xros.materials).map(|one| (one, Area::Hand));
    let assembly =
        card.assembly.iter().flat_map(|assembly| &assembly.materials).map(|one| (one, Area::Trash));
    for (material, area) in digixros.chain(assembly) {
        for _ in 0..material.n {
            plan.supply_one(YOU, &area, &material.of);
        }
    }
}

fn digivolve(plan: &mut Plan, subject: &Subject<'_>, conditions: &[&Condition]) -> Result<(), String> {
    let this = plan.stage.subject;
    if subject.section == Section::Main {
        return digivolve_into(plan, this, conditions);
    }
    // The unit that the subject is part of digivolves into something made up.
    let into = next_form(plan);
    let into = plan.stage.add(into);
    plan.stage.sides[YOU].hand.push(into);
    plan.acts.push(Act::Digivolve(into));
    Ok(())
}

/// A card that anything of the player may digivolve into.
pub(crate) fn next_form(plan: &mut Plan) -> Card {
    let card = plan.stage.plain(6, 9000);
    let top = plan.stage.number_of(plan.stage.top);
    let from = vec![Filter::Number(top.0)];
    Card { digivolution: vec![Digivolution { from, cost: Cost(0), condition: None }], ..card }
}

/// Digivolves into the card in the hand, as its requirements say, or by an effect.
pub(crate) fn digivolve_into(plan: &mut Plan, card: DefId, conditions: &[&Condition]) -> Result<(), String> {
    let printed = plan.stage.cards[card.0 as usize].clone();
    let wants_dna = conditions.iter().any(|condition| matches!(condition, Condition::DnaDigivolving));
    if let Some(dna) = printed.dna.first()
        && (wants_dna || printed.digivolution.is_empty() || plan.stage.chance(3))
        && plan.stage.turn_player == YOU
    {
        for filters in &dna.from {
            let base = plan.supply_one(YOU, &Area::Battle, filters);
            plan.marked.push(base);
        }
        plan.acts.push(Act::Dna(card));
        return Ok(());
    }
    if wants_dna {
        return Err("the card has no DNA digivolution, which its condition asks for".to_owned());
    }
    let mut filters = vec![Filter::Digimon];
    let requirement = printed.digivolution.first().cloned();
    let requirement_holds = requirement.as_ref().is_some_and(|one| one.condition.is_none());
    filters.extend(requirement.into_iter().flat_map(|one| one.from));
    let base = digivolution_base(plan, &filters);
    if requirement_holds && plan.stage.turn_player == YOU && plan.stage.chance(2) {
        plan.acts.push(Act::Digivolve(card));
    } else {
        let step = Step::Digivolve {
            what: plan.aim(base, vec![Area::Battle]),
            into: plan.aim(card, vec![Area::Hand]),
            cost: CostRule::Free,
            ignoring_requirements: true,
            as_if: Vec::new(),
        };
        plan.do_by(&Doer::of(YOU), vec![step]);
    }
    Ok(())
}

/// A Digimon to digivolve from; a Tamer if the requirement says so.
fn digivolution_base(plan: &mut Plan, filters: &[Filter]) -> DefId {
    let has_other =
        filters.iter().any(|filter| matches!(filter, Filter::Tamer | Filter::Is(Category::Tamer)));
    let filters = if has_other { &filters[1..] } else { filters };
    let mut made = Wish::of(&mut plan.stage, filters).come_true(&mut plan.stage);
    let extra = plan.stage.dice.roll(2);
    for _ in 0..extra {
        let card = plan.stage.plain(3, 2000);
        made.under.push(card);
    }
    plan.stage.put(YOU, &Area::Battle, &made)
}

/// The unit of the subject attacks.
fn attack(plan: &mut Plan, conditions: &[&Condition]) {
    let top = plan.stage.top;
    let blitzing = conditions.iter().any(|condition| matches!(condition, Condition::Blitzing));
    if plan.stage.turn_player == OPPONENT || blitzing {
        if blitzing {
            let loses = Step::Memory(
                digimon::effects::language::Whose::Yours,
                digimon::effects::language::Amount::N(-7),
            );
            let blitz = Step::Blitz(plan.aim(top, vec![Area::Battle]));
            plan.stage.turn_player = YOU;
            plan.do_by(&Doer::of(YOU), vec![loses, blitz]);
        }
        return;
    }
    let aim = if plan.stage.chance(2) { Aim::Player } else { suspended_target(plan) };
    plan.acts.push(Act::Attack(top, aim));
}

/// A suspended Digimon of the opponent, weak.
fn suspended_target(plan: &mut Plan) -> Aim {
    let card = plan.stage.plain(3, 1000);
    let made = crate::stage::Made {
        card,
        under: Vec::new(),
        links: Vec::new(),
        suspended: true,
        fresh: false,
        face: None,
    };
    Aim::Unit(plan.stage.put(OPPONENT, &Area::Battle, &made))
}

/// A strong Digimon that can attack.
pub(crate) fn attacker(plan: &mut Plan, seat: table::Seat) -> DefId {
    let card = plan.stage.plain(6, 15000);
    let made = crate::stage::Made {
        card,
        under: Vec::new(),
        links: Vec::new(),
        suspended: false,
        fresh: false,
        face: None,
    };
    plan.stage.put(seat, &Area::Battle, &made)
}

fn main(plan: &mut Plan, subject: &Subject<'_>, effect: &Effect) {
    let this = plan.stage.subject;
    let used = subject.card.category == Category::Option
        && !starts_with_delay(effect)
        && effect.icons.place == Place::Battle
        && subject.section == Section::Main;
    if used {
        // 4-19: somebody has its colours.
        let mut card = if plan.stage.chance(2) { plan.stage.tamer() } else { plan.stage.plain(3, 3000) };
        card.colors = plan.stage.colors();
        let made = crate::stage::Made {
            card,
            under: Vec::new(),
            links: Vec::new(),
            suspended: false,
            fresh: false,
            face: None,
        };
        plan.stage.put(YOU, &Area::Battle, &made);
        plan.acts.push(Act::Use(this));
    } else {
        plan.acts.push(Act::Activate(this));
    }
}
