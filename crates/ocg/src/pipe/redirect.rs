//! OCG 2.3.4-6, -7, 3.2.1-23, 3.2.1-35, 3.3.2-19, 3.3.2-59 to -66, 3.3.2-283: where a card really goes.

use super::{Destination, is_protected};
use crate::card::MonsterType;
use crate::game::Game;
use crate::language::{Modifier, On};
use crate::library::EffectId;
use crate::monsters::gemini;
use crate::query::applies::Subject;
use crate::query::{Query, Standpoint};
use crate::state::{By, CardId, Face, Location, Move, Source};

/// Where the card ends up, and how it lies there.
pub(super) fn destination(game: &Game, card: CardId, to: Destination) -> (Location, Face) {
    let query = Query::on(game);
    // 3.3.2-178, -235, -283, -286, -288
    if query.is_type(card, MonsterType::Token) {
        return (Location::Gone, Face::Up);
    }
    match to {
        Destination::Graveyard => graveyard(query, card),
        Destination::Banished(face) => (Location::Banished, face),
        // 3.3.2-19, -24, -30, -33, -38, -43, -48: monsters of the Extra Deck go back there, face-down.
        Destination::Hand | Destination::Deck(_) if game.def(card).card.is_of_extra_deck() => {
            (Location::ExtraDeck, Face::Down)
        }
        Destination::Hand => (Location::Hand, Face::Down),
        Destination::Deck(_) => (Location::Deck, Face::Down),
        Destination::ExtraDeckFaceUp => (Location::ExtraDeck, Face::Up),
    }
}

fn graveyard(query: Query<'_>, card: CardId) -> (Location, Face) {
    // 3.3.2-66, 3.4.2-18, 3.4.4-16, 3.4.4-22, 3.4.4-26: being banished instead comes before everything else.
    if is_banished_instead(query, card) {
        return (Location::Banished, Face::Up);
    }
    let state = query.game.card(card);
    // 3.3.2-25, -34, -44, -59, -65: only from the field; what was never there goes to the Graveyard:
    // 3.3.2-63, -167, -187, -208.
    if state.place.is_field() && query.is_type(card, MonsterType::Pendulum) {
        return (Location::ExtraDeck, Face::Up);
    }
    (Location::Graveyard, Face::Up)
}

/// 3.3.2-177, -234: materials, too, where an effect says so. What it has gained it loses as it leaves (3.4.4-132).
fn is_banished_instead(query: Query<'_>, card: CardId) -> bool {
    let gained = query.gained(card);
    let mut banished = says_so_itself(query, card);
    query.each_modifier(Subject::Card(card), &mut |applying| {
        let source = applying.source;
        let is_gained = source.card.card == card && gained.contains(&source.effect);
        banished |= !is_gained && matches!(applying.modifier, Modifier::BanishedInstead);
    });
    // 3.4.4-4
    banished && !is_protected(query, card, Move::Banished, By::Rule)
}

/// What a card says of its own way from the field holds though it is sure to be destroyed.
fn says_so_itself(query: Query<'_>, card: CardId) -> bool {
    let game = query.game;
    let state = game.card(card);
    let says = |&id: &EffectId| {
        let info = game.library.effect(id);
        let standpoint =
            Standpoint::of(Source { effect: id, card: game.card_ref(card), you: state.controller });
        info.part == query.part(card)
            && info.effect.condition.iter().all(|condition| query.is_true(standpoint, condition))
            && info.effect.holds.iter().any(|one| {
                (&one.on, &one.is) == (&On::This, &Modifier::BanishedInstead)
                    && one.condition.iter().all(|condition| query.is_true(standpoint, condition))
            })
    };
    state.place.is_field()
        && state.face.is_up()
        && gemini::has_effects(game, card)
        && game.def(card).effects.iter().any(says)
        && !query.is_negated(card)
}
