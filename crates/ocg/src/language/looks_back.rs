//! Does a text ask for a value that a card had on the field before it left?

use super::{Amount, Block, Condition, Count, Effect, Filter, Noun, Select, Step};

pub(crate) fn looks_back(effect: &Effect) -> bool {
    let mut said = effect.holds.iter().filter_map(|one| one.is.amount());
    block(&effect.act)
        || block(&effect.resolve)
        || said.any(amount)
        || effect.condition.as_ref().is_some_and(condition)
}

fn block(steps: &Block) -> bool {
    steps.iter().any(|linked| step(&linked.1) || linked.1.blocks().into_iter().any(block))
}

fn step(step: &Step) -> bool {
    let picked = crate::effects::candidates::selections(step).any(select);
    picked
        || match step {
            Step::Draw(_, n)
            | Step::Damage(_, n)
            | Step::BattleDamage(_, n)
            | Step::GainLifePoints(_, n)
            | Step::LoseLifePoints(_, n)
            | Step::PayLifePoints(n)
            | Step::PlaceCounters(_, _, n)
            | Step::RemoveCounters(_, _, n)
            | Step::Detach(_, n)
            | Step::TossCoins(n)
            | Step::RollDice(n) => amount(n),
            Step::DeclareNumber(least, most) => amount(least) || amount(most),
            Step::Give(_, modifier, _)
            | Step::GivePlayer(_, modifier, _)
            | Step::GiveColumn(_, modifier, _) => modifier.amount().is_some_and(amount),
            Step::SpecialSummonTokens { count, .. } => amount(count),
            Step::If(one, ..) => condition(one),
            Step::Target(_)
            | Step::Choose(_)
            | Step::Destroy(_)
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
            | Step::SpecialSummon(..)
            | Step::RitualSummon { .. }
            | Step::FusionSummon { .. }
            | Step::ExtraDeckSummon { .. }
            | Step::NormalSummon(_)
            | Step::TributeSummon(_)
            | Step::Set(_)
            | Step::ChangePosition(..)
            | Step::TakeControl(..)
            | Step::GiveControl(..)
            | Step::Equip { .. }
            | Step::PlaceInPendulumZone(_)
            | Step::MoveToZone(..)
            | Step::Attach { .. }
            | Step::SummonAsMonster { .. }
            | Step::Remember(..)
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
            | Step::Win(_)
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
            | Step::PlaceAs(..)
            | Step::NegateWholeChain
            | Step::RemainOnField
            | Step::SummonAs(..) => false,
        }
}

fn select(select: &Select) -> bool {
    let count = match &select.count {
        Count::Exactly(n) | Count::UpTo(n) => amount(n),
        Count::AnyNumber | Count::AsManyAsPossible => false,
    };
    count || noun(&select.of)
}

fn noun(noun: &Noun) -> bool {
    noun.like.iter().any(filter)
}

fn filter(one: &Filter) -> bool {
    match one {
        Filter::Level(_, n)
        | Filter::Rank(_, n)
        | Filter::LinkRating(_, n)
        | Filter::Atk(_, n)
        | Filter::Def(_, n)
        | Filter::Scale(_, n)
        | Filter::OriginalLevel(_, n)
        | Filter::OriginalAtk(_, n)
        | Filter::OriginalDef(_, n)
        | Filter::Counters(_, _, n)
        | Filter::Materials(_, n) => amount(n),
        Filter::Not(inner) => filter(inner),
        Filter::AnyOf(all) | Filter::AllOf(all) => all.iter().any(filter),
        Filter::Monster
        | Filter::Spell
        | Filter::Trap
        | Filter::SpellKind(_)
        | Filter::TrapKind(_)
        | Filter::Type(_)
        | Filter::Attribute(_)
        | Filter::Race(_)
        | Filter::Named(_)
        | Filter::NamedAsDeclared
        | Filter::AttributeAsDeclared
        | Filter::RaceAsDeclared
        | Filter::ListedOn(_)
        | Filter::OriginalAttribute(_)
        | Filter::OriginalRace(_)
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
        | Filter::Among(_)
        | Filter::Highest(..)
        | Filter::Lowest(..)
        | Filter::AtkChanged
        | Filter::CameThisTurn
        | Filter::CameLastTurn
        | Filter::Done
        | Filter::Attacking
        | Filter::Battling
        | Filter::HasAttacked
        | Filter::HasBattled
        | Filter::WasSet
        | Filter::CoLinked
        | Filter::This
        | Filter::EquippedByThis
        | Filter::TakenByThis
        | Filter::EquippedTo(_)
        | Filter::EquippedWith(_)
        | Filter::TargetsThis
        | Filter::HasMaterial(_)
        | Filter::MadeWith(_)
        | Filter::InColumnOf(_)
        | Filter::InColumnThisLeft
        | Filter::AdjacentTo(_)
        | Filter::PointedToBy(_)
        | Filter::PointsTo(_)
        | Filter::Same(..) => false,
    }
}

fn condition(one: &Condition) -> bool {
    match one {
        Condition::Compare(left, _, right) => amount(left) || amount(right),
        Condition::All(all) | Condition::Any(all) => all.iter().any(condition),
        Condition::Not(inner) => condition(inner),
        Condition::Exists(of) => noun(of),
        Condition::Are(_, like) => like.iter().any(filter),
        Condition::KeepsMaterials(_)
        | Condition::Controlled(..)
        | Condition::TurnOf(_)
        | Condition::During(_)
        | Condition::Happened(_)
        | Condition::Done => false,
    }
}

fn amount(one: &Amount) -> bool {
    match one {
        Amount::Was(..) => true,
        Amount::Times(inner, _) | Amount::Every(inner, _) | Amount::Half(inner) | Amount::Negative(inner) => {
            amount(inner)
        }
        Amount::Plus(one, two) | Amount::Difference(one, two) => amount(one) || amount(two),
        Amount::If(when, yes, no) => condition(when) || amount(yes) || amount(no),
        Amount::CountOf(of) => noun(of),
        Amount::Fixed(_)
        | Amount::Chosen(_)
        | Amount::Subjects
        | Amount::Done
        | Amount::Of(..)
        | Amount::Its(_)
        | Amount::Highest(..)
        | Amount::Lowest(..)
        | Amount::SizeOf(_)
        | Amount::Different(..)
        | Amount::Counters(..)
        | Amount::LifePoints(_)
        | Amount::Lost
        | Amount::Declared
        | Amount::Rolled
        | Amount::Damage => false,
    }
}
