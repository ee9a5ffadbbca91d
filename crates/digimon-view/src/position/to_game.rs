//! A position as the engine takes it, with the card that is missing named by its place.

use super::{FacedCard, PositionSide, PositionUnit, PositionView};
use crate::problem;
use crate::view::{FaceView, PhaseView};
use digimon::card::Number;
use digimon::effects::language::Face;
use digimon::library::DefId;
use digimon::state::Phase;
use digimon::{Library, Position, Side, UnitSpec};
use host::Problem;
use table::{PerSeat, Seat};

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
    pub fn to_position(&self, library: &Library, seed: u64) -> Result<Position, Problem> {
        self.check()?;
        let [a, b] = &self.sides;
        Ok(Position {
            sides: PerSeat([side(library, Seat::A, a)?, side(library, Seat::B, b)?]),
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
        })
    }
}

impl PositionSide {
    fn all(&self) -> impl Iterator<Item = &str> {
        let piles = [&self.deck, &self.egg_deck, &self.hand, &self.trash];
        let units = self.battle.iter().chain(&self.breeding);
        let in_play = units.flat_map(|unit| {
            unit.stack.iter().map(|card| card.number.as_str()).chain(unit.links.iter().map(String::as_str))
        });
        let security = self.security.iter().map(|card| card.number.as_str());
        piles.into_iter().flatten().map(String::as_str).chain(security).chain(in_play)
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

fn side(library: &Library, seat: Seat, side: &PositionSide) -> Result<Side, Problem> {
    let find = Finder { library, seat };
    let mut trash = find.pile("trash", &side.trash)?;
    trash.reverse();
    Ok(Side {
        deck: find.pile("deck", &side.deck)?,
        egg_deck: find.pile("Digi-Egg deck", &side.egg_deck)?,
        hand: find.pile("hand", &side.hand)?,
        trash,
        security: find.faced("security", &side.security)?,
        battle: side.battle.iter().map(|unit| find.unit("battle area", unit)).collect::<Result<_, _>>()?,
        breeding: side.breeding.as_ref().map(|unit| find.unit("breeding area", unit)).transpose()?,
    })
}

struct Finder<'a> {
    library: &'a Library,
    seat: Seat,
}

impl Finder<'_> {
    fn unit(&self, area: &str, unit: &PositionUnit) -> Result<UnitSpec, Problem> {
        Ok(UnitSpec {
            stack: self.faced(area, &unit.stack)?,
            links: self.pile(area, &unit.links)?,
            suspended: unit.suspended,
            fresh: unit.fresh,
        })
    }

    fn pile(&self, area: &str, numbers: &[String]) -> Result<Vec<DefId>, Problem> {
        numbers.iter().map(|number| self.card(area, number)).collect()
    }

    fn faced(&self, area: &str, cards: &[FacedCard]) -> Result<Vec<(DefId, Face)>, Problem> {
        let faced = |card: &FacedCard| {
            let face = match card.face {
                FaceView::Up => Face::Up,
                FaceView::Down => Face::Down,
            };
            Ok((self.card(area, &card.number)?, face))
        };
        cards.iter().map(faced).collect()
    }

    fn card(&self, area: &str, number: &str) -> Result<DefId, Problem> {
        let missing = || problem::no_such_card_at(self.seat, area, number);
        self.library.find(&Number::new(number)).ok_or_else(missing)
    }
}
