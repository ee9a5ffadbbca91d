//! From the words of a scenario to a library, a position, and who is who in it.

use super::cards::{CardSource, filler};
use super::course::{Course, Names};
use super::decks::decks;
use super::place::default_zone;
use crate::Ocg;
use crate::model::{FILLER, Laid, OnField, SeatSetup};
use ocg::card::{Card, LifePoints, Password};
use ocg::library::{DefId, Library};
use ocg::state::{CardId, Face, Location, Phase, Zone};
use ocg::{Deck, Game, Position, Setup, Spot, Used};
use scenario::{CardName, Failure, Scenario, Span};
use std::sync::Arc;
use table::{PerSeat, Seat};

/// How many cards are in a Deck that is not described, so that nobody runs out.
const LEFT: usize = 20;
const WHOLE: usize = 40;

/// The duel as it begins.
pub(crate) fn deal(scenario: &Scenario<Ocg>, source: &CardSource) -> Result<Course, Vec<Failure>> {
    let library = Arc::new(Library::new(cards(scenario, source)?));
    let decks = decks(&library, &scenario.setup.decks);
    let mut course = begin(scenario, library)?;
    course.decks = decks;
    Ok(course)
}

fn begin(scenario: &Scenario<Ocg>, library: Arc<Library>) -> Result<Course, Vec<Failure>> {
    if scenario.setup.phase == Phase::Setup {
        return from_the_start(scenario, library);
    }
    let mut dealer = Dealer {
        library: &library,
        scenario,
        names: Names::default(),
        spots: Vec::new(),
        equipped: Vec::new(),
        failures: Vec::new(),
    };
    for seat in Seat::BOTH {
        dealer.side(seat, &scenario.setup.seats[seat]);
    }
    dealer.equip();
    let Dealer { names, spots, failures, .. } = dealer;
    if !failures.is_empty() {
        return Err(failures);
    }
    let setup = &scenario.setup;
    let position = Position {
        turn: setup.turn,
        player: setup.turn_player,
        phase: setup.phase,
        life: PerSeat::new(|seat| setup.seats[seat].life.map_or(LifePoints::AT_FIRST, LifePoints)),
        normal_summon_used: setup.normal_summon_used,
        pendulum_summon_used: setup.pendulum_summon_used,
        cards: spots,
        seed: setup.seed.into(),
    };
    Ok(Course::new(Game::from_position(library, &position), names))
}

/// 3.6.1: before the duel, with shuffled decks.
fn from_the_start(scenario: &Scenario<Ocg>, library: Arc<Library>) -> Result<Course, Vec<Failure>> {
    let setup = &scenario.setup;
    let password = |laid: &Laid| def(&library, &laid.card.number).map(|def| library.def(def).card.id);
    let decks = PerSeat::new(|seat| {
        let seat = &setup.seats[seat];
        let main = match &seat.deck {
            Some(deck) => deck.iter().filter_map(password).collect(),
            None => vec![filler().id; WHOLE],
        };
        Deck {
            main,
            extra: seat.extra.iter().filter_map(password).collect(),
            side: seat.side.iter().filter_map(password).collect(),
        }
    });
    let setup = Setup { decks, seed: setup.seed.into(), first: setup.turn_player };
    let game = Game::new_listening(library, &setup).map_err(|missing| {
        let at = Span { line: scenario.heading.line, from: 0, to: 1 };
        vec![Failure::new(&scenario.source, at, "cards of the library", missing.to_string())]
    })?;
    Ok(Course::new(game, Names::default()))
}

/// The cards that can be in this duel. Everything that is named must be there.
fn cards(scenario: &Scenario<Ocg>, source: &CardSource) -> Result<Vec<Card>, Vec<Failure>> {
    let mut found: Vec<Card> = vec![filler()];
    found.extend(scenario.setup.cards.iter().cloned());
    let mut failures = Vec::new();
    for named in &scenario.mentioned {
        if found.iter().any(|card| is(card, &named.number)) {
            continue;
        }
        match source.get(&named.number) {
            Some(card) => found.push(card.clone()),
            None => failures.push(missing(scenario, named)),
        }
    }
    for token in source.tokens() {
        if !found.iter().any(|card| card.id == token.id) {
            found.push(token.clone());
        }
    }
    if failures.is_empty() { Ok(found) } else { Err(failures) }
}

fn is(card: &Card, name: &str) -> bool {
    card.name == name || name.parse().is_ok_and(|number| card.id == Password(number))
}

fn missing(scenario: &Scenario<Ocg>, named: &CardName) -> Failure {
    let expected = "a built-in card, or one of this scenario's own";
    Failure::new(&scenario.source, named.span, expected, format!("there is no card \"{}\"", named.number))
}

pub(super) fn def(library: &Library, name: &str) -> Option<DefId> {
    library.defs().find(|(_, def)| is(&def.card, name)).map(|(id, _)| id)
}

/// The zone of a player with a number.
type ZoneOf = fn(Seat, u8) -> Zone;

struct Dealer<'a> {
    library: &'a Library,
    scenario: &'a Scenario<Ocg>,
    names: Names,
    spots: Vec<Spot>,
    /// Which card is equipped to whom.
    equipped: Vec<(usize, String, Span)>,
    failures: Vec<Failure>,
}

impl Dealer<'_> {
    fn side(&mut self, seat: Seat, setup: &SeatSetup) {
        if let Some(deck) = &setup.deck {
            self.pile(seat, deck, Location::Deck, Face::Down);
        } else {
            let filler = def(self.library, FILLER).unwrap_or(DefId(0));
            let spot = Spot::new(filler, seat, Location::Deck, Face::Down);
            self.spots.extend(std::iter::repeat_n(spot, LEFT));
        }
        self.pile(seat, &setup.hand, Location::Hand, Face::Down);
        self.pile(seat, &setup.extra, Location::ExtraDeck, Face::Down);
        self.pile(seat, &setup.graveyard, Location::Graveyard, Face::Up);
        self.pile(seat, &setup.banished, Location::Banished, Face::Up);
        let areas: [(&Vec<OnField>, ZoneOf); 5] = [
            (&setup.monsters, Zone::Main),
            (&setup.extra_monsters, |_, n| Zone::Extra(n)),
            (&setup.spells, Zone::SpellTrap),
            (&setup.field, |seat, _| Zone::Field(seat)),
            (&setup.pendulum, Zone::SpellTrap),
        ];
        for (cards, zone) in areas {
            // Those that say where they are come first.
            let (said, rest): (Vec<_>, Vec<_>) = cards.iter().partition(|card| card.zone.is_some());
            for card in said.into_iter().chain(rest) {
                let pendulum = std::ptr::eq(cards, &raw const setup.pendulum);
                self.on_field(seat, card, zone, pendulum);
            }
        }
    }

    fn pile(&mut self, seat: Seat, cards: &[Laid], place: Location, face: Face) {
        for laid in cards {
            self.card(laid, seat, place, laid.face.unwrap_or(face));
        }
    }

    fn on_field(&mut self, seat: Seat, card: &OnField, zone: ZoneOf, pendulum: bool) {
        let taken = |zone: Zone| self.spots.iter().any(|spot| spot.place == Location::Zone(zone));
        let zone = default_zone(card.zone, pendulum, |n| zone(seat, n), taken);
        let Some(zone) = zone else {
            let actual = "that zone is not free".to_owned();
            let place = card.laid.card.span;
            self.failures.push(Failure::new(&self.scenario.source, place, "a free zone", actual));
            return;
        };
        let owner = card.owner.unwrap_or(seat);
        let face = card.laid.face.unwrap_or(Face::Up);
        let at = self.card(&card.laid, owner, Location::Zone(zone), face);
        let spot = &mut self.spots[at];
        spot.controller = seat;
        spot.summoned = card.summoned;
        spot.moved = card.moved;
        spot.attacks = u8::from(card.attacked);
        spot.as_pendulum = pendulum;
        spot.counters.clone_from(&card.counters);
        if let Some(to) = &card.equipped_to {
            self.equipped.push((at, to.clone(), card.laid.card.span));
        }
        for material in &card.materials {
            self.card(material, seat, Location::Material(CardId(at as u16)), Face::Up);
        }
    }

    fn card(&mut self, laid: &Laid, owner: Seat, place: Location, face: Face) -> usize {
        let at = self.spots.len();
        // Every card that is placed was found before.
        let id = def(self.library, &laid.card.number).unwrap_or(DefId(0));
        if let Some(alias) = &laid.alias {
            self.names.insert(alias.clone(), CardId(at as u16));
        }
        let mut spot = Spot::new(id, owner, place, face);
        let turn = self.scenario.setup.turn;
        spot.since = if laid.this_turn { turn } else { turn.saturating_sub(2) };
        // 3.3.2-122: what lies on the field was Summoned as its text says, unless the scenario says otherwise.
        spot.properly_summoned = laid.properly.unwrap_or(place.is_field() && face.is_up());
        spot.known = laid.known;
        spot.used =
            laid.used.iter().map(|&(nth, times)| Used { nth: nth.saturating_sub(1), times }).collect();
        self.spots.push(spot);
        at
    }

    fn equip(&mut self) {
        for (at, to, place) in std::mem::take(&mut self.equipped) {
            if let Some(card) = self.names.get(&to) {
                self.spots[at].equipped_to = Some(*card);
            } else {
                let actual = format!("nothing is called {to}");
                self.failures.push(Failure::new(&self.scenario.source, place, "a monster", actual));
            }
        }
    }
}
