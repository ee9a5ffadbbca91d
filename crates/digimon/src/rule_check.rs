//! DCG 17: rule checks; and settling, which goes on until nothing is left to process.

use crate::areas::battle;
use crate::card::Category;
use crate::effects::topic::Topics;
use crate::game::Game;
use crate::pipe::Made;
use crate::query::Query;
use crate::state::{
    Ask, AttackStep, Cause, Change, FieldArea, Frame, Pick, PutTo, Returned, Thing, Unit, UnitId, What,
};
use crate::{effects, link, other, pipe};

/// 6-1-3, 11-1-4, 15-4-3: rule checks and pending effects by turns; then an attack that was
/// declared meanwhile goes on.
/// 17-1-2-1, 17-1-2-2: never while a rule or an effect is being processed: those are frames above this one.
pub(crate) fn settle(game: &mut Game) {
    if other::endless_loop::watch(game) {
        return;
    }
    game.push(Frame::Settle);
    if check(game) {
        return;
    }
    if !game.state.pending().is_empty() {
        return effects::pending::choose(game, &Returned::Nothing);
    }
    // 11-1-3
    if game.state.attack().is_some_and(|attack| !attack.under_way) {
        pipe::commit(game, &Change::BeginTimings, &[], Cause::Rule);
        return game.push(Frame::Attack(AttackStep::Counter));
    }
    game.state.pop_frame();
}

/// 17-1-3: all that is to be done is done at the same time. Was there anything?
/// 15-4-3-3: what it triggers joins what waits.
fn check(game: &mut Game) -> bool {
    if !game.state.board().given_to_gone().is_empty() {
        pipe::commit(game, &Change::ExpireWithGone, &[], Cause::Rule);
    }
    effects::information::keep_time(game);
    effects::circular::keep(game);
    if !may_object(game) {
        return false;
    }
    let deleted = without_power(game);
    let misplaced = misplaced(game);
    let unfit = link::unfit(game);
    if !deleted.is_empty() {
        game.note(&["17-1-3-1"], |game| What::RuleChecked(game.labels(&deleted)));
        pipe::propose(game, Change::Delete, deleted.clone(), Cause::DpZero);
    }
    for &unit in &misplaced {
        pipe::commit(game, &Change::RuleOut, &[Thing::Unit(unit)], Cause::Rule);
    }
    if !unfit.is_empty() {
        game.note(&["17-1-3-6"], |game| What::RuleChecked(game.labels(&unfit)));
        link::trash_links(game, &unfit, &["17-1-3-6", "4-14-1"]);
    }
    let surplus = deleted.is_empty() && misplaced.is_empty() && unfit.is_empty() && trash_surplus_links(game);
    surplus || !deleted.is_empty() || !misplaced.is_empty() || !unfit.is_empty()
}

/// At a glance: may anything be done? What is in order as it is printed stays so, unless effects take DP away
/// or change information.
fn may_object(game: &Game) -> bool {
    let index = Query::on(game).index();
    index.irregular || index.about.all.overlaps(Topics::WEAKER.union(Topics::INFORMATION))
}

/// 17-1-3-1: Digimon in the battle area with 0 DP.
fn without_power(game: &Game) -> Vec<Thing> {
    let query = Query::on(game);
    // Nothing takes DP away: only a Digimon that is printed with none can be without.
    let weakened = query.index().about.all.overlaps(Topics::WEAKER.union(Topics::INFORMATION));
    let powerless = |unit: &&Unit| {
        unit.area.is_battle()
            && (weakened || game.printed(unit.top()).dp.is_none_or(|dp| dp.0 <= 0))
            && query.is_digimon(unit)
            && query.dp(Thing::Unit(unit.id)) == Some(0)
            // 15-1-3: what cannot be deleted stays, and there is nothing to be done about it.
            && !pipe::is_protected(query, Thing::Unit(unit.id), &Change::Delete, &Cause::DpZero)
    };
    game.state.units().iter().filter(powerless).map(|unit| Thing::Unit(unit.id)).collect()
}

/// 17-1-3-2 to 17-1-3-5: cards that may not be where they are.
fn misplaced(game: &Game) -> Vec<UnitId> {
    game.state.units().iter().filter(|unit| cannot_stay(game, unit)).map(|unit| unit.id).collect()
}

fn cannot_stay(game: &Game, unit: &Unit) -> bool {
    let query = Query::on(game);
    let top = unit.top();
    if !game.is_face_up(top) {
        return true;
    }
    let category = game.printed(top).category;
    match unit.area {
        FieldArea::Battle => match category {
            Category::Digimon | Category::DigiEgg => {
                game.printed(top).dp.is_none() && query.original_dp(Thing::Unit(unit.id)).is_none()
            }
            Category::Option => !unit.placed_by_effect,
            Category::Tamer => false,
        },
        FieldArea::Breeding => {
            matches!(category, Category::Tamer | Category::Option)
                && !unit.placed_by_effect
                && !query.is_digimon(unit)
        }
    }
}

/// The card belongs to no area and is trashed; that does not count as trashing it from there.
pub(crate) fn rule_out(game: &mut Game, subjects: &[Thing], made: &mut Made) {
    for &thing in subjects {
        let Thing::Unit(id) = thing else { continue };
        let Some(unit) = game.unit(id) else { continue };
        let clause = match (unit.area, game.printed(unit.top()).category) {
            _ if !game.is_face_up(unit.top()) => "17-1-3-5",
            (FieldArea::Battle, Category::Option) => "17-1-3-3",
            (FieldArea::Battle, Category::Digimon | Category::DigiEgg | Category::Tamer) => "17-1-3-2",
            (FieldArea::Breeding, _) => "17-1-3-4",
        };
        made.tell(game, &[clause], |game| What::RuleChecked(game.labels(&[thing])));
        battle::leave(game, id, PutTo::Trash, made);
    }
}

/// 17-1-3-7: the player chooses which of too many link cards go.
fn trash_surplus_links(game: &mut Game) -> bool {
    let Some((seat, cards, n)) = link::surplus(game).into_iter().next() else { return false };
    let n = n as u8;
    let pick = Pick {
        seat,
        why: Ask::LinkToTrash,
        about: None,
        candidates: cards,
        chosen: Vec::new(),
        min: n,
        max: n,
        total: None,
        different: None,
        alike: None,
    };
    game.push(Frame::SurplusLinks);
    effects::choice::begin(game, pick);
    true
}

pub(crate) fn trash_chosen_links(game: &mut Game, returned: Returned) {
    let picked = returned.things();
    game.note(&["17-1-3-7"], |game| What::RuleChecked(game.labels(&picked)));
    link::trash_links(game, &picked, &["17-1-3-7", "4-14-1"]);
}
