//! Modifiers and restrictions as the page has words for them.

use crate::view::{CannotView, Changed, Mark, PlainRequirement, Reach, RequirementView};
use digimon::card::{Card, Digivolution, Link};
use digimon::effects::language::{Amount, Cmp, Filter, How, Info, Modifier, Noun, Restriction, Stat, Whose};
use digimon::explain::Holds;
use digimon_text::{write_keyword, write_modifier};

/// A keyword without its brackets.
pub(super) fn bare(icon: &str) -> String {
    icon.trim_matches(['<', '>']).to_owned()
}

pub(super) fn mark(holds: &Holds<'_>) -> Mark {
    Mark { what: changed(holds), text: write_modifier(holds.modifier) }
}

pub(super) fn changed(holds: &Holds<'_>) -> Changed {
    match (holds.modifier, holds.amount) {
        (Modifier::Dp(_), Some(by)) => Changed::Dp { by },
        (Modifier::SecurityAttack(_), Some(by)) => Changed::SecurityAttack { by },
        (Modifier::PlayCost(_), Some(by)) => Changed::PlayCost { by },
        (Modifier::Keyword(keyword), _) => Changed::Keyword { keyword: bare(&write_keyword(keyword)) },
        (Modifier::Cannot(restriction), _) => {
            let (what, reach) = cannot(restriction);
            Changed::Cannot { what, reach }
        }
        (Modifier::Unaffected(how), _) => Changed::Unaffected { reach: by(how) },
        (Modifier::UnaffectedBySource(_), _) => Changed::Unaffected { reach: Reach::Partly },
        (Modifier::Also(Info::Color(color)) | Modifier::Becomes(Info::Color(color)), _) => {
            Changed::Color { color: color.word().to_owned() }
        }
        (Modifier::Also(Info::Level(level)) | Modifier::Becomes(Info::Level(level)), _) => {
            Changed::Level { level: *level }
        }
        (
            Modifier::Dp(_)
            | Modifier::SecurityAttack(_)
            | Modifier::PlayCost(_)
            | Modifier::Also(_)
            | Modifier::Becomes(_)
            | Modifier::DpInBattleWith(..)
            | Modifier::Effect(_)
            | Modifier::Cost(..)
            | Modifier::EffectsOfCardsUnder(_)
            | Modifier::AlsoAt(..)
            | Modifier::CanAttackUnsuspended(_)
            | Modifier::AttacksWithoutSuspending
            | Modifier::IgnoresColorRequirements
            | Modifier::MeetsColorRequirement(_)
            | Modifier::StopsSecurityEffects(_)
            | Modifier::NoSecurityEffects(_)
            | Modifier::DeletionMaximum(_)
            | Modifier::StandsInForDigiXros
            | Modifier::AlsoFor(..)
            | Modifier::StandsInForDna(..)
            | Modifier::DigivolvesFrom(..)
            | Modifier::DigivolvesFromAs(..)
            | Modifier::DigivolvesInto(..)
            | Modifier::TurnEndsAt(_),
            _,
        ) => Changed::Other,
    }
}

fn cannot(restriction: &Restriction) -> (CannotView, Reach) {
    use CannotView as Cannot;
    let always = |what| (what, Reach::Always);
    match restriction {
        Restriction::Attack => always(Cannot::Attack),
        Restriction::AttackPlayers => always(Cannot::AttackPlayers),
        Restriction::AttackDigimon(noun) => (Cannot::AttackDigimon, against(noun)),
        Restriction::Block => always(Cannot::Block),
        Restriction::BeBlocked(noun) => (Cannot::BeBlocked, against(noun)),
        Restriction::BeAttacked => always(Cannot::BeAttacked),
        Restriction::Suspend => always(Cannot::Suspend),
        Restriction::Unsuspend => always(Cannot::Unsuspend),
        Restriction::UnsuspendInPhase => always(Cannot::UnsuspendInPhase),
        Restriction::Digivolve => always(Cannot::Digivolve),
        Restriction::DigivolveInto(_) => (Cannot::DigivolveInto, Reach::Partly),
        Restriction::BeDeleted(how) => (Cannot::BeDeleted, by(how)),
        Restriction::BeReturnedToHand(how) => (Cannot::BeReturnedToHand, by(how)),
        Restriction::BeReturnedToDeck(how) => (Cannot::BeReturnedToDeck, by(how)),
        Restriction::Leave(how) => (Cannot::Leave, by(how)),
        Restriction::LeaveUndeleted(how) => (Cannot::LeaveUndeleted, by(how)),
        Restriction::HaveDpReduced(how) => (Cannot::HaveDpReduced, by(how)),
        Restriction::BeDeDigivolved(how) => (Cannot::BeDeDigivolved, by(how)),
        Restriction::HaveDigivolutionCardsTrashed(how) => (Cannot::HaveDigivolutionCardsTrashed, by(how)),
        Restriction::HaveStackedCardsTrashed(how) => (Cannot::HaveStackedCardsTrashed, by(how)),
        Restriction::BeTrashed(how) => (Cannot::BeTrashed, by(how)),
        Restriction::Activate(_) => (Cannot::Activate, Reach::Partly),
        Restriction::SwitchTarget => always(Cannot::SwitchTarget),
        Restriction::Play(_, _) => (Cannot::Play, Reach::Partly),
        Restriction::UseOptions => always(Cannot::UseOptions),
        Restriction::GainMemory(how) => (Cannot::GainMemory, by(how)),
        Restriction::ReduceCosts(_) => (Cannot::ReduceCosts, Reach::Partly),
        Restriction::AddSecurity(how) => (Cannot::AddSecurity, by(how)),
        Restriction::Draw(how) => (Cannot::Draw, by(how)),
        Restriction::IgnoreDigivolutionRequirements => always(Cannot::IgnoreDigivolutionRequirements),
        Restriction::Link => always(Cannot::Link),
        Restriction::Move => always(Cannot::Move),
        Restriction::Hatch => always(Cannot::Hatch),
    }
}

fn by(how: &How) -> Reach {
    if *how == How::Any { Reach::Always } else { Reach::Partly }
}

fn against(noun: &Noun) -> Reach {
    let any = noun.of.iter().all(|filter| *filter == Filter::Digimon) && noun.whose != Whose::Yours;
    if any { Reach::Always } else { Reach::Partly }
}

/// The digivolution requirements of a card, each with the line that says it.
pub(super) fn digivolutions(card: &Card, lines: &[String]) -> Vec<RequirementView> {
    let line = |(way, text): (&Digivolution, &String)| RequirementView {
        text: text.clone(),
        plain: plain(&way.from, i32::from(way.cost.0)).filter(|_| way.condition.is_none()),
    };
    card.digivolution.iter().zip(lines).map(line).collect()
}

pub(super) fn link(link: &Link, text: &str) -> RequirementView {
    RequirementView { text: text.to_owned(), plain: plain(&link.to, i32::from(link.cost.0)) }
}

/// A level and colours, and nothing else.
fn plain(from: &[Filter], cost: i32) -> Option<PlainRequirement> {
    let mut plain = PlainRequirement { level: None, colors: Vec::new(), cost };
    for filter in from {
        match filter {
            Filter::Digimon => {}
            Filter::Stat(Stat::Level, Cmp::Exactly, Amount::N(level)) if plain.level.is_none() => {
                plain.level = Some(*level);
            }
            Filter::Color(color) if plain.colors.is_empty() => plain.colors.push(color.word().to_owned()),
            Filter::AnyOf(any) if plain.colors.is_empty() => {
                let color = |one: &Filter| match one {
                    Filter::Color(color) => Some(color.word().to_owned()),
                    _ => None,
                };
                plain.colors = any.iter().map(color).collect::<Option<_>>()?;
            }
            _ => return None,
        }
    }
    Some(plain)
}
