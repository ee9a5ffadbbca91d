//! OCG 2.2.1: does the effect of an activation include something, whatever will come of it? Costs do not count
//! (2.2.1-7), and the Extra Deck is not the Deck (2.2.1-8).

use super::candidates;
use crate::language::{Block, Group, Included, Noun, Place, Slot, Step};
use crate::library::EffectInfo;
use enumset::EnumSet;

/// What the groups of an effect reach.
struct Reach<'e> {
    info: &'e EffectInfo,
    /// 3.4.3-10: from where what is kept there was chosen.
    chosen: Vec<(Slot, &'e Noun)>,
}

/// 2.2.1-2 to -4, -9: everything that the resolution could do, in any branch of it and at any later time.
pub(crate) fn included(info: &EffectInfo) -> EnumSet<Included> {
    let mut chosen = Vec::new();
    choices(&info.effect.act, &mut chosen);
    choices(&info.effect.resolve, &mut chosen);
    Reach { info, chosen }.in_block(&info.effect.resolve)
}

fn choices<'e>(block: &'e Block, found: &mut Vec<(Slot, &'e Noun)>) {
    for linked in block {
        found.extend(candidates::selections(&linked.1).map(|select| (select.slot, &select.of)));
        linked.1.blocks().into_iter().for_each(|inner| choices(inner, found));
    }
}

impl Reach<'_> {
    fn in_block(&self, block: &Block) -> EnumSet<Included> {
        block.iter().fold(EnumSet::empty(), |all, linked| all | self.in_step(&linked.1))
    }

    fn in_step(&self, step: &Step) -> EnumSet<Included> {
        let blocks = step.blocks().into_iter();
        let within = blocks.fold(EnumSet::empty(), |all, block| all | self.in_block(block));
        let own = match step {
            // 3.4.4-12: drawing is adding from the Deck to the hand.
            Step::Draw(..) => Included::AddFromDeck.into(),
            Step::AddToHand(group) | Step::ReturnToHand(group) => {
                self.from(group, Place::Deck, Included::AddFromDeck)
                    | self.from(group, Place::Graveyard, Included::AddFromGraveyard)
            }
            Step::SpecialSummon(group, _) | Step::SummonAs(group, ..) => {
                self.from(group, Place::Deck, Included::SummonFromDeck)
                    | self.from(group, Place::Graveyard, Included::SummonFromGraveyard)
                    | Included::SpecialSummon
            }
            Step::RitualSummon { .. }
            | Step::ExtraDeckSummon { .. }
            | Step::SpecialSummonTokens { .. }
            | Step::SummonAsMonster { .. } => Included::SpecialSummon.into(),
            Step::Send(group) => self.from(group, Place::Deck, Included::SendFromDeck),
            Step::FusionSummon { from, .. } if from.places.contains(Place::Deck) => {
                Included::SendFromDeck | Included::SpecialSummon
            }
            Step::FusionSummon { .. } => Included::SpecialSummon.into(),
            Step::Destroy(_) => Included::Destroy.into(),
            Step::Banish(group) | Step::BanishFaceDown(group) | Step::BanishUntil(group, _) => {
                self.from(group, Place::Graveyard, Included::BanishFromGraveyard) | Included::Banish
            }
            Step::ReturnToDeck(group, _) | Step::AddToExtraDeck(group) => {
                self.from(group, Place::Graveyard, Included::ReturnFromGraveyard)
            }
            Step::Damage(..) => Included::Damage.into(),
            Step::Target(_)
            | Step::Choose(_)
            | Step::Discard(_)
            | Step::DiscardToGraveyard(_)
            | Step::Tribute(_)
            | Step::Look(_)
            | Step::BattleDamage(..)
            | Step::GainLifePoints(..)
            | Step::PayLifePoints(_)
            | Step::LoseLifePoints(..)
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
            | Step::RemainOnField => EnumSet::empty(),
        };
        own | within
    }

    fn from(&self, group: &Group, place: Place, what: Included) -> EnumSet<Included> {
        if self.reaches(group, place) { what.into() } else { EnumSet::empty() }
    }

    fn reaches(&self, group: &Group, place: Place) -> bool {
        let of_slot = |slot: Slot| {
            self.chosen.iter().any(|(other, noun)| *other == slot && noun.places.contains(place))
        };
        match group {
            Group::TopOfDeck(..) => place == Place::Deck,
            Group::TopOfGraveyard(..) => place == Place::Graveyard,
            Group::Pick(select) => select.of.places.contains(place),
            Group::All(noun) | Group::AtRandom(noun, _) => noun.places.contains(place),
            Group::Several(groups) => groups.iter().any(|one| self.reaches(one, place)),
            Group::Chosen(slot) => of_slot(*slot),
            Group::This => self.info.effect.places.contains(place),
            Group::Subject
            | Group::Other
            | Group::EquippedMonster
            | Group::Attacker
            | Group::AttackTarget
            | Group::Itself
            | Group::BattlingWith(_)
            | Group::Activated
            | Group::Summoned
            | Group::MaterialsOf(_)
            | Group::Done => false,
        }
    }
}
