//! The cards that verbs are done to: what is chosen gets a slot, and what was mentioned can be pointed to from then on
//! (OCG 3.4.1-5, 3.4.3-17, 3.4.4-5).

use super::nouns::alone;
use super::steps::default_place;
use super::{Binder, Mention, Number as Many, Rest};
use crate::read::tree::{Back, Cards, Chosen, Counted, Head, Number, Quality, Ref, Verb};
use enumset::EnumSet;
use ocg::language::{
    Amount, Chooser, Count, Filter, Group, Noun, Place, Select, Slot, Step, Together, Whose,
};

impl Binder {
    pub(super) fn select(&mut self, cards: &Cards, verb: Option<Verb>) -> Option<(Select, Many)> {
        if cards.how != Chosen::Freely {
            return None;
        }
        let cards = &compared_with_it(cards);
        let (count, many) = match (&cards.count, &cards.together, &cards.head) {
            // "Monsters whose total Levels equal 8": as many as that takes.
            (Counted::Bare, Together::Total(..), _) => (Count::AnyNumber, Many::Several),
            (Counted::Bare, _, Head::Named(names)) if names.len() == 1 => self.count(&Counted::Number(1))?,
            (count, ..) => self.count(count)?,
        };
        // One alone includes nothing but itself.
        if matches!(cards.together, Together::Including(_)) && many != Many::Several {
            return None;
        }
        let of = self.noun_for(&alone(cards), verb)?;
        let slot = self.slot();
        Some((Select { slot, count, of, together: cards.together.clone(), by: Chooser::You }, many))
    }

    /// "1 of them".
    pub(super) fn select_among(
        &mut self,
        cards: &Cards,
        back: &Back,
        verb: Option<Verb>,
    ) -> Option<(Select, Many)> {
        if cards.how != Chosen::Freely {
            return None;
        }
        let [from] = &self.pointed(back)?[..] else { return None };
        let group = from.group.clone();
        if group == Group::This {
            return None;
        }
        let places = match &self.rest {
            Some(rest) if Group::Chosen(rest.of) == group => rest.places,
            _ => EnumSet::empty(),
        };
        let (count, many) = self.count(&cards.count)?;
        let mut of = match verb.and_then(|verb| default_place(verb, cards)) {
            _ if !cards.places.is_empty() => return None,
            _ => self.noun(&Cards { places, ..alone(cards) })?,
        };
        of.like.insert(0, super::among(&group));
        let slot = self.slot();
        match (&mut self.rest, &group) {
            (Some(rest), Group::Chosen(set)) if rest.of == *set => rest.taken.push(slot),
            (_, Group::Chosen(set)) => {
                self.rest =
                    Some(Rest { of: *set, places: EnumSet::empty(), whose: Whose::Any, taken: vec![slot] });
            }
            _ => self.rest = None,
        }
        Some((Select { slot, count, of, together: cards.together.clone(), by: Chooser::You }, many))
    }

    /// 3.4.2-15: where a text does not say it, what is discarded is in the hand, and what is Tributed on the field.
    pub(super) fn noun_for(&mut self, cards: &Cards, verb: Option<Verb>) -> Option<Noun> {
        match verb.and_then(|verb| default_place(verb, cards)) {
            Some(places) => {
                let noun = self.placed_noun(&Cards { places, ..cards.clone() })?;
                Some(Noun { whose: Whose::Yours, ..noun })
            }
            None => self.placed_noun(cards),
        }
    }

    pub(super) fn object(&mut self, of: &Ref, verb: Verb) -> Option<Group> {
        self.objects(of, verb, false)
    }

    /// The cards that a verb is done to; from now on they can be pointed to.
    pub(super) fn objects(&mut self, of: &Ref, verb: Verb, acts: bool) -> Option<Group> {
        let (group, mention) = match of {
            Ref::This(places) => {
                self.own |= *places;
                if acts && verb == Verb::Discard && places.is_empty() {
                    self.own |= Place::Hand;
                }
                (Group::This, mention(Group::This, Many::One, Head::Card))
            }
            Ref::Back(back) => {
                let all = self.pointed(back)?;
                let mut last = all.last()?.clone();
                last.is_target = all.len() == 1 && last.is_target;
                let mut groups: Vec<Group> = all.iter().map(|one| one.group.clone()).collect();
                let group = if groups.len() == 1 { groups.remove(0) } else { Group::Several(groups) };
                if all.len() > 1 {
                    (last.group, last.many) = (group.clone(), Many::Several);
                }
                (group, last)
            }
            Ref::ThisLike(like) if acts => {
                self.asks.as_mut()?.extend(like.iter().cloned());
                (Group::This, mention(Group::This, Many::One, Head::Card))
            }
            Ref::ThisLike(_) => return None,
            Ref::Cards(cards) => return self.described(cards, verb),
            Ref::Several(all) => return self.several(all, verb, acts),
            Ref::Among(cards, back) => return self.some_of(cards, back, verb),
            Ref::Rest => {
                let group = self.the_rest()?;
                (group, mention(Group::Done, Many::Several, Head::Card))
            }
            Ref::Equipped => {
                (Group::EquippedMonster, mention(Group::EquippedMonster, Many::One, Head::Monster))
            }
            Ref::Attacker => (Group::Attacker, mention(Group::Attacker, Many::One, Head::Monster)),
            Ref::AttackTarget => {
                (Group::AttackTarget, mention(Group::AttackTarget, Many::One, Head::Monster))
            }
            Ref::Activated => (Group::Activated, mention(Group::Activated, Many::One, Head::Card)),
            Ref::Top(whose, n) => {
                let many = if *n == Number::Fixed(1) { Many::One } else { Many::Several };
                let whose = if self.is_other { super::nouns::other_side(*whose) } else { *whose };
                let group = Group::TopOfDeck(whose, self.amount(n)?);
                (group, mention(Group::Done, many, Head::Card))
            }
        };
        if mention.group != Group::Done || !matches!(of, Ref::Back(_)) {
            self.supersede();
        }
        // A target stays what it is, and may be pointed to by what was done to it.
        match self.known.iter_mut().rev().find(|one| one.group == mention.group) {
            Some(before) if before.is_target => (before.done, before.step) = (Some(verb), self.step),
            _ => self.mention(Mention { done: Some(verb), step: self.step, ..mention }),
        }
        Some(group)
    }

    /// All at once; afterwards they are one group.
    fn several(&mut self, all: &[Ref], verb: Verb, acts: bool) -> Option<Group> {
        let mut groups = Vec::new();
        for one in all {
            groups.push(self.objects(one, verb, acts)?);
        }
        self.mention_done(Group::Done, Many::Several, Head::Card, verb);
        Some(Group::Several(groups))
    }

    fn some_of(&mut self, cards: &Cards, back: &Back, verb: Verb) -> Option<Group> {
        let head = cards.head.clone();
        if cards.count == Counted::All {
            let [from] = &self.pointed(back)?[..] else { return None };
            let group = from.group.clone();
            let places = match &self.rest {
                Some(rest) if Group::Chosen(rest.of) == group => rest.places,
                _ => EnumSet::empty(),
            };
            let mut noun = self.noun(&Cards { places, ..cards.clone() })?;
            noun.like.insert(0, super::among(&group));
            self.mention_done(Group::Done, Many::Several, head, verb);
            return Some(Group::All(Box::new(noun)));
        }
        let (select, many) = self.select_among(cards, back, Some(verb))?;
        self.mention_done(Group::Chosen(select.slot), many, head, verb);
        Some(Group::Pick(Box::new(select)))
    }

    pub(super) fn described(&mut self, cards: &Cards, verb: Verb) -> Option<Group> {
        let head = cards.head.clone();
        if cards.count == Counted::All {
            let noun = self.noun_for(&compared_with_it(cards), Some(verb))?;
            self.mention_done(Group::Done, Many::Several, head, verb);
            return Some(Group::All(Box::new(noun)));
        }
        if cards.how == Chosen::AtRandom {
            let Counted::Number(n) = cards.count else { return None };
            let noun = self.noun_for(cards, Some(verb))?;
            let many = if n == 1 { Many::One } else { Many::Several };
            self.mention_done(Group::Done, many, head, verb);
            return Some(Group::AtRandom(Box::new(noun), Amount::Fixed(n.try_into().ok()?)));
        }
        let (select, many) = self.select(cards, Some(verb))?;
        self.mention_done(Group::Chosen(select.slot), many, head, verb);
        self.described_as(cards);
        if verb == Verb::Reveal {
            self.source_of_rest(select.slot, select.of.places, select.of.whose);
        }
        Some(Group::Pick(Box::new(select)))
    }

    /// What is left of those of which some were taken.
    fn the_rest(&mut self) -> Option<Group> {
        let rest = self.rest.as_ref()?;
        let mut like = vec![Filter::Chosen(rest.of)];
        like.extend(rest.taken.iter().map(|slot| Filter::Not(Box::new(Filter::Chosen(*slot)))));
        Some(Group::All(Box::new(Noun { places: rest.places, whose: rest.whose, like })))
    }

    pub(super) fn source_of_rest(&mut self, of: Slot, places: EnumSet<Place>, whose: Whose) {
        self.rest = Some(Rest { of, places, whose, taken: Vec::new() });
    }

    pub(super) fn mention_done(&mut self, group: Group, many: Many, head: Head, verb: Verb) {
        self.supersede();
        self.mention(Mention { done: Some(verb), step: self.step, ..mention(group, many, head) });
    }

    /// From now on it is known by this description, too.
    pub(super) fn described_as(&mut self, cards: &Cards) {
        if let Some(last) = self.known.last_mut() {
            last.cards = Some(Box::new(cards.clone()));
        }
    }

    pub(super) fn mention_target(&mut self, group: Group, many: Many, head: Head) {
        self.mention(Mention { is_target: true, ..mention(group, many, head) });
    }

    /// "Draw 1 card, and reveal it": what was drawn is meant only where it is shown next.
    pub(super) fn drawn(&mut self, who: Whose, n: &Amount) {
        self.mention_done(Group::Done, Many::Several, Head::Card, Verb::Draw);
        self.has_drawn = who == Whose::Yours && *n == Amount::Fixed(1);
    }

    /// Another step is done to other cards: what the one before did is not to be had any more.
    pub(super) fn supersede(&mut self) {
        for one in self.known.iter_mut().filter(|one| one.group == Group::Done) {
            one.is_over = true;
        }
    }

    /// The monster that a Summon with materials brought.
    pub(super) fn summoned_by(&mut self, step: &Step) {
        self.supersede();
        if matches!(step, Step::FusionSummon { .. } | Step::RitualSummon { .. }) {
            self.mention_done(Group::Done, Many::One, Head::Monster, Verb::SpecialSummon);
        }
    }
}

/// "1 monster with the same name": as the one that was spoken of, for one has nothing in common with itself.
fn compared_with_it(cards: &Cards) -> Cards {
    let by_itself = matches!(cards.count, Counted::Number(1) | Counted::All);
    let it = || crate::read::statement::it();
    let quality = match cards.together {
        Together::Same(what) if by_itself => Quality::Same(what, it()),
        Together::Different(what) if by_itself => Quality::Different(what, it()),
        Together::Any
        | Together::Same(_)
        | Together::Different(_)
        | Together::Total(..)
        | Together::Including(_) => {
            return cards.clone();
        }
    };
    let like = cards.like.iter().cloned().chain([quality]).collect();
    Cards { like, ..alone(cards) }
}

pub(super) fn mention_of(group: Group, head: Head) -> Mention {
    mention(group, Many::Open, head)
}

pub(super) fn mention(group: Group, many: Many, head: Head) -> Mention {
    Mention { group, many, head, done: None, is_target: false, is_over: false, step: 0, cards: None }
}
