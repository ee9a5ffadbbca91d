//! The rules.

use crate::{Event, Rules, Setup, Taken, Win};
use serde::{Deserialize, Serialize};
use table::{Dice, Outcome, PerSeat, Seat, Windows};

/// A game at one moment.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Nim {
    pub(crate) stones: u64,
    pub(crate) hands: PerSeat<Vec<u64>>,
    pub(crate) numbers: PerSeat<Vec<u64>>,
    pub(crate) dice: Dice,
    pub(crate) rules: Rules,
    pub(crate) windows: Windows,
    pub(crate) stage: Stage,
    pub(crate) turn: u32,
    pub(crate) outcome: Option<Outcome>,
    pub(crate) events: Vec<Event>,
}

/// What is going on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) enum Stage {
    /// Both show fingers; what was shown is secret until both have.
    Fingers(PerSeat<Option<u8>>),
    Take(Seat),
    /// This seat may return what the other has just taken.
    Return(Seat, u64),
    /// This seat declares how many stones are added.
    Add(Seat),
}

pub(crate) const FINGERS: u8 = 3;
pub(crate) const MOST_ADDED: i64 = 20;
const HAND: usize = 3;

impl Nim {
    /// # Panics
    /// When there are no numbers to draw.
    pub fn new(setup: &Setup) -> Nim {
        let Setup { stones, numbers, first, seed, rules, windows } = setup.clone();
        let stage = if rules.fingers { Stage::Fingers(PerSeat::default()) } else { Stage::Take(first) };
        let (dice, hands) = (Dice::of(&seed), PerSeat::default());
        let (turn, outcome, events) = (1, None, Vec::new());
        let mut game = Nim { stones, hands, numbers, dice, rules, windows, stage, turn, outcome, events };
        for seat in Seat::BOTH.repeat(HAND) {
            let drawn = game.draw(seat);
            game.hands[seat].push(drawn);
        }
        game
    }

    pub fn stones(&self) -> u64 {
        self.stones
    }

    pub fn hand(&self, seat: Seat) -> &[u64] {
        &self.hands[seat]
    }

    /// This seat holds these numbers, for tests.
    pub fn give(&mut self, seat: Seat, hand: &[u64]) {
        self.hands[seat] = hand.to_vec();
    }

    /// The same game where this seat draws from these numbers, and chance goes by another seed, for tests.
    #[must_use]
    pub fn with_other(&self, seat: Seat, numbers: &[u64], seed: u64) -> Nim {
        let mut other = Nim { dice: Dice::new(seed), ..self.clone() };
        other.numbers[seat] = numbers.to_vec();
        other
    }

    pub fn turn(&self) -> u32 {
        self.turn
    }

    /// All that has happened.
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// What was taken, and by whom.
    pub fn log(&self) -> Vec<Taken> {
        let taken = |event: &Event| match event {
            Event::Took(taken) => Some(*taken),
            Event::Showed { .. } | Event::Returned { .. } | Event::Added { .. } | Event::Won { .. } => None,
        };
        self.events.iter().filter_map(taken).collect()
    }

    /// Who is to take, if that is what is asked.
    pub fn to_take(&self) -> Option<Seat> {
        match self.stage {
            Stage::Take(seat) => Some(seat).filter(|_| self.outcome.is_none()),
            Stage::Fingers(_) | Stage::Return(..) | Stage::Add(_) => None,
        }
    }

    /// This seat is to take, for positions.
    pub fn begins(&mut self, seat: Seat) {
        self.stage = Stage::Take(seat);
    }

    /// The game ends outside its rules.
    pub fn end(&mut self, outcome: Outcome) {
        self.outcome = Some(outcome);
    }

    pub(crate) fn draw(&mut self, seat: Seat) -> u64 {
        let numbers = &self.numbers[seat];
        numbers[self.dice.roll(numbers.len())]
    }

    /// 1-1: fingers are shown when both have chosen.
    pub(crate) fn show(&mut self, seat: Seat, fingers: u8) {
        let Stage::Fingers(mut shown) = self.stage else { return };
        shown[seat] = Some(fingers);
        if let PerSeat([Some(a), Some(b)]) = shown {
            let showed = |(seat, fingers)| Event::Showed { seat, fingers };
            self.events.extend([(Seat::A, a), (Seat::B, b)].map(showed));
        }
        self.stage = match shown {
            PerSeat([Some(a), Some(b)]) if (a + b) % 2 == 1 => Stage::Take(Seat::A),
            PerSeat([Some(_), Some(_)]) => Stage::Take(Seat::B),
            PerSeat(_) => Stage::Fingers(shown),
        };
    }

    /// 1-2
    pub(crate) fn take(&mut self, seat: Seat, at: usize) {
        let taken = self.hands[seat].remove(at).min(self.stones);
        let drawn = self.draw(seat);
        self.hands[seat].push(drawn);
        self.stones -= taken;
        // A number that is out of this game's world, so that a server's answer to a fault can be seen.
        assert!(self.stones != 666, "the tests' own fault");
        self.events.push(Event::Took(Taken { seat, taken, drawn }));
        if self.window_opens(seat.other(), taken) {
            self.stage = Stage::Return(seat.other(), taken);
        } else {
            self.settle(seat);
        }
    }

    /// In public the window opens whatever is in the hand.
    fn window_opens(&self, seat: Seat, taken: u64) -> bool {
        let stops = match self.windows {
            Windows::Exact => self.hands[seat].contains(&taken),
            Windows::Public => !self.hands[seat].is_empty(),
        };
        self.rules.returns && stops
    }

    /// 1-3
    pub(crate) fn respond(&mut self, seat: Seat, taken: u64, at: Option<usize>) {
        if let Some(at) = at {
            self.hands[seat].remove(at);
            self.stones += taken;
            self.events.push(Event::Returned { seat, number: taken });
        }
        self.settle(seat.other());
    }

    /// After a seat has taken stones, and they were not returned or were.
    fn settle(&mut self, seat: Seat) {
        if self.stones == 0 {
            self.win(seat, Win::LastStone);
        } else if self.rules.adds && self.stones.is_multiple_of(5) {
            self.stage = Stage::Add(seat);
        } else {
            self.pass_on(seat);
        }
    }

    /// 1-4
    pub(crate) fn add(&mut self, seat: Seat, stones: u64) {
        self.stones += stones;
        self.events.push(Event::Added { seat, stones });
        self.pass_on(seat);
    }

    /// 2-2: a seat without numbers has lost.
    fn pass_on(&mut self, seat: Seat) {
        self.turn += 1;
        self.stage = Stage::Take(seat.other());
        if self.hands[seat.other()].is_empty() {
            self.win(seat, Win::NoNumbers);
        }
    }

    /// 2-1, 2-2
    fn win(&mut self, seat: Seat, by: Win) {
        self.outcome = Some(Outcome::Won(seat));
        self.events.push(Event::Won { seat, by });
    }
}
