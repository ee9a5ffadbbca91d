//! Whole effects, procedures and conditions in English.

use super::amounts::condition as when;
use super::nouns::{described, places};
use super::steps::block;
use super::timing::{timing, ways};
use super::{modifiers, sentence};
use crate::language::{
    Block, Counted, Covers, DamageStep, Effect, EffectKind, Limit, MaterialsAre, Optional, OwnTributes, Per,
    Place, Procedure, SummonCondition, SummonWay, SummonZone,
};
use enumset::EnumSet;

/// "Condition: You can do this; that happens. You can only …"
pub(super) fn effect(effect: &Effect) -> String {
    let mut parts: Vec<String> = effect.holds.iter().map(modifiers::statement).collect();
    if let Some(condition) = &effect.condition
        && effect.resolve.is_empty()
    {
        parts = parts.iter().map(|part| format!("While {}, {part}", when(condition))).collect();
    }
    if !effect.resolve.is_empty() || !effect.act.is_empty() {
        parts.push(activated(effect));
    }
    parts.extend(effect.limit.map(limit));
    parts.join(" ")
}

/// Kind, condition and colon; costs, targets and semicolon; what happens.
fn activated(effect: &Effect) -> String {
    let mut before: Vec<String> = Vec::new();
    before.extend(effect.timing.as_ref().map(timing));
    before.extend(effect.condition.as_ref().map(|condition| format!("if {}", when(condition))));
    before.extend(
        (!effect.places.is_empty()).then(|| format!("while this card is in your {}", named(effect.places))),
    );
    let mut before = before.join(", ");
    match effect.damage_step {
        DamageStep::ByRule => {}
        DamageStep::Never => before.push_str(" (except during the Damage Step)"),
        DamageStep::Always => before.push_str(" (even during the Damage Step)"),
    }
    let quick = match effect.kind {
        EffectKind::Quick(_) => " (Quick Effect)",
        EffectKind::CardActivation
        | EffectKind::Ignition
        | EffectKind::Trigger(_)
        | EffectKind::Continuous
        | EffectKind::Upkeep
        | EffectKind::Unclassified => "",
    };
    let can = match effect.kind {
        EffectKind::Ignition
        | EffectKind::Trigger(Optional::Optional)
        | EffectKind::Quick(Optional::Optional) => "you can ",
        EffectKind::CardActivation
        | EffectKind::Trigger(Optional::Mandatory)
        | EffectKind::Quick(Optional::Mandatory)
        | EffectKind::Continuous
        | EffectKind::Upkeep
        | EffectKind::Unclassified => "",
    };
    let does = costs_and_effects(&effect.act, &effect.resolve, can);
    if before.is_empty() && quick.is_empty() {
        return sentence(&does);
    }
    let colon = format!("{}{quick}: ", before.trim());
    sentence(&format!("{colon}{}", capital(&does)))
}

fn costs_and_effects(act: &Block, resolve: &Block, can: &str) -> String {
    match (act.is_empty(), resolve.is_empty()) {
        (true, _) => format!("{can}{}", block(resolve)),
        (false, true) => format!("{can}{}", block(act)),
        (false, false) => format!("{can}{}; {}", block(act), block(resolve)),
    }
}

fn capital(words: &str) -> String {
    let mut letters = words.chars();
    let first: String = letters.next().map(|letter| letter.to_uppercase().collect()).unwrap_or_default();
    first + letters.as_str()
}

fn named(all: EnumSet<Place>) -> String {
    places(all)
}

/// 3.5.1
fn limit(limit: Limit) -> String {
    let per = match limit.per {
        Per::Turn => "per turn",
        Per::Duel => "per Duel",
        Per::Chain => "per Chain",
        Per::Battle => "per battle",
    };
    let times = match limit.times {
        1 => "once".to_owned(),
        2 => "twice".to_owned(),
        n => format!("{n} times"),
    };
    let what = match limit.covers {
        Covers::This => "this effect",
        Covers::Group(_) => "1 of these effects",
    };
    match limit.counted {
        Counted::BySubject => format!("This applies to each card only {times} {per}."),
        Counted::ByCopy => format!("You can use {what} of this card only {times} {per}."),
        Counted::ByName => format!("You can only use {what} of cards with this name {times} {per}."),
        Counted::ActivationsByName => format!("You can only activate a card with this name {times} {per}."),
        Counted::SummonsByName => {
            format!("You can only Special Summon a card with this name this way {times} {per}.")
        }
    }
}

/// 3.3.2-106
pub(super) fn procedure(procedure: &Procedure) -> String {
    let from = places(procedure.from);
    let condition = procedure.condition.as_ref().map(|one| format!("If {}, you", when(one)));
    let you = condition.unwrap_or_else(|| "You".to_owned());
    let mut how: Vec<String> = Vec::new();
    if let Some(own) = &procedure.materials {
        let done = match own.are {
            MaterialsAre::Sent => "sending",
            MaterialsAre::Tributed => "Tributing",
            MaterialsAre::Banished => "banishing",
            MaterialsAre::ReturnedToDeck => "returning to the Deck",
        };
        how.push(format!("by {done} its materials in your {}", places(own.from)));
    }
    if !procedure.act.is_empty() {
        how.push(format!("if you {}", block(&procedure.act)));
    }
    let how = if how.is_empty() { String::new() } else { format!(" {}", how.join(" and ")) };
    let limit = procedure.limit.map(|one| format!(" {}", self::limit(one))).unwrap_or_default();
    let zone = match procedure.zone {
        SummonZone::Any => "",
        SummonZone::PointedToByThis => " to a zone that this card points to",
        SummonZone::PointedTo => " to a zone that a monster points to",
        SummonZone::ExtraMonsterZone => " to the Extra Monster Zone",
    };
    let after = match &procedure.after[..] {
        [] => String::new(),
        steps => format!(" If Summoned this way: {}.", capital(&block(&steps.to_vec()))),
    };
    format!("{you} can Special Summon this card (from your {from}){zone}{how}.{after}{limit}")
}

/// 3.3.2-82, -83
pub(super) fn tributes(tributes: &OwnTributes) -> String {
    match tributes {
        OwnTributes::Must(n) => format!("Requires {n} Tributes to Normal Summon."),
        OwnTributes::May(0) => "You can Normal Summon this card without Tributing.".to_owned(),
        OwnTributes::May(n) => format!("You can Normal Summon this card by Tributing {n} monsters."),
        OwnTributes::MayIf(0, condition) => {
            format!("If {}, you can Normal Summon this card without Tributing.", when(condition))
        }
        OwnTributes::MayIf(n, condition) => {
            format!("If {}, you can Normal Summon this card by Tributing {n} monsters.", when(condition))
        }
        OwnTributes::Of(n, like) => {
            format!("You can Tribute Summon this card by Tributing {n} {}.", described(like, *n > 1))
        }
    }
}

/// 3.3.2-121
pub(super) fn condition(condition: &SummonCondition) -> String {
    match condition {
        SummonCondition::OnlyBy(all) if *all == SummonWay::Special => {
            "Must be Special Summoned by its own procedure, and cannot be Special Summoned by other ways."
                .to_owned()
        }
        SummonCondition::OnlyBy(all) if all.is_empty() => {
            "Cannot be Special Summoned in any other way.".to_owned()
        }
        SummonCondition::OnlyBy(all) => {
            format!("Must be {}, and cannot be Special Summoned by other ways.", ways(*all))
        }
        SummonCondition::FirstBy(all) => format!("Must first be {}.", ways(*all)),
        SummonCondition::Never => "Cannot be Special Summoned.".to_owned(),
        SummonCondition::NotFrom(all) => format!("Cannot be Special Summoned from the {}.", places(*all)),
        SummonCondition::FromExtraDeckOnlyBy(all) => {
            format!("Must be {} from the Extra Deck.", ways(*all))
        }
        SummonCondition::ByEffectsOf(like) => {
            format!("Can be Special Summoned by the effect of {}.", described(like, true))
        }
        SummonCondition::OnlyListedMaterials => {
            "A Fusion Summon of this card can only be done with the materials above.".to_owned()
        }
        SummonCondition::OnlyIf(all, so) => format!("Can be {} only if {}.", ways(*all), when(so)),
        SummonCondition::TimesPerTurn(1) => {
            "You can only Special Summon a card with this name once per turn.".to_owned()
        }
        SummonCondition::TimesPerTurn(n) => {
            format!("You can only Special Summon cards with this name {n} times per turn.")
        }
    }
}
