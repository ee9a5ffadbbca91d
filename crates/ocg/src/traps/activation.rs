//! OCG 2.1.8-4 to -8, 3.3.4-2 to -5, 3.3.4-10, -11: from where and when a Trap Card can be activated.

use crate::language::{Modifier, Place, Topic};
use crate::query::applies::Subject;
use crate::query::{Query, Standpoint};
use crate::spells::activation::is_ready;
use crate::state::{Location, Source, Zone};
use crate::summon::zones;
use enumset::EnumSet;

/// 3.3.4-2, -3: from being Set, in either player's turn; from the hand where its text (`named`) or an effect says
/// so, and there is a zone for it (3.3.4-11).
pub(crate) fn can_be_turned_up(query: Query<'_>, source: Source, named: EnumSet<Place>) -> bool {
    let game = query.game;
    let state = game.card(source.card.card);
    match state.place {
        Location::Hand => {
            (named.contains(Place::Hand) || is_allowed_from_hand(query, source))
                && zones::free_spell_trap(game, source.you).next().is_some()
        }
        Location::Zone(Zone::SpellTrap(..)) => {
            (named.is_empty() || named.contains(Place::SpellTrapZone))
                && !state.face.is_up()
                && is_ready(query, source)
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

/// 2.1.8-4, -5, 3.3.4-2: may this player activate any Trap Card from the hand, or this one by its own text?
fn is_allowed_from_hand(query: Query<'_>, source: Source) -> bool {
    allows_from_hand(query, Subject::Player(source.you)) || says_from_hand(query, source)
}

/// Does its own text say so?
pub(crate) fn says_from_hand(query: Query<'_>, source: Source) -> bool {
    allows_from_hand(query, Subject::Card(source.card.card))
}

fn allows_from_hand(query: Query<'_>, subject: Subject) -> bool {
    let mut may = false;
    query.each_of(subject, Topic::TrapFromHand, &mut |applying| {
        may |= matches!(applying.modifier, Modifier::TrapFromHand);
    });
    may
}

/// 3.3.4-4: something says that this player may do so with such a card.
pub(crate) fn is_allowed_when_set(query: Query<'_>, source: Source) -> bool {
    let (card, mut allowed) = (source.card.card, false);
    for subject in [Subject::Player(source.you), Subject::Card(card)] {
        query.each_of(subject, Topic::ActivateWhenSet, &mut |applying| {
            if let Modifier::ActivateWhenSet(filters) = applying.modifier {
                let standpoint = Standpoint::of(applying.source);
                allowed |= filters.iter().all(|filter| query.is_material(standpoint, card, filter));
            }
        });
    }
    allowed
}
