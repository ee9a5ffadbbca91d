//! What cannot be meant, though a reader read it: effects that could never be used, targets that nobody may look at,
//! values that such cards do not have (OCG 3.3.1-38 to -55, 3.4.2, 3.4.3-10, 3.5.1).

use enumset::EnumSet;
use ocg::card::{Card, Kind, MonsterType};
use ocg::language::{
    Block, Covers, Effect, EffectKind, Filter, Group, Link, Linked, Place, Select, Step, Text,
};
use serde::Serialize;

/// Something about a card that a person should look at.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Finding {
    pub card: String,
    /// Which effect, from 1; nothing if it is about the whole box.
    pub effect: Option<usize>,
    pub why: &'static str,
}

/// All that looks wrong about what was read of a card.
pub fn findings(card: &Card) -> Vec<Finding> {
    let mut all = Vec::new();
    let pendulum =
        card.monster().and_then(|monster| monster.pendulum.as_ref()).map(|pendulum| &pendulum.text);
    for text in std::iter::once(&card.text).chain(pendulum) {
        for (nth, effect) in text.effects.iter().enumerate() {
            let found = about(effect, card);
            all.extend(found.into_iter().map(|why| finding(card, Some(nth + 1), why)));
        }
        all.extend(lonely_groups(text).then(|| finding(card, None, "one effect alone shares a use limit")));
    }
    all
}

fn finding(card: &Card, effect: Option<usize>, why: &'static str) -> Finding {
    Finding { card: card.id.0.to_string(), effect, why }
}

fn about(effect: &Effect, card: &Card) -> Vec<&'static str> {
    let is_monster = matches!(card.kind, Kind::Monster(_));
    let waits = effect.timing.is_some();
    let mut found = Vec::new();
    match effect.kind {
        EffectKind::CardActivation if is_monster => found.push("a monster is no card that is activated"),
        EffectKind::Trigger(_) if !waits => found.push("a Trigger Effect that waits for nothing"),
        EffectKind::Ignition if waits => found.push("an Ignition Effect that waits for something"),
        EffectKind::Continuous if effect.holds.is_empty() && effect.resolve.is_empty() => {
            found.push("a Continuous Effect by which nothing holds")
        }
        EffectKind::CardActivation
        | EffectKind::Trigger(_)
        | EffectKind::Ignition
        | EffectKind::Quick(_)
        | EffectKind::Continuous
        | EffectKind::Upkeep
        | EffectKind::Unclassified => {}
    }
    for block in [&effect.act, &effect.resolve] {
        let first = block.first().is_some_and(|Linked(link, _)| *link != Link::First);
        found.extend(first.then_some("the first step hangs on one before it"));
    }
    for step in steps(&effect.act).into_iter().chain(steps(&effect.resolve)) {
        found.extend(about_step(step, effect));
    }
    found
}

/// The steps of a block, and those within them.
fn steps(block: &Block) -> Vec<&Step> {
    let mut all = Vec::new();
    for Linked(_, step) in block {
        all.push(step);
        all.extend(step.blocks().into_iter().flat_map(steps));
    }
    all
}

fn about_step(step: &Step, effect: &Effect) -> Option<&'static str> {
    match step {
        Step::Target(select) if is_hidden(select) => Some("a target where nobody may look"),
        Step::Target(select) | Step::Choose(select) => contradiction(&select.of.like),
        // 3.3.2-104: a monster that is on the field is not Special Summoned.
        Step::SpecialSummon(Group::This, _) if is_on_field(effect) => {
            Some("the card Special Summons itself where it is on the field already")
        }
        step => of_group(step).and_then(contradiction),
    }
}

fn of_group(step: &Step) -> Option<&[Filter]> {
    match step.group()? {
        Group::Pick(select) => Some(&select.of.like),
        Group::All(noun) => Some(&noun.like),
        _ => None,
    }
}

/// 3.4.3-10: only what both players may know of is a target.
fn is_hidden(select: &Select) -> bool {
    let hidden = Place::Deck | Place::Hand | Place::ExtraDeck;
    !select.of.places.is_empty() && select.of.places.is_subset(hidden)
}

fn is_on_field(effect: &Effect) -> bool {
    let field: EnumSet<Place> = Place::MonsterZone.into();
    match effect.kind {
        EffectKind::Ignition | EffectKind::Quick(_) => effect.places.is_empty() || effect.places == field,
        EffectKind::CardActivation
        | EffectKind::Trigger(_)
        | EffectKind::Continuous
        | EffectKind::Upkeep
        | EffectKind::Unclassified => false,
    }
}

/// 3.3.1-38 to -40a, -55: an Xyz or Link Monster has no Level, a Link Monster no DEF, and only they have a Rank or
/// Link Rating.
fn contradiction(like: &[Filter]) -> Option<&'static str> {
    let is = |kind: MonsterType| like.contains(&Filter::Type(kind));
    let has = |wanted: fn(&Filter) -> bool| like.iter().any(wanted);
    let level = has(|one| matches!(one, Filter::Level(..)));
    let (xyz, link) = (is(MonsterType::Xyz), is(MonsterType::Link));
    if level && (xyz || link) {
        return Some("the Level of a monster that has none");
    }
    if link && has(|one| matches!(one, Filter::Def(..) | Filter::DefensePosition)) {
        return Some("the DEF of a Link Monster");
    }
    (like.contains(&Filter::FaceUp) && like.contains(&Filter::FaceDown))
        .then_some("face-up and face-down at once")
}

/// 3.5.1: a limit that several effects share has at least two of them.
fn lonely_groups(text: &Text) -> bool {
    let limits = text.effects.iter().filter_map(|effect| effect.limit);
    let covers: Vec<Covers> = limits.map(|limit| limit.covers).filter(|one| *one != Covers::This).collect();
    covers.iter().any(|one| covers.iter().filter(|other| *other == one).count() == 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use ocg::builtin;
    use ocg::language::{Amount, Comparison};

    /// What was written by hand and played is right.
    #[test]
    fn nothing_is_found_about_the_built_in_cards() {
        let library = builtin::library();
        let found: Vec<Finding> = library.defs().flat_map(|(_, def)| findings(&def.card)).collect();
        assert_eq!(found, []);
    }

    #[test]
    fn a_monster_has_a_level_a_rank_or_a_link_rating() {
        let level = Filter::Level(Comparison::Is, Amount::Fixed(4));
        assert_eq!(contradiction(&[Filter::Type(MonsterType::Tuner), level.clone()]), None);
        assert!(contradiction(&[Filter::Type(MonsterType::Xyz), level]).is_some());
        assert!(contradiction(&[Filter::FaceUp, Filter::FaceDown]).is_some());
    }
}
