//! OCG 3.5.3: winning by a card's text.

use crate::game::Game;
use crate::overview::winning;
use crate::query::{Query, Standpoint};
use crate::state::{By, CardId};
use table::{PerSeat, Seat};

/// 3.5.3-2, -3: looked at when an effect has resolved, not in the middle of it, and before the rest of a chain.
pub(crate) fn check(game: &mut Game) {
    if game.state.outcome.is_some() {
        return;
    }
    let query = Query::on(game);
    let winners: Vec<Seat> = game.roster.winning.iter().filter_map(|&card| winner(query, card)).collect();
    if !winners.is_empty() {
        winning::by_text(game, PerSeat::new(|seat| winners.contains(&seat)), By::Rule);
    }
}

fn winner(query: Query<'_>, card: CardId) -> Option<Seat> {
    let condition = query.game.def(card).card.text.wins.as_ref()?;
    let you = crate::effects::triggers::user(query.game, card);
    query.is_true(Standpoint::at(you, query.game.card_ref(card)), condition).then_some(you)
}
