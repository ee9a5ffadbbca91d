//! What was agreed on when a room was opened, and who may come in.

use crate::protocol::{ClockPlan, Holding, Links, Player, SeatPlan};
use crate::token::token;
use host::{Bot, Problem};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{MatchReplay, PerSeat, Seat};

/// A match as it was when a game of it began; its games are the rooms of those before.
pub type MatchSoFar = MatchReplay<Value, String>;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Plan {
    pub seats: [SeatPlan; 2],
    pub clock: Option<ClockPlan>,
    pub practice: bool,
    pub pace_ms: Option<u32>,
    pub keys: Links,
    /// Anybody may find the game and watch it.
    #[serde(default)]
    pub listed: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub in_match: Option<MatchSoFar>,
}

impl Plan {
    pub fn bot(&self, seat: Seat) -> Option<(Bot, Option<u32>)> {
        match &self.seats[seat.index()] {
            SeatPlan::Person { .. } => None,
            SeatPlan::Bot { bot, budget_ms } => Some((*bot, *budget_ms)),
        }
    }

    pub fn is_person(&self, seat: Seat) -> bool {
        self.bot(seat).is_none()
    }

    pub fn only_bots(&self) -> bool {
        !Seat::BOTH.into_iter().any(|seat| self.is_person(seat))
    }

    /// What a key opens.
    pub fn holding(&self, key: &str) -> Option<Holding> {
        let is = |own: &Option<String>| own.as_deref() == Some(key);
        let Links { a, b, both, watch, watch_a, watch_b } = &self.keys;
        match () {
            () if is(a) => Some(Holding::A),
            () if is(b) => Some(Holding::B),
            () if is(both) => Some(Holding::Both),
            () if watch == key || is(watch_a) || is(watch_b) => Some(Holding::Watcher),
            () => None,
        }
    }

    /// The one key that players may pass on.
    pub fn watch_for(&self, holding: Holding) -> Option<String> {
        let Links { watch, watch_a, watch_b, .. } = &self.keys;
        let of_all = || Some(watch.clone());
        match holding {
            Holding::A => watch_a.clone().or_else(of_all),
            Holding::B => watch_b.clone().or_else(of_all),
            Holding::Both => of_all(),
            Holding::Watcher => None,
        }
    }

    /// The player who let a watcher in by this key.
    pub fn guest_of(&self, key: &str) -> Option<Seat> {
        let is = |own: &Option<String>| own.as_deref() == Some(key);
        match () {
            () if is(&self.keys.watch_a) => Some(Seat::A),
            () if is(&self.keys.watch_b) => Some(Seat::B),
            () => None,
        }
    }

    /// Which of these seats' hidden cards a watcher may see: the other player may have any key but that of the
    /// player's own guests.
    pub fn shown_to(&self, guest_of: Option<Seat>, shown: [bool; 2]) -> [bool; 2] {
        let is_safe = |seat: Seat| guest_of == Some(seat) || self.key(seat.other()).is_none();
        Seat::BOTH.map(|seat| shown[seat.index()] && is_safe(seat))
    }

    /// The key of a person who plays this seat and no other.
    pub fn key(&self, seat: Seat) -> Option<&str> {
        match seat {
            Seat::A => self.keys.a.as_deref(),
            Seat::B => self.keys.b.as_deref(),
        }
    }

    pub fn players(&self, here: impl Fn(Seat) -> bool) -> [Player; 2] {
        Seat::BOTH.map(|seat| match &self.seats[seat.index()] {
            SeatPlan::Person { name } => Player { name: name.clone(), bot: None, here: here(seat) },
            SeatPlan::Bot { bot, .. } => Player { name: String::new(), bot: Some(*bot), here: true },
        })
    }

    /// What the clocks of the seats show when the game begins, in milliseconds.
    pub fn time(&self) -> [i64; 2] {
        let carried_over = self.in_match.as_ref().and_then(MatchReplay::time_left);
        let full = self.clock.map_or(0, |clock| clock.game_seconds.saturating_mul(1000));
        carried_over.unwrap_or(PerSeat([full; 2])).0.map(i64::from)
    }

    /// Did both players come to an earlier game of the match?
    pub fn goes_on_with_match(&self) -> bool {
        self.in_match.as_ref().is_some_and(|so_far| !so_far.games.is_empty())
    }

    /// The plan of a rematch: everybody takes the other seat, with a new key, and the score is 0 again.
    ///
    /// # Errors
    /// When the system has no random numbers.
    pub fn exchanged(&self) -> Result<Plan, Problem> {
        let [a, b] = self.seats.clone();
        let seats = [b, a];
        let keys = keys(&seats, self.practice)?;
        let in_match = self.in_match.as_ref().map(|old| {
            let PerSeat([a, b]) = old.registered.clone();
            MatchReplay::new(old.best_of, PerSeat([b, a]), old.time)
        });
        Ok(Plan { seats, keys, in_match, ..self.clone() })
    }
}

/// New keys: two persons who practise are one person at one screen.
///
/// # Errors
/// When the system has no random numbers.
pub fn keys(seats: &[SeatPlan; 2], practice: bool) -> Result<Links, Problem> {
    let persons = seats.each_ref().map(|plan| matches!(plan, SeatPlan::Person { .. }));
    let one_screen = persons == [true, true] && practice;
    let key = |wanted: bool| wanted.then(token).transpose();
    let rivals = persons == [true, true] && !practice;
    Ok(Links {
        watch_a: key(rivals)?,
        watch_b: key(rivals)?,
        a: key(persons[0] && !one_screen)?,
        b: key(persons[1] && !one_screen)?,
        both: key(one_screen)?,
        watch: token()?,
    })
}
