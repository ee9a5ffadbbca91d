//! A position in the making: made-up cards, where they lie, and whose turn it is.

use crate::blank;
use digimon::card::{Card, Category, Color, Colors, Cost, Number};
use digimon::effects::language::{Area, Face};
use digimon::library::DefId;
use digimon::state::Phase;
use digimon::{Game, Library, Position, Side, UnitSpec};
use std::sync::Arc;
use table::{Dice, PerSeat, Seat, Seed};

/// The player of the effect that is exercised.
pub(crate) const YOU: Seat = Seat::A;
pub(crate) const OPPONENT: Seat = Seat::B;

/// A made-up card and how it lies in play.
#[derive(Clone, Debug)]
pub(crate) struct Made {
    pub card: Card,
    pub under: Vec<Card>,
    pub links: Vec<Card>,
    pub suspended: bool,
    pub fresh: bool,
    pub face: Option<Face>,
}

#[derive(Clone, Debug)]
pub(crate) struct Stage {
    pub cards: Vec<Card>,
    pub sides: PerSeat<Side>,
    pub turn_player: Seat,
    pub phase: Phase,
    pub memory: i8,
    pub seed: u64,
    /// The card that is exercised, always the first.
    pub subject: DefId,
    /// The card on top of the unit that it belongs to, in play.
    pub top: DefId,
    pub dice: Dice,
    made: u32,
}

impl Stage {
    pub fn new(subject: Card, seed: u64) -> Stage {
        Stage {
            cards: vec![subject],
            sides: PerSeat::default(),
            turn_player: YOU,
            phase: Phase::Main,
            memory: 3,
            seed,
            subject: DefId(0),
            top: DefId(0),
            dice: Dice::new(seed),
            made: 0,
        }
    }

    pub fn subject_card(&self) -> &Card {
        &self.cards[0]
    }

    pub fn chance(&mut self, one_in: usize) -> bool {
        self.dice.roll(one_in) == 0
    }

    pub fn either(&mut self) -> Seat {
        if self.chance(2) { YOU } else { OPPONENT }
    }

    /// A number that no card has yet.
    pub fn number(&mut self) -> String {
        self.made += 1;
        format!("Made {}", self.made)
    }

    /// Takes a card in; one of the same number is the same card.
    pub fn add(&mut self, card: Card) -> DefId {
        if let Some(at) = self.cards.iter().position(|other| other.number == card.number) {
            return DefId(at as u16);
        }
        self.cards.push(card);
        DefId((self.cards.len() - 1) as u16)
    }

    pub fn number_of(&self, def: DefId) -> Number {
        self.cards[def.0 as usize].number.clone()
    }

    /// A Digimon with nothing on it.
    pub fn plain(&mut self, level: u8, dp: i32) -> Card {
        let number = self.number();
        let color = Color::ALL[self.dice.roll(6)];
        Card { colors: Colors::NONE.with(color), ..blank::digimon(&number, level, dp) }
    }

    /// The colours of the subject, so that it can be paid for with colours (4-19).
    pub fn colors(&self) -> Colors {
        let colors = self.subject_card().colors;
        if colors.is_empty() { Colors::NONE.with(Color::Red) } else { colors }
    }

    pub fn unit(&mut self, made: &Made) -> UnitSpec {
        let mut stack = vec![(self.add(made.card.clone()), Face::Up)];
        for card in &made.under {
            stack.push((self.add(card.clone()), Face::Up));
        }
        let links = made.links.iter().map(|card| self.add(card.clone())).collect();
        UnitSpec { stack, links, suspended: made.suspended, fresh: made.fresh }
    }

    /// Puts a made-up card there. Cards for places that only a running effect knows go where it
    /// will look: what is revealed comes from the deck.
    pub fn put(&mut self, seat: Seat, area: &Area, made: &Made) -> DefId {
        let unit = self.unit(made);
        let def = unit.stack[0].0;
        let side = &mut self.sides[seat];
        match area {
            Area::Battle => side.battle.push(unit),
            Area::Breeding => side.breeding = Some(unit),
            Area::Hand => side.hand.push(def),
            Area::Trash => side.trash.push(def),
            Area::Security | Area::SecurityDigimon => {
                side.security.insert(0, (def, made.face.unwrap_or_default()));
            }
            Area::Deck | Area::Revealed => side.deck.insert(0, def),
            Area::EggDeck => side.egg_deck.insert(0, def),
            Area::Under(_) | Area::UnderAny(_) | Area::Stack(_) => self.put_under(seat, def, made.face),
            Area::LinkCards(_) => {
                let at = self.holder_or_any(seat);
                if let Some(unit) = at.and_then(|at| self.sides[seat].battle.get_mut(at)) {
                    unit.links.push(def);
                }
            }
        }
        def
    }

    /// Under the unit of the subject, and, as nobody knows which one is meant, under others too.
    fn put_under(&mut self, seat: Seat, def: DefId, face: Option<Face>) {
        let face = face.unwrap_or(Face::Up);
        let subject = self.subject;
        for unit in &mut self.sides[seat].battle {
            let has_subject = unit.stack.iter().any(|(card, _)| *card == subject);
            if has_subject || unit.stack.len() < 4 {
                unit.stack.push((def, face));
            }
        }
    }

    fn holder_or_any(&self, seat: Seat) -> Option<usize> {
        let battle = &self.sides[seat].battle;
        let holds = |unit: &UnitSpec| unit.stack.iter().any(|(card, _)| *card == self.subject);
        battle.iter().position(holds).or(if battle.is_empty() { None } else { Some(0) })
    }

    /// The unit that the subject belongs to, if it is in play.
    pub fn holder(&mut self) -> Option<&mut UnitSpec> {
        let subject = self.subject;
        let side = &mut self.sides[YOU];
        let holds = |unit: &UnitSpec| {
            unit.stack.iter().any(|(card, _)| *card == subject) || unit.links.contains(&subject)
        };
        if side.breeding.as_ref().is_some_and(holds) {
            return side.breeding.as_mut();
        }
        side.battle.iter_mut().find(|unit| holds(unit))
    }

    /// Takes everything of this card away, but never the subject or the unit that it belongs to.
    pub fn remove(&mut self, def: DefId) {
        if def == self.subject || def == self.top {
            return;
        }
        for seat in Seat::BOTH {
            let side = &mut self.sides[seat];
            side.hand.retain(|card| *card != def);
            side.trash.retain(|card| *card != def);
            side.deck.retain(|card| *card != def);
            side.security.retain(|(card, _)| *card != def);
            side.battle.retain(|unit| unit.stack[0].0 != def);
            for unit in &mut side.battle {
                unit.stack.retain(|(card, _)| *card != def);
                unit.links.retain(|card| *card != def);
            }
            if side.breeding.as_ref().is_some_and(|unit| unit.stack[0].0 == def) {
                side.breeding = None;
            }
        }
    }

    /// Decks that last, a hand, a security stack and a Digi-Egg deck for both players.
    pub fn furnish(&mut self) {
        for seat in Seat::BOTH {
            for _ in 0..12 {
                let card = self.plain(3, 3000);
                let def = self.add(card);
                self.sides[seat].deck.push(def);
            }
            for _ in 0..2 {
                let card = self.plain(4, 4000);
                let def = self.add(card);
                self.sides[seat].hand.push(def);
            }
            for _ in 0..3 {
                let card = self.plain(3, 1000);
                let def = self.add(card);
                self.sides[seat].security.push((def, Face::Down));
            }
            let card = self.plain(4, 2000);
            let def = self.add(card);
            self.sides[seat].trash.push(def);
            self.add_eggs(seat);
        }
    }

    fn add_eggs(&mut self, seat: Seat) {
        for _ in 0..2 {
            let number = self.number();
            let egg = Card {
                level: Some(digimon::card::Level(2)),
                colors: self.colors(),
                cost: None,
                ..blank::card(&number, Category::DigiEgg)
            };
            let def = self.add(egg);
            self.sides[seat].egg_deck.push(def);
        }
    }

    /// A Tamer of no cost worth speaking of, in the battle area.
    pub fn tamer(&mut self) -> Card {
        let number = self.number();
        Card { cost: Some(Cost(3)), colors: self.colors(), ..blank::card(&number, Category::Tamer) }
    }

    pub fn library(&self) -> Option<Arc<Library>> {
        Library::new(self.cards.iter().cloned()).ok().map(Arc::new)
    }

    pub fn position(&self) -> Position {
        // The seat of the odd turns began; both have had a turn.
        let turn = if self.turn_player == YOU { 5 } else { 6 };
        Position {
            sides: self.sides.clone(),
            turn_player: self.turn_player,
            turn,
            phase: self.phase,
            memory: self.memory,
            seed: Seed::Xoshiro256PlusPlus(self.seed),
            known: Vec::new(),
            used: Vec::new(),
        }
    }

    pub fn game(&self) -> Option<Game> {
        Some(Game::from_position_listening(self.library()?, &self.position()))
    }
}
