//! DCG 15-10-2, 1-3-6: choosing cards, pick by pick; only picks that can be completed are offered.

use crate::effects::language::{Choose, HowMany, Stat, Target};
use crate::game::Game;
use crate::query::{Query, Standpoint};
use crate::state::{Ask, CardId, Choice, Frame, Pick, Returned, Thing, UnitId};

/// What the chosen cards are for; a cost may only be paid with what can really be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Purpose {
    Any,
    Suspend,
    Unsuspend,
    Delete,
    Put,
    /// 4-14: nothing that can't be trashed pays for anything.
    Trash,
    TrashTop,
    /// Has at least so many digivolution cards.
    HaveUnder(i32),
    Play,
    Use,
    UseOfAnyColor,
    /// A card that can be linked to something.
    LinkCard,
    /// A Digimon that this card can be linked to.
    LinkTo(CardId),
    /// Something else that this can be placed under.
    HolderFor(UnitId),
    /// Another target for the attack (11-2-7-3).
    Switch,
}

impl<'g> Query<'g> {
    /// Those of the choice that can be chosen for this.
    pub fn candidates(self, standpoint: Standpoint<'g>, choose: &Choose, purpose: Purpose) -> Vec<Thing> {
        let mut things = self.all(standpoint, &choose.from);
        let paying = standpoint.activation.is_some_and(|activation| activation.paying_cost);
        things.retain(|&thing| self.is_acceptable(thing, purpose, paying));
        if let Some(stat) = choose.alike {
            self.keep_alike(stat, self.amount(standpoint, &choose.n), &mut things);
        }
        things
    }

    /// Keeps those that share a value with enough others.
    fn keep_alike(self, stat: Stat, n: i32, things: &mut Vec<Thing>) {
        let all: Vec<Vec<Value>> = things.iter().map(|&thing| values(self, stat, thing)).collect();
        let sharing = |value: &Value| all.iter().filter(|values| values.contains(value)).count() as i32;
        let mut fits = all.iter().map(|values| values.iter().any(|value| sharing(value) >= n));
        things.retain(|_| fits.next().unwrap_or(false));
    }

    fn is_acceptable(self, thing: Thing, purpose: Purpose, paying: bool) -> bool {
        match purpose {
            Purpose::Play => crate::play::can_be_played_by_effect(self, thing),
            Purpose::Use => crate::use_option::can_be_used_by_effect(self, thing, false),
            Purpose::UseOfAnyColor => crate::use_option::can_be_used_by_effect(self, thing, true),
            Purpose::LinkCard => crate::link::can_be_linked_by_effect(self, thing),
            Purpose::LinkTo(card) => crate::link::fits(self, thing, card),
            Purpose::HolderFor(unit) => thing != Thing::Unit(unit),
            Purpose::Switch => self.attack_target() != Some(thing),
            Purpose::Any
            | Purpose::Suspend
            | Purpose::Unsuspend
            | Purpose::Delete
            | Purpose::Put
            | Purpose::Trash
            | Purpose::TrashTop
            | Purpose::HaveUnder(_) => !paying || self.can_be_done(thing, purpose),
        }
    }

    /// Would the cost change anything about this card?
    fn can_be_done(self, thing: Thing, purpose: Purpose) -> bool {
        let unit = match thing {
            Thing::Unit(unit) => self.game.unit(unit),
            Thing::Card(_) | Thing::Player(_) => None,
        };
        match purpose {
            Purpose::Suspend => unit.is_some_and(|unit| !unit.suspended) && !self.cannot_suspend(thing),
            Purpose::Unsuspend => unit.is_some_and(|unit| unit.suspended) && !self.cannot_unsuspend(thing),
            Purpose::Trash => !self.cannot_be_trashed_as_cost(thing),
            Purpose::TrashTop => unit.is_some_and(|unit| unit.stack.len() > 1),
            Purpose::HaveUnder(n) => unit.is_some_and(|unit| unit.under().len() as i32 >= n),
            Purpose::Any
            | Purpose::Delete
            | Purpose::Put
            | Purpose::Play
            | Purpose::Use
            | Purpose::UseOfAnyColor
            | Purpose::LinkCard
            | Purpose::LinkTo(_)
            | Purpose::HolderFor(_)
            | Purpose::Switch => true,
        }
    }
}

/// Is there enough of what the target asks for, to do all of it? (15-7-3)
pub(crate) fn enough(
    query: Query<'_>,
    standpoint: Standpoint<'_>,
    target: &Target,
    purpose: Purpose,
) -> bool {
    let fit = |choose: &Choose| {
        let mut things = query.candidates(standpoint, choose, purpose);
        things.retain(|&thing| query.can_be_done(thing, purpose));
        things
    };
    match target {
        Target::Choose(choose) => {
            let needed = match choose.how_many {
                HowMany::Exactly | HowMany::AllOrNothing => query.amount(standpoint, &choose.n),
                HowMany::UpTo | HowMany::AnyNumber => 1,
            };
            fit(choose).len() as i32 >= needed
        }
        Target::Each(all) => distinct(&all.iter().map(fit).collect::<Vec<_>>(), &mut Vec::new()),
        Target::Top(_, _, n) | Target::Bottom(_, _, n) | Target::TopOrBottom(_, _, n) => {
            query.fixed(standpoint, target).len() as i32 >= query.amount(standpoint, n)
        }
        Target::Together(all) => all.iter().all(|target| enough(query, standpoint, target, purpose)),
        Target::TopCard(inner) => enough(query, standpoint, inner, Purpose::TrashTop),
        Target::This
        | Target::ThisCard
        | Target::Chosen(_)
        | Target::Triggering
        | Target::TriggeringOther
        | Target::Attacker
        | Target::AttackTarget
        | Target::All(_)
        | Target::TopOf(..)
        | Target::BottomOf(..)
        | Target::Player(_)
        | Target::HolderOf(_)
        | Target::Done(_)
        | Target::Battling => {
            let things = query.fixed(standpoint, target);
            !things.is_empty() && things.iter().all(|&thing| query.can_be_done(thing, purpose))
        }
    }
}

/// Can each list give a thing of its own?
pub(crate) fn distinct(lists: &[Vec<Thing>], taken: &mut Vec<Thing>) -> bool {
    let Some((first, rest)) = lists.split_first() else { return true };
    first.iter().any(|&thing| {
        if taken.contains(&thing) {
            return false;
        }
        taken.push(thing);
        let works = distinct(rest, taken);
        taken.pop();
        works
    })
}

/// Begins a choice; what is chosen is handed back.
pub(crate) fn begin(game: &mut Game, pick: Pick) {
    if pick.candidates.is_empty() || pick.max == 0 {
        game.hand_back(Returned::Things(Vec::new()));
    } else if pick.why != Ask::Order && pick.different.is_none() && pick.min as usize >= pick.candidates.len()
    {
        // 15-10-2-1: there is nothing to choose between.
        game.hand_back(Returned::Things(pick.candidates));
    } else {
        game.push(Frame::Pick(Box::new(pick)));
    }
}

pub(crate) fn step(game: &mut Game, mut pick: Box<Pick>, returned: &Returned) {
    if let Some(choice) = returned.answer() {
        match pick.candidates.iter().find(|&&thing| Choice::thing_id(thing) == choice) {
            Some(&thing) => pick.chosen.push(thing),
            None => return done(game, *pick),
        }
    }
    let options = options(game, &pick);
    if pick.chosen.len() >= pick.max as usize || options.is_empty() || options == [Choice::Done] {
        return done(game, *pick);
    }
    let (seat, why, about) = (pick.seat, pick.why, pick.about);
    game.push(Frame::Pick(pick));
    game.ask(seat, why, about, options);
}

fn done(game: &mut Game, pick: Pick) {
    game.hand_back(Returned::Things(pick.chosen));
}

/// 15-10-2-2, 15-10-2-3: up to the number, no card twice.
fn options(game: &Game, pick: &Pick) -> Vec<Choice> {
    let query = Query::on(game);
    let mut options: Vec<Choice> = pick
        .candidates
        .iter()
        .filter(|&&thing| !pick.chosen.contains(&thing) && goes_with(query, pick, thing))
        .map(|&thing| Choice::thing_id(thing))
        .collect();
    // 7-3-2-4: an Assembly that was begun is completed.
    let half_assembled = pick.why == Ask::Assembly && !pick.chosen.is_empty();
    if pick.chosen.len() >= pick.min as usize && !half_assembled {
        options.push(Choice::Done);
    }
    options
}

/// Does the thing keep the total and the difference that the choice asks for?
fn goes_with(query: Query<'_>, pick: &Pick, thing: Thing) -> bool {
    let within = pick.total.is_none_or(|(stat, cmp, limit)| {
        let sum: i32 = pick.chosen.iter().chain([&thing]).filter_map(|&one| query.stat(one, stat)).sum();
        query.stat(thing, stat).is_some() && cmp.holds(sum, limit)
    });
    let unlike = pick.different.is_none_or(|stat| {
        let all: Vec<Vec<Value>> =
            pick.chosen.iter().chain([&thing]).map(|&one| values(query, stat, one)).collect();
        each_its_own(&all, &mut Vec::new())
    });
    let same = pick.alike.is_none_or(|stat| {
        let all: Vec<Vec<Value>> =
            pick.chosen.iter().chain([&thing]).map(|&one| values(query, stat, one)).collect();
        all[0].iter().any(|value| all.iter().all(|values| values.contains(value)))
    });
    within && unlike && same && suits_the_card(query, pick, thing)
}

/// The materials of DigiXros and Assembly have to fit the card that is being played.
fn suits_the_card(query: Query<'_>, pick: &Pick, thing: Thing) -> bool {
    let playing = query
        .game
        .state
        .frames()
        .iter()
        .rev()
        .find_map(|frame| if let Frame::Play(playing) = frame { Some(playing) } else { None });
    let Some((playing, &card)) = playing.and_then(|playing| Some((playing, playing.cards.first()?))) else {
        return true;
    };
    match pick.why {
        Ask::DigiXros => {
            let chosen: Vec<Thing> = pick.chosen.iter().copied().chain([thing]).collect();
            crate::play::digixros::arrange(query, pick.seat, card, &chosen).is_some()
                && crate::play::opened::allows(query, playing, card, &chosen)
        }
        Ask::Assembly => crate::play::assembly::goes_with(query, pick.seat, card, pick, thing),
        Ask::Redraw
        | Ask::Breeding
        | Ask::MainPhase
        | Ask::NextEffect
        | Ask::NextImmediate
        | Ask::Optional
        | Ask::By
        | Ask::Instead
        | Ask::Target
        | Ask::DnaDigivolve
        | Ask::BurstTamer
        | Ask::Order
        | Ask::TopOrBottom
        | Ask::Mode
        | Ask::Number
        | Ask::AttackTarget
        | Ask::Counter
        | Ask::Block
        | Ask::LinkToTrash
        | Ask::Requirement
        | Ask::EffectToActivate
        | Ask::LoopCount => true,
    }
}

/// A piece of information that two cards may differ in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Value {
    Word(crate::effects::language::Word),
    Color(crate::card::Color),
    Number(i32),
}

/// 4-22-2: all that a card has of it; any part of it may be the one that differs.
pub(crate) fn values(query: Query<'_>, stat: Stat, thing: Thing) -> Vec<Value> {
    let Some(card) = query.printed(thing) else { return Vec::new() };
    match stat {
        Stat::Name => [&card.name].into_iter().chain(&card.rules.names).cloned().map(Value::Word).collect(),
        Stat::Trait => card.traits.iter().chain(&card.rules.traits).cloned().map(Value::Word).collect(),
        Stat::Number => vec![Value::Word(card.number.0.clone())],
        Stat::Colors => query.colors(thing).iter().map(Value::Color).collect(),
        Stat::Level
        | Stat::Dp
        | Stat::PlayCost
        | Stat::Cost
        | Stat::DigivolutionCards
        | Stat::FaceDownDigivolutionCards
        | Stat::LinkCards
        | Stat::SecurityAttack => query.stat(thing, stat).map(Value::Number).into_iter().collect(),
    }
}

/// Lets one more card count by a value of its own, moving others to other values of theirs where
/// that makes room.
pub(crate) fn make_room(
    counting: &mut Vec<(Value, Vec<Value>)>,
    values: &[Value],
    tried: &mut Vec<Value>,
) -> bool {
    for value in values {
        if tried.contains(value) {
            continue;
        }
        tried.push(value.clone());
        match counting.iter().position(|(taken, _)| taken == value) {
            None => {
                counting.push((value.clone(), values.to_vec()));
                return true;
            }
            Some(at) => {
                let other = counting[at].1.clone();
                if make_room(counting, &other, tried) {
                    counting[at] = (value.clone(), values.to_vec());
                    return true;
                }
            }
        }
    }
    false
}

/// 4-22-1: can each card count by a value of its own?
fn each_its_own(lists: &[Vec<Value>], taken: &mut Vec<Value>) -> bool {
    let Some((first, rest)) = lists.split_first() else { return true };
    first.iter().any(|value| {
        if taken.contains(value) {
            return false;
        }
        taken.push(value.clone());
        let works = each_its_own(rest, taken);
        taken.pop();
        works
    })
}
