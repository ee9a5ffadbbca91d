//! OCG 3.3.2-291, 3.4.2-3, 3.4.4: everything that applies to a card or a player now: continuous effects of
//! face-up cards, and what lingers.

use super::{Query, Standpoint};
use crate::language::{Filter, Modifier, On, Restriction, Whose};
use crate::library::EffectId;
use crate::state::{CardId, GivenTo, Lingering, Location, Source};
use table::Seat;

/// A modifier that applies, whose it is, and since when.
#[derive(Clone, Copy)]
pub(crate) struct Applying<'g> {
    pub modifier: &'g Modifier,
    pub source: Source,
    /// On the clock of all that applies (3.4.4-64).
    pub since: u32,
    /// The amount, if it was fixed when it was given: the effect was activated (3.4.4-63).
    pub fixed: Option<i32>,
}

/// Card or player that a modifier is about.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Subject {
    Card(CardId),
    Player(Seat),
}

impl<'g> Query<'g> {
    /// Calls `see` for each modifier that applies to the subject.
    pub fn each_modifier(self, subject: Subject, see: &mut dyn FnMut(Applying<'g>)) {
        let Some(query) = self.deeper() else { return };
        query.each_lingering(subject, see);
        for (zone, card) in self.game.state.zones.all() {
            let state = self.game.card(card);
            // 3.6.3-68: what is sure to be destroyed is mute.
            if !state.face.is_up() || self.is_doomed(card) {
                continue;
            }
            for &id in &self.game.def(card).effects {
                let info = self.game.library.effect(id);
                if info.effect.holds.is_empty() || info.part != self.part(card) {
                    continue;
                }
                let source = Source { effect: id, card: self.game.card_ref(card), you: state.controller };
                debug_assert!(self.game.state.zones.at(zone) == Some(card));
                query.each_statement(source, subject, state.on_field.stamp, see);
            }
        }
    }

    /// 3.3.2-293: what is certain to be destroyed has no continuous effect any more.
    pub fn is_doomed(self, card: CardId) -> bool {
        self.game.state.doomed.iter().any(|one| one.card == card && self.game.is_current(*one))
    }

    fn each_statement(self, source: Source, subject: Subject, since: u32, see: &mut dyn FnMut(Applying<'g>)) {
        let effect = &self.game.library.effect(source.effect).effect;
        let standpoint = Standpoint::of(source);
        for statement in &effect.holds {
            let speaks = self.speaks_of(standpoint, &statement.on, subject);
            let holds = || {
                let both = effect.condition.iter().chain(&statement.condition);
                both.into_iter().all(|condition| self.is_true(standpoint, condition))
            };
            if speaks
                && holds()
                && !self.is_switched_off(source, &statement.is)
                && !self.is_spared(subject, source)
            {
                see(Applying { modifier: &statement.is, source, since, fixed: None });
            }
        }
    }

    fn each_lingering(self, subject: Subject, see: &mut dyn FnMut(Applying<'g>)) {
        for one in &self.game.state.lingering {
            let meant = match (one.to, subject) {
                (GivenTo::Card(to), Subject::Card(card)) => to.card == card && self.game.is_current(to),
                (GivenTo::Player(to), Subject::Player(seat)) => to == seat,
                (GivenTo::Column(column), Subject::Card(card)) => self.is_of_column(one, column, card),
                (GivenTo::Card(_) | GivenTo::Column(_), Subject::Player(_))
                | (GivenTo::Player(_), Subject::Card(_)) => false,
            };
            if meant && let Some(modifier) = self.game.library.given(one.modifier) {
                see(Applying { modifier, source: one.source, since: one.since, fixed: Some(one.amount) });
            }
        }
    }

    /// 3.2.1-59: is it another card in that column, of those that are meant?
    fn is_of_column(self, one: &Lingering, column: u8, card: CardId) -> bool {
        let there = self.game.card(card).place.zone().and_then(crate::state::Zone::column) == Some(column);
        let standpoint = Standpoint::of(one.source);
        let filters = self.game.library.given_in_column(one.modifier);
        there
            && card != one.source.card.card
            && filters.iter().all(|filter| self.is_like(standpoint, card, filter))
    }

    fn speaks_of(self, standpoint: Standpoint<'_>, on: &On, subject: Subject) -> bool {
        match (on, subject) {
            (On::This, Subject::Card(card)) => card == standpoint.this.card,
            (On::Equipped, Subject::Card(card)) => {
                self.game.card(standpoint.this.card).on_field.equipped_to.is_some_and(|to| to.card == card)
            }
            (On::All(noun), Subject::Card(card)) => self.fits(standpoint, card, noun),
            (On::Player(whose), Subject::Player(seat)) => standpoint.means(*whose, seat),
            (On::Group(_), _)
            | (On::This | On::Equipped | On::All(_), Subject::Player(_))
            | (On::Player(_), Subject::Card(_)) => false,
        }
    }

    /// 3.4.4-57, 3.3.2-293: a negated card's effects do not apply, but what only says that they are negated
    /// cannot negate itself away.
    fn is_switched_off(self, source: Source, modifier: &Modifier) -> bool {
        !matches!(modifier, Modifier::Negated) && self.is_negated(source.card.card)
    }

    /// 3.4.4-57: are the effects of this card negated?
    pub fn is_negated(self, card: CardId) -> bool {
        if !matches!(self.game.card(card).place, Location::Zone(_)) {
            return false;
        }
        let mut negated = self.game.card(card).on_field.negated;
        self.each_modifier(Subject::Card(card), &mut |applying| {
            negated |= matches!(applying.modifier, Modifier::Negated);
        });
        negated
    }

    /// 3.4.4: "unaffected by": the effects of such cards do not touch it.
    pub fn is_unaffected(self, card: CardId, source: Source) -> bool {
        let mut spared = false;
        let Some(query) = self.deeper() else { return false };
        query.each_protection(card, &mut |own, whose, filters| {
            let standpoint = Standpoint::of(own);
            let by = source.card.card;
            spared |= standpoint.means(whose, source.you)
                && by != card
                && filters.iter().all(|filter| query.is_like(standpoint, by, filter));
        });
        spared
    }

    fn is_spared(self, subject: Subject, source: Source) -> bool {
        match subject {
            Subject::Card(card) => self.is_unaffected(card, source),
            Subject::Player(_) => false,
        }
    }

    fn each_protection(self, card: CardId, see: &mut dyn FnMut(Source, Whose, &[Filter])) {
        self.each_lingering(Subject::Card(card), &mut |applying| {
            if let Modifier::Unaffected(whose, filters) = applying.modifier {
                see(applying.source, *whose, filters);
            }
        });
        for &id in &self.game.def(card).effects {
            let info = self.game.library.effect(id);
            for statement in &info.effect.holds {
                if let (On::This, Modifier::Unaffected(whose, filters)) = (&statement.on, &statement.is)
                    && self.is_face_up(card)
                    && self.game.card(card).place.is_field()
                    && info.part == self.part(card)
                {
                    let you = self.game.card(card).controller;
                    see(Source { effect: id, card: self.game.card_ref(card), you }, *whose, filters);
                }
            }
        }
    }

    /// 3.4.4-4: does something say that this cannot be?
    pub fn is_forbidden(
        self,
        subject: Subject,
        mut which: impl FnMut(Query<'g>, Standpoint<'_>, &'g Restriction) -> bool,
    ) -> bool {
        let mut forbidden = false;
        self.each_modifier(subject, &mut |applying| {
            if let Modifier::Cannot(restriction) = applying.modifier {
                forbidden |= which(self, Standpoint::of(applying.source), restriction);
            }
        });
        forbidden
    }

    /// Effects of a card that it has where it is now, printed or gained.
    pub fn effects(self, card: CardId) -> impl Iterator<Item = EffectId> + 'g {
        let part = self.part(card);
        let library = &self.game.library;
        self.game.def(card).effects.iter().copied().filter(move |&id| library.effect(id).part == part)
    }
}
