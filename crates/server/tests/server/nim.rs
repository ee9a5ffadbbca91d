//! The tests' own game: whoever takes the last stone wins. Each seat has three hidden numbers, and
//! takes as many stones as one of them says. In a match the loser of a game chooses who begins, and a seat's numbers,
//! where it brought some, may be exchanged for those beside them.

use host::{Bot, Cancel, Host, Move, NextGame, Playing, PoolId, Problem, Record, Thought, Viewer};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use table::{FirstPlayer, MatchRules, Outcome, PerSeat, Refused, Seat};

#[derive(Clone, Default)]
pub struct Nim {
    /// The numbers that can be drawn, where a game says which: by the name of a pool, or by what games call it.
    pools: Arc<Mutex<BTreeMap<String, Vec<u64>>>>,
    /// How people call the pools that they bring.
    names: Arc<Mutex<BTreeMap<PoolId, String>>>,
    brought: Vec<PoolId>,
}

#[derive(Clone)]
struct Game {
    stones: u64,
    hands: [Vec<u64>; 2],
    chance: u64,
    to_answer: Seat,
    turn: u32,
    outcome: Option<Outcome>,
    log: Vec<(Seat, u64, u64)>,
    /// What the public is told besides, to fill its ears.
    padding: u64,
    /// What each seat draws from.
    numbers: [Vec<u64>; 2],
    slow: Duration,
    /// As it was before the first move.
    first: Option<Box<Game>>,
}

impl Game {
    fn draw(&mut self, seat: Seat) -> u64 {
        self.chance =
            self.chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let numbers = &self.numbers[seat.index()];
        numbers[(self.chance >> 33) as usize % numbers.len()]
    }
}

fn number(value: &Value, name: &str) -> Result<u64, Problem> {
    value[name].as_u64().ok_or_else(|| Problem::new(name, "it is no number", "give one"))
}

impl Host for Nim {
    fn key(&self) -> &'static str {
        "nim"
    }

    fn set_up(&self, wanted: &Value, seed: u64) -> Result<Record, Problem> {
        let stones = number(wanted, "stones")?;
        let [padding, slow, pool, decks] = ["padding", "slow_ms", "pool", "decks"].map(|name| &wanted[name]);
        let names = self.names.lock().unwrap();
        let own = self.brought.iter().find(|id| names.get(id).map(String::as_str) == pool.as_str());
        let pool = own.map_or_else(|| pool.clone(), |id| json!(id));
        Ok(Record(json!({
            "stones": stones, "seed": seed, "padding": padding, "slow_ms": slow, "pool": pool, "decks": decks,
            "pools": own.into_iter().collect::<Vec<_>>(),
        })))
    }

    /// Each brings some of the stones.
    fn invite(&self, offered: &Value) -> Result<Value, Problem> {
        number(offered, "stones")?;
        Ok(json!({ "bring": "stones" }))
    }

    fn agree(&self, offered: &Value, brought: &Value, challenger: Seat) -> Result<Value, Problem> {
        let stones = number(offered, "stones")? + number(brought, "stones")?;
        Ok(json!({ "stones": stones, "challenger": challenger }))
    }

    fn rematch(&self, record: &Record, seed: u64) -> Result<Record, Problem> {
        let stones = number(&record.0, "stones")?;
        let decks = &record.0["decks"];
        Ok(Record(json!({ "stones": stones, "seed": seed, "decks": [decks[1], decks[0]] })))
    }

    fn decks(&self, record: &Record) -> Result<PerSeat<Value>, Problem> {
        Ok(PerSeat::new(|seat| record.0["decks"][seat.index()].clone()))
    }

    fn next_game(&self, record: &Record, next: NextGame<'_>, seed: u64) -> Result<Record, Problem> {
        let mut record = record.clone();
        record.0["seed"] = json!(seed);
        record.0["first"] = json!(next.first);
        record.0["decks"] = json!(next.decks.0);
        Ok(record)
    }

    fn open(&self, record: &Record) -> Result<Box<dyn Playing>, Problem> {
        let stones = number(&record.0, "stones")?;
        let slow = Duration::from_millis(record.0["slow_ms"].as_u64().unwrap_or_default());
        let numbers = match record.0["pool"].as_str() {
            Some(name) => self.pools.lock().unwrap().get(name).cloned(),
            None => Some(vec![1, 2, 3]),
        };
        let gone = || Problem::new("pool", "it is not there any more", "add it again");
        let numbers = numbers.ok_or_else(gone)?;
        let own = |seat: usize| -> Option<Vec<u64>> {
            let numbers = record.0["decks"][seat]["numbers"].as_array()?;
            Some(numbers.iter().filter_map(Value::as_u64).collect())
        };
        let numbers = [0, 1].map(|seat| own(seat).unwrap_or_else(|| numbers.clone()));
        let hands = [Vec::new(), Vec::new()];
        let chance = number(&record.0, "seed")?;
        let padding = record.0["padding"].as_u64().unwrap_or_default();
        let mut game = Game {
            padding,
            stones,
            hands,
            chance,
            to_answer: if record.0["first"] == "B" { Seat::B } else { Seat::A },
            turn: 1,
            outcome: None,
            log: Vec::new(),
            numbers,
            slow,
            first: None,
        };
        for seat in [Seat::A, Seat::B].repeat(3) {
            let drawn = game.draw(seat);
            game.hands[seat.index()].push(drawn);
        }
        game.first = Some(Box::new(game.clone()));
        Ok(Box::new(game))
    }

    fn ask(&self, request: &str, body: &Value) -> Result<Value, Problem> {
        match request {
            "echo" => Ok(body.clone()),
            "pools" => Ok(json!(self.brought.len())),
            _ => Err(Problem::new("request", "unknown", "ask echo")),
        }
    }

    fn among(&self, pools: &[PoolId]) -> Arc<dyn Host> {
        Arc::new(Nim { brought: pools.to_vec(), ..self.clone() })
    }

    fn pools_of(&self, record: &Record) -> Vec<PoolId> {
        serde_json::from_value(record.0["pools"].clone()).unwrap_or_default()
    }

    fn with_pools(&self, record: Record) -> Record {
        record
    }

    /// A pool that is "endless" is read until nobody waits for it any more.
    fn add_own_pool_unless(
        &self,
        id: &PoolId,
        name: &str,
        text: &str,
        left: &Cancel,
    ) -> Result<Value, Problem> {
        if text == "endless" {
            while left.check().is_ok() {
                std::thread::sleep(Duration::from_millis(1));
            }
            return Err(Problem::new("pool", "nobody waits for it", "wait"));
        }
        let holds = self.add_pool(&id.0, text)?;
        self.names.lock().unwrap().insert(id.clone(), name.to_owned());
        Ok(holds)
    }

    fn remove_own_pool(&self, id: &PoolId) {
        self.remove_pool(&id.0);
        self.names.lock().unwrap().remove(id);
    }

    fn add_pool(&self, name: &str, text: &str) -> Result<Value, Problem> {
        let numbers = text.lines().map(str::parse::<u64>).collect::<Result<Vec<_>, _>>();
        let numbers = numbers.map_err(|why| Problem::new("pool", why.to_string(), "give numbers"))?;
        let holds = json!({ "numbers": numbers.len() });
        self.pools.lock().unwrap().insert(name.to_owned(), numbers);
        Ok(holds)
    }

    fn remove_pool(&self, name: &str) {
        self.pools.lock().unwrap().remove(name);
    }
}

impl MatchRules for Nim {
    type Deck = Value;
    type Refusal = Problem;

    fn first_player(&self, last: Outcome) -> FirstPlayer {
        match last {
            Outcome::Won(winner) => FirstPlayer::ChosenBy(winner.other()),
            Outcome::Draw => FirstPlayer::SetByGame,
        }
    }

    fn may_change_decks(&self) -> bool {
        true
    }

    /// The same numbers, as many as before beside the deck.
    fn check_changed(&self, registered: &Value, changed: &Value) -> Result<(), Problem> {
        let part = |deck: &Value, name: &str| deck[name].as_array().cloned().unwrap_or_default();
        let all = |deck: &Value| {
            let mut all = [part(deck, "numbers"), part(deck, "beside")].concat();
            all.sort_by_key(Value::as_u64);
            all
        };
        let is_same = all(registered) == all(changed)
            && part(registered, "beside").len() == part(changed, "beside").len();
        is_same
            .then_some(())
            .ok_or_else(|| Problem::new("deck", "other numbers", "exchange what you brought"))
    }
}

impl Playing for Game {
    fn to_answer(&self) -> Option<Seat> {
        self.outcome.is_none().then_some(self.to_answer)
    }

    fn options(&self) -> usize {
        if self.outcome.is_some() { 0 } else { self.hands[self.to_answer.index()].len() }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    fn turn(&self) -> u32 {
        self.turn
    }

    fn beginning(&self) -> Box<dyn Playing> {
        std::thread::sleep(self.slow);
        let first = self.first.clone().unwrap_or_else(|| Box::new(self.clone()));
        Box::new(Game { first: Some(first.clone()), ..*first })
    }

    fn make(&mut self, this: Move) -> Result<(), Refused> {
        if self.outcome.is_some() {
            return Err(Refused::Over);
        }
        match this {
            Move::Option(option) => self.take(option as usize)?,
            Move::Concede(seat) | Move::TimeOut(seat) => self.outcome = Some(Outcome::Won(seat.other())),
            Move::Draw => self.outcome = Some(Outcome::Draw),
        }
        Ok(())
    }

    fn view(&self, viewer: Viewer) -> Value {
        let hand = |seat: Seat| {
            if viewer.knows_as(seat) {
                json!(self.hands[seat.index()])
            } else {
                json!(self.hands[seat.index()].len())
            }
        };
        let padding = if viewer == Viewer::Public { self.padding as usize } else { 0 };
        json!({ "stones": self.stones, "hands": [hand(Seat::A), hand(Seat::B)], "padding": "x".repeat(padding) })
    }

    fn lines(&self) -> usize {
        self.log.len()
    }

    fn log(&self, from: usize, viewer: Viewer) -> Vec<Value> {
        let line = |(seat, taken, drawn): &(Seat, u64, u64)| {
            let drawn = viewer.knows_as(*seat).then_some(drawn);
            json!({ "seat": seat, "taken": taken, "drawn": drawn })
        };
        self.log[from..].iter().map(line).collect()
    }

    fn about(&self, what: &Value, viewer: Viewer) -> Result<Value, Problem> {
        match what["hand"].as_str() {
            Some("A") => Ok(json!({ "seen": viewer.knows_as(Seat::A), "stones": self.stones })),
            Some("B") => Ok(json!({ "seen": viewer.knows_as(Seat::B), "stones": self.stones })),
            _ => Err(Problem::new("what", "nothing is there", "ask about a hand")),
        }
    }

    fn thought(&self, bot: Bot, budget: Duration, seed: u64) -> Thought {
        let hand = self.hands[self.to_answer.index()].clone();
        Box::new(move || match bot {
            Bot::Random => seed as usize % hand.len(),
            Bot::Greedy => (0..hand.len()).max_by_key(|&at| hand[at]).unwrap(),
            Bot::Search => {
                std::thread::sleep(budget);
                0
            }
        })
    }

    fn position(&self) -> Result<Record, Problem> {
        Ok(Record(json!({ "stones": self.stones, "seed": self.chance })))
    }
}

impl Game {
    fn take(&mut self, option: usize) -> Result<(), Refused> {
        let seat = self.to_answer;
        let offered = self.hands[seat.index()].len();
        if option >= offered {
            return Err(Refused::NoSuchOption { given: option, offered });
        }
        let taken = self.hands[seat.index()].remove(option).min(self.stones);
        let drawn = self.draw(seat);
        self.hands[seat.index()].push(drawn);
        self.stones -= taken;
        // A number that is out of this game's world, so that the server's answer to a fault can be seen.
        assert!(self.stones != 666, "the tests' own fault");
        self.log.push((seat, taken, drawn));
        if self.stones == 0 {
            self.outcome = Some(Outcome::Won(seat));
        }
        self.to_answer = seat.other();
        self.turn += 1;
        Ok(())
    }
}
