//! What all that is in play is about, looked up once for a question and all that it leads to, so that
//! the deeper questions pass over what nothing in play can answer.

use crate::effects::language::Modifier;
use crate::effects::topic::Topics;
use crate::game::Game;
use crate::library::Section;
use crate::query::Query;
use crate::state::Unit;
use table::Seat;

/// Topics that something in play may speak of; what is not among them, nothing speaks of.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct About {
    /// 15-13: of what was given.
    pub given: Topics,
    /// 15-8-2: of the texts on the field and face up in security.
    pub texts: Topics,
    /// 15-13: of effects in quotation marks, given or lent.
    pub quoted: Topics,
}

impl About {
    pub fn of(game: &Game) -> About {
        let mut about = About::default();
        for given in game.state.given() {
            if let Some(modifier) = Query::on(game).given_modifier(given) {
                about.add_given(game, modifier);
            }
        }
        for unit in game.state.units() {
            about.add_unit(game, unit);
        }
        for seat in Seat::BOTH {
            for &card in &game.state.player(seat).security {
                let section = &game.def(card).printed;
                if section.elsewhere {
                    about.add(section);
                }
            }
        }
        about
    }

    fn add_given(&mut self, game: &Game, modifier: &Modifier) {
        self.given = self.given.union(modifier.topic());
        if let Modifier::Effect(quoted) = modifier {
            self.quoted = self.quoted.union(game.library.effect(quoted.id).topics);
        }
    }

    fn add_unit(&mut self, game: &Game, unit: &Unit) {
        let mut borrows = Topics::NONE;
        let top = &game.def(unit.top()).printed;
        self.add(top);
        borrows = borrows.union(top.topics);
        for &card in unit.under() {
            let inherited = &game.def(card).inherited;
            self.add(inherited);
            borrows = borrows.union(inherited.topics);
        }
        for &card in &unit.links {
            self.add(&game.def(card).linked);
        }
        if borrows.overlaps(Topics::EFFECTS_UNDER) {
            unit.under().iter().for_each(|&card| self.add(&game.def(card).printed));
        }
    }

    fn add(&mut self, section: &Section) {
        self.texts = self.texts.union(section.topics);
        if section.topics.overlaps(Topics::EFFECT) {
            self.quoted = self.quoted.union(section.topics);
        }
    }
}
