//! Whether deck lists and matches are as the scenario says.

use crate::model::{DeckFact, DeckList, DeckQuality, MatchFact, MatchStands, Within};
use ocg::library::Library;
use ocg::overview::deck_building::{self, Fault};
use ocg::tournament::limit_list::{Breach, LimitList};
use ocg::tournament::matches::{self, Matches};
use ocg::{Deck, Game, Setup};
use scenario::{CardName, holds as check};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use table::{Match, MatchRefused, MatchStage, MatchStep, Outcome, PerSeat, Seat};

/// The deck lists of a scenario by their names.
pub(super) type Decks = BTreeMap<String, Deck>;

pub(super) fn decks(library: &Library, lists: &[DeckList]) -> Decks {
    let password =
        |card: &CardName| super::deal::def(library, &card.number).map(|def| library.def(def).card.id);
    let part = |cards: &[CardName]| cards.iter().filter_map(password).collect();
    let deck =
        |list: &DeckList| Deck { main: part(&list.main), extra: part(&list.extra), side: part(&list.side) };
    lists.iter().map(|list| (list.name.clone(), deck(list))).collect()
}

pub(super) fn holds(library: &Arc<Library>, decks: &Decks, fact: &DeckFact) -> Result<(), String> {
    let find = |name: &str| decks.get(name).cloned().ok_or_else(|| format!("there is no deck list {name}"));
    let deck = find(&fact.name)?;
    let (broken, said): (BTreeSet<&str>, Vec<String>) = match &fact.is {
        DeckQuality::Legal => {
            let faults = deck_building::faults(library, &deck);
            (
                faults.iter().filter_map(Fault::statement).collect(),
                faults.iter().map(ToString::to_string).collect(),
            )
        }
        DeckQuality::AllowedInTournaments => {
            let breaches = LimitList::of_cards(library).breaches(library, &deck);
            (
                breaches.iter().map(Breach::statement).collect(),
                breaches.iter().map(ToString::to_string).collect(),
            )
        }
        DeckQuality::MayBecome(to, within) => match becomes(library, &deck, &find(to)?, *within) {
            Ok(()) => (BTreeSet::new(), Vec::new()),
            Err((broken, said)) => (broken.into_iter().collect(), vec![said]),
        },
        DeckQuality::IsRestoredFrom(other) => return restored(library, &deck, &find(other)?),
        DeckQuality::HasInNextDuel(card) => return in_next_duel(library, &deck, card),
    };
    let right = broken.is_empty() == fact.yes && broken == fact.by.iter().map(String::as_str).collect();
    check(right, || if said.is_empty() { "nothing is against it".to_owned() } else { said.join("\n") })
}

type Refusal = (Vec<&'static str>, String);

/// 3.1.2-17: in a break between two duels; before the first there is none (3.7.3-2).
fn becomes(library: &Arc<Library>, deck: &Deck, to: &Deck, within: Within) -> Result<(), Refusal> {
    let mut one = matches::begin(PerSeat([deck.clone(), deck.clone()]));
    let rules = Matches(Arc::clone(library));
    if within == Within::BetweenDuels {
        let played = MatchStep::Played { outcome: Outcome::Won(Seat::A), left: None };
        one.take(played, &rules).map_err(|refused| (Vec::new(), refused.to_string()))?;
    }
    let ready = MatchStep::Ready { seat: Seat::B, deck: Some(to.clone()) };
    one.take(ready, &rules).map_err(|refused| match &refused {
        MatchRefused::Deck(why) => (why.statements(), why.to_string()),
        MatchRefused::NotNow => (vec!["3.7.3-2"], refused.to_string()),
        MatchRefused::ReadyAlready(_) | MatchRefused::OtherChooses(_) | MatchRefused::NoChanges => {
            (Vec::new(), refused.to_string())
        }
    })
}

/// 3.7.3-1: what was registered is what there is after the match.
fn restored(library: &Arc<Library>, deck: &Deck, other: &Deck) -> Result<(), String> {
    let mut one = matches::begin(PerSeat([deck.clone(), deck.clone()]));
    let rules = Matches(Arc::clone(library));
    let won = || MatchStep::Played { outcome: Outcome::Won(Seat::A), left: None };
    let ready = |seat, deck| MatchStep::Ready { seat, deck };
    let steps = [
        won(),
        ready(Seat::A, Some(other.clone())),
        ready(Seat::B, None),
        MatchStep::First { seat: Seat::B, first: Seat::A },
        won(),
    ];
    for step in steps {
        one.take(step, &rules).map_err(|refused| refused.to_string())?;
    }
    let used = one.decks()[Seat::A] == *other;
    check(used && one.outcome().is_some() && one.registered()[Seat::A] == *deck, || {
        "the registered deck is another one".to_owned()
    })
}

/// 3.4.4-30: a duel is won with the deck, and the next one begins with it.
fn in_next_duel(library: &Arc<Library>, deck: &Deck, card: &CardName) -> Result<(), String> {
    let mut one = matches::begin(PerSeat([deck.clone(), deck.clone()]));
    let rules = Matches(Arc::clone(library));
    let steps = [
        MatchStep::Played { outcome: Outcome::Won(Seat::B), left: None },
        MatchStep::Ready { seat: Seat::A, deck: None },
        MatchStep::Ready { seat: Seat::B, deck: None },
        MatchStep::First { seat: Seat::A, first: Seat::A },
    ];
    for step in steps {
        one.take(step, &rules).map_err(|refused| refused.to_string())?;
    }
    let setup = Setup { decks: one.decks().clone(), seed: 0.into(), first: Seat::A };
    let game = Game::new(Arc::clone(library), &setup).map_err(|why| why.to_string())?;
    let def = super::deal::def(library, &card.number);
    let piles = game.state().pile(Seat::A);
    let there = piles.deck.iter().chain(&piles.hand).any(|one| Some(game.state().card(*one).def) == def);
    check(there, || "it is neither in the Deck nor in the hand".to_owned())
}

/// How a match stands after these duels; between them everybody keeps the deck, and the chooser begins.
pub(super) fn stands(library: &Arc<Library>, fact: &MatchFact) -> Result<(), String> {
    let mut one: Match<Deck> = matches::begin(PerSeat::default());
    let rules = Matches(Arc::clone(library));
    for won in &fact.won {
        for seat in Seat::BOTH.into_iter().chain(Seat::BOTH) {
            if let Some(step) = one.default_step(seat) {
                one.take(step, &rules).map_err(|refused| refused.to_string())?;
            }
        }
        let outcome = won.map_or(Outcome::Draw, Outcome::Won);
        let played = MatchStep::Played { outcome, left: None };
        one.take(played, &rules).map_err(|refused| refused.to_string())?;
    }
    let goes_on = one.outcome().is_none();
    for seat in Seat::BOTH {
        if let MatchStage::Break { .. } = one.stage() {
            let ready = MatchStep::Ready { seat, deck: None };
            one.take(ready, &rules).map_err(|refused| refused.to_string())?;
        }
    }
    let right = match fact.then {
        MatchStands::WonBy(seat) => one.outcome() == Some(Outcome::Won(seat)),
        MatchStands::Drawn => one.outcome() == Some(Outcome::Draw),
        MatchStands::GoesOn => goes_on,
        MatchStands::Chooses(seat) => *one.stage() == MatchStage::Choosing(seat),
        MatchStands::Chance => *one.stage() == MatchStage::Playing { first: None },
    };
    check(right, || format!("{:?}", one.stage()))
}
