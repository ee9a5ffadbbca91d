//! OCG 3.4.4-5 to -163: what each step does.

use super::resolution::{ask_whether, by, child};
use crate::game::Game;
use crate::language::{Amount, Group, Slot, Step, SummonWay};
use crate::monsters::{tokens, trap_monsters};
use crate::overview::winning;
use crate::pipe::Change;
use crate::query::{Query, Standpoint};
use crate::state::{Ask, CardId, Choice, Decision, Face, Frame, GivenTo, Running, Source, What, Zone};
use crate::summon;
use crate::terms::{
    banish_until, control, counters, damage, declare, draw, equip, face_down, give, materials, move_zone,
    movement, negate,
};
use table::{PerSeat, Seat};

/// What came of a step.
pub(crate) enum Performed {
    /// It happened to these.
    Done(Vec<CardId>),
    Simply(bool),
    Push(Box<Frame>),
    Ask(Decision),
}

#[expect(clippy::too_many_lines, reason = "an arm for each word of the language")]
pub(crate) fn perform(game: &mut Game, running: &mut Running, step: &Step) -> Performed {
    match step {
        Step::Target(select) | Step::Choose(select) => {
            Performed::Simply(!running.slots.get(select.slot).is_empty())
        }
        Step::Destroy(group) => movement::destroy(game, running, group),
        Step::Send(group) => movement::send(game, running, group),
        Step::Discard(group) | Step::DiscardToGraveyard(group) => movement::discard(game, running, group),
        Step::Tribute(group) => movement::tribute(game, running, group),
        Step::Banish(group) => movement::banish(game, running, group, Face::Up),
        Step::BanishFaceDown(group) => movement::banish(game, running, group, Face::Down),
        Step::BanishUntil(group, until) => banish_until::banish(game, running, group, *until),
        Step::AddToHand(group) => movement::add(game, running, group),
        Step::ReturnToHand(group) => movement::return_to_hand(game, running, group),
        Step::AddToExtraDeck(group) => movement::add_to_extra_deck(game, running, group),
        Step::Look(group) => look(game, running, group),
        Step::ReturnToDeck(group, to) => movement::return_to_deck(game, running, group, *to),
        Step::Draw(whose, n) => draw::drawn(game, running, *whose, n),
        Step::Damage(whose, n) => damage::inflict(game, running, *whose, n),
        Step::BattleDamage(whose, n) => damage::battle_damage(game, running, *whose, n),
        Step::GainLifePoints(whose, n) => damage::gain(game, running, *whose, n),
        Step::PayLifePoints(n) => damage::pay(game, running, n),
        Step::LoseLifePoints(whose, n) => damage::lose(game, running, *whose, n),
        Step::SpecialSummon(group, to) => {
            summon::by_effect::begin(game, running, group, SummonWay::Special, *to)
        }
        Step::SummonAs(group, way, to) => summon::by_effect::begin(game, running, group, *way, *to),
        Step::RitualSummon { .. } => summon::ritual::begin(game, running, step),
        Step::FusionSummon { monster, from } => summon::fusion::begin(game, running, monster, from),
        Step::SpecialSummonTokens { token, count, to } => tokens::begin(game, running, *token, count, *to),
        Step::SummonAsMonster { still, to, .. } => trap_monsters::begin(game, running, *still, *to),
        Step::Attach { what, to } => materials::attach(game, running, what, to),
        Step::Remember(slot, group) => remember(game, running, *slot, group),
        Step::NormalSummon(group) => summon::normal::by_effect(game, running, group, SummonWay::Normal),
        Step::TributeSummon(group) => summon::normal::by_effect(game, running, group, SummonWay::Tribute),
        Step::Later(until, _) => {
            crate::turn::due::defer(game, running, *until);
            Performed::Simply(true)
        }
        Step::Watch(often, _, until, _) => super::applied::watch(game, running, *often, *until),
        Step::TossCoins(n) => {
            let n = amount(game, running, n);
            chance(game, running, Change::TossCoins(n))
        }
        Step::RollDice(n) => {
            let n = amount(game, running, n);
            chance(game, running, Change::RollDice(n))
        }
        Step::NoResponse(..) | Step::NotNegated => Performed::Simply(true),
        Step::ExtraDeckSummon { what, way, with } => {
            summon::in_effect::begin(game, running, what, *way, with.as_ref())
        }
        Step::WhenGone(group, how, _) => super::applied::wait_for(game, running, group, *how),
        Step::Set(group) => summon::set::by_effect(game, running, group),
        Step::ChangePosition(group, to) => face_down::position(game, running, group, *to),
        Step::TakeControl(group, until) => control::control(game, running, group, *until, running.you),
        Step::GiveControl(group, until) => {
            control::control(game, running, group, *until, running.you.other())
        }
        Step::ChangeAttackTarget(group) => change_attack_target(game, running, group),
        Step::Hold(statement, until) => {
            give::give_to(game, running, &statement.is, *until, GivenTo::Held);
            Performed::Simply(true)
        }
        Step::Equip { what, to } => equip::equip(game, running, what, to),
        Step::PlaceInPendulumZone(group) => move_zone::pendulum(game, running, group),
        Step::MoveToZone(group, to) => move_zone::ask(game, running, group, *to),
        Step::PlaceCounters(group, name, n) => counters::place(game, running, group, name, n),
        Step::RemoveCounters(group, name, n) => counters::remove(game, running, group, name, n),
        Step::Detach(group, n) => materials::detach(game, running, group, n),
        Step::Give(group, modifier, until) => give::give(game, running, group, modifier, *until),
        Step::GivePlayer(whose, modifier, until) => {
            let standpoint = Standpoint::within(running);
            for seat in Seat::BOTH.into_iter().filter(|&seat| standpoint.means(*whose, seat)) {
                give::give_to(game, running, modifier, *until, GivenTo::Player(seat));
            }
            Performed::Simply(true)
        }
        Step::NegateByName(group, by, until) => negate::by_name(game, running, group, *by, *until),
        Step::NegateActivation => negate::negate_activation(game, running),
        Step::NegateEffect => negate::negate_effect(game, running),
        Step::NegateSummon => summon::attempt::negate(game, running),
        Step::NegateAttack => negate::negate_attack(game, running),
        Step::EndBattlePhase => {
            game.state.turn.battle_phase_ends = true;
            Performed::Simply(true)
        }
        Step::Shuffle(whose) => {
            let seat = Standpoint::within(running).player(*whose);
            game.propose(Change::Shuffle(seat), by(running), &["3.2.1-27"]);
            Performed::Simply(true)
        }
        Step::Reveal(group) => {
            let cards = group_of(game, running, group);
            Performed::Done(game.propose(Change::Reveal { cards }, by(running), &["3.2.2-7"]))
        }
        Step::DeclareAttribute => Performed::Ask(declare::attribute(running)),
        Step::DeclareRace => Performed::Ask(declare::race(running)),
        Step::DeclareName => Performed::Ask(declare::name(game, running)),
        Step::DeclareNumber(least, most) => Performed::Ask(numbers(game, running, least, most)),
        Step::Win(whose) => {
            let standpoint = Standpoint::within(running);
            let wins = PerSeat::new(|seat| standpoint.means(*whose, seat));
            winning::by_text(game, wins, by(running));
            Performed::Simply(true)
        }
        Step::If(condition, ..) => {
            let yes = Query::on(game).is_true(Standpoint::within(running), condition);
            push_child(game, running, u8::from(!yes))
        }
        Step::May(_) => Performed::Ask(ask_whether(running)),
        Step::OneOf(blocks) => Performed::Ask(one_of(game, running, blocks)),
        Step::OpponentDoes(_) => by_player(game, running, running.you.other()),
        Step::EachPlayerDoes(_) => by_player(game, running, game.state.turn.player),
        Step::Nothing => Performed::Simply(true),
        Step::GiveColumn(_, modifier, until) => give::give_column(game, running, modifier, *until),
        Step::PlaceAs(group, as_what) => move_zone::place_as(game, running, group, *as_what),
        Step::NegateWholeChain => negate::negate_whole_chain(running),
        Step::RemainOnField => move_zone::remain(game, running),
    }
}

/// 3.3.2-243, 3.4.1-6: who does what the block within says also decides about it.
fn by_player(game: &Game, running: &Running, you: table::Seat) -> Performed {
    push_child(game, &Running { you, ..running.clone() }, 0)
}

fn push_child(game: &Game, running: &Running, branch: u8) -> Performed {
    match child(game, running, branch) {
        Some(frame) => Performed::Push(Box::new(frame)),
        None => Performed::Simply(true),
    }
}

/// The attack goes on against another monster, if it could be attacked.
fn change_attack_target(game: &mut Game, running: &Running, group: &Group) -> Performed {
    let to = group_of(game, running, group).into_iter().next();
    let there = |card: &CardId| game.card(*card).place.zone().is_some_and(Zone::is_monster_zone);
    let Some(card) = to.filter(|card| game.state.attack.is_some() && there(card)) else {
        return Performed::Simply(false);
    };
    Performed::Done(game.propose(Change::AttackTarget(card), by(running), &["3.6.3-29"]))
}

/// Coins and dice: what they show is kept.
fn chance(game: &mut Game, running: &mut Running, change: Change) -> Performed {
    game.propose(change, by(running), &[]);
    let last = game.state.recent.last().map(|event| &event.what);
    running.rolled = match last {
        Some(What::Tossed(n) | What::Rolled(n)) => *n,
        _ => 0,
    };
    Performed::Simply(true)
}

fn remember(game: &mut Game, running: &mut Running, slot: Slot, group: &Group) -> Performed {
    let cards = group_of(game, running, group);
    let refs = cards.iter().map(|&card| game.card_ref(card)).collect();
    running.slots.set(slot, refs);
    Performed::Simply(!cards.is_empty())
}

/// The cards of a group, those at random drawn now (3.4.4-5).
pub(crate) fn group_of(game: &mut Game, running: &Running, group: &Group) -> Vec<CardId> {
    let query = Query::on(game);
    match group {
        Group::AtRandom(noun, n) => {
            let standpoint = Standpoint::within(running);
            let n = query.amount(standpoint, n).max(0) as usize;
            let mut cards = query.all(standpoint, noun);
            game.state.dice.shuffle(&mut cards);
            cards.truncate(n);
            cards
        }
        Group::Activated => {
            // 3.3.3-7: one whose activation was negated is on its way.
            let on_its_way = |card: CardId| game.card(card).place == crate::state::Location::Between;
            let there = |source: &Source| game.is_current(source.card) || on_its_way(source.card.card);
            running.answered.filter(there).map(|source| source.card.card).into_iter().collect()
        }
        Group::Summoned => {
            let subjects = running.event.as_ref().map(|event| &event.subjects[..]).unwrap_or_default();
            subjects.iter().map(|one| one.card.card).collect()
        }
        Group::Several(groups) => {
            let mut all = Vec::new();
            for one in groups {
                all.extend(group_of(game, running, one));
            }
            all.sort_unstable();
            all.dedup();
            all
        }
        Group::This
        | Group::Chosen(_)
        | Group::Pick(_)
        | Group::All(_)
        | Group::Subject
        | Group::Other
        | Group::EquippedMonster
        | Group::Attacker
        | Group::AttackTarget
        | Group::Itself
        | Group::BattlingWith(_)
        | Group::TopOfDeck(..)
        | Group::TopOfGraveyard(..)
        | Group::MaterialsOf(_)
        | Group::Done => query.group(Standpoint::within(running), group),
    }
}

pub(crate) fn amount(game: &Game, running: &Running, amount: &Amount) -> i32 {
    Query::on(game).amount(Standpoint::within(running), amount)
}

fn look(game: &mut Game, running: &Running, group: &Group) -> Performed {
    let (cards, seat) = (group_of(game, running, group), running.you);
    Performed::Done(game.propose(Change::Look { cards, seat }, by(running), &["3.2.2-7"]))
}

fn numbers(game: &Game, running: &Running, least: &Amount, most: &Amount) -> Decision {
    let (least, most) = (amount(game, running, least), amount(game, running, most));
    let options = (least..=most.max(least)).map(Choice::Number).collect();
    Decision { seat: running.you, ask: Ask::Number, about: Some(running.source), options }
}

fn one_of(game: &Game, running: &Running, blocks: &[crate::language::Block]) -> Decision {
    let standpoint = Standpoint::within(running);
    let can = |block: &crate::language::Block| {
        // 3.4.2-12: a cost is paid whole.
        if running.mode == crate::state::Mode::Act {
            let query = Query::on(game);
            return block.iter().all(|one| super::possible::step(query, standpoint, &one.1, by(running)));
        }
        super::possible::resolve(Query::on(game), standpoint, &Vec::new(), block)
    };
    let options: Vec<Choice> =
        (0u8..).zip(blocks).filter(|(_, block)| can(block)).map(|(nth, _)| Choice::Option(nth)).collect();
    let options = if options.is_empty() { vec![Choice::No] } else { options };
    Decision { seat: running.you, ask: Ask::Option, about: Some(running.source), options }
}
