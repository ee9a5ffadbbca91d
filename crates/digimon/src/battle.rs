//! DCG 14: battle.

use crate::game::Game;
use crate::keywords::{iceclad, piercing};
use crate::other::deferred;
use crate::pipe::{self, Made};
use crate::query::Query;
use crate::state::{
    BattleStage, Battling, CardId, Cause, Change, Clause, Due, Frame, Thing, UnitId, Until, What,
};

pub(crate) fn step(game: &mut Game, battling: Box<Battling>) {
    match battling.stage {
        BattleStage::Compare => compare(game, battling),
        BattleStage::Deleted => deleted(game, battling),
        BattleStage::Ended => ended(game, battling),
        BattleStage::Over => over(game),
    }
}

/// 14-2-1, 14-2-2: the lower one loses, both lose if they are equal; Digimon that lose are
/// deleted at once. A Security Digimon that loses is not deleted (14-2-3).
fn compare(game: &mut Game, mut battling: Box<Battling>) {
    battling.stage = BattleStage::Deleted;
    let (one, two) = (Thing::Unit(battling.one), battling.two);
    let query = Query::on(game);
    let Some((left, right)) = strengths(query, one, two) else { return game.push(Frame::Battle(battling)) };
    battling.tops = [one, two].iter().filter_map(|&thing| query.card_of(thing)).collect();
    let clauses = clauses(iceclad::compare(query, one, two).is_some(), left == right);
    game.push(Frame::Battle(battling));
    pipe::commit_by(game, &Change::Battle { strengths: (left, right) }, &[one, two], Cause::Battle, clauses);
    let mut losers = Vec::new();
    if left <= right {
        losers.push(one);
    }
    if right <= left && matches!(two, Thing::Unit(_)) {
        losers.push(two);
    }
    if !losers.is_empty() {
        pipe::propose(game, Change::Delete, losers, Cause::Battle);
    }
}

/// 14-2-1: the two battle; the attack remembers whom its Digimon has battled.
pub(crate) fn meet(game: &mut Game, subjects: &[Thing], strengths: (i32, i32), made: &mut Made) {
    let &[one, two] = subjects else { return };
    if let (Some(one), Some(two)) = (game.label_of(one), game.label_of(two)) {
        made.tell(game, &["14-2-1"], |_| What::Battled { one, two, dp: strengths });
    }
    if let Thing::Unit(unit) = two {
        game.state.board_mut(made).set_battled(unit);
    }
}

fn clauses(iceclad: bool, equal: bool) -> &'static [Clause] {
    match (iceclad, equal) {
        (true, true) => &["14-2-1", "16-34-1", "16-34-4-3"],
        (true, false) => &["14-2-1", "16-34-1", "16-34-4-1", "16-34-4-2"],
        (false, true) => &["14-2-1", "14-2-1-3"],
        (false, false) => &["14-2-1", "14-2-1-1", "14-2-1-2"],
    }
}

/// DP, or the number of digivolution cards if one of them has Iceclad (16-34).
fn strengths(query: Query<'_>, one: Thing, two: Thing) -> Option<(i32, i32)> {
    if let Some(cards) = iceclad::compare(query, one, two) {
        return Some(cards);
    }
    Some((query.dp_against(one, two)?, query.dp_against(two, one)?))
}

/// 14-2-4: who deleted whom; and then everything that triggered is settled.
fn deleted(game: &mut Game, mut battling: Box<Battling>) {
    battling.stage = BattleStage::Ended;
    let (one, two) = (battling.one, battling.two);
    let (tops, gone) = (battling.tops.clone(), battling.deleted.clone());
    game.push(Frame::Battle(battling));
    game.push(Frame::Settle);
    if let (Thing::Unit(two), &[one_card, two_card]) = (two, &tops[..]) {
        if gone.contains(&two) {
            victory(game, (one, one_card), two_card);
        }
        if gone.contains(&one) {
            victory(game, (two, two_card), one_card);
        }
    }
}

/// One has deleted the other in battle, whether it is still there itself or not.
fn victory(game: &mut Game, winner: (UnitId, CardId), loser: CardId) {
    let there = game.unit(winner.0).is_some();
    let subject = if there { Thing::Unit(winner.0) } else { Thing::Card(game.card_ref(winner.1)) };
    let loser = game.card_ref(loser);
    pipe::commit(game, &Change::WinBattle { loser }, &[subject], Cause::Battle);
    if there {
        piercing::trigger(game, winner.0);
    }
}

/// 14-2-5: the battle ends, and what waited for its end comes due.
fn ended(game: &mut Game, mut battling: Box<Battling>) {
    battling.stage = BattleStage::Over;
    let one = battling.one;
    game.push(Frame::Battle(battling));
    game.push(Frame::Settle);
    pipe::commit(game, &Change::EndBattle, &[Thing::Unit(one)], Cause::Battle);
    deferred::come_due(game, &[Due::EndOfBattle]);
}

fn over(game: &mut Game) {
    pipe::commit(game, &Change::Expire(Until::EndOfBattle), &[], Cause::Rule);
}

/// 14-2-2: the battle remembers whom it deleted.
pub(crate) fn remember_deleted(game: &mut Game, deleted: &[Thing], cause: Cause) {
    if cause != Cause::Battle {
        return;
    }
    for frame in game.state.frames_mut().iter_mut().rev() {
        if let Frame::Battle(battling) = frame {
            battling.deleted.extend(deleted.iter().filter_map(|&thing| thing.as_unit()));
            return;
        }
    }
}

/// 16-12-1: whom these are in battle with, if that one is not deleted together with them.
pub(crate) fn opponents_of(game: &Game, losers: &[Thing], cause: Cause) -> Vec<Thing> {
    if cause != Cause::Battle {
        return Vec::new();
    }
    let query = Query::on(game);
    let opponents = losers.iter().filter_map(|&thing| query.battling(thing.as_unit()));
    opponents.filter(|other| !losers.contains(other)).collect()
}

impl Query<'_> {
    /// Whom the unit is in battle with now.
    pub fn battling(self, unit: Option<UnitId>) -> Option<Thing> {
        let unit = unit?;
        self.game.state.frames().iter().rev().find_map(|frame| {
            let Frame::Battle(battling) = frame else { return None };
            let Battling { one, two, .. } = **battling;
            if one == unit { Some(two) } else { (two == Thing::Unit(unit)).then_some(Thing::Unit(one)) }
        })
    }
}
