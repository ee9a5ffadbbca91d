//! DCG 15-4-1, 15-8-4: activating an effect, and what is declared in the main phase.

use crate::areas::Spot;
use crate::effects::language::{BlockId, Condition, Does, Place, Step};
use crate::effects::{by, icons, kinds};
use crate::game::Game;
use crate::pipe::{self, Made};
use crate::query::{Query, Standpoint};
use crate::state::{
    Activation, Cause, Change, Frame, Happened, Holder, Outcome, Returned, Running, Thing, What,
};
use table::Seat;

/// A new activation with nothing chosen and nothing done yet.
pub(crate) fn blank(game: &Game, holder: Holder, happened: Option<Box<Happened>>) -> Activation {
    Activation {
        holder,
        kinds: kinds::of(Query::on(game), &holder),
        voice: holder.you,
        happened,
        slots: Vec::new(),
        done: Vec::new(),
        declared: 0,
        revealed: Vec::new(),
        has_open: None,
        last: Outcome::NotDone,
        intended: 0,
        cost_failed: false,
        counted: false,
        declared_main: false,
        immediate: false,
        winner: None,
        paying_cost: false,
    }
}

/// Starts to carry out an effect. What triggers meanwhile is derived from it (15-4-5-1).
pub(crate) fn start(game: &mut Game, holder: Holder, happened: Option<Box<Happened>>) {
    let activation = blank(game, holder, happened);
    begin(game, activation);
}

/// As [`start`], declared by the player in the main phase (15-8-4-2).
pub(crate) fn start_declared(game: &mut Game, holder: Holder) {
    let activation = Activation { declared_main: true, ..blank(game, holder, None) };
    begin(game, activation);
}

pub(crate) fn begin(game: &mut Game, activation: Activation) {
    let holder = activation.holder;
    let Some(block) = steps(game, &holder) else { return };
    // 15-4-3-2: what cuts in or is activated within an effect is part of its processing.
    if !activation.immediate && game.activation().is_none() {
        game.state.begin_batch();
    }
    game.state.count_activation();
    game.push(Frame::Activation(Box::new(activation)));
    game.push(Frame::Block(running(block)));
}

/// 15-14-2-1: an effect in the hand is activated by showing the card. One that its player is not asked about, or
/// declines, is not activated, and its card stays hidden.
fn show_from_hand(game: &mut Game, holder: Holder) {
    let card = holder.card.card;
    if game.effect_of(holder.effect).icons.place == Place::Hand && matches!(game.spot(card), Spot::Hand(_)) {
        let card = [Thing::Card(game.card_ref(card))];
        pipe::commit_by(game, &Change::Show, &card, Cause::Rule, &["15-14-2-1"]);
    }
}

/// The start of a block of steps.
pub(crate) fn running(block: BlockId) -> Running {
    Running {
        block,
        step: 0,
        returned: Returned::Nothing,
        targets: Vec::new(),
        stage: 0,
        left: Vec::new(),
        times: 0,
    }
}

fn steps(game: &Game, holder: &Holder) -> Option<BlockId> {
    match &game.effect_of(holder.effect).does {
        Does::Run(block) => Some(block.id),
        Does::Hold(_) => None,
    }
}

/// All processes of the effect are done (15-1-4).
pub(crate) fn finish(game: &mut Game, activation: Activation) {
    crate::effects::reveal::put_back(game, activation.revealed);
    if let Some(seat) = activation.winner {
        crate::overview::winning::win(game, seat, &["1-2-6"]);
    }
}

/// 15-14-1-1: the use is spent when the player chooses to carry the effect out.
pub(crate) fn count_use(game: &mut Game) {
    let Some(activation) = game.activation_mut() else { return };
    if !activation.counted {
        activation.counted = true;
        let holder = activation.holder;
        show_from_hand(game, holder);
        pipe::commit(game, &Change::Activate(holder), &[], Cause::Rule);
    }
}

/// 15-14-1-1, 11-3-2: one use more this turn, and if it is a [Counter] effect, the one of this attack.
pub(crate) fn make(game: &mut Game, holder: Holder, made: &mut Made) {
    let activated = |game: &Game| What::Activated { holder, card: game.label(holder.card.card) };
    made.tell(game, &["15-4-1-1", "15-1-6"], activated);
    icons::count_use(game, &holder, made);
    crate::effects::pending::countered(game, &holder, made);
}

/// 15-6-3: is at least one of its processes free of a condition, or its condition met?
pub(crate) fn has_something_to_do(game: &Game, holder: &Holder, happened: Option<&Happened>) -> bool {
    let Does::Run(block) = &game.effect_of(holder.effect).does else { return false };
    let trial = blank(game, *holder, happened.cloned().map(Box::new));
    let query = Query::on(game);
    let standpoint = Standpoint::within(&trial);
    (0u16..).zip(&block.steps).any(|(nth, step)| {
        if let Step::If(condition, _, otherwise) = step {
            let known = happened.and_then(|happened| happened.judged.iter().find(|(step, _)| *step == nth));
            let met = || known.map_or_else(|| query.is_true(standpoint, condition), |(_, answer)| *answer);
            !otherwise.steps.is_empty() || depends_on_effect(condition) || met()
        } else if let Step::By(cost, _) = step {
            // 16-13-2, 16-16-3: what Digi-Burst and Delay ask for is a condition.
            !matches!(cost.steps.first(), Some(Step::DigiBurst(_) | Step::Delay))
                || by::can_pay(query, standpoint, &cost.steps)
        } else {
            !step.follows_up()
        }
    })
}

/// Conditions about what the effect itself has done are not known beforehand.
pub(crate) fn depends_on_effect(condition: &Condition) -> bool {
    match condition {
        Condition::Did(_) | Condition::DidTo(..) | Condition::IfYouDo => true,
        Condition::Not(inner) => depends_on_effect(inner),
        Condition::All(all) | Condition::AnyOf(all) => all.iter().any(depends_on_effect),
        Condition::Any(..)
        | Condition::None(..)
        | Condition::Compare(..)
        | Condition::Is(..)
        | Condition::YourTurn
        | Condition::OpponentsTurn
        | Condition::InPhase(..)
        | Condition::DnaDigivolving
        | Condition::DigiXrosing(..)
        | Condition::Assembling
        | Condition::CameFrom(..)
        | Condition::Blitzing
        | Condition::WasFaceUp
        | Condition::ThisTurn(..)
        | Condition::Came(..)
        | Condition::PlayedBy(_)
        | Condition::Attacking
        | Condition::Battling(..) => false,
    }
}

/// 15-8-4: the activation effects that the player may declare now.
/// 15-8-4-1: whenever the player may act in the main phase.
pub(crate) fn declarable(game: &Game, seat: Seat) -> Vec<Holder> {
    let query = Query::on(game);
    let mut holders = mains(query, seat);
    holders.retain(|holder| hindrance(query, holder).is_none());
    holders
}

/// The player's activation effects, whether they may be declared now or not.
pub(crate) fn mains(query: Query<'_>, seat: Seat) -> Vec<Holder> {
    let wanted = crate::library::Awaits { main: true, ..Default::default() };
    let mut holders = query.waiting(wanted, &[]);
    holders.retain(|holder| holder.you == seat);
    holders
}

/// What keeps an activation effect from being declared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Hindrance {
    /// 15-16-8
    Turn,
    /// 15-14-1-2
    Used,
    /// 9-1-1: it is for using the Option card.
    OptionText,
    /// 15-8-4-3-1
    Condition,
    /// 15-8-4-4-1: its "by" cannot be carried out.
    Cost,
}

pub(crate) fn hindrance(query: Query<'_>, holder: &Holder) -> Option<Hindrance> {
    let game = query.game;
    let effect = game.effect_of(holder.effect);
    let Does::Run(block) = &effect.does else { return Some(Hindrance::OptionText) };
    if !query.in_turn(holder.you, effect.turn) {
        return Some(Hindrance::Turn);
    }
    if !icons::can_be_used(game, holder) {
        return Some(Hindrance::Used);
    }
    if is_option_text(game, holder, block.id) {
        return Some(Hindrance::OptionText);
    }
    let trial = Activation { declared_main: true, ..blank(game, *holder, None) };
    let standpoint = Standpoint::within(&trial);
    if !has_something_to_do(game, holder, None) {
        return Some(Hindrance::Condition);
    }
    (!by::leading_costs_payable(query, standpoint, &block.steps)).then_some(Hindrance::Cost)
}

/// The [Main] effect of an Option card is for using it; in play only its Delay can be declared.
fn is_option_text(game: &Game, holder: &Holder, block: BlockId) -> bool {
    game.printed(holder.card.card).category == crate::card::Category::Option
        && holder.by == crate::state::HeldBy::Printed
        && holder.unit.is_some()
        && !by::starts_with_delay(game.library.block(block))
}
