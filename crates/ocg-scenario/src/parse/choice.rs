//! What a player does: `A Normal Summons L by Tributing K`.

use super::Draft;
use super::places;
use super::refs::{effect, located, several};
use crate::Ocg;
use crate::model::{Act, Detail, Does};
use ocg::language::SummonWay;
use ocg::state::Choice;
use scenario::{Cursor, Kind, Problem, ReadAct, Verb};

pub(crate) const VERBS: &[Verb<Ocg>] = &[
    verb("Normal Summons", "Normal Summon", normal_summon),
    verb("Tribute Summons", "Tribute Summon", normal_summon),
    verb("Sets", "Set", |line, draft| one(line, draft, Does::Set)),
    verb("Flip Summons", "Flip Summon", |line, draft| one(line, draft, Does::FlipSummon)),
    verb("changes the position of", "change the position of", |line, draft| {
        one(line, draft, Does::ChangePosition)
    }),
    verb("Special Summons", "Special Summon", special_summon),
    verb("Synchro Summons", "Synchro Summon", |line, draft| extra(line, draft, SummonWay::Synchro)),
    verb("Xyz Summons", "Xyz Summon", |line, draft| extra(line, draft, SummonWay::Xyz)),
    verb("Link Summons", "Link Summon", |line, draft| extra(line, draft, SummonWay::Link)),
    verb("Pendulum Summons", "Pendulum Summon", pendulum_summon),
    verb("activates", "activate", activate),
    verb("chains", "chain", activate),
    verb("carries out number", "carry out number", |line, _| {
        Ok(plain(Does::CarryOut(line.number("which of what was put off")?)))
    }),
    verb("attacks", "attack", attack),
    verb("goes to the", "go to the", go),
    verb("ends the turn", "end the turn", |_, _| Ok(plain(Does::Go(Choice::ToEndPhase)))),
    verb("passes", "pass", |_, _| Ok(plain(Does::Pass))),
    verb("chooses no more", "choose no more", |_, _| Ok(choose(vec![Detail::NoMore]))),
    verb("chooses", "choose", |line, draft| Ok(choose(chosen(line, draft)?))),
    verb("picks", "pick", |line, draft| Ok(choose(chosen(line, draft)?))),
    verb("declares", "declare", |line, draft| Ok(choose(declared(line, draft)?))),
    verb("stops the attack", "stop the attack", |_, _| Ok(plain(Does::Pass))),
    verb("says yes", "say yes", |_, _| Ok(plain(Does::Yes))),
    verb("says no", "say no", |_, _| Ok(plain(Does::No))),
];

const fn verb(does: &'static str, bare: &'static str, read: ReadAct<Ocg>) -> Verb<Ocg> {
    Verb { does, bare, read }
}

fn plain(does: Does) -> Act {
    Act { does, details: Vec::new() }
}

fn choose(details: Vec<Detail>) -> Act {
    Act { does: Does::Choose, details }
}

fn one(line: &mut Cursor<'_>, draft: &Draft, does: fn(crate::model::Ref) -> Does) -> Result<Act, Problem> {
    let does = does(located(line, draft)?);
    Ok(Act { does, details: details(line, draft)? })
}

fn normal_summon(line: &mut Cursor<'_>, draft: &Draft) -> Result<Act, Problem> {
    one(line, draft, Does::NormalSummon)
}

/// `X`, `X by procedure 2`
fn special_summon(line: &mut Cursor<'_>, draft: &Draft) -> Result<Act, Problem> {
    let card = located(line, draft)?;
    let nth = if line.eat("by procedure") { Some(line.number("the number of a procedure")?) } else { None };
    Ok(Act { does: Does::SpecialSummon(card, nth), details: details(line, draft)? })
}

fn extra(line: &mut Cursor<'_>, draft: &Draft, way: SummonWay) -> Result<Act, Problem> {
    let card = located(line, draft)?;
    Ok(Act { does: Does::ExtraSummon(way, card), details: details(line, draft)? })
}

fn pendulum_summon(line: &mut Cursor<'_>, draft: &Draft) -> Result<Act, Problem> {
    let mut all: Vec<Detail> = if line.is_over() {
        Vec::new()
    } else {
        several(line, draft)?.into_iter().map(Detail::Card).collect()
    };
    all.extend(details(line, draft)?);
    Ok(Act { does: Does::PendulumSummon, details: all })
}

fn activate(line: &mut Cursor<'_>, draft: &Draft) -> Result<Act, Problem> {
    let what = effect(line, draft)?;
    Ok(Act { does: Does::Activate(what), details: details(line, draft)? })
}

/// `directly with L`, `K with L`; without `with` when the attacker is known.
fn attack(line: &mut Cursor<'_>, draft: &Draft) -> Result<Act, Problem> {
    let bare_with = line.is("with");
    let target = if bare_with {
        None
    } else if line.eat("directly") {
        Some(Detail::Directly)
    } else {
        Some(Detail::Card(located(line, draft)?))
    };
    let does = if line.eat("with") { Does::Attack(located(line, draft)?) } else { Does::Choose };
    Ok(Act { does, details: target.into_iter().collect() })
}

fn go(line: &mut Cursor<'_>, _: &Draft) -> Result<Act, Problem> {
    let to = line.eat_any(&[
        ("battle phase", Choice::ToBattlePhase),
        ("main phase 2", Choice::ToMainPhase2),
        ("end phase", Choice::ToEndPhase),
    ]);
    let to = to.ok_or_else(|| line.expected("`battle phase`, `main phase 2` or `end phase`"))?;
    Ok(plain(Does::Go(to)))
}

/// `X, Y`, `3`, `option 2`, `zone 3`, `attack position`
fn chosen(line: &mut Cursor<'_>, draft: &Draft) -> Result<Vec<Detail>, Problem> {
    if let Some(detail) = small(line)? {
        return Ok(vec![detail]);
    }
    if let Some(number) = amount(line) {
        return Ok(vec![Detail::Number(number)]);
    }
    Ok(several(line, draft)?.into_iter().map(Detail::Card).collect())
}

/// An Attribute, a Type, or what else is chosen.
fn declared(line: &mut Cursor<'_>, draft: &Draft) -> Result<Vec<Detail>, Problem> {
    if let Some(attribute) = super::card::word(line) {
        return Ok(vec![Detail::Attribute(attribute)]);
    }
    match super::card::word(line) {
        Some(race) => Ok(vec![Detail::Race(race)]),
        None => chosen(line, draft),
    }
}

/// A number that is no card.
fn amount(line: &mut Cursor<'_>) -> Option<i32> {
    let token = line.peek()?;
    if super::refs::is_password(token.text) { None } else { line.maybe_number() }
}

fn small(line: &mut Cursor<'_>) -> Result<Option<Detail>, Problem> {
    if line.eat("option") {
        return Ok(Some(Detail::Option(line.number("the number of an option")?)));
    }
    if let Some(face) = line.eat_any(&places::FACES) {
        return Ok(Some(Detail::Face(face)));
    }
    Ok(places::zone(line)?.map(Detail::Zone))
}

/// What is chosen on the way: ` by Tributing X, Y`, ` targeting Z`, ` in zone 3`, ` in defense position` …
fn details(line: &mut Cursor<'_>, draft: &Draft) -> Result<Vec<Detail>, Problem> {
    let mut found = Vec::new();
    loop {
        if line.eat("targeting") || line.eat("with") || line.eat("choosing") {
            found.extend(chosen(line, draft)?);
        } else if line.is("by") && !is_clause_next(line) {
            by(line, draft, &mut found)?;
        } else if line.eat("declaring") {
            found.extend(chosen(line, draft)?);
        } else if line.is("in") || line.is("to") {
            let mut ahead = line.clone();
            ahead.skip(1);
            let Some(detail) = small(&mut ahead)? else {
                return Err(ahead.expected("a zone, or `attack position`, `defense position`"));
            };
            *line = ahead;
            found.push(detail);
        } else {
            return Ok(found);
        }
    }
}

fn is_clause_next(line: &Cursor<'_>) -> bool {
    line.peek_at(1).is_some_and(|token| token.kind == Kind::Word && token.text.contains('-'))
}

/// `by Tributing X`, `by discarding X`, `by paying 1000`: whatever the word, what follows is chosen.
fn by(line: &mut Cursor<'_>, draft: &Draft, found: &mut Vec<Detail>) -> Result<(), Problem> {
    line.skip(1);
    let verb = line.take().filter(|token| token.kind == Kind::Word && token.text.ends_with("ing"));
    if verb.is_none() {
        return Err(line.expected("what is done for it, such as `discarding X`"));
    }
    found.extend(chosen(line, draft)?);
    Ok(())
}
