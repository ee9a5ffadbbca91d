//! What an effect waits for and what must hold, bound to what was said before (OCG 3.4.3-1 to -8, 3.5.2).

use super::objects::mention_of;
use super::steps::Mode;
use super::{Binder, Mention};
use crate::read::clause::Steps;
use crate::read::condition::State;
use crate::read::event::{Activated, Event, Happens, Subject, Target};
use crate::read::tree::{Back, Cards, Doing, Head, Many, Pointing, Quality, Ref};
use crate::read::words::FIELD;
use enumset::EnumSet;
use ocg::language::{
    ActivationOf, Amount, Comparison, Condition, Effect, EffectKind, Filter, Group, Happening, Link, Linked,
    Noun, On, Optional, Pattern, Place, Statement, Step, Timing, Together, When, Whose,
};

impl Binder {
    /// 3.3.2-310: a Flip Effect.
    pub(super) fn flip(&mut self) -> Timing {
        let this = Noun { like: vec![Filter::This], ..Noun::default() };
        self.mention(mention_of(Group::This, Head::Monster));
        Timing::Event(When::If, pattern(Happening::FlippedFaceUp.into(), this))
    }

    pub(super) fn event(&mut self, when: When, event: &Event, optional: Optional) -> Option<Timing> {
        match event {
            Event::Happens(happens) => {
                // 3.4.3-6: what must be used is never missed.
                let when = if optional == Optional::Mandatory { When::If } else { when };
                Some(Timing::Event(when, self.pattern(happens)?))
            }
            Event::Activation(whose, all) => {
                self.mention(mention_of(Group::Activated, Activated::head_of(all)));
                if let [first, ..] = &all[..] {
                    self.described_as(&first.described(*whose, all.len()));
                }
                let all = all.iter().map(|one| self.activation(*whose, one)).collect::<Option<Vec<_>>>();
                let mut all = all?;
                Some(if all.len() == 1 { all.remove(0) } else { Timing::AnyOf(all) })
            }
            Event::Resolution(..) => self.activated(event),
            Event::AnyOf(all) => {
                let before = self.known.len();
                let all: Option<Vec<Timing>> =
                    all.iter().map(|one| self.event(when, one, optional)).collect();
                let answers = self.are_answered(before);
                self.only_this_since(before);
                if answers {
                    let both = Group::Several(vec![Group::Summoned, Group::Activated]);
                    self.mention(mention_of(both, Head::Card));
                }
                let each = all?.into_iter().flat_map(|one| one.each().to_vec());
                Some(Timing::AnyOf(each.collect()))
            }
            Event::Attempt(whose, ways, like) => {
                self.mention(mention_of(Group::Summoned, Head::Monster));
                Some(Timing::Attempt(*whose, *ways, like.clone()))
            }
        }
    }

    pub(super) fn pattern(&mut self, happens: &Happens) -> Option<Pattern> {
        let mut own = EnumSet::empty();
        let (subject, group, head) = match &happens.subject {
            Subject::This(this) => {
                own = this.places;
                let like = std::iter::once(Filter::This).chain(this.like.iter().cloned()).collect();
                let noun = Noun { whose: this.whose, like, ..Noun::default() };
                (noun, Some(Group::This), Head::Card)
            }
            Subject::Cards(cards) => (self.noun(cards)?, Some(Group::Subject), cards.head.clone()),
            Subject::Equipped => {
                let noun = Noun { like: vec![Filter::EquippedByThis], ..Noun::default() };
                (noun, Some(Group::Subject), Head::Monster)
            }
            Subject::Any => (Noun::default(), None, Head::Card),
        };
        if happens.what.iter().any(super::moved::moves) && subject.like.iter().any(super::moved::is_lost) {
            return None;
        }
        // Where this card went is where its effect is.
        let went = happens.and_to_graveyard && group != Some(Group::This);
        let to = if went { Place::Graveyard.into() } else { EnumSet::empty() };
        // What was destroyed is nearer than what destroyed it.
        let first = happens.what == EnumSet::only(Happening::Destroyed);
        let destroyer = match &happens.other {
            Some(cards) if first => Some(self.second_party(cards, happens)?),
            _ => None,
        };
        if let Some(group) = group {
            self.mention(Mention { done: happens.verb, ..mention_of(group, head) });
            if let Subject::Cards(cards) = &happens.subject {
                self.described_as(cards);
            }
        }
        let other = match &happens.other {
            Some(cards) if destroyer.is_none() => Some(self.second_party(cards, happens)?),
            _ => destroyer,
        };
        Some(Pattern {
            by: happens.by.clone(),
            from: if happens.from.is_empty() || own.is_empty() {
                happens.from | own
            } else {
                happens.from & own
            },
            to,
            except: happens.except,
            player: happens.player,
            ways: happens.ways,
            other,
            ..pattern(happens.what, subject)
        })
    }

    fn second_party(&mut self, cards: &Cards, happens: &Happens) -> Option<Noun> {
        let destroyed = happens.what == EnumSet::only(Happening::Destroyed);
        let done = happens.verb.filter(|_| !destroyed);
        self.mention(Mention { done, ..mention_of(Group::Other, cards.head.clone()) });
        self.described_as(cards);
        let noun = self.noun(cards)?;
        // What it was on the field alone is not seen of a monster that was destroyed in battle.
        let gone = happens.what == EnumSet::only(Happening::DestroysInBattle);
        (!gone || !noun.like.iter().any(super::moved::is_lost)).then_some(noun)
    }

    /// The conditions beside that of where this card is, which is the effect's place.
    pub(super) fn beside_place(&mut self, state: &State) -> Option<Vec<Condition>> {
        match state {
            State::ThisIsIn(_) => {
                self.mention(mention_of(Group::This, Head::Card));
                Some(Vec::new())
            }
            State::All(all) => {
                let all: Option<Vec<_>> = all.iter().map(|one| self.beside_place(one)).collect();
                Some(all?.into_iter().flatten().collect())
            }
            other => Some(vec![self.state(other)?]),
        }
    }

    pub(super) fn state(&mut self, state: &State) -> Option<Condition> {
        Some(match state {
            State::Count(cards, how, n) if cards.together == Together::Any => {
                let noun = self.placed_noun(&than_this(cards))?;
                self.counted(noun, *how, *n)?
            }
            State::Count(cards, how, n) => {
                Condition::Compare(self.count_of(cards)?, *how, Amount::Fixed((*n).try_into().ok()?))
            }
            State::ThisIsIn(_) => return None,
            State::This(like) => {
                self.mention(mention_of(Group::This, Head::Card));
                Condition::Are(Group::This, like.clone())
            }
            State::Plain(condition) => (**condition).clone(),
            State::Done(cards, back) => Condition::Exists(self.those_like(cards, back)?),
            State::Are(of, like) => Condition::Are(self.known_group(of)?, like.clone()),
            State::SomeOf(to, like) => self.some_of_done(to, like)?,
            State::MoreThan(more, less) => Condition::Compare(
                Amount::CountOf(Box::new(self.placed_noun(more)?)),
                Comparison::Above,
                Amount::CountOf(Box::new(self.placed_noun(less)?)),
            ),
            State::LifePointsAgainst(how) => Condition::Compare(
                Amount::LifePoints(Whose::Yours),
                *how,
                Amount::LifePoints(Whose::Opponents),
            ),
            State::LifePoints(whose, how, n) => {
                Condition::Compare(Amount::LifePoints(*whose), *how, Amount::Fixed(*n))
            }
            State::TurnOf(whose) => Condition::TurnOf(*whose),
            State::Happened(event) => self.happened(event)?,
            State::WhenActivated(state) => self.when_activated(state)?,
            State::All(all) => {
                Condition::All(all.iter().map(|one| self.state(one)).collect::<Option<Vec<_>>>()?)
            }
            State::Any(any) => {
                Condition::Any(any.iter().map(|one| self.state(one)).collect::<Option<Vec<_>>>()?)
            }
        })
    }

    /// One of those that a step or a cost did something to is like that.
    fn some_of_done(&mut self, to: &Pointing, like: &[Filter]) -> Option<Condition> {
        let back = |many| Back { many, to: to.clone() };
        if let Some(all) = self.pointed(&back(Many::One)) {
            let [one] = &all[..] else { return None };
            return Some(Condition::Are(one.group.clone(), like.to_vec()));
        }
        let [several] = &self.pointed(&back(Many::Several))?[..] else { return None };
        // Of those that the effect itself did something to, `State::Done` speaks.
        if several.step > self.costs {
            return None;
        }
        let like = std::iter::once(super::among(&several.group)).chain(like.iter().cloned()).collect();
        Some(Condition::Exists(Noun { like, ..Noun::default() }))
    }

    /// 3.4.3-7: what triggers: activations are something that has happened, as everything else is.
    pub(super) fn triggering(&mut self, when: When, event: &Event, optional: Optional) -> Option<Timing> {
        match event {
            Event::Activation(..) | Event::Resolution(..) => self.activated(event),
            Event::AnyOf(all) => {
                let before = self.known.len();
                let all: Option<Vec<Timing>> =
                    all.iter().map(|one| self.triggering(when, one, optional)).collect();
                self.only_this_since(before);
                all.map(Timing::AnyOf)
            }
            Event::Happens(_) | Event::Attempt(..) => self.event(when, event, optional),
        }
    }

    /// Are they a Summon that is attempted and an activation, of which one is answered?
    fn are_answered(&self, before: usize) -> bool {
        let is = |group: Group| self.known[before..].iter().any(|one| one.group == group);
        let only = |one: &Mention| matches!(one.group, Group::Activated | Group::Summoned);
        is(Group::Activated) && is(Group::Summoned) && self.known[before..].iter().all(only)
    }

    /// What not all of several events are about cannot be pointed to.
    fn only_this_since(&mut self, before: usize) {
        let mut groups = self.known[before..].iter().map(|one| &one.group);
        let same = groups.next().is_some_and(|first| groups.all(|other| other == first));
        self.known.truncate(if same { self.known.len() } else { before });
    }

    /// Nothing where that is not what is waited for.
    fn activated(&mut self, event: &Event) -> Option<Timing> {
        let (Event::Activation(whose, all) | Event::Resolution(whose, all)) = event else { return None };
        let resolves = matches!(event, Event::Resolution(..));
        let one = |one: &Activated| {
            let what = match (&one.of[..], &one.targets) {
                ([ActivationOf::Card], None) if resolves => Happening::CardResolved,
                _ if resolves => return None,
                ([], None) => Happening::Activated,
                ([ActivationOf::Card], None) => Happening::CardActivated,
                // 3.4.2-4: a monster has no other activations than those of its effects.
                ([ActivationOf::Effect], None) if one.like.first() == Some(&Filter::Monster) => {
                    Happening::Activated
                }
                _ => return None,
            };
            let whose = if one.whose == Whose::Any { *whose } else { one.whose };
            let subject = Noun { whose, like: one.like.clone(), ..Noun::default() };
            Some(Timing::Event(When::If, pattern(what.into(), subject)))
        };
        let mut all = all.iter().map(one).collect::<Option<Vec<_>>>()?;
        self.mention(mention_of(Group::Subject, Head::Card));
        Some(if all.len() == 1 { all.remove(0) } else { Timing::AnyOf(all) })
    }

    /// Those of a player that are targeted are on the field, if it is not said where.
    fn targeted(&mut self, cards: &Cards) -> Option<Noun> {
        let unplaced = cards.places.is_empty() && cards.whose != Whose::Any;
        let places = if unplaced { FIELD } else { cards.places };
        self.placed_noun(&Cards { places, ..cards.clone() })
    }

    fn activation(&mut self, whose: Whose, one: &Activated) -> Option<Timing> {
        let mut of = one.of.clone();
        match &one.targets {
            Some(Target::This(noun)) => of.push(ActivationOf::Targeting(Box::new(noun.clone()))),
            Some(Target::Cards(cards)) => {
                of.push(ActivationOf::Targeting(Box::new(self.targeted(cards)?)));
            }
            Some(Target::Only(cards)) => {
                of.push(ActivationOf::TargetingOnly(Box::new(self.targeted(cards)?)));
            }
            None => {}
        }
        let of = match of.len() {
            0 => ActivationOf::Any,
            1 => of.remove(0),
            _ => ActivationOf::All(of),
        };
        let whose = if one.whose == Whose::Any { whose } else { one.whose };
        Some(Timing::Activation(whose, one.like.clone(), of))
    }

    pub(super) fn counted(&mut self, noun: Noun, how: Comparison, n: u32) -> Option<Condition> {
        Some(match (how, n) {
            (Comparison::AtLeast, 1) => Condition::Exists(noun),
            (Comparison::Is, 0) => Condition::Not(Box::new(Condition::Exists(noun))),
            (how, n) => {
                let count = Amount::CountOf(Box::new(noun));
                Condition::Compare(count, how, Amount::Fixed(n.try_into().ok()?))
            }
        })
    }
}

/// "If you control a monster with a different name": than this card.
fn than_this(cards: &Cards) -> Cards {
    let own = |one: &Quality| match one {
        Quality::Other(what) => Quality::Different(*what, Ref::This(EnumSet::empty())),
        other => other.clone(),
    };
    Cards { like: cards.like.iter().map(own).collect(), ..cards.clone() }
}

/// Something that happens to such cards, whatever brought it about.
pub fn plain_pattern(what: EnumSet<Happening>, subject: Noun) -> Pattern {
    pattern(what, subject)
}

/// What is paid.
pub fn cost(doing: &Doing) -> Option<ocg::language::Block> {
    let mut binder = Binder::default();
    let block = binder.block(&vec![(Link::First, doing.clone())], Mode::Act)?;
    Some(binder.finished(block))
}

impl Binder {
    /// What has happened this turn; what it was about cannot be pointed to, unless it is this card.
    fn happened(&mut self, event: &Event) -> Option<Condition> {
        let before = self.known.len();
        let condition = match event {
            Event::Happens(happens) => Condition::Happened(Box::new(self.pattern(happens)?)),
            Event::AnyOf(all) => {
                Condition::Any(all.iter().map(|one| self.happened(one)).collect::<Option<Vec<_>>>()?)
            }
            Event::Activation(..) | Event::Resolution(..) | Event::Attempt(..) => return None,
        };
        self.only_this_since(before);
        Some(condition)
    }

    /// It is noted along with costs and targets, and asked for later.
    fn when_activated(&mut self, state: &State) -> Option<Condition> {
        let condition = self.state(state)?;
        let slot = self.slot();
        let note = vec![Linked(Link::First, Step::Remember(slot, Group::This))];
        self.noted.push(Linked(Link::First, Step::If(condition, note, Vec::new())));
        Some(Condition::Compare(Amount::Chosen(slot), Comparison::AtLeast, Amount::Fixed(1)))
    }

    /// 3.4.4-86: the one thing that is waited for.
    pub(super) fn watched(&mut self, event: &Event) -> Option<Pattern> {
        match self.triggering(When::If, event, Optional::Mandatory)? {
            Timing::Event(_, pattern) => Some(pattern),
            Timing::Phase(..) | Timing::Activation(..) | Timing::Attempt(..) | Timing::AnyOf(_) => None,
        }
    }
}

/// 3.4.4-86: what is done without a chain each time that something happens.
pub fn each_time(event: &Event, state: Option<&State>, steps: &Steps) -> Option<Effect> {
    let mut binder = Binder::default();
    let timing = binder.triggering(When::If, event, Optional::Mandatory)?;
    let condition = match state {
        Some(state) => Some(binder.state(state)?),
        None => None,
    };
    let waits = timing.each().iter().all(|one| matches!(one, Timing::Event(..)));
    let resolve = binder.block(steps, Mode::Resolve)?;
    let resolve = binder.finished(resolve);
    let places = binder.own;
    let here = waits && places.is_empty();
    let kind = EffectKind::Continuous;
    here.then(|| Effect { kind, timing: Some(timing), condition, resolve, ..crate::read::assemble::empty() })
}

pub(super) fn pattern(what: EnumSet<Happening>, subject: Noun) -> Pattern {
    Pattern {
        what,
        subject,
        by: ocg::language::Cause::Any,
        from: EnumSet::empty(),
        to: EnumSet::empty(),
        except: EnumSet::empty(),
        player: Whose::Any,
        ways: EnumSet::empty(),
        other: None,
    }
}

/// A condition that stands alone.
pub fn condition_of(state: &State) -> Option<Condition> {
    Binder::default().state(state)
}

/// What is waited for, alone.
pub fn timing_of(event: &Event) -> Option<Timing> {
    Binder::default().event(When::When, event, Optional::Optional)
}

/// 2.2.3: what is done in place of a destruction, and from where.
pub fn instead(
    of: &Ref,
    by: ocg::language::Cause,
    state: Option<&State>,
    whether: Optional,
    doing: &Doing,
) -> Option<Effect> {
    let mut binder = Binder::default();
    let (on, group) = match of {
        Ref::This(places) if places.is_empty() || *places == FIELD => (On::This, Group::This),
        Ref::Equipped => (On::Equipped, Group::EquippedMonster),
        Ref::Cards(cards) => {
            let one = match cards.count {
                crate::read::tree::Counted::Number(n) => n == 1,
                crate::read::tree::Counted::Bare => cards.whose != Whose::Any,
                _ => false,
            };
            let places = if cards.places.is_empty() && one { FIELD } else { cards.places };
            let noun = binder.placed_noun(&Cards { places, ..(**cards).clone() })?;
            (one.then_some(On::All(noun))?, Group::Subject)
        }
        _ => return None,
    };
    binder.mention(mention_of(group, Head::Card));
    let mut places = EnumSet::empty();
    let condition = match state {
        Some(State::ThisIsIn(there)) => {
            places = *there;
            binder.mention(mention_of(Group::This, Head::Card));
            None
        }
        Some(state) => Some(binder.state(state)?),
        None => None,
    };
    let block = binder.block(&vec![(Link::First, doing.clone())], Mode::Act)?;
    let block = binder.finished(block);
    let is = ocg::language::Modifier::Instead(by, whether, block);
    let places = places | binder.own;
    Some(Effect {
        kind: EffectKind::Continuous,
        places: if places.is_superset(FIELD) { EnumSet::empty() } else { places },
        holds: vec![Statement { on, is, condition }],
        ..crate::read::assemble::empty()
    })
}
