//! OCG 3.3.3-1 to -20, 3.3.3-41 to -61: activating Spell Cards, where they are put, and which of them stay.

use crate::card::{Kind, SpellKind, TrapKind};
use crate::game::Game;
use crate::language::Place;
use crate::library::BoxOf;
use crate::pipe::{Change, Destination};
use crate::query::Query;
use crate::state::{By, CardId, Location, Move, Source, Zone};
use crate::summon::zones;
use crate::traps;
use table::Seat;

/// 3.4.2-2: can the card be turned face-up, or put down face-up, where it is now?
pub(crate) fn can_be_turned_up(query: Query<'_>, source: Source, part: BoxOf) -> bool {
    let (game, card) = (query.game, source.card.card);
    let named = game.library.effect(source.effect).effect.places;
    match (&game.def(card).card.kind, part) {
        // 3.3.3-61: never from being Set.
        (Kind::Monster(_), BoxOf::Pendulum) => {
            game.card(card).place == Location::Hand
                && game.state.turn.player == source.you
                && zones::free_pendulum(game, source.you).next().is_some()
        }
        (Kind::Spell(kind), BoxOf::Text) => spell(query, source, *kind, named.contains(Place::Hand)),
        (Kind::Trap(_), BoxOf::Text) => traps::activation::can_be_turned_up(query, source, named),
        (Kind::Monster(_), BoxOf::Text) | (Kind::Spell(_) | Kind::Trap(_), BoxOf::Pendulum) => false,
    }
}

/// 3.3.3-3, -4, -13, -51 to -53. `from_hand` is what the text says of the opponent's turn.
fn spell(query: Query<'_>, source: Source, kind: SpellKind, from_hand: bool) -> bool {
    let (game, card) = (query.game, source.card.card);
    let (state, turn) = (game.card(card), &game.state.turn);
    let own_turn = turn.player == source.you;
    match state.place {
        Location::Hand => {
            (own_turn || from_hand)
                && (kind == SpellKind::Field || zones::free_spell_trap(game, source.you).next().is_some())
        }
        Location::Zone(Zone::SpellTrap(..) | Zone::Field(_)) if !state.face.is_up() => {
            if kind == SpellKind::QuickPlay { is_ready(query, source) } else { own_turn }
        }
        Location::Zone(_)
        | Location::Deck
        | Location::Graveyard
        | Location::Banished
        | Location::ExtraDeck
        | Location::Material(_)
        | Location::Between
        | Location::Gone => false,
    }
}

/// 3.3.3-53, 3.3.4-4: not in the turn in which it was Set, unless an effect allows it.
pub(crate) fn is_ready(query: Query<'_>, source: Source) -> bool {
    let card = source.card.card;
    query.game.card(card).on_field.set != Some(query.game.state.turn.number)
        || traps::activation::is_allowed_when_set(query, source)
}

/// 3.3.3-2, -8, -41, 3.2.1-39, 3.3.4-8: the zones where the card may be put down.
pub(crate) fn zones_for(game: &Game, source: Source) -> Vec<Zone> {
    let seat = source.you;
    match (&game.def(source.card.card).card.kind, game.library.effect(source.effect).part) {
        (_, BoxOf::Pendulum) => zones::free_pendulum(game, seat).collect(),
        (Kind::Spell(SpellKind::Field), BoxOf::Text) => vec![Zone::Field(seat)],
        (Kind::Spell(_) | Kind::Trap(_) | Kind::Monster(_), BoxOf::Text) => {
            zones::free_spell_trap(game, seat).collect()
        }
    }
}

/// 3.3.3-42: the Field Spell that was there goes to the Graveyard, neither destroyed nor by an effect.
pub(crate) fn replace_field_spell(game: &mut Game, seat: Seat, new: CardId) {
    if let Some(old) = game.state.zones.at(Zone::Field(seat)).filter(|&old| old != new) {
        let change = Change::Move { cards: vec![old], why: Move::ByRule, to: Destination::Graveyard };
        game.propose(change, By::Rule, &["3.3.3-42"]);
    }
}

/// 3.3.2-143, 3.3.3-9, -17, -20, -54, 3.3.4-9, -19, -35: does it go to the Graveyard when the chain is over? What is equipped
/// stays (3.3.3-28, 3.3.4-20), what is a monster, and what says that it remains.
pub(crate) fn is_used_up(game: &Game, card: CardId) -> bool {
    let state = game.card(card);
    let on_field = &state.on_field;
    let stays = on_field.as_pendulum
        || on_field.remains
        || on_field.equipped_to.is_some()
        || state.place.zone().is_some_and(Zone::is_monster_zone);
    !stays
        && match &game.def(card).card.kind {
            Kind::Spell(SpellKind::Normal | SpellKind::Ritual | SpellKind::QuickPlay)
            | Kind::Trap(TrapKind::Normal | TrapKind::Counter) => true,
            // 3.3.3-33: an Equip Spell that equips nothing cannot stay.
            Kind::Spell(SpellKind::Equip) => true,
            // 3.3.3-22, -43, 3.3.4-23
            Kind::Spell(SpellKind::Continuous | SpellKind::Field)
            | Kind::Trap(TrapKind::Continuous)
            | Kind::Monster(_) => false,
        }
}
