//! Whether a sentence is true now.

use super::happened;
use crate::{Check, Course, End, Fact, Game, name_of};
use table::{Outcome, Seat};

/// What happened in a course of a game.
type Event<G> = <<G as Game>::Course as Course<G>>::Event;

/// Nothing if all is as the sentence says; what is there instead, if not.
pub(super) fn check<G: Game>(
    course: &G::Course,
    check: &Check<G>,
    events: &[Event<G>],
) -> Result<(), String> {
    let mut told: Vec<&Event<G>> = Vec::new();
    for fact in &check.facts {
        told.extend(one(course, fact, events)?);
    }
    let is_cited = |clause: &str| told.iter().any(|event| G::Course::clauses(event).contains(&clause));
    let missing: Vec<&str> = check.by.iter().map(String::as_str).filter(|clause| !is_cited(clause)).collect();
    if missing.is_empty() {
        return Ok(());
    }
    let mut cited: Vec<&str> =
        told.iter().flat_map(|event| G::Course::clauses(event).iter().copied()).collect();
    cited.dedup();
    Err(format!("it happened by {}, not by {}", cited.join(", "), missing.join(", ")))
}

/// Whether one fact holds, and by which events.
fn one<'e, G: Game>(
    course: &G::Course,
    fact: &Fact<G>,
    events: &'e [Event<G>],
) -> Result<Vec<&'e Event<G>>, String> {
    match fact {
        Fact::Happened { patterns, how } => {
            return happened::happened::<G>(course, patterns, *how, events);
        }
        Fact::InOrder(groups) => return happened::in_order::<G>(course, groups, events),
        Fact::Can(seat, act) => can::<G>(course, *seat, act),
        Fact::Cannot(seat, act) => cannot::<G>(course, *seat, act),
        Fact::Asked { seat, what, yes } => asked::<G>(course, *seat, *what, *yes),
        Fact::End(end) => ended::<G>(course, *end),
        Fact::Clauses { clauses, yes } => followed::<G>(clauses, *yes, events),
        Fact::Own(fact) => course.holds(fact),
    }?;
    Ok(Vec::new())
}

/// Nothing if it holds; what is so instead, if not.
///
/// # Errors
/// With what is so instead.
pub fn holds(holds: bool, actual: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(actual()) }
}

fn can<G: Game>(course: &G::Course, seat: Seat, act: &G::Act) -> Result<(), String> {
    let offered = G::Course::parts(act).iter().all(|act| course.is_offered(seat, act));
    holds(offered, || course.question())
}

/// The player must be asked something to which this might be an answer: otherwise the sentence says nothing.
fn cannot<G: Game>(course: &G::Course, seat: Seat, act: &G::Act) -> Result<(), String> {
    if !course.answers(seat, act) {
        let now = course.asked().map(|(seat, ask)| format!("{seat} is asked: {}", name_of::<G>(ask)));
        let now = now.unwrap_or_else(|| "nobody is asked anything".to_owned());
        return Err(format!("{now}, so `cannot` says nothing here; say `is not asked …` instead"));
    }
    let offered = G::Course::parts(act).iter().any(|act| course.is_offered(seat, act));
    holds(!offered, || course.question())
}

fn asked<G: Game>(course: &G::Course, seat: Seat, what: Option<G::Ask>, yes: bool) -> Result<(), String> {
    holds(course.is_asked(seat, what) == yes, || course.question())
}

fn ended<G: Game>(course: &G::Course, end: End) -> Result<(), String> {
    let outcome = course.outcome();
    let expected = match end {
        End::WonBy(seat) => Some(Outcome::Won(seat)),
        End::Draw => Some(Outcome::Draw),
        End::GoesOn => None,
    };
    holds(outcome == expected, || match outcome {
        None => "the game goes on".to_owned(),
        Some(Outcome::Draw) => "the game is a draw".to_owned(),
        Some(Outcome::Won(seat)) => format!("the game is won by {seat}"),
    })
}

fn followed<G: Game>(clauses: &[String], yes: bool, events: &[Event<G>]) -> Result<(), String> {
    let cited =
        |clause: &&String| events.iter().any(|event| G::Course::clauses(event).contains(&clause.as_str()));
    let wrong: Vec<&str> = clauses.iter().filter(|clause| cited(clause) != yes).map(String::as_str).collect();
    let how = if yes { "not followed" } else { "followed" };
    holds(wrong.is_empty(), || format!("{} {how}", wrong.join(", ")))
}
