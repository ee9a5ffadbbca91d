//! DCG 15-3, 15-8-2, 15-14: an index of the effects in play: which statements hold, who waits for what,
//! and what all of it is about. It is made anew when the cards in play, the face-up security cards or
//! the given effects have changed, so that a question need not walk through the cards.

use crate::card::Category;
use crate::effects::language::{Modifier, On, Place, TurnScope};
use crate::effects::persistent::works_in;
use crate::effects::topic::Topics;
use crate::game::Game;
use crate::library::{Awaits, EffectInfo, Section};
use crate::query::Query;
use crate::state::{CardRef, FieldArea, HeldBy, Holder, Unit};
use table::Seat;

/// The effects in play.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Index {
    pub about: About,
    /// What each of the given effects is about, in their order.
    pub given: Vec<Topics>,
    /// The persistent statements of the units that work where the unit is, in the order of the units.
    pub statements: Vec<Stated>,
    /// For each unit, where its statements end.
    pub units: Vec<UnitTexts>,
    /// The same of the face-up security cards (15-14-5).
    pub security: Vec<Stated>,
    /// The effects of the units that wait for something.
    pub waiting: Vec<Waiting>,
    /// The persistent effects of the units that give effects or keywords.
    pub lenders: Vec<Lender>,
    /// 4-5-9: a card in play lies face down.
    pub face_down: bool,
    /// 17-1-3: by what is printed, a rule check may have something against a unit or its link cards.
    pub irregular: bool,
}

/// Topics that something in play may speak of; what is not among them, nothing speaks of.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct About {
    /// 15-13: of what was given.
    pub given: Topics,
    /// 15-8-2: of the texts on the field and face up in security.
    pub texts: Topics,
    /// 15-13: of effects in quotation marks, given or lent.
    pub quoted: Topics,
    /// All of these.
    pub all: Topics,
}

/// A holder in play, and whether it has the effect at all.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Having {
    pub holder: Holder,
    /// 4-2-4: the effect is inherited by something that must be treated as a Digimon for that.
    pub if_digimon: bool,
}

/// How far the statements of a unit go in the list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct UnitTexts {
    pub end: usize,
    /// It may have the effects of cards under it, too.
    pub borrows: bool,
}

/// One statement of a persistent effect.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Stated {
    pub having: Having,
    /// Which statement of the effect.
    pub nth: u8,
    pub topics: Topics,
    pub turn: TurnScope,
    /// It speaks of its own card only.
    pub of_itself: bool,
}

/// An effect that waits for something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Waiting {
    pub having: Having,
    pub awaits: Awaits,
}

/// A persistent effect that gives effects or keywords, and the turn in which it does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Lender {
    pub having: Having,
    pub turn: TurnScope,
    /// What the effects wait for that it gives.
    pub awaits: Awaits,
}

impl Index {
    /// Empty again, with the room that it has.
    pub fn clear(&mut self) {
        let Index { about, given, statements, units, security, waiting, lenders, face_down, irregular } =
            self;
        *about = About::default();
        given.clear();
        statements.clear();
        units.clear();
        security.clear();
        waiting.clear();
        lenders.clear();
        *face_down = false;
        *irregular = false;
    }

    /// Lists the effects in play, into an empty index.
    pub fn fill(&mut self, game: &Game) {
        for given in game.state.given() {
            let modifier = Query::on(game).given_modifier(given);
            self.given.push(modifier.map_or(Topics::NONE, Modifier::topic));
            if let Some(modifier) = modifier {
                self.about.add_given(game, modifier);
            }
        }
        for unit in game.state.units() {
            self.add_unit(game, unit);
        }
        for seat in Seat::BOTH {
            self.add_security(game, seat);
        }
        self.about.add_up();
    }

    /// The text boxes that a unit has effects from: see [`Query::each_section`].
    fn add_unit(&mut self, game: &Game, unit: &Unit) {
        let top = unit.top();
        let printed = &game.def(top).printed;
        let mut borrows = printed.topics;
        self.about.add(printed);
        self.irregular |= is_irregular(game, unit);
        self.face_down |= !game.is_face_up(top) || unit.links.iter().any(|&card| !game.is_face_up(card));
        if game.is_face_up(top) {
            self.add(game, unit, printed, game.card_ref(top), HeldBy::Printed, false);
        }
        let is_digimon = matches!(game.printed(top).category, Category::Digimon | Category::DigiEgg);
        for &card in unit.under() {
            let inherited = &game.def(card).inherited;
            borrows = borrows.union(inherited.topics);
            self.about.add(inherited);
            self.face_down |= !game.is_face_up(card);
            if game.is_face_up(card) {
                self.add(game, unit, inherited, game.card_ref(card), HeldBy::Inherited, !is_digimon);
            }
        }
        for &card in &unit.links {
            let linked = &game.def(card).linked;
            self.about.add(linked);
            self.add(game, unit, linked, game.card_ref(card), HeldBy::Linked, false);
        }
        let borrows = borrows.overlaps(Topics::EFFECTS_UNDER);
        self.units.push(UnitTexts { end: self.statements.len(), borrows });
        if borrows {
            unit.under().iter().for_each(|&card| self.about.add(&game.def(card).printed));
        }
    }

    fn add(
        &mut self,
        game: &Game,
        unit: &Unit,
        section: &Section,
        card: CardRef,
        by: HeldBy,
        if_digimon: bool,
    ) {
        if section.is_idle() {
            return;
        }
        for &effect in &section.effects {
            let info = game.library.effect(effect);
            if !works_in(unit.area, info.effect.icons.place) {
                continue;
            }
            let holder = Holder { effect, card, unit: Some(unit.id), you: unit.owner, by };
            let having = Having { holder, if_digimon };
            state(&mut self.statements, having, info);
            if !info.awaits.is_nothing() {
                self.waiting.push(Waiting { having, awaits: info.awaits });
            }
            if !info.lends.is_empty() {
                self.lenders.push(Lender { having, turn: info.effect.turn, awaits: info.lent_awaits });
            }
        }
    }

    fn add_security(&mut self, game: &Game, seat: Seat) {
        for &card in &game.state.player(seat).security {
            let section = &game.def(card).printed;
            if !game.is_face_up(card) || !section.elsewhere {
                continue;
            }
            self.about.add(section);
            for &effect in &section.effects {
                let info = game.library.effect(effect);
                if info.effect.icons.place == Place::Security {
                    let card = game.card_ref(card);
                    let holder = Holder { effect, card, unit: None, you: seat, by: HeldBy::Printed };
                    state(&mut self.security, Having { holder, if_digimon: false }, info);
                }
            }
        }
    }
}

/// 17-1-3: may a rule check have something against the unit, by what is printed on its cards?
fn is_irregular(game: &Game, unit: &Unit) -> bool {
    let top = game.printed(unit.top());
    let is_out_of_place = match (unit.area, top.category) {
        (FieldArea::Battle, Category::Digimon | Category::DigiEgg) => top.dp.is_none_or(|dp| dp.0 <= 0),
        (FieldArea::Battle, Category::Tamer)
        | (FieldArea::Breeding, Category::Digimon | Category::DigiEgg) => false,
        (FieldArea::Battle, Category::Option) | (FieldArea::Breeding, Category::Tamer | Category::Option) => {
            !unit.placed_by_effect
        }
    };
    is_out_of_place || !unit.links.is_empty() || !game.is_face_up(unit.top())
}

/// Lists the statements of the effect, if it is a persistent one.
fn state(list: &mut Vec<Stated>, having: Having, info: &EffectInfo) {
    let statements = (0u8..).zip(info.statements()).zip(&info.statement_topics);
    list.extend(statements.map(|((nth, statement), &topics)| {
        let of_itself = statement.on == On::This;
        Stated { having, nth, topics, turn: info.effect.turn, of_itself }
    }));
}

impl About {
    fn add_given(&mut self, game: &Game, modifier: &Modifier) {
        self.given = self.given.union(modifier.topic());
        if let Modifier::Effect(quoted) = modifier {
            self.quoted = self.quoted.union(game.library.effect(quoted.id).topics);
        }
    }

    fn add_up(&mut self) {
        self.all = self.given.union(self.texts).union(self.quoted);
    }

    fn add(&mut self, section: &Section) {
        self.texts = self.texts.union(section.topics);
        if section.topics.overlaps(Topics::EFFECT) {
            self.quoted = self.quoted.union(section.topics);
        }
    }
}

/// Is the index that is kept the one that would be made now?
pub(crate) fn is_current(game: &Game) -> bool {
    let mut fresh = Index::default();
    fresh.fill(game);
    *Query::on(game).index() == fresh
}

#[cfg(test)]
mod tests {
    use crate::builtin::{self, BuiltinDeck};
    use crate::card::Number;
    use crate::{Deck, Game, Library, Setup};
    use std::sync::Arc;
    use table::{Dice, PerSeat, Table};

    fn deck(library: &Library, list: &BuiltinDeck) -> Deck {
        let copies = |(number, n): &(Number, u8)| {
            library
                .find(number)
                .into_iter()
                .flat_map(|def| std::iter::repeat_n(def, usize::from(*n)))
                .collect()
        };
        let cards = |list: &[(Number, u8)]| list.iter().flat_map::<Vec<_>, _>(copies).collect();
        Deck { main: cards(&list.main), eggs: cards(&list.eggs) }
    }

    /// Every step of a game is followed by [`super::is_current`].
    #[test]
    fn the_index_is_made_anew_whenever_the_board_changes() {
        let library = Arc::new(Library::new(builtin::cards()).expect("the built-in cards are in order"));
        let lists = builtin::decks();
        for (seed, (one, two)) in (0u64..).zip(lists.iter().zip(lists.iter().cycle().skip(1))) {
            let decks = PerSeat([deck(&library, one), deck(&library, two)]);
            let mut game =
                Game::new(Arc::clone(&library), &Setup { decks, seed: seed.into() }).expect("a legal deck");
            let mut dice = Dice::new(seed);
            while game.options() > 0 {
                game.answer(dice.roll(game.options())).expect("it was offered");
            }
        }
    }
}
