//! How often each effect of the cards was carried out, or held.

use digimon::card::Category;
use digimon::effects::language::Place;
use digimon::library::{Def, DefId, EffectId, Section};
use digimon::state::{Ask, CardId, What};
use digimon::{Game, Library};
use digimon_text::write_effect_of;
use lab::Observer;
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};
use table::Seat;

/// Counts along. It makes the game record its events, so games are slower.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    times: BTreeMap<Printed, u64>,
    clauses: BTreeSet<&'static str>,
}

/// Where an effect is printed: the card's number, the text box, and its place there.
type Printed = (String, &'static str, usize);

/// An effect and how often it came about.
#[derive(Clone, Debug, Serialize)]
pub struct EffectRow {
    pub card: String,
    pub place: &'static str,
    pub text: String,
    pub persistent: bool,
    /// How often it was activated; for a persistent one, in how many main phase decisions it held.
    pub times: u64,
}

impl Observer<Game> for Tally {
    fn look(&mut self, game: &mut Game) -> Result<(), String> {
        game.listen();
        for event in game.take_events() {
            self.clauses.extend(&event.clauses);
            if let What::Activated { holder, .. } = event.what {
                self.count(def(game, holder.card.card), holder.effect);
            }
        }
        if game.decision().is_some_and(|decision| decision.ask == Ask::MainPhase) {
            self.look_at_field(game);
            self.look_elsewhere(game);
        }
        Ok(())
    }
}

impl Tally {
    /// How many clauses of the rulebook the games followed.
    pub fn clauses(&self) -> usize {
        self.clauses.len()
    }

    /// Every effect of every card, the rarest first.
    pub fn rows(&self, library: &Library) -> Vec<EffectRow> {
        let mut rows: Vec<EffectRow> =
            library.defs().flat_map(|(_, def)| self.rows_of(library, def)).collect();
        rows.sort_by_key(|row| row.times);
        rows
    }

    /// The cards that can be in a deck and have an effect that came about less often than this.
    pub fn rare_cards(&self, library: &Library, enough: u64) -> Vec<DefId> {
        let is_rare = |def: &Def| {
            let effects = boxes(def).into_iter().flat_map(|(place, section, _)| {
                (0..section.effects.len()).map(move |nth| (def.card.number.as_str().to_owned(), place, nth))
            });
            effects.into_iter().any(|printed| self.times.get(&printed).is_none_or(|&times| times < enough))
        };
        library.defs().filter(|(_, def)| !def.card.token && is_rare(def)).map(|(id, _)| id).collect()
    }

    /// Effects that were given to a card are not printed on it, and are not counted.
    fn count(&mut self, def: &Def, effect: EffectId) {
        let printed = boxes(def).into_iter().find_map(|(place, section, _)| {
            let nth = section.effects.iter().position(|&each| each == effect)?;
            Some((def.card.number.as_str().to_owned(), place, nth))
        });
        if let Some(printed) = printed {
            *self.times.entry(printed).or_default() += 1;
        }
    }

    fn look_at_field(&mut self, game: &Game) {
        for unit in &game.state().units {
            self.hold(game, def(game, unit.top()), |def| &def.printed, Place::Battle);
            for &card in unit.under() {
                self.hold(game, def(game, card), |def| &def.inherited, Place::Battle);
            }
            for &card in &unit.links {
                self.hold(game, def(game, card), |def| &def.linked, Place::Battle);
            }
        }
    }

    fn look_elsewhere(&mut self, game: &Game) {
        for seat in Seat::BOTH {
            let player = &game.state().players[seat];
            for (pile, place) in [
                (&player.hand, Place::Hand),
                (&player.trash, Place::Trash),
                (&player.security, Place::Security),
            ] {
                for &card in pile {
                    self.hold(game, def(game, card), |def| &def.printed, place);
                }
            }
        }
    }

    /// Counts the persistent effects of a section that work in this place.
    fn hold(&mut self, game: &Game, def: &Def, section: fn(&Def) -> &Section, place: Place) {
        for &effect in &section(def).effects {
            let info = &game.library().effect(effect).effect;
            let works = match info.icons.place {
                Place::Anywhere => place == Place::Hand,
                Place::Field | Place::Breeding => place == Place::Battle,
                other => place == other,
            };
            if info.is_persistent() && works {
                self.count(def, effect);
            }
        }
    }

    fn rows_of(&self, library: &Library, def: &Def) -> Vec<EffectRow> {
        let mut rows = Vec::new();
        for (place, section, holder) in boxes(def) {
            for (nth, &id) in section.effects.iter().enumerate() {
                let effect = &library.effect(id).effect;
                let in_play = matches!(effect.icons.place, Place::Battle | Place::Breeding | Place::Field);
                let holder = if in_play { holder } else { None };
                let printed = (def.card.number.as_str().to_owned(), place, nth);
                rows.push(EffectRow {
                    card: format!("{} {}", def.card.number.as_str(), def.card.name),
                    place,
                    text: write_effect_of(effect, holder),
                    persistent: effect.is_persistent(),
                    times: self.times.get(&printed).copied().unwrap_or(0),
                });
            }
        }
        rows
    }
}

fn def(game: &Game, card: CardId) -> &Def {
    game.library().def(game.state().cards[card.0 as usize].def)
}

/// The text boxes of a card, and what has the effects that are printed there.
fn boxes(def: &Def) -> [(&'static str, &Section, Option<Category>); 4] {
    [
        ("main", &def.printed, Some(def.card.category)),
        ("inherited", &def.inherited, Some(Category::Digimon)),
        ("link", &def.linked, Some(Category::Digimon)),
        ("security", &def.security, None),
    ]
}
