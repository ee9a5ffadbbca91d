//! OCG 3.3.2-191 to -203: Xyz Summons: materials of one Level, or certain monsters to be overlaid, stacked before the
//! monster comes.

use super::solver::{Candidate, Demand, Problem, Total, Worth, one};
use crate::card::MonsterType;
use crate::game::Game;
use crate::language::{Filter, SummonWay};
use crate::pipe::{Change, Destination};
use crate::query::{Query, Standpoint};
use crate::state::{By, CardId, Move};
use smallvec::smallvec;

/// 3.3.2-191, -201, -202: a monster of that Level, no Token, and nothing without a Level.
pub(super) fn worth(query: Query<'_>, material: CardId, card: CardId) -> Option<Worth> {
    let level = query.level(material);
    let fits = level.is_some() && level == query.rank(card) || is_made_of_xyz(query, card);
    (fits && !query.is_type(material, MonsterType::Token)).then(one)
}

/// Does it name Xyz Monsters as its materials, which have no Level?
fn is_made_of_xyz(query: Query<'_>, card: CardId) -> bool {
    let slots = query.printed_monster(card).and_then(|monster| monster.materials.as_ref());
    let xyz = Filter::Type(MonsterType::Xyz);
    slots.is_some_and(|slots| slots.0.iter().all(|slot| slot.like.contains(&xyz)))
}

/// 3.3.2-193: may this monster alone be overlaid, whatever materials the card names?
pub(super) fn can_be_overlaid(
    query: Query<'_>,
    standpoint: Standpoint<'_>,
    material: CardId,
    card: CardId,
) -> bool {
    let over = &query.game.def(card).card.text.overlays;
    let like = |filters: &Vec<Filter>| filters.iter().all(|one| query.is_like(standpoint, material, one));
    !query.is_type(material, MonsterType::Token) && over.iter().any(like)
}

/// 3.3.2-193: the choice of one such monster.
pub(super) fn overlaying(
    query: Query<'_>,
    standpoint: Standpoint<'_>,
    card: CardId,
    from: &[CardId],
) -> Option<Problem> {
    if query.game.def(card).card.text.overlays.is_empty() {
        return None;
    }
    let candidates = from.iter().map(|&other| {
        let fits = can_be_overlaid(query, standpoint, other, card);
        Candidate { slots: u8::from(fits), worth: one() }
    });
    let demands = smallvec![Demand { least: 1, most: 1 }];
    let candidates = candidates.collect();
    Some(Problem { demands, total: Total::Any, candidates, clashes: Vec::new() })
}

/// 3.3.2-192, -196, -197: they are stacked before the monster comes, and are no cards of the field any more.
/// Materials that they had themselves go along.
pub(crate) fn stack(game: &mut Game, card: CardId, materials: &[CardId]) -> Vec<CardId> {
    let mut cards = Vec::new();
    for &material in materials {
        cards.extend(&game.card(material).on_field.materials);
        cards.push(material);
    }
    let change = Change::Attach { cards: cards.clone(), to: card };
    game.propose(change, By::Summon(card, SummonWay::Xyz), &["3.3.2-192", "3.3.2-196"]);
    cards
}

/// 3.3.2-197: without the monster they go to the Graveyard, and not from the field.
pub(crate) fn lose(game: &mut Game, cards: Vec<CardId>) {
    let change = Change::Move { cards, why: Move::ByRule, to: Destination::Graveyard };
    game.propose(change, By::Rule, &["3.3.2-197"]);
}
