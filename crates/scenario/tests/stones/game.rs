//! A heap of stones: each player takes one to three, and whoever takes the last one wins.

use table::{Outcome, Seat};

#[derive(Clone, Debug)]
pub struct Stones {
    pub left: u8,
    pub to_take: Seat,
    pub events: Vec<Event>,
}

/// What happened, and the clause that it followed.
#[derive(Clone, Debug)]
pub struct Event {
    pub what: What,
    pub clauses: [&'static str; 1],
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum What {
    Took(Seat, u8),
    Won(Seat),
}

pub const MOST: u8 = 3;

impl Stones {
    pub fn outcome(&self) -> Option<Outcome> {
        (self.left == 0).then_some(Outcome::Won(self.to_take.other()))
    }

    pub fn may_take(&self, seat: Seat, stones: u8) -> bool {
        self.left > 0 && seat == self.to_take && (1..=MOST.min(self.left)).contains(&stones)
    }

    pub fn take(&mut self, stones: u8) {
        let seat = self.to_take;
        assert!(stones != 2 || self.left != 13, "thirteen");
        self.left -= stones;
        self.to_take = seat.other();
        self.events.push(Event { what: What::Took(seat, stones), clauses: ["1-1"] });
        if self.left == 0 {
            self.events.push(Event { what: What::Won(seat), clauses: ["1-2"] });
        }
    }
}
