//! The game at the table: what is asked, and the answers.

use crate::Nim;
use crate::game::{FINGERS, MOST_ADDED, Stage};
use table::{Asked, Key, Kind, Outcome, Recorded, Refused, Seat, Sort, StateHash, Table, Value};

/// Bots choose among so many numbers where any can be declared.
const SUGGESTED: usize = 3;

impl Nim {
    /// The numbers that can be laid off, each by its place in the hand.
    fn returns(&self, seat: Seat, taken: u64) -> Vec<usize> {
        self.hands[seat].iter().position(|&number| number == taken).into_iter().collect()
    }

    /// Copies of a number are counted.
    fn take_key(&self, seat: Seat, at: usize) -> Key {
        let number = self.hands[seat][at];
        match self.hands[seat][..at].iter().filter(|&&other| other == number).count() {
            0 => Key::new(format!("take {number}")),
            before => Key::new(format!("take {number} #{}", before + 1)),
        }
    }
}

impl Table for Nim {
    fn asked(&self, seat: Seat) -> Option<Asked> {
        if self.outcome.is_some() {
            return None;
        }
        match self.stage {
            Stage::Fingers(shown) => {
                shown[seat].is_none().then(|| Asked::new(Kind::Number, usize::from(FINGERS)))
            }
            Stage::Take(own) => (own == seat).then(|| Asked::new(Kind::Choose, self.hands[seat].len())),
            Stage::Return(own, taken) => (own == seat).then(|| {
                let returns = self.returns(seat, taken).len();
                Asked::window(returns + 1, returns)
            }),
            Stage::Add(own) => (own == seat).then(|| Asked::new(Kind::Declare(Sort::Number), SUGGESTED)),
        }
    }

    fn answer_as(&mut self, seat: Seat, option: usize) -> Result<(), Refused> {
        if self.outcome.is_some() {
            return Err(Refused::Over);
        }
        let offered = self.asked(seat).ok_or(Refused::NotAsked(seat))?.options;
        if option >= offered {
            return Err(Refused::NoSuchOption { given: option, offered });
        }
        match self.stage {
            Stage::Fingers(_) => self.show(seat, option as u8 + 1),
            Stage::Take(_) => self.take(seat, option),
            Stage::Return(_, taken) => {
                let at = self.returns(seat, taken).get(option).copied();
                self.respond(seat, taken, at);
            }
            Stage::Add(_) => self.add(seat, option as u64 + 1),
        }
        Ok(())
    }

    fn key(&self, seat: Seat, option: usize) -> Key {
        match self.stage {
            Stage::Fingers(_) => Key::new(format!("show {}", option + 1)),
            Stage::Take(_) => self.take_key(seat, option),
            Stage::Return(_, taken) if option < self.returns(seat, taken).len() => {
                Key::new(format!("return {taken}"))
            }
            Stage::Return(..) => Key::new("pass"),
            Stage::Add(_) => Key::from(&Value::Number(option as i64 + 1)),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    fn declare(&mut self, seat: Seat, value: &Value) -> Result<(), Refused> {
        match (self.stage, value) {
            (Stage::Add(own), Value::Number(number @ 1..=MOST_ADDED)) if own == seat => {
                self.add(seat, number.unsigned_abs());
                Ok(())
            }
            _ => Err(Refused::NotOffered(value.into())),
        }
    }

    fn find_values(&self, seat: Seat, text: &str, most: usize) -> Vec<Value> {
        let asked = matches!(self.asked(seat), Some(Asked { kind: Kind::Declare(_), .. }));
        let fits = |number: &i64| asked && number.to_string().starts_with(text.trim());
        (1..=MOST_ADDED).filter(fits).take(most).map(Value::Number).collect()
    }
}

impl Recorded for Nim {
    fn state_hash(&self) -> StateHash {
        let mut hash = StateHash::default();
        hash.add_number(self.stones as i64);
        hash.add_number(self.turn);
        for seat in Seat::BOTH {
            hash.add_text(&format!("{:?} {:?}", self.hands[seat], self.asked(seat)));
        }
        hash.add_text(&format!("{:?}", self.outcome));
        hash
    }
}
