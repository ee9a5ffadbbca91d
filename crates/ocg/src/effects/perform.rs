//! OCG 3.4.4-5 to -163: what each step does.

use super::resolution::{ask_whether, by, child};
use crate::game::Game;
use crate::language::{Amount, Group, Modifier, PositionTo, Step, Whose};
use crate::library::GivenRef;
use crate::pipe::{Change, Destination};
use crate::query::{Query, Standpoint};
use crate::state::{
    Ask, By, CardId, Choice, Decision, Ends, Face, Frame, GivenTo, Lingering, Move, Negation, Running,
};
use crate::summon::{self, zones};

/// What came of a step.
pub(crate) enum Performed {
    /// It happened to these.
    Done(Vec<CardId>),
    Simply(bool),
    Push(Box<Frame>),
    Ask(Decision),
}

pub(crate) fn perform(game: &mut Game, running: &mut Running, step: &Step) -> Performed {
    match step {
        Step::Target(select) | Step::Choose(select) => {
            Performed::Simply(!running.slots.get(select.slot).is_empty())
        }
        Step::Destroy(group) => {
            moved(game, running, group, Move::Destroyed, Destination::Graveyard, "3.4.4-14")
        }
        Step::Send(group) => moved(game, running, group, Move::Sent, Destination::Graveyard, "3.4.4-23"),
        Step::Discard(group) => {
            moved(game, running, group, Move::Discarded, Destination::Graveyard, "3.4.4-19")
        }
        Step::Tribute(group) => {
            moved(game, running, group, Move::Tributed, Destination::Graveyard, "3.4.2-15")
        }
        Step::Banish(group) => {
            moved(game, running, group, Move::Banished, Destination::Banished(Face::Up), "3.4.4-28")
        }
        Step::BanishFaceDown(group) => {
            moved(game, running, group, Move::BanishedFaceDown, Destination::Banished(Face::Down), "3.2.3-5")
        }
        Step::AddToHand(group) => added(game, running, group),
        Step::ReturnToHand(group) => {
            moved(game, running, group, Move::ReturnedToHand, Destination::Hand, "3.4.4-41")
        }
        Step::AddToExtraDeck(group) => {
            moved(game, running, group, Move::Added, Destination::ExtraDeckFaceUp, "3.2.1-35")
        }
        Step::Look(group) => look(game, running, group),
        Step::ReturnToDeck(group, to) => {
            moved(game, running, group, Move::ReturnedToDeck, Destination::Deck(*to), "3.4.4-39")
        }
        Step::Draw(whose, n) => drawn(game, running, *whose, n),
        Step::Damage(..) | Step::GainLifePoints(..) | Step::PayLifePoints(_) | Step::LoseLifePoints(..) => {
            life(game, running, step)
        }
        Step::SpecialSummon(group, to) => {
            summon::by_effect::begin(game, running, group, crate::language::SummonWay::Special, *to)
        }
        Step::SummonAs(group, way, to) => summon::by_effect::begin(game, running, group, *way, *to),
        Step::RitualSummon { monster, levels, from } => {
            summon::ritual::begin(game, running, monster, levels, from)
        }
        Step::FusionSummon { monster, from } => summon::fusion::begin(game, running, monster, from),
        Step::SpecialSummonTokens { .. } | Step::NormalSummon(_) | Step::Attach { .. } => {
            Performed::Simply(false)
        }
        Step::Later(until, _) => {
            crate::turn::deferred::defer(game, running, *until);
            Performed::Simply(true)
        }
        Step::Set(group) => set(game, running, group),
        Step::ChangePosition(group, to) => position(game, running, group, *to),
        Step::TakeControl(group, until) => control(game, running, group, *until),
        Step::Equip { what, to } => equip(game, running, what, to),
        Step::PlaceInPendulumZone(group) => pendulum(game, running, group),
        Step::PlaceCounters(group, name, n) => counters(game, running, group, name, n, 1),
        Step::RemoveCounters(group, name, n) => counters(game, running, group, name, n, -1),
        Step::Detach(group, n) => detach(game, running, group, n),
        Step::Give(group, modifier, until) => {
            let cards = group_of(game, running, group);
            give(game, running, modifier, *until, &cards)
        }
        Step::GivePlayer(whose, modifier, until) => {
            let to = GivenTo::Player(Standpoint::within(running).player(*whose));
            give_to(game, running, modifier, *until, to);
            Performed::Simply(true)
        }
        Step::NegateActivation => negates(running, Negation::Activation),
        Step::NegateEffect => negates(running, Negation::Effect),
        Step::NegateSummon => negate_summon(game, running),
        Step::NegateAttack => negate_attack(game, running),
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
        Step::DeclareNumber(least, most) => Performed::Ask(numbers(game, running, least, most)),
        Step::Win(whose) => {
            let seat = Standpoint::within(running).player(*whose);
            game.propose(Change::Won(seat), by(running), &["3.1.4-10", "3.5.3-2"]);
            Performed::Simply(true)
        }
        Step::If(condition, ..) => {
            let yes = Query::on(game).is_true(Standpoint::within(running), condition);
            push_child(game, running, u8::from(!yes))
        }
        Step::May(_) => Performed::Ask(ask_whether(running)),
        Step::OneOf(blocks) => Performed::Ask(one_of(game, running, blocks)),
        Step::OpponentDoes(_) => push_child(game, running, 0),
        Step::Nothing => Performed::Simply(true),
    }
}

fn push_child(game: &Game, running: &Running, branch: u8) -> Performed {
    match child(game, running, branch) {
        Some(frame) => Performed::Push(Box::new(frame)),
        None => Performed::Simply(true),
    }
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
            let answered = running.answered.filter(|source| game.is_current(source.card));
            answered.map(|source| source.card.card).into_iter().collect()
        }
        Group::Summoned => {
            let subjects = running.event.as_ref().map(|event| &event.subjects[..]).unwrap_or_default();
            subjects.iter().map(|one| one.card.card).collect()
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
        | Group::TopOfDeck(..)
        | Group::Done => query.group(Standpoint::within(running), group),
    }
}

fn moved(
    game: &mut Game,
    running: &Running,
    group: &Group,
    why: Move,
    to: Destination,
    statement: &'static str,
) -> Performed {
    let cards = group_of(game, running, group);
    Performed::Done(game.propose(Change::Move { cards, why, to }, by(running), &[statement]))
}

/// 3.4.4-41; what was searched out of a Deck is shown, and the Deck is shuffled (3.2.1-27).
fn added(game: &mut Game, running: &Running, group: &Group) -> Performed {
    let cards = group_of(game, running, group);
    let searched = cards.iter().any(|&card| game.card(card).place == crate::state::Location::Deck);
    let change = Change::Move { cards, why: Move::Added, to: Destination::Hand };
    let done = game.propose(change, by(running), &["3.4.4-41", "3.4.4-42"]);
    if searched && !done.is_empty() {
        game.propose(Change::Reveal { cards: done.clone() }, by(running), &["3.2.2-7"]);
        game.propose(Change::Shuffle(running.source.you), By::Rule, &["3.2.1-27"]);
    }
    Performed::Done(done)
}

fn amount(game: &Game, running: &Running, amount: &Amount) -> i32 {
    Query::on(game).amount(Standpoint::within(running), amount)
}

fn drawn(game: &mut Game, running: &Running, whose: Whose, n: &Amount) -> Performed {
    let n = amount(game, running, n).max(0) as usize;
    let seats = match whose {
        // 3.4.1-6: the turn player first.
        Whose::Any => vec![game.state.turn.player, game.state.turn.player.other()],
        Whose::Yours | Whose::Opponents => vec![Standpoint::within(running).player(whose)],
    };
    let mut done = Vec::new();
    for seat in seats {
        done.extend(crate::turn::draw::draw(game, seat, n, by(running), &["3.4.4-6"]));
    }
    Performed::Done(done)
}

fn life(game: &mut Game, running: &Running, step: &Step) -> Performed {
    let standpoint = Standpoint::within(running);
    let (seat, n, make): (_, _, fn(table::Seat, i32) -> Change) = match step {
        Step::Damage(whose, n) => {
            (standpoint.player(*whose), n, |seat, amount| Change::Damage { seat, amount })
        }
        Step::GainLifePoints(whose, n) => {
            (standpoint.player(*whose), n, |seat, amount| Change::Gain { seat, amount })
        }
        Step::LoseLifePoints(whose, n) => {
            (standpoint.player(*whose), n, |seat, amount| Change::Lose { seat, amount })
        }
        Step::PayLifePoints(n) => (standpoint.you, n, |seat, amount| Change::Pay { seat, amount }),
        _ => return Performed::Simply(false),
    };
    let n = amount(game, running, n);
    if n > 0 {
        game.propose(make(seat, n), by(running), &["3.4.4-81", "3.4.4-82"]);
    }
    Performed::Simply(n > 0)
}

fn set(game: &mut Game, running: &Running, group: &Group) -> Performed {
    let seat = running.source.you;
    let mut done = Vec::new();
    for card in group_of(game, running, group) {
        let from_deck = game.card(card).place == crate::state::Location::Deck;
        let Some(zone) = zones::for_setting(game, seat, card) else { continue };
        done.extend(game.propose(Change::Set { card, zone, seat }, by(running), &["3.3.3-11"]));
        if from_deck {
            game.propose(Change::Shuffle(seat), By::Rule, &["3.2.1-27"]);
        }
    }
    Performed::Done(done)
}

fn position(game: &mut Game, running: &Running, group: &Group, to: PositionTo) -> Performed {
    let cards = group_of(game, running, group);
    let query = Query::on(game);
    let cards: Vec<CardId> =
        cards.into_iter().filter(|&card| summon::position::can_become(query, card, to)).collect();
    let (mut done, mut turned) = (Vec::new(), Vec::new());
    for card in cards {
        match summon::position::becomes(game.card(card).face, to) {
            Face::Down => turned.push(card),
            face if game.card(card).face == Face::Down => {
                done.extend(game.propose(Change::Flip { card, face }, by(running), &["3.3.2-251"]));
            }
            face => {
                let change = Change::Position { cards: vec![(card, face)], by_player: false };
                done.extend(game.propose(change, by(running), &["3.3.2-256"]));
            }
        }
    }
    if !turned.is_empty() {
        done.extend(game.propose(Change::TurnDown { cards: turned }, by(running), &["3.4.4-109"]));
    }
    Performed::Done(done)
}

fn control(
    game: &mut Game,
    running: &Running,
    group: &Group,
    until: Option<crate::language::Until>,
) -> Performed {
    let seat = running.source.you;
    let mut done = Vec::new();
    for card in group_of(game, running, group) {
        if Query::on(game).is_unaffected(card, running.source) || game.card(card).controller == seat {
            continue;
        }
        let zone = zones::free_main(game, seat).next();
        if let Some(zone) = zone {
            done.extend(game.propose(Change::Control { card, to: seat, zone }, by(running), &["3.4.4-43"]));
            if let Some(until) = until {
                crate::turn::control::give_back_later(game, running.source, card, until);
            }
        } else {
            // 3.4.4-45: destroyed, but not by an effect.

            let change = Change::Move { cards: vec![card], why: Move::Destroyed, to: Destination::Graveyard };
            game.propose(change, By::Rule, &["3.4.4-45"]);
        }
    }
    Performed::Done(done)
}

fn equip(game: &mut Game, running: &Running, what: &Group, to: &Group) -> Performed {
    let (cards, targets) = (group_of(game, running, what), group_of(game, running, to));
    let (Some(&card), Some(&to)) = (cards.first(), targets.first()) else { return Performed::Simply(false) };
    let seat = running.source.you;
    let own = game.card(card).place.zone().filter(|zone| !zone.is_monster_zone());
    let Some(zone) = own.or_else(|| zones::free_spell_trap(game, seat).next()) else {
        return Performed::Simply(false);
    };
    if !game.card(to).place.is_field() || !game.card(to).face.is_up() {
        return Performed::Simply(false);
    }
    Performed::Done(game.propose(Change::Equip { card, to, zone, seat }, by(running), &["3.3.3-29"]))
}

fn pendulum(game: &mut Game, running: &Running, group: &Group) -> Performed {
    let seat = running.source.you;
    let mut done = Vec::new();
    for card in group_of(game, running, group) {
        let zone = zones::free_pendulum(game, seat).next();
        if let Some(zone) = zone {
            let change = Change::FaceUp { card, zone, seat, as_pendulum: true };
            done.extend(game.propose(change, by(running), &["3.2.1-45"]));
        }
    }
    Performed::Done(done)
}

fn counters(
    game: &mut Game,
    running: &Running,
    group: &Group,
    name: &str,
    n: &Amount,
    sign: i32,
) -> Performed {
    let n = amount(game, running, n) * sign;
    let Some(kind) = game.library.counter(name) else { return Performed::Simply(false) };
    let mut done = Vec::new();
    for card in group_of(game, running, group) {
        // 3.4.4-129
        if game.card(card).place.is_field() && game.card(card).face.is_up() {
            done.extend(game.propose(Change::Counters { card, kind, by: n }, by(running), &["3.4.4-126"]));
        }
    }
    Performed::Done(done)
}

/// 3.3.2-195: the materials go to the Graveyard; that is not from the field (3.3.2-199).
fn detach(game: &mut Game, running: &Running, group: &Group, n: &Amount) -> Performed {
    let n = amount(game, running, n).max(0) as usize;
    let held = group_of(game, running, group);
    let materials = held.iter().flat_map(|&card| game.card(card).on_field.materials.clone());
    let cards: Vec<CardId> = materials.take(n).collect();
    let change = Change::Move { cards, why: Move::Detached, to: Destination::Graveyard };
    Performed::Done(game.propose(change, by(running), &["3.3.2-195", "3.3.2-199"]))
}

fn give(
    game: &mut Game,
    running: &Running,
    modifier: &Modifier,
    until: crate::language::Until,
    cards: &[CardId],
) -> Performed {
    let mut done = Vec::new();
    for &card in cards {
        if !Query::on(game).is_unaffected(card, running.source) {
            give_to(game, running, modifier, until, GivenTo::Card(game.card_ref(card)));
            done.push(card);
        }
    }
    Performed::Done(done)
}

/// The amount is what it is now (3.4.4-63).
fn give_to(
    game: &mut Game,
    running: &Running,
    modifier: &Modifier,
    until: crate::language::Until,
    to: GivenTo,
) {
    let n = modifier.amount().map_or(0, |n| amount(game, running, n));
    let since = game.tick();
    let moves = game.state.turn.player == running.source.you;
    let lingering = Lingering {
        since,
        modifier: GivenRef { block: running.block, step: running.at },
        to,
        amount: n,
        source: running.source,
        ends: Ends::of(until, game.state.turn.number, moves, running.source.card),
    };
    game.propose(Change::Give(lingering), by(running), &["3.4.4-59"]);
}

fn negates(running: &mut Running, how: Negation) -> Performed {
    let answers = running.answered.is_some();
    if answers {
        running.negates = how;
    }
    Performed::Simply(answers)
}

/// 3.6.3-44
fn negate_attack(game: &mut Game, running: &Running) -> Performed {
    let attacked = game.state.attack.is_some_and(|attack| !attack.negated);
    if attacked {
        game.propose(Change::AttackNegated, by(running), &["3.6.3-44"]);
    }
    Performed::Simply(attacked)
}

fn look(game: &mut Game, running: &Running, group: &Group) -> Performed {
    let (cards, seat) = (group_of(game, running, group), running.source.you);
    Performed::Done(game.propose(Change::Look { cards, seat }, by(running), &["3.2.2-7"]))
}

/// 3.3.2-75, -108: what was about to be Summoned goes to the Graveyard, from nowhere.
fn negate_summon(game: &mut Game, running: &Running) -> Performed {
    let mut cards = group_of(game, running, &Group::Summoned);
    cards.retain(|&card| game.card(card).place == crate::state::Location::Between);
    if cards.is_empty() {
        return Performed::Simply(false);
    }
    game.propose(Change::SummonNegated { cards: cards.clone() }, by(running), &["3.3.2-74"]);
    let change = Change::Move { cards, why: Move::ByRule, to: Destination::Graveyard };
    game.propose(change, By::Rule, &["3.3.2-75"]);
    Performed::Simply(true)
}

fn numbers(game: &Game, running: &Running, least: &Amount, most: &Amount) -> Decision {
    let (least, most) = (amount(game, running, least), amount(game, running, most));
    let options = (least..=most.max(least)).map(Choice::Number).collect();
    Decision { seat: running.source.you, ask: Ask::Number, about: Some(running.source), options }
}

fn one_of(game: &Game, running: &Running, blocks: &[crate::language::Block]) -> Decision {
    let standpoint = Standpoint::within(running);
    let can = |block: &crate::language::Block| {
        super::possible::resolve(Query::on(game), standpoint, &Vec::new(), block)
    };
    let options: Vec<Choice> =
        (0u8..).zip(blocks).filter(|(_, block)| can(block)).map(|(nth, _)| Choice::Option(nth)).collect();
    let options = if options.is_empty() { vec![Choice::No] } else { options };
    Decision { seat: running.source.you, ask: Ask::Option, about: Some(running.source), options }
}
