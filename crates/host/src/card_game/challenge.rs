//! Two players who each bring their own: checked where its owner stands, and joined without the other seeing it.

use super::record::StoredOf;
use super::{
    Breaches, CardGame, DeckChoice, DeckPart, Decks, DecksWanted, Invitation, Offered, PositionPart,
    PositionWanted, Positions, Stored, Terms, Wanted,
};
use crate::requests::{NamedDeck, asked};
use crate::{Catalogue, Problem, Unread, problem};
use serde_json::Value;
use table::{Seat, Seed};

type OfferedOf<G> = Offered<<G as Decks>::Deck, <G as Positions>::Position>;
type WantedOf<G> = Wanted<<G as Decks>::Deck, <G as Positions>::Position>;

/// The record of a game that somebody wants, with everything checked.
pub(super) fn record<G: CardGame>(
    catalogue: &Catalogue<G>,
    wanted: &Value,
    seed: Seed,
) -> Result<StoredOf<G>, Problem> {
    match WantedOf::<G>::read(wanted)? {
        Wanted::Decks(DecksWanted { decks: [a, b], allow_unread, allow_restricted }) => {
            let (unread, breaches) = (Unread::unless(allow_unread), Breaches::unless(allow_restricted));
            let terms = Terms { unread, breaches };
            let decks = [deck(catalogue, "decks[0]", a, terms)?, deck(catalogue, "decks[1]", b, terms)?];
            Ok(Stored::of_decks(decks, seed, allow_unread))
        }
        Wanted::Position(wanted) => {
            let PositionWanted { position, allow_unread } = *wanted;
            position_record(catalogue, position, seed, allow_unread)
        }
    }
}

/// The record of a game from a position that can be laid out.
fn position_record<G: CardGame>(
    catalogue: &Catalogue<G>,
    position: G::Position,
    seed: Seed,
    allow_unread: bool,
) -> Result<StoredOf<G>, Problem> {
    G::check(&position)?;
    let stored = StoredOf::<G>::of_position(position, seed, allow_unread);
    stored.game(catalogue)?;
    Ok(stored)
}

/// A deck that may be played. A built-in one is played as it is sold, whatever the restriction list of a pool says.
fn deck<G: CardGame>(
    catalogue: &Catalogue<G>,
    place: &str,
    choice: DeckChoice<G::Deck>,
    terms: Terms,
) -> Result<G::Deck, Problem> {
    match choice {
        DeckChoice::Builtin(name) => builtin::<G>(place, &name),
        DeckChoice::Entries(deck) => G::checked(catalogue, place, deck, terms),
    }
}

fn builtin<G: CardGame>(place: &str, name: &str) -> Result<G::Deck, Problem> {
    let known = G::builtin_decks();
    let names: Vec<&str> = known.iter().map(|deck| deck.name.as_str()).collect();
    let given: String = name.chars().take(40).collect();
    let missing = problem::no_such_deck(place, given, names.join(", "));
    let found = known.into_iter().find(|deck| deck.name.eq_ignore_ascii_case(name));
    found.map(|NamedDeck { entries, .. }| entries).ok_or(missing)
}

/// What the other player is told, if the challenger's part can be played.
pub(super) fn invite<G: CardGame>(catalogue: &Catalogue<G>, offered: &Value) -> Result<Invitation, Problem> {
    checked(catalogue, &OfferedOf::<G>::read(offered)?)
}

fn checked<G: CardGame>(catalogue: &Catalogue<G>, offered: &OfferedOf<G>) -> Result<Invitation, Problem> {
    match offered {
        Offered::Deck(part) => deck_can_be_played(catalogue, part).map(|()| Invitation::Deck),
        Offered::Position(part) => {
            position_record(catalogue, part.position.clone(), Seed::from(0), part.allow_unread)?;
            Ok(Invitation::Position)
        }
    }
}

fn deck_can_be_played<G: CardGame>(
    catalogue: &Catalogue<G>,
    part: &DeckPart<G::Deck>,
) -> Result<(), Problem> {
    let terms = Terms { unread: Unread::unless(part.allow_unread), breaches: Breaches::Refused };
    deck(catalogue, "deck", part.deck.clone(), terms).map(drop)
}

/// What both start from, with the challenger in this seat.
pub(super) fn agree<G: CardGame>(
    catalogue: &Catalogue<G>,
    offered: &Value,
    brought: &Value,
    challenger: Seat,
) -> Result<WantedOf<G>, Problem> {
    let offered = OfferedOf::<G>::read(offered)?;
    // Why is the challenger's secret.
    checked(catalogue, &offered).map_err(|_| problem::offer_gone())?;
    match offered {
        Offered::Deck(own) => {
            let other: DeckPart<G::Deck> = asked("part", brought)?;
            deck_can_be_played(catalogue, &other)?;
            let allow_unread = own.allow_unread || other.allow_unread;
            let decks = match challenger {
                Seat::A => [own.deck, other.deck],
                Seat::B => [other.deck, own.deck],
            };
            Ok(Wanted::Decks(DecksWanted { decks, allow_unread, allow_restricted: false }))
        }
        Offered::Position(part) => {
            if !brought.is_null() {
                return Err(problem::nothing_to_bring());
            }
            let PositionPart { position, seat, allow_unread } = *part;
            let position = if seat == challenger { position } else { G::exchanged(position) };
            Ok(Wanted::Position(Box::new(PositionWanted { position, allow_unread })))
        }
    }
}
