//! A box of text, sentence by sentence: each is read by itself; one that goes on with the sentence before it is read
//! together with that, and a list of bullets with the sentence that leads to it.

use super::Card;
use super::after::{acting, continued};
use super::assemble::assembled;
use super::bullets::{self, Lead};
use super::event::includes;
use super::lines::{Piece, pieces};
use super::part::{Part, listing, part};
use super::ritual::ritual;
use super::token::{Tokens, tokens};
use crate::lexicon::{Entry, Lexicon};
use enumset::EnumSet;
use ocg::language::{Effect, Text};
use std::collections::BTreeSet;
use std::ops::Range;
use text::grammar::{At, NotRead, Parser, Parses, Site, Token};
use text::{Bound, Budget};

/// A box that was read whole.
#[derive(Clone, PartialEq, Debug)]
pub struct Readings {
    pub text: Text,
    /// The places of the grammar that it rests on.
    pub used: BTreeSet<Site>,
}

/// Why a box was not read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Diagnosis {
    /// Which bytes of the text stopped it.
    pub span: Range<usize>,
    /// What would have been understood there.
    pub expected: String,
    /// How many meanings the sentence has, if that is why.
    pub meanings: usize,
    pub bound: Option<Bound>,
}

/// Reads a box of a card.
///
/// # Errors
/// When a sentence of it is not understood, or in several ways: one diagnosis for each such sentence.
pub fn read(
    card: &Card<'_>,
    text: &str,
    lexicon: &Lexicon,
    budget: &Budget,
) -> Result<Readings, Vec<Diagnosis>> {
    if let Err(bound) = budget.take(text.len()) {
        return Err(vec![Diagnosis { bound: Some(bound), ..Diagnosis::at(0..text.len(), bound.expected()) }]);
    }
    let tokens = tokens(text, lexicon);
    let mut reader = Reader { card, tokens: &tokens, budget, used: BTreeSet::new(), stops: Vec::new() };
    let parts = reader.all(&bullets::of_choices(pieces(&tokens), &tokens));
    if !reader.stops.is_empty() {
        return Err(reader.stops);
    }
    let text = assembled(card, parts).map_err(|stop| vec![stop])?;
    Ok(Readings { text, used: reader.used })
}

impl Diagnosis {
    pub(super) fn at(span: Range<usize>, expected: impl Into<String>) -> Diagnosis {
        Diagnosis { span, expected: expected.into(), meanings: 0, bound: None }
    }
}

/// A part of a box, with where it stands.
#[derive(Clone, PartialEq, Debug)]
pub struct Read {
    pub(super) part: Part,
    /// Its bytes.
    pub(super) span: Range<usize>,
    /// Its tokens; none if others are listed in it.
    tokens: Range<usize>,
}

impl Read {
    /// A part that is not continued by others.
    pub(super) fn alone(part: Part, span: Range<usize>) -> Read {
        Read { part, span, tokens: 0..0 }
    }
}

/// Where the parts of one box are read.
struct Reader<'r> {
    card: &'r Card<'r>,
    tokens: &'r Tokens<'r>,
    budget: &'r Budget,
    used: BTreeSet<Site>,
    stops: Vec<Diagnosis>,
}

impl Reader<'_> {
    fn all(&mut self, pieces: &[Piece]) -> Vec<Read> {
        let mut parts = Vec::new();
        let mut rest = pieces;
        while let [piece, after @ ..] = rest {
            rest = after;
            if !piece.bullets.is_empty() {
                self.listed(piece, &mut parts);
            } else if let Some(both) = self.pair(piece, after) {
                parts.push(both);
                rest = &after[1..];
            } else if let Some(both) = self.acts_first(piece, after, &parts) {
                parts.push(both);
                rest = &after[1..];
            } else {
                self.sentence(piece.range.clone(), &mut parts);
            }
        }
        parts
    }

    /// Texts from before the semicolon: a sentence that only targets or pays, and the one that says what happens.
    fn acts_first(&mut self, first: &Piece, after: &[Piece], parts: &[Read]) -> Option<Read> {
        let second = after.first().filter(|second| second.bullets.is_empty())?;
        let (tokens, range) = (self.tokens, first.range.clone());
        if self.parse(&tokens[range.clone()], part).is_ok() {
            return None;
        }
        let whole = range.start..second.range.end;
        let part = self.parse(&tokens[whole.clone()], acting).ok()?;
        let is_first = parts.last().is_none_or(|last| !matches!(last.part, Part::Effect(_)));
        (is_first || !matches!(self.card.kind, super::CardKind::Once { .. })).then(|| self.read(part, whole))
    }

    /// Two sentences of which neither means anything alone.
    fn pair(&mut self, first: &Piece, after: &[Piece]) -> Option<Read> {
        let second = after.first().filter(|second| second.bullets.is_empty())?;
        let whole = first.range.start..second.range.end;
        let tokens = self.tokens;
        let part = self.parse(&tokens[whole.clone()], ritual).ok()?;
        Some(self.read(part, whole))
    }

    /// "You can either: …, OR: …": two effects, of which one is used.
    fn either(&mut self, range: Range<usize>) -> Option<Read> {
        let tokens = self.tokens;
        let whole = &tokens[range.clone()];
        let [before, first, second] = bullets::either(whole)?;
        let mut effects = Vec::new();
        for half in [first, second] {
            let all: Vec<Token<'_, Entry>> = before.iter().chain(half).cloned().collect();
            let Ok(Part::Effect(effect)) = self.parse(&all, part) else { return None };
            effects.push(*effect);
        }
        Some(Read { part: Part::OneOf(effects, None), span: span(whole), tokens: 0..0 })
    }

    /// A sentence by itself, or with the one before it.
    fn sentence(&mut self, range: Range<usize>, parts: &mut Vec<Read>) {
        if let Some(read) = self.either(range.clone()) {
            parts.push(read);
            return;
        }
        let tokens = self.tokens;
        let alone = self.parse(&tokens[range.clone()], part);
        let is_second = |read: &Part| {
            matches!((read, parts.last()), (Part::Effect(second), Some(Read { part: Part::Effect(first), .. }))
                if is_activation(first) && is_activation(second))
        };
        let is_second = alone.as_ref().is_ok_and(is_second);
        if (alone.is_err() || is_second)
            && let Some(last) = parts.last().filter(|last| !last.tokens.is_empty())
        {
            let both = last.tokens.start..range.end;
            if let Ok(part) = self.parse(&tokens[both.clone()], continued) {
                parts.pop();
                parts.push(self.read(part, both));
                return;
            }
        }
        match alone {
            // A card is activated in one way, unless a list says otherwise.
            Ok(_) if is_second => {
                self.stops
                    .push(Diagnosis::at(span(&tokens[range]), "a sentence that goes on with the one before"));
            }
            Ok(part) => parts.push(self.read(part, range)),
            Err(stop) => self.stops.push(stop),
        }
    }

    fn read(&self, part: Part, tokens: Range<usize>) -> Read {
        Read { part, span: span(&self.tokens[tokens.clone()]), tokens }
    }

    /// A sentence with bullets.
    fn listed(&mut self, piece: &Piece, parts: &mut Vec<Read>) {
        let tokens = self.tokens;
        let lead = &tokens[piece.range.clone()];
        if let Some(choice) = bullets::choice(lead) {
            self.choice(&choice, piece, parts);
            return;
        }
        if let Some(sentences) = numbered_choices(tokens, piece) {
            let effects = sentences.iter().map(|one| self.parse(one, part));
            let effects: Result<Vec<Part>, Diagnosis> = effects.collect();
            match effects.map(only_effects) {
                Ok(Some(effects)) => parts.push(self.list(Part::OneOf(effects, None), piece)),
                Ok(None) => self.stops.push(Diagnosis::at(span(lead), "effects")),
                Err(stop) => self.stops.push(stop),
            }
            return;
        }
        match self.parse(lead, bullets::lead) {
            Ok(Lead::Limit(line)) => {
                let inner = self.bullets(piece);
                parts.push(self.list(Part::Limited(line, inner), piece));
            }
            Ok(Lead::Again) => parts.extend(self.bullets(piece)),
            Ok(Lead::Gains(gains)) => {
                let inner = self.bullets(piece);
                parts.push(self.list(Part::Gained(gains, inner), piece));
            }
            Err(stop) => {
                if let Some(read) = self.including(piece) {
                    parts.push(read);
                    return;
                }
                let end = piece.bullets.iter().flatten().last().map_or(piece.range.end, |last| last.end);
                let whole = piece.range.start..end;
                if let Ok(part) = self.parse(&tokens[whole.clone()], part) {
                    parts.push(Read { tokens: 0..0, ..self.read(part, whole) });
                } else {
                    self.stops.push(stop);
                    self.bullets(piece);
                }
            }
        }
    }

    /// 2.2.1: an effect that waits for an activation that includes an effect of the list.
    fn including(&mut self, piece: &Piece) -> Option<Read> {
        let tokens = self.tokens;
        let mut effect = self.parse(&tokens[piece.range.clone()], listing).ok()?;
        let mut what = EnumSet::empty();
        for bullet in &piece.bullets {
            let [sentence] = &bullet[..] else { return None };
            what |= self.parse(&tokens[sentence.clone()], |p, at, _| includes::plain(p, at)).ok()?;
        }
        effect.timing = effect.timing.map(|timing| includes::filled(timing, what));
        Some(self.list(Part::Effect(Box::new(effect)), piece))
    }

    /// Each bullet as if it stood in the place of "1 of these effects".
    fn choice(&mut self, choice: &bullets::Choice<'_>, piece: &Piece, parts: &mut Vec<Read>) {
        let tokens = self.tokens;
        let mut effects: Vec<Effect> = Vec::new();
        for bullet in &piece.bullets {
            let (Some(first), Some(last)) = (bullet.first(), bullet.last()) else { continue };
            let whole = choice.with(&tokens[first.start..last.end]);
            let several = bullet.len() > 1;
            let rule = if several { continued } else { part };
            match self.parse(&whole, rule) {
                Ok(Part::Effect(effect)) => effects.push(*effect),
                Ok(_) => self.stops.push(Diagnosis::at(span(&tokens[first.clone()]), "an effect")),
                Err(stop) => self.stops.push(stop),
            }
        }
        parts.push(self.list(Part::OneOf(effects, choice.each), piece));
    }

    /// The sentences of all bullets.
    fn bullets(&mut self, piece: &Piece) -> Vec<Read> {
        let mut all = Vec::new();
        for bullet in &piece.bullets {
            let mut inner = Vec::new();
            for sentence in bullet {
                self.sentence(sentence.clone(), &mut inner);
            }
            all.extend(inner);
        }
        all
    }

    fn list(&self, part: Part, piece: &Piece) -> Read {
        Read { part, span: span(&self.tokens[piece.range.clone()]), tokens: 0..0 }
    }

    fn parse<T: Clone + PartialEq>(
        &mut self,
        of: &[Token<'_, Entry>],
        rule: impl Fn(&super::P<'_>, At, &Card<'_>) -> Parses<T>,
    ) -> Result<T, Diagnosis> {
        let read = Parser::new(of, self.budget).whole(|p, at| rule(p, at, self.card));
        let read = read.map_err(|why| diagnosis(of, why))?;
        self.used.extend(read.used);
        Ok(read.value)
    }
}

/// The sentences of a list of which one is chosen by its number.
fn numbered_choices<'t>(tokens: &Tokens<'t>, piece: &Piece) -> Option<Vec<Vec<Token<'t, Entry>>>> {
    let only = |bullet: &Vec<Range<usize>>| match &bullet[..] {
        [sentence] => Some(&tokens[sentence.clone()]),
        _ => None,
    };
    let bullets = piece.bullets.iter().map(only).collect::<Option<Vec<_>>>()?;
    let list = bullets::numbered(&tokens[piece.range.clone()])?;
    bullets.iter().map(|bullet| list.with(bullet)).collect()
}

fn only_effects(parts: Vec<Part>) -> Option<Vec<Effect>> {
    let effect = |part| if let Part::Effect(effect) = part { Some(*effect) } else { None };
    parts.into_iter().map(effect).collect()
}

fn is_activation(effect: &Effect) -> bool {
    effect.kind == ocg::language::EffectKind::CardActivation
}

fn span(tokens: &[Token<'_, Entry>]) -> Range<usize> {
    let start = tokens.first().map_or(0, |token| token.span.start);
    start..tokens.last().map_or(start, |token| token.span.end)
}

pub(super) fn diagnosis<T>(tokens: &[Token<'_, Entry>], why: NotRead<T>) -> Diagnosis {
    match why {
        NotRead::Stopped { span, expected } => Diagnosis::at(span, shortly(&expected)),
        NotRead::Ambiguous(all) => {
            Diagnosis { meanings: all.len(), ..Diagnosis::at(span(tokens), "a sentence with one meaning") }
        }
        NotRead::Bound(bound) => {
            Diagnosis { bound: Some(bound), ..Diagnosis::at(span(tokens), bound.expected()) }
        }
    }
}

/// The first of what would have been understood.
fn shortly(expected: &[&str]) -> String {
    const SHOWN: usize = 4;
    let more = if expected.len() > SHOWN { " or something else" } else { "" };
    let first: Vec<&str> = expected.iter().take(SHOWN).copied().collect();
    first.join(" or ") + more
}
