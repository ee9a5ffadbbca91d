//! OCG 3.3.2-291, 3.4.1-2, 3.4.2-3, 3.4.4: everything that applies to a card or a player now: continuous effects of
//! face-up cards, and what lingers.

use super::{Query, Standpoint};
use crate::language::{EffectKind, Modifier, NameBy, On, Restriction, Statement, Topic};
use crate::library::{BoxOf, DefId, EffectId, EffectInfo};
use crate::monsters::gemini;
use crate::state::{CardId, GivenTo, Lingering, Source};
use enumset::EnumSet;
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
    /// Calls `see` for each modifier about one of the topics that applies to the subject: at once, without being
    /// activated (3.3.2-292, -320).
    pub fn each_of(
        self,
        subject: Subject,
        topics: impl Into<EnumSet<Topic>>,
        see: &mut dyn FnMut(Applying<'g>),
    ) {
        let topics = topics.into();
        if self.game.is_silent(subject, topics) {
            return;
        }
        if let Some(query) = self.deeper() {
            query.each_lingering(subject, topics, see);
            query.each_rule(subject, topics, see);
            query.each_of_materials(subject, topics, see);
            query.each_elsewhere(subject, topics, see);
            query.each_of_field(subject, topics, see);
        }
    }

    fn each_of_field(self, subject: Subject, topics: EnumSet<Topic>, see: &mut dyn FnMut(Applying<'g>)) {
        let (game, some_gain) = (self.game, self.some_gain());
        for (_, card) in game.state.zones.all() {
            let (state, def) = (game.card(card), game.def(card));
            // 3.6.3-68: what is sure to be destroyed is mute.
            if !(some_gain || def.speaks_about(topics)) || !state.face.is_up() || self.is_doomed(card) {
                continue;
            }
            let has_own = gemini::has_effects(game, card);
            let gained = if some_gain { self.gained_lastingly(card) } else { Vec::new() };
            let own = def.effects.iter().copied().filter(|_| has_own);
            for id in own.chain(gained) {
                let info = game.library.effect(id);
                if info.topics.is_disjoint(topics) || !self.works_there(card, info) {
                    continue;
                }
                let source = Source { effect: id, card: game.card_ref(card), you: state.controller };
                self.each_statement(source, (subject, topics), state.on_field.stamp, see);
            }
        }
    }

    /// 3.4.4-92: effects that apply while their card is elsewhere than on the field.
    fn each_elsewhere(self, subject: Subject, topics: EnumSet<Topic>, see: &mut dyn FnMut(Applying<'g>)) {
        if self.game.library.topics_elsewhere().is_disjoint(topics) {
            return;
        }
        for (seat, place) in Seat::BOTH
            .into_iter()
            .flat_map(|seat| self.game.library.holds_elsewhere().into_iter().map(move |place| (seat, place)))
        {
            for &card in self.game.state.piles[seat].at(place) {
                for &effect in &self.game.def(card).effects {
                    let info = self.game.library.effect(effect);
                    let says = !info.topics.is_disjoint(topics);
                    if says && info.places.contains(place) && info.part == BoxOf::Text {
                        let source = Source { effect, card: self.game.card_ref(card), you: seat };
                        self.each_statement(source, (subject, topics), 0, see);
                    }
                }
            }
        }
    }

    /// 3.4.4-132: does anything that applies now let a monster gain an effect?
    fn some_gain(self) -> bool {
        self.game.about.contains(Topic::Gains)
    }

    /// 3.3.2-293: what is certain to be destroyed has no continuous effect any more.
    pub fn is_doomed(self, card: CardId) -> bool {
        self.game.state.doomed.iter().any(|one| one.card == card && self.game.is_current(*one))
    }

    /// 3.4.4-92: is the card where this effect of it applies?
    fn works_there(self, card: CardId, info: &EffectInfo) -> bool {
        info.part == self.part(card) && !self.places(card).is_disjoint(info.places)
    }

    /// 3.5-2, -3: text that is no effect applies in whatever state the card is.
    fn each_rule(self, subject: Subject, topics: EnumSet<Topic>, see: &mut dyn FnMut(Applying<'g>)) {
        let Subject::Card(card) = subject else { return };
        let rules = self.game.def(card).card.text.rules.iter();
        for statement in rules.filter(|one| topics.contains(one.is.topic())) {
            let you = crate::effects::triggers::user(self.game, card);
            let source = Source { effect: EffectId(0), card: self.game.card_ref(card), you };
            let standpoint = Standpoint::of(source);
            if statement.condition.iter().all(|condition| self.is_true(standpoint, condition)) {
                see(Applying { modifier: &statement.is, source, since: 0, fixed: None });
            }
        }
    }

    fn each_statement(
        self,
        source: Source,
        (subject, topics): (Subject, EnumSet<Topic>),
        since: u32,
        see: &mut dyn FnMut(Applying<'g>),
    ) {
        let effect = &self.game.library.effect(source.effect).effect;
        let standpoint = Standpoint::of(source);
        for statement in effect.holds.iter().filter(|one| topics.contains(one.is.topic())) {
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

    fn each_lingering(self, subject: Subject, topics: EnumSet<Topic>, see: &mut dyn FnMut(Applying<'g>)) {
        for one in &self.game.state.lingering {
            let given = self.game.library.given(one.modifier);
            let Some(modifier) = given.filter(|is| topics.contains(is.topic())) else { continue };
            if self.was_given(one, subject) && !self.has_ended(one, modifier) {
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

    fn was_given(self, one: &Lingering, subject: Subject) -> bool {
        match (one.to, subject) {
            (GivenTo::Card(to), Subject::Card(card)) => to.card == card && self.game.is_current(to),
            (GivenTo::Player(to), Subject::Player(seat)) => to == seat,
            (GivenTo::Named(by, def), Subject::Card(card)) => self.has_name_of(card, by, def),
            (GivenTo::Column(column), Subject::Card(card)) => self.is_of_column(one, column, card),
            (GivenTo::Held, subject) => self.is_held(one, subject),
            (GivenTo::Card(_) | GivenTo::Named(..) | GivenTo::Column(_), Subject::Player(_))
            | (GivenTo::Player(_), Subject::Card(_)) => false,
        }
    }

    /// What holds for a time speaks of whoever fits it now.
    fn is_held(self, one: &Lingering, subject: Subject) -> bool {
        let standpoint = Standpoint::of(one.source);
        self.game.library.held(one.modifier).is_some_and(|statement| {
            self.speaks_of(standpoint, &statement.on, subject)
                && statement.condition.iter().all(|condition| self.is_true(standpoint, condition))
        })
    }

    /// 3.4.4-152, -153
    fn has_name_of(self, card: CardId, by: NameBy, def: DefId) -> bool {
        let name = &self.game.library.def(def).card.name;
        self.printed_monster(card).is_some()
            && match by {
                NameBy::Original => self.game.def(card).card.name == *name,
                NameBy::Current => self.is_named(card, name),
            }
    }

    /// 3.4.4-60: what a monster made of its own ATK or DEF by its Ignition or Trigger Effect ends when its
    /// effects are negated. What others were given stays (3.4.4-151).
    fn has_ended(self, one: &Lingering, modifier: &Modifier) -> bool {
        let own = matches!(one.to, GivenTo::Card(to) if to.card == one.source.card.card);
        let kind = self.game.library.effect(one.source.effect).effect.kind;
        own && modifier.is_battle_value()
            && matches!(kind, EffectKind::Ignition | EffectKind::Trigger(_))
            && self.is_negated(one.source.card.card)
    }

    fn speaks_of(self, standpoint: Standpoint<'_>, on: &On, subject: Subject) -> bool {
        match (on, subject) {
            (On::This, Subject::Card(card)) => card == standpoint.this.card,
            (On::Equipped, Subject::Card(card)) => {
                self.game.card(standpoint.this.card).on_field.equipped_to.is_some_and(|to| to.card == card)
            }
            (On::All(noun), Subject::Card(card)) => self.fits(standpoint, card, noun),
            (On::Player(whose), Subject::Player(seat)) => standpoint.means(*whose, seat),
            (On::Group(_) | On::MadeOfThis | On::MadeOf(_), _)
            | (On::This | On::Equipped | On::All(_), Subject::Player(_))
            | (On::Player(_), Subject::Card(_)) => false,
        }
    }

    /// 3.4.4-57, 3.3.2-293, -319: a negated card's effects do not apply, but what only says that they are negated
    /// cannot negate itself away. A name that its own effect gives it is not lost by a negation that it owes to
    /// that name (3.4.4-153).
    fn is_switched_off(self, source: Source, modifier: &Modifier) -> bool {
        if *modifier == Modifier::Negated {
            return false;
        }
        // What its text keeps from being negated is not.
        if crate::terms::negate::says_not_negated(self.game, source) {
            return false;
        }
        let stops_use = *modifier == Modifier::Cannot(Restriction::BeUsed);
        if !stops_use && self.is_unusable_spell_or_trap(source) {
            return true;
        }
        let names = matches!(modifier, Modifier::NameBecomes(_) | Modifier::NameOf(_));
        Query { printed_names: self.printed_names || names, ..self }.is_negated(source.card.card)
    }

    /// 3.4.4-57, -150: are the effects of this card negated?
    pub fn is_negated(self, card: CardId) -> bool {
        let mut negated = self.game.card(card).on_field.negated;
        self.each_of(Subject::Card(card), Topic::Negated, &mut |_| negated = true);
        negated
    }

    /// 3.4.4-154: does something say that the card cannot be used? It can still pay for something, be targeted and battle,
    /// and its text that is no effect holds (3.4.4-160 to -163, 3.4.4-161, 3.4.4-162).
    pub fn is_unusable(self, card: CardId) -> bool {
        self.is_forbidden(Subject::Card(card), Topic::NoUse, |_, _, restriction| {
            matches!(restriction, Restriction::BeUsed)
        })
    }

    /// 3.4.4-155, -157: effects of Spells, Traps and Pendulum cards that cannot be used do not apply; those of monsters
    /// do (3.4.4-156).
    fn is_unusable_spell_or_trap(self, source: Source) -> bool {
        let library = &self.game.library;
        let of_monster = library.effect(source.effect).part == BoxOf::Text
            && self.game.def(source.card.card).card.monster().is_some();
        !of_monster && self.is_unusable(source.card.card)
    }

    /// 3.4.4: "unaffected by": the effects of such cards do not touch it.
    pub fn is_unaffected(self, card: CardId, source: Source) -> bool {
        let mut spared = false;
        if !self.game.about.contains(Topic::Unaffected) {
            return false;
        }
        let Some(query) = self.deeper() else { return false };
        let is_activated = query.game.library.effect(source.effect).effect.kind.is_activated();
        query.each_protection(card, &mut |own, modifier| {
            let (Modifier::Unaffected(whose, filters) | Modifier::UnaffectedByActivated(whose, filters)) =
                modifier
            else {
                return;
            };
            let standpoint = Standpoint::of(own);
            let by = source.card.card;
            let meant = is_activated || matches!(modifier, Modifier::Unaffected(..));
            spared |= meant
                && standpoint.means(*whose, source.you)
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

    fn each_protection(self, card: CardId, see: &mut dyn FnMut(Source, &Modifier)) {
        self.each_lingering(Subject::Card(card), Topic::Unaffected.into(), &mut |applying| {
            see(applying.source, applying.modifier);
        });
        for &id in &self.game.def(card).effects {
            let info = self.game.library.effect(id);
            for statement in &info.effect.holds {
                if statement.on == On::This
                    && statement.is.protects()
                    && self.is_face_up(card)
                    && self.works_there(card, info)
                {
                    let you = self.game.card(card).controller;
                    let source = Source { effect: id, card: self.game.card_ref(card), you };
                    if self.holds(source, statement) {
                        see(source, &statement.is);
                    }
                }
            }
        }
        if self.game.library.protects_others() {
            self.each_protection_by_others(card, see);
        }
    }

    /// What other cards say of it.
    fn each_protection_by_others(self, card: CardId, see: &mut dyn FnMut(Source, &Modifier)) {
        for (_, other) in self.game.state.zones.all() {
            let state = self.game.card(other);
            if !state.face.is_up() || !gemini::has_effects(self.game, other) {
                continue;
            }
            for &id in &self.game.def(other).effects {
                let info = self.game.library.effect(id);
                let source = Source { effect: id, card: self.game.card_ref(other), you: state.controller };
                for statement in info.effect.holds.iter().filter(|one| one.on != On::This) {
                    if statement.is.protects()
                        && self.works_there(other, info)
                        && self.speaks_of(Standpoint::of(source), &statement.on, Subject::Card(card))
                        && self.holds(source, statement)
                        && !self.is_negated(other)
                    {
                        see(source, &statement.is);
                    }
                }
            }
        }
    }

    /// Are the conditions of the effect and of what it says met?
    fn holds(self, source: Source, statement: &Statement) -> bool {
        let effect = &self.game.library.effect(source.effect).effect;
        let mut both = effect.condition.iter().chain(&statement.condition);
        both.all(|condition| self.is_true(Standpoint::of(source), condition))
    }

    /// 3.4.4-4: does something say that this cannot be?
    pub fn is_forbidden(
        self,
        subject: Subject,
        topic: Topic,
        mut which: impl FnMut(Query<'g>, Standpoint<'_>, &'g Restriction) -> bool,
    ) -> bool {
        let mut forbidden = false;
        self.each_of(subject, topic, &mut |applying| {
            if let Modifier::Cannot(restriction) = applying.modifier {
                forbidden |= which(self, Standpoint::of(applying.source), restriction);
            }
        });
        forbidden
    }

    /// 3.4.4-132 to -134: the effects with their limits that a monster has gained, by what lingers on it or by what applies to it.
    pub fn gained(self, card: CardId) -> Vec<EffectId> {
        let library = &self.game.library;
        let state = self.game.card(card);
        let there = state.place.zone().is_some_and(crate::state::Zone::is_monster_zone);
        if !self.some_gain() || !there || !state.face.is_up() {
            return Vec::new();
        }
        let mut found = self.gained_lastingly(card);
        self.each_of(Subject::Card(card), Topic::Gains, &mut |applying| {
            if applying.fixed.is_none() {
                found.extend(library.gained_from_effect(applying.source.effect));
            }
        });
        found.sort_unstable();
        found.dedup();
        found
    }

    /// Only by what lingers.
    fn gained_lastingly(self, card: CardId) -> Vec<EffectId> {
        let given = |one: &&Lingering| self.was_given(one, Subject::Card(card));
        let lingering = self.game.state.lingering.iter().filter(given);
        let library = &self.game.library;
        let is_of_monster = |id: &EffectId| library.effect(*id).part == BoxOf::Text;
        let copied = |one: &Lingering| {
            let effects = library.copied(one).map(|def| &def.effects[..]).unwrap_or_default();
            effects.iter().copied().filter(is_of_monster).collect::<Vec<_>>()
        };
        lingering
            .flat_map(|one| library.gained_from_step(one.modifier).into_iter().chain(copied(one)))
            .collect()
    }

    /// Effects of a card that it has where it is now, printed or gained.
    pub fn effects(self, card: CardId) -> impl Iterator<Item = EffectId> + 'g {
        let part = self.part(card);
        let library = &self.game.library;
        let has_any = gemini::has_effects(self.game, card);
        let own = self.game.def(card).effects.iter().copied();
        own.filter(move |&id| has_any && library.effect(id).part == part).chain(self.gained(card))
    }
}
