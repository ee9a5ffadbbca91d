//! OCG 3.3.2-67, -74 to -76, -105, -107, -108, -125, -245: a Summon is attempted, may be negated, and else succeeds.

use crate::effects::perform::{Performed, group_of};
use crate::effects::resolution::by;
use crate::game::Game;
use crate::language::{Filter, Group, Restriction, Step, SummonWay, Topic, Whose};
use crate::pipe::{Change, Destination};
use crate::query::applies::Subject;
use crate::query::{Query, Standpoint};
use crate::run::Next;
use crate::state::{
    By, CardId, Event, Frame, Location, Move, Running, Snapshot, SummonStage, Summoning, What, Window,
    WindowKind, WindowStage,
};
use enumset::EnumSet;

/// 3.3.2-74, -107, -162, -245: a Summon that a player makes by the rules may be negated; one by an effect may not
/// (3.3.2-129, -146, -240), nor those of Fusion and Ritual Monsters, which are made by one (3.3.2-120).
pub(super) fn begin(game: &mut Game, mut summoning: Box<Summoning>) -> Next {
    debug_assert!(summoning.by == By::Rule);
    let change = Change::TakeUp { cards: summoning.cards.clone(), way: summoning.way };
    game.state.recent.clear();
    game.propose(change, By::Rule, &["3.3.2-74", "3.3.2-107"]);
    summoning.stage = SummonStage::Attempted;
    let window = Window {
        kind: WindowKind::Attempt,
        stage: WindowStage::Ask,
        right: game.state.turn.player,
        passes: 0,
        answers: std::mem::take(&mut game.state.recent),
    };
    Next::Push(Frame::Summon(summoning), Frame::Window(Box::new(window)))
}

/// Does something say that its Summon in this way cannot be negated?
fn cannot_be_negated(query: Query<'_>, card: CardId, way: SummonWay) -> bool {
    query.is_forbidden(
        Subject::Card(card),
        Topic::NoNegation,
        |_, _, one| matches!(one, Restriction::BeNegatedWhenSummoned(ways) if ways.contains(way)),
    )
}

/// 3.3.2-220: those of the monsters being Summoned that such a negation is for.
pub(crate) fn answered(
    query: Query<'_>,
    standpoint: Standpoint<'_>,
    event: &Event,
    (whose, ways, filters): (Whose, EnumSet<SummonWay>, &[Filter]),
) -> Vec<Snapshot> {
    let What::Attempted(way) = event.what else { return Vec::new() };
    let meant = |one: &&Snapshot| {
        standpoint.means(whose, one.controller)
            && !cannot_be_negated(query, one.card.card, way)
            && filters.iter().all(|filter| query.is_material(standpoint, one.card.card, filter))
    };
    if ways.contains(way) { event.subjects.iter().filter(meant).copied().collect() } else { Vec::new() }
}

/// 3.3.2-75, -108, -219: what was about to be Summoned goes to the Graveyard, from nowhere. Those of a Summon of several
/// that the negation is not for still come (3.3.2-220).
pub(crate) fn negate(game: &mut Game, running: &Running) -> Performed {
    let mut cards = group_of(game, running, &Group::Summoned);
    let attempted = |way| running.event.as_ref().is_some_and(|event| event.what == What::Attempted(way));
    // 3.4.4-101: and so is a Gemini monster that is Summoned again.
    let is_there = attempted(SummonWay::Flip) || attempted(SummonWay::Normal);
    cards.retain(|&card| is_on_its_way(game, card, is_there));
    if cards.is_empty() {
        return Performed::Simply(false);
    }
    game.propose(Change::SummonNegated { cards: cards.clone() }, by(running), &["3.3.2-74", "3.3.2-107"]);
    let (why, cause) =
        if destroys(game, running) { (Move::Destroyed, by(running)) } else { (Move::ByRule, By::Rule) };
    let change = Change::Move { cards: cards.clone(), why, to: Destination::Graveyard };
    game.propose(change, cause, &["3.3.2-75", "3.3.2-108"]);
    Performed::Done(cards)
}

/// Does the effect go on to destroy what it negated?
fn destroys(game: &Game, running: &Running) -> bool {
    let after = &game.library.block(running.block)[usize::from(running.at) + 1..];
    after.iter().any(|linked| matches!(&linked.1, Step::Destroy(group) if is_of_summoned(group)))
}

fn is_of_summoned(group: &Group) -> bool {
    match group {
        Group::Summoned => true,
        Group::Several(groups) => groups.iter().any(is_of_summoned),
        Group::This
        | Group::Chosen(_)
        | Group::Pick(_)
        | Group::All(_)
        | Group::Subject
        | Group::Other
        | Group::EquippedMonster
        | Group::Attacker
        | Group::AttackTarget
        | Group::Itself
        | Group::BattlingWith(_)
        | Group::TopOfDeck(..)
        | Group::TopOfGraveyard(..)
        | Group::AtRandom(..)
        | Group::Activated
        | Group::Done
        | Group::MaterialsOf(_) => false,
    }
}

fn is_on_its_way(game: &Game, card: CardId, is_there: bool) -> bool {
    game.card(card).place == Location::Between || (is_there && game.card(card).place.is_field())
}

/// Those that were not negated, with their zones.
pub(super) fn strike_off(game: &Game, summoning: &mut Summoning) {
    let kept: Vec<bool> =
        summoning.cards.iter().map(|&card| game.card(card).place == Location::Between).collect();
    let mut keep = kept.iter();
    summoning.to.retain(|_| keep.next().copied().unwrap_or(false));
    let mut keep = kept.iter();
    summoning.cards.retain(|_| keep.next().copied().unwrap_or(false));
}
