//! DCG 15-3, 15-13, 15-14: who has an effect, and from where it can work.

use crate::effects::index::Lender;
use crate::effects::language::{Condition, On, Place};
use crate::effects::persistent;
use crate::effects::topic::Topics;
use crate::library::{Awaits, EffectInfo, Section};
use crate::query::{Query, Standpoint};
use crate::state::{GivenTo, HeldBy, Holder, Thing, Unit};
use table::Seat;

/// The holders of effects which a happening concerns, of those that react to it at all.
pub(crate) type Holders = Vec<Holder>;

impl<'g> Query<'g> {
    /// Everyone who has an effect that waits for one of these, wherever it can work (15-14).
    pub fn waiting(self, wanted: Awaits, subjects: &[Thing]) -> Holders {
        let mut found = Holders::new();
        let waits = |info: &EffectInfo| info.awaits.overlaps(wanted);
        if self.borrowing() {
            self.holders_in_play(waits, &mut found);
        } else {
            let waiting = self.index().waiting.iter().filter(|one| one.awaits.overlaps(wanted));
            found.extend(waiting.filter(|one| self.has(&one.having)).map(|one| one.having.holder));
        }
        self.given_holders(waits, &mut found);
        self.lent_holders(|lender| lender.awaits.overlaps(wanted), waits, &mut found);
        if self.game.reacts.elsewhere.overlaps(wanted) {
            for seat in Seat::BOTH {
                self.holders_elsewhere(seat, wanted, &mut found);
            }
            self.subject_holders(subjects, wanted, &mut found);
        }
        found
    }

    /// Everyone who has an effect that `picks` picks out, wherever it can work (15-14).
    pub fn holders(self, picks: impl Fn(&EffectInfo) -> bool + Copy) -> Holders {
        let mut found = Holders::new();
        self.holders_in_play(picks, &mut found);
        self.bestowed_holders(picks, &mut found);
        for seat in Seat::BOTH {
            let some = |texts: &Section| texts.elsewhere;
            self.each_elsewhere(seat, some, |info, holder| found.extend(picks(info).then_some(holder)));
        }
        found
    }

    /// Those who were given such an effect, for a time or by a persistent effect.
    pub fn bestowed(self, picks: impl Fn(&EffectInfo) -> bool + Copy) -> Holders {
        let mut found = Holders::new();
        self.bestowed_holders(picks, &mut found);
        found
    }

    fn bestowed_holders(self, picks: impl Fn(&EffectInfo) -> bool + Copy, found: &mut Holders) {
        self.given_holders(picks, found);
        self.lent_holders(|_| true, picks, found);
    }

    fn holders_in_play(self, picks: impl Fn(&EffectInfo) -> bool, found: &mut Holders) {
        self.each_effect_in_play(|info, holder| found.extend(picks(info).then_some(holder)));
    }

    /// Every effect of a unit that works where the unit is.
    fn each_effect_in_play(self, mut see: impl FnMut(&'g EffectInfo, Holder)) {
        for unit in self.game.state.units() {
            self.each_section(unit, |texts, card, by| {
                for &effect in &texts.effects {
                    let info = self.game.library.effect(effect);
                    if persistent::works_in(unit.area, info.effect.icons.place) {
                        see(info, Holder { effect, card, unit: Some(unit.id), you: unit.owner, by });
                    }
                }
            });
        }
    }

    /// 15-13: effects and keywords that were given for a time.
    fn given_holders(self, listens: impl Fn(&EffectInfo) -> bool + Copy, found: &mut Holders) {
        if !self.index().about.given.overlaps(Topics::EFFECT.union(Topics::ANY_KEYWORD)) {
            return;
        }
        for given in self.game.state.given() {
            let Some(modifier) = self.given_modifier(given) else { continue };
            let Some(effect) =
                self.game.library.effect_behind(modifier).filter(|&id| listens(self.game.library.effect(id)))
            else {
                continue;
            };
            let by = HeldBy::Given(given.id);
            if let GivenTo::Player(you) = given.to {
                let card = given.source.holder.card;
                found.push(Holder { effect, card, unit: None, you, by });
            }
            for unit in self.game.state.units() {
                let meant = match given.to {
                    GivenTo::Unit(id) => id == unit.id,
                    GivenTo::All => self.holds_given(unit, given.id),
                    GivenTo::Card(_) | GivenTo::Player(_) => false,
                };
                let works = persistent::works_in(unit.area, self.game.effect_of(effect).icons.place);
                if meant
                    && works
                    && !crate::effects::immunity::hides(self, Thing::Unit(unit.id), &given.source, modifier)
                {
                    let card = self.game.card_ref(unit.top());
                    found.push(Holder { effect, card, unit: Some(unit.id), you: unit.owner, by });
                }
            }
        }
    }

    fn holds_given(self, unit: &Unit, id: u32) -> bool {
        let mut found = false;
        let wanted = Topics::EFFECT.union(Topics::ANY_KEYWORD);
        self.each_modifier(Thing::Unit(unit.id), wanted, &mut |holding| {
            found |= holding.by == HeldBy::Given(id)
        });
        found
    }

    /// Effects and keywords that persistent effects give, to their own card or to others; of those lenders
    /// alone that may give such a one.
    fn lent_holders(
        self,
        may_lend: impl Fn(&Lender) -> bool,
        picks: impl Fn(&EffectInfo) -> bool + Copy,
        found: &mut Holders,
    ) {
        if self.borrowing() {
            self.each_effect_in_play(|info, lender| {
                if !info.lends.is_empty() && self.in_turn(lender.you, info.effect.turn) {
                    self.lent_by(lender, picks, found);
                }
            });
            return;
        }
        for lender @ Lender { having, turn, .. } in &self.index().lenders {
            if may_lend(lender) && self.in_turn(having.holder.you, *turn) && self.has(having) {
                self.lent_by(having.holder, picks, found);
            }
        }
    }

    fn lent_by(self, lender: Holder, picks: impl Fn(&EffectInfo) -> bool + Copy, found: &mut Holders) {
        let Some(area) = lender.unit.and_then(|unit| self.area_of(unit)) else { return };
        let info = self.game.library.effect(lender.effect);
        for lent in &info.lends {
            let given = self.game.library.effect(lent.effect);
            let statement = &info.statements()[usize::from(lent.statement)];
            if picks(given)
                && persistent::works_in(area, given.effect.icons.place)
                && self.condition_holds(lender, statement.condition.as_ref())
            {
                self.lend(lender, &statement.on, lent.effect, found);
            }
        }
    }

    fn condition_holds(self, holder: Holder, condition: Option<&Condition>) -> bool {
        condition.is_none_or(|condition| self.is_true(Standpoint::of(&holder), condition))
    }

    fn lend(self, lender: Holder, on: &On, effect: crate::library::EffectId, found: &mut Holders) {
        match on {
            On::This => found.push(Holder { effect, ..lender }),
            On::All(noun) => {
                for thing in self.all(Standpoint::of(&lender), noun) {
                    if let Thing::Unit(id) = thing
                        && let Some(unit) = self.game.unit(id)
                    {
                        let card = self.game.card_ref(unit.top());
                        let by = HeldBy::Lent(lender.card);
                        found.push(Holder { effect, card, unit: Some(id), you: unit.owner, by });
                    }
                }
            }
            On::Player(_) => {}
        }
    }

    /// 15-14-2, 15-14-3, 15-14-5: effects that wait in the hand, the trash, and face up in security.
    pub fn holders_elsewhere(self, seat: Seat, wanted: Awaits, found: &mut Holders) {
        let waits = |texts: &Section| texts.awaits_elsewhere.overlaps(wanted);
        self.each_elsewhere(seat, waits, |info, holder| {
            found.extend(info.awaits.overlaps(wanted).then_some(holder));
        });
    }

    /// 15-14-3-1, 15-14-5-1: in the trash, and face up in the security stack.
    fn each_elsewhere(
        self,
        seat: Seat,
        texts_that: impl Fn(&Section) -> bool,
        mut see: impl FnMut(&'g EffectInfo, Holder),
    ) {
        let player = self.game.state.player(seat);
        let security = player.security.iter().filter(|&&card| self.game.is_face_up(card));
        let places = player.hand.iter().map(|card| (card, Place::Hand));
        let places = places.chain(player.trash.iter().map(|card| (card, Place::Trash)));
        for (&card, place) in places.chain(security.map(|card| (card, Place::Security))) {
            let texts = &self.game.def(card).printed;
            if !texts_that(texts) {
                continue;
            }
            for &effect in &texts.effects {
                let info = self.game.library.effect(effect);
                if info.effect.icons.place == place {
                    let card = self.game.card_ref(card);
                    see(info, Holder { effect, card, unit: None, you: seat, by: HeldBy::Printed });
                }
            }
        }
    }

    /// What a card says about something that happens to itself, wherever it is.
    fn subject_holders(self, subjects: &[Thing], wanted: Awaits, found: &mut Holders) {
        for &thing in subjects {
            let Thing::Card(card) = thing else { continue };
            let def = self.game.def(card.card);
            let boxes = [(&def.printed, HeldBy::Printed), (&def.inherited, HeldBy::Inherited)];
            for (texts, by) in boxes {
                if !texts.awaits_elsewhere.overlaps(wanted) {
                    continue;
                }
                for &effect in &texts.effects {
                    let info = self.game.library.effect(effect);
                    if info.effect.icons.place == Place::Anywhere && info.awaits.overlaps(wanted) {
                        let you = self.game.owner(card.card);
                        found.push(Holder { effect, card, unit: None, you, by });
                    }
                }
            }
        }
    }
}
