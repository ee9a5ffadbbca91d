//! DCG 7, 8, 9, 10 by effects: playing, digivolving, using and linking cards because an effect says so.

use super::{advance, amount, cause, seats, target, times, went, you};
use crate::card::Number;
use crate::digivolve::{self, Chance, Chances};
use crate::effects::choice::{self, Purpose};
use crate::effects::language::{Amount, CostRule, DnaFrom, Info, Noun, Posture, Target, Whose};
use crate::game::Game;
use crate::query::{Query, Standpoint};
use crate::state::{
    Ask, CardRef, Choice, Facts, FieldArea, Frame, LinkStage, Linking, Outcome, Paying, Pick, PlayStage,
    Playing, Running, Thing, UseStage, Using,
};
use crate::{play as playing, terms};

fn paying(game: &Game, rule: &CostRule) -> Paying {
    match rule {
        CostRule::Free => Paying::Free,
        CostRule::Printed(change) => Paying::Printed(amount(game, change)),
        CostRule::Set(cost) => Paying::Set(amount(game, cost)),
    }
}

fn cards(game: &Game, things: &[Thing]) -> Vec<CardRef> {
    let card = |&thing: &Thing| match thing {
        Thing::Card(card) => Some(card),
        Thing::Unit(unit) => game.unit(unit).map(|unit| game.card_ref(unit.top())),
        Thing::Player(_) => None,
    };
    things.iter().filter_map(card).collect()
}

/// How what an effect plays comes into play.
#[derive(Clone, Copy)]
pub(super) struct Entry {
    pub to: FieldArea,
    pub suspended: bool,
    /// Without its [On Play] effects.
    pub quiet: bool,
}

fn nothing(game: &mut Game) {
    went(game, Outcome::NotDone);
}

/// 7-1 by an effect; several cards without cost are played at once (3-1-3-3).
pub(super) fn play(game: &mut Game, mut running: Running, what: &Target, cost: &CostRule, entry: Entry) {
    let Some(things) = target::resolve(game, &mut running, 0, what, Purpose::Play) else { return };
    advance(game, &running);
    let seat = you(game);
    // 15-1-3: also what nobody had to choose must be allowed to be played.
    let query = Query::on(game);
    let things: Vec<Thing> =
        things.into_iter().filter(|&thing| playing::can_be_played_by_effect(query, thing)).collect();
    let cards = cards(game, &things);
    let no_room = entry.to == FieldArea::Breeding && !crate::areas::breeding::is_empty(game, seat);
    if cards.is_empty() || no_room {
        return nothing(game);
    }
    if let Some(activation) = game.activation_mut() {
        activation.intended = cards.len() as u16;
    }
    let (cause, paying) = (cause(game), paying(game, cost));
    // 3-1-3-8: a card comes into play on its owner's side.
    let seat = if paying == Paying::Free { game.owner(cards[0].card) } else { seat };
    let has_materials = |card: &CardRef| {
        let printed = game.printed(card.card);
        printed.digixros.is_some() || printed.assembly.is_some()
    };
    // 7-2-2-13: with materials to be asked for, each is a play of its own.
    let plays: Vec<Vec<CardRef>> = if cards.iter().any(has_materials) {
        cards.into_iter().map(|card| vec![card]).collect()
    } else {
        vec![cards]
    };
    for cards in plays.into_iter().rev() {
        game.push(Frame::Play(Box::new(Playing {
            cards,
            seat,
            cause,
            paying,
            change: 0,
            to: entry.to,
            suspended: entry.suspended,
            stage: PlayStage::Announce,
            wider: Vec::new(),
            chosen: Vec::new(),
            under: Vec::new(),
            facts: Facts { quiet: entry.quiet, ..Facts::default() },
        })));
    }
}

/// 4-18: cards from outside the game.
pub(super) fn token(
    game: &mut Game,
    running: &Running,
    (number, n): (&Number, &Amount),
    whose: Whose,
    posture: Posture,
) {
    let n = times(game, n);
    advance(game, running);
    let cause = cause(game);
    for seat in seats(game, whose) {
        let mut cards: Vec<CardRef> =
            (0..n).filter_map(|_| terms::token::bring(game, number, seat)).collect();
        cards.retain(|&card| {
            let forbidden = playing::is_forbidden_to_effect(Query::on(game), Thing::Card(card));
            if forbidden {
                terms::token::send_back(game, card);
            }
            !forbidden
        });
        if cards.is_empty() {
            return nothing(game);
        }
        if let Some(activation) = game.activation_mut() {
            activation.intended = cards.len() as u16;
        }
        playing::place(game, &cards, seat, posture, cause);
    }
}

/// 8-1 by an effect.
pub(super) fn digivolve(
    game: &mut Game,
    mut running: Running,
    (what, into): (&Target, &Target),
    cost: &CostRule,
    ignoring: bool,
    as_if: &[Info],
) {
    let Some(units) = target::resolve(game, &mut running, 0, what, Purpose::Any) else { return };
    let Some(&Thing::Unit(unit)) = units.first() else {
        advance(game, &running);
        return nothing(game);
    };
    let into = digivolve::narrowed(into, what, ignoring, as_if);
    let Some(cards_into) = target::resolve(game, &mut running, 1, &into, Purpose::Any) else { return };
    let Some(&card) = cards(game, &cards_into).first() else {
        advance(game, &running);
        return nothing(game);
    };
    let (seat, paying, cause) = (you(game), paying(game, cost), cause(game));
    let chances = digivolve::chances_as(Query::on(game), seat, card, unit, ignoring, as_if);
    choose_way(game, running, chances, paying, |game, chance| {
        digivolve::by_effect(game, seat, card, vec![unit], chance, paying, cause);
    });
}

/// 8-4-2-2: App Fusion by an effect that says so.
pub(super) fn app_fuse(game: &mut Game, mut running: Running, what: &Target, into: &Target, cost: &CostRule) {
    let Some(units) = target::resolve(game, &mut running, 0, what, Purpose::Any) else { return };
    let Some(cards_into) = target::resolve(game, &mut running, 1, into, Purpose::Any) else { return };
    advance(game, &running);
    let (Some(&Thing::Unit(unit)), Some(&card)) = (units.first(), cards(game, &cards_into).first()) else {
        return nothing(game);
    };
    let (seat, paying, cause) = (you(game), paying(game, cost), cause(game));
    let query = Query::on(game);
    let chance =
        game.unit(unit).and_then(|unit| digivolve::app_fusion::chances(query, seat, card, unit).pop());
    match chance {
        Some(chance) => digivolve::by_effect(game, seat, card, vec![unit], chance, paying, cause),
        None => nothing(game),
    }
}

/// 8-1-2-1: with several fitting requirements the player chooses one, if it makes a difference.
fn choose_way(
    game: &mut Game,
    mut running: Running,
    chances: Chances,
    paying: Paying,
    go: impl FnOnce(&mut Game, Chance),
) {
    if let Some(Choice::Mode(at)) = running.returned.take_answer() {
        advance(game, &running);
        return go(game, chances[at as usize]);
    }
    let [first, ..] = chances[..] else {
        advance(game, &running);
        return nothing(game);
    };
    if matches!(paying, Paying::Printed(_)) && chances.iter().any(|other| other.cost != first.cost) {
        let (seat, about) = (you(game), game.activation().map(|activation| activation.holder));
        game.push(Frame::Block(running));
        return game.ask(seat, Ask::Requirement, about, (0..chances.len() as u8).map(Choice::Mode).collect());
    }
    advance(game, &running);
    go(game, first);
}

/// 8-2-2-4: DNA digivolution by an effect that says so.
pub(super) fn dna(game: &mut Game, mut running: Running, into: &Noun, with: &DnaFrom, cost: &CostRule) {
    if running.stage == 0 {
        running.stage = 1;
        return choose_dna(game, running, into, with);
    }
    let picked = running.returned.take_things();
    advance(game, &running);
    let Some(&card) = cards(game, &picked).first() else { return nothing(game) };
    let (seat, paying, cause) = (you(game), paying(game, cost), cause(game));
    digivolve::dna::by_effect(game, seat, card, with, paying, cause);
}

fn choose_dna(game: &mut Game, running: Running, into: &Noun, with: &DnaFrom) {
    let Some(activation) = game.activation() else { return };
    let candidates = digivolve::dna::able(Query::on(game), Standpoint::within(activation), into, with);
    let (seat, about) = (activation.voice, Some(activation.holder));
    game.push(Frame::Block(running));
    choice::begin(game, Pick::one(seat, Ask::Target, about, candidates));
}

/// 16-25: a Digimon of the player in the battle area digivolves into this card in the hand.
pub(super) fn blast_digivolve(game: &mut Game, mut running: Running) {
    let digimon = crate::keywords::blast_digivolve::who();
    if running.targets.is_empty() && running.stage == 0 && !agreed(game, &mut running, &digimon) {
        return;
    }
    let Some(units) = target::resolve(game, &mut running, 0, &digimon, Purpose::Any) else { return };
    advance(game, &running);
    let card = game.activation().map(|activation| activation.holder.card);
    let (Some(&Thing::Unit(unit)), Some(card)) = (units.first(), card) else { return nothing(game) };
    let (seat, cause) = (you(game), cause(game));
    if let Some(&chance) = digivolve::chances(Query::on(game), seat, card, unit, false).first() {
        digivolve::by_effect(game, seat, card, vec![unit], chance, Paying::Free, cause);
    } else {
        nothing(game);
    }
}

/// 16-25-3: may be done or not; asked only if a Digimon fits. Is it to be done?
fn agreed(game: &mut Game, running: &mut Running, digimon: &Target) -> bool {
    let (Some(activation), Target::Choose(choose)) = (game.activation(), digimon) else { return false };
    let fits = !Query::on(game).candidates(Standpoint::within(activation), choose, Purpose::Any).is_empty();
    let yes = if fits {
        let Some(yes) = super::structure::yes_or_no(game, running, Ask::Optional) else {
            return false;
        };
        yes
    } else {
        false
    };
    if yes {
        crate::effects::activation::count_use(game);
    } else {
        advance(game, running);
        nothing(game);
    }
    yes
}

/// 9-1 by an effect.
pub(super) fn use_card(
    game: &mut Game,
    mut running: Running,
    what: &Target,
    cost: &CostRule,
    ignoring_colors: bool,
) {
    let purpose = if ignoring_colors { Purpose::UseOfAnyColor } else { Purpose::Use };
    let Some(things) = target::resolve(game, &mut running, 0, what, purpose) else { return };
    advance(game, &running);
    let cards = cards(game, &things);
    if cards.is_empty() {
        return nothing(game);
    }
    let (seat, cause, paying) = (you(game), cause(game), paying(game, cost));
    // 9-1-7: one after the other, the first chosen first.
    for card in cards.into_iter().rev() {
        game.push(Frame::Use(Box::new(Using {
            card,
            seat,
            cause,
            paying,
            change: 0,
            ignoring_colors,
            stage: UseStage::Announce,
        })));
    }
}

/// 10-1 by an effect.
pub(super) fn link(game: &mut Game, mut running: Running, what: &Target, to: &Target, cost: &CostRule) {
    let Some(things) = target::resolve(game, &mut running, 0, what, Purpose::LinkCard) else { return };
    let purpose = cards(game, &things).first().map_or(Purpose::Any, |card| Purpose::LinkTo(card.card));
    let Some(units) = target::resolve(game, &mut running, 1, to, purpose) else { return };
    advance(game, &running);
    let (false, Some(&Thing::Unit(to))) = (things.is_empty(), units.first()) else { return nothing(game) };
    let (seat, cause, paying) = (you(game), cause(game), paying(game, cost));
    for what in things.into_iter().rev() {
        let linking = Linking { what, to, seat, cause, paying, change: 0, stage: LinkStage::Announce };
        game.push(Frame::Link(Box::new(linking)));
    }
}

pub(super) fn hatch(game: &mut Game, running: &Running) {
    advance(game, running);
    let seat = you(game);
    if terms::hatch::can(game, seat) {
        terms::hatch::hatch(game, seat);
        went(game, Outcome::Fully);
    } else {
        nothing(game);
    }
}
