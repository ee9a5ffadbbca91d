//! The only place where a duel changes: one change becomes one event, and whoever waited for it is triggered.

use super::redirect::{destination, end_of_deck};
use super::{Change, Destination, monsters};
use crate::battle::replay;
use crate::effects::{applied, triggers};
use crate::game::Game;
use crate::language::{EffectKind, Per, SummonWay, To};
use crate::library::DefId;
use crate::limits::use_limits;
use crate::places::{graveyard, knowledge};
use crate::query::Query;
use crate::state::{
    Attack, AttackTarget, By, CardId, CardRef, Event, Face, Known, Location, Move, OnField, Phase, Snapshot,
    Source, Statement, Succeeded, Turn, What, Zone,
};
use table::{Outcome, PerSeat, Seat};

/// What is to be told of a change: what it was, and whom it was about.
pub(super) struct Told {
    pub(super) what: What,
    pub(super) subjects: Vec<Snapshot>,
    pub(super) other: Vec<Snapshot>,
}

impl Told {
    pub(super) fn of(what: What) -> Told {
        Told { what, subjects: Vec::new(), other: Vec::new() }
    }

    pub(super) fn about(what: What, subjects: Vec<Snapshot>) -> Told {
        Told { what, subjects, other: Vec::new() }
    }
}

/// Makes the change. Returns the cards that it happened to.
pub(super) fn commit(game: &mut Game, change: Change, by: By, statements: &[Statement]) -> Vec<CardId> {
    // 3.1.4-1: the duel is over.
    if game.state.outcome.is_some() {
        return Vec::new();
    }
    let Some(told) = make(game, change, by) else { return Vec::new() };
    game.about = game.count_topics();
    tell(game, told, by, statements)
}

/// The event is recorded, and whoever waited for it is triggered.
fn tell(game: &mut Game, told: Told, by: By, statements: &[Statement]) -> Vec<CardId> {
    let moment = game.state.moment;
    // 3.6.3-78: what is destroyed by battle is destroyed by the monster that it battled with.
    let other = match by {
        By::Battle(with) if told.other.is_empty() => snapshots(game, &[with.card]),
        By::Battle(_) | By::Rule | By::Cost(_) | By::Effect(_) | By::Summon(..) => told.other,
    };
    let event = Event { what: told.what, by, moment, subjects: told.subjects, other };
    game.note(&event, statements);
    let happenings = event.happenings();
    if !game.library.recalls().is_disjoint(happenings) {
        game.state.turn.past.push(event.clone());
    }
    let cards = event.subjects.iter().map(|one| one.card.card).collect();
    applied::meet(game, &event, happenings);
    triggers::meet(game, &event, happenings);
    game.state.recent.push(event);
    drop_loose_materials(game);
    cards
}

/// 3.3.2-198, -199: to the Graveyard, and not from the field.
fn drop_loose_materials(game: &mut Game) {
    let cards = std::mem::take(&mut game.state.loose);
    if !cards.is_empty() {
        let change = Change::Move { cards, why: Move::ByRule, to: Destination::Graveyard };
        game.propose(change, By::Rule, &["3.3.2-198", "3.3.2-199"]);
    }
}

#[expect(clippy::too_many_lines, reason = "an arm for each change")]
fn make(game: &mut Game, change: Change, by: By) -> Option<Told> {
    Some(match change {
        Change::Move { cards, why, to } => return moved(game, &cards, why, to, by),
        Change::TakeUp { cards, way } => monsters::taken_up(game, &cards, way),
        Change::Summon { cards, seat, summoner, way, properly, procedure, materials } => {
            count_summons(game, &cards, summoner, way, procedure);
            let told = monsters::summoned(game, &cards, seat, way, properly);
            monsters::make_of(game, cards[0].0, way, &materials);
            told
        }
        Change::UsedAsMaterial { cards, made, way } => monsters::used_as_material(game, &cards, made, way),
        Change::SummonNegated { cards } => monsters::summon_negated(game, &cards),
        Change::Set { card, zone, seat } => set(game, card, zone, seat),
        Change::CountsAsSet { card } => {
            let zone = game.card(card).place.zone()?;
            Told::about(What::Set(zone), snapshots(game, &[card]))
        }
        Change::FaceUp { card, zone, seat, as_pendulum } => face_up(game, card, zone, seat, as_pendulum),
        Change::TrapReturned { card, zone } => monsters::trap_returned(game, card, zone),
        Change::CountAs { card, as_what } => treated(game, card, |on_field| on_field.counts_as = as_what),
        Change::Remain { card } => treated(game, card, |on_field| on_field.remains = true),
        Change::Flip { card, face } => monsters::flipped(game, card, face),
        Change::TurnDown { cards } => Told::about(What::TurnedDown, turned_down(game, &cards)),
        Change::Position { cards, by_player } => monsters::position(game, cards, by_player),
        Change::Damage { seat, amount } => by_source(game, by, seat, (-amount, What::Damage(seat, amount))),
        Change::BattleDamage { seat, amount, by } => {
            let mut told = life(game, seat, -amount, What::BattleDamage(seat, amount));
            told.subjects = snapshots(game, &[by]);
            let query = Query::on(game);
            let with =
                [query.attacker(), query.attack_target()].into_iter().flatten().filter(|&one| one != by);
            told.other = snapshots(game, &with.collect::<Vec<_>>());
            told
        }
        Change::Gain { seat, amount } => {
            by_source(game, by, seat, (amount, What::LifePointsGained(seat, amount)))
        }
        Change::Pay { seat, amount } => {
            by_source(game, by, seat, (-amount, What::LifePointsPaid(seat, amount)))
        }
        Change::Lose { seat, amount } => life(game, seat, -amount, What::LifePointsLost(seat, amount)),
        Change::Activated(source) => {
            Told::about(What::Activated(source), snapshots(game, &[source.card.card]))
        }
        Change::Targeted { cards } => {
            let cards: Vec<CardId> = cards.iter().map(|one| one.card).collect();
            Told::about(What::Targeted, snapshots(game, &cards))
        }
        Change::ActivationNegated(source) => activation_negated(game, source),
        Change::EffectNegated(source) => {
            Told::about(What::EffectNegated, snapshots(game, &[source.card.card]))
        }
        Change::Resolved(source) => Told::about(What::Resolved(source), snapshots(game, &[source.card.card])),
        Change::Finished(source) => Told::about(What::Finished(source), snapshots(game, &[source.card.card])),
        Change::AttackDeclared { attacker, target } => attack_declared(game, attacker, target),
        Change::AttackNegated => {
            let attack = game.state.attack.as_mut()?;
            attack.negated = true;
            let attacker = attack.attacker.card;
            Told::about(What::AttackNegated, snapshots(game, &[attacker]))
        }
        Change::AttackTarget(card) => {
            game.state.attack.as_mut()?.target = AttackTarget::Monster(card);
            Told::about(What::AttackTargetChanged, snapshots(game, &[card]))
        }
        Change::Battled { one, two } => {
            let other = two.map(|card| snapshots(game, &[card])).unwrap_or_default();
            Told { what: What::Battled, subjects: snapshots(game, &[one]), other }
        }
        Change::DestroysInBattle { winner, loser } => {
            let other = snapshots(game, &[loser.card]);
            Told { what: What::DestroyedInBattle, subjects: snapshots(game, &[winner]), other }
        }
        Change::Control { card, to, zone } => return control_changed(game, card, to, zone),
        Change::MoveZone { card, zone } => moved_zone(game, card, zone)?,
        Change::Return { card, zone, face, seat } => returned(game, card, (zone, face), seat),
        Change::Declare { card, name } => declared(game, card, name),
        Change::Equip { card, to, zone, seat } => equip(game, (card, to), zone, seat, by),
        Change::Counters { card, kind, by } => {
            counters(game, card, kind, by);
            Told::about(What::Counters(by), snapshots(game, &[card]))
        }
        Change::Attach { cards, to } => monsters::attached(game, &cards, to),
        Change::Shuffle(seat) => {
            shuffle(game, seat);
            Told::of(What::Shuffled(seat))
        }
        Change::Reveal { cards } => revealed(game, &cards),
        Change::Look { cards, seat } => looked_at(game, &cards, seat),
        Change::Give(lingering) => {
            game.state.lingering.push(lingering);
            Told::of(What::Gave)
        }
        Change::TossCoins(n) => {
            let heads = (0..n).filter(|_| game.state.dice.roll(2) == 1).count();
            Told::of(What::Tossed(heads as i32))
        }
        Change::RollDice(n) => {
            Told::of(What::Rolled((0..n).map(|_| game.state.dice.roll(6) as i32 + 1).sum()))
        }
        Change::Endless(how) => Told::of(What::Endless(how)),
        Change::Phase(phase) => {
            game.state.turn.phase = phase;
            game.state.turn.under_way = false;
            game.state.turn.phase_effects.clear();
            Told::of(What::PhaseBegan(phase))
        }
        Change::Turn { player, number } => {
            new_turn(game, player, number);
            Told::of(What::TurnBegan(player, number))
        }
        Change::Over(outcome) => over(game, outcome),
    })
}

/// 3.1.4-1
fn over(game: &mut Game, outcome: Outcome) -> Told {
    game.state.outcome = Some(outcome);
    Told::of(match outcome {
        Outcome::Won(seat) => What::Won(seat),
        Outcome::Draw => What::Draw,
    })
}

/// What is remembered of a card of the field.
fn treated(game: &mut Game, card: CardId, how: impl FnOnce(&mut OnField)) -> Told {
    how(&mut game.state.cards[card.index()].on_field);
    Told::about(What::Gave, snapshots(game, &[card]))
}

/// 3.3.3-7, 3.3.4-7: a Spell or Trap Card whose activation is negated is neither in the hand nor on the field.
fn activation_negated(game: &mut Game, source: Source) -> Told {
    let card = source.card.card;
    let subjects = snapshots(game, &[card]);
    let is_card = game.library.effect(source.effect).effect.kind == EffectKind::CardActivation;
    if is_card && game.is_current(source.card) && game.card(card).place.is_field() {
        game.take_out(card);
    }
    Told::about(What::ActivationNegated, subjects)
}

pub(crate) fn snapshot(game: &Game, card: CardId) -> Snapshot {
    let state = game.card(card);
    Snapshot {
        card: game.card_ref(card),
        def: state.def,
        from: state.place,
        to: state.place,
        face: state.face,
        controller: state.controller,
        owner: state.owner,
        as_pendulum: state.on_field.as_pendulum,
        summoned: state.on_field.summoned,
    }
}

/// Life Points that an effect changes: the subject is the card whose effect it was.
fn by_source(game: &mut Game, by: By, seat: Seat, (amount, what): (i32, What)) -> Told {
    let told = life(game, seat, amount, what);
    let source = by.source().map(|source| snapshot(game, source.card.card));
    Told { subjects: source.into_iter().collect(), ..told }
}

pub(super) fn snapshots(game: &Game, cards: &[CardId]) -> Vec<Snapshot> {
    cards.iter().map(|&card| snapshot(game, card)).collect()
}

/// The same card as it is now.
pub(super) fn after(game: &Game, was: Snapshot) -> Snapshot {
    Snapshot { card: game.card_ref(was.card.card), to: game.card(was.card.card).place, ..was }
}

/// 3.3.2-293: where they go is judged without the continuous effects of those that are destroyed.
fn destinations(
    game: &mut Game,
    cards: &[CardId],
    why: Move,
    to: Destination,
) -> Vec<(CardId, Location, Face)> {
    let before = game.state.doomed.len();
    if why == Move::Destroyed {
        let doomed: Vec<CardRef> = cards.iter().map(|&card| game.card_ref(card)).collect();
        game.state.doomed.extend(doomed);
    }
    let whither = |&card: &CardId| {
        let (place, face) = destination(game, card, to);
        (card, place, face)
    };
    let found = cards.iter().map(whither).collect();
    game.state.doomed.truncate(before);
    found
}

fn moved(game: &mut Game, cards: &[CardId], why: Move, to: Destination, by: By) -> Option<Told> {
    let mut subjects = Vec::new();
    let mut shuffled = PerSeat::new(|_| false);
    for (card, place, face) in destinations(game, cards, why, to) {
        let was = snapshot(game, card);
        let end = if place == Location::Deck { end_of_deck(game, card, to) } else { To::Top };
        game.take_out(card);
        game.put_in(card, place, face, end);
        shuffled[was.owner] |= place == Location::Deck && end == To::Shuffled;
        if was.from == Location::Hand && is_hidden(place, face) {
            knowledge::left_hand_hidden(game, card);
        }
        subjects.push(after(game, was));
    }
    // 3.3.2-176: who it was made into.
    let other = match by {
        By::Summon(made, _) => vec![snapshot(game, made)],
        By::Rule | By::Cost(_) | By::Effect(_) | By::Battle(_) => Vec::new(),
    };
    for seat in Seat::BOTH {
        if shuffled[seat] {
            shuffle(game, seat);
        }
    }
    graveyard::came_together(game, &subjects);
    (!subjects.is_empty()).then_some(Told { what: What::Moved(why), subjects, other })
}

/// 3.2.1-25, 3.2.3-5
fn is_hidden(place: Location, face: Face) -> bool {
    place == Location::Deck || (place == Location::Banished && !face.is_up())
}

fn face_up(game: &mut Game, card: CardId, zone: Zone, seat: Seat, as_pendulum: bool) -> Told {
    let was = snapshot(game, card);
    if game.card(card).place == Location::Zone(zone) {
        let stamp = game.tick();
        let state = &mut game.state.cards[card.index()];
        state.face = Face::Up;
        state.known = Known::ALL;
        state.on_field.stamp = stamp;
    } else {
        game.take_out(card);
        game.put_in_zone(card, zone, Face::Up, seat);
    }
    if as_pendulum {
        let on_field = &mut game.state.cards[card.index()].on_field;
        on_field.as_pendulum = true;
        on_field.counts_as = crate::state::CountsAs::PendulumSpell;
    }
    Told::about(What::Placed(zone), vec![after(game, was)])
}

/// 3.4.4-109, -129: what applied to it applies no more, and its counters are gone.
fn turned_down(game: &mut Game, cards: &[CardId]) -> Vec<Snapshot> {
    let mut subjects = Vec::new();
    for &card in cards {
        let was = snapshot(game, card);
        let state = &mut game.state.cards[card.index()];
        state.face = Face::Down;
        state.known = Known::only(state.controller).union(state.known);
        state.incarnation = state.incarnation.wrapping_add(1);
        state.on_field.counters.clear();
        subjects.push(after(game, was));
    }
    subjects
}

/// 3.3.1-4
fn declared(game: &mut Game, card: CardId, name: DefId) -> Told {
    game.state.cards[card.index()].on_field.declared = Some(name);
    Told::about(What::Declared(name), snapshots(game, &[card]))
}

fn revealed(game: &mut Game, cards: &[CardId]) -> Told {
    for card in cards {
        game.state.cards[card.index()].known = Known::ALL;
    }
    Told::about(What::Revealed, snapshots(game, cards))
}

/// 3.4.4-136: the same monster in another zone (3.4.4-140, -141).
fn moved_zone(game: &mut Game, card: CardId, zone: Zone) -> Option<Told> {
    let was = snapshot(game, card);
    game.state.set_zone(was.from.zone()?, None);
    game.state.set_zone(zone, Some(card));
    game.state.cards[card.index()].place = Location::Zone(zone);
    Some(Told::about(What::MovedZone(zone), vec![after(game, was)]))
}

/// 3.4.4-32, -34
fn returned(game: &mut Game, card: CardId, (zone, face): (Zone, Face), seat: Seat) -> Told {
    let was = snapshot(game, card);
    game.take_out(card);
    game.put_in_zone(card, zone, face, seat);
    Told::about(What::Returned(zone), vec![after(game, was)])
}

fn equip(game: &mut Game, (card, to): (CardId, CardId), zone: Zone, seat: Seat, by: By) -> Told {
    let was = snapshot(game, card);
    if game.card(card).place != Location::Zone(zone) {
        game.take_out(card);
        game.put_in_zone(card, zone, Face::Up, seat);
        // 3.4.4-90
        if game.def(card).card.monster().is_some() {
            game.state.cards[card.index()].on_field.counts_as = crate::state::CountsAs::EquipSpell;
        }
    }
    let target: CardRef = game.card_ref(to);
    // 3.4.4-132: by an effect that it had gained as a monster.
    let is_gained =
        |source: &Source| source.card.card == card && !game.def(card).effects.contains(&source.effect);
    let gained = by.source().filter(is_gained).map(|source| source.card);
    let own = by.source().is_some_and(|source| source.card == target);
    let on_field = &mut game.state.cards[card.index()].on_field;
    on_field.equipped_to = Some(target);
    on_field.equipped_by = own.then_some(target).or(gained);
    Told { what: What::Equipped, subjects: vec![after(game, was)], other: snapshots(game, &[to]) }
}

fn counters(game: &mut Game, card: CardId, kind: u16, by: i32) {
    let counters = &mut game.state.cards[card.index()].on_field.counters;
    match counters.iter_mut().find(|(other, _)| *other == kind) {
        Some((_, n)) => *n = (i32::from(*n) + by).max(0) as u16,
        None => counters.push((kind, by.max(0) as u16)),
    }
    counters.retain(|(_, n)| *n > 0);
}

fn shuffle(game: &mut Game, seat: Seat) {
    let mut deck = std::mem::take(&mut game.state.piles[seat].deck);
    game.state.dice.shuffle(&mut deck);
    for card in &deck {
        game.state.cards[card.index()].known = Known::NOBODY;
    }
    game.state.piles[seat].deck = deck;
    game.state.searched[seat] = false;
}

fn life(game: &mut Game, seat: Seat, by: i32, what: What) -> Told {
    let life = &mut game.state.life[seat];
    *life = if by < 0 { life.less(-by) } else { life.more(by) };
    Told::of(what)
}

fn new_turn(game: &mut Game, player: Seat, number: u16) {
    game.state.turn = Turn::new(number, player, Phase::Draw);
    use_limits::forget(game, Per::Turn);
    for on_field in game.state.cards.iter_mut().filter_map(|card| card.on_field.kept()) {
        on_field.attacks = 0;
        on_field.has_attacked.clear();
        on_field.attacked = false;
        on_field.battled = false;
    }
}

/// 3.4.4-43
fn control_changed(game: &mut Game, card: CardId, to: Seat, zone: Zone) -> Option<Told> {
    let was = snapshot(game, card);
    game.state.set_zone(was.from.zone()?, None);
    game.state.set_zone(zone, Some(card));
    let state = &mut game.state.cards[card.index()];
    state.place = Location::Zone(zone);
    state.controller = to;
    state.known = state.known.union(Known::only(to));
    Some(Told::about(What::ControlChanged(to), vec![was]))
}

/// 2.1.4-1, 2.1.5-1
fn count_summons(
    game: &mut Game,
    cards: &[(CardId, Zone, Face)],
    seat: Seat,
    way: SummonWay,
    procedure: Option<u8>,
) {
    let summons = &mut game.state.turn.summons;
    let nth = summons.last().map_or(0, |last| last.nth.saturating_add(1));
    let one = |&(card, _, face)| Succeeded { seat, card, way, face, procedure, nth };
    summons.extend(cards.iter().map(one));
}

fn set(game: &mut Game, card: CardId, zone: Zone, seat: Seat) -> Told {
    let was = snapshot(game, card);
    game.take_out(card);
    game.put_in_zone(card, zone, Face::Down, seat);
    if was.from == Location::Hand {
        knowledge::left_hand_hidden(game, card);
    }
    game.state.cards[card.index()].on_field.set = Some(game.state.turn.number);
    Told::about(What::Set(zone), vec![after(game, was)])
}

/// 3.6.3-25
fn attack_declared(game: &mut Game, attacker: CardId, target: AttackTarget) -> Told {
    let turn = game.state.turn.number;
    let state = &mut game.state.cards[attacker.index()];
    state.on_field.attacks += 1;
    state.on_field.moved = Some(turn);
    let monsters = replay::monsters(game, game.card(attacker).controller.other());
    let attacker_ref = game.card_ref(attacker);
    game.state.attack = Some(Attack { attacker: attacker_ref, target, negated: false, monsters });
    let other = match target {
        AttackTarget::Directly => Vec::new(),
        AttackTarget::Monster(card) => {
            let target = game.card_ref(card);
            game.state.cards[attacker.index()].on_field.has_attacked.push(target);
            snapshots(game, &[card])
        }
    };
    Told { what: What::AttackDeclared(target), subjects: snapshots(game, &[attacker]), other }
}

fn looked_at(game: &mut Game, cards: &[CardId], seat: Seat) -> Told {
    for card in cards {
        let known = &mut game.state.cards[card.index()].known;
        *known = known.union(Known::only(seat));
    }
    Told::about(What::LookedAt(seat), snapshots(game, cards))
}
