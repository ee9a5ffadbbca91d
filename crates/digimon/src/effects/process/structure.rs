//! DCG 15-6, 15-7, 15-9, 15-15-7, 15-15-9, 18-1, 18-2: how the steps of an effect hang together.

use super::{advance, amount, target, times, went, you};
use crate::effects::activation::{count_use, running as start_of};
use crate::effects::choice::Purpose;
use crate::effects::language::{
    Amount, Block, Condition, Destination, Moment, Slot, Step, Target, When, Whose,
};
use crate::effects::{activate_other, by as optional_condition, immediate};
use crate::game::Game;
use crate::other;
use crate::query::{Query, Standpoint};
use crate::state::{Ask, Choice, Deferred, DeferredWhat, Due, Frame, Outcome, Running, Thing, What};
use table::Seat;

fn run_block(game: &mut Game, block: &Block) {
    game.push(Frame::Block(start_of(block.id)));
}

/// Asks yes or no; nothing while it is being asked.
pub(super) fn yes_or_no(game: &mut Game, running: &mut Running, ask: Ask) -> Option<bool> {
    if let Some(choice) = running.returned.take_answer() {
        let holder = game.activation().map(|activation| activation.holder);
        if let (Choice::No, Some(holder)) = (choice, holder) {
            game.note(&["15-9-2-2"], |game| What::Declined { holder, card: game.label(holder.card.card) });
        }
        return Some(choice == Choice::Yes);
    }
    let (seat, about) = (you(game), game.activation().map(|activation| activation.holder));
    game.push(Frame::Block(running.clone()));
    game.ask(seat, ask, about, vec![Choice::Yes, Choice::No]);
    None
}

/// 15-9-2: an optional process.
pub(super) fn may(game: &mut Game, mut running: Running, block: &Block) {
    if running.returned.answer().is_none() && !can_do_anything(game, block) {
        went(game, Outcome::NotDone);
        return advance(game, &running);
    }
    let Some(yes) = yes_or_no(game, &mut running, Ask::Optional) else { return };
    advance(game, &running);
    if yes {
        count_use(game);
        run_block(game, block);
    } else {
        went(game, Outcome::NotDone);
    }
}

/// Does the first process of the block have anything to act on?
fn can_do_anything(game: &Game, block: &Block) -> bool {
    let Some(activation) = game.activation() else { return false };
    crate::effects::can_start(Query::on(game), Standpoint::within(activation), &block.steps)
}

/// 15-7: the player chooses whether to do it, able or not (15-7-4). Where the whole effect was
/// declared it is not asked again (15-8-4-4-1).
/// 15-7-5: whatever may come of the rest.
pub(super) fn by(game: &mut Game, mut running: Running, cost: &Block, then: &Block) {
    let declared = game.activation().is_some_and(|activation| activation.declared_main) && running.step == 0;
    let yes = declared || {
        let Some(yes) = yes_or_no(game, &mut running, Ask::By) else { return };
        yes
    };
    advance(game, &running);
    if yes {
        optional_condition::begin(game, cost.id, then.id);
    } else {
        went(game, Outcome::NotDone);
    }
}

/// 15-6-2: the condition is for this one process.
pub(super) fn if_then(
    game: &mut Game,
    running: &Running,
    condition: &Condition,
    then: &Block,
    otherwise: &Block,
) {
    advance(game, running);
    let Some(activation) = game.activation() else { return };
    let known = judged(game, activation, running);
    if known.unwrap_or_else(|| Query::on(game).is_true(Standpoint::within(activation), condition)) {
        run_block(game, then);
    } else {
        run_block(game, otherwise);
    }
}

/// 15-8-3-9-4: the answer as it was when the effect triggered by leaving.
fn judged(game: &Game, activation: &crate::state::Activation, running: &Running) -> Option<bool> {
    let crate::effects::language::Does::Run(top) = &game.effect_of(activation.holder.effect).does else {
        return None;
    };
    let happened = activation.happened.as_ref().filter(|_| top.id == running.block)?;
    happened.judged.iter().find(|(step, _)| *step == running.step).map(|(_, answer)| *answer)
}

/// 18-2-2: the player may do the second instead of the first.
pub(super) fn may_instead(game: &mut Game, mut running: Running, first: &Block, second: &Block) {
    if running.stage == 0 {
        let Some(yes) = yes_or_no(game, &mut running, Ask::Instead) else { return };
        if !yes {
            advance(game, &running);
            count_use(game);
            return run_block(game, first);
        }
        running.stage = 2;
    }
    // What is put in its place is optional itself.
    let Some(yes) = yes_or_no(game, &mut running, Ask::Optional) else { return };
    advance(game, &running);
    if yes {
        count_use(game);
        run_block(game, second);
    }
}

/// Chooses blocks one after the other and does them (15-15-9-2: in any order).
pub(super) fn modes(game: &mut Game, mut running: Running, n: &Amount, blocks: &[Block]) {
    if let Some(Choice::Mode(mode)) = running.returned.take_answer() {
        // The chosen ones are remembered as bits of `times`.
        running.times |= 1 << mode;
        game.push(Frame::Block(running));
        return run_block(game, &blocks[mode as usize]);
    }
    let most = amount(game, n);
    let open: Vec<Choice> =
        (0..blocks.len() as u8).filter(|mode| running.times & (1 << mode) == 0).map(Choice::Mode).collect();
    if running.times.count_ones() as i32 >= most || open.is_empty() {
        return advance(game, &running);
    }
    let (seat, about) = (you(game), game.activation().map(|activation| activation.holder));
    game.push(Frame::Block(running));
    game.ask(seat, Ask::Mode, about, open);
}

/// 15-15-9: other effects are activated within this one.
pub(super) fn activate(
    game: &mut Game,
    mut running: Running,
    of: &Target,
    timing: &When,
    n: Option<&Amount>,
) {
    let Some(mut things) = target::resolve(game, &mut running, 0, of, Purpose::Any) else { return };
    // 15-7-1: this card's own effects, also after the effect has moved it.
    if let (Target::ThisCard, Some(activation)) = (of, game.activation())
        && things.is_empty()
    {
        things.push(Thing::Card(game.card_ref(activation.holder.card.card)));
    }
    let n = n.map(|n| usize::from(times(game, n)));
    advance(game, &running);
    let holders = activate_other::find(game, &things, timing);
    went(game, if holders.is_empty() { Outcome::NotDone } else { Outcome::Fully });
    activate_other::begin(game, holders, n);
}

pub(super) fn repeat(game: &mut Game, mut running: Running, n: &Amount, block: &Block) {
    if running.stage == 0 {
        running.stage = 2;
        running.times = times(game, n).into();
    }
    if running.times <= 0 {
        return advance(game, &running);
    }
    running.times -= 1;
    game.push(Frame::Block(running));
    run_block(game, block);
}

/// One after the other; each is what the slot means meanwhile.
pub(super) fn for_each(game: &mut Game, mut running: Running, what: &Target, slot: Slot, block: &Block) {
    if running.targets.is_empty() {
        let Some(things) = target::resolve(game, &mut running, 0, what, Purpose::Any) else { return };
        running.left = things.into_iter().rev().collect();
    }
    let Some(thing) = running.left.pop() else { return advance(game, &running) };
    target::remember(game, slot, vec![thing]);
    game.push(Frame::Block(running));
    run_block(game, block);
}

/// 18-1-1: the block waits for its moment.
pub(super) fn later(game: &mut Game, running: &Running, moment: Moment, block: &Block) {
    advance(game, running);
    let Some(activation) = game.activation() else { return };
    let you = activation.holder.you;
    let when = match moment {
        Moment::EndOfTurn => Due::EndOfTurn,
        Moment::EndOfYourTurn => Due::EndOfTurnOf(you),
        Moment::EndOfOpponentsTurn => Due::EndOfTurnOf(you.other()),
        Moment::EndOfBattle => Due::EndOfBattle,
        Moment::EndOfAttack => Due::EndOfAttack,
        Moment::BeforeEndOfAttack => Due::BeforeEndOfAttack,
        Moment::StartOfYourTurn => Due::StartOfTurnOf(you),
        Moment::StartOfOpponentsTurn => Due::StartOfTurnOf(you.other()),
    };
    let deferred = Deferred {
        when,
        holder: activation.holder,
        kinds: activation.kinds,
        what: DeferredWhat::Steps(block.id),
        slots: activation.slots.clone(),
        done: activation.done.clone(),
        happened: activation.happened.clone(),
    };
    other::deferred::defer(game, deferred);
    went(game, Outcome::Fully);
}

pub(super) fn declare(game: &mut Game, mut running: Running, least: &Amount, most: &Amount) {
    if let Some(Choice::Number(n)) = running.returned.take_answer() {
        if let Some(activation) = game.activation_mut() {
            activation.declared = n;
        }
        return advance(game, &running);
    }
    let (least, most) = (amount(game, least), amount(game, most));
    let (seat, about) = (you(game), game.activation().map(|activation| activation.holder));
    if most < least {
        return advance(game, &running);
    }
    game.push(Frame::Block(running));
    game.ask(seat, Ask::Number, about, (least..=most).map(Choice::Number).collect());
}

/// 15-10-1: the named player carries this part out; for them "you" is themselves.
pub(super) fn as_player(game: &mut Game, running: &Running, whose: Whose, block: &Block) {
    advance(game, running);
    let before = you(game);
    for seat in super::seats(game, whose).into_iter().rev() {
        game.push(Frame::Voice(before));
        run_block(game, block);
        game.push(Frame::Voice(seat));
    }
}

/// "You" means this seat from here on.
pub(crate) fn restore_voice(game: &mut Game, seat: Seat) {
    if let Some(activation) = game.activation_mut() {
        activation.voice = seat;
    }
}

/// 15-8-5-2: those are struck off what would happen.
pub(super) fn prevent(game: &mut Game, mut running: Running, what: &Target) {
    let Some(things) = target::resolve(game, &mut running, 0, what, Purpose::Any) else { return };
    advance(game, &running);
    let labels = game.labels(&things);
    let done = immediate::strike(game, &things);
    went(game, if done { Outcome::Fully } else { Outcome::NotDone });
    if done {
        game.note(&["15-8-5-2"], |_| What::Prevented(labels));
    }
}

/// 7-1-2-2, 8-1-2-5: the cost that is about to be paid goes up or down.
pub(super) fn change_cost(game: &mut Game, running: &Running, by: &Amount) {
    let by = amount(game, by);
    advance(game, running);
    crate::terms::memory::change_open_cost(game, by);
    went(game, Outcome::Fully);
}

/// The cost that is about to be paid is this, before other changes.
pub(super) fn set_cost(game: &mut Game, running: &Running, to: &Amount) {
    let to = amount(game, to);
    advance(game, running);
    crate::terms::memory::set_open_cost(game, to);
    went(game, Outcome::Fully);
}

/// 1-3-11-4: the card about to be played may take DigiXros materials from there, too.
pub(super) fn widen_digixros(game: &mut Game, running: &Running) {
    advance(game, running);
    let Some(holder) = game.activation().map(|activation| activation.holder) else { return };
    let wider = crate::state::Wider { block: running.block, step: running.step, holder };
    for frame in game.state.frames_mut().iter_mut().rev() {
        if let Frame::Play(playing) = frame {
            playing.wider.push(wider);
            return went(game, Outcome::Fully);
        }
    }
}

/// 18-2-1: this happens instead of what would happen.
/// 18-2-3: without a choice, where the effect leaves none.
pub(super) fn instead_of_it(game: &mut Game, running: &Running, block: &Block) {
    advance(game, running);
    immediate::replace(game);
    run_block(game, block);
}

/// 1-2-6: the player wins when the effect has been resolved.
pub(super) fn win(game: &mut Game, running: &Running, whose: Whose) {
    advance(game, running);
    let seat = super::seats(game, whose).first().copied();
    if let Some(activation) = game.activation_mut() {
        activation.winner = activation.winner.or(seat);
    }
}

pub(super) fn lose(game: &mut Game, running: &Running, whose: Whose) {
    advance(game, running);
    let seat = super::seats(game, whose).first().copied();
    if let Some(activation) = game.activation_mut() {
        activation.winner = activation.winner.or(seat.map(Seat::other));
    }
}

impl Step {
    /// The target that the step acts on first, if it has one, and what for.
    pub(crate) fn acts_on(&self) -> Option<(&Target, Purpose)> {
        let target = *self.targets().first()?;
        let purpose = match self {
            Step::Delete(_) => Purpose::Delete,
            Step::Suspend(_) => Purpose::Suspend,
            Step::Unsuspend(_) => Purpose::Unsuspend,
            Step::Put(_, Destination::Trash) => Purpose::Trash,
            Step::Put(..) => Purpose::Put,
            Step::TrashTopCard(_) => Purpose::TrashTop,
            Step::Play { .. } => Purpose::Play,
            Step::Use { ignoring_colors: false, .. } => Purpose::Use,
            Step::Use { .. } => Purpose::UseOfAnyColor,
            Step::Link { .. } => Purpose::LinkCard,
            Step::SwitchTarget(_) => Purpose::Switch,
            Step::Memory(..)
            | Step::SetMemory(..)
            | Step::Draw(..)
            | Step::Recover(..)
            | Step::DeDigivolve(..)
            | Step::TrashDigivolutionCards(..)
            | Step::Flip(..)
            | Step::Give(..)
            | Step::GivePlayer(..)
            | Step::PlayToken(..)
            | Step::Digivolve { .. }
            | Step::AppFuse { .. }
            | Step::DnaDigivolve { .. }
            | Step::Hatch
            | Step::Move(_)
            | Step::Attack { .. }
            | Step::Blitz(_)
            | Step::SwitchTargetToPlayer
            | Step::EndAttack
            | Step::Battle(..)
            | Step::Reveal(..)
            | Step::PutRest(_)
            | Step::Look(_)
            | Step::Shuffle(..)
            | Step::May(_)
            | Step::By(..)
            | Step::If(..)
            | Step::MayInstead(..)
            | Step::ChooseModes(..)
            | Step::Activate { .. }
            | Step::Repeat(..)
            | Step::ForEach(..)
            | Step::Later(..)
            | Step::Declare(..)
            | Step::Select(_)
            | Step::AsPlayer(..)
            | Step::DigiBurst(_)
            | Step::Delay
            | Step::Save
            | Step::MindLink(_)
            | Step::BlastDigivolve
            | Step::Prevent(_)
            | Step::WidenDigiXros(..)
            | Step::ChangeCost(_)
            | Step::SetCost(_)
            | Step::InsteadOfIt(_)
            | Step::PayCost(_)
            | Step::Win(_)
            | Step::Lose(_)
            | Step::Nothing => Purpose::Any,
        };
        Some((target, purpose))
    }
}
