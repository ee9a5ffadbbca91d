//! OCG 3.3.2-328: cards of which a player can have only one face-up.

use crate::game::Game;
use crate::language::{Filter, Modifier, Topic};
use crate::pipe::{Change, Destination};
use crate::query::{Query, Standpoint};
use crate::state::{By, CardId, Move};
use table::Seat;

/// Whose cards are counted.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Among {
    Own,
    Both,
}

/// Of which cards there can be only one beside it.
fn only_one(game: &Game, card: CardId) -> Option<(&[Filter], Among)> {
    let def = game.def(card);
    if !(def.topics | def.rule_topics).contains(Topic::OnlyOne) {
        return None;
    }
    let effects = def.effects.iter().flat_map(|&id| &game.library.effect(id).effect.holds);
    def.card.text.rules.iter().chain(effects).find_map(|statement| {
        if let Modifier::OnlyOneOnField(filters) = &statement.is {
            return Some((&filters[..], Among::Both));
        }
        let Modifier::OnlyOne(filters) = &statement.is else { return None };
        Some((&filters[..], Among::Own))
    })
}

/// Does this player have another one face-up already?
pub(crate) fn is_there(query: Query<'_>, seat: Seat, card: CardId) -> bool {
    let Some((filters, among)) = only_one(query.game, card) else { return false };
    let standpoint = Standpoint::at(seat, query.game.card_ref(card));
    query.game.state.zones.all().any(|(_, other)| {
        let state = query.game.card(other);
        other != card
            && (among == Among::Both || state.controller == seat)
            && state.face.is_up()
            && filters.iter().all(|filter| query.is_like(standpoint, other, filter))
    })
}

/// One that came beside another is destroyed, though not by an effect.
pub(crate) fn settle(game: &mut Game) {
    let query = Query::on(game);
    let face_up = game.state.zones.all().map(|(_, card)| card).filter(|&card| game.card(card).face.is_up());
    let with_text = face_up.filter(|&card| only_one(game, card).is_some());
    let mut cards: Vec<CardId> =
        with_text.filter(|&card| is_there(query, game.card(card).controller, card)).collect();
    cards.sort_by_key(|&card| game.card(card).on_field.stamp);
    let mut kept: Vec<CardId> = Vec::new();
    for &card in &cards {
        let same = |other: &CardId| {
            let both = only_one(game, card).is_some_and(|(_, among)| among == Among::Both);
            (both || game.card(*other).controller == game.card(card).controller)
                && only_one(game, *other) == only_one(game, card)
        };
        if !kept.iter().any(same) {
            kept.push(card);
        }
    }
    cards.retain(|card| !kept.contains(card));
    if !cards.is_empty() {
        let change = Change::Move { cards, why: Move::Destroyed, to: Destination::Graveyard };
        game.propose(change, By::Rule, &["3.3.2-328"]);
    }
}
