//! OCG 3.2-2: what a player cannot know, dealt anew among the places where it may be.

use crate::card::{Kind, SpellKind};
use crate::game::Game;
use crate::library::DefId;
use crate::state::{CardId, Event, Frame, Location, Met, Running, State, Zone};
use table::{Dice, Seat};

/// What a player knows of the cards that the other has brought.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Decklist {
    /// All of them: the owner's hidden cards go round among themselves.
    Known,
    /// Nothing: they may as well be those that the player has brought.
    Unknown,
}

/// The cards behind the handles change, as in a shuffle; the handles, and who knows what, stay. Cards are dealt as far
/// as they can lie where they lie.
pub(crate) fn redeal(game: &mut Game, seat: Seat, dice: &mut Dice, other: Decklist) {
    if game.decision().is_none_or(|decision| decision.seat != seat) {
        return;
    }
    for owner in Seat::BOTH {
        let cards = hidden(game, seat, owner);
        let mut behind: Vec<DefId> = cards.iter().map(|&card| game.card(card).def).collect();
        // Sorted first, so that the outcome does not depend on how the cards really lie.
        let own = match other {
            Decklist::Known => {
                behind.sort_unstable();
                Vec::new()
            }
            Decklist::Unknown => {
                in_print(game, &mut behind);
                if owner == seat { Vec::new() } else { brought(game, seat) }
            }
        };
        deal(game, cards, behind, own, dice);
    }
    game.state.dice = dice.split();
    let unknown: Vec<bool> = game.state.cards.iter().map(|card| !card.known.to(seat)).collect();
    forget_waiting(&mut game.state, &|card| unknown[card.index()]);
    look_again(&mut game.state);
    game.make_roster();
}

/// What can lie face-down at a place that a player cannot look into.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Sort {
    /// 3.1.2-5: what belongs in the Extra Deck.
    Extra,
    Monster,
    /// 3.2.1-16
    FieldSpell,
    SpellOrTrap,
}

fn sort_of(game: &Game, def: DefId) -> Sort {
    let card = &game.library.def(def).card;
    match &card.kind {
        Kind::Monster(_) if card.is_of_extra_deck() => Sort::Extra,
        Kind::Monster(_) => Sort::Monster,
        Kind::Spell(SpellKind::Field) => Sort::FieldSpell,
        Kind::Spell(_) | Kind::Trap(_) => Sort::SpellOrTrap,
    }
}

/// 3.3.3-14: what a hidden card must be where it lies; anything of the Main Deck, if nothing is said.
fn must_be(game: &Game, card: CardId) -> Option<Sort> {
    match game.card(card).place {
        Location::ExtraDeck => Some(Sort::Extra),
        Location::Zone(Zone::Main(..) | Zone::Extra(_)) => Some(Sort::Monster),
        Location::Zone(Zone::Field(_)) => Some(Sort::FieldSpell),
        Location::Zone(Zone::SpellTrap(..)) => Some(Sort::SpellOrTrap),
        Location::Deck
        | Location::Hand
        | Location::Graveyard
        | Location::Banished
        | Location::Material(_)
        | Location::Between
        | Location::Gone => None,
    }
}

fn hidden(game: &Game, seat: Seat, owner: Seat) -> Vec<CardId> {
    let all = (0..game.state.cards()).map(CardId);
    all.filter(|&card| game.card(card).owner == owner && !game.card(card).known.to(seat)).collect()
}

/// The cards that a player has brought.
fn brought(game: &Game, seat: Seat) -> Vec<DefId> {
    let own = (0..game.state.cards()).map(CardId).filter(|&card| game.card(card).owner == seat);
    let mut own: Vec<DefId> = own.map(|card| game.card(card).def).collect();
    in_print(game, &mut own);
    own
}

/// In an order that does not depend on what else the library holds.
fn in_print(game: &Game, defs: &mut [DefId]) {
    defs.sort_by_key(|&def| game.library.def(def).card.id.0);
}

/// Deals these cards among the places of `cards`, those that must be of a sort before the rest; but what can come from
/// `instead`, does, as often as it is wanted.
fn deal(
    game: &mut Game,
    mut cards: Vec<CardId>,
    mut behind: Vec<DefId>,
    mut instead: Vec<DefId>,
    dice: &mut Dice,
) {
    dice.shuffle(&mut behind);
    dice.shuffle(&mut instead);
    cards.sort_by_key(|&card| must_be(game, card).is_none());
    for card in cards {
        let sort = must_be(game, card);
        let fits = |def: &DefId| sort.is_none_or(|sort| sort_of(game, *def) == sort);
        // Extra Deck cards that are banished face-down are rare; whatever is left then goes there.
        let at = behind.iter().position(fits).unwrap_or(0);
        let mut def = behind.remove(at);
        let is_of_main_deck = |def: &DefId| sort_of(game, *def) != Sort::Extra;
        let other = |def: &DefId| fits(def) && (sort.is_some() || is_of_main_deck(def));
        if let Some(at) = instead.iter().position(other) {
            def = instead.remove(at);
            instead.push(def);
        }
        game.state.cards[card.index()].def = def;
    }
}

/// Effects that wait on a card which this seat does not know are not known to wait.
fn forget_waiting(state: &mut State, is_unknown: &dyn Fn(CardId) -> bool) {
    let known = |met: &Met| !is_unknown(met.source.card.card);
    state.met.retain(known);
    for frame in &mut state.frames {
        match frame {
            Frame::Collect(collect) => {
                collect.left.retain(known);
                collect.chosen.retain(known);
            }
            Frame::Chain(chain) => chain.waiting.retain(|what| !is_unknown(what.source.card.card)),
            Frame::Turn(_)
            | Frame::Window(_)
            | Frame::Activate(_)
            | Frame::Run(_)
            | Frame::Summon(_)
            | Frame::Set(_)
            | Frame::Attack(_)
            | Frame::Damage(_)
            | Frame::Pick(_)
            | Frame::Materials(_)
            | Frame::Detach(_)
            | Frame::TrapReturn(_)
            | Frame::Place(_)
            | Frame::Pendulum(_)
            | Frame::Order(_)
            | Frame::Replace(_)
            | Frame::Ritual(_) => {}
        }
    }
}

/// What is remembered of a hidden card, such as one that was drawn, is what it is now.
fn look_again(state: &mut State) {
    let defs: Vec<DefId> = state.cards.iter().map(|card| card.def).collect();
    let mut see = |event: &mut Event| {
        for one in event.subjects.iter_mut().chain(&mut event.other) {
            one.def = defs[one.card.card.index()];
        }
    };
    state.recent.iter_mut().for_each(&mut see);
    state.met.iter_mut().for_each(|met| see(&mut met.event));
    state.deferred.iter_mut().for_each(|one| of_running(&mut one.running, &mut see));
    for frame in &mut state.frames {
        of_frame(frame, &mut see);
    }
}

fn of_running(running: &mut Running, see: &mut dyn FnMut(&mut Event)) {
    if let Some(event) = &mut running.event {
        see(event);
    }
}

fn of_frame(frame: &mut Frame, see: &mut dyn FnMut(&mut Event)) {
    match frame {
        Frame::Window(window) => window.answers.iter_mut().for_each(see),
        Frame::Collect(collect) => {
            collect.answers.iter_mut().for_each(&mut *see);
            collect.left.iter_mut().chain(&mut collect.chosen).for_each(|met| see(&mut met.event));
        }
        Frame::Chain(chain) => {
            chain.answers.iter_mut().for_each(&mut *see);
            let waiting = chain.waiting.iter_mut().filter_map(|what| what.event.as_deref_mut());
            let links = chain.links.iter_mut().filter_map(|link| link.event.as_deref_mut());
            waiting.chain(links).for_each(see);
        }
        Frame::Activate(activate) => activate.what.event.as_deref_mut().into_iter().for_each(see),
        Frame::Run(running) => of_running(running, see),
        Frame::Turn(_)
        | Frame::Summon(_)
        | Frame::Set(_)
        | Frame::Attack(_)
        | Frame::Damage(_)
        | Frame::Pick(_)
        | Frame::Materials(_)
        | Frame::Detach(_)
        | Frame::TrapReturn(_)
        | Frame::Place(_)
        | Frame::Pendulum(_)
        | Frame::Order(_)
        | Frame::Replace(_)
        | Frame::Ritual(_) => {}
    }
}
