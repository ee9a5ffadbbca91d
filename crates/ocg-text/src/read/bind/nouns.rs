//! Described cards as nouns of the effect language, and numbers.

use super::{Binder, Number as Many};
use crate::read::tree::{Back, Cards, Counted, Extreme, Head, Number, Pointing, Quality, Ref};
use crate::read::words::FIELD;
use enumset::EnumSet;
use ocg::language::{Amount, Comparison, Count, Filter, Group, Noun, Place, Stat, Together, Whose};

/// A value of a card against a number.
pub fn filter_of(stat: Stat, how: Comparison, n: Amount) -> Filter {
    match stat {
        Stat::Atk => Filter::Atk(how, n),
        Stat::Def => Filter::Def(how, n),
        Stat::OriginalAtk => Filter::OriginalAtk(how, n),
        Stat::OriginalDef => Filter::OriginalDef(how, n),
        Stat::Level => Filter::Level(how, n),
        Stat::OriginalLevel => Filter::OriginalLevel(how, n),
        Stat::Rank => Filter::Rank(how, n),
        Stat::LinkRating => Filter::LinkRating(how, n),
        Stat::Scale => Filter::Scale(how, n),
    }
}

/// What the noun itself says, wherever the card is.
pub fn head_filter(head: &Head) -> Vec<Filter> {
    match head {
        Head::Card => Vec::new(),
        Head::Monster => vec![Filter::Monster],
        Head::Spell => vec![Filter::Spell],
        Head::Trap => vec![Filter::Trap],
        Head::SpellTrap => vec![Filter::AnyOf(vec![Filter::Spell, Filter::Trap])],
        Head::Token => vec![Filter::Type(ocg::card::MonsterType::Token)],
        Head::Named(names) => vec![named(names.clone())],
    }
}

pub fn named(mut names: Vec<String>) -> Filter {
    if names.len() == 1 {
        Filter::Named(names.remove(0))
    } else {
        Filter::AnyOf(names.into_iter().map(Filter::Named).collect())
    }
}

/// All filters of a description that needs no binding and no place.
pub fn plain_filters(cards: &Cards) -> Option<Vec<Filter>> {
    let free = cards.places.is_empty() && cards.whose == Whose::Any && cards.together == Together::Any;
    let mut all = head_filter(&cards.head);
    for quality in &cards.like {
        let Quality::Is(filter) = quality else { return None };
        if !all.contains(filter) {
            all.push(filter.clone());
        }
    }
    free.then_some(all)
}

/// Can no card be both?
pub fn are_disjoint(one: &Cards, other: &Cards) -> bool {
    let (Some(one), Some(other)) = (qualities(one), qualities(other)) else { return false };
    one.iter().any(|first| other.iter().any(|second| exclude(first, second)))
}

fn qualities(cards: &Cards) -> Option<Vec<Filter>> {
    plain_filters(&Cards { whose: Whose::Any, places: EnumSet::empty(), ..cards.clone() })
}

fn exclude(one: &Filter, other: &Filter) -> bool {
    match (one, other) {
        (Filter::Attribute(one), Filter::Attribute(other)) => one != other,
        (Filter::Race(one), Filter::Race(other)) => one != other,
        (Filter::Named(one), Filter::Named(other)) => one != other,
        (filter, Filter::Not(not)) | (Filter::Not(not), filter) => **not == *filter,
        _ => false,
    }
}

impl Binder {
    /// The noun; without a place where none is said. What those that are chosen have to do with each other is no
    /// quality of one.
    pub(super) fn noun(&mut self, cards: &Cards) -> Option<Noun> {
        if cards.together != Together::Any {
            return None;
        }
        let places = if cards.places.is_empty() && stands_by_this(cards) { FIELD } else { cards.places };
        let places = of_head(&cards.head, places);
        let is_card = cards.like.contains(&Quality::Is(Filter::Monster));
        if is_card && !cards.places.is_disjoint(FIELD - Place::MonsterZone) {
            return None;
        }
        // 3.3.2-1: a Monster Card in another zone is no monster now, and there is no word for what it is printed as.
        if cards.head == Head::Monster && !places.is_disjoint(FIELD - Place::MonsterZone) {
            return None;
        }
        let mut like = if says_nothing(&cards.head, places) { Vec::new() } else { head_filter(&cards.head) };
        let mut extreme = None;
        for quality in &cards.like {
            match quality {
                // The noun has said it.
                Quality::Is(Filter::Monster) => {}
                Quality::Extreme(which, stat) if extreme.is_none() => extreme = Some((*which, *stat)),
                other => like.push(self.quality(other)?),
            }
        }
        let narrower = like.iter().any(|one| matches!(one, Filter::SpellKind(_) | Filter::TrapKind(_)));
        if narrower {
            like.retain(|one| !matches!(one, Filter::Spell | Filter::Trap));
        }
        let whose = if self.is_other { other_side(cards.whose) } else { cards.whose };
        let mut noun = Noun { places, whose, like };
        if let Some((which, stat)) = extreme {
            let among = Box::new(noun.clone());
            noun.like.push(match which {
                Extreme::Highest => Filter::Highest(stat, among),
                Extreme::Lowest => Filter::Lowest(stat, among),
            });
        }
        Some(noun)
    }

    /// 3.3.3-29: a card that is equipped is in a Spell & Trap Zone.
    fn equip(&mut self, cards: &Cards) -> Option<Noun> {
        self.noun(&Cards { places: Place::SpellTrapZone.into(), ..cards.clone() })
    }

    fn quality(&mut self, quality: &Quality) -> Option<Filter> {
        match quality {
            Quality::Is(filter) => self.was_declared(filter).then(|| filter.clone()),
            // A level is no more than half of 7 if it is no more than 3.
            Quality::Compared(stat, how @ Comparison::AtMost, Number::Half(all)) => {
                Some(filter_of(*stat, *how, Amount::Every(Box::new(self.amount(all)?), 2)))
            }
            Quality::Compared(stat, how, number) => Some(filter_of(*stat, *how, self.amount(number)?)),
            // "With that name" is with the one that was declared.
            Quality::Same(ocg::language::Quality::Name, of)
                if *of == crate::read::statement::it() && self.declared == Some(super::Declared::Name) =>
            {
                None
            }
            Quality::Same(what, of) => Some(Filter::Same(*what, Box::new(self.any_group(of)?))),
            Quality::Different(what, of) => {
                Some(Filter::Not(Box::new(Filter::Same(*what, Box::new(self.any_group(of)?)))))
            }
            Quality::Other(what) => {
                let of = self.only_one_before()?;
                Some(Filter::Not(Box::new(Filter::Same(*what, Box::new(of)))))
            }
            Quality::EquippedTo(of) => Some(Filter::EquippedTo(Box::new(self.known_group(of)?))),
            Quality::EquippedWith(cards) => Some(Filter::EquippedWith(Box::new(self.equip(cards)?))),
            Quality::PointedToBy(cards) => {
                let there = Cards { places: Place::MonsterZone.into(), ..(**cards).clone() };
                Some(Filter::PointedToBy(Box::new(self.noun(&there)?)))
            }
            // It is among those that are described; see `noun`.
            Quality::Extreme(..) => None,
        }
    }

    /// "With a different name": than the only one that something was done to, or that was targeted.
    fn only_one_before(&mut self) -> Option<Group> {
        let is_meant = |one: &&super::Mention| {
            let spoken = one.is_target || one.done.is_some() || one.group == Group::Subject;
            spoken && one.many != Many::Several
        };
        let has_target = self.known.iter().any(|one| one.is_target);
        let mut all = self.known.iter().filter(is_meant).filter(|one| one.is_target || !has_target);
        let first = all.next()?.clone();
        let only = all.all(|one| one.group == first.group);
        only.then(|| self.at_hand(first).group)
    }

    /// What is said of what was declared needs a declaration.
    fn was_declared(&self, filter: &Filter) -> bool {
        match filter {
            Filter::NamedAsDeclared => self.declared == Some(super::Declared::Name),
            Filter::AttributeAsDeclared => self.declared == Some(super::Declared::Attribute),
            Filter::RaceAsDeclared => self.declared == Some(super::Declared::Race),
            _ => true,
        }
    }

    pub(super) fn amount(&mut self, number: &Number) -> Option<Amount> {
        Some(match number {
            Number::Fixed(n) => Amount::Fixed(*n),
            Number::CountOf(cards) => self.count_of(cards)?,
            Number::HowMany(back) => self.how_many(back)?,
            Number::HowManyLike(cards, back) => Amount::CountOf(Box::new(self.those_like(cards, back)?)),
            Number::Of(stat, of) => Amount::Of(*stat, Box::new(self.summed_group(of)?)),
            Number::Was(stat, of) => Amount::Was(*stat, Box::new(self.known_group(of)?)),
            Number::Counters(name, of) => Amount::Counters(name.clone(), Box::new(self.summed_group(of)?)),
            Number::Difference(one, two) => {
                Amount::Difference(Box::new(self.amount(one)?), Box::new(self.amount(two)?))
            }
            Number::LifePoints(whose) => Amount::LifePoints(*whose),
            Number::Times(inner, n) => Amount::Times(Box::new(self.amount(inner)?), *n),
            Number::Half(inner) => Amount::Half(Box::new(self.amount(inner)?)),
            Number::Every(inner, n) => Amount::Every(Box::new(self.amount(inner)?), *n),
            Number::Plus(one, two) => Amount::Plus(Box::new(self.amount(one)?), Box::new(self.amount(two)?)),
            Number::Materials(of) => {
                Amount::SizeOf(Box::new(Group::MaterialsOf(Box::new(self.known_group(of)?))))
            }
            Number::Damage => self.by_damage.then_some(Amount::Damage)?,
            Number::Rolled => self.has_thrown.then_some(Amount::Rolled)?,
            Number::Own(stat) => self.own_value(*stat)?,
            Number::Declared => {
                (self.declared == Some(super::Declared::Number)).then_some(Amount::Declared)?
            }
        })
    }

    /// The value of the one card of which something is said, or of each for itself.
    fn own_value(&self, stat: Stat) -> Option<Amount> {
        Some(match self.of.as_ref()? {
            Group::Pick(select) if select.count == Count::Exactly(Amount::Fixed(1)) => {
                Amount::Of(stat, Box::new(Group::Chosen(select.slot)))
            }
            one @ (Group::This | Group::EquippedMonster | Group::Attacker | Group::AttackTarget) => {
                Amount::Of(stat, Box::new(one.clone()))
            }
            _ => Amount::Its(stat),
        })
    }

    /// How many were spoken of; of those that an effect did something to, only those to which it did.
    fn how_many(&mut self, back: &Back) -> Option<Amount> {
        let [one] = &self.pointed(back)?[..] else { return None };
        let by_verb = matches!(back.to, Pointing::Done(..) | Pointing::It) && one.step > self.costs;
        Some(match &one.group {
            Group::Chosen(_) if by_verb => Amount::Chosen(self.keep(one.step)),
            Group::Chosen(slot) => Amount::Chosen(*slot),
            Group::Done => Amount::Done,
            Group::Subject if !by_verb => Amount::Subjects,
            _ => return None,
        })
    }

    /// How many there are, or how many different ones.
    pub(super) fn count_of(&mut self, cards: &Cards) -> Option<Amount> {
        let mut cards = cards.clone();
        if let Some(at) = cards.like.iter().position(|one| matches!(one, Quality::Other(_)))
            && let Quality::Other(what) = cards.like.remove(at)
        {
            if cards.together != Together::Any {
                return None;
            }
            cards.together = Together::Different(what);
        }
        let cards = &cards;
        let mut all = || Some(Box::new(self.placed_noun(&alone(cards))?));
        match &cards.together {
            Together::Any => Some(Amount::CountOf(all()?)),
            Together::Different(what) => Some(Amount::Different(*what, Box::new(Group::All(all()?)))),
            Together::Same(_) | Together::Total(..) | Together::Including(_) => None,
        }
    }

    /// A noun that has to say where its cards are.
    pub(super) fn placed_noun(&mut self, cards: &Cards) -> Option<Noun> {
        let noun = self.noun(cards)?;
        if noun.places.is_empty() && stands(cards, &noun) {
            return self.noun(&Cards { places: FIELD, ..cards.clone() });
        }
        Some(noun).filter(|noun| !noun.places.is_empty())
    }

    /// Cards that were mentioned before, or are known otherwise; nothing is chosen.
    pub(super) fn known_group(&mut self, of: &Ref) -> Option<Group> {
        match of {
            Ref::This(_) => Some(Group::This),
            Ref::Back(back)
                if self.has_subject && back.to == Pointing::It && self.pointed(back).is_none() =>
            {
                Some(Group::Itself)
            }
            Ref::Back(back) => match &self.pointed(back)?[..] {
                [one] => Some(one.group.clone()),
                _ => None,
            },
            Ref::Equipped => Some(Group::EquippedMonster),
            Ref::Attacker => Some(Group::Attacker),
            Ref::AttackTarget => Some(Group::AttackTarget),
            Ref::Activated => Some(Group::Activated),
            Ref::Several(all) => {
                let all = all.iter().map(|one| self.known_group(one));
                Some(Group::Several(all.collect::<Option<Vec<_>>>()?))
            }
            Ref::Cards(_) | Ref::Top(..) | Ref::ThisLike(_) | Ref::Among(..) | Ref::Rest => None,
        }
    }

    /// Cards whose values are added up.
    fn summed_group(&mut self, of: &Ref) -> Option<Group> {
        match of {
            Ref::Cards(cards) if matches!(cards.count, Counted::All | Counted::Bare) => {
                Some(Group::All(Box::new(self.placed_noun(cards)?)))
            }
            known => self.known_group(known),
        }
    }

    /// Cards that something is compared with: those that are known, or all of a description.
    pub(super) fn any_group(&mut self, of: &Ref) -> Option<Group> {
        match of {
            Ref::Cards(cards) => Some(Group::All(Box::new(self.placed_noun(cards)?))),
            known => self.known_group(known),
        }
    }

    pub(super) fn count(&mut self, counted: &Counted) -> Option<(Count, Many)> {
        Some(match counted {
            Counted::Number(1) => (Count::Exactly(Amount::Fixed(1)), Many::One),
            Counted::Number(n) => (Count::Exactly(Amount::Fixed((*n).try_into().ok()?)), Many::Several),
            Counted::UpTo(n) => (Count::UpTo(self.amount(n)?), Many::Several),
            Counted::Equal(n) => (Count::Exactly(self.amount(n)?), Many::Several),
            Counted::AnyNumber | Counted::AtLeast(1) => (Count::AnyNumber, Many::Several),
            Counted::AsMany => (Count::AsManyAsPossible, Many::Several),
            Counted::All | Counted::Bare | Counted::AtLeast(_) | Counted::Either(..) => return None,
        })
    }
}

/// The same player, seen from the other side of the table.
pub(super) fn other_side(whose: Whose) -> Whose {
    match whose {
        Whose::Yours => Whose::Opponents,
        Whose::Opponents => Whose::Yours,
        Whose::Any => Whose::Any,
    }
}

/// Each card of the description by itself.
pub(super) fn alone(cards: &Cards) -> Cards {
    Cards { together: Together::Any, ..cards.clone() }
}

/// 3.2.1-5: the part of the field where such cards are.
fn of_head(head: &Head, places: EnumSet<Place>) -> EnumSet<Place> {
    match head {
        Head::Monster | Head::Token if places.is_superset(FIELD) => {
            places - Place::SpellTrapZone - Place::FieldZone
        }
        Head::Spell if places.is_superset(FIELD) => places - Place::MonsterZone,
        // 3.4.4-116: a Trap that came to the field as a monster may still be a Trap.
        Head::Card
        | Head::Monster
        | Head::Token
        | Head::Spell
        | Head::Trap
        | Head::SpellTrap
        | Head::Named(_) => places,
    }
}

/// Is something said of them that is so on the field alone (3.2.1-5, 3.3.2-254)? A player's monsters are there, too.
fn stands(cards: &Cards, noun: &Noun) -> bool {
    let of_field = |one: &Filter| {
        matches!(
            one,
            Filter::FaceUp
                | Filter::FaceDown
                | Filter::AttackPosition
                | Filter::DefensePosition
                | Filter::SummonedBy(_)
                | Filter::SummonedThisTurn
                | Filter::SummonedFrom(_)
                | Filter::Attacking
                | Filter::PointedToBy(_)
                | Filter::InColumnOf(_)
                | Filter::EquippedWith(_)
                | Filter::Counters(..)
        )
    };
    // "All face-down and non-DARK monsters".
    let hidden = |one: &Filter| matches!(one, Filter::AnyOf(any) if any.contains(&Filter::FaceDown));
    let owned =
        cards.whose != Whose::Any && matches!(cards.head, Head::Monster | Head::Token | Head::Named(_));
    owned || noun.like.iter().any(|one| of_field(one) || hidden(one))
}

/// "A monster this card points to": it is on the field.
fn stands_by_this(cards: &Cards) -> bool {
    let pointed = |one: &Quality| {
        matches!(one, Quality::PointedToBy(_) | Quality::Is(Filter::PointedToBy(_) | Filter::PointsTo(_)))
    };
    let equipped = |one: &Quality| matches!(one, Quality::EquippedTo(_) | Quality::Is(Filter::EquippedTo(_)));
    matches!(cards.head, Head::Monster | Head::Token) && cards.like.iter().any(pointed)
        || matches!(cards.head, Head::Card) && cards.like.iter().any(equipped)
}

/// Is every card there of this kind anyway?
fn says_nothing(head: &Head, places: EnumSet<Place>) -> bool {
    match head {
        Head::Card => true,
        Head::Monster => places == EnumSet::only(Place::MonsterZone),
        Head::SpellTrap => !places.is_empty() && places.is_subset(Place::SpellTrapZone | Place::FieldZone),
        Head::Spell | Head::Trap | Head::Token | Head::Named(_) => false,
    }
}
