//! OCG 3.4.3-13 to -17: which cards can be chosen for a step: those that it could really be done to. Only `Target` targets.

use super::together;
use crate::card::MonsterType;
use crate::language::{Count, Group, Linked, Noun, Restriction, Select, Slot, Step, SummonWay, Topic, Whose};
use crate::pipe::{goes_to_graveyard, is_protected};
use crate::query::applies::Subject;
use crate::query::{Query, Standpoint};
use crate::state::{By, CardId, Location, Move};
use crate::summon;
use crate::terms;

/// The cards that can be chosen, and how many at least and at most.
pub(crate) struct Candidates {
    pub cards: Vec<CardId>,
    pub least: usize,
    pub most: usize,
}

impl Candidates {
    pub fn are_enough(&self) -> bool {
        self.cards.len() >= self.least
    }
}

/// The choices that a step makes before it can be carried out, one after the other.
pub(crate) fn selections(step: &Step) -> impl Iterator<Item = &Select> {
    let own = if let Step::Target(select) | Step::Choose(select) = step { Some(select) } else { None };
    let groups = match step.group() {
        Some(Group::Several(groups)) => &groups[..],
        Some(group) => std::slice::from_ref(group),
        None => &[],
    };
    let picked = groups
        .iter()
        .filter_map(|group| if let Group::Pick(select) = group { Some(&**select) } else { None });
    own.into_iter().chain(picked)
}

/// The first choice that a step makes.
pub(crate) fn selection(step: &Step) -> Option<&Select> {
    selections(step).next()
}

pub(crate) fn of(
    query: Query<'_>,
    standpoint: Standpoint<'_>,
    step: &Step,
    select: &Select,
    by: By,
) -> Candidates {
    let mut cards = look(query, step).all(standpoint, &select.of);
    cards.retain(|&card| {
        !is_itself_in_hand(query, standpoint, card)
            && !is_for_itself(card, by)
            && suits(query, standpoint, card, step, by)
            && (!is_cost(by) || may_pay(query, standpoint, step, &select.of, card))
    });
    let joined = together::joined(query, standpoint, &select.together);
    let largest = together::most(query, &cards, joined);
    let (least, most) = match &select.count {
        Count::Exactly(n) => {
            let n = query.amount(standpoint, n).max(0) as usize;
            (n, n)
        }
        Count::UpTo(n) => (1, query.amount(standpoint, n).max(0) as usize),
        Count::AnyNumber => (1, cards.len()),
        Count::AsManyAsPossible => {
            let n = cards.len().min(room(query, standpoint, step)).max(1);
            (n, n)
        }
    };
    let most = most.min(largest);
    let included = together::including(query, standpoint, &select.together, &cards);
    let enough = largest >= least
        && included.is_none_or(|some| !some.is_empty())
        && together::can_be_completed(query, joined, &[], &cards, (least, most));
    Candidates { most, cards: if enough { cards } else { Vec::new() }, least }
}

/// 3.3.2-271, 3.4.2-17: whoever Tributes may take a face-down monster for what it is; whoever sends, returns or targets
/// (3.3.2-272) may not.
fn look<'g>(query: Query<'g>, step: &Step) -> Query<'g> {
    if matches!(step, Step::Tribute(_)) { query.knowing() } else { query }
}

/// 3.3.2-102: for how many there are zones.
fn room(query: Query<'_>, standpoint: Standpoint<'_>, step: &Step) -> usize {
    if let Step::SpecialSummon(_, to) | Step::SummonAs(_, _, to) = step {
        return summon::by_effect::room(query, standpoint, *to);
    }
    usize::MAX
}

/// A card in the hand cannot pay for its own activation.
fn is_itself_in_hand(query: Query<'_>, standpoint: Standpoint<'_>, card: CardId) -> bool {
    card == standpoint.this.card && query.game.card(card).place == Location::Hand
}

/// A monster that is to be Summoned cannot be used for its own Summon.
fn is_for_itself(card: CardId, by: By) -> bool {
    matches!(by, By::Summon(made, _) if made == card)
}

/// Could the step be done to this card?
pub(crate) fn suits(query: Query<'_>, standpoint: Standpoint<'_>, card: CardId, step: &Step, by: By) -> bool {
    match step {
        // 3.4.3-12, 3.6.3-68
        Step::Target(select) => {
            !query.is_doomed(card)
                && !query.is_forbidden(Subject::Card(card), Topic::NoTarget, |query, own, restriction| {
                    matches!(restriction, Restriction::BeTargetedByEffects(whose, filters)
                        if own.means(*whose, standpoint.you)
                            && filters.iter().all(|one| query.is_like(own, standpoint.this.card, one)))
                })
                && suits_what_follows(query, standpoint, card, select.slot, by)
        }
        Step::Destroy(_) => !is_protected(query, card, Move::Destroyed, by),
        Step::Send(_) => can_be_sent(query, card, by) && !is_protected(query, card, Move::Sent, by),
        // 3.4.2-20
        Step::DiscardToGraveyard(_) => !is_cost(by) || goes_to_graveyard(query, card),
        Step::Banish(_) | Step::BanishFaceDown(_) | Step::BanishUntil(..) => {
            !is_protected(query, card, Move::Banished, by)
        }
        // 3.3.2-88
        Step::Tribute(_) => !is_protected(query, card, Move::Tributed, by),
        Step::SpecialSummon(_, to) => {
            summon::by_effect::can_be_summoned(query, card, standpoint, SummonWay::Special, *to)
        }
        Step::SummonAs(_, way, to) => summon::by_effect::can_be_summoned(query, card, standpoint, *way, *to),
        Step::ExtraDeckSummon { way, with, .. } => {
            summon::in_effect::can_be_summoned(query, standpoint, card, *way, with.as_ref())
        }
        // 3.3.2-201, -287
        Step::Attach { .. } => !query.is_type(card, MonsterType::Token),
        Step::Set(_) => summon::set::can_be_set(query, card, standpoint),
        Step::NormalSummon(_) => {
            summon::normal::can_be_summoned(query, standpoint.you, card, SummonWay::Normal)
        }
        Step::TributeSummon(_) => {
            summon::normal::can_be_summoned(query, standpoint.you, card, SummonWay::Tribute)
        }
        Step::MoveToZone(_, to) => !terms::move_zone::zones(query, card, *to).is_empty(),
        Step::ChangePosition(_, to) => summon::position::can_become(query, card, *to),
        Step::AddToHand(_) => !may_not_be_added(query, standpoint, card),
        Step::Choose(_)
        | Step::Discard(_)
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
        | Step::SpecialSummonTokens { .. }
        | Step::TakeControl(..)
        | Step::GiveControl(..)
        | Step::ChangeAttackTarget(_)
        | Step::Hold(..)
        | Step::Equip { .. }
        | Step::PlaceInPendulumZone(_)
        | Step::PlaceCounters(..)
        | Step::RemoveCounters(..)
        | Step::Detach(..)
        | Step::SummonAsMonster { .. }
        | Step::Remember(..)
        | Step::Give(..)
        | Step::GivePlayer(..)
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
        | Step::OneOf(_)
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

/// Does something say that this player cannot add cards from the Deck?
fn may_not_be_added(query: Query<'_>, standpoint: Standpoint<'_>, card: CardId) -> bool {
    query.game.card(card).place == Location::Deck
        && query.is_forbidden(Subject::Player(standpoint.you), Topic::NoAdding, |_, _, restriction| {
            matches!(restriction, Restriction::AddFromDeck)
        })
}

/// 3.3.2-49, -122: what could not be Summoned, or change its position as the effect says, is no target for it.
fn suits_what_follows(
    query: Query<'_>,
    standpoint: Standpoint<'_>,
    card: CardId,
    slot: Slot,
    by: By,
) -> bool {
    let Some(source) = by.source() else { return true };
    let resolve = &query.game.library.effect(source.effect).effect.resolve;
    resolve.iter().all(|Linked(_, step)| {
        let (Step::SpecialSummon(group, _)
        | Step::SummonAs(group, ..)
        | Step::Set(group)
        | Step::ChangePosition(group, _)) = step
        else {
            return true;
        };
        *group != Group::Chosen(slot) || suits(query, standpoint, card, step, By::Effect(source))
    })
}

/// 3.3.2-285, 3.4.2-21, -25, -26: what would not come to the Graveyard cannot be sent there as a cost.
fn can_be_sent(query: Query<'_>, card: CardId, by: By) -> bool {
    !is_cost(by) || (!query.is_type(card, MonsterType::Token) && goes_to_graveyard(query, card))
}

fn is_cost(by: By) -> bool {
    match by {
        By::Cost(_) | By::Summon(..) => true,
        By::Rule | By::Effect(_) | By::Battle(_) => false,
    }
}

/// 3.4.2-14: costs are paid with one's own cards, unless the text names the other player's.
fn may_pay(query: Query<'_>, standpoint: Standpoint<'_>, step: &Step, of: &Noun, card: CardId) -> bool {
    let state = query.game.card(card);
    let holder = if state.place.is_field() { state.controller } else { state.owner };
    matches!(step, Step::Target(_) | Step::Choose(_) | Step::Reveal(_))
        || of.whose != Whose::Any
        || holder == standpoint.you
}
