//! Sentences that lead to a list of bullets: "activate 1 of these effects", "it gains these effects", and limit lines
//! of "the following effects" (OCG 3.4.3-10, 3.4.4-96, -132, 3.5.1).

use super::condition::{State, state};
use super::limit::{LimitLine, limit_line};
use super::lines::Piece;
use super::reference::{cards, description, reference};
use super::token::Tokens;
use super::tree::{Cards, Counted, Ref};
use super::{Card, P, bind};
use crate::lexicon::Entry;
use ocg::language::{Condition, Filter, On, Per, Whose};
use text::grammar::{At, Kind, Parses, Token};

/// What a list is for.
#[derive(Clone, PartialEq, Debug)]
pub enum Lead {
    /// They are effects, and this is how often they can be used.
    Limit(LimitLine),
    /// 3.4.4-96: the effects of a Gemini monster.
    Again,
    Gains(Gains),
}

/// 3.4.4-132: who has the effects that are listed, and when.
#[derive(Clone, PartialEq, Debug)]
pub struct Gains {
    pub on: On,
    pub condition: Option<Condition>,
}

pub fn lead(p: &P<'_>, at: At, card: &Card<'_>) -> Parses<Lead> {
    let limit = limit_line(p, at).filter_map(|(line, name)| {
        let own = name.is_none_or(|name| name.eq_ignore_ascii_case(card.name));
        own.then_some(following(line)?).map(Lead::Limit)
    });
    let again = p
        .from(at)
        .words("while this card is a normal monster on the field ,|while this card is face-up on the field ,")
        .words("you can normal summon it to have it")
        .words("become|be treated as")
        .words("an effect monster with")
        .words("this effect|these effects|this effect :|these effects :|the following effect|the following effects")
        .value(Lead::Again);
    limit.or(again).or(gains(p, at).map(Lead::Gains))
}

/// Before a list, "these effects" are those of the list.
fn following(line: LimitLine) -> Option<LimitLine> {
    match line {
        LimitLine::Each(times, per) | LimitLine::EachFollowing(times, per) => {
            Some(LimitLine::EachFollowing(times, per))
        }
        LimitLine::OneOf(per) | LimitLine::OneOfFollowing(per) => Some(LimitLine::OneOfFollowing(per)),
        LimitLine::This(..)
        | LimitLine::OnceFaceUp
        | LimitLine::Activate(..)
        | LimitLine::SummonThisWay(_)
        | LimitLine::Summon(_) => None,
    }
}

const EFFECTS: &str = "this effect|these effects|the following effect|the following effects|this effect :|these effects :|the following effect :|the following effects :";

fn gains(p: &P<'_>, at: At) -> Parses<Gains> {
    let when = |p: &P<'_>, at: At| p.from(at).words("if|while").then(state).words(",").map(|(state,)| state);
    let this = p.from(at).optional(when).words("it gains|this card gains").words(EFFECTS);
    let this = this.filter_map(|(state,)| gained(On::This, state.as_ref()));
    let made = p.from(at).then(made_of_this).words("gains").words(EFFECTS);
    let made = made.map(|(like,)| Gains { on: On::MadeOf(like), condition: None });
    let others = p.from(at).optional(when).then(reference).words("gains|gain").words(EFFECTS);
    let others = others.filter_map(|(state, of)| gained(holder(&of)?, state.as_ref()));
    this.or(made).or(others)
}

fn gained(on: On, state: Option<&State>) -> Option<Gains> {
    let condition = match state {
        Some(state) => Some(bind::condition_of(state)?),
        None => None,
    };
    Some(Gains { on, condition })
}

fn holder(of: &Ref) -> Option<On> {
    match of {
        Ref::Equipped => Some(On::Equipped),
        Ref::Cards(cards) => bind::standing(cards).map(On::All),
        Ref::This(_)
        | Ref::ThisLike(_)
        | Ref::Back(_)
        | Ref::Attacker
        | Ref::AttackTarget
        | Ref::Top(..)
        | Ref::Several(_)
        | Ref::Among(..)
        | Ref::Rest
        | Ref::Activated => None,
    }
}

/// 3.3.2-7: "a Dragon Xyz Monster that has this card as material".
pub fn made_of_this(p: &P<'_>, at: At) -> Parses<Vec<Filter>> {
    const AS: &str = "as material|as a material|as an material|as synchro material|as a synchro material|as a synchro material monster|as fusion material|as xyz material|as link material";
    let has = p.from(at).words("a|an").then(description).words("that has this card|and has this card");
    let has = has.words("as material|as a material|as an material|as xyz material|as an xyz material");
    let has = has.filter_map(|(cards,)| bind::plain_filters(&cards).filter(|like| like.contains(&xyz())));
    let field = |p: &P<'_>, at: At| p.from(at).words("on the field").value(());
    let used = p.from(at).words("a|an").then(description);
    let used = used.words("that used this card|using this card|that was summoned using this card");
    let used = used.optional(field).maybe(AS).filter_map(|(cards, field)| {
        let like = bind::plain_filters(&cards)?;
        (field.is_none() || is_of_field(&like)).then_some(like)
    });
    has.or(used)
}

fn xyz() -> Filter {
    Filter::Type(ocg::card::MonsterType::Xyz)
}

/// Is such a monster made of monsters of the field alone?
fn is_of_field(like: &[Filter]) -> bool {
    use ocg::card::MonsterType;
    use ocg::language::SummonWay;
    let ways = SummonWay::Synchro | SummonWay::Xyz | SummonWay::Link;
    like.iter().any(|one| match one {
        Filter::Type(kind) => matches!(kind, MonsterType::Synchro | MonsterType::Xyz | MonsterType::Link),
        Filter::SummonedBy(by) => by.is_subset(ways),
        _ => false,
    })
}

/// 3.4.3-10: "activate 1 of these effects", where one is chosen as it is activated: each bullet is an effect that
/// begins with what stands before.
pub struct Choice<'t> {
    before: Vec<Token<'t, Entry>>,
    /// Costs stand before it, for whichever is chosen.
    acts: bool,
    /// "But you can only use each effect once per turn".
    pub each: Option<(u8, Per)>,
}

/// Where a limit line stands between such a sentence and its list, the list belongs to the sentence.
pub fn of_choices(mut pieces: Vec<Piece>, tokens: &Tokens<'_>) -> Vec<Piece> {
    for at in 1..pieces.len() {
        let (before, after) = pieces.split_at_mut(at);
        let (Some(first), Some(second)) = (before.last_mut(), after.first_mut()) else { continue };
        let is_limit = begins(&tokens[second.range.clone()], "you can only");
        if is_limit && first.bullets.is_empty() && choice(&tokens[first.range.clone()]).is_some() {
            first.bullets = std::mem::take(&mut second.bullets);
        }
    }
    pieces
}

fn begins(tokens: &[Token<'_, Entry>], words: &str) -> bool {
    let all: Vec<&str> = words.split(' ').collect();
    tokens.get(..all.len()).is_some_and(|first| without(first, &[words]).is_some())
}

/// Does the sentence end by that?
pub fn choice<'t>(lead: &[Token<'t, Entry>]) -> Option<Choice<'t>> {
    let lead = without(lead, &[";"]).or_else(|| without(lead, &[":"])).unwrap_or(lead);
    let (lead, each) = each_once(lead);
    let phrases = ["activate 1 of these effects", "activate 1 of the following effects"];
    let before = without(lead, &phrases)?;
    let joined = without(before, &[", then", ", and", "and", "to"]);
    let free = before.is_empty() || without(before, &[":", ",", "you can"]).is_some();
    if !free && joined.is_none() {
        return None;
    }
    Some(Choice { before: joined.unwrap_or(before).to_vec(), acts: joined.is_some(), each })
}

impl<'t> Choice<'t> {
    /// The sentence that this bullet makes.
    pub fn with(&self, bullet: &[Token<'t, Entry>]) -> Vec<Token<'t, Entry>> {
        let at = bullet.first().map_or(0..0, |first| first.span.clone());
        let token = |kind| Token { kind, span: at.clone() };
        let acts = bullet.iter().any(|token| token.kind == Kind::Sign(';'));
        let mut all = self.before.clone();
        match (self.acts, acts) {
            (false, _) => {}
            (true, true) => all.extend([token(Kind::Sign(',')), token(Kind::Word("then"))]),
            (true, false) => all.push(token(Kind::Sign(';'))),
        }
        all.extend(bullet.iter().cloned());
        all
    }
}

/// "Detach 2 to 4 materials from this card, then activate the appropriate effect": each bullet begins with its number.
pub struct Numbered<'t> {
    before: Vec<Token<'t, Entry>>,
    after: Vec<Token<'t, Entry>>,
    range: (u32, u32),
}

pub fn numbered<'t>(lead: &[Token<'t, Entry>]) -> Option<Numbered<'t>> {
    let lead = without(lead, &[";"]).unwrap_or(lead);
    let lead =
        without(lead, &[", then activate the appropriate effect", "and activate the appropriate effect"])?;
    let number = |at: usize| match lead.get(at)?.kind {
        Kind::Number(n) => Some(n),
        _ => None,
    };
    let is = |at: usize, words: &[&str]| {
        lead.get(at..=at).is_some_and(|one| words.iter().any(|word| without(one, &[word]).is_some()))
    };
    // Its clause is the last one before.
    let at = (0..lead.len())
        .rfind(|&at| is(at + 1, &["to", "or"]) && number(at).is_some() && number(at + 2).is_some())?;
    let range = (number(at)?, number(at + 2)?);
    Some(Numbered { before: lead[..at].to_vec(), after: lead[at + 3..].to_vec(), range })
}

impl<'t> Numbered<'t> {
    /// The sentence that this bullet makes.
    pub fn with(&self, bullet: &[Token<'t, Entry>]) -> Option<Vec<Token<'t, Entry>>> {
        let [number, colon, rest @ ..] = bullet else { return None };
        let Kind::Number(n) = number.kind else { return None };
        let (least, most) = self.range;
        if !(least..=most).contains(&n) || colon.kind != Kind::Sign(':') {
            return None;
        }
        let end = Token { kind: Kind::Sign(';'), span: colon.span.clone() };
        let cost = self.before.iter().chain([number]).chain(&self.after).cloned();
        Some(cost.chain([end]).chain(rest.iter().cloned()).collect())
    }
}

/// Words of a text, one after the other.
type Words<'a, 't> = &'a [Token<'t, Entry>];

/// What stands before "either:", and what stands on each side of "OR:".
pub fn either<'a, 't>(whole: Words<'a, 't>) -> Option<[Words<'a, 't>; 3]> {
    let find = |words: &str| {
        let len = words.split(' ').count();
        let at = (len..=whole.len()).find(|&end| without(&whole[..end], &[words]).is_some())?;
        Some((at - len, at))
    };
    let (before, first) = find("either :")?;
    let (end, second) = find(", or :").or_else(|| find("or :"))?;
    (first < end).then(|| [&whole[..before], &whole[first..end], &whole[second..]])
}

/// "(But you can only use each effect of "…" once per turn)".
fn each_once<'a, 't>(lead: &'a [Token<'t, Entry>]) -> (&'a [Token<'t, Entry>], Option<(u8, Per)>) {
    let ends = ["once per turn )"];
    let begins = ["( but you can only use each effect of", "( but you can only use each of these effects of"];
    let inner = without(lead, &ends).and_then(|rest| match rest.last()?.kind {
        Kind::Entry(Entry::Quoted(_)) => without(&rest[..rest.len() - 1], &begins),
        _ => None,
    });
    match inner {
        Some(rest) => (rest, Some((1, Per::Turn))),
        None => (lead, None),
    }
}

/// What stands before one of these endings.
fn without<'a, 't>(tokens: &'a [Token<'t, Entry>], endings: &[&str]) -> Option<&'a [Token<'t, Entry>]> {
    endings.iter().find_map(|ending| {
        let words: Vec<&str> = ending.split(' ').collect();
        let start = tokens.len().checked_sub(words.len())?;
        let same = tokens[start..].iter().zip(&words).all(|(token, word)| match &token.kind {
            Kind::Word(other) => other.eq_ignore_ascii_case(word),
            Kind::Sign(sign) => word.chars().eq([*sign]),
            Kind::Number(number) => word.parse() == Ok(*number),
            Kind::Entry(_) | Kind::Line => false,
        });
        same.then(|| &tokens[..start])
    })
}

/// "A "…" as material", after "has".
pub fn as_material(p: &P<'_>, at: At) -> Parses<Vec<Filter>> {
    let having = p.from(at).then(cards).words("as material|as a material|as an material|as materials");
    having.filter_map(|(cards,)| {
        let one = matches!(cards.count, Counted::Bare | Counted::Number(1));
        let free = Cards { whose: Whose::Any, ..cards };
        let like = bind::plain_filters(&free)?;
        (one && !like.is_empty()).then_some(like)
    })
}
