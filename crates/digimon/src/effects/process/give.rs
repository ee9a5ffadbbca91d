//! DCG 15-13, 15-15-2: giving effects that last.

use super::{advance, cause, seats, target, went};
use crate::effects::choice::Purpose;
use crate::effects::language::{Duration, Modifier, Target, Whose};
use crate::game::Game;
use crate::pipe::{self, Made};
use crate::query::{Query, Standpoint};
use crate::state::{Cause, Change, GivenRef, GivenTo, Giving, Outcome, Running, Thing, Until, What};
use table::Seat;

pub(super) fn to_cards(
    game: &mut Game,
    mut running: Running,
    what: &Target,
    modifiers: &[Modifier],
    duration: Duration,
) {
    // 15-11-2-2: "all" is not a list of those there now; it holds for later ones, too.
    if matches!(what, Target::All(_)) {
        give(game, &running, modifiers, duration, &[GivenTo::All]);
        return;
    }
    let (several, all) = if let Target::Together(parts) = what { apart(parts) } else { (None, false) };
    let named = several.as_ref().unwrap_or(what);
    let Some(things) = target::resolve(game, &mut running, 0, named, Purpose::Any) else { return };
    let mut to: Vec<GivenTo> = things.iter().map(|&thing| given_to(thing)).collect();
    to.extend(all.then_some(GivenTo::All));
    give(game, &running, modifiers, duration, &to);
}

/// The parts that mean something now, and whether one means all of a kind.
fn apart(parts: &[Target]) -> (Option<Target>, bool) {
    let (all, named): (Vec<&Target>, Vec<&Target>) =
        parts.iter().partition(|part| matches!(part, Target::All(_)));
    (Some(Target::Together(named.into_iter().cloned().collect())), !all.is_empty())
}

pub(super) fn to_players(
    game: &mut Game,
    running: &Running,
    whose: Whose,
    modifiers: &[Modifier],
    duration: Duration,
) {
    let to: Vec<GivenTo> = seats(game, whose).into_iter().map(GivenTo::Player).collect();
    give(game, running, modifiers, duration, &to);
}

fn given_to(thing: Thing) -> GivenTo {
    match thing {
        Thing::Unit(unit) => GivenTo::Unit(unit),
        Thing::Card(card) => GivenTo::Card(card),
        Thing::Player(seat) => GivenTo::Player(seat),
    }
}

fn give(game: &mut Game, running: &Running, modifiers: &[Modifier], duration: Duration, to: &[GivenTo]) {
    advance(game, running);
    went(game, if to.is_empty() { Outcome::NotDone } else { Outcome::Fully });
    let cause = cause(game);
    let Cause::Effect(source) = cause else { return };
    for &to in to {
        let gift = |(nth, modifier): (usize, &Modifier)| {
            let what = GivenRef { block: running.block, step: running.step, nth: nth as u16 };
            (what, fixed_amount(game, modifier))
        };
        let gifts = modifiers.iter().enumerate().map(gift).collect();
        let giving = Giving { to, gifts, source, until: until(game, duration, to) };
        pipe::commit(game, &Change::Give(Box::new(giving)), &[], cause);
    }
}

/// 15-13-1: the receiver has these until they end.
/// 15-15-2-2
pub(crate) fn make(game: &mut Game, giving: &Giving, made: &mut Made) {
    game.state.board_mut(made).give(giving);
    made.tell(game, &["15-15-2-1", "15-13-1"], |game| What::Gave { to: receiver(game, giving.to) });
}

fn receiver(game: &Game, to: GivenTo) -> Option<crate::state::Label> {
    match to {
        GivenTo::Unit(unit) => game.label_of(Thing::Unit(unit)),
        GivenTo::Card(card) => Some(game.label(card.card)),
        GivenTo::All | GivenTo::Player(_) => None,
    }
}

/// 15-8-3-7: what an effect counts, it counts when it is carried out.
fn fixed_amount(game: &Game, modifier: &Modifier) -> i32 {
    let (Modifier::Dp(amount)
    | Modifier::DpInBattleWith(_, amount)
    | Modifier::SecurityAttack(amount)
    | Modifier::Cost(_, _, amount)
    | Modifier::PlayCost(amount)
    | Modifier::DeletionMaximum(amount)) = modifier
    else {
        return 0;
    };
    game.activation().map_or(0, |activation| Query::on(game).amount(Standpoint::within(activation), amount))
}

fn until(game: &Game, duration: Duration, to: GivenTo) -> Until {
    let (turn, you) = (game.state.turn(), super::you(game));
    let mine = |whose: Whose| match whose {
        Whose::Yours | Whose::Any => game.state.turn_player() == you,
        Whose::Opponents => game.state.turn_player() != you,
    };
    match duration {
        Duration::Turn => Until::EndOfTurn(turn),
        Duration::UntilEndOfTurn(whose) => Until::EndOfTurn(if mine(whose) { turn } else { turn + 1 }),
        Duration::UntilEndOfNextTurn(whose) => {
            Until::EndOfTurn(if mine(whose) { turn + 2 } else { turn + 1 })
        }
        Duration::Attack => Until::EndOfAttack,
        Duration::Battle => Until::EndOfBattle,
        Duration::NextUnsuspendPhase => Until::UnsuspendPhase(owner(game, to).unwrap_or(you)),
        Duration::Permanent => Until::Forever,
        Duration::WhileThisInPlay => game
            .activation()
            .map_or(Until::EndOfTurn(turn), |activation| Until::WhileInPlay(activation.holder.card)),
    }
}

fn owner(game: &Game, to: GivenTo) -> Option<Seat> {
    match to {
        GivenTo::Unit(unit) => game.unit(unit).map(|unit| unit.owner),
        GivenTo::Card(card) => Some(game.owner(card.card)),
        GivenTo::Player(seat) => Some(seat),
        // The unsuspend phase of the other player, where all of theirs are meant.
        GivenTo::All => game.activation().map(|activation| activation.voice.other()),
    }
}
