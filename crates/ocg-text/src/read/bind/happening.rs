//! What an effect waits for and what must hold, bound to what was said before (OCG 3.4.3-1 to -8, 3.5.2).

use super::objects::mention_of;
use super::steps::Mode;
use super::{Binder, Mention};
use crate::read::condition::State;
use crate::read::effect::Battle;
use crate::read::event::{Event, Happens};
use crate::read::tree::{Cards, Doing, Head, Of, Ref, Said};
use crate::read::words::FIELD;
use enumset::EnumSet;
use ocg::language::{
    Amount, Comparison, Condition, Effect, EffectKind, Filter, Group, Happening, Link, Noun, On, Optional,
    Pattern, Statement, Timing, When, Whose,
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
                let is_monster = all.iter().all(|(like, _)| like.first() == Some(&Filter::Monster));
                let head = if is_monster { Head::Monster } else { Head::Card };
                self.mention(mention_of(Group::Activated, head));
                let mut all: Vec<Timing> = all
                    .iter()
                    .map(|(like, of)| Timing::Activation(*whose, like.clone(), of.clone()))
                    .collect();
                Some(if all.len() == 1 { all.remove(0) } else { Timing::AnyOf(all) })
            }
            Event::AnyOf(all) => {
                let before = self.known.len();
                let all: Option<Vec<Timing>> =
                    all.iter().map(|one| self.event(when, one, optional)).collect();
                // What only one of them is about cannot be pointed to.
                let same = self.known[before..].iter().all(|one| one.group == Group::This);
                self.known.truncate(if same { self.known.len() } else { before });
                all.map(Timing::AnyOf)
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
            Ref::This(places) => {
                own = *places;
                (Noun { like: vec![Filter::This], ..Noun::default() }, Group::This, Head::Card)
            }
            Ref::ThisOfYours => {
                let noun = Noun { whose: Whose::Yours, like: vec![Filter::This], ..Noun::default() };
                (noun, Group::This, Head::Card)
            }
            Ref::Cards(cards) => (self.noun(cards)?, Group::Subject, cards.head.clone()),
            _ => return None,
        };
        if happens.and_to_graveyard && group != Group::This {
            return None;
        }
        self.mention(Mention { done: happens.verb, ..mention_of(group, head) });
        let other = match &happens.other {
            Some(cards) => {
                self.mention(Mention { done: happens.verb, ..mention_of(Group::Other, cards.head.clone()) });
                Some(self.noun(cards)?)
            }
            None => None,
        };
        Some(Pattern {
            by: happens.by.clone(),
            from: happens.from | own,
            player: happens.player,
            ways: happens.ways,
            other,
            ..pattern(happens.what, subject)
        })
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
            State::Count(cards, how, n) => {
                let noun = self.placed_noun(cards)?;
                self.counted(noun, *how, *n)?
            }
            State::ThisIsIn(_) => return None,
            State::This(like) => {
                self.mention(mention_of(Group::This, Head::Card));
                Condition::Are(Group::This, like.clone())
            }
            State::Are(of, like) => Condition::Are(self.known_group(of)?, like.clone()),
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
            State::All(all) => {
                Condition::All(all.iter().map(|one| self.state(one)).collect::<Option<Vec<_>>>()?)
            }
            State::Any(any) => {
                Condition::Any(any.iter().map(|one| self.state(one)).collect::<Option<Vec<_>>>()?)
            }
        })
    }

    /// 3.6.3-25: in the Damage Step, who battles with whom.
    pub(super) fn battles(&mut self, with: &Battle, timing: Option<&Timing>) -> Option<Vec<Condition>> {
        if !matches!(timing, Some(Timing::Phase(..))) {
            return None;
        }
        let other = || Group::BattlingWith(Box::new(Group::This));
        self.mention(mention_of(Group::This, Head::Card));
        let mut all = vec![Condition::Are(Group::This, vec![Filter::Battling])];
        if let Battle::With(cards) = with {
            self.mention(Mention { many: super::Number::One, ..mention_of(other(), Head::Monster) });
            let noun = self.noun(&Cards { places: EnumSet::empty(), ..(**cards).clone() })?;
            all.push(Condition::Are(other(), noun.like));
        }
        Some(all)
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

/// Something that happens to such cards, whatever brought it about.
pub fn plain_pattern(what: EnumSet<Happening>, subject: Noun) -> Pattern {
    pattern(what, subject)
}

/// What is paid.
pub fn cost(doing: &Doing) -> Option<ocg::language::Block> {
    Binder::default().block(&vec![(Link::First, doing.clone())], Mode::Act)
}

fn pattern(what: EnumSet<Happening>, subject: Noun) -> Pattern {
    Pattern {
        what,
        subject,
        by: ocg::language::Cause::Any,
        from: EnumSet::empty(),
        except: EnumSet::empty(),
        player: Whose::Any,
        ways: EnumSet::empty(),
        other: None,
    }
}

/// 3.3.2-291: what holds while the card is face-up.
pub fn holding(of: &Of, said: &[Said], condition: Option<&Condition>) -> Option<Vec<Statement>> {
    let mut binder = Binder::default();
    let condition = condition.cloned();
    let on = match of {
        Of::Player(whose) => On::Player(*whose),
        Of::Cards(Ref::This(places)) if places.is_empty() => {
            binder.mention(mention_of(Group::This, Head::Monster));
            On::This
        }
        Of::Cards(Ref::Equipped) => {
            binder.mention(mention_of(Group::EquippedMonster, Head::Monster));
            On::Equipped
        }
        Of::Cards(Ref::Cards(cards)) => On::All(binder.standing(cards)?),
        Of::Cards(_) => return None,
    };
    let one = |said: &Said| {
        Some(Statement { on: on.clone(), is: binder.modifier(said)?, condition: condition.clone() })
    };
    said.iter().map(one).collect()
}

impl Binder {
    /// Cards that something holds of: face-up ones on the field.
    pub(super) fn standing(&mut self, cards: &Cards) -> Option<Noun> {
        let all = matches!(cards.count, crate::read::tree::Counted::All | crate::read::tree::Counted::Bare);
        // Monsters of which nothing else is said are those of the field.
        let unplaced = cards.places.is_empty() && matches!(cards.head, Head::Monster);
        let places = if unplaced { FIELD } else { cards.places };
        let mut noun = self.placed_noun(&Cards { places, ..cards.clone() })?;
        let faced = noun.like.iter().any(|one| matches!(one, Filter::FaceUp | Filter::FaceDown));
        if noun.places.is_subset(FIELD) && !faced {
            noun.like.insert(0, Filter::FaceUp);
        }
        all.then_some(noun)
    }
}

/// All face-up cards of a description.
pub fn standing(cards: &Cards) -> Option<Noun> {
    Binder::default().standing(cards)
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
pub fn instead(of: &Ref, by: ocg::language::Cause, doing: &Doing) -> Option<Effect> {
    let mut binder = Binder::default();
    let on = match of {
        Ref::This(places) if places.is_empty() || *places == FIELD => On::This,
        Ref::Equipped => On::Equipped,
        Ref::Cards(cards) if matches!(cards.count, crate::read::tree::Counted::Number(1)) => {
            On::All(binder.placed_noun(cards)?)
        }
        _ => return None,
    };
    let block = binder.block(&vec![(Link::First, doing.clone())], Mode::Act)?;
    let is = ocg::language::Modifier::Instead(by, Optional::Optional, block);
    Some(Effect {
        kind: EffectKind::Continuous,
        places: if binder.own.is_superset(FIELD) { EnumSet::empty() } else { binder.own },
        holds: vec![Statement { on, is, condition: None }],
        ..crate::read::assemble::empty()
    })
}
