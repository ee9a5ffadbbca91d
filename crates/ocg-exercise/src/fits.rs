//! Does a card fit a description? Told from what is printed on it and where it lies, and without the rules' own
//! reading of descriptions. What cannot be told so is left open.

use ocg::Game;
use ocg::language::{Filter, Noun, Place, Whose};
use ocg::state::{CardId, CountsAs, Location};
use ocg_lab::{all_told, fits_print};
use table::Seat;

/// Nothing where it cannot be told.
pub(crate) fn noun(game: &Game, card: CardId, noun: &Noun, you: Seat) -> Option<bool> {
    let state = game.state().card(card);
    let whose = match noun.whose {
        Whose::Any => Some(true),
        Whose::Yours => Some(state.controller == you),
        Whose::Opponents => Some(state.controller != you),
    };
    let place = noun.places.is_empty() || noun.places.iter().any(|place| is_in(game, card, place));
    all_told([whose, Some(place)].into_iter().chain(noun.like.iter().map(|one| filter(game, card, one))))
}

fn is_in(game: &Game, card: CardId, place: Place) -> bool {
    use ocg::state::{PENDULUM, Zone};
    let state = game.state().card(card);
    match place {
        Place::Hand => state.place == Location::Hand,
        Place::Deck => state.place == Location::Deck,
        Place::Graveyard => state.place == Location::Graveyard,
        Place::Banished => state.place == Location::Banished,
        Place::ExtraDeck => state.place == Location::ExtraDeck,
        Place::ExtraDeckFaceUp => state.place == Location::ExtraDeck && state.face.is_up(),
        Place::MonsterZone => state.place.zone().is_some_and(Zone::is_monster_zone),
        Place::MainMonsterZone => matches!(state.place, Location::Zone(Zone::Main(..))),
        Place::ExtraMonsterZone => matches!(state.place, Location::Zone(Zone::Extra(_))),
        Place::SpellTrapZone => matches!(state.place, Location::Zone(Zone::SpellTrap(..))),
        Place::FieldZone => matches!(state.place, Location::Zone(Zone::Field(_))),
        Place::PendulumZone => {
            matches!(state.place, Location::Zone(Zone::SpellTrap(_, n)) if PENDULUM.contains(&n))
                && state.on_field.as_pendulum
        }
    }
}

fn filter(game: &Game, card: CardId, filter: &Filter) -> Option<bool> {
    let state = game.state().card(card);
    let on_field = state.place.is_field();
    let is_another_kind = state.on_field.counts_as != CountsAs::ItsKind || !state.face.is_up();
    match filter {
        Filter::FaceUp => Some(!on_field || state.face.is_up()),
        // 3.2.1-31: those of the Extra Deck lie face-down, too.
        Filter::FaceDown => Some((on_field || state.place == Location::ExtraDeck) && !state.face.is_up()),
        Filter::Not(inner) => self::filter(game, card, inner).map(|fits| !fits),
        Filter::AnyOf(any) => {
            all_told(any.iter().map(|one| self::filter(game, card, one).map(|fits| !fits))).map(|none| !none)
        }
        Filter::AllOf(each) => all_told(each.iter().map(|one| self::filter(game, card, one))),
        // What changes values or kinds on the field is the rules' to say.
        _ if on_field && (is_another_kind || game.lasting().lingering) => None,
        _ => fits_print(&game.library().def(state.def).card, filter),
    }
}
