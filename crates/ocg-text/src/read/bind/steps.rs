//! Clauses as steps of the effect language (OCG 3.4.2, 3.4.4).

use super::{Binder, Mention, Number as Many};
use crate::read::clause::Steps;
use crate::read::tree::{
    Cards, Chosen, Counted, Dest, Doing, Head, How, Number, Ref, Said, StatChange, Verb,
};
use ocg::language::{
    Amount, Block, Chooser, Field, FusionFrom, Group, Leaving, Link, Linked, MaterialsAre, Modifier, Place,
    Select, Statement, Step, SummonTo, SummonZone, To, Until, Whither, Whose,
};

/// 3.4.2-13: are the steps costs and targets, or what happens?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mode {
    Act,
    Resolve,
}

/// Does the verb take this place to go to?
pub fn can_be(verb: Verb, how: &How) -> bool {
    let to = match verb {
        Verb::Send => how.to == Some(Dest::Graveyard),
        Verb::Add => matches!(how.to, Some(Dest::Hand | Dest::ExtraDeckFaceUp)),
        Verb::Return => matches!(how.to, Some(Dest::Hand | Dest::ExtraDeck | Dest::Deck(_))),
        Verb::Shuffle => how.to == Some(Dest::Deck(To::Shuffled)),
        Verb::Place => matches!(how.to, Some(Dest::Deck(To::Top | To::Bottom) | Dest::PendulumZone)),
        Verb::SpecialSummon => matches!(how.to, None | Some(Dest::YourField | Dest::OpponentsField)),
        Verb::Set => matches!(how.to, None | Some(Dest::YourField)),
        Verb::Discard => matches!(how.to, None | Some(Dest::Graveyard)),
        Verb::Destroy | Verb::Banish | Verb::Tribute | Verb::Reveal | Verb::NormalSummon => how.to.is_none(),
        Verb::Equip | Verb::Attach | Verb::Detach | Verb::Draw | Verb::TakeControl | Verb::Flip => false,
    };
    let summons = verb == Verb::SpecialSummon;
    let plain = *how
        == How {
            to: how.to,
            face_down: how.face_down && verb == Verb::Banish,
            until: how.until,
            ..How::default()
        };
    to && (summons && !how.face_down && how.until.is_none() || plain)
        && (how.until.is_none() || verb == Verb::Banish && !how.face_down)
}

impl Binder {
    pub(super) fn block(&mut self, steps: &Steps, mode: Mode) -> Option<Block> {
        let mut block = Vec::new();
        for (link, doing) in steps {
            let several = self.step(doing, mode)?;
            for (n, step) in several.into_iter().enumerate() {
                let link = match (mode, n) {
                    (Mode::Act, _) => Link::First,
                    (Mode::Resolve, 0) => *link,
                    (Mode::Resolve, _) => Link::Also,
                };
                block.push(Linked(link, step));
            }
        }
        Some(block)
    }

    fn inner(&mut self, steps: &Steps) -> Option<Block> {
        self.block(steps, Mode::Resolve)
    }

    fn step(&mut self, doing: &Doing, mode: Mode) -> Option<Vec<Step>> {
        let acts = mode == Mode::Act;
        let one = match doing {
            Doing::Targets(all) if acts => return all.iter().map(|cards| self.target(cards)).collect(),
            Doing::Targets(_) => return None,
            Doing::Do(verb, of, how) => {
                return self
                    .objects(of, *verb, acts)?
                    .into_iter()
                    .map(|group| done(*verb, group, how))
                    .collect();
            }
            Doing::Equip(what, to) => {
                let what = self.object(what, Verb::Equip)?;
                Step::Equip { what, to: self.object(to, Verb::Equip)? }
            }
            Doing::Attach(what, to) => {
                let what = self.object(what, Verb::Attach)?;
                Step::Attach { what, to: self.object(to, Verb::Attach)? }
            }
            Doing::Detach(n, of) => Step::Detach(self.known_group(of)?, Amount::Fixed((*n).try_into().ok()?)),
            Doing::Position(of, to) => Step::ChangePosition(self.object(of, Verb::Flip)?, *to),
            Doing::Control(of, until) => Step::TakeControl(self.object(of, Verb::TakeControl)?, *until),
            Doing::Draw(who, n) => Step::Draw(*who, self.amount(n)?),
            Doing::Damage(who, n) => Step::Damage(*who, self.amount(n)?),
            Doing::Gain(who, n) => Step::GainLifePoints(*who, self.amount(n)?),
            Doing::Lose(who, n) => Step::LoseLifePoints(*who, self.amount(n)?),
            Doing::Pay(n) if acts => Step::PayLifePoints(self.amount(n)?),
            Doing::Pay(_) => return None,
            Doing::PlaceCounters(on, name, n) => {
                let on = self.object(on, Verb::Place)?;
                Step::PlaceCounters(on, name.clone(), Amount::Fixed((*n).try_into().ok()?))
            }
            Doing::RemoveCounters(from, name, n) => {
                let from = self.known_group(from)?;
                Step::RemoveCounters(from, name.clone(), Amount::Fixed((*n).try_into().ok()?))
            }
            Doing::Give(of, said, until) => return self.given(of, said, *until),
            Doing::GivePlayer(who, all, until) => {
                let give = |one: &Modifier| Step::GivePlayer(*who, one.clone(), *until);
                return Some(all.iter().map(give).collect());
            }
            Doing::NoResponse(who, like) if acts => Step::NoResponse(*who, like.clone()),
            Doing::NotNegated if acts => Step::NotNegated,
            Doing::NoResponse(..) | Doing::NotNegated => return None,
            Doing::Hold(Ref::This(_), modifier) if acts => {
                let like = vec![ocg::language::Filter::This];
                let this =
                    ocg::language::Noun { places: Place::MonsterZone.into(), like, ..Default::default() };
                let on = ocg::language::On::All(this);
                let statement = Statement { on, is: modifier.clone(), condition: None };
                Step::Hold(Box::new(statement), Until::EndOfTurn)
            }
            Doing::Hold(..) => return None,
            Doing::When(state, inner) => Step::If(self.state(state)?, self.inner(inner)?, Vec::new()),
            Doing::NegateActivation => Step::NegateActivation,
            Doing::NegateEffect => Step::NegateEffect,
            Doing::NegateSummon => Step::NegateSummon,
            Doing::NegateAttack => Step::NegateAttack,
            Doing::EndBattlePhase => Step::EndBattlePhase,
            Doing::Fusion(monster, places) => Step::FusionSummon {
                monster: monster.clone(),
                from: FusionFrom {
                    places: *places,
                    like: Vec::new(),
                    are: MaterialsAre::default(),
                    also: Vec::new(),
                    must_include: Vec::new(),
                },
            },
            Doing::Shuffle => Step::Shuffle(Whose::Yours),
            Doing::May(inner) => Step::May(self.inner(inner)?),
            Doing::Opponent(inner) if !self.is_other => {
                self.is_other = true;
                let inner = self.inner(inner);
                self.is_other = false;
                Step::OpponentDoes(inner?)
            }
            Doing::Opponent(_) => return None,
            Doing::Later(until, inner) => Step::Later(*until, self.inner(inner)?),
            Doing::OneOf(all) => {
                Step::OneOf(all.iter().map(|inner| self.inner(inner)).collect::<Option<Vec<_>>>()?)
            }
            Doing::Win(who) => Step::Win(*who),
            Doing::BanishWhenGone(of) => {
                let away = Modifier::Redirect(Leaving::Field, Whither::Banished);
                Step::Give(self.known_group(of)?, away, Until::Always)
            }
        };
        Some(vec![one])
    }

    /// 3.4.3-10
    fn target(&mut self, cards: &Cards) -> Option<Step> {
        let (select, many) = self.select(cards, None)?;
        let group = Group::Chosen(select.slot);
        self.mention(Mention { group, many, head: cards.head.clone(), done: None, is_target: true });
        Some(Step::Target(select))
    }

    fn select(&mut self, cards: &Cards, verb: Option<Verb>) -> Option<(Select, Many)> {
        if cards.how != Chosen::Freely {
            return None;
        }
        let (count, many) = self.count(&cards.count)?;
        let of = self.noun_for(cards, verb)?;
        let slot = self.slot();
        Some((Select { slot, count, of, together: cards.together.clone(), by: Chooser::You }, many))
    }

    /// 3.4.2-15: where a text does not say it, what is discarded is in the hand, and what is Tributed on the field.
    fn noun_for(&mut self, cards: &Cards, verb: Option<Verb>) -> Option<ocg::language::Noun> {
        let places = match verb {
            Some(Verb::Discard) => Some(Place::Hand.into()),
            Some(Verb::Tribute) => Some(Place::MonsterZone.into()),
            _ => None,
        };
        match places {
            Some(places) if cards.places.is_empty() && cards.whose == Whose::Any => {
                let noun = self.placed_noun(&Cards { places, ..cards.clone() })?;
                Some(ocg::language::Noun { whose: Whose::Yours, ..noun })
            }
            _ => self.placed_noun(cards),
        }
    }

    fn object(&mut self, of: &Ref, verb: Verb) -> Option<Group> {
        let mut all = self.objects(of, verb, false)?;
        (all.len() == 1).then(|| all.remove(0))
    }

    /// The cards that a verb is done to; from now on they can be pointed to.
    fn objects(&mut self, of: &Ref, verb: Verb, acts: bool) -> Option<Vec<Group>> {
        let (groups, mention) = match of {
            Ref::This(places) => {
                self.own |= *places;
                if acts && verb == Verb::Discard && places.is_empty() {
                    self.own |= Place::Hand;
                }
                (vec![Group::This], mention(Group::This, Many::One, Head::Card))
            }
            Ref::Back(back) => {
                let all = self.pointed(back)?;
                let mut last = all.last()?.clone();
                last.is_target = all.len() == 1 && last.is_target;
                (all.iter().map(|one| one.group.clone()).collect(), last)
            }
            Ref::ThisOfYours => return None,
            Ref::Cards(cards) => return self.described(cards, verb),
            Ref::Equipped => {
                (vec![Group::EquippedMonster], mention(Group::EquippedMonster, Many::One, Head::Monster))
            }
            Ref::Attacker => (vec![Group::Attacker], mention(Group::Attacker, Many::One, Head::Monster)),
            Ref::AttackTarget => {
                (vec![Group::AttackTarget], mention(Group::AttackTarget, Many::One, Head::Monster))
            }
            Ref::Activated => (vec![Group::Activated], mention(Group::Activated, Many::One, Head::Card)),
            Ref::Top(whose, n) => {
                let group = Group::TopOfDeck(*whose, Amount::Fixed((*n).try_into().ok()?));
                let many = if *n == 1 { Many::One } else { Many::Several };
                (vec![group], mention(Group::Done, many, Head::Card))
            }
        };
        // A target stays what it is, and may be pointed to by what was done to it.
        match self.known.iter_mut().rev().find(|one| one.group == mention.group) {
            Some(before) if before.is_target => before.done = Some(verb),
            _ => self.mention(Mention { done: Some(verb), ..mention }),
        }
        Some(groups)
    }

    fn described(&mut self, cards: &Cards, verb: Verb) -> Option<Vec<Group>> {
        let head = cards.head.clone();
        if cards.count == Counted::All {
            let noun = self.noun_for(cards, Some(verb))?;
            self.mention(Mention { done: Some(verb), ..mention(Group::Done, Many::Several, head) });
            return Some(vec![Group::All(Box::new(noun))]);
        }
        if cards.how == Chosen::AtRandom {
            let Counted::Number(n) = cards.count else { return None };
            let noun = self.noun_for(cards, Some(verb))?;
            let many = if n == 1 { Many::One } else { Many::Several };
            self.mention(Mention { done: Some(verb), ..mention(Group::Done, many, head) });
            return Some(vec![Group::AtRandom(Box::new(noun), Amount::Fixed(n.try_into().ok()?))]);
        }
        let (select, many) = self.select(cards, Some(verb))?;
        self.mention(Mention { done: Some(verb), ..mention(Group::Chosen(select.slot), many, head) });
        Some(vec![Group::Pick(Box::new(select))])
    }

    /// What lingers on cards: each thing that is said is a step.
    fn given(&mut self, of: &Ref, said: &[Said], until: Until) -> Option<Vec<Step>> {
        let group = self.object(of, Verb::Flip)?;
        let mut steps = Vec::new();
        for one in said {
            let modifier = self.modifier(one)?;
            let to = match (&group, steps.is_empty()) {
                (Group::Pick(select), false) => Group::Chosen(select.slot),
                (group, _) => group.clone(),
            };
            steps.push(Step::Give(to, modifier, until));
        }
        Some(steps)
    }

    pub(super) fn modifier(&mut self, said: &Said) -> Option<Modifier> {
        let (change, amount) = match said {
            Said::Fixed(modifier) => return Some(modifier.clone()),
            Said::Stat(change, n) => (change, self.amount(n)?),
            Said::Less(change, Number::Fixed(n)) => (change, Amount::Fixed(-n)),
            Said::Less(change, Number::Times(inner, n)) => {
                (change, Amount::Times(Box::new(self.amount(inner)?), -n))
            }
            Said::Less(change, n) => (change, Amount::Negative(Box::new(self.amount(n)?))),
        };
        Some(match change {
            StatChange::Atk => Modifier::Atk(amount),
            StatChange::Def => Modifier::Def(amount),
            StatChange::Level => Modifier::Level(amount),
            StatChange::Rank => Modifier::Rank(amount),
            StatChange::AtkBecomes => Modifier::AtkBecomes(amount),
            StatChange::DefBecomes => Modifier::DefBecomes(amount),
            StatChange::OriginalAtkBecomes => Modifier::OriginalAtkBecomes(amount),
            StatChange::OriginalDefBecomes => Modifier::OriginalDefBecomes(amount),
            StatChange::LevelBecomes => Modifier::LevelBecomes(amount),
        })
    }
}

pub(super) fn mention_of(group: Group, head: Head) -> Mention {
    mention(group, Many::Open, head)
}

fn mention(group: Group, many: Many, head: Head) -> Mention {
    Mention { group, many, head, done: None, is_target: false }
}

/// The step that a verb is.
fn done(verb: Verb, group: Group, how: &How) -> Option<Step> {
    Some(match (verb, how.to) {
        (Verb::Destroy, _) => Step::Destroy(group),
        (Verb::Send, _) => Step::Send(group),
        (Verb::Banish, _) => match how.until {
            Some(until) => Step::BanishUntil(group, until),
            None if how.face_down => Step::BanishFaceDown(group),
            None => Step::Banish(group),
        },
        (Verb::Discard, None) => Step::Discard(group),
        (Verb::Discard, Some(_)) => Step::DiscardToGraveyard(group),
        (Verb::Tribute, _) => Step::Tribute(group),
        (Verb::Add, Some(Dest::Hand)) => Step::AddToHand(group),
        (Verb::Add, Some(Dest::ExtraDeckFaceUp)) => Step::AddToExtraDeck(group),
        (Verb::Return, Some(Dest::Hand)) => Step::ReturnToHand(group),
        (Verb::Return | Verb::Shuffle | Verb::Place, Some(Dest::Deck(to))) => Step::ReturnToDeck(group, to),
        (Verb::Return, Some(Dest::ExtraDeck)) => Step::ReturnToDeck(group, To::Shuffled),
        (Verb::Place, Some(Dest::PendulumZone)) => Step::PlaceInPendulumZone(group),
        (Verb::SpecialSummon, to) => {
            let field = if to == Some(Dest::OpponentsField) { Field::Opponents } else { Field::Yours };
            let to = SummonTo {
                field,
                position: how.position,
                ignoring_conditions: how.ignoring,
                zone: SummonZone::Any,
            };
            match how.as_way {
                Some(way) => Step::SummonAs(group, way, to),
                None => Step::SpecialSummon(group, to),
            }
        }
        (Verb::NormalSummon, _) => Step::NormalSummon(group),
        (Verb::Set, _) => Step::Set(group),
        (Verb::Reveal, _) => Step::Reveal(group),
        (
            Verb::Add
            | Verb::Return
            | Verb::Shuffle
            | Verb::Place
            | Verb::Equip
            | Verb::Attach
            | Verb::Detach
            | Verb::Draw
            | Verb::TakeControl
            | Verb::Flip,
            _,
        ) => return None,
    })
}
