//! Does a card fit a description? Told from what is printed on it and where it lies, and without the rules' own
//! reading of descriptions. What cannot be told so is left open.

use ocg::card::Card;
use ocg::language::{Amount, Filter, Noun, Place, Whose};
use ocg::state::{CardId, CountsAs, Location};
use ocg::{Game, card};
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
    all([whose, Some(place)].into_iter().chain(noun.like.iter().map(|one| filter(game, card, one))))
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

/// All of these; one that does not hold decides, whatever cannot be told.
fn all(each: impl Iterator<Item = Option<bool>>) -> Option<bool> {
    let mut told = true;
    for one in each {
        match one {
            Some(false) => return Some(false),
            Some(true) => {}
            None => told = false,
        }
    }
    told.then_some(true)
}

fn filter(game: &Game, card: CardId, filter: &Filter) -> Option<bool> {
    let state = game.state().card(card);
    let on_field = state.place.is_field();
    match filter {
        Filter::FaceUp => Some(!on_field || state.face.is_up()),
        // 3.2.1-31: those of the Extra Deck lie face-down, too.
        Filter::FaceDown => Some((on_field || state.place == Location::ExtraDeck) && !state.face.is_up()),
        Filter::Not(inner) => self::filter(game, card, inner).map(|fits| !fits),
        Filter::AnyOf(any) => {
            all(any.iter().map(|one| self::filter(game, card, one).map(|fits| !fits))).map(|none| !none)
        }
        Filter::AllOf(each) => all(each.iter().map(|one| self::filter(game, card, one))),
        // What changes values or kinds on the field is the rules' to say.
        _ if on_field && !(state.on_field.counts_as == CountsAs::ItsKind && state.face.is_up()) => None,
        _ => printed(&game.library().def(state.def).card, filter),
    }
}

fn printed(card: &Card, filter: &Filter) -> Option<bool> {
    let monster = card.monster();
    match filter {
        Filter::Monster => Some(monster.is_some()),
        Filter::Spell => Some(matches!(card.kind, card::Kind::Spell(_))),
        Filter::Trap => Some(matches!(card.kind, card::Kind::Trap(_))),
        Filter::SpellKind(kind) => Some(card.kind == card::Kind::Spell(*kind)),
        Filter::TrapKind(kind) => Some(card.kind == card::Kind::Trap(*kind)),
        Filter::Type(kind) => Some(monster.is_some_and(|one| one.types.contains(*kind))),
        Filter::Race(race) => Some(monster.is_some_and(|one| one.race == *race)),
        Filter::Attribute(attribute) => Some(monster.is_some_and(|one| one.attribute == *attribute)),
        Filter::Series(code) => Some(card.series.iter().any(|one| one.belongs_to(*code))),
        Filter::Named(name) => Some(card.name == *name || card.also_named.contains(name)),
        Filter::Level(how, Amount::Fixed(n)) => {
            Some(monster.and_then(|one| one.level.level()).is_some_and(|level| how.holds(level.into(), *n)))
        }
        Filter::Rank(how, Amount::Fixed(n)) => {
            Some(monster.and_then(|one| one.level.rank()).is_some_and(|rank| how.holds(rank.into(), *n)))
        }
        Filter::LinkRating(how, Amount::Fixed(n)) => {
            Some(monster.and_then(|one| one.level.link()).is_some_and(|rating| how.holds(rating.into(), *n)))
        }
        Filter::Atk(how, Amount::Fixed(n)) => {
            Some(monster.and_then(|one| one.atk.known()).is_some_and(|atk| how.holds(atk, *n)))
        }
        Filter::Def(how, Amount::Fixed(n)) => {
            Some(monster.and_then(|one| one.def?.known()).is_some_and(|def| how.holds(def, *n)))
        }
        _ => None,
    }
}
