//! OCG 3.4.4-86: cards whose own continuous text takes them from the field as soon as something is so.

use crate::game::Game;
use crate::language::{Away, Modifier, Topic};
use crate::pipe::{Change, Destination};
use crate::query::Query;
use crate::query::applies::Subject;
use crate::state::{By, CardId, Face, Move, Source};

/// What takes this card away now.
fn taken(query: Query<'_>, card: CardId) -> Option<(Source, Away)> {
    let mut found = None;
    query.each_of(Subject::Card(card), Topic::MustGo, &mut |applying| {
        if let Modifier::MustGo(away) = applying.modifier {
            found.get_or_insert((applying.source, *away));
        }
    });
    found
}

/// One after the other, until none has to go.
pub(crate) fn settle(game: &mut Game) {
    while game.about.contains(Topic::MustGo) {
        let query = Query::on(game);
        let first = game.state.zones.all().find_map(|(_, card)| Some((card, taken(query, card)?)));
        let Some((card, (source, away))) = first else { return };
        let (why, to) = match away {
            Away::Destroyed => (Move::Destroyed, Destination::Graveyard),
            Away::Sent => (Move::Sent, Destination::Graveyard),
            Away::Banished => (Move::Banished, Destination::Banished(Face::Up)),
        };
        let change = Change::Move { cards: vec![card], why, to };
        if game.propose(change, By::Effect(source), &["3.4.4-86"]).is_empty() {
            return;
        }
    }
}
