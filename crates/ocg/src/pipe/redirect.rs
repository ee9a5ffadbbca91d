//! OCG 2.3.4-6, -7, 3.2.1-23, 3.2.1-35, 3.3.2-19, 3.3.2-59 to -66, 3.3.2-283: where a card really goes.

use super::{Destination, is_protected};
use crate::card::MonsterType;
use crate::game::Game;
use crate::language::{Leaving, Modifier, On, Statement, To, Topic, Whither};
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
    match redirected(query, card, to) {
        Some(Whither::Banished) => (Location::Banished, Face::Up),
        Some(Whither::Hand) => place(query, card, Destination::Hand),
        Some(Whither::Deck(end)) => place(query, card, Destination::Deck(end)),
        None => place(query, card, to),
    }
}

/// Where in the Deck it comes, if it comes there.
pub(super) fn end_of_deck(game: &Game, card: CardId, to: Destination) -> To {
    match (redirected(Query::on(game), card, to), to) {
        (Some(Whither::Deck(end)), _) | (_, Destination::Deck(end)) => end,
        (
            _,
            Destination::Graveyard
            | Destination::Banished(_)
            | Destination::Hand
            | Destination::ExtraDeckFaceUp,
        ) => To::Top,
    }
}

fn place(query: Query<'_>, card: CardId, to: Destination) -> (Location, Face) {
    match to {
        Destination::Graveyard => graveyard(query, card),
        Destination::Banished(face) => (Location::Banished, face),
        // 3.3.2-19, -24, -30, -33, -38, -43, -48: monsters of the Extra Deck go back there, face-down.
        Destination::Hand | Destination::Deck(_) if query.game.def(card).card.is_of_extra_deck() => {
            (Location::ExtraDeck, Face::Down)
        }
        Destination::Hand => (Location::Hand, Face::Down),
        Destination::Deck(_) => (Location::Deck, Face::Down),
        Destination::ExtraDeckFaceUp => (Location::ExtraDeck, Face::Up),
    }
}

fn graveyard(query: Query<'_>, card: CardId) -> (Location, Face) {
    let state = query.game.card(card);
    // 3.3.2-25, -34, -44, -59, -65: only from the field; what was never there goes to the Graveyard:
    // 3.3.2-63, -167, -187, -208.
    if state.place.is_field() && query.is_type(card, MonsterType::Pendulum) {
        return (Location::ExtraDeck, Face::Up);
    }
    (Location::Graveyard, Face::Up)
}

/// Does it go elsewhere because of that?
fn concerns(query: Query<'_>, card: CardId, to: Destination, leaving: Leaving) -> bool {
    match leaving {
        Leaving::ToGraveyard => to == Destination::Graveyard,
        Leaving::Field => query.game.card(card).place.is_field(),
    }
}

/// 3.3.2-66, 3.4.2-18, 3.4.4-16, 3.4.4-22, 3.4.4-26: going elsewhere instead comes before everything else; materials, too,
/// where an effect says so (3.3.2-177, -234). What it has gained it loses as it leaves (3.4.4-132).
fn redirected(query: Query<'_>, card: CardId, to: Destination) -> Option<Whither> {
    if to != Destination::Graveyard && !query.game.card(card).place.is_field() {
        return None;
    }
    let gained = query.gained(card);
    let mut whither = said_itself(query, card, to);
    query.each_of(Subject::Card(card), Topic::Redirect, &mut |applying| {
        let source = applying.source;
        let is_gained = source.card.card == card && gained.contains(&source.effect);
        if let Modifier::Redirect(leaving, elsewhere) = applying.modifier
            && !is_gained
            && concerns(query, card, to, *leaving)
        {
            whither.get_or_insert(*elsewhere);
        }
    });
    // 3.4.4-4
    whither.filter(|elsewhere| {
        *elsewhere != Whither::Banished || !is_protected(query, card, Move::Banished, By::Rule)
    })
}

/// What a card says of its own way from the field holds though it is sure to be destroyed.
fn said_itself(query: Query<'_>, card: CardId, to: Destination) -> Option<Whither> {
    let game = query.game;
    let state = game.card(card);
    if !state.place.is_field()
        || !state.face.is_up()
        || !gemini::has_effects(game, card)
        || !game.def(card).effects.iter().any(|&id| redirects_itself(game, id))
        || query.is_negated(card)
    {
        return None;
    }
    let said = |&id: &EffectId| {
        let info = game.library.effect(id);
        let standpoint =
            Standpoint::of(Source { effect: id, card: game.card_ref(card), you: state.controller });
        let holds = |one: &Statement| {
            let conditions = info.effect.condition.iter().chain(&one.condition);
            conditions.into_iter().all(|condition| query.is_true(standpoint, condition))
        };
        let mut statements = info.effect.holds.iter().filter(|_| info.part == query.part(card));
        statements.find_map(|one| match (&one.on, &one.is) {
            (On::This, Modifier::Redirect(leaving, elsewhere))
                if concerns(query, card, to, *leaving) && holds(one) =>
            {
                Some(*elsewhere)
            }
            _ => None,
        })
    };
    game.def(card).effects.iter().find_map(said)
}

fn redirects_itself(game: &Game, effect: EffectId) -> bool {
    let holds = &game.library.effect(effect).effect.holds;
    holds.iter().any(|one| matches!((&one.on, &one.is), (On::This, Modifier::Redirect(..))))
}
