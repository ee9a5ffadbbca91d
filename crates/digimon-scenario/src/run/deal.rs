//! From the words of a scenario to a library, a position, and who is who in it.

use super::cards::{CardSource, filler};
use super::course::Course;
use super::names::Names;
use crate::model::{CardName, DeckList, FILLER, Placed, Scenario, SeatSetup, UnitSetup, UsedEffect};
use crate::narrate::effect_at;
use digimon::card::{Card, Number};
use digimon::effects::language::Face;
use digimon::library::DefId;
use digimon::overview::deck_building::{DECK, Deck};
use digimon::state::{CardId, Known, Phase, UnitId};
use digimon::{Game, Library, Position, Side, UnitSpec, UsedSpec};
use scenario::Failure;
use std::sync::Arc;
use table::{PerSeat, Seed};

/// How many cards are in a deck that is not described, so that nobody runs out.
const LEFT: usize = 20;

/// The game as it begins.
pub(crate) fn deal(scenario: &Scenario, source: &CardSource) -> Result<Course, Vec<Failure>> {
    let cards = cards(scenario, source)?;
    let library = Library::new(cards).map_err(|error| {
        let at = scenario::Span { line: scenario.heading.line, from: 0, to: 1 };
        vec![Failure::new(&scenario.source, at, "each card once", error.to_string())]
    })?;
    let setup = &scenario.setup;
    let deck = if setup.phase == Phase::Setup { DECK } else { LEFT };
    let mut dealer = Dealer {
        library: &library,
        scenario,
        names: Names::default(),
        deck,
        cards: 0,
        units: 0,
        known: Vec::new(),
        used: Vec::new(),
        failures: Vec::new(),
    };
    let sides = PerSeat::new(|seat| dealer.side(&setup.seats[seat]));
    if !dealer.failures.is_empty() {
        return Err(dealer.failures);
    }
    let position = Position {
        sides,
        turn_player: setup.turn_player,
        turn: setup.turn,
        phase: setup.phase,
        memory: setup.memory,
        seed: Seed::Xoshiro256PlusPlus(setup.seed),
        known: dealer.known,
        used: dealer.used,
    };
    let mut names = dealer.names;
    for list in &setup.decks {
        names.name_deck(&list.name, deck_list(&library, list));
    }
    Ok(Course::new(Game::from_position_listening(Arc::new(library), &position), names))
}

/// The cards that can be in this game. Everything that is named must be there, by the name that is printed on it.
fn cards(scenario: &Scenario, source: &CardSource) -> Result<Vec<Card>, Vec<Failure>> {
    let mut found: Vec<Card> = vec![filler()];
    found.extend(scenario.setup.cards.iter().cloned());
    let mut failures = Vec::new();
    for named in &scenario.mentioned {
        let number = Number::new(&named.number);
        let own = found.iter().flat_map(|card| std::iter::once(card).chain(&card.tokens));
        let known = own.into_iter().find(|card| card.number == number).or_else(|| source.get(&named.number));
        match known {
            Some(card) => failures.extend(misnamed(scenario, named, card)),
            None => failures.push(missing(scenario, source, named)),
        }
        let card = known.cloned();
        if !is_in(&number, &found) {
            found.extend(card);
        }
    }
    for token in source.tokens() {
        if !is_in(&token.number, &found) {
            found.push(token.clone());
        }
    }
    let described: Vec<Number> =
        found.iter().flat_map(|card| &card.tokens).map(|token| token.number.clone()).collect();
    found.retain(|card| !card.token || !described.contains(&card.number));
    if failures.is_empty() { Ok(found) } else { Err(failures) }
}

/// One of the cards, or a token that one of them describes: the library takes that in by itself.
fn is_in(number: &Number, cards: &[Card]) -> bool {
    cards.iter().flat_map(|card| std::iter::once(card).chain(&card.tokens)).any(|card| card.number == *number)
}

fn misnamed(scenario: &Scenario, named: &CardName, card: &Card) -> Option<Failure> {
    let name = named.name.as_deref().filter(|&name| name != card.name.as_str())?;
    let expected = format!("{} is called \"{}\"", named.number, card.name);
    Some(Failure::new(&scenario.source, named.span, &expected, format!("it is called \"{name}\" here")))
}

fn missing(scenario: &Scenario, source: &CardSource, named: &CardName) -> Failure {
    let number = &named.number;
    if source.refuses(number) {
        let expected = "a card whose text is understood";
        let actual = format!(
            "that of {number} is not; `headjudge cards show {number} --pool FILE` shows where it stops, \
             --allow-unread plays it without that text"
        );
        return Failure::new(&scenario.source, named.span, expected, actual);
    }
    let expected = "a built-in card, one of the pool, or one of this scenario's own";
    Failure::new(&scenario.source, named.span, expected, format!("there is no card {number}"))
}

/// Deals in the order in which the engine numbers cards and units.
struct Dealer<'a> {
    library: &'a Library,
    scenario: &'a Scenario,
    names: Names,
    /// How many cards are in a deck that is not described.
    deck: usize,
    cards: u16,
    units: u16,
    known: Vec<(CardId, Known)>,
    used: Vec<UsedSpec>,
    failures: Vec<Failure>,
}

impl Dealer<'_> {
    fn side(&mut self, setup: &SeatSetup) -> Side {
        let filler = self.def(FILLER);
        let deck = if let Some(deck) = &setup.deck {
            self.pile(deck)
        } else {
            self.cards += self.deck as u16;
            vec![filler; self.deck]
        };
        let (egg_deck, hand, trash) =
            (self.pile(&setup.eggs), self.pile(&setup.hand), self.pile(&setup.trash));
        let security = setup.security.iter().map(|placed| self.faced(placed, Face::Down)).collect();
        let battle = setup.battle.iter().map(|unit| self.unit(unit)).collect();
        let breeding = setup.breeding.as_ref().map(|unit| self.unit(unit));
        Side { deck, egg_deck, hand, trash, security, battle, breeding }
    }

    fn pile(&mut self, cards: &[Placed]) -> Vec<DefId> {
        cards.iter().map(|placed| self.card(placed)).collect()
    }

    fn faced(&mut self, placed: &Placed, usual: Face) -> (DefId, Face) {
        (self.card(placed), placed.face.unwrap_or(usual))
    }

    fn unit(&mut self, unit: &UnitSetup) -> UnitSpec {
        let id = UnitId(self.units);
        self.units += 1;
        if let Some(alias) = &unit.alias {
            self.names.name_unit(alias, id, CardId(self.cards));
        }
        UnitSpec {
            stack: unit.stack.iter().map(|placed| self.faced(placed, Face::Up)).collect(),
            links: self.pile(&unit.links),
            suspended: unit.suspended,
            fresh: unit.fresh,
        }
    }

    fn card(&mut self, placed: &Placed) -> DefId {
        if let Some(alias) = &placed.alias {
            self.names.name_card(alias, CardId(self.cards));
        }
        let def = self.def(&placed.card.number);
        self.remember(placed, def);
        self.cards += 1;
        def
    }

    fn remember(&mut self, placed: &Placed, def: DefId) {
        let card = CardId(self.cards);
        self.known.extend(placed.known.map(|known| (card, known)));
        for used in &placed.used {
            match effect_at(self.library.def(def), used.section, used.nth) {
                Some(effect) => self.used.push(UsedSpec { card, effect, times: used.times }),
                None => self.failures.push(self.no_such_effect(placed, *used)),
            }
        }
    }

    fn no_such_effect(&self, placed: &Placed, used: UsedEffect) -> Failure {
        let expected = format!("{} {} of {}", used.section.effect(), used.nth, placed.card.number);
        Failure::new(&self.scenario.source, placed.card.span, &expected, "it has no such effect".to_owned())
    }

    fn def(&self, number: &str) -> DefId {
        def(self.library, number)
    }
}

/// Every card that is placed was found before.
fn def(library: &Library, number: &str) -> DefId {
    library.find(&Number::new(number)).unwrap_or_default()
}

fn deck_list(library: &Library, list: &DeckList) -> Deck {
    let defs = |cards: &[Placed]| cards.iter().map(|placed| def(library, &placed.card.number)).collect();
    Deck { main: defs(&list.deck), eggs: defs(&list.eggs) }
}
