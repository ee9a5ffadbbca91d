//! DCG 7-1: playing cards.

pub(crate) mod assembly;
pub(crate) mod digixros;
mod laying;
pub(crate) mod opened;

use crate::areas::{Spot, battle};
use crate::card::Category;
use crate::effects::language::{Happening, Origin, Payment, Posture};
use crate::effects::process::did_nothing;
use crate::effects::{immediate, reveal};
use crate::game::Game;
use crate::pipe::{self, Made};
use crate::query::Query;
use crate::state::{
    Ask, CardId, CardRef, Cause, Change, Entering, Entry, Facts, FieldArea, Frame, MaterialRule, Paying,
    Pick, PlayStage, Playing, Returned, Thing, What,
};
use crate::terms::memory;
use table::Seat;

/// 7-1-1, 1-3-11: may the player declare to play this card from the hand?
pub(crate) fn can_be_played(query: Query<'_>, seat: Seat, card: CardRef) -> bool {
    let category = query.game.printed(card.card).category;
    let thing = Thing::Card(card);
    if !matches!(category, Category::Digimon | Category::Tamer) {
        return false;
    }
    let Some(cost) = query.cost(thing) else { return false };
    if query.cannot_play(Thing::Player(seat), thing, &Cause::Rule) {
        return false;
    }
    // 1-3-11-4: what DigiXros, Assembly and immediate effects may still take off counts.
    let most_off = || {
        let off = digixros::most_off(query, seat, card) + assembly::off(query, seat, card);
        crate::effects::would::most_off(query, Happening::Played, &[thing], &[], Cause::Rule) - off
    };
    crate::turn::main_phase::affordable(query.game, seat, Payment::Play, &[thing], cost, most_off)
}

/// Can an effect play it? A card without a play cost cannot be played (7-1-1), except a token (1-4-4-5).
pub(crate) fn can_be_played_by_effect(query: Query<'_>, thing: Thing) -> bool {
    let Some(card) = query.printed(thing) else { return false };
    let Thing::Card(place) = thing else { return false };
    if matches!(query.game.spot(place.card), Spot::Top(_)) {
        return false;
    }
    let playable = match card.category {
        Category::Digimon | Category::Tamer => card.cost.is_some() || card.token,
        Category::DigiEgg | Category::Option => false,
    };
    playable && !is_forbidden_to_effect(query, thing)
}

/// 15-1-3: a player who can't play it does not play it by their effects either, whosever card it is.
/// 15-10-1-2-1: whom the effect tells to play it does not matter, only whose effect it is.
pub(crate) fn is_forbidden_to_effect(query: Query<'_>, thing: Thing) -> bool {
    let Some(activation) = query.game.activation() else { return false };
    let source = crate::state::Source { holder: activation.holder, kinds: activation.kinds };
    query.cannot_play(Thing::Player(activation.holder.you), thing, &Cause::Effect(source))
}

pub(crate) fn step(game: &mut Game, mut playing: Box<Playing>, returned: Returned) {
    playing.cards.retain(|&card| game.is_current(card));
    if playing.cards.is_empty() {
        return cannot(game, &playing);
    }
    match playing.stage {
        PlayStage::Announce => announce(game, playing),
        PlayStage::Materials => materials(game, playing),
        PlayStage::MaterialsChosen(rule) => materials_chosen(game, playing, rule, &returned.things()),
        PlayStage::MaterialsLeft(rule) => materials_left(game, playing, rule, &returned.things()),
        PlayStage::Pay => pay(game, playing),
    }
}

/// 7-1-3-1, 7-1-2-2: the card is revealed, and immediate effects cut in.
/// 7-2-3-1, 7-3-3-1
fn announce(game: &mut Game, mut playing: Box<Playing>) {
    let (seat, cause) = (playing.seat, playing.cause);
    let things: Vec<Thing> = playing.cards.iter().map(|&card| Thing::Card(card)).collect();
    for &card in &playing.cards {
        game.note(&["7-1-3-1"], |game| What::Announced { seat, card: game.label(card.card) });
    }
    playing.stage = PlayStage::Materials;
    game.push(Frame::Play(playing));
    immediate::interrupt(game, Happening::Played, false, things, Vec::new(), cause);
}

/// 7-2-2-2, 7-3-2-2: DigiXros or Assembly are declared after that, before paying.
fn materials(game: &mut Game, mut playing: Box<Playing>) {
    playing.stage = PlayStage::Pay;
    let &[card] = &playing.cards[..] else { return game.push(Frame::Play(playing)) };
    if !digixros::ask(game, &mut playing, card) && !assembly::ask(game, &mut playing, card) {
        game.push(Frame::Play(playing));
    }
}

/// Asks which cards go under it: none, or up to so many.
fn ask_for_materials(
    game: &mut Game,
    playing: &mut Playing,
    rule: MaterialRule,
    candidates: Vec<Thing>,
    max: u8,
) {
    playing.stage = PlayStage::MaterialsChosen(rule);
    let why = match rule {
        MaterialRule::DigiXros => Ask::DigiXros,
        MaterialRule::Assembly => Ask::Assembly,
    };
    let pick = Pick { min: 0, max, ..Pick::one(playing.seat, why, None, candidates) };
    game.push(Frame::Play(Box::new(playing.clone())));
    game.push(Frame::Pick(Box::new(pick)));
}

/// Before the chosen cards go under it, immediate effects may cut in for those that leave play.
fn materials_chosen(game: &mut Game, mut playing: Box<Playing>, rule: MaterialRule, picked: &[Thing]) {
    playing.chosen = match rule {
        MaterialRule::DigiXros => digixros::order(game, &playing, picked),
        MaterialRule::Assembly => assembly::order(game, &playing, picked),
    };
    let from_hand: Vec<Thing> =
        playing.chosen.iter().copied().filter(|thing| matches!(thing, Thing::Card(_))).collect();
    if rule == MaterialRule::DigiXros && !from_hand.is_empty() {
        pipe::commit_by(game, &Change::Show, &from_hand, Cause::Rule, &["7-2-2-6"]);
    }
    let leaving = playing.chosen.iter().copied().filter(|thing| matches!(thing, Thing::Unit(_))).collect();
    playing.stage = PlayStage::MaterialsLeft(rule);
    game.push(Frame::Play(playing));
    immediate::interrupt(game, Happening::Leaves, true, leaving, Vec::new(), Cause::Rule);
}

fn materials_left(game: &mut Game, mut playing: Box<Playing>, rule: MaterialRule, leaving: &[Thing]) {
    let query = Query::on(game);
    playing.chosen.retain(|thing| match thing {
        Thing::Unit(_) => leaving.contains(thing),
        Thing::Card(_) | Thing::Player(_) => query.is_there(*thing),
    });
    match rule {
        MaterialRule::DigiXros => digixros::place(game, &mut playing),
        MaterialRule::Assembly => assembly::place(game, &mut playing),
    }
    playing.stage = PlayStage::Pay;
    game.push(Frame::Play(playing));
}

/// Is it a card that is being played? (7-1-3-1)
pub(crate) fn is_announced(game: &Game, thing: Thing) -> bool {
    let is_it = |cards: &[CardRef]| matches!(*cards, [card] if Thing::Card(card) == thing);
    game.state.frames().iter().any(|frame| matches!(frame, Frame::Play(playing) if is_it(&playing.cards)))
}

/// An effect has placed these under the card that is being played.
pub(crate) fn lay_under(game: &mut Game, cards: &[CardId]) {
    let nowhere: Vec<CardId> =
        cards.iter().copied().filter(|&card| game.spot(card) == Spot::Nowhere).collect();
    let playing = game
        .state
        .frames_mut()
        .iter_mut()
        .rev()
        .find_map(|frame| if let Frame::Play(playing) = frame { Some(playing) } else { None });
    if let Some(playing) = playing {
        playing.under.extend(nowhere);
    }
}

/// 7-1-3-2: pays the cost, with all that raised and lowered it.
fn pay(game: &mut Game, mut playing: Box<Playing>) {
    let card = playing.cards[0];
    let printed = Query::on(game).cost(Thing::Card(card)).unwrap_or(0);
    let cost = memory::cost(
        game,
        playing.seat,
        Payment::Play,
        &[Thing::Card(card)],
        printed,
        playing.paying,
        playing.change,
    );
    if playing.paying != Paying::Free {
        if !memory::can_pay(game, playing.seat, cost) {
            let seat = playing.seat;
            game.note(&["7-1-2-3"], |game| What::CannotPay { seat, card: game.label(card.card), cost });
            return cannot(game, &playing);
        }
        memory::pay(game, playing.seat, cost);
    }
    playing.facts.cost_paid = cost.clamp(0, 100) as i8;
    playing.facts.from = game.origin(card.card).as_origin();
    finish(game, &playing);
}

/// 7-1-2-3: the card goes back as it was, and no memory moves; what was placed under it is
/// trashed (7-2-2-11, 7-3-2-8).
fn cannot(game: &mut Game, playing: &Playing) {
    for &card in &playing.under {
        let card = [Thing::Card(game.card_ref(card))];
        pipe::commit_by(game, &Change::Discard, &card, Cause::Rule, &["7-2-2-11", "7-3-2-8"]);
    }
    crate::terms::overflow::process(game, &playing.under);
    did_nothing(game, playing.cause);
}

fn finish(game: &mut Game, playing: &Playing) {
    let cards: Vec<Thing> = playing.cards.iter().map(|&card| Thing::Card(card)).collect();
    let entry = Entry {
        seat: playing.seat,
        to: playing.to,
        suspended: playing.suspended,
        under: playing.under.clone(),
        facts: playing.facts,
    };
    pipe::commit(game, &Change::Play(Box::new(entry)), &cards, playing.cause);
}

/// Places cards from outside the game, which are played without announcement.
pub(crate) fn place(game: &mut Game, cards: &[CardRef], seat: Seat, posture: Posture, cause: Cause) {
    let cards: Vec<Thing> = cards.iter().map(|&card| Thing::Card(card)).collect();
    let facts = Facts { from: Some(Origin::Outside), ..Facts::default() };
    let suspended = posture == Posture::Suspended;
    let entry = Entry { seat, to: FieldArea::Battle, suspended, under: Vec::new(), facts };
    pipe::commit(game, &Change::Play(Box::new(entry)), &cards, cause);
}

/// 7-1-3-3: the cards are placed in play; that completes playing.
/// 7-2-3-4, 7-3-3-4
pub(crate) fn enter(game: &mut Game, cards: &[Thing], entry: &Entry, made: &mut Made) {
    made.facts = entry.facts;
    for &thing in cards {
        let Thing::Card(card) = thing else { continue };
        // A card in a stack leaves the stack.
        reveal::no_longer(game, card.card);
        game.take_out(card.card, made);
        // Bottom first: what the requirement names first comes to lie on top (7-2-2-8).
        let under: Vec<_> = entry.under.iter().rev().copied().collect();
        for &card in &under {
            game.take_out(card, made);
        }
        let how = Entering { suspended: entry.suspended, ..Entering::by_play(entry.seat, entry.to) };
        made.subjects.push(Thing::Unit(battle::enter(game, how, card.card, &under, made)));
    }
    for card in game.labels_if_heard(&made.subjects) {
        made.tell(game, &["7-1-3-3"], |_| What::Played { card, area: entry.to });
    }
}
