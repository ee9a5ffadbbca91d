//! OCG 3.2.1-7, -13, -45, 3.3.3-11, -29, 3.4.4-43 to -46, -90: cards that an effect puts into zones, one after the other.
//! Their player says into which.

use super::control;
use crate::card::{Kind, SpellKind};
use crate::effects::perform::Performed;
use crate::effects::resolution::by;
use crate::game::Game;
use crate::language::PlacedAs;
use crate::pipe::{Change, Destination};
use crate::run::Next;
use crate::spells::activation::replace_field_spell;
use crate::state::{
    Ask, By, CardId, Choice, CountsAs, Decision, Frame, Move, Placing, Put, Running, Value, Zone,
};
use crate::summon::zones;
use table::Seat;

/// What comes of a step that puts these cards into zones of this player.
pub(crate) fn begin(running: &Running, seat: Seat, cards: Vec<CardId>, put: Put) -> Performed {
    if cards.is_empty() {
        return Performed::Done(Vec::new());
    }
    let placing = Placing { seat, by: by(running), cards, done: Vec::new(), put };
    Performed::Push(Box::new(Frame::Place(Box::new(placing))))
}

pub(crate) fn step(game: &mut Game, mut placing: Box<Placing>, value: Value) -> Next {
    let Some(&card) = placing.cards.first() else { return Next::Done(Value::Cards(placing.done)) };
    if let Value::Answer(Choice::Zone(zone)) = value {
        placing.cards.remove(0);
        let done = put_down(game, &placing, card, zone);
        placing.done.extend(done);
        return Next::Go(Frame::Place(placing));
    }
    let options: Vec<Choice> =
        zones_for(game, placing.seat, card, placing.put).into_iter().map(Choice::Zone).collect();
    if options.is_empty() {
        placing.cards.remove(0);
        without_zone(game, &placing, card);
        return Next::Go(Frame::Place(placing));
    }
    let (seat, about) = (placing.seat, placing.by.source());
    Next::Ask(Frame::Place(placing), Decision { seat, ask: Ask::Zone, about, options })
}

/// 3.2.1-12, -29, -39: the zones that are free for it.
fn zones_for(game: &Game, seat: Seat, card: CardId, put: Put) -> Vec<Zone> {
    match (put, &game.def(card).card.kind) {
        (Put::Control(_), _) => zones::free_main(game, seat).collect(),
        (Put::Pendulum, _) => zones::free_pendulum(game, seat).collect(),
        (Put::FaceUp(PlacedAs::ItsKind), Kind::Spell(SpellKind::Field)) => vec![Zone::Field(seat)],
        (Put::Set, Kind::Spell(SpellKind::Field)) => {
            zones::for_setting(game, seat, card).into_iter().collect()
        }
        (Put::Set | Put::FaceUp(PlacedAs::ItsKind), Kind::Monster(_)) => Vec::new(),
        (Put::Set | Put::FaceUp(_) | Put::Equip(_), _) => zones::free_spell_trap(game, seat).collect(),
    }
}

fn put_down(game: &mut Game, placing: &Placing, card: CardId, zone: Zone) -> Vec<CardId> {
    let (seat, by) = (placing.seat, placing.by);
    match placing.put {
        Put::Control(until) => control::change(game, card, (seat, zone), by, until),
        Put::Pendulum => {
            let change = Change::FaceUp { card, zone, seat, as_pendulum: true };
            game.propose(change, by, &["3.2.1-45"])
        }
        Put::FaceUp(as_what) => face_up(game, card, (seat, zone), by, as_what),
        Put::Equip(to) => game.propose(Change::Equip { card, to, zone, seat }, by, &["3.3.3-29"]),
        Put::Set => game.propose(Change::Set { card, zone, seat }, by, &["3.3.3-11"]),
    }
}

/// 3.2.1-17: what an effect puts into a Spell & Trap Zone is a Spell, or what the effect says.
fn face_up(
    game: &mut Game,
    card: CardId,
    (seat, zone): (Seat, Zone),
    by: By,
    as_what: PlacedAs,
) -> Vec<CardId> {
    if zone == Zone::Field(seat) {
        replace_field_spell(game, seat, card);
    }
    let change = Change::FaceUp { card, zone, seat, as_pendulum: false };
    let done = game.propose(change, by, &["3.2.1-17"]);
    let counts_as = match as_what {
        PlacedAs::ItsKind => return done,
        PlacedAs::ContinuousSpell => CountsAs::ContinuousSpell,
        PlacedAs::ContinuousTrap => CountsAs::ContinuousTrap,
    };
    game.propose(Change::CountAs { card, as_what: counts_as }, by, &["3.2.1-17"]);
    done
}

/// 3.4.4-45: a monster whose control changes is destroyed, but not by an effect; what else finds no zone stays.
fn without_zone(game: &mut Game, placing: &Placing, card: CardId) {
    if matches!(placing.put, Put::Control(_)) {
        let change = Change::Move { cards: vec![card], why: Move::Destroyed, to: Destination::Graveyard };
        game.propose(change, By::Rule, &["3.4.4-45"]);
    }
}
