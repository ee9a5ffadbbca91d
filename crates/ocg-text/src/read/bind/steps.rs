//! Clauses as steps of the effect language (OCG 3.4.2, 3.4.4).

use super::{Binder, Number as Many};
use crate::read::clause::Steps;
use crate::read::tree::{Back, Cards, Counted, Dest, Doing, How, Number, Pointing, Ref, Said, Verb};
use ocg::language::{
    Amount, Block, Chooser, Comparison, Condition, Field, Group, Link, Linked, Modifier, Noun, Place, Select,
    Statement, Step, SummonTo, To, Together, Until, Whose,
};

/// 3.4.2-13: are the steps costs and targets, or what happens?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mode {
    Act,
    Resolve,
}

/// Does the verb take this place to go to, and this manner?
pub fn can_be(verb: Verb, how: &How) -> bool {
    let to = match verb {
        Verb::Send => how.to == Some(Dest::Graveyard),
        Verb::Add => matches!(how.to, Some(Dest::Hand | Dest::ExtraDeckFaceUp)),
        Verb::Return => {
            matches!(
                how.to,
                Some(Dest::Hand | Dest::OpponentsHand | Dest::ExtraDeck | Dest::Deck(_) | Dest::Graveyard)
            )
        }
        Verb::Shuffle => matches!(how.to, Some(Dest::Deck(To::Shuffled) | Dest::ExtraDeck)),
        Verb::Place => matches!(
            how.to,
            Some(
                Dest::Deck(To::Top | To::Bottom)
                    | Dest::TopOrBottom
                    | Dest::PendulumZone
                    | Dest::Placed(_)
                    | Dest::ExtraDeckFaceUp
            )
        ),
        Verb::SpecialSummon => {
            matches!(how.to, None | Some(Dest::YourField | Dest::OpponentsField | Dest::EitherField))
        }
        Verb::Set => matches!(how.to, None | Some(Dest::YourField)),
        Verb::Discard => matches!(how.to, None | Some(Dest::Graveyard)),
        Verb::Destroy
        | Verb::Banish
        | Verb::Tribute
        | Verb::Reveal
        | Verb::NormalSummon
        | Verb::TributeSummon
        | Verb::Excavate
        | Verb::Look
        | Verb::Take => how.to.is_none(),
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
        let mut block: Block = Vec::new();
        for (link, doing) in steps {
            let step = self.begin_step();
            let mut several = self.step(doing, mode)?;
            several.first_mut()?.0 = *link;
            block.extend(several);
            block.push(Self::keeping(step));
        }
        if mode == Mode::Act {
            for linked in &mut block {
                linked.0 = Link::First;
            }
        }
        Some(block)
    }

    fn inner(&mut self, steps: &Steps) -> Option<Block> {
        self.block(steps, Mode::Resolve)
    }

    #[expect(clippy::too_many_lines, reason = "an arm for each thing that is done")]
    fn step(&mut self, doing: &Doing, mode: Mode) -> Option<Block> {
        let acts = mode == Mode::Act;
        let one = match doing {
            Doing::Targets(all) if acts => {
                let all = all.iter().map(|of| self.target(of)).collect::<Option<Vec<_>>>()?;
                return Some(all.into_iter().map(|step| Linked(Link::First, step)).collect());
            }
            Doing::Targets(_) => return None,
            Doing::Do(Verb::Place, of, How { to: Some(Dest::TopOrBottom), .. }) => {
                let to = |to| (Verb::Place, How { to: Some(Dest::Deck(to)), ..How::default() });
                return self.either(&[to(To::Top), to(To::Bottom)], of, acts);
            }
            Doing::Do(verb @ Verb::SpecialSummon, of, how) if how.to == Some(Dest::EitherField) => {
                let to = |to| (*verb, How { to: Some(to), ..how.clone() });
                return self.either(&[to(Dest::YourField), to(Dest::OpponentsField)], of, acts);
            }
            Doing::Do(Verb::Banish, Ref::Cards(cards), How { until: Some(_), .. })
                if !cards.places.is_subset(crate::read::words::ON_FIELD | Place::Hand) =>
            {
                return None;
            }
            Doing::Do(verb, of @ Ref::Back(Back { to: Pointing::AllOf(n), .. }), how) if !acts => {
                // 3.4.4-3: it is done to so many, or not at all.
                let all = Amount::SizeOf(Box::new(self.known_group(of)?));
                let there =
                    Condition::Compare(all, Comparison::AtLeast, Amount::Fixed((*n).try_into().ok()?));
                Step::If(there, self.done_to(*verb, of, how, acts)?, Vec::new())
            }
            Doing::Do(verb, of, how) => return self.done_to(*verb, of, how, acts),
            Doing::Either(all, of) => return self.either(all, of, acts),
            Doing::EitherIf(state, all, of) => return self.either_if(state, all, of, acts),
            Doing::Lasting(_, inner) => return self.step(inner, mode),
            // "Equip it with this card": "it" is what was spoken of before.
            Doing::Equip(what @ Ref::This(_), to) => {
                let to = self.object(to, Verb::Equip)?;
                let what = self.object(what, Verb::Equip)?;
                // What is said of "it" afterwards is said of the monster.
                self.known.rotate_right(1);
                Step::Equip { what, to }
            }
            Doing::Equip(what, to) => {
                let (what, to) = self.what_to(what, to, Verb::Equip)?;
                Step::Equip { what, to }
            }
            Doing::Attach(what, to) => {
                let (what, to) = self.what_to(what, to, Verb::Attach)?;
                Step::Attach { what, to }
            }
            Doing::Detach(n, of) => self.detached(n, of)?,
            Doing::Position(of, to) => Step::ChangePosition(self.object(of, Verb::Flip)?, *to),
            Doing::Control(of, until) => Step::TakeControl(self.object(of, Verb::TakeControl)?, *until),
            Doing::GiveControl(of, until) => Step::GiveControl(self.object(of, Verb::TakeControl)?, *until),
            Doing::Move(of, to) => Step::MoveToZone(self.object(of, Verb::Flip)?, *to),
            Doing::ChangeAttackTarget(of) => Step::ChangeAttackTarget(self.object(of, Verb::Flip)?),
            Doing::Draw(who, n) => {
                let n = self.amount(n)?;
                self.drawn(*who, &n);
                Step::Draw(*who, n)
            }
            Doing::Damage(who, n) => Step::Damage(*who, self.amount(n)?),
            Doing::DamageController(of, n) => self.damage_to_controller(of, n)?,
            Doing::EachDraws(verb) => return self.each_draws(*verb),
            Doing::EquipOne(what, to) => {
                let (what, to) = self.what_to(what, to, Verb::Equip)?;
                self.takes_one = true;
                Step::Equip { what, to }
            }
            Doing::PlaceCountersEqual(on, name, n) => {
                let n = self.amount(n)?;
                Step::PlaceCounters(self.object(on, Verb::Place)?, name.clone(), n)
            }
            Doing::PlaceCountersUpTo(on, name, most) => self.counters_up_to(on, name, *most)?,
            Doing::Gain(who, n) => Step::GainLifePoints(*who, self.amount(n)?),
            Doing::Lose(who, n) => Step::LoseLifePoints(*who, self.amount(n)?),
            Doing::Pay(n) if acts => Step::PayLifePoints(self.amount(n)?),
            Doing::Pay(_) => return None,
            Doing::PlaceCounters(on, name, n) => {
                let on = self.object(on, Verb::Place)?;
                Step::PlaceCounters(on, name.clone(), Amount::Fixed((*n).try_into().ok()?))
            }
            Doing::RemoveCounters(from, name, n) => {
                let from = self.spread_over(from, *n)?;
                Step::RemoveCounters(from, name.clone(), Amount::Fixed((*n).try_into().ok()?))
            }
            Doing::Give(of, said, until) => return self.given(of, said, *until),
            Doing::GivePlayer(_, _, Until::Always) => return None,
            Doing::GivePlayer(who, all, until) => {
                let give = |one: &Modifier| Step::GivePlayer(*who, one.clone(), *until);
                return Some(all.iter().map(|one| Linked(Link::Also, give(one))).collect());
            }
            Doing::NoResponse(who, like) if acts => Step::NoResponse(*who, like.clone()),
            Doing::NotNegated if acts => Step::NotNegated,
            Doing::NoResponse(..) | Doing::NotNegated => return None,
            Doing::WhenLeaves(of, how, inner) => {
                Step::WhenGone(self.known_group(of)?, *how, self.inner(inner)?)
            }
            Doing::Hold(Ref::This(_), modifier) if acts => {
                let like = vec![ocg::language::Filter::This];
                let this = Noun { places: Place::MonsterZone.into(), like, ..Noun::default() };
                let on = ocg::language::On::All(this);
                let statement = Statement { on, is: modifier.clone(), condition: None };
                Step::Hold(Box::new(statement), Until::EndOfTurn)
            }
            Doing::Hold(..) => return None,
            Doing::Plain(step) => {
                if acts {
                    return None;
                }
                self.summoned_by(step);
                self.has_thrown |= matches!(**step, Step::TossCoins(_) | Step::RollDice(_));
                self.negated(step);
                (**step).clone()
            }
            Doing::Declare(step) => self.declares(step),
            Doing::InOrder(inner) => return self.block(inner, mode),
            Doing::ExtraDeck(cards, way, with) => {
                let with = match with {
                    Some(of) => Some(self.known_group(of)?),
                    None => None,
                };
                let group = self.described(cards, Verb::SpecialSummon)?;
                Step::ExtraDeckSummon { what: group, way: *way, with }
            }
            Doing::Tokens(token, count, how) => self.tokens(*token, count, how)?,
            Doing::Exactly(..) => return None,
            Doing::NegateAnswered
            | Doing::NameLock(..)
            | Doing::NegateByName(..)
            | Doing::WhileFaceUp(..)
            | Doing::WhenGone(..) => {
                return self.answering(doing, acts);
            }
            Doing::May(_)
            | Doing::Watch(..)
            | Doing::Opponent(_)
            | Doing::EachPlayer(_)
            | Doing::If(..)
            | Doing::Later(..)
            | Doing::OneOf(_) => self.nested(doing, mode)?,
        };
        Some(vec![Linked(Link::First, one)])
    }

    /// Steps that hold other steps.
    fn nested(&mut self, doing: &Doing, mode: Mode) -> Option<Step> {
        if mode == Mode::Act {
            return None;
        }
        Some(match doing {
            Doing::May(inner) => Step::May(self.inner(inner)?),
            Doing::Opponent(inner) => Step::OpponentDoes(self.by_other(inner)?),
            Doing::EachPlayer(inner) => Step::EachPlayerDoes(self.by_other(inner)?),
            Doing::If(state, yes, no) => {
                let condition = self.state(state)?;
                let yes = self.inner(yes)?;
                Step::If(condition, yes, self.inner(no)?)
            }
            Doing::Later(until, inner) => Step::Later(*until, self.inner(inner)?),
            Doing::Watch(often, event, until, inner) => {
                let before = self.known.len();
                let pattern = self.watched(event)?;
                let inner = self.inner(inner)?;
                self.known.truncate(before);
                Step::Watch(*often, Box::new(pattern), *until, inner)
            }
            Doing::OneOf(all) => {
                let before = self.known.len();
                let mut blocks = Vec::new();
                for inner in all {
                    blocks.push(self.inner(inner)?);
                    self.known.truncate(before);
                }
                Step::OneOf(blocks)
            }
            _ => return None,
        })
    }

    /// The other player does it: what is "theirs" is that player's own.
    fn by_other(&mut self, inner: &Steps) -> Option<Block> {
        if self.is_other {
            return None;
        }
        self.is_other = true;
        let inner = self.inner(inner);
        self.is_other = false;
        inner
    }

    /// "Their field" is the own one of the other player.
    fn seen_by_other(&self, how: &How) -> How {
        let to = match how.to {
            Some(Dest::OpponentsField) if self.is_other => Some(Dest::YourField),
            Some(Dest::YourField) if self.is_other => Some(Dest::OpponentsField),
            to => to,
        };
        How { to, ..how.clone() }
    }

    /// 3.3.2-195: all of them, or so many.
    fn detached(&mut self, n: &Counted, of: &Ref) -> Option<Step> {
        let Counted::Number(n) = n else { return None };
        let of = self.spread_over(of, *n)?;
        Some(Step::Detach(of, Amount::Fixed((*n).try_into().ok()?)))
    }

    /// Those that so many are taken from: several from one card that is chosen is something else.
    fn spread_over(&mut self, of: &Ref, n: u32) -> Option<Group> {
        match of {
            Ref::Cards(cards) if n > 1 && matches!(cards.count, Counted::Number(_)) => None,
            _ => self.any_group(of),
        }
    }

    /// 3.3.2-282
    fn tokens(&mut self, token: ocg::card::Password, count: &Counted, how: &How) -> Option<Step> {
        let (count, many) = match count {
            Counted::Number(1) => (Amount::Fixed(1), Many::One),
            Counted::Number(n) => (Amount::Fixed((*n).try_into().ok()?), Many::Several),
            _ => return None,
        };
        let head = crate::read::tree::Head::Token;
        self.mention_done(Group::Done, many, head, Verb::SpecialSummon);
        Some(Step::SpecialSummonTokens { token, count, to: summon_to(how) })
    }

    /// 3.4.3-10
    fn target(&mut self, of: &Ref) -> Option<Step> {
        let (select, many, head) = match of {
            Ref::Cards(cards) => {
                let (select, many) = self.select(cards, None)?;
                (select, many, cards.head.clone())
            }
            Ref::Among(cards, back) => {
                let (select, many) = self.select_among(cards, back, None)?;
                (select, many, cards.head.clone())
            }
            known @ (Ref::Back(_) | Ref::Attacker | Ref::AttackTarget) => {
                let group = self.known_group(known)?;
                let noun = ocg::language::Noun { like: vec![super::among(&group)], ..Default::default() };
                let (slot, count) = (self.slot(), ocg::language::Count::Exactly(Amount::Fixed(1)));
                let select = Select { slot, count, of: noun, together: Together::Any, by: Chooser::You };
                (select, Many::One, crate::read::tree::Head::Monster)
            }
            _ => return None,
        };
        self.mention_target(Group::Chosen(select.slot), many, head);
        if let Ref::Cards(cards) | Ref::Among(cards, _) = of {
            self.described_as(cards);
        }
        Some(Step::Target(select))
    }

    /// What is put to what: a word for the second that points back does not mean the first.
    fn what_to(&mut self, what: &Ref, to: &Ref, verb: Verb) -> Option<(Group, Group)> {
        if matches!(to, Ref::Back(_)) {
            let to = self.object(to, verb)?;
            return Some((self.object(what, verb)?, to));
        }
        Some((self.object(what, verb)?, self.object(to, verb)?))
    }

    /// What lingers on cards: each thing that is said is a step.
    fn given(&mut self, of: &Ref, said: &[Said], until: Until) -> Option<Block> {
        if let Ref::Cards(cards) = of
            && cards.count == Counted::Bare
        {
            return self.held(cards, said, until);
        }
        let group = self.object(of, Verb::Flip)?;
        let mut steps: Block = Vec::new();
        for one in said {
            self.of = Some(group.clone());
            let modifier = self.modifier(one)?;
            // "It" is not the monster that this one has just destroyed.
            let attacks = matches!(modifier, Modifier::MoreAttacks(_) | Modifier::MoreAttacksOnMonsters(_));
            if attacks && group == Group::Other {
                return None;
            }
            // Effects are negated of what is there, not of what was just banished for it.
            if modifier == Modifier::Negated && self.has_gone(&group) {
                return None;
            }
            let to = match (&group, steps.is_empty()) {
                (Group::Pick(select), false) => Group::Chosen(select.slot),
                (group, _) => group.clone(),
            };
            // 3.4.4-150: the effect that was answered is negated in its chain, wherever its card is then.
            let answered = to == Group::Activated && modifier == Modifier::Negated && until == Until::Always;
            let step = if answered { Step::NegateEffect } else { Step::Give(to, modifier, until) };
            steps.push(Linked(Link::Also, step));
        }
        Some(steps)
    }

    /// What a verb does to its objects.
    fn done_to(&mut self, verb: Verb, of: &Ref, how: &How, acts: bool) -> Option<Block> {
        if let (Verb::Excavate | Verb::Look | Verb::Reveal, Ref::Top(whose, n)) = (verb, of) {
            return self.turned_over(verb, *whose, n);
        }
        let it = crate::read::statement::it();
        if verb == Verb::Reveal && *of == it && self.has_drawn {
            let slot = self.slot();
            self.mention_done(Group::Chosen(slot), Many::One, crate::read::tree::Head::Card, verb);
            let shown = Linked(Link::IfYouDo, Step::Reveal(Group::Chosen(slot)));
            return Some(vec![Linked(Link::First, Step::Remember(slot, Group::Done)), shown]);
        }
        let how = &self.seen_by_other(how);
        if let Ref::Cards(cards) = of
            && let Counted::Either(one, two) = cards.count
        {
            return self.so_many_or(cards, [one, two], verb, how);
        }
        let group = self.objects(of, verb, acts)?;
        if let (Verb::Take, Group::Pick(select)) = (verb, &group) {
            // Of those on the field, "all other monsters" would be others than the one that was chosen.
            if !select.of.places.is_disjoint(crate::read::words::FIELD) {
                return None;
            }
            return Some(vec![Linked(Link::First, Step::Choose((**select).clone()))]);
        }
        Some(vec![Linked(Link::First, done(verb, group, how)?)])
    }

    /// 3.2.2-7: cards from the top of a Deck, which stay there and are kept in mind.
    fn turned_over(&mut self, verb: Verb, whose: Whose, n: &Number) -> Option<Block> {
        let many = if *n == Number::Fixed(1) { Many::One } else { Many::Several };
        let n = self.amount(n)?;
        let slot = self.slot();
        let shown = match verb {
            Verb::Look => Step::Look(Group::Chosen(slot)),
            _ => Step::Reveal(Group::Chosen(slot)),
        };
        let whose = if self.is_other { super::nouns::other_side(whose) } else { whose };
        let top = Step::Remember(slot, Group::TopOfDeck(whose, n));
        self.mention_done(Group::Chosen(slot), many, crate::read::tree::Head::Card, verb);
        self.source_of_rest(slot, Place::Deck.into(), whose);
        Some(vec![Linked(Link::First, top), Linked(Link::IfYouDo, shown)])
    }
}

fn summon_to(how: &How) -> SummonTo {
    let field = if how.to == Some(Dest::OpponentsField) { Field::Opponents } else { Field::Yours };
    SummonTo { field, position: how.position, ignoring_conditions: how.ignoring, zone: how.zone }
}

/// The step that a verb is.
pub(super) fn done(verb: Verb, group: Group, how: &How) -> Option<Step> {
    Some(match (verb, how.to) {
        (Verb::Destroy, _) => Step::Destroy(group),
        (Verb::Send, _) | (Verb::Return, Some(Dest::Graveyard)) => Step::Send(group),
        (Verb::Banish, _) => match how.until {
            Some(until) => Step::BanishUntil(group, until),
            None if how.face_down => Step::BanishFaceDown(group),
            None => Step::Banish(group),
        },
        (Verb::Discard, None) => Step::Discard(group),
        (Verb::Discard, Some(_)) => Step::DiscardToGraveyard(group),
        (Verb::Tribute, _) => Step::Tribute(group),
        (Verb::Add, Some(Dest::Hand)) => Step::AddToHand(group),
        (Verb::Add | Verb::Place, Some(Dest::ExtraDeckFaceUp)) => Step::AddToExtraDeck(group),
        (Verb::Return, Some(Dest::Hand | Dest::OpponentsHand)) => Step::ReturnToHand(group),
        (Verb::Return | Verb::Shuffle | Verb::Place, Some(Dest::Deck(to))) => Step::ReturnToDeck(group, to),
        (Verb::Return | Verb::Shuffle, Some(Dest::ExtraDeck)) => Step::ReturnToDeck(group, To::Shuffled),
        (Verb::Place, Some(Dest::PendulumZone)) => Step::PlaceInPendulumZone(group),
        (Verb::Place, Some(Dest::Placed(what))) => Step::PlaceAs(group, what),
        (Verb::SpecialSummon, _) => match how.as_way {
            Some(way) => Step::SummonAs(group, way, summon_to(how)),
            None => Step::SpecialSummon(group, summon_to(how)),
        },
        (Verb::NormalSummon, _) => Step::NormalSummon(group),
        (Verb::TributeSummon, _) => Step::TributeSummon(group),
        (Verb::Set, _) => Step::Set(group),
        (Verb::Reveal, _) => Step::Reveal(group),
        (Verb::Look, _) => Step::Look(group),
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
            | Verb::Excavate
            | Verb::Take
            | Verb::Flip,
            _,
        ) => return None,
    })
}

/// Nothing of a description is chosen for a cost that the text does not say where it is.
pub(super) fn default_place(verb: Verb, cards: &Cards) -> Option<enumset::EnumSet<Place>> {
    let free = cards.places.is_empty() && cards.whose == Whose::Any;
    match verb {
        // 3.4.2-15: what is discarded is in the hand, and what is Tributed on the field.
        Verb::Discard if free => Some(Place::Hand.into()),
        Verb::Tribute if free => Some(Place::MonsterZone.into()),
        _ => None,
    }
}
