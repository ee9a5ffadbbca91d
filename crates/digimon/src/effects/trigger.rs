//! DCG 15-5, 15-8-3: what happens makes effects trigger, and they wait to be activated.

use crate::effects::holders::Holders;
use crate::effects::icons;
use crate::effects::language::{Does, Happening, Modifier, Noun, Pattern, Restriction, Step, When};
use crate::effects::topic::Topics;
use crate::game::Game;
use crate::library::{self, Awaits, Happenings};
use crate::query::{Query, Standpoint};
use crate::state::{
    CardId, CardRef, Cause, Facts, Frame, Happened, HeldBy, Holder, Pending, PendingWhat, Snapshot, Thing,
    Way, What,
};
use table::Seat;

impl<'g> Query<'g> {
    /// Does the happening fulfil the trigger condition of this holder?
    /// 15-8-3-3, 15-8-3-4
    pub fn is_triggered(self, holder: &Holder, happened: &Seen<'_>) -> bool {
        let effect = self.game.effect_of(holder.effect);
        let at = |when: &When| self.reacts(holder, when, happened) && !self.is_silenced(holder, when);
        self.in_turn(holder.you, effect.turn)
            && (effect.when.iter().any(at) || self.added_timings(holder).into_iter().any(at))
    }

    /// 15-16-1: the timings that are attached to this effect beside its own.
    fn added_timings(self, holder: &Holder) -> Vec<&'g When> {
        let mut added = Vec::new();
        if let Some(unit) = holder.unit
            && self.game.reacts.topics.overlaps(Topics::TIMING)
        {
            let own = &self.game.effect_of(holder.effect).when;
            self.each_modifier(Thing::Unit(unit), Topics::TIMING, &mut |holding| {
                if let Modifier::AlsoAt(timing, more) = holding.modifier
                    && own.contains(timing)
                {
                    added.push(&**more);
                }
            });
        }
        added
    }

    /// 15-4-4-4: a timing that was attached must still be attached.
    pub fn still_listens(self, holder: &Holder, what: Happening) -> bool {
        let own = self.game.library.effect(holder.effect).awaits.after;
        !self.game.reacts.topics.overlaps(Topics::TIMING)
            || own.has(what)
            || own.has(Happening::Leaves)
            || self.added_timings(holder).into_iter().any(|when| library::happenings(when).0.has(what))
    }

    /// What effects listen to that have this timing attached to them by something in play.
    fn attached_to(self, what: Happening) -> Happenings {
        let mut all = Happenings::default();
        if self.game.reacts.topics.overlaps(Topics::TIMING) {
            for unit in self.game.state.units() {
                self.each_modifier(Thing::Unit(unit.id), Topics::TIMING, &mut |holding| {
                    if let Modifier::AlsoAt(timing, more) = holding.modifier
                        && library::happenings(more).0.has(what)
                    {
                        all.add(library::happenings(timing).0);
                    }
                });
            }
        }
        all
    }

    /// "Its [When Digivolving] effects don't activate": at that timing; its others are not touched.
    pub fn is_silenced(self, holder: &Holder, when: &When) -> bool {
        let Some(unit) = holder.unit else { return false };
        self.is_forbidden(
            Thing::Unit(unit),
            Topics::CANNOT_ACTIVATE,
            |_, _, restriction| matches!(restriction, Restriction::Activate(silenced) if **silenced == *when),
        )
    }

    fn reacts(self, holder: &Holder, when: &When, happened: &Seen<'_>) -> bool {
        let itself = || holder.unit.is_some_and(|unit| happened.subjects.contains(&Thing::Unit(unit)));
        match when {
            When::Always | When::Main | When::Security => false,
            // 15-16-2-1
            When::OnPlay => happened.what == Happening::Played && itself(),
            // 15-16-3-1
            When::WhenDigivolving => happened.what == Happening::Digivolved && itself(),
            // 15-16-4-1
            When::OnDeletion => happened.what == Happening::Deleted && itself(),
            // 15-16-5-1
            When::WhenAttacking => happened.what == Happening::Attacks && itself(),
            When::WhenLinking => happened.what == Happening::Linked && self.is_linked_now(holder, happened),
            // 15-16-11-1, 15-16-11-2: whose turn, `in_turn` asks.
            When::StartOfTurn => happened.what == Happening::TurnStarts,
            // 15-16-12-1 to 15-16-12-3
            When::EndOfTurn => happened.what == Happening::TurnEnds,
            // 15-16-13-1, 15-16-13-2
            When::StartOfMainPhase => happened.what == Happening::MainPhaseStarts,
            // 15-16-14-1
            When::Counter => happened.what == Happening::CounterTiming && happened.seat == holder.you,
            // 15-16-15-1
            When::EndOfAttack => happened.what == Happening::EndOfAttack && itself(),
            // 15-16-16-1
            When::WhenMoving => happened.what == Happening::Moved && itself(),
            When::When(pattern) => !happened.before && self.follows(holder, pattern, happened),
            When::Would(pattern) => happened.before && self.follows(holder, pattern, happened),
        }
    }

    /// Is it an [On Play] effect of what has been played?
    fn is_on_play(self, holder: &Holder, happened: &Seen<'_>) -> bool {
        let own = holder.unit.is_some_and(|unit| happened.subjects.contains(&Thing::Unit(unit)));
        own && self.game.effect_of(holder.effect).when.contains(&When::OnPlay)
    }

    /// 15-16-6-1: the card with the effect is the one that became a link card.
    fn is_linked_now(self, holder: &Holder, happened: &Seen<'_>) -> bool {
        happened.other.contains(&Thing::Card(holder.card))
    }

    fn follows(self, holder: &Holder, pattern: &Pattern, happened: &Seen<'_>) -> bool {
        let standpoint = Standpoint::of(holder);
        let named = pattern.what == happened.what
            || (pattern.what == Happening::Leaves && happened.leaves)
            || (pattern.what == Happening::DnaDigivolved && happened.before && self.is_dna_announced());
        named
            && self.came_by(holder, &pattern.how, &happened.cause)
            && happened
                .subjects
                .iter()
                .any(|&subject| self.concerns(standpoint, subject, &pattern.subject, happened))
            && pattern.other.as_ref().is_none_or(|noun| {
                happened.other.iter().any(|&other| self.concerns(standpoint, other, noun, happened))
            })
    }

    /// 8-2: is a DNA digivolution about to be made?
    fn is_dna_announced(self) -> bool {
        let announced = self.game.state.frames().iter().rev().find_map(|frame| {
            if let Frame::Digivolve(digivolving) = frame { Some(digivolving.way) } else { None }
        });
        matches!(announced, Some(Way::Dna(_)))
    }

    /// A card that something has happened to is not where it was; before, its place counts.
    fn concerns(self, standpoint: Standpoint<'g>, thing: Thing, noun: &Noun, happened: &Seen<'_>) -> bool {
        if happened.before || matches!(thing, Thing::Unit(_)) {
            self.fits_pattern(standpoint, thing, noun)
        } else {
            self.fits_anywhere(standpoint, thing, noun)
        }
    }

    /// 15-15-7-4: of what is about to happen, those subjects that the effect waits for.
    pub(crate) fn about_to(self, holder: &Holder, happened: &Seen<'_>) -> Vec<Thing> {
        let effect = self.game.effect_of(holder.effect);
        let patterns = effect
            .when
            .iter()
            .filter_map(|when| if let When::Would(pattern) = when { Some(pattern) } else { None });
        let mut fit = happened.subjects.to_vec();
        fit.retain(|&subject| {
            patterns
                .clone()
                .any(|pattern| self.concerns(Standpoint::of(holder), subject, &pattern.subject, happened))
        });
        if fit.is_empty() { happened.subjects.to_vec() } else { fit }
    }

    /// 15-15-7-4: those subjects that fulfil the trigger condition.
    fn fulfilling(self, holder: &Holder, happened: &Seen<'_>) -> Vec<bool> {
        let effect = self.game.effect_of(holder.effect);
        let fits = |subject: Thing| {
            effect.when.iter().any(|when| match when {
                When::When(pattern) => {
                    self.concerns(Standpoint::of(holder), subject, &pattern.subject, happened)
                }
                // Of several at once, its own unit is the one that it speaks of.
                When::Always
                | When::OnPlay
                | When::WhenDigivolving
                | When::OnDeletion
                | When::WhenAttacking
                | When::WhenLinking
                | When::Main
                | When::Security
                | When::StartOfTurn
                | When::EndOfTurn
                | When::StartOfMainPhase
                | When::Counter
                | When::EndOfAttack
                | When::WhenMoving
                | When::Would(_) => {
                    !matches!(subject, Thing::Unit(_))
                        || holder.unit.map(Thing::Unit) == Some(subject)
                        || happened.what == Happening::Linked
                }
            })
        };
        happened.subjects.iter().map(|&subject| fits(subject)).collect()
    }
}

/// Something that happens or is about to, as triggers look at it.
pub(crate) struct Seen<'a> {
    pub what: Happening,
    pub leaves: bool,
    /// It is only about to happen (15-8-5).
    pub before: bool,
    pub seat: Seat,
    pub subjects: &'a [Thing],
    pub other: &'a [Thing],
    pub cause: Cause,
}

impl Query<'_> {
    /// How the conditions of the effect's own steps stand now.
    fn judge(self, holder: &Holder, happened: &Happened) -> Vec<(u16, bool)> {
        let Does::Run(block) = &self.game.effect_of(holder.effect).does else { return Vec::new() };
        let trial = crate::effects::activation::blank(self.game, *holder, Some(Box::new(happened.clone())));
        let standpoint = Standpoint { leaving: true, ..Standpoint::within(&trial) };
        let judge = |(step, process): (u16, &Step)| {
            let Step::If(condition, ..) = process else { return None };
            (!crate::effects::activation::depends_on_effect(condition))
                .then(|| (step, self.is_true(standpoint, condition)))
        };
        (0u16..).zip(&block.steps).filter_map(judge).collect()
    }
}

/// Effects that have triggered but may still have to be told where their card went.
pub(crate) struct Noticed {
    pub holders: Holders,
    /// For each holder, which of the subjects fulfil its condition.
    fulfilling: Vec<Vec<bool>>,
    leaves: bool,
    happened: Happened,
}

/// What effects may call it: deleting and returning are leaving, too.
pub(crate) fn named(what: Happening, leaves: bool) -> Happenings {
    let mut named = Happenings::of(what);
    if leaves {
        named.add(Happenings::of(Happening::Leaves));
    }
    named
}

/// Looks who is triggered, while everything still is where it was (4-13-2, 4-14-2); nothing if nobody is.
pub(crate) fn look(game: &Game, seen: &Seen<'_>, facts: Facts) -> Option<Noticed> {
    let query = Query::on(game);
    let mut after = named(seen.what, seen.leaves);
    if !game.reacts.awaits.after.overlaps(after) {
        return None;
    }
    after.add(query.attached_to(seen.what));
    let mut holders = query.waiting(Awaits { after, ..Awaits::default() }, seen.subjects);
    holders.retain(|holder| {
        query.is_triggered(holder, seen)
            && icons::can_be_used(game, holder)
            && !(facts.quiet && query.is_on_play(holder, seen))
    });
    if holders.is_empty() {
        return None;
    }
    let snapshots = |things: &[Thing]| things.iter().filter_map(|&thing| query.snapshot(thing)).collect();
    let happened = Happened {
        what: seen.what,
        seat: seen.seat,
        subjects: snapshots(seen.subjects),
        other: snapshots(seen.other),
        cause: seen.cause,
        facts,
        judged: Vec::new(),
    };
    let fulfilling = holders.iter().map(|holder| query.fulfilling(holder, seen)).collect();
    Some(Noticed { holders, fulfilling, leaves: seen.leaves, happened })
}

/// The triggered effects now wait (15-4-4). Cards that moved meanwhile are followed.
/// 15-4-2-4: again, if it waits already. 15-5-1, 15-8-3-1, 15-8-3-2: it waits; it is activated when nothing
/// else is being processed.
pub(crate) fn trigger(game: &mut Game, noticed: Noticed) {
    let Noticed { holders, fulfilling, leaves, mut happened } = noticed;
    for snapshot in happened.subjects.iter_mut().chain(&mut happened.other) {
        snapshot.card = game.card_ref(snapshot.card.card);
    }
    for (mut holder, fulfilling) in holders.into_iter().zip(fulfilling) {
        let mut anchor = game.card_ref(holder.card.card);
        holder.card = anchor;
        let mut lost = false;
        if let Some(unit) = holder.unit
            && game.unit(unit).is_none()
        {
            // 15-4-4-3: with its Digimon all is lost that did not trigger by the leaving of that Digimon.
            let mut own = happened.subjects.iter().zip(&fulfilling);
            lost = !own.any(|(subject, fits)| *fits && subject.unit == Some(unit));
            // 15-8-3-5: the card that was on top waits in the place that it went to.
            let top = happened.subjects.iter().find(|snapshot| snapshot.unit == Some(unit));
            // 15-3-3: an inherited effect that speaks of its card belongs to that card.
            let own = holder.by == HeldBy::Inherited && game.library.effect(holder.effect).says_this_card;
            anchor = top.filter(|_| !own).map_or(anchor, |snapshot| snapshot.card);
            holder.unit = None;
        }
        game.note(&["15-4-2-1", "15-4-4-1"], |game| What::Triggered {
            holder,
            card: game.label(holder.card.card),
        });
        if lost {
            game.note(&["15-4-4-3"], |game| What::Lost { holder, card: game.label(holder.card.card) });
            continue;
        }
        let mut happened = only(&happened, &fulfilling);
        if leaves {
            happened.judged = Query::on(game).judge(&holder, &happened);
        }
        let pending = Pending {
            holder,
            batch: game.state.batch(),
            anchor,
            what: PendingWhat::Effect,
            happened: Box::new(happened),
        };
        game.state.pending_mut().push(pending);
    }
}

/// What happened, to those subjects only.
fn only(happened: &Happened, which: &[bool]) -> Happened {
    let kept = happened.subjects.iter().zip(which).filter(|(_, fits)| **fits);
    Happened { subjects: kept.map(|(subject, _)| subject.clone()).collect(), ..happened.clone() }
}

/// 15-5-3: cards that came to the trash, the hand or the security stack by what happened, with
/// an effect there that waits for just that.
pub(crate) fn arrivals(
    game: &mut Game,
    what: Happening,
    leaves: bool,
    cards: &[CardId],
    came: &[CardId],
    cause: Cause,
) {
    let wanted = Awaits { after: named(what, leaves), ..Awaits::default() };
    if !game.reacts.elsewhere.overlaps(wanted) {
        return;
    }
    let query = Query::on(game);
    let subjects: Vec<Thing> = cards.iter().map(|&card| Thing::Card(game.card_ref(card))).collect();
    let Some(seat) = subjects.first().and_then(|&card| query.seat_of(card)) else { return };
    let mut holders = Holders::new();
    for owner in Seat::BOTH {
        query.holders_elsewhere(owner, wanted, &mut holders);
    }
    let seen = Seen { what, leaves, before: false, seat, subjects: &subjects, other: &[], cause };
    holders.retain(|holder| {
        came.contains(&holder.card.card)
            && query.is_triggered(holder, &seen)
            && icons::can_be_used(game, holder)
    });
    if holders.is_empty() {
        return;
    }
    let happened = Happened {
        what,
        seat,
        subjects: query.snapshots(&subjects),
        other: Vec::new(),
        cause,
        facts: Facts::default(),
        judged: Vec::new(),
    };
    let fulfilling = holders.iter().map(|holder| query.fulfilling(holder, &seen)).collect();
    trigger(game, Noticed { holders, fulfilling, leaves: false, happened });
}

impl Query<'_> {
    /// The thing as it is now, to be remembered.
    pub fn snapshot(self, thing: Thing) -> Option<Snapshot> {
        let card = self.card_of(thing)?;
        let unit = match thing {
            Thing::Unit(unit) => self.game.unit(unit),
            Thing::Card(_) | Thing::Player(_) => None,
        };
        let card: CardRef = self.game.card_ref(card);
        Some(Snapshot {
            unit: unit.map(|unit| unit.id),
            card,
            owner: self.seat_of(thing)?,
            level: self.level(thing),
            dp: self.dp(thing),
            cost: self.cost(thing),
            colors: self.colors(thing),
            under: unit.map_or_else(Vec::new, |unit| unit.under().to_vec()),
            suspended: unit.is_some_and(|unit| unit.suspended),
        })
    }
}
