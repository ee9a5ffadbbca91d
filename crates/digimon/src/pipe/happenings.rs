//! DCG 15-5: what a change is called by the effects that wait for it, and by the effect that made it.
//! The one place that says so.

use super::made::Made;
use crate::areas::Spot;
use crate::attack::target_thing;
use crate::effects::language::{Happening, Verb};
use crate::effects::trigger::Seen;
use crate::game::Game;
use crate::query::Query;
use crate::state::{AttackPosition, AttackTarget, Cause, Change, Facts, Phase, PutTo, Thing, UnitId};
use smallvec::{SmallVec, smallvec};
use table::Seat;

/// Those that something happened to: few, as a rule.
pub(super) type Things = SmallVec<[Thing; 4]>;

/// What a change is called by those who wait: by one or two words, as a rule.
pub(super) type Occurrences = SmallVec<[Occurrence; 2]>;

/// One thing that happened, as effects wait for it.
#[derive(Debug)]
pub(super) struct Occurrence {
    pub what: Happening,
    /// Deleting and returning are leaving, too.
    pub leaves: bool,
    /// Whose cards or whose turn.
    pub seat: Seat,
    pub subjects: Things,
    pub other: Things,
    pub facts: Facts,
}

impl Occurrence {
    /// It happened to these; the owner of the first one is whose it is.
    fn to(game: &Game, what: Happening, subjects: Things, other: Things) -> Occurrence {
        let seat = subjects.first().and_then(|&first| Query::on(game).seat_of(first));
        let seat = seat.unwrap_or_else(|| game.state.turn_player());
        Occurrence { what, leaves: false, seat, subjects, other, facts: Facts::default() }
    }

    fn with(self, facts: Facts) -> Occurrence {
        Occurrence { facts, ..self }
    }

    fn of(self, seat: Seat) -> Occurrence {
        Occurrence { seat, ..self }
    }

    pub fn seen(&self, cause: Cause) -> Seen<'_> {
        Seen {
            what: self.what,
            leaves: self.leaves,
            before: false,
            seat: self.seat,
            subjects: &self.subjects,
            other: &self.other,
            cause,
        }
    }

    /// The turn remembers what has happened to whose cards.
    /// 3-4-5-6: what asks for it later does not look into the breeding area.
    pub fn mark(&self, game: &mut Game, made: &Made) {
        for &subject in &self.subjects {
            if is_in_breeding(game, subject) {
                continue;
            }
            if let Some(seat) = Query::on(game).seat_of(subject) {
                game.state.board_mut(made).mark(seat, self.what);
                if self.leaves {
                    game.state.board_mut(made).mark(seat, Happening::Leaves);
                }
            }
        }
    }
}

fn is_in_breeding(game: &Game, thing: Thing) -> bool {
    matches!(thing, Thing::Unit(unit) if game.unit(unit).is_some_and(|unit| !unit.area.is_battle()))
}

/// What a change is called by those who speak of it beside its triggers.
pub(super) struct Called {
    /// By the effects that may cut in before it happens (15-8-5).
    pub before: Option<Happening>,
    /// By the effect that makes it, when it asks later what it has done. That is another word than what
    /// others notice: a Digi-Egg that was placed somewhere has been placed (15-1-9), and yet has not
    /// arrived there (15-1-10).
    pub done: Option<Verb>,
    /// How those leave a place that it happens to.
    pub departs: Option<Departs>,
    /// What is part of it, after the event itself.
    pub then: Option<Then>,
}

/// How a change takes something away from where it is.
#[derive(Clone, Copy, Debug)]
pub(super) enum Departs {
    Deleted,
    Put(PutTo),
    LaidUnder,
}

/// What is part of a change, after the event itself.
#[derive(Clone, Copy, Debug)]
pub(super) enum Then {
    /// 8-1-3-3: the draw of digivolving.
    DrawForDigivolving,
    /// 11-2-8-1: the attacker is suspended.
    SuspendAttacker(AttackPosition),
    /// 12-1-7-1: the blocker is suspended, and is attacked.
    TakeOverAttack,
    /// 14-2: the battle remembers whom it deleted.
    RememberDeleted,
}

pub(super) fn called(change: &Change, in_play: bool) -> Called {
    let called = |before, done| Called { before, done, departs: None, then: None };
    match change {
        Change::Delete => Called {
            departs: Some(Departs::Deleted),
            then: Some(Then::RememberDeleted),
            ..called(Some(Happening::Deleted), Some(Verb::Deleted))
        },
        Change::Suspend => called(Some(Happening::Suspended), Some(Verb::Suspended)),
        Change::Unsuspend => called(Some(Happening::Unsuspended), Some(Verb::Unsuspended)),
        Change::DeDigivolve(_) => called(Some(Happening::DeDigivolved), Some(Verb::DeDigivolved)),
        Change::TrashTop => called(None, Some(Verb::Trashed)),
        Change::Put(to) => Called {
            departs: Some(Departs::Put(*to)),
            ..called(before_putting(*to, in_play), Some(put(*to)))
        },
        Change::PlaceInPlay(_) => called(None, Some(Verb::Placed)),
        Change::Move => called(Some(Happening::Moved), Some(Verb::Moved)),
        Change::Play(_) => called(None, Some(Verb::Played)),
        Change::Digivolve { .. } | Change::DnaDigivolve { .. } => {
            Called { then: Some(Then::DrawForDigivolving), ..called(None, Some(Verb::Digivolved)) }
        }
        Change::Use { .. } => called(None, Some(Verb::Used)),
        Change::Link { .. } => called(None, Some(Verb::Linked)),
        Change::Draw { .. } => called(None, Some(Verb::Drawn)),
        Change::Reveal { .. } => called(None, Some(Verb::Revealed)),
        Change::DeclareAttack { position, .. } => {
            let then = Some(Then::SuspendAttacker(*position));
            Called { then, ..called(None, Some(Verb::Attacked)) }
        }
        Change::Block => Called { then: Some(Then::TakeOverAttack), ..called(None, None) },
        Change::LayUnder => Called { departs: Some(Departs::LaidUnder), ..called(None, None) },
        Change::Flip(_)
        | Change::Discard
        | Change::RuleOut
        | Change::Memory { .. }
        | Change::Overflow { .. }
        | Change::Pay { .. }
        | Change::Pass(_)
        | Change::Hatch(_)
        | Change::Look(_)
        | Change::Show
        | Change::Shuffle { .. }
        | Change::SwitchTarget(_)
        | Change::CounterTiming
        | Change::CheckSecurity { .. }
        | Change::WinBattle { .. }
        | Change::EndBattle
        | Change::EndOfAttack
        | Change::EndAttack
        | Change::OpeningHands
        | Change::Redraw(_)
        | Change::SetSecurity
        | Change::BeginTurn
        | Change::BeginPhase(_)
        | Change::TurnEnding
        | Change::EndTurn
        | Change::EndGame(_)
        | Change::Give(_)
        | Change::Expire(_)
        | Change::ExpireWithGone
        | Change::Inform(_)
        | Change::Uphold(_)
        | Change::Activate(_)
        | Change::Defer(_)
        | Change::ComeDue(_)
        | Change::BeginTimings
        | Change::CutShort
        | Change::Battle { .. }
        | Change::ReadyToPierce
        | Change::Pierce
        | Change::BringToken { .. }
        | Change::SendBack
        | Change::PutBack(_)
        | Change::PickBlindly(_) => called(None, None),
    }
}

/// 15-8-5: what may cut in before something is put there: from play it leaves, and what lies under a
/// Digimon is trashed.
fn before_putting(to: PutTo, in_play: bool) -> Option<Happening> {
    match to {
        _ if in_play => Some(departure(to)),
        PutTo::Trash => Some(Happening::DigivolutionCardsTrashed),
        PutTo::Hand
        | PutTo::DeckTop
        | PutTo::DeckBottom
        | PutTo::EggDeckBottom
        | PutTo::SecurityTop(_)
        | PutTo::SecurityBottom(_)
        | PutTo::Under(..)
        | PutTo::UnderPlayed => None,
    }
}

fn put(to: PutTo) -> Verb {
    match to {
        PutTo::Trash => Verb::Trashed,
        PutTo::Hand => Verb::Added,
        PutTo::DeckTop | PutTo::DeckBottom | PutTo::EggDeckBottom => Verb::Returned,
        PutTo::SecurityTop(_) | PutTo::SecurityBottom(_) | PutTo::Under(..) | PutTo::UnderPlayed => {
            Verb::Placed
        }
    }
}

/// What it is called when a unit is put there.
fn departure(to: PutTo) -> Happening {
    match to {
        PutTo::Hand => Happening::ReturnedToHand,
        PutTo::DeckTop | PutTo::DeckBottom => Happening::ReturnedToDeck,
        PutTo::Trash => Happening::TrashedFromBattleArea,
        PutTo::EggDeckBottom
        | PutTo::SecurityTop(_)
        | PutTo::SecurityBottom(_)
        | PutTo::Under(..)
        | PutTo::UnderPlayed => Happening::Leaves,
    }
}

/// What the leaving of these is called, by where they leave from. What leaves together from the same kind of place is noticed together (15-5-2).
pub(super) fn departures(game: &Game, departs: Departs, subjects: &[Thing], cause: Cause) -> Occurrences {
    if subjects.is_empty() {
        return Occurrences::new();
    }
    match departs {
        Departs::Deleted => {
            let other = crate::battle::opponents_of(game, subjects, cause);
            let deleted = Occurrence::to(game, Happening::Deleted, subjects.into(), other.into());
            smallvec![Occurrence { leaves: true, ..deleted }]
        }
        Departs::Put(to) => groups(game, subjects, to),
        Departs::LaidUnder => {
            let units: Things =
                subjects.iter().copied().filter(|thing| matches!(thing, Thing::Unit(_))).collect();
            let leaves = Occurrence::to(game, Happening::Leaves, units, Things::new());
            let any = !leaves.subjects.is_empty();
            any.then_some(Occurrence { leaves: true, ..leaves }).into_iter().collect()
        }
    }
}

fn groups(game: &Game, subjects: &[Thing], to: PutTo) -> Occurrences {
    let mut groups = Occurrences::new();
    for &thing in subjects {
        let Some((what, leaves, from)) = left(game, thing, to) else { continue };
        let other = from.map(Thing::Unit);
        if let Some(group) = groups.iter_mut().find(|group| group.what == what) {
            group.subjects.push(thing);
            group.other.extend(other);
        } else {
            let group = Occurrence::to(game, what, smallvec![thing], other.into_iter().collect());
            let seat = from.and_then(|unit| game.unit(unit)).map_or(group.seat, |unit| unit.owner);
            groups.push(Occurrence { leaves, seat, ..group });
        }
    }
    groups
}

/// What it is called that this leaves its place, and the unit that it was part of.
fn left(game: &Game, thing: Thing, to: PutTo) -> Option<(Happening, bool, Option<UnitId>)> {
    let card = match thing {
        Thing::Unit(_) => return Some((departure(to), true, None)),
        Thing::Card(card) if to == PutTo::Trash => card.card,
        Thing::Card(_) | Thing::Player(_) => return None,
    };
    // 15-15-3-2: a revealed card is not in the area that it came from.
    match game.spot(card) {
        Spot::Hand(_) => Some((Happening::TrashedFromHand, false, None)),
        Spot::Deck(_) => Some((Happening::TrashedFromDeck, false, None)),
        Spot::Security(_) => Some((Happening::TrashedFromSecurity, false, None)),
        Spot::Under(unit) => Some((Happening::DigivolutionCardsTrashed, false, Some(unit))),
        Spot::Linked(unit) => Some((Happening::LinkCardsTrashed, false, Some(unit))),
        Spot::EggDeck(_) | Spot::Trash(_) | Spot::Top(_) | Spot::Nowhere | Spot::Removed => None,
    }
}

/// The cause as triggers see it: an attack is declared by the player, whatever lets it be.
pub(super) fn cause_of(change: &Change, cause: Cause) -> Cause {
    if matches!(change, Change::DeclareAttack { .. }) { Cause::Rule } else { cause }
}

/// What a change is called once it has been made, in the order in which it is noticed.
pub(super) fn of(game: &Game, change: &Change, made: &Made) -> Occurrences {
    let subjects = || Things::from_slice(&made.subjects);
    let other = || Things::from_slice(&made.other);
    let to = |what| Occurrence::to(game, what, subjects(), other());
    let player = |what, seat: Seat| Occurrence::to(game, what, smallvec![Thing::Player(seat)], Things::new());
    let turn_player = game.state.turn_player();
    match change {
        Change::Suspend => smallvec![to(Happening::Suspended)],
        Change::Unsuspend => smallvec![to(Happening::Unsuspended)],
        Change::DeDigivolve(_) => smallvec![to(Happening::DeDigivolved), to(Happening::TopCardTrashed)],
        Change::TrashTop => smallvec![to(Happening::TopCardTrashed)],
        Change::Put(destination) => arrived(game, made, *destination),
        Change::PlaceInPlay(_) => each(game, Happening::PlacedInBattleArea, &made.subjects),
        Change::Move => each(game, Happening::Moved, &made.subjects),
        Change::Play(_) => smallvec![to(Happening::Played).with(made.facts)],
        Change::Digivolve { .. } => smallvec![to(Happening::Digivolved).with(made.facts)],
        Change::DnaDigivolve { .. } => {
            smallvec![
                to(Happening::Digivolved).with(made.facts),
                to(Happening::DnaDigivolved).with(made.facts)
            ]
        }
        Change::Use { seat, .. } => smallvec![to(Happening::OptionUsed).of(*seat).with(made.facts)],
        Change::Link { seat, .. } => smallvec![to(Happening::Linked).of(*seat)],
        Change::Draw { .. } => smallvec![to(Happening::Drawn), to(Happening::AddedToHand)],
        Change::Memory { seat, by } if *by > 0 => smallvec![player(Happening::MemoryGained, *seat)],
        Change::Hatch(_) => smallvec![to(Happening::Hatched)],
        Change::DeclareAttack { target, .. } => {
            let mut attacks = smallvec![to(Happening::Attacks)];
            if *target == AttackTarget::Player {
                attacks.push(to(Happening::AttacksPlayer));
            }
            attacks
        }
        Change::SwitchTarget(target) => {
            let target = target_thing(*target).into_iter().collect();
            smallvec![Occurrence::to(game, Happening::TargetSwitched, subjects(), target)]
        }
        Change::Block => {
            smallvec![to(Happening::Blocks), Occurrence::to(game, Happening::Blocked, other(), subjects())]
        }
        Change::CounterTiming => smallvec![player(Happening::CounterTiming, turn_player.other())],
        Change::CheckSecurity { .. } => {
            let removed = Occurrence::to(game, Happening::SecurityRemoved, subjects(), Things::new());
            let checks = Occurrence::to(game, Happening::ChecksSecurity, other(), subjects());
            let all = [removed, to(Happening::SecurityChecked), checks];
            all.into_iter().map(|one| one.with(made.facts)).collect()
        }
        Change::WinBattle { .. } => {
            let survives = made.subjects.iter().any(|thing| matches!(thing, Thing::Unit(_)));
            let mut wins = smallvec![to(Happening::DeletesInBattle)];
            wins.extend(survives.then(|| to(Happening::DeletesInBattleAndSurvives)));
            wins
        }
        Change::EndBattle => smallvec![to(Happening::BattleEnds).of(turn_player)],
        Change::EndOfAttack => smallvec![to(Happening::EndOfAttack)],
        Change::BeginTurn => smallvec![player(Happening::TurnStarts, turn_player)],
        Change::BeginPhase(Phase::Main) => smallvec![player(Happening::MainPhaseStarts, turn_player)],
        Change::TurnEnding => smallvec![player(Happening::TurnEnds, turn_player)],
        Change::Delete
        | Change::Flip(_)
        | Change::LayUnder
        | Change::Discard
        | Change::RuleOut
        | Change::Memory { .. }
        | Change::Overflow { .. }
        | Change::Pay { .. }
        | Change::Pass(_)
        | Change::Reveal { .. }
        | Change::Look(_)
        | Change::Show
        | Change::Shuffle { .. }
        | Change::EndAttack
        | Change::OpeningHands
        | Change::Redraw(_)
        | Change::SetSecurity
        | Change::BeginPhase(_)
        | Change::EndTurn
        | Change::EndGame(_)
        | Change::Give(_)
        | Change::Expire(_)
        | Change::ExpireWithGone
        | Change::Inform(_)
        | Change::Uphold(_)
        | Change::Activate(_)
        | Change::Defer(_)
        | Change::ComeDue(_)
        | Change::BeginTimings
        | Change::CutShort
        | Change::Battle { .. }
        | Change::ReadyToPierce
        | Change::Pierce
        | Change::BringToken { .. }
        | Change::SendBack
        | Change::PutBack(_)
        | Change::PickBlindly(_) => Occurrences::new(),
    }
}

fn each(game: &Game, what: Happening, subjects: &[Thing]) -> Occurrences {
    subjects.iter().map(|&thing| Occurrence::to(game, what, smallvec![thing], Things::new())).collect()
}

/// Cards came somewhere; a top card went without its stack; cards left a security stack.
fn arrived(game: &Game, made: &Made, destination: PutTo) -> Occurrences {
    let to = |what| {
        Occurrence::to(game, what, Things::from_slice(&made.subjects), Things::from_slice(&made.other))
    };
    let came = match destination {
        PutTo::Hand => Some(to(Happening::AddedToHand)),
        PutTo::DeckTop | PutTo::DeckBottom => Some(to(Happening::AddedToDeck)),
        PutTo::SecurityTop(_) | PutTo::SecurityBottom(_) => {
            Some(Occurrence { other: Things::new(), ..to(Happening::SecurityAdded) })
        }
        PutTo::Under(unit, ..) if !made.subjects.is_empty() => {
            let (holder, cards) = (smallvec![Thing::Unit(unit)], Things::from_slice(&made.subjects));
            Some(Occurrence::to(game, Happening::DigivolutionCardsPlaced, holder, cards))
        }
        PutTo::Trash | PutTo::EggDeckBottom | PutTo::Under(..) | PutTo::UnderPlayed => None,
    };
    let without_top = match destination {
        PutTo::Trash => Some(Happening::TopCardTrashed),
        PutTo::Under(..) => Some(Happening::TopCardPlaced),
        PutTo::Hand
        | PutTo::DeckTop
        | PutTo::DeckBottom
        | PutTo::EggDeckBottom
        | PutTo::SecurityTop(_)
        | PutTo::SecurityBottom(_)
        | PutTo::UnderPlayed => None,
    };
    let without_top = without_top
        .map(|what| Occurrence::to(game, what, Things::from_slice(&made.without_top), Things::new()));
    let removed = Occurrence::to(
        game,
        Happening::SecurityRemoved,
        Things::from_slice(&made.from_security),
        Things::new(),
    );
    came.map(|one| one.with(made.facts)).into_iter().chain(without_top).chain([removed]).collect()
}
