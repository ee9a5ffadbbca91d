//! Phases, steps and turns in which something can be done (OCG 3.6.3).

use super::P;
use super::condition::{State, both};
use super::event::past;
use ocg::language::{Filter, PhasePoint, Place, Whose};
use text::grammar::{At, Parses};

fn whose(p: &P<'_>, at: At) -> Parses<Whose> {
    p.row(
        at,
        "whose phase",
        &[
            ("your", Whose::Yours),
            ("each of your", Whose::Yours),
            ("each of your opponent 's", Whose::Opponents),
            ("your opponent 's", Whose::Opponents),
            ("the", Whose::Any),
            ("each", Whose::Any),
            ("each player 's", Whose::Any),
            ("either player 's", Whose::Any),
        ],
    )
}

fn point(p: &P<'_>, at: At) -> Parses<Vec<PhasePoint>> {
    p.row(
        at,
        "a phase",
        &[
            ("draw phase", vec![PhasePoint::DrawPhase]),
            ("standby phase", vec![PhasePoint::StandbyPhase]),
            ("standby phases", vec![PhasePoint::StandbyPhase]),
            ("end phase", vec![PhasePoint::EndPhase]),
            ("end phases", vec![PhasePoint::EndPhase]),
            ("main phase 1", vec![PhasePoint::MainPhase1]),
            ("main phase 2", vec![PhasePoint::MainPhase2]),
            ("main phase", vec![PhasePoint::MainPhase]),
            ("battle phase", vec![PhasePoint::BattlePhase]),
            ("damage step", vec![PhasePoint::DamageStep]),
            ("battle phases", vec![PhasePoint::BattlePhase]),
            ("main phases", vec![PhasePoint::MainPhase]),
            ("main or battle phase", vec![PhasePoint::MainPhase, PhasePoint::BattlePhase]),
            ("standby or end phase", vec![PhasePoint::StandbyPhase, PhasePoint::EndPhase]),
        ],
    )
}

/// "Your Main Phase": one phase.
pub fn phase(p: &P<'_>, at: At) -> Parses<(Whose, PhasePoint)> {
    p.from(at).then(whose).then(point).filter_map(|(whose, all)| match all[..] {
        [point] => Some((whose, point)),
        _ => None,
    })
}

/// "Your Main Phase", "the Main Phase or your opponent's Battle Phase".
pub fn phases(p: &P<'_>, at: At) -> Parses<Vec<(Whose, PhasePoint)>> {
    p.once(at, || {
        let of = |whose: Whose, all: Vec<PhasePoint>| all.into_iter().map(move |point| (whose, point));
        let one = p.from(at).then(whose).then(point).map(|(whose, all)| of(whose, all).collect());
        let same = p.from(at).then(whose).then(point).words("or").then(point);
        let same = same.map(|(whose, first, second)| of(whose, first).chain(of(whose, second)).collect());
        let two = p.from(at).then(whose).then(point).words("or").then(phases);
        let two = two.map(|(whose, first, rest)| of(whose, first).chain(rest).collect());
        one.or(same).or(two)
    })
}

/// "At the start of your Battle Phase", "before damage calculation".
pub fn at_point(p: &P<'_>, at: At) -> Parses<(Whose, PhasePoint)> {
    let start = |p: &P<'_>, at: At| {
        p.row(
            at,
            "what starts",
            &[
                ("main phase 1", PhasePoint::StartOfMainPhase1),
                ("battle phase", PhasePoint::StartOfBattlePhase),
                ("damage step", PhasePoint::StartOfDamageStep),
            ],
        )
    };
    let end = |p: &P<'_>, at: At| {
        p.row(
            at,
            "what ends",
            &[("battle phase", PhasePoint::EndOfBattlePhase), ("damage step", PhasePoint::EndOfDamageStep)],
        )
    };
    let start = p.from(at).words("at the start of").then(whose).then(start);
    let end = p.from(at).words("at the end of").then(whose).then(end);
    let plain = p.row(
        at,
        "a point of the Damage Step",
        &[
            ("before damage calculation", PhasePoint::BeforeDamageCalculation),
            ("during damage calculation", PhasePoint::DamageCalculation),
            ("after damage calculation", PhasePoint::AfterDamageCalculation),
        ],
    );
    start.parses().or(end.parses()).or(plain.map(|point| (Whose::Any, point)))
}

/// "Of the turn this card was flipped face-up", "of the turn after this card was banished".
pub fn turn(p: &P<'_>, at: At) -> Parses<State> {
    let this = p.from(at).words("of the turn").then(past).map(|(event,)| State::Happened(Box::new(event)));
    let now = p.from(at).words("of the turn").then(super::event::event);
    let now = now.map(|(event,)| State::Happened(Box::new(event)));
    let after = p.from(at).words("of the next turn after this card was|of the turn after this card was");
    let after = after.then(|p, at| {
        p.row(at, "where it went", &[("banished", Place::Banished), ("sent to the gy", Place::Graveyard)])
    });
    let after =
        after.map(|(place,)| both(State::ThisIsIn(place.into()), State::This(vec![Filter::CameLastTurn])));
    this.or(now).or(after)
}
