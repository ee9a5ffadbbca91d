//! How often each effect of the cards was carried out, or held.

use digimon::card::Category;
use digimon::effects::language::{Continuous, Does, Modifier, On, Place};
use digimon::library::{Def, DefId, EffectId, Section};
use digimon::state::{Ask, CardId, HeldBy, Holder, What};
use digimon::{Game, Library};
use digimon_text::write_effect_of;
use lab::{EffectRow, Observer};
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

impl Observer<Game> for Tally {
    fn look(&mut self, game: &mut Game) -> Result<(), String> {
        game.listen();
        for event in game.take_events() {
            self.clauses.extend(&event.clauses);
            if let What::Activated { holder, .. } = event.what {
                self.activated(game.library(), def(game, holder.card.card), &holder);
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
        let times = |printed: &Printed| self.times.get(printed).copied().unwrap_or(0);
        let is_rare = |def: &Def| Self::printed_on(library, def).any(|(printed, _)| times(&printed) < enough);
        library.defs().filter(|(_, def)| !def.card.token && is_rare(def)).map(|(id, _)| id).collect()
    }

    /// The effect itself, or the keyword whose meaning it is. Effects that were given to a card are not
    /// printed on it, and are not counted.
    fn activated(&mut self, library: &Library, def: &Def, holder: &Holder) {
        let is_meant =
            |&id: &EffectId| id == holder.effect || keyword_meaning(library, id) == Some(holder.effect);
        for (place, section, _) in boxes(def).into_iter().filter(|(place, ..)| is_in(holder.by, place)) {
            if let Some(nth) = section.effects.iter().rposition(is_meant) {
                return self.count(def, place, nth);
            }
        }
    }

    fn count(&mut self, def: &Def, place: &'static str, nth: usize) {
        *self.times.entry((def.card.number.as_str().to_owned(), place, nth)).or_default() += 1;
    }

    fn look_at_field(&mut self, game: &Game) {
        for unit in game.state().units() {
            self.hold(game, def(game, unit.top()), "main", Place::Battle);
            for &card in unit.under() {
                self.hold(game, def(game, card), "inherited", Place::Battle);
            }
            for &card in &unit.links {
                self.hold(game, def(game, card), "link", Place::Battle);
            }
        }
    }

    fn look_elsewhere(&mut self, game: &Game) {
        for seat in Seat::BOTH {
            let player = game.state().player(seat);
            for (pile, place) in [
                (&player.hand, Place::Hand),
                (&player.trash, Place::Trash),
                (&player.security, Place::Security),
            ] {
                for &card in pile {
                    self.hold(game, def(game, card), "main", place);
                }
            }
        }
    }

    /// Counts the persistent effects of a text box that work in this place.
    fn hold(&mut self, game: &Game, def: &Def, text: &'static str, place: Place) {
        let sections = boxes(def).into_iter().filter(|(name, ..)| *name == text);
        for (nth, &id) in sections.flat_map(|(_, section, _)| section.effects.iter().enumerate()) {
            let info = &game.library().effect(id).effect;
            let works = match info.icons.place {
                Place::Anywhere => place == Place::Hand,
                Place::Field | Place::Breeding => place == Place::Battle,
                other => place == other,
            };
            if works && holds(game.library(), id) {
                self.count(def, text, nth);
            }
        }
    }

    /// Every effect that is printed on the card, by its box and its place there.
    fn printed_on<'a>(library: &'a Library, def: &'a Def) -> impl Iterator<Item = (Printed, EffectId)> + 'a {
        boxes(def).into_iter().flat_map(move |(place, section, _)| {
            let number = def.card.number.as_str();
            // A keyword that works from the hand is there twice: that it is had, and what it means.
            let is_meaning_there = |id: EffectId| {
                keyword_meaning(library, id).is_some_and(|meaning| section.effects.contains(&meaning))
            };
            let effects = section.effects.iter().enumerate().filter(move |&(_, &id)| !is_meaning_there(id));
            effects.map(move |(nth, &id)| ((number.to_owned(), place, nth), id))
        })
    }

    fn rows_of(&self, library: &Library, def: &Def) -> Vec<EffectRow> {
        let row = |(printed, id): (Printed, EffectId)| {
            let effect = &library.effect(id).effect;
            let place = printed.1;
            let in_play = matches!(effect.icons.place, Place::Battle | Place::Breeding | Place::Field);
            let holder =
                boxes(def).into_iter().find(|(name, ..)| *name == place).and_then(|(.., holder)| holder);
            EffectRow {
                card: format!("{} {}", def.card.number.as_str(), def.card.name),
                place,
                text: write_effect_of(effect, holder.filter(|_| in_play)),
                persistent: holds(library, id),
                times: self.times.get(&printed).copied().unwrap_or(0),
            }
        };
        Self::printed_on(library, def).map(row).collect()
    }
}

/// Does it hold, rather than being activated? A keyword that does something is activated.
fn holds(library: &Library, id: EffectId) -> bool {
    library.effect(id).effect.is_persistent() && keyword_meaning(library, id).is_none()
}

/// If the effect is nothing but a printed keyword: what that does.
fn keyword_meaning(library: &Library, id: EffectId) -> Option<EffectId> {
    let Does::Hold(statements) = &library.effect(id).effect.does else { return None };
    match &statements[..] {
        [Continuous { condition: None, on: On::This, is }] => match &is[..] {
            [Modifier::Keyword(keyword)] => library.keyword_effect(keyword),
            _ => None,
        },
        _ => None,
    }
}

/// Is this the text box that an effect comes from that is held in this way?
fn is_in(by: HeldBy, place: &str) -> bool {
    match by {
        HeldBy::Printed => place == "main" || place == "security",
        HeldBy::Inherited => place == "inherited",
        HeldBy::Linked => place == "link",
        HeldBy::Given(_) | HeldBy::Lent(_) => false,
    }
}

fn def(game: &Game, card: CardId) -> &Def {
    game.library().def(game.state().card(card).def)
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
