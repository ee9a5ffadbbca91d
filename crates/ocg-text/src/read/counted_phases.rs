//! Cards that stay on the field for a number of phases: "Destroy this card during your 2nd Standby Phase after activation"
//! (OCG 3.6.3-4, -11).

use super::part::Part;
use super::{P, words};
use ocg::language::{Block, Condition, Group, Link, Linked, Step, Until, Whose};
use text::grammar::{At, Parses};

/// What is done to the card then is left behind by its activation.
pub fn goes_in_phase(p: &P<'_>, at: At) -> Parses<Part> {
    let away = |p: &P<'_>, at: At| {
        let ways = [
            ("destroy this card", Step::Destroy(Group::This)),
            ("send this card to the gy", Step::Send(Group::This)),
        ];
        p.row(at, "how this card goes", &ways)
    };
    let count = |p: &P<'_>, at: At| {
        const NTH: [(&str, u8); 4] = [("2nd", 2), ("3rd", 3), ("4th", 4), ("5th", 5)];
        p.row(at, "which", &NTH)
    };
    let phase = |p: &P<'_>, at: At| {
        let phases = [("standby phase", Phase::Standby), ("end phase", Phase::End)];
        p.row(at, "a phase", &phases)
    };
    let whole = p.from(at).then(away).words("during").then(words::whose).then(count).then(phase);
    whole.words("after activation").filter_map(|(away, whose, nth, phase)| {
        let block = vec![Linked(Link::First, away)];
        let wait = match phase {
            Phase::Standby => standby(whose, nth, block),
            Phase::End => end(whose, nth, block),
        };
        (whose != Whose::Any).then(|| Part::Remains(vec![Linked(Link::Also, wait)]))
    })
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Phase {
    Standby,
    End,
}

/// Each of them waits for the next one.
fn standby(whose: Whose, nth: u8, block: Block) -> Step {
    let later = |block| Step::Later(Until::StandbyPhase(whose), block);
    (1..nth).fold(later(block), |inner, _| later(vec![Linked(Link::First, inner)]))
}

/// The End Phase of the turn of the activation is the first, if it is that player's turn.
fn end(whose: Whose, nth: u8, block: Block) -> Step {
    let later = |n: u8| vec![Linked(Link::First, Step::Later(Until::Turns(whose, n), block.clone()))];
    Step::If(Condition::TurnOf(whose), later(nth - 1), later(nth))
}
