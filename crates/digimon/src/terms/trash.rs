//! DCG 4-14, 3-1-3: trashing, returning and placing cards, wherever they come from.

use crate::areas::battle::{self, place_of};
use crate::areas::{Place, Spot};
use crate::effects::language::Origin;
use crate::effects::reveal;
use crate::game::Game;
use crate::pipe::Made;
use crate::query::Query;
use crate::state::{CardId, Clause, Facts, PutTo, Thing, UnitId, What};

/// 3-1-3-3: all of them leave at once and arrive at once.
/// 4-14-3: trashing is no deleting.
pub(crate) fn put(game: &mut Game, subjects: &[Thing], to: PutTo, made: &mut Made) {
    made.tell(game, clauses(to), |game| What::Put { cards: game.labels(subjects), to });
    made.facts = Facts { from: common_origin(game, subjects), ..Facts::default() };
    made.without_top = units_by(game, subjects, |spot| match spot {
        Spot::Top(unit) => Some(unit),
        Spot::Deck(_)
        | Spot::EggDeck(_)
        | Spot::Hand(_)
        | Spot::Trash(_)
        | Spot::Security(_)
        | Spot::Under(_)
        | Spot::Linked(_)
        | Spot::Nowhere
        | Spot::Removed => None,
    });
    made.other = units_by(game, subjects, |spot| match spot {
        Spot::Under(unit) => Some(unit),
        Spot::Deck(_)
        | Spot::EggDeck(_)
        | Spot::Hand(_)
        | Spot::Trash(_)
        | Spot::Security(_)
        | Spot::Top(_)
        | Spot::Linked(_)
        | Spot::Nowhere
        | Spot::Removed => None,
    });
    let of_security = of_security(game, subjects);
    let cards: Vec<CardId> = subjects.iter().filter_map(|&thing| Query::on(game).card_of(thing)).collect();
    for &thing in subjects {
        move_one(game, thing, to, made);
    }
    if to == PutTo::UnderPlayed {
        crate::play::lay_under(game, &cards);
    }
    // 15-15-3-2: what was only revealed and goes back has neither been removed nor added. A
    // Digi-Egg or token that ends up elsewhere has not increased anything (15-1-10).
    let new = cards.iter().filter(|&&card| !of_security.contains(&card) && is_at(game.spot(card), to));
    made.subjects = new.map(|&card| Thing::Card(game.card_ref(card))).collect();
    if !matches!(to, PutTo::SecurityTop(_) | PutTo::SecurityBottom(_)) {
        made.from_security = of_security.iter().map(|&card| Thing::Card(game.card_ref(card))).collect();
    }
}

fn clauses(to: PutTo) -> &'static [Clause] {
    match to {
        PutTo::Trash => &["4-14-1"],
        PutTo::Under(..) | PutTo::UnderPlayed => &["4-5-7", "4-5-4"],
        PutTo::SecurityTop(_) | PutTo::SecurityBottom(_) => &["3-7-2", "3-1-3-5"],
        PutTo::Hand | PutTo::DeckTop | PutTo::DeckBottom | PutTo::EggDeckBottom => &["3-1-3-3", "3-1-3-8"],
    }
}

fn move_one(game: &mut Game, thing: Thing, to: PutTo, made: &mut Made) {
    match thing {
        Thing::Unit(unit) => battle::leave(game, unit, to, made),
        Thing::Card(card) => {
            let spot = game.spot(card.card);
            let was_under = matches!(spot, Spot::Under(_) | Spot::Top(_));
            if let (Spot::Under(from) | Spot::Top(from), PutTo::Under(unit, end, _)) = (spot, to)
                && from == unit
            {
                // 3-1-3-1-3: a card that changes its place within a stack is no new card.
                return game.state.board_mut(made).reorder(unit, card.card, end);
            }
            reveal::no_longer(game, card.card);
            game.move_card(card.card, place_of(to), made);
            if was_under && !matches!(to, PutTo::Under(..) | PutTo::UnderPlayed) {
                made.gone.push(card.card);
            }
        }
        Thing::Player(_) => {}
    }
}

/// Cards of a security stack, the revealed ones too; going back there they add nothing (15-15-3-2).
fn of_security(game: &Game, subjects: &[Thing]) -> Vec<CardId> {
    let card = |&thing: &Thing| match thing {
        Thing::Card(card) => Some(card.card),
        Thing::Unit(_) | Thing::Player(_) => None,
    };
    let cards = subjects.iter().filter_map(card);
    cards.filter(|&card| matches!(game.origin(card), Spot::Security(_))).collect()
}

/// Where all of these come from, if it is one kind of place.
fn common_origin(game: &Game, subjects: &[Thing]) -> Option<Origin> {
    let origin = |&thing: &Thing| match thing {
        Thing::Card(card) => game.origin(card.card).as_origin(),
        Thing::Unit(_) | Thing::Player(_) => None,
    };
    let first = origin(subjects.first()?)?;
    subjects.iter().all(|thing| origin(thing) == Some(first)).then_some(first)
}

/// The units that these are in, at such a place.
fn units_by(game: &Game, subjects: &[Thing], unit: impl Fn(Spot) -> Option<UnitId>) -> Vec<Thing> {
    let of = |&thing: &Thing| match thing {
        Thing::Card(card) => unit(game.spot(card.card)).map(Thing::Unit),
        Thing::Unit(_) | Thing::Player(_) => None,
    };
    subjects.iter().filter_map(of).collect()
}

fn is_at(spot: Spot, to: PutTo) -> bool {
    match to {
        PutTo::Hand => matches!(spot, Spot::Hand(_)),
        PutTo::SecurityTop(_) | PutTo::SecurityBottom(_) => matches!(spot, Spot::Security(_)),
        PutTo::Under(unit, ..) => spot == Spot::Under(unit),
        PutTo::DeckTop | PutTo::DeckBottom => matches!(spot, Spot::Deck(_)),
        PutTo::Trash | PutTo::EggDeckBottom | PutTo::UnderPlayed => false,
    }
}

/// Puts cards that belong to no area in the trash, by a rule (9-1-5, 13-1-7-4).
pub(crate) fn discard(game: &mut Game, subjects: &[Thing], made: &mut Made) {
    made.tell(game, &["4-14-1"], |game| What::Put { cards: game.labels(subjects), to: PutTo::Trash });
    for &thing in subjects {
        if let Thing::Card(card) = thing {
            game.move_card(card.card, Place::Trash, made);
        }
    }
}
