//! DCG 6-5: the main phase and its actions.

use super::{is_ending, then};
use crate::effects::activation;
use crate::effects::language::Payment;
use crate::game::Game;
use crate::pipe::{self, Made};
use crate::query::Query;
use crate::state::{
    Ask, CardId, CardRef, Cause, Change, Choice, Facts, FieldArea, Frame, LinkStage, Linking, Paying, Phase,
    PlayStage, Playing, Resume, Returned, Thing, TurnStep, UnitId, UseStage, Using, Way, What,
};
use crate::terms::memory;
use crate::{attack, digivolve, link, play, use_option};
use table::Seat;

/// 15-16-13: effects of the start of the main phase.
pub(super) fn start(game: &mut Game) {
    if is_ending(game) {
        return game.push(Frame::Turn(TurnStep::End(Resume::MainStart)));
    }
    then(game, TurnStep::Main);
    pipe::commit_by(game, &Change::BeginPhase(Phase::Main), &[], Cause::Rule, &["6-5-1"]);
}

/// 6-5-1: any of the actions, any number of times, while nothing is left to settle.
pub(super) fn ask(game: &mut Game) {
    if is_ending(game) {
        return game.push(Frame::Turn(TurnStep::End(Resume::Main)));
    }
    let seat = game.state.turn_player();
    let options = options(game, seat);
    game.push(Frame::Turn(TurnStep::MainAnswered));
    game.ask(seat, Ask::MainPhase, None, options);
}

fn options(game: &Game, seat: Seat) -> Vec<Choice> {
    let query = Query::on(game);
    let mut options = Vec::with_capacity(32);
    options.push(Choice::Pass);
    for &card in &game.state.player(seat).hand {
        let card = game.card_ref(card);
        if play::can_be_played(query, seat, card) {
            options.push(Choice::Play(card.card));
        }
        if use_option::can_be_used(query, seat, card) {
            options.push(Choice::Use(card.card));
        }
        digivolve::options(query, seat, card, &mut options);
    }
    link::options(query, seat, &mut options);
    attack::declare::options(game, seat, &mut options);
    for holder in activation::declarable(game, seat) {
        let choice = Choice::Activate { card: holder.card.card, effect: holder.effect };
        if !options.contains(&choice) {
            options.push(choice);
        }
    }
    options
}

pub(super) fn answered(game: &mut Game, returned: &Returned) {
    let Some(choice) = returned.answer() else { return };
    let seat = game.state.turn_player();
    then(game, TurnStep::Main);
    match choice {
        Choice::Pass => pipe::commit(game, &Change::Pass(seat), &[], Cause::Rule),
        Choice::Play(card) => declare_play(game, seat, card),
        Choice::Use(card) => declare_use(game, seat, card),
        // 6-5-1-2-1, 6-5-1-2-3, 6-5-1-2-4: also by Burst Digivolution and App Fusion.
        Choice::Digivolve { card, unit, way } => {
            let card = game.card_ref(card);
            digivolve::declare(game, seat, card, vec![unit], way);
        }
        // 6-5-1-2-2
        Choice::DnaDigivolve { card, way: Way::Dna(nth) } => {
            let card = game.card_ref(card);
            digivolve::dna::declare(game, seat, card, nth);
        }
        // 6-5-1-4-1
        Choice::LinkCard { card, unit } => {
            let card = Thing::Card(game.card_ref(card));
            declare_link(game, seat, card, unit);
        }
        Choice::LinkUnit { what, unit } => declare_link(game, seat, Thing::Unit(what), unit),
        // 6-5-1-5-1
        Choice::Attack { unit, target } => {
            let licence = attack::declare::Licence::default();
            attack::declare::declare(game, unit, target, licence, Cause::Rule);
        }
        // 6-5-1-6-1
        Choice::Activate { card, effect } => declare_effect(game, seat, card, effect),
        Choice::Yes
        | Choice::No
        | Choice::Done
        | Choice::Card(_)
        | Choice::Unit(_)
        | Choice::Player(_)
        | Choice::Number(_)
        | Choice::Mode(_)
        | Choice::Top
        | Choice::Bottom
        | Choice::Effect(_)
        | Choice::Hatch
        | Choice::Move
        | Choice::DnaDigivolve { .. } => {}
    }
}

/// 6-5-1-7-1: the memory goes to 3 on the opponent's side.
pub(crate) fn hand_over(game: &mut Game, seat: Seat, made: &mut Made) {
    game.state.board_mut(made).set_memory(seat.other(), 3);
    made.tell(game, &["6-5-1-7-1"], |_| What::Passed(seat));
}

/// 6-5-1-1
/// 6-5-1-1-1; with DigiXros (6-5-1-1-2) or Assembly (6-5-1-1-3), where the card has it.
fn declare_play(game: &mut Game, seat: Seat, card: CardId) {
    let playing = Playing {
        cards: vec![game.card_ref(card)],
        seat,
        cause: Cause::Rule,
        paying: Paying::Printed(0),
        change: 0,
        to: FieldArea::Battle,
        suspended: false,
        stage: PlayStage::Announce,
        wider: Vec::new(),
        chosen: Vec::new(),
        under: Vec::new(),
        facts: Facts::default(),
    };
    game.push(Frame::Play(Box::new(playing)));
}

/// 6-5-1-3
/// 6-5-1-3-1
fn declare_use(game: &mut Game, seat: Seat, card: CardId) {
    let card: CardRef = game.card_ref(card);
    let paying = Paying::Printed(0);
    let using = Using {
        card,
        seat,
        cause: Cause::Rule,
        paying,
        change: 0,
        ignoring_colors: false,
        stage: UseStage::Announce,
    };
    game.push(Frame::Use(Box::new(using)));
}

/// 6-5-1-4
fn declare_link(game: &mut Game, seat: Seat, what: Thing, to: UnitId) {
    let paying = Paying::Printed(0);
    let linking =
        Linking { what, to, seat, cause: Cause::Rule, paying, change: 0, stage: LinkStage::Announce };
    game.push(Frame::Link(Box::new(linking)));
}

/// 6-5-1-6
fn declare_effect(game: &mut Game, seat: Seat, card: CardId, effect: crate::library::EffectId) {
    let holders = activation::declarable(game, seat);
    if let Some(&holder) = holders.iter().find(|holder| holder.card.card == card && holder.effect == effect) {
        activation::start_declared(game, holder);
    }
}

/// Can the cost be paid as it stands (1-3-11-1), or with what may still be taken off it? That is asked
/// for only if it matters; it is never above 0.
pub(crate) fn affordable(
    game: &Game,
    seat: Seat,
    payment: Payment,
    of: &[Thing],
    printed: i32,
    most_off: impl FnOnce() -> i32,
) -> bool {
    let payable = |change| {
        let cost = memory::cost(game, seat, payment, of, printed, Paying::Printed(0), change);
        memory::can_pay(game, seat, cost)
    };
    payable(0) || payable(most_off())
}
