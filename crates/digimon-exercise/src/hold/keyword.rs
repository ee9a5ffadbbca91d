//! DCG 16: keywords: having one, and what it does when it triggers or matters.

use super::contrast_plain;
use crate::exercise::{Options, Trial, library, play, word};
use crate::plan;
use crate::report::Verdict;
use crate::subject::{Subject, Text};
use digimon::card::Card;
use digimon::effects::language::{
    Continuous, Does, Effect, Icons, Keyword, KeywordKind, Modifier, On, Place, TurnScope, When,
};
use digimon::keywords;

pub(crate) fn verdict(
    subject: &Subject<'_>,
    keyword: &Keyword,
    tokens: &[Card],
    options: Options,
) -> Verdict {
    let has = has_it(subject, keyword, tokens, options);
    if let Some(meaning) = keywords::meaning(keyword) {
        return with_meaning(subject, keyword, &meaning, has, tokens, options);
    }
    let Verdict::Exercised = has else { return has };
    contrast_plain::verdict(subject, keyword, options)
}

/// The keyword is there where it should be, and nowhere else.
fn has_it(subject: &Subject<'_>, keyword: &Keyword, tokens: &[Card], options: Options) -> Verdict {
    let statement =
        Continuous { condition: None, on: On::This, is: vec![Modifier::Keyword(keyword.clone())] };
    let place = if keyword.kind() == KeywordKind::Training { Place::Field } else { Place::Battle };
    let effect = Effect {
        when: vec![When::Always],
        turn: TurnScope::All,
        icons: Icons { per_turn: None, place },
        does: Does::Hold(vec![statement]),
    };
    // The made-up effect says it; the printed keyword does it.
    let subject = Subject { text: Text::Effect(effect.clone()), ..subject.clone() };
    super::Trial { subject: &subject, said: &effect, played: &effect, tokens, options }.run_keyword(keyword)
}

/// A keyword that triggers: its meaning step by step, and that the keyword itself sets it off.
fn with_meaning(
    subject: &Subject<'_>,
    keyword: &Keyword,
    meaning: &Effect,
    has: Verdict,
    tokens: &[Card],
    options: Options,
) -> Verdict {
    if let Verdict::Failed { .. } = has {
        return has;
    }
    let as_effect = Subject { text: Text::Effect(meaning.clone()), nth: 0, ..subject.clone() };
    let steps = Trial::of(&as_effect, meaning, tokens, options).run();
    if !matches!(steps, Verdict::Exercised | Verdict::Reached { .. }) {
        return steps;
    }
    for when in &meaning.when {
        for attempt in 0..options.attempts {
            let seed = options.seed.wrapping_mul(1_000_003).wrapping_add(attempt);
            let card = as_effect.alone(&Text::Keyword(keyword.clone()));
            let Ok(plan) = plan::make(&as_effect, card, meaning, when, seed, tokens) else { continue };
            let Ok(library) = library(&plan) else { continue };
            let Some(id) = library.keyword_effect(keyword) else { continue };
            if play(&plan, id).is_ok_and(|course| !course.activations.is_empty()) {
                return steps;
            }
        }
    }
    let when: Vec<String> = meaning.when.iter().map(word).collect();
    Verdict::NotReached { reason: format!("the keyword did not trigger at {}", when.join(", ")) }
}
