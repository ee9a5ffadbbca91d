//! How often each effect of the cards was carried out, or held.

use digimon::card::Category;
use digimon::effects::language::Place;
use digimon::library::{Def, EffectId, Section};
use digimon::state::{Ask, What};
use digimon::{Game, Library};
use digimon_text::write_effect_of;
use lab::Observer;
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};

/// Counts along. It makes the game record its events, so games are slower.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    activated: BTreeMap<EffectId, u64>,
    /// In how many main phase decisions a persistent effect was there.
    held: BTreeMap<EffectId, u64>,
    clauses: BTreeSet<&'static str>,
}

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
                *self.activated.entry(holder.effect).or_default() += 1;
            }
        }
        if game.decision().is_some_and(|decision| decision.ask == Ask::MainPhase) {
            self.look_at_field(game);
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
        let mut rows: Vec<EffectRow> = library.defs().flat_map(|(_, def)| self.rows_of(library, def)).collect();
        rows.sort_by_key(|row| row.times);
        rows
    }

    fn look_at_field(&mut self, game: &Game) {
        let (state, library) = (game.state(), game.library());
        let def = |card: &digimon::state::CardId| library.def(state.cards[card.0 as usize].def);
        for unit in &state.units {
            let printed = &def(&unit.top()).printed;
            let inherited = unit.under().iter().map(|card| &def(card).inherited);
            let linked = unit.links.iter().map(|card| &def(card).linked);
            for effect in std::iter::once(printed).chain(inherited).chain(linked).flat_map(|section| &section.effects) {
                *self.held.entry(*effect).or_default() += 1;
            }
        }
    }

    fn rows_of(&self, library: &Library, def: &Def) -> Vec<EffectRow> {
        let own = Some(def.card.category);
        let boxes = [
            ("main", &def.printed, own),
            ("inherited", &def.inherited, Some(Category::Digimon)),
            ("link", &def.linked, Some(Category::Digimon)),
            ("security", &def.security, None),
        ];
        boxes.into_iter().flat_map(|(place, section, holder)| self.section(library, def, place, section, holder)).collect()
    }

    fn section(
        &self,
        library: &Library,
        def: &Def,
        place: &'static str,
        section: &Section,
        holder: Option<Category>,
    ) -> Vec<EffectRow> {
        let row = |&id: &EffectId| {
            let effect = &library.effect(id).effect;
            let persistent = effect.is_persistent();
            let times = if persistent { &self.held } else { &self.activated };
            let holder = if effect.icons.place == Place::Battle { holder } else { None };
            EffectRow {
                card: format!("{} {}", def.card.number.as_str(), def.card.name),
                place,
                text: write_effect_of(effect, holder),
                persistent,
                times: times.get(&id).copied().unwrap_or(0),
            }
        };
        section.effects.iter().map(row).collect()
    }
}
