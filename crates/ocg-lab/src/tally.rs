//! How often each effect of the cards was activated, or held.

use lab::{EffectRow, Observer};
use ocg::Game;
use ocg::card::Password;
use ocg::language::EffectKind;
use ocg::library::{BoxOf, Def, EffectId, Library};
use ocg::state::{Ask, What};
use ocg::text::write_effect;
use std::collections::{BTreeMap, BTreeSet};

/// Counts along. It makes the duel record its events, so duels are slower.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    times: BTreeMap<EffectId, u64>,
    statements: BTreeSet<&'static str>,
}

impl Observer<Game> for Tally {
    fn look(&mut self, game: &mut Game) -> Result<(), String> {
        game.listen();
        for logged in game.take_events() {
            self.statements.extend(&logged.statements);
            if let What::Activated(source) = logged.event.what {
                *self.times.entry(source.effect).or_default() += 1;
            }
        }
        if game.decision().is_some_and(|decision| decision.ask == Ask::Act) {
            self.look_at_field(game);
        }
        Ok(())
    }
}

impl Tally {
    /// How many statements of the rulebook the duels followed.
    pub fn statements(&self) -> usize {
        self.statements.len()
    }

    /// What is not activated holds while its card is face-up.
    fn look_at_field(&mut self, game: &Game) {
        for (_, card) in game.state().zones().all() {
            let state = game.state().card(card);
            if !state.face.is_up() {
                continue;
            }
            let part = if state.on_field.as_pendulum { BoxOf::Pendulum } else { BoxOf::Text };
            for &effect in &game.library().def(state.def).effects {
                let info = game.library().effect(effect);
                if info.part == part && !info.effect.holds.is_empty() {
                    *self.times.entry(effect).or_default() += 1;
                }
            }
        }
    }

    /// The cards that can be in a deck and have an effect that came about less often than this.
    pub fn rare_cards(&self, library: &Library, enough: u64) -> Vec<Password> {
        let is_rare = |effect: &EffectId| self.times.get(effect).copied().unwrap_or(0) < enough;
        let rare = library.defs().filter(|(_, def)| !def.card.is_token() && printed(def).iter().any(is_rare));
        rare.map(|(_, def)| def.card.id).collect()
    }

    /// Every effect that is printed on a card, the rarest first.
    pub fn rows(&self, library: &Library) -> Vec<EffectRow> {
        let mut rows: Vec<EffectRow> = Vec::new();
        for (_, def) in library.defs() {
            for &effect in printed(def) {
                let info = library.effect(effect);
                rows.push(EffectRow {
                    card: format!("{} {}", def.card.id.0, def.card.name),
                    place: place(info.part),
                    text: write_effect(&info.effect),
                    persistent: is_persistent(info.effect.kind),
                    times: self.times.get(&effect).copied().unwrap_or(0),
                });
            }
        }
        rows.sort_by_key(|row| row.times);
        rows
    }
}

/// The effects that are printed on a card; others are made of them.
fn printed(def: &Def) -> &[EffectId] {
    let pendulum = def.card.monster().and_then(|monster| monster.pendulum.as_ref());
    let printed = def.card.text.effects.len() + pendulum.map_or(0, |one| one.text.effects.len());
    &def.effects[..printed.min(def.effects.len())]
}

fn place(part: BoxOf) -> &'static str {
    match part {
        BoxOf::Text => "main",
        BoxOf::Pendulum => "pendulum",
    }
}

fn is_persistent(kind: EffectKind) -> bool {
    match kind {
        EffectKind::Continuous | EffectKind::Unclassified => true,
        EffectKind::CardActivation
        | EffectKind::Ignition
        | EffectKind::Trigger(_)
        | EffectKind::Quick(_)
        | EffectKind::Upkeep => false,
    }
}
