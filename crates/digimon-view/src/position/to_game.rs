//! A position as the engine takes it, with the card that is missing named by its place.

use super::{CardNote, FacedCard, PileCard, PositionSide, PositionUnit, PositionView};
use crate::problem;
use crate::view::{FaceView, PhaseView};
use digimon::card::Number;
use digimon::effects::language::Face;
use digimon::library::DefId;
use digimon::state::{CardId, Known, Phase};
use digimon::{Library, Position, Side, UnitSpec, UsedSpec};
use digimon_scenario::narrate::effect_at;
use host::Problem;
use table::{PerSeat, Seat, Seed};

/// No table has more cards than this.
const MOST_CARDS: usize = 2000;
/// 4-1: how far the memory gauge goes to each side.
const MOST_MEMORY: i8 = 10;

impl PositionView {
    /// Every card number in it, each once, in the order of its first place.
    pub fn numbers(&self) -> Vec<&str> {
        let mut found: Vec<&str> = Vec::new();
        for number in self.sides.iter().flat_map(PositionSide::all) {
            if !found.contains(&number) {
                found.push(number);
            }
        }
        found
    }

    /// Can anybody play on from it, whatever its cards are?
    ///
    /// # Errors
    /// With the place that makes no sense.
    pub fn check(&self) -> Result<(), Problem> {
        let cards = self.sides.iter().map(|side| side.all().count()).sum::<usize>();
        if cards > MOST_CARDS {
            return Err(problem::too_many_cards(cards, MOST_CARDS));
        }
        if !(-MOST_MEMORY..=MOST_MEMORY).contains(&self.memory) {
            return Err(problem::memory_out_of_range(self.memory));
        }
        if self.turn == 0 && self.phase != PhaseView::Setup {
            return Err(problem::no_turn());
        }
        Seat::BOTH.into_iter().zip(&self.sides).try_for_each(|(seat, side)| side.check(seat))
    }

    /// The position for a game with these cards.
    ///
    /// # Errors
    /// With the place of a card that the library does not have, or that makes no sense.
    pub fn to_position(&self, library: &Library, seed: Seed) -> Result<Position, Problem> {
        self.check()?;
        let [a, b] = &self.sides;
        let mut layer = Layer::new(library);
        Ok(Position {
            sides: PerSeat([layer.side(Seat::A, a)?, layer.side(Seat::B, b)?]),
            turn_player: self.turn_player,
            turn: self.turn,
            phase: match self.phase {
                PhaseView::Setup => Phase::Setup,
                PhaseView::Unsuspend => Phase::Unsuspend,
                PhaseView::Draw => Phase::Draw,
                PhaseView::Breeding => Phase::Breeding,
                PhaseView::Main => Phase::Main,
            },
            memory: self.memory,
            seed,
            known: layer.known,
            used: layer.used,
        })
    }
}

impl PositionSide {
    fn all(&self) -> impl Iterator<Item = &str> {
        let piles = [&self.deck, &self.egg_deck, &self.hand, &self.trash];
        let units = self.battle.iter().chain(&self.breeding);
        let in_play = units.flat_map(|unit| {
            let links = unit.links.iter().map(|card| card.number.as_str());
            unit.stack.iter().map(|card| card.number.as_str()).chain(links)
        });
        let security = self.security.iter().map(|card| card.number.as_str());
        let piles = piles.into_iter().flatten().map(|card| card.number.as_str());
        piles.chain(security).chain(in_play)
    }

    fn check(&self, seat: Seat) -> Result<(), Problem> {
        let battle =
            self.battle.iter().enumerate().map(|(at, unit)| (format!("battle area, {}", at + 1), unit));
        let breeding = self.breeding.iter().map(|unit| ("breeding area".to_owned(), unit));
        for (area, unit) in battle.chain(breeding) {
            match unit.stack.first() {
                None => return Err(problem::no_card_there(seat, area)),
                Some(FacedCard { face: FaceView::Down, .. }) => {
                    return Err(problem::top_card_face_down(seat, area));
                }
                Some(FacedCard { face: FaceView::Up, .. }) => {}
            }
        }
        Ok(())
    }
}

/// Lays the cards out in the order in which the engine gives them numbers.
struct Layer<'a> {
    library: &'a Library,
    seat: Seat,
    next: u16,
    known: Vec<(CardId, Known)>,
    used: Vec<UsedSpec>,
}

impl<'a> Layer<'a> {
    fn new(library: &'a Library) -> Layer<'a> {
        Layer { library, seat: Seat::A, next: 0, known: Vec::new(), used: Vec::new() }
    }

    fn side(&mut self, seat: Seat, side: &PositionSide) -> Result<Side, Problem> {
        self.seat = seat;
        let oldest_first: Vec<PileCard> = side.trash.iter().rev().cloned().collect();
        Ok(Side {
            deck: self.pile("deck", &side.deck)?,
            egg_deck: self.pile("Digi-Egg deck", &side.egg_deck)?,
            hand: self.pile("hand", &side.hand)?,
            trash: self.pile("trash", &oldest_first)?,
            security: self.faced("security", &side.security)?,
            battle: side
                .battle
                .iter()
                .map(|unit| self.unit("battle area", unit))
                .collect::<Result<_, _>>()?,
            breeding: side.breeding.as_ref().map(|unit| self.unit("breeding area", unit)).transpose()?,
        })
    }

    fn unit(&mut self, area: &str, unit: &PositionUnit) -> Result<UnitSpec, Problem> {
        Ok(UnitSpec {
            stack: self.faced(area, &unit.stack)?,
            links: self.pile(area, &unit.links)?,
            suspended: unit.suspended,
            fresh: unit.fresh,
        })
    }

    fn pile(&mut self, area: &str, cards: &[PileCard]) -> Result<Vec<DefId>, Problem> {
        cards.iter().map(|card| self.card(area, &card.number, &card.note)).collect()
    }

    fn faced(&mut self, area: &str, cards: &[FacedCard]) -> Result<Vec<(DefId, Face)>, Problem> {
        let faced = |card: &FacedCard| {
            let face = match card.face {
                FaceView::Up => Face::Up,
                FaceView::Down => Face::Down,
            };
            Ok((self.card(area, &card.number, &card.note)?, face))
        };
        cards.iter().map(faced).collect()
    }

    fn card(&mut self, area: &str, number: &str, note: &CardNote) -> Result<DefId, Problem> {
        let missing = || problem::no_such_card_at(self.seat, area, number);
        let def = self.library.find(&Number::new(number)).ok_or_else(missing)?;
        let card = CardId(self.next);
        self.next += 1;
        let known = note
            .known_to
            .iter()
            .map(|seats| seats.iter().fold(Known::NOBODY, |known, &seat| known.union(Known::only(seat))));
        self.known.extend(known.map(|known| (card, known)));
        for used in &note.used {
            let effect = effect_at(self.library.def(def), used.text_box.into(), used.nth.into());
            let effect = effect.ok_or_else(|| problem::no_such_effect(self.seat, area, number, used.nth))?;
            self.used.push(UsedSpec { card, effect, times: used.times });
        }
        Ok(def)
    }
}
