//! Seeing ahead: what would come of an answer, as far as it is certain from what a seat knows. It is tried out in worlds
//! whose hidden cards, decklists and chances are not those of the game, and shown is what they have in common.

mod certain;

use crate::{GameView, Viewer};
use certain::Certain;
use serde::Serialize;
use serde_json::Value;
use table::{Dice, Key, Outcome, Refused, Searchable, Seat, Table};
use ts_rs::TS;

/// What would come of an answer.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct Foreseen {
    /// The game's own view at the last moment that is certain, without a question. What is open in it is null.
    #[ts(type = "unknown")]
    pub view: Value,
    /// What would be told of it, as far as it is certain: this may go further than the view.
    #[ts(type = "unknown[]")]
    pub lines: Vec<Value>,
    /// Something in the view is open.
    pub open: bool,
    /// Somebody could respond on the way: it is seen as if nobody did.
    pub unless_responded: bool,
    pub then: Then,
}

/// Why no more is seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Then {
    /// This seat has something to choose.
    Asked {
        seat: Seat,
    },
    /// It depends on what is hidden.
    Hidden,
    Over {
        outcome: Outcome,
    },
    /// It goes on for long.
    Later,
}

/// Finds out what would come of an answer.
pub type Foresight = Box<dyn FnOnce() -> Result<Foreseen, Refused> + Send>;

/// So many worlds are tried. What is the same in all of them is taken for certain.
const WORLDS: u64 = 12;
/// So many answers at most, of those that pass and those that have no choice.
const LONGEST: usize = 60;

/// What would come of this answer of a seat, after so many moves.
///
/// # Errors
/// When it is not offered.
pub fn foreseen<V: GameView>(now: &V, moves: u32, seat: Seat, key: &Key) -> Result<Foreseen, Refused> {
    let mut ahead = Ahead::of(now, seat, moves);
    for world in &mut ahead.worlds {
        world.game_mut().answer_by_key(seat, key)?;
        world.take_in(moves);
    }
    Ok(ahead.seen())
}

/// What comes next in a world.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Next {
    Goes { seat: Seat, responds: bool },
    Stops(Then),
}

/// Games that the seat cannot tell from the one that is played, a step after the other.
struct Ahead<V> {
    worlds: Vec<V>,
    viewer: Viewer,
    /// How many lines are told already.
    told: usize,
    moves: u32,
    /// The last moment that is certain.
    certain: Certain,
    responded: bool,
}

impl<V: GameView> Ahead<V> {
    fn of(now: &V, seat: Seat, moves: u32) -> Ahead<V> {
        let viewer = Viewer::Seat(seat);
        let world = |number: u64| {
            let mut world = now.clone();
            world.game_mut().redeal_blindly(seat, &mut Dice::new(number));
            world
        };
        let certain = Certain { value: now.field(viewer), is_open: false };
        let worlds = (0..WORLDS).map(world).collect();
        Ahead { worlds, viewer, told: now.lines(), moves, certain, responded: false }
    }

    fn seen(mut self) -> Foreseen {
        let then = self.go_on();
        Foreseen {
            lines: self.lines(),
            view: self.certain.value,
            open: self.certain.is_open,
            unless_responded: self.responded,
            then,
        }
    }

    /// Goes on in all worlds to the next choice, as long as they are the same.
    fn go_on(&mut self) -> Then {
        for _ in 0..LONGEST {
            let fields: Vec<Value> = self.worlds.iter().map(|world| world.field(self.viewer)).collect();
            match Certain::of(&fields, V::OPEN) {
                Some(certain) => self.certain = certain,
                None => return Then::Hidden,
            }
            let next = next(self.worlds[0].game());
            if self.worlds.iter().any(|world| self::next(world.game()) != next) {
                return Then::Hidden;
            }
            let Next::Goes { seat, responds } = next else { return stop(next) };
            self.responded |= responds;
            if !self.answer(seat) {
                return Then::Hidden;
            }
        }
        Then::Later
    }

    /// Everybody passes, or takes the only option.
    fn answer(&mut self, seat: Seat) -> bool {
        self.moves += 1;
        let moves = self.moves;
        self.worlds.iter_mut().all(|world| {
            let option = world.game().asked(seat).and_then(|asked| asked.pass).unwrap_or(0);
            let answered = world.game_mut().answer_as(seat, option);
            world.take_in(moves);
            answered.is_ok()
        })
    }

    /// What all worlds tell, up to the first line that they do not.
    fn lines(&self) -> Vec<Value> {
        let told: Vec<Vec<Value>> =
            self.worlds.iter().map(|world| world.log(self.told, self.viewer)).collect();
        let least = told.iter().map(Vec::len).min().unwrap_or(0);
        let line = |at: usize| {
            let worlds: Vec<Value> = told.iter().map(|lines| lines[at].clone()).collect();
            Certain::of(&worlds, V::OPEN).map(|certain| certain.value)
        };
        (0..least).map_while(line).collect()
    }
}

fn stop(next: Next) -> Then {
    match next {
        Next::Stops(then) => then,
        Next::Goes { seat, .. } => Then::Asked { seat },
    }
}

/// Who passes in a window goes on, and who has no choice, unless they may act freely.
fn next<G: Searchable>(game: &G) -> Next {
    if let Some(outcome) = game.outcome() {
        return Next::Stops(Then::Over { outcome });
    }
    let asked = game.to_answer().and_then(|seat| Some((seat, game.asked(seat)?)));
    let Some((seat, asked)) = asked else { return Next::Stops(Then::Later) };
    let free = asked.options == 1 && !game.is_quiet();
    match asked.pass {
        Some(_) => Next::Goes { seat, responds: true },
        None if free => Next::Goes { seat, responds: false },
        None => Next::Stops(Then::Asked { seat }),
    }
}
