//! DCG 15-3, 15-13, 15-14: who has an effect, and from where it can work.

use crate::effects::language::{Condition, Does, Modifier, On, Place};
use crate::effects::persistent;
use crate::effects::topic::Topics;
use crate::library::EffectInfo;
use crate::query::{Query, Standpoint};
use crate::state::{GivenTo, HeldBy, Holder, Thing, Unit};
use table::Seat;

/// The holders of effects which a happening concerns, of those that react to it at all.
pub(crate) type Holders = Vec<Holder>;

impl<'g> Query<'g> {
    /// Everyone who has an effect that `listens` picks out, wherever it can work (15-14).
    pub fn holders(
        self,
        listens: impl Fn(&EffectInfo) -> bool + Copy,
        section: impl Fn(&crate::library::Section) -> bool + Copy,
        subjects: &[Thing],
    ) -> Holders {
        let mut found = Holders::new();
        for unit in self.game.state.units() {
            self.holders_in_unit(unit, listens, section, &mut found);
        }
        self.given_holders(listens, &mut found);
        self.lent_holders(listens, &mut found);
        for seat in Seat::BOTH {
            self.holders_elsewhere(seat, listens, section, &mut found);
        }
        self.subject_holders(subjects, listens, section, &mut found);
        found
    }

    fn holders_in_unit(
        self,
        unit: &'g Unit,
        listens: impl Fn(&EffectInfo) -> bool,
        section: impl Fn(&crate::library::Section) -> bool,
        found: &mut Holders,
    ) {
        self.each_section(unit, |texts, card, by| {
            if section(texts) {
                for &effect in &texts.effects {
                    let info = self.game.library.effect(effect);
                    if listens(info) && persistent::works_in(unit.area, info.effect.icons.place) {
                        found.push(Holder { effect, card, unit: Some(unit.id), you: unit.owner, by });
                    }
                }
            }
        });
    }

    /// 15-13: effects and keywords that were given for a time.
    fn given_holders(self, listens: impl Fn(&EffectInfo) -> bool + Copy, found: &mut Holders) {
        for given in self.game.state.given() {
            let Some(modifier) = self.given_modifier(given) else { continue };
            let Some(effect) =
                self.effect_behind(modifier).filter(|&id| listens(self.game.library.effect(id)))
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

    /// The effect that a modifier gives: a quoted one, or the meaning of a keyword.
    pub fn effect_behind(self, modifier: &Modifier) -> Option<crate::library::EffectId> {
        match modifier {
            Modifier::Effect(quoted) => Some(quoted.id),
            Modifier::Keyword(keyword) => self.game.library.keyword_effect(keyword),
            _ => None,
        }
    }

    /// Effects and keywords that persistent effects give, to their own card or to others.
    fn lent_holders(self, listens: impl Fn(&EffectInfo) -> bool + Copy, found: &mut Holders) {
        for lender in self.game.state.units() {
            self.each_section(lender, |texts, card, by| {
                if texts.lends {
                    for &effect in &texts.effects {
                        let holder = Holder { effect, card, unit: Some(lender.id), you: lender.owner, by };
                        self.lent_by(holder, lender, listens, found);
                    }
                }
            });
        }
    }

    fn lent_by(
        self,
        lender: Holder,
        unit: &Unit,
        listens: impl Fn(&EffectInfo) -> bool + Copy,
        found: &mut Holders,
    ) {
        let info = &self.game.library.effect(lender.effect).effect;
        let Does::Hold(statements) = &info.does else { return };
        if !persistent::works_in(unit.area, info.icons.place) || !self.in_turn(lender.you, info.turn) {
            return;
        }
        for statement in statements {
            for effect in statement.is.iter().filter_map(|modifier| self.effect_behind(modifier)) {
                let place = self.game.effect_of(effect).icons.place;
                if listens(self.game.library.effect(effect))
                    && persistent::works_in(unit.area, place)
                    && self.condition_holds(lender, statement.condition.as_ref())
                {
                    self.lend(lender, &statement.on, effect, found);
                }
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

    /// 15-14-2, 15-14-3, 15-14-5: effects that work from the hand, the trash, and face up in security.
    pub fn holders_elsewhere(
        self,
        seat: Seat,
        listens: impl Fn(&EffectInfo) -> bool,
        section: impl Fn(&crate::library::Section) -> bool,
        found: &mut Holders,
    ) {
        let player = self.game.state.player(seat);
        let security = player.security.iter().filter(|&&card| self.game.is_face_up(card));
        let places = player.hand.iter().map(|card| (card, Place::Hand));
        let places = places.chain(player.trash.iter().map(|card| (card, Place::Trash)));
        for (&card, place) in places.chain(security.map(|card| (card, Place::Security))) {
            let texts = &self.game.def(card).printed;
            if !texts.elsewhere || !section(texts) {
                continue;
            }
            for &effect in &texts.effects {
                let info = self.game.library.effect(effect);
                if info.effect.icons.place == place && listens(info) {
                    let card = self.game.card_ref(card);
                    found.push(Holder { effect, card, unit: None, you: seat, by: HeldBy::Printed });
                }
            }
        }
    }

    /// What a card says about something that happens to itself, wherever it is.
    fn subject_holders(
        self,
        subjects: &[Thing],
        listens: impl Fn(&EffectInfo) -> bool,
        section: impl Fn(&crate::library::Section) -> bool,
        found: &mut Holders,
    ) {
        for &thing in subjects {
            let Thing::Card(card) = thing else { continue };
            let def = self.game.def(card.card);
            let boxes = [(&def.printed, HeldBy::Printed), (&def.inherited, HeldBy::Inherited)];
            for (texts, by) in boxes {
                if !texts.elsewhere || !section(texts) {
                    continue;
                }
                for &effect in &texts.effects {
                    let info = self.game.library.effect(effect);
                    if info.effect.icons.place == Place::Anywhere && listens(info) {
                        let you = self.game.owner(card.card);
                        found.push(Holder { effect, card, unit: None, you, by });
                    }
                }
            }
        }
    }
}
