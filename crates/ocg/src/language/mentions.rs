//! OCG 3.3.1-9, -10, -32, -33, -34: cards whose text names another card.

use super::{Filter, Group, Noun, Step};
use crate::card::Card;

/// Does the text of this card name that one? Its own name in its title does not count.
pub(crate) fn mentions(card: &Card, name: &str) -> bool {
    let pendulum = card.monster().and_then(|monster| monster.pendulum.as_ref());
    let effects = card.text.effects.iter().chain(pendulum.iter().flat_map(|pendulum| &pendulum.text.effects));
    let mut steps = effects.flat_map(|effect| effect.act.iter().chain(&effect.resolve));
    steps.any(|linked| step_mentions(&linked.1, name))
}

fn step_mentions(step: &Step, name: &str) -> bool {
    let within = step.blocks().into_iter().flatten().any(|linked| step_mentions(&linked.1, name));
    within
        || match step {
            Step::RitualSummon { monster, .. } | Step::FusionSummon { monster, .. } => any(monster, name),
            Step::Target(select) | Step::Choose(select) => noun_mentions(&select.of, name),
            Step::Destroy(_)
            | Step::Send(_)
            | Step::Discard(_)
            | Step::DiscardToGraveyard(_)
            | Step::Banish(_)
            | Step::BanishFaceDown(_)
            | Step::BanishUntil(..)
            | Step::Tribute(_)
            | Step::AddToHand(_)
            | Step::ReturnToHand(_)
            | Step::AddToExtraDeck(_)
            | Step::Look(_)
            | Step::ReturnToDeck(..)
            | Step::Draw(..)
            | Step::Damage(..)
            | Step::BattleDamage(..)
            | Step::GainLifePoints(..)
            | Step::PayLifePoints(_)
            | Step::LoseLifePoints(..)
            | Step::SpecialSummon(..)
            | Step::ExtraDeckSummon { .. }
            | Step::SpecialSummonTokens { .. }
            | Step::NormalSummon(_)
            | Step::TributeSummon(_)
            | Step::Set(_)
            | Step::ChangePosition(..)
            | Step::TakeControl(..)
            | Step::GiveControl(..)
            | Step::Equip { .. }
            | Step::PlaceInPendulumZone(_)
            | Step::MoveToZone(..)
            | Step::PlaceCounters(..)
            | Step::RemoveCounters(..)
            | Step::Detach(..)
            | Step::Attach { .. }
            | Step::SummonAsMonster { .. }
            | Step::Remember(..)
            | Step::Give(..)
            | Step::GivePlayer(..)
            | Step::Hold(..)
            | Step::NegateByName(..)
            | Step::NegateActivation
            | Step::NegateEffect
            | Step::NegateSummon
            | Step::NegateAttack
            | Step::ChangeAttackTarget(_)
            | Step::EndBattlePhase
            | Step::Shuffle(_)
            | Step::Reveal(_)
            | Step::DeclareName
            | Step::DeclareAttribute
            | Step::DeclareRace
            | Step::DeclareNumber(..)
            | Step::TossCoins(_)
            | Step::RollDice(_)
            | Step::Win(_)
            | Step::If(..)
            | Step::May(_)
            | Step::OneOf(_)
            | Step::OpponentDoes(_)
            | Step::EachPlayerDoes(_)
            | Step::Later(..)
            | Step::Watch(..)
            | Step::WhenGone(..)
            | Step::NoResponse(..)
            | Step::NotNegated
            | Step::Nothing
            | Step::GiveColumn(..)
            | Step::PlaceAs(..)
            | Step::NegateWholeChain
            | Step::RemainOnField
            | Step::SummonAs(..) => step.group().is_some_and(|group| group_mentions(group, name)),
        }
}

fn group_mentions(group: &Group, name: &str) -> bool {
    match group {
        Group::Pick(select) => noun_mentions(&select.of, name),
        Group::All(noun) | Group::AtRandom(noun, _) => noun_mentions(noun, name),
        Group::MaterialsOf(group) => group_mentions(group, name),
        Group::Several(groups) => groups.iter().any(|group| group_mentions(group, name)),
        Group::This
        | Group::Chosen(_)
        | Group::Subject
        | Group::Other
        | Group::EquippedMonster
        | Group::Attacker
        | Group::AttackTarget
        | Group::Itself
        | Group::BattlingWith(_)
        | Group::TopOfDeck(..)
        | Group::TopOfGraveyard(..)
        | Group::Activated
        | Group::Summoned
        | Group::Done => false,
    }
}

fn noun_mentions(noun: &Noun, name: &str) -> bool {
    any(&noun.like, name)
}

fn any(filters: &[Filter], name: &str) -> bool {
    filters.iter().any(|filter| match filter {
        Filter::Named(other) => other == name,
        Filter::AnyOf(inner) | Filter::AllOf(inner) => any(inner, name),
        Filter::Monster
        | Filter::Spell
        | Filter::Trap
        | Filter::SpellKind(_)
        | Filter::TrapKind(_)
        | Filter::Type(_)
        | Filter::Attribute(_)
        | Filter::Race(_)
        | Filter::Level(..)
        | Filter::Rank(..)
        | Filter::LinkRating(..)
        | Filter::Atk(..)
        | Filter::Def(..)
        | Filter::Scale(..)
        | Filter::NamedAsDeclared
        | Filter::AttributeAsDeclared
        | Filter::RaceAsDeclared
        | Filter::ListedOn(_)
        | Filter::OriginalAttribute(_)
        | Filter::OriginalRace(_)
        | Filter::OriginalLevel(..)
        | Filter::OriginalAtk(..)
        | Filter::OriginalDef(..)
        | Filter::Carries(_)
        | Filter::Series(_)
        | Filter::Mentions(_)
        | Filter::FaceUp
        | Filter::FaceDown
        | Filter::AttackPosition
        | Filter::DefensePosition
        | Filter::SummonedBy(_)
        | Filter::SummonedThisTurn
        | Filter::SummonedFrom(_)
        | Filter::In(_)
        | Filter::OwnedBy(_)
        | Filter::Chosen(_)
        | Filter::Highest(..)
        | Filter::Lowest(..)
        | Filter::AtkChanged
        | Filter::CameThisTurn
        | Filter::CameLastTurn
        | Filter::Done
        | Filter::Among(_)
        | Filter::Attacking
        | Filter::Battling
        | Filter::HasAttacked
        | Filter::HasBattled
        | Filter::WasSet
        | Filter::CoLinked
        | Filter::This
        | Filter::Counters(..)
        | Filter::EquippedByThis
        | Filter::TakenByThis
        | Filter::EquippedTo(_)
        | Filter::EquippedWith(_)
        | Filter::TargetsThis
        | Filter::Materials(..)
        | Filter::HasMaterial(_)
        | Filter::MadeWith(_)
        | Filter::InColumnOf(_)
        | Filter::InColumnThisLeft
        | Filter::AdjacentTo(_)
        | Filter::PointedToBy(_)
        | Filter::PointsTo(_)
        | Filter::Same(..)
        | Filter::Not(_) => false,
    })
}

impl Step {
    /// What the step is about, where it is about one group of cards.
    pub fn group(&self) -> Option<&Group> {
        match self {
            Step::Destroy(group)
            | Step::Send(group)
            | Step::Discard(group)
            | Step::DiscardToGraveyard(group)
            | Step::Banish(group)
            | Step::BanishFaceDown(group)
            | Step::BanishUntil(group, _)
            | Step::MoveToZone(group, _)
            | Step::NegateByName(group, ..)
            | Step::Tribute(group)
            | Step::AddToHand(group)
            | Step::ReturnToHand(group)
            | Step::AddToExtraDeck(group)
            | Step::Look(group)
            | Step::ReturnToDeck(group, _)
            | Step::SpecialSummon(group, _)
            | Step::NormalSummon(group)
            | Step::TributeSummon(group)
            | Step::Set(group)
            | Step::ChangePosition(group, _)
            | Step::TakeControl(group, _)
            | Step::GiveControl(group, _)
            | Step::ChangeAttackTarget(group)
            | Step::PlaceInPendulumZone(group)
            | Step::PlaceCounters(group, ..)
            | Step::RemoveCounters(group, ..)
            | Step::Detach(group, _)
            | Step::Give(group, ..)
            | Step::Reveal(group)
            | Step::PlaceAs(group, _)
            | Step::Remember(_, group)
            | Step::SummonAs(group, ..) => Some(group),
            Step::Equip { what, .. } | Step::Attach { what, .. } | Step::ExtraDeckSummon { what, .. } => {
                Some(what)
            }
            Step::Target(_)
            | Step::Choose(_)
            | Step::Draw(..)
            | Step::Damage(..)
            | Step::BattleDamage(..)
            | Step::GainLifePoints(..)
            | Step::PayLifePoints(_)
            | Step::LoseLifePoints(..)
            | Step::RitualSummon { .. }
            | Step::FusionSummon { .. }
            | Step::SpecialSummonTokens { .. }
            | Step::SummonAsMonster { .. }
            | Step::GivePlayer(..)
            | Step::Hold(..)
            | Step::NegateActivation
            | Step::NegateEffect
            | Step::NegateSummon
            | Step::NegateAttack
            | Step::EndBattlePhase
            | Step::Shuffle(_)
            | Step::DeclareNumber(..)
            | Step::DeclareName
            | Step::DeclareAttribute
            | Step::DeclareRace
            | Step::WhenGone(..)
            | Step::Watch(..)
            | Step::TossCoins(_)
            | Step::RollDice(_)
            | Step::NoResponse(..)
            | Step::NotNegated
            | Step::Win(_)
            | Step::If(..)
            | Step::May(_)
            | Step::OneOf(_)
            | Step::OpponentDoes(_)
            | Step::EachPlayerDoes(_)
            | Step::Later(..)
            | Step::Nothing
            | Step::GiveColumn(..)
            | Step::NegateWholeChain
            | Step::RemainOnField => None,
        }
    }
}
