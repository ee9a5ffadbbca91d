//! OCG 3.3.1-37 to -58, 3.4.4-59 to -80: the values of a card as they are now.

use super::applies::{Applying, Subject};
use super::{Query, Standpoint};
use crate::card::{Attribute, Level, Printed, Race};
use crate::language::{Amount, Group, Modifier, On, Stat, Step, Topic};
use crate::library::DefId;
use crate::state::CardId;

/// One of the two battle values.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Value {
    Atk,
    Def,
}

impl Value {
    fn original(self) -> Topic {
        match self {
            Value::Atk => Topic::OriginalAtk,
            Value::Def => Topic::OriginalDef,
        }
    }

    fn present(self) -> Topic {
        match self {
            Value::Atk => Topic::Atk,
            Value::Def => Topic::Def,
        }
    }
}

/// What a modifier does to a battle value.
#[derive(Clone, Copy)]
enum Effect {
    Original(i32),
    Becomes(i32),
    Change(i32),
}

/// What a modifier does to a Level or Rank.
#[derive(Clone, Copy)]
enum Stars<'a> {
    More(&'a Amount),
    Become(&'a Amount),
}

impl<'g> Query<'g> {
    /// 3.3.1-53, -54: on the field with everything that applies, elsewhere as printed.
    pub fn atk(self, card: CardId) -> Option<i32> {
        self.value(card, Value::Atk)
    }

    /// 3.3.1-55: a Link Monster has none.
    pub fn def_value(self, card: CardId) -> Option<i32> {
        self.value(card, Value::Def)
    }

    pub fn stat(self, card: CardId, stat: Stat) -> Option<i32> {
        match stat {
            Stat::Atk => self.atk(card),
            Stat::Def => self.def_value(card),
            Stat::OriginalAtk => self.original(card, Value::Atk),
            Stat::OriginalDef => self.original(card, Value::Def),
            Stat::Level => self.level(card),
            Stat::OriginalLevel => {
                let printed = self.printed_monster(card).and_then(|monster| monster.level.level());
                printed.map(i32::from)
            }
            Stat::Rank => self.rank(card),
            Stat::LinkRating => self.link_rating(card),
            Stat::Scale => self.scale(card),
        }
    }

    fn printed(self, card: CardId, value: Value) -> Option<i32> {
        let monster = self.printed_monster(card)?;
        let printed = match value {
            Value::Atk => monster.atk,
            // 3.3.2-50: a Link Monster has none that could change.
            Value::Def => monster.def?,
        };
        if self.game.card(card).place.is_field() { Some(printed.on_field()) } else { printed.known() }
    }

    /// 3.4.4-73: the original value as it is doubled or halved: a printed "?" counts as 0.
    pub fn original_for_multiples(self, card: CardId, stat: Stat) -> Option<i32> {
        let monster = self.printed_monster(card)?;
        let printed = match stat {
            Stat::OriginalAtk => Some(monster.atk),
            Stat::OriginalDef => monster.def,
            Stat::Atk
            | Stat::Def
            | Stat::Level
            | Stat::OriginalLevel
            | Stat::Rank
            | Stat::LinkRating
            | Stat::Scale => None,
        };
        if printed == Some(Printed::Unknown) { Some(0) } else { self.stat(card, stat) }
    }

    fn original(self, card: CardId, value: Value) -> Option<i32> {
        let mut original = (0, self.printed(card, value)?);
        if self.game.card(card).place.is_field() {
            for (since, _, effect) in self.effects_on(card, value, value.original()) {
                if let Effect::Original(n) = effect
                    && since >= original.0
                {
                    original = (since, n);
                }
            }
        }
        Some(original.1)
    }

    fn value(self, card: CardId, value: Value) -> Option<i32> {
        let original = self.original(card, value)?;
        if !self.game.card(card).place.is_field() || self.is_face_down_on_field(card) {
            return Some(original);
        }
        Some(fold(original, &self.effects_on(card, value, value.present())).max(0))
    }

    /// Everything that changes the value, in the order of time: since when, activated or not, what it does.
    fn effects_on(self, card: CardId, value: Value, topic: Topic) -> Vec<(u32, bool, Effect)> {
        let mut found = Vec::new();
        self.each_of(Subject::Card(card), topic, &mut |applying| {
            if let Some(effect) = self.effect_of(card, &applying, value) {
                found.push((applying.since, applying.fixed.is_some(), effect));
            }
        });
        found.sort_by_key(|(since, _, _)| *since);
        found
    }

    fn effect_of(self, card: CardId, applying: &Applying<'g>, value: Value) -> Option<Effect> {
        let (amount, make): (_, fn(i32) -> Effect) = match (applying.modifier, value) {
            (Modifier::Atk(amount), Value::Atk) | (Modifier::Def(amount), Value::Def) => {
                (amount, Effect::Change)
            }
            (Modifier::AtkBecomes(amount), Value::Atk) | (Modifier::DefBecomes(amount), Value::Def) => {
                (amount, Effect::Becomes)
            }
            (Modifier::OriginalAtkBecomes(amount), Value::Atk)
            | (Modifier::OriginalDefBecomes(amount), Value::Def) => (amount, Effect::Original),
            _ => return None,
        };
        let (query, standpoint) = (self.deeper()?, Standpoint::of(applying.source).of_each(card));
        Some(make(applying.fixed.unwrap_or_else(|| query.amount(standpoint, amount))))
    }

    /// 3.3.2-268: nothing changes name, Type, Attribute, ATK, DEF, Level or Rank of a face-down monster.
    fn is_face_down_on_field(self, card: CardId) -> bool {
        let state = self.game.card(card);
        state.place.is_field() && !state.face.is_up()
    }

    /// 3.3.1-38, -40, 3.3.2-39, -41: a changed Level is the only one; what has a Rank has none.
    pub fn level(self, card: CardId) -> Option<i32> {
        let printed = self.printed_level(card).and_then(Level::level)?;
        Some(self.stars(card, printed, Topic::Level, |modifier| {
            if let Modifier::LevelBecomes(to) = modifier {
                return Some(Stars::Become(to));
            }
            let Modifier::Level(by) = modifier else { return None };
            Some(Stars::More(by))
        }))
    }

    /// 3.3.1-39, -40
    pub fn rank(self, card: CardId) -> Option<i32> {
        let printed = self.printed_level(card).and_then(Level::rank)?;
        Some(self.stars(card, printed, Topic::Rank, |modifier| {
            if let Modifier::RankBecomes(to) = modifier {
                return Some(Stars::Become(to));
            }
            let Modifier::Rank(by) = modifier else { return None };
            Some(Stars::More(by))
        }))
    }

    fn stars(
        self,
        card: CardId,
        printed: u8,
        topic: Topic,
        change: impl Fn(&'g Modifier) -> Option<Stars<'g>>,
    ) -> i32 {
        let mut found = Vec::new();
        self.each_of(Subject::Card(card), topic, &mut |applying| {
            found.extend(change(applying.modifier).map(|change| (applying.since, change, applying)));
        });
        found.sort_by_key(|(since, _, _)| *since);
        let mut stars = i32::from(printed);
        if self.is_face_down_on_field(card) {
            return stars;
        }
        for (_, change, applying) in found {
            let amount = |n| {
                applying
                    .fixed
                    .unwrap_or_else(|| self.amount(Standpoint::of(applying.source).of_each(card), n))
            };
            stars = match change {
                Stars::More(by) => stars + amount(by),
                Stars::Become(to) => amount(to),
            };
        }
        stars.max(1)
    }

    /// 3.3.1-40a: only Link Monsters have one.
    pub fn link_rating(self, card: CardId) -> Option<i32> {
        self.printed_level(card).and_then(Level::link).map(i32::from)
    }

    fn printed_level(self, card: CardId) -> Option<Level> {
        self.printed_monster(card).map(|monster| monster.level)
    }

    /// 3.3.1-65
    pub fn scale(self, card: CardId) -> Option<i32> {
        let pendulum = self.printed_monster(card)?.pendulum.as_ref()?;
        let mut scale = i32::from(pendulum.scale.0);
        self.each_of(Subject::Card(card), Topic::Scale, &mut |applying| {
            if let Modifier::ScaleBecomes(amount) = applying.modifier {
                let standpoint = Standpoint::of(applying.source);
                scale = applying.fixed.unwrap_or_else(|| self.amount(standpoint, amount));
            }
        });
        Some(scale)
    }

    /// 3.3.1-45: only the Type that it was changed to last.
    pub fn race(self, card: CardId) -> Option<Race> {
        let printed = self.printed_monster(card)?.race;
        let changed = self.latest(card, Topic::Race, |modifier, fixed| {
            if *modifier == Modifier::RaceAsDeclared {
                return fixed.and_then(declared_race);
            }
            let Modifier::RaceBecomes(race) = modifier else { return None };
            Some(*race)
        });
        Some(changed.unwrap_or(printed))
    }

    /// 3.3.1-42, -43: its own Attribute, or one that is added to it.
    pub fn has_attribute(self, card: CardId, attribute: Attribute) -> bool {
        let added = |modifier: &Modifier, _| (*modifier == Modifier::AlsoAttribute(attribute)).then_some(());
        self.own_attribute(card) == Some(attribute)
            || (self.printed_monster(card).is_some() && self.latest(card, Topic::Attribute, added).is_some())
    }

    /// 3.3.1-42, -43: the printed Attribute, or the one that replaced it.
    pub fn own_attribute(self, card: CardId) -> Option<Attribute> {
        let printed = self.printed_monster(card)?.attribute;
        let changed = self.latest(card, Topic::Attribute, |modifier, fixed| {
            if *modifier == Modifier::AttributeAsDeclared {
                return fixed.and_then(declared_attribute);
            }
            let Modifier::AttributeBecomes(other) = modifier else { return None };
            Some(*other)
        });
        Some(changed.unwrap_or(printed))
    }

    /// The name that an effect gives it.
    pub fn name_now(self, card: CardId) -> Option<&'g str> {
        if self.printed_names {
            return None;
        }
        self.latest(card, Topic::Name, |modifier, fixed| {
            if let Modifier::NameBecomes(name) = modifier {
                return Some(name.as_str());
            }
            let of = fixed.filter(|def| matches!(modifier, Modifier::NameOf(_)) && *def >= 0)?;
            Some(self.game.library.def(DefId(of as u16)).card.name.as_str())
        })
    }

    /// What the last of such modifiers says.
    fn latest<T>(
        self,
        card: CardId,
        topic: Topic,
        what: impl Fn(&'g Modifier, Option<i32>) -> Option<T>,
    ) -> Option<T> {
        let mut found: Option<(u32, T)> = None;
        if self.is_face_down_on_field(card) {
            return None;
        }
        self.each_of(Subject::Card(card), topic, &mut |applying| {
            if let Some(value) = what(applying.modifier, applying.fixed)
                && found.as_ref().is_none_or(|(since, _)| applying.since >= *since)
            {
                found = Some((applying.since, value));
            }
        });
        found.map(|(_, value)| value)
    }

    /// 2.2.2-1 to -3, 3.4.4-130: can counters of this name be placed on it by its own text, negated or not?
    pub fn carries(self, card: CardId, name: &str) -> bool {
        if self.places_on_itself(card, name) {
            return true;
        }
        let carries = |modifier: &Modifier, _| {
            let Modifier::Carries(other) = modifier else { return None };
            (other == name).then_some(())
        };
        self.latest(card, Topic::Carries, carries).is_some()
    }

    fn places_on_itself(self, card: CardId, name: &str) -> bool {
        // 2.2.2-4: also what a Gemini monster says that has not its effect yet.
        self.game.def(card).effects.iter().any(|&id| {
            let effect = &self.game.library.effect(id).effect;
            let says = effect.holds.iter().any(
                |one| matches!((&one.on, &one.is), (On::This, Modifier::Carries(other)) if other == name),
            );
            let places =
                |step: &Step| matches!(step, Step::PlaceCounters(Group::This, other, _) if other == name);
            says || effect.resolve.iter().any(|linked| places(&linked.1))
        })
    }

    /// 3.4.4-126
    pub fn counters(self, card: CardId, name: &str) -> i32 {
        let Some(kind) = self.game.library.counter(name) else { return 0 };
        let counters = &self.game.card(card).on_field.counters;
        counters.iter().find(|(other, _)| *other == kind).map_or(0, |(_, n)| i32::from(*n))
    }
}

/// 3.3.1-41: the Attribute of that number.
pub(super) fn declared_attribute(n: i32) -> Option<Attribute> {
    Attribute::ALL.into_iter().find(|one| *one as i32 == n)
}

/// 3.3.1-44: the Type of that number.
pub(super) fn declared_race(n: i32) -> Option<Race> {
    Race::ALL.into_iter().find(|one| *one as i32 == n)
}

/// 3.4.4-62, -64 to -80: what all that applies comes to. What was gained or lost is not original (3.4.4-61), and is
/// counted again on another original value (3.4.4-65, 3.4.4-69, 3.4.4-80); of several originals the latest decides
/// (3.4.4-72). What comes after a value that was set starts from it (3.4.4-66, 3.4.4-76). What was activated and made it a certain value wipes out
/// all that was before it (3.4.4-64, 3.4.4-68, 3.4.4-75). A continuous effect that makes it a certain value wipes out what
/// was activated before it (3.4.4-78), but not continuous changes (3.4.4-70).
fn fold(original: i32, effects: &[(u32, bool, Effect)]) -> i32 {
    let last_set = effects.iter().rposition(|(_, activated, effect)| *activated && is_set(*effect));
    let (mut value, after) = match last_set {
        Some(at) => (amount_of(effects[at].2), &effects[at + 1..]),
        None => (original, effects),
    };
    let continuous_set = after.iter().rposition(|(_, activated, effect)| !*activated && is_set(*effect));
    if let Some(at) = continuous_set {
        value = amount_of(after[at].2);
    }
    for (at, (_, activated, effect)) in after.iter().enumerate() {
        if let Effect::Change(by) = effect
            && !(*activated && continuous_set.is_some_and(|set| at < set))
        {
            value += by;
        }
    }
    value
}

fn is_set(effect: Effect) -> bool {
    match effect {
        Effect::Becomes(_) => true,
        Effect::Original(_) | Effect::Change(_) => false,
    }
}

fn amount_of(effect: Effect) -> i32 {
    match effect {
        Effect::Becomes(n) | Effect::Original(n) | Effect::Change(n) => n,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ACTIVATED: bool = true;
    const CONTINUOUS: bool = false;

    #[test]
    fn gained_then_halved_stays_halved_3_4_4_64e1() {
        let effects = [(1, ACTIVATED, Effect::Change(700)), (2, ACTIVATED, Effect::Becomes(1600))];
        assert_eq!(fold(2500, &effects), 1600);
    }

    #[test]
    fn gained_then_original_halved_gains_again_3_4_4_65e1() {
        assert_eq!(fold(1250, &[(1, ACTIVATED, Effect::Change(700))]), 1950);
    }

    #[test]
    fn doubled_by_a_continuous_effect_then_gained_3_4_4_66e1() {
        let effects = [(1, CONTINUOUS, Effect::Becomes(5000)), (2, ACTIVATED, Effect::Change(700))];
        assert_eq!(fold(2500, &effects), 5700);
    }

    #[test]
    fn a_continuous_gain_before_a_set_value_is_not_counted_again_3_4_4_68e1() {
        let effects = [(1, CONTINUOUS, Effect::Change(600)), (2, ACTIVATED, Effect::Becomes(1600))];
        assert_eq!(fold(2600, &effects), 1600);
    }

    #[test]
    fn a_continuous_gain_comes_on_top_of_a_continuous_value_3_4_4_70e1() {
        let effects = [(1, CONTINUOUS, Effect::Change(300)), (2, CONTINUOUS, Effect::Becomes(5500))];
        assert_eq!(fold(2750, &effects), 5800);
    }

    #[test]
    fn gained_then_doubled_by_a_continuous_effect_is_only_doubled_3_4_4_78e1() {
        let effects = [(1, ACTIVATED, Effect::Change(700)), (2, CONTINUOUS, Effect::Becomes(5000))];
        assert_eq!(fold(2500, &effects), 5000);
    }
}
