//! OCG 3.4.2-12, 3.4.3-2: could the costs be paid, are there targets, and could anything be done at all?

use super::candidates::{self, Candidates};
use crate::language::{Amount, Block, Group, Modifier, Step, SummonWay, Whose};
use crate::library::EffectId;
use crate::monsters::tokens;
use crate::pipe::goes_to_graveyard;
use crate::query::{Query, Standpoint};
use crate::state::{By, Location, Source};
use crate::summon;
use crate::summon::zones;
use crate::terms;

fn source_of(standpoint: Standpoint<'_>, effect: EffectId) -> Source {
    Source { effect, card: standpoint.this, you: standpoint.you }
}

/// Costs and targets.
pub(crate) fn act(query: Query<'_>, standpoint: Standpoint<'_>, effect: EffectId) -> bool {
    let by = By::Cost(source_of(standpoint, effect));
    let block = &query.game.library.effect(effect).effect.act;
    block.iter().all(|linked| step(query, standpoint, &linked.1, by))
        && summon::counted::allow(query, standpoint, block)
}

/// 3.3.2-106: what a monster's own text asks for its Special Summon.
pub(crate) fn procedure(query: Query<'_>, standpoint: Standpoint<'_>, block: &Block) -> bool {
    let by = By::Summon(standpoint.this.card, SummonWay::Special);
    block.iter().all(|linked| step(query, standpoint, &linked.1, by))
}

/// 2.2.3: what would be done instead.
pub(crate) fn instead(query: Query<'_>, standpoint: Standpoint<'_>, block: &Block) -> bool {
    let by = By::Effect(source_of(standpoint, EffectId(0)));
    block.iter().all(|linked| step(query, standpoint, &linked.1, by))
}

/// 3.4.3-2: the first thing that it would do can be done, as far as that is known beforehand.
pub(crate) fn resolve(query: Query<'_>, standpoint: Standpoint<'_>, act: &Block, block: &Block) -> bool {
    let by = By::Effect(source_of(standpoint, EffectId(0)));
    let frees = act.iter().any(|linked| matches!(linked.1, Step::Tribute(_)));
    let first = block.first().is_none_or(|linked| frees || step(query, standpoint, &linked.1, by));
    first && can_draw(query, standpoint, block)
}

/// 3.4.4-9: there are as many cards as it draws, unless it first returns some to the Deck.
fn can_draw(query: Query<'_>, standpoint: Standpoint<'_>, block: &Block) -> bool {
    let returns = |step: &Step| matches!(step, Step::ReturnToDeck(..) | Step::Shuffle(_));
    let until_returned = block.iter().take_while(|linked| !returns(&linked.1));
    let by = By::Effect(source_of(standpoint, crate::library::EffectId(0)));
    let mut draws =
        until_returned.filter(|linked| matches!(linked.1, Step::Draw(Whose::Yours, Amount::Fixed(_))));
    draws.all(|linked| step(query, standpoint, &linked.1, by))
}

#[expect(clippy::too_many_lines, reason = "an arm for each word of the language")]
pub(crate) fn step(query: Query<'_>, standpoint: Standpoint<'_>, step: &Step, by: By) -> bool {
    if let Some(select) = candidates::selection(step) {
        if let Some(Group::Several(groups)) = step.group() {
            return several(query, standpoint, (step, groups), by);
        }
        let found = candidates::of(query, standpoint, step, select, by);
        return found.are_enough()
            && !found.cards.is_empty()
            && has_room(query, standpoint, step, found.least);
    }
    // 3.4.2-12: a cost is paid whole.
    if let (Some(Group::AtRandom(noun, n)), By::Cost(_)) = (step.group(), by)
        && (query.count(standpoint, noun) as i32) < query.amount(standpoint, n)
    {
        return false;
    }
    let game = query.game;
    match step {
        Step::Destroy(group)
        | Step::BanishUntil(group, _)
        | Step::MoveToZone(group, _)
        | Step::Banish(group)
        | Step::Send(group)
        | Step::Tribute(group)
        | Step::ReturnToHand(group)
        | Step::AddToHand(group) => known(query, standpoint, group, step, by),
        Step::Discard(Group::This) => game.card(standpoint.this.card).place == Location::Hand,
        Step::NormalSummon(group) | Step::TributeSummon(group) => known(query, standpoint, group, step, by),
        // 3.4.2-20
        Step::DiscardToGraveyard(Group::This) => {
            let card = standpoint.this.card;
            game.card(card).place == Location::Hand && goes_to_graveyard(query, card)
        }
        Step::SpecialSummon(group, _) | Step::SummonAs(group, ..) => {
            let least = if let Group::Several(all) = group { all.len() } else { 1 };
            known(query, standpoint, group, step, by) && has_room(query, standpoint, step, least)
        }
        Step::Draw(whose, n) => {
            let seat = standpoint.player(*whose);
            let deck = game.state.piles[seat].deck.len() as i32;
            // 3.4.4-9
            let enough = *whose == Whose::Opponents || deck >= query.amount(standpoint, n);
            enough && (*whose == Whose::Any || terms::draw::may_draw(game, seat))
        }
        // 3.4.1-11
        Step::PayLifePoints(Amount::Half(_)) => game.state.life[standpoint.you].0 > 1,
        Step::PayLifePoints(n) => game.state.life[standpoint.you].0 >= query.amount(standpoint, n),
        Step::RitualSummon { .. } => summon::ritual::is_possible(query, standpoint, step),
        Step::FusionSummon { monster, from } => summon::fusion::is_possible(query, standpoint, monster, from),
        Step::SpecialSummonTokens { count, to, .. } => {
            tokens::have_room(game, standpoint.you, query.amount(standpoint, count), *to)
        }
        Step::SummonAsMonster { to, .. } => tokens::have_room(game, standpoint.you, 1, *to),
        Step::Detach(group, n) => {
            let held = query.group(standpoint, group).into_iter();
            let materials: usize = held.map(|card| game.card(card).on_field.materials.len()).sum();
            materials as i32 >= query.amount(standpoint, n)
        }
        // 3.4.4-128
        Step::RemoveCounters(group, name, n) => {
            let there = query.group(standpoint, group).into_iter().map(|card| query.counters(card, name));
            known(query, standpoint, group, step, by) && there.sum::<i32>() >= query.amount(standpoint, n)
        }
        Step::ExtraDeckSummon { what, .. } => known(query, standpoint, what, step, by),
        Step::PlaceInPendulumZone(_) => zones::free_pendulum(game, standpoint.you).next().is_some(),
        Step::OneOf(blocks) if matches!(by, By::Cost(_)) => {
            let payable = |block: &Block| block.iter().all(|one| self::step(query, standpoint, &one.1, by));
            blocks.iter().any(payable)
        }
        Step::OneOf(blocks) => blocks.iter().any(|block| resolve(query, standpoint, &Vec::new(), block)),
        // 3.4.4-147 to -149
        Step::GivePlayer(_, Modifier::ExtraNormalSummon(filters), _) => {
            terms::extra_summon::can_be_granted(query, standpoint.you, filters)
        }
        Step::GivePlayer(..) => true,
        // 3.4.4-45
        Step::TakeControl(..) => zones::free_main(game, standpoint.you).next().is_some(),
        Step::GiveControl(..) => zones::free_main(game, standpoint.you.other()).next().is_some(),
        Step::Target(_)
        | Step::Choose(_)
        | Step::ChangeAttackTarget(_)
        | Step::Hold(..)
        | Step::Discard(_)
        | Step::DiscardToGraveyard(_)
        | Step::BanishFaceDown(_)
        | Step::ReturnToDeck(..)
        | Step::AddToExtraDeck(_)
        | Step::Look(_)
        | Step::Damage(..)
        | Step::BattleDamage(..)
        | Step::GainLifePoints(..)
        | Step::LoseLifePoints(..)
        | Step::Set(_)
        | Step::ChangePosition(..)
        | Step::Equip { .. }
        | Step::PlaceCounters(..)
        | Step::Attach { .. }
        | Step::Remember(..)
        | Step::Give(..)
        | Step::NegateActivation
        | Step::NegateEffect
        | Step::NegateSummon
        | Step::NegateAttack
        | Step::EndBattlePhase
        | Step::Shuffle(_)
        | Step::Reveal(_)
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
        | Step::NegateByName(..)
        | Step::Win(_)
        | Step::If(..)
        | Step::May(_)
        | Step::OpponentDoes(_)
        | Step::EachPlayerDoes(_)
        | Step::Later(..)
        | Step::Nothing
        | Step::GiveColumn(..)
        | Step::PlaceAs(..)
        | Step::NegateWholeChain
        | Step::RemainOnField => true,
    }
}

/// Several choices at once, beside cards that are known: there is another card for each of them.
fn several(query: Query<'_>, standpoint: Standpoint<'_>, (step, groups): (&Step, &[Group]), by: By) -> bool {
    let found: Vec<Candidates> = candidates::selections(step)
        .map(|select| candidates::of(query, standpoint, step, select, by))
        .collect();
    let each = found.iter().all(|one| one.are_enough() && !one.cards.is_empty());
    let least: usize = found.iter().map(|one| one.least).sum();
    let others = groups.len() - found.len();
    let beside =
        groups.iter().all(|one| matches!(one, Group::Pick(_)) || known(query, standpoint, one, step, by));
    each && beside && are_apart(&found) && has_room(query, standpoint, step, least + others)
}

/// Any of the choices together find as many cards as they need.
fn are_apart(found: &[Candidates]) -> bool {
    (1u32..1 << found.len().min(8)).all(|some| {
        let (mut cards, mut least) = (Vec::<crate::state::CardId>::new(), 0);
        for (_, one) in found.iter().enumerate().filter(|(nth, _)| some >> nth & 1 == 1) {
            cards.extend(&one.cards);
            least += one.least;
        }
        cards.sort_unstable();
        cards.dedup();
        cards.len() >= least
    })
}

/// A group that is known beforehand has somebody that it can be done to.
fn known(query: Query<'_>, standpoint: Standpoint<'_>, group: &Group, step: &Step, by: By) -> bool {
    let is_there = || {
        let cards = query.group(standpoint, group);
        cards.into_iter().any(|card| candidates::suits(query, standpoint, card, step, by))
    };
    match group {
        Group::All(_)
        | Group::This
        | Group::TopOfDeck(..)
        | Group::TopOfGraveyard(..)
        | Group::AtRandom(..) => is_there(),
        // 3.4.2-12: nobody pays with what has gone meanwhile.
        Group::Subject => !matches!(by, By::Cost(_)) || is_there(),
        Group::Several(groups) => groups.iter().any(|one| known(query, standpoint, one, step, by)),
        Group::Chosen(_)
        | Group::Pick(_)
        | Group::Other
        | Group::EquippedMonster
        | Group::Attacker
        | Group::AttackTarget
        | Group::Itself
        | Group::BattlingWith(_)
        | Group::Activated
        | Group::Summoned
        | Group::MaterialsOf(_)
        | Group::Done => true,
    }
}

/// 3.3.2-102: a Special Summon needs a zone for each.
fn has_room(query: Query<'_>, standpoint: Standpoint<'_>, step: &Step, least: usize) -> bool {
    match step {
        Step::SpecialSummon(_, to) | Step::SummonAs(_, _, to) => {
            summon::by_effect::room(query, standpoint, *to) >= least.max(1)
        }
        // 3.4.4-45
        Step::TakeControl(..) => zones::free_main(query.game, standpoint.you).next().is_some(),
        Step::GiveControl(..) => zones::free_main(query.game, standpoint.you.other()).next().is_some(),
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
        | Step::Draw(..)
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
        | Step::TributeSummon(_)
        | Step::Set(_)
        | Step::ChangePosition(..)
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
        | Step::RemainOnField => true,
    }
}
