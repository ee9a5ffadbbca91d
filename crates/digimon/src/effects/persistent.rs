//! DCG 15-8-2: persistent effects, and everything else that holds true of a card for a time.

use crate::effects::immunity;
use crate::effects::index::{Having, Stated};
use crate::effects::language::{Continuous, Modifier, On, Place, Step, Target, TurnScope, Whose};
use crate::effects::topic::Topics;
use crate::game::Game;
use crate::library::{EffectId, Section};
use crate::query::{Query, Standpoint};
use crate::state::{CardId, FieldArea, Given, GivenTo, HeldBy, Holder, Phase, Source, Thing, Unit, Until};
use table::Seat;

/// A modifier that holds now, and where it comes from.
#[derive(Clone, Copy)]
pub(crate) struct Holding<'g> {
    pub modifier: &'g Modifier,
    pub source: Source,
    /// The amount that was fixed when it was given; persistent effects count anew each time.
    pub fixed: Option<i32>,
    pub by: HeldBy,
}

impl<'g> Query<'g> {
    /// Calls `see` for all that holds of the thing, of those `wanted`. Immunity hides what it
    /// covers, without ending it (15-15-6-2).
    /// 15-8-2-1, 15-8-2-4: nothing triggers; all that hold add up.
    #[inline]
    pub fn each_modifier(self, thing: Thing, wanted: Topics, see: &mut dyn FnMut(Holding<'g>)) {
        if self.may_hold(thing, wanted) {
            self.each_that_holds(thing, wanted, see);
        }
    }

    /// At a glance: may anything of that topic hold of the thing?
    #[inline]
    pub fn may_hold(self, thing: Thing, wanted: Topics) -> bool {
        let of_itself = || match thing {
            Thing::Card(card) => self.game.def(card.card).printed.topics_elsewhere.overlaps(wanted),
            Thing::Unit(_) | Thing::Player(_) => false,
        };
        self.index().about.all.overlaps(wanted)
            || of_itself()
            || (self.is_deepest() && !self.game.state.standing().is_empty())
    }

    fn each_that_holds(self, thing: Thing, wanted: Topics, see: &mut dyn FnMut(Holding<'g>)) {
        let index = self.index();
        if index.about.given.overlaps(wanted) {
            self.each_given(thing, wanted, see);
        }
        if !self.game.reacts.topics.overlaps(wanted) {
            return;
        }
        let Some(inner) = self.deeper() else { return self.each_standing(thing, wanted, see) };
        if index.about.texts.overlaps(wanted) {
            inner.each_in_play(thing, wanted, see);
        }
        if index.about.quoted.overlaps(wanted) {
            inner.each_quoted(thing, wanted, see);
        }
        if index.about.texts.overlaps(wanted) {
            inner.each_stated(&index.security, thing, wanted, see);
        }
        if let Thing::Card(card) = thing {
            inner.each_of_card_itself(card.card, wanted, see);
        }
    }

    fn each_in_play(self, thing: Thing, wanted: Topics, see: &mut dyn FnMut(Holding<'g>)) {
        let index = self.index();
        if !self.borrowing() {
            return self.each_stated(&index.statements, thing, wanted, see);
        }
        let mut start = 0;
        for (unit, texts) in self.game.state.units().iter().zip(&index.units) {
            self.each_stated(&index.statements[start..texts.end], thing, wanted, see);
            start = texts.end;
            if texts.borrows {
                self.each_of_borrowed(unit, thing, wanted, see);
            }
        }
    }

    fn each_stated(
        self,
        statements: &[Stated],
        thing: Thing,
        wanted: Topics,
        see: &mut dyn FnMut(Holding<'g>),
    ) {
        for stated in statements.iter().filter(|stated| stated.topics.overlaps(wanted)) {
            let holder = stated.having.holder;
            if (stated.of_itself && !is_itself(&holder, thing))
                || !self.in_turn(holder.you, stated.turn)
                || !self.has(&stated.having)
            {
                continue;
            }
            let statement = &self.game.library.effect(holder.effect).statements()[usize::from(stated.nth)];
            if self.says(holder, statement, thing) {
                self.each_said(holder, statement, thing, wanted, see);
            }
        }
    }

    /// 4-2-4: does the unit have the effect? What it inherits, only as a Digimon.
    pub fn has(self, having: &Having) -> bool {
        let unit = || having.holder.unit.and_then(|unit| self.game.unit(unit));
        !having.if_digimon || unit().is_some_and(|unit| self.inherits(unit))
    }

    /// Does anything of that topic hold?
    pub fn any_modifier(self, thing: Thing, wanted: Topics) -> bool {
        let mut found = false;
        self.each_modifier(thing, wanted, &mut |_| found = true);
        found
    }

    fn each_given(self, thing: Thing, wanted: Topics, see: &mut dyn FnMut(Holding<'g>)) {
        for (given, topic) in self.game.state.given().iter().zip(&self.index().given) {
            if topic.overlaps(wanted)
                && let Some(modifier) = self.given_modifier(given)
                && is_in_force(self.game, given)
                && self.given_applies(given, thing)
                && !immunity::hides(self, thing, &given.source, modifier)
            {
                let by = HeldBy::Given(given.id);
                see(Holding { modifier, source: given.source, fixed: Some(given.amount), by });
            }
        }
    }

    /// 15-13: persistent effects in quotation marks that were given to units.
    fn each_quoted(self, thing: Thing, wanted: Topics, see: &mut dyn FnMut(Holding<'g>)) {
        if wanted == Topics::EFFECT {
            return;
        }
        for unit in self.game.state.units() {
            self.each_modifier(Thing::Unit(unit.id), Topics::EFFECT, &mut |holding| {
                if let Modifier::Effect(quoted) = holding.modifier
                    && quoted.effect.is_persistent()
                {
                    let (card, by) = (self.game.card_ref(unit.top()), holding.by);
                    let holder = Holder { effect: quoted.id, card, unit: Some(unit.id), you: unit.owner, by };
                    self.each_statement(holder, Some(unit.area), thing, wanted, see);
                }
            });
        }
    }

    /// The modifier that a given effect stands for.
    pub fn given_modifier(self, given: &Given) -> Option<&'g Modifier> {
        let step = &self.game.library.block(given.what.block)[given.what.step as usize];
        let (Step::Give(_, modifiers, _) | Step::GivePlayer(_, modifiers, _)) = step else { return None };
        modifiers.get(given.what.nth as usize)
    }

    /// 15-11-1-3-2: to the one chosen, whatever it is like now.
    fn given_applies(self, given: &Given, thing: Thing) -> bool {
        match given.to {
            GivenTo::Unit(unit) => thing == Thing::Unit(unit),
            GivenTo::Card(card) => thing == Thing::Card(card),
            GivenTo::Player(seat) => thing == Thing::Player(seat),
            GivenTo::All => {
                // 15-11-2-2: also to what came later.
                let step = &self.game.library.block(given.what.block)[given.what.step as usize];
                let Step::Give(target, ..) = step else { return false };
                let standpoint = Standpoint::of(&given.source.holder);
                self.deeper().is_some_and(|inner| inner.is_one_of_all(standpoint, thing, target))
            }
        }
    }

    /// Is it one of those that the target means by "all"?
    /// 15-11-2-3-1 to 15-11-2-3-3: while it is of that kind.
    fn is_one_of_all(self, standpoint: Standpoint<'g>, thing: Thing, target: &Target) -> bool {
        match target {
            Target::All(noun) => self.fits(standpoint, thing, noun),
            Target::Together(parts) => parts.iter().any(|part| self.is_one_of_all(standpoint, thing, part)),
            Target::This
            | Target::ThisCard
            | Target::Chosen(_)
            | Target::Triggering
            | Target::TriggeringOther
            | Target::Attacker
            | Target::AttackTarget
            | Target::Choose(_)
            | Target::Each(_)
            | Target::Top(..)
            | Target::Bottom(..)
            | Target::TopOrBottom(..)
            | Target::TopOf(..)
            | Target::BottomOf(..)
            | Target::TopCard(_)
            | Target::Player(_)
            | Target::HolderOf(_)
            | Target::Done(_)
            | Target::Battling => false,
        }
    }

    fn each_of_borrowed(
        self,
        unit: &'g Unit,
        thing: Thing,
        wanted: Topics,
        see: &mut dyn FnMut(Holding<'g>),
    ) {
        self.each_borrowed(unit, |card| {
            let section = &self.game.def(card).printed;
            let (card, by) = (self.game.card_ref(card), HeldBy::Inherited);
            if section.topics.overlaps(wanted) {
                for &effect in &section.effects {
                    let holder = Holder { effect, card, unit: Some(unit.id), you: unit.owner, by };
                    self.each_statement(holder, Some(unit.area), thing, wanted, see);
                }
            }
        });
    }

    /// The text boxes that a unit has effects from: its top card, the cards under it (4-2-4)
    /// and its link cards (4-2-6).
    pub fn each_section(
        self,
        unit: &'g Unit,
        mut see: impl FnMut(&'g Section, crate::state::CardRef, HeldBy),
    ) {
        let game = self.game;
        let top = unit.top();
        if game.is_face_up(top) {
            see(&game.def(top).printed, game.card_ref(top), HeldBy::Printed);
        }
        if unit.stack.len() > 1 && self.inherits(unit) {
            for &card in unit.under().iter().filter(|&&card| game.is_face_up(card)) {
                see(&game.def(card).inherited, game.card_ref(card), HeldBy::Inherited);
            }
        }
        for &card in &unit.links {
            see(&game.def(card).linked, game.card_ref(card), HeldBy::Linked);
        }
        if self.borrowing() {
            self.each_borrowed(unit, |card| {
                see(&game.def(card).printed, game.card_ref(card), HeldBy::Inherited)
            });
        }
    }

    /// May anything in play have the effects of cards under it?
    pub fn borrowing(self) -> bool {
        self.index().about.texts.overlaps(Topics::EFFECTS_UNDER)
    }

    /// The cards under a unit whose main effects it has, too.
    fn each_borrowed(self, unit: &'g Unit, mut see: impl FnMut(CardId)) {
        let (top, you) = (self.game.card_ref(unit.top()), unit.owner);
        let Some(query) = self.deeper() else { return };
        let printed = (&self.game.def(top.card).printed, top, HeldBy::Printed);
        let inherited = unit
            .under()
            .iter()
            .filter(|&&card| self.game.is_face_up(card))
            .map(|&card| (&self.game.def(card).inherited, self.game.card_ref(card), HeldBy::Inherited));
        let sections = [printed].into_iter().chain(inherited);
        let about = sections.filter(|(section, ..)| section.topics.overlaps(Topics::EFFECTS_UNDER));
        let holders = about.flat_map(|(section, card, by)| {
            section.effects.iter().map(move |&effect| Holder { effect, card, unit: Some(unit.id), you, by })
        });
        for holder in holders {
            query.each_statement(
                holder,
                Some(unit.area),
                Thing::Unit(unit.id),
                Topics::EFFECTS_UNDER,
                &mut |holding| {
                    if let Modifier::EffectsOfCardsUnder(filters) = holding.modifier {
                        // No persistent effect speaks of a card under another; to look for one under
                        // every card would take for ever.
                        let query = query.deepest();
                        let fits = |card: &CardId| {
                            let thing = Thing::Card(self.game.card_ref(*card));
                            filters.iter().all(|filter| query.is_like(Standpoint::of(&holder), thing, filter))
                        };
                        unit.under().iter().copied().filter(fits).for_each(&mut see);
                    }
                },
            );
        }
    }

    /// What a card says of itself wherever it is: colour requirements and the like.
    fn each_of_card_itself(self, card: CardId, wanted: Topics, see: &mut dyn FnMut(Holding<'g>)) {
        let section = &self.game.def(card).printed;
        if !section.topics_elsewhere.overlaps(wanted) || self.game.unit_with(card).is_some() {
            return;
        }
        let card = self.game.card_ref(card);
        let you = self.game.owner(card.card);
        for &effect in &section.effects {
            let place = self.game.library.effect(effect).effect.icons.place;
            if matches!(place, Place::Anywhere | Place::Hand) {
                let holder = Holder { effect, card, unit: None, you, by: HeldBy::Printed };
                self.each_statement(holder, None, Thing::Card(card), wanted, see);
            }
        }
    }

    fn each_statement(
        self,
        holder: Holder,
        area: Option<FieldArea>,
        thing: Thing,
        wanted: Topics,
        see: &mut dyn FnMut(Holding<'g>),
    ) {
        let info = self.game.library.effect(holder.effect);
        let works = area.is_none_or(|area| works_in(area, info.effect.icons.place));
        if !works || !self.in_turn(holder.you, info.effect.turn) {
            return;
        }
        for (statement, topics) in info.statements().iter().zip(&info.statement_topics) {
            if topics.overlaps(wanted) && self.says(holder, statement, thing) {
                self.each_said(holder, statement, thing, wanted, see);
            }
        }
    }

    /// Calls `see` for what a statement that holds says of the thing.
    fn each_said(
        self,
        holder: Holder,
        statement: &'g Continuous,
        thing: Thing,
        wanted: Topics,
        see: &mut dyn FnMut(Holding<'g>),
    ) {
        let source = self.source(holder);
        for modifier in statement.is.iter().filter(|modifier| wanted.overlaps(modifier.topic())) {
            if !immunity::hides(self, thing, &source, modifier) {
                see(Holding { modifier, source, fixed: None, by: holder.by });
            }
        }
    }

    /// Does the statement hold of the thing, where and when its effect works? (15-8-2-2, 15-8-2-3, 15-8-2-6)
    /// 15-8-2-6-1, 15-8-2-6-2: looked at anew each time.
    fn says(self, holder: Holder, statement: &Continuous, thing: Thing) -> bool {
        self.speaks_of(holder, &statement.on, thing)
            && statement
                .condition
                .as_ref()
                .is_none_or(|condition| self.is_true(Standpoint::of(&holder), condition))
    }

    fn speaks_of(self, holder: Holder, on: &On, thing: Thing) -> bool {
        match on {
            On::This => is_itself(&holder, thing),
            On::All(noun) => self.fits(Standpoint::of(&holder), thing, noun),
            On::Player(whose) => match thing {
                Thing::Player(seat) => belongs(holder.you, *whose, seat),
                Thing::Unit(_) | Thing::Card(_) => false,
            },
        }
    }

    /// 15-16-8: is it a turn in which the effect works?
    /// 15-16-8-1, 15-16-9-1
    pub fn in_turn(self, you: Seat, turn: TurnScope) -> bool {
        match turn {
            TurnScope::All => true,
            TurnScope::Yours => self.game.state.turn_player() == you,
            TurnScope::Opponents => self.game.state.turn_player() != you,
        }
    }

    /// The effect as a source of changes (15-2).
    pub fn source(self, holder: Holder) -> Source {
        Source { holder, kinds: crate::effects::kinds::of(self, &holder) }
    }
}

/// "This Digimon" in play, "this card" elsewhere.
fn is_itself(holder: &Holder, thing: Thing) -> bool {
    thing == holder.unit.map_or(Thing::Card(holder.card), Thing::Unit)
}

/// What is said of "the next unsuspend phase" counts only during it.
fn is_in_force(game: &Game, given: &Given) -> bool {
    match given.until {
        Until::UnsuspendPhase(seat) => {
            game.state.phase() == Phase::Unsuspend && game.state.turn_player() == seat
        }
        Until::EndOfTurn(_)
        | Until::EndOfAttack
        | Until::EndOfBattle
        | Until::Forever
        | Until::WhileInPlay(_) => true,
    }
}

/// 3-4-5-4: what is in the breeding area works only if it says so.
/// 15-14-4-1
pub(crate) fn works_in(area: FieldArea, place: Place) -> bool {
    match area {
        FieldArea::Battle => matches!(place, Place::Battle | Place::Field | Place::Anywhere),
        FieldArea::Breeding => matches!(place, Place::Breeding | Place::Field),
    }
}

/// Is the seat the one that is meant?
/// 15-10-1-1-1, 15-10-1-2-1, 15-10-1-3-1: "you", "your opponent", both.
pub(crate) fn belongs(you: Seat, whose: Whose, seat: Seat) -> bool {
    match whose {
        Whose::Any => true,
        Whose::Yours => seat == you,
        Whose::Opponents => seat != you,
    }
}

impl Game {
    pub(crate) fn is_face_up(&self, card: CardId) -> bool {
        self.state.card(card).face == crate::effects::language::Face::Up
    }

    pub(crate) fn effect_of(&self, id: EffectId) -> &crate::effects::language::Effect {
        &self.library.effect(id).effect
    }
}
