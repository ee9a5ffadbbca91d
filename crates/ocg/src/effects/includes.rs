//! OCG 2.2.1: does the effect of an activation include something, whatever will come of it? Costs do not count
//! (2.2.1-7), and the Extra Deck is not the Deck (2.2.1-8).

use crate::language::{Block, Group, Included, Noun, Place, Step};
use crate::library::EffectInfo;
use enumset::EnumSet;

/// 2.2.1-2 to -4, -9: everything that the resolution could do, in any branch of it and at any later time.
pub(crate) fn included(info: &EffectInfo) -> EnumSet<Included> {
    in_block(&info.effect.resolve)
}

fn in_block(block: &Block) -> EnumSet<Included> {
    block.iter().fold(EnumSet::empty(), |all, linked| all | in_step(&linked.1))
}

fn in_step(step: &Step) -> EnumSet<Included> {
    let within = step.blocks().into_iter().fold(EnumSet::empty(), |all, block| all | in_block(block));
    let own = match step {
        // 3.4.4-12: drawing is adding from the Deck to the hand.
        Step::Draw(..) => Included::AddFromDeck.into(),
        Step::AddToHand(group) => from_deck(group, Included::AddFromDeck),
        Step::SpecialSummon(group, _) | Step::SummonAs(group, ..) => {
            from_deck(group, Included::SummonFromDeck)
        }
        Step::Send(group) => from_deck(group, Included::SendFromDeck),
        Step::FusionSummon { from, .. } if from.places.contains(Place::Deck) => Included::SendFromDeck.into(),
        Step::Target(_)
        | Step::Choose(_)
        | Step::Destroy(_)
        | Step::Discard(_)
        | Step::DiscardToGraveyard(_)
        | Step::Banish(_)
        | Step::BanishFaceDown(_)
        | Step::BanishUntil(..)
        | Step::Tribute(_)
        | Step::ReturnToHand(_)
        | Step::AddToExtraDeck(_)
        | Step::Look(_)
        | Step::ReturnToDeck(..)
        | Step::Damage(..)
        | Step::BattleDamage(..)
        | Step::GainLifePoints(..)
        | Step::PayLifePoints(_)
        | Step::LoseLifePoints(..)
        | Step::RitualSummon { .. }
        | Step::FusionSummon { .. }
        | Step::ExtraDeckSummon { .. }
        | Step::SpecialSummonTokens { .. }
        | Step::NormalSummon(_)
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
        | Step::RemainOnField => EnumSet::empty(),
    };
    own | within
}

fn from_deck(group: &Group, what: Included) -> EnumSet<Included> {
    let reaches = |noun: &Noun| noun.places.contains(Place::Deck);
    let found = match group {
        Group::TopOfDeck(..) => true,
        Group::TopOfGraveyard(..) => false,
        Group::Pick(select) => reaches(&select.of),
        Group::All(noun) | Group::AtRandom(noun, _) => reaches(noun),
        Group::Several(groups) => groups.iter().any(|one| !from_deck(one, what).is_empty()),
        Group::This
        | Group::Chosen(_)
        | Group::Subject
        | Group::Other
        | Group::EquippedMonster
        | Group::Attacker
        | Group::AttackTarget
        | Group::BattlingWith(_)
        | Group::Activated
        | Group::Summoned
        | Group::MaterialsOf(_)
        | Group::Done => false,
    };
    if found { what.into() } else { EnumSet::empty() }
}
