//! DCG 15-6: processing conditions, "if …" and "while …".

use crate::effects::language::{Condition, Happening, Whose};
use crate::effects::persistent::belongs;
use crate::query::{Query, Standpoint};
use crate::state::{Outcome, Thing};

impl<'g> Query<'g> {
    /// 15-6-1: "if" and "while". 4-23-1: having so many is having at least so many.
    pub fn is_true(self, standpoint: Standpoint<'g>, condition: &Condition) -> bool {
        match condition {
            Condition::Any(noun) => !self.all(standpoint, noun).is_empty(),
            Condition::None(noun) => self.all(standpoint, noun).is_empty(),
            Condition::Compare(left, cmp, right) => {
                cmp.holds(self.amount(standpoint, left), self.amount(standpoint, right))
            }
            Condition::Is(target, filters) => self.any_is(standpoint, target, filters),
            Condition::YourTurn => self.game.state.turn_player() == standpoint.you,
            Condition::OpponentsTurn => self.game.state.turn_player() != standpoint.you,
            Condition::InPhase(phase) => self.game.state.phase() == *phase,
            Condition::DnaDigivolving => self.fact(standpoint, |facts| facts.dna),
            Condition::DigiXrosing(n) => self.fact(standpoint, |facts| facts.digixros >= *n),
            Condition::Assembling => self.fact(standpoint, |facts| facts.assembled),
            Condition::CameFrom(origin) => self.fact(standpoint, |facts| facts.from == Some(*origin)),
            Condition::WasFaceUp => self.fact(standpoint, |facts| facts.face_up),
            Condition::ThisTurn(what, whose) => self.has_happened(standpoint, *what, *whose),
            Condition::Blitzing => self.game.state.attack().is_some_and(|attack| attack.by_blitz),
            Condition::Came(how) => self.came(standpoint, how, None),
            Condition::PlayedBy(how) => self.came(standpoint, how, Some(Happening::Played)),
            Condition::Did(verb) => self.done(standpoint, *verb).next().is_some(),
            Condition::DidTo(verb, whose) => {
                self.done(standpoint, *verb).any(|one| belongs(standpoint.you, *whose, one.owner))
            }
            Condition::IfYouDo => {
                standpoint.activation.is_some_and(|activation| activation.last != Outcome::NotDone)
            }
            Condition::Attacking => self.game.state.attack().is_some(),
            Condition::Battling(noun) => {
                self.battling(standpoint.unit).is_some_and(|other| self.fits(standpoint, other, noun))
            }
            Condition::Not(inner) => !self.is_true(standpoint, inner),
            Condition::All(all) => all.iter().all(|inner| self.is_true(standpoint, inner)),
            Condition::AnyOf(all) => all.iter().any(|inner| self.is_true(standpoint, inner)),
        }
    }

    fn fact(self, standpoint: Standpoint<'g>, fact: impl Fn(&crate::state::Facts) -> bool) -> bool {
        let happened = standpoint.activation.and_then(|activation| activation.happened.as_ref());
        happened.is_some_and(|happened| fact(&happened.facts))
    }

    fn has_happened(self, standpoint: Standpoint<'g>, what: Happening, whose: Whose) -> bool {
        let mut seats = table::Seat::BOTH.into_iter().filter(|&seat| belongs(standpoint.you, whose, seat));
        seats.any(|seat| self.game.state.this_turn(seat).has(what))
    }

    fn came(
        self,
        standpoint: Standpoint<'g>,
        how: &crate::effects::language::How,
        only: Option<Happening>,
    ) -> bool {
        let Some(activation) = standpoint.activation else { return false };
        activation.happened.as_ref().is_some_and(|happened| {
            only.is_none_or(|what| what == happened.what)
                && self.came_by(&activation.holder, how, &happened.cause)
        })
    }

    /// 15-8-3-9-4: something that has left is judged as it was when it left.
    fn any_is(
        self,
        standpoint: Standpoint<'g>,
        target: &crate::effects::language::Target,
        filters: &[crate::effects::language::Filter],
    ) -> bool {
        use crate::effects::language::Target;
        let happened = standpoint.activation.and_then(|activation| activation.happened.as_ref());
        let gone = match happened {
            Some(happened) if matches!(target, Target::Triggering | Target::This) => &happened.subjects[..],
            Some(happened) if *target == Target::TriggeringOther => &happened.other[..],
            Some(_) | None => &[],
        };
        let things = self.fixed(standpoint, target);
        if things.iter().any(|thing| matches!(thing, Thing::Unit(_))) || gone.is_empty() {
            return things.iter().any(|&thing| {
                filters.iter().all(|filter| self.is_like(standpoint, thing, filter))
                    && self.stands_out(standpoint, thing, filters)
            });
        }
        gone.iter().any(|snapshot| filters.iter().all(|filter| self.was_like(standpoint, snapshot, filter)))
    }

    /// "The highest", "the lowest": among all of its player that are like that.
    fn stands_out(
        self,
        standpoint: Standpoint<'g>,
        thing: Thing,
        filters: &[crate::effects::language::Filter],
    ) -> bool {
        use crate::effects::language::{Filter, Noun};
        if !filters.iter().any(|filter| matches!(filter, Filter::Highest(_) | Filter::Lowest(_))) {
            return true;
        }
        let own = self.seat_of(thing) == Some(standpoint.you);
        let whose = if own { Whose::Yours } else { Whose::Opponents };
        let all = Noun { whose, of: filters.to_vec(), ..Noun::default() };
        self.all(standpoint, &all).contains(&thing)
    }

    /// How many such cards were under it.
    fn had_under(
        self,
        standpoint: Standpoint<'g>,
        snapshot: &crate::state::Snapshot,
        noun: &crate::effects::language::Noun,
    ) -> usize {
        let like = |&&card: &&crate::state::CardId| {
            let card = Thing::Card(self.game.card_ref(card));
            noun.of.iter().all(|inner| self.is_like(standpoint, card, inner))
        };
        snapshot.under.iter().filter(like).count()
    }

    /// Was it like that when it left? What a snapshot does not hold is read off the card.
    fn was_like(
        self,
        standpoint: Standpoint<'g>,
        snapshot: &crate::state::Snapshot,
        filter: &crate::effects::language::Filter,
    ) -> bool {
        use crate::effects::language::{Filter, Stat};
        match filter {
            Filter::HasDigivolutionCards => !snapshot.under.is_empty(),
            Filter::NoDigivolutionCards => snapshot.under.is_empty(),
            Filter::Color(color) => snapshot.colors.has(*color),
            Filter::MultiColored => snapshot.colors.len() > 1,
            Filter::Suspended => snapshot.suspended,
            Filter::Unsuspended => !snapshot.suspended,
            Filter::With(noun) => self.had_under(standpoint, snapshot, noun) > 0,
            Filter::WithAtLeast(n, noun) => self.had_under(standpoint, snapshot, noun) >= usize::from(*n),
            Filter::Stat(stat, cmp, amount) => {
                let limit = self.amount(standpoint, amount);
                let value = match stat {
                    Stat::Level => snapshot.level,
                    Stat::Dp => snapshot.dp,
                    Stat::PlayCost => {
                        snapshot.cost.filter(|_| self.has_play_cost(Thing::Card(snapshot.card)))
                    }
                    Stat::Cost => snapshot.cost,
                    Stat::DigivolutionCards => Some(snapshot.under.len() as i32),
                    Stat::Colors => Some(snapshot.colors.len() as i32),
                    Stat::FaceDownDigivolutionCards
                    | Stat::LinkCards
                    | Stat::SecurityAttack
                    | Stat::Name
                    | Stat::Trait
                    | Stat::Number => self.stat(Thing::Card(snapshot.card), *stat),
                };
                value.is_some_and(|value| cmp.holds(value, limit))
            }
            Filter::This => standpoint.card == snapshot.card,
            Filter::Not(inner) => !self.was_like(standpoint, snapshot, inner),
            Filter::AnyOf(all) => all.iter().any(|inner| self.was_like(standpoint, snapshot, inner)),
            Filter::AllOf(all) => all.iter().all(|inner| self.was_like(standpoint, snapshot, inner)),
            Filter::Is(_)
            | Filter::Digimon
            | Filter::Tamer
            | Filter::Option
            | Filter::Token
            | Filter::SameColorAs(_)
            | Filter::OriginalStat(..)
            | Filter::HasStat(_)
            | Filter::Name(_)
            | Filter::NameContains(_)
            | Filter::SameNameAs(_)
            | Filter::Trait(_)
            | Filter::TraitContains(_)
            | Filter::InText(_)
            | Filter::Number(_)
            | Filter::HasKeyword(_)
            | Filter::HasProcess(_)
            | Filter::HasTiming(_)
            | Filter::HasInherited
            | Filter::HasLinkEffect
            | Filter::Linked
            | Filter::FaceUp
            | Filter::FaceDown
            | Filter::Attacking
            | Filter::Other
            | Filter::Among(_)
            | Filter::NotAmong(_)
            | Filter::Highest(_)
            | Filter::Lowest(_)
            | Filter::CanDigivolveFrom(_)
            | Filter::CanDigivolveFromAs(..)
            | Filter::CanBecomeThis
            | Filter::CanLinkTo(_)
            | Filter::HasDigiXros
            | Filter::DigiXrosMaterialOf(_)
            | Filter::PlayedThisTurn => self.is_like(standpoint, self.now(snapshot), filter),
        }
    }
}
