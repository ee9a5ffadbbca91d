//! A host that shares nothing with the hosts of card games, so that the server can rely on the trait alone; and one that
//! can be slow, tell much, and read for ever, as the tests need it. Its pools are lists of numbers.

mod match_rules;
mod playing;

use host::{Cancel, Host, NextGame, PlayedBy, Playing, PoolId, Problem, Record};
use nim::{Nim, Rules, Setup};
use playing::InPlay;
use serde::Deserialize;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use table::{PerSeat, Seat, Seed, StateHash, Windows};

#[derive(Clone, Default)]
pub struct BareHost {
    /// The numbers that can be drawn, where a game says which: by the name of a pool, or by what games call it.
    pools: Arc<Mutex<BTreeMap<String, Vec<u64>>>>,
    /// How people call the pools that they bring.
    names: Arc<Mutex<BTreeMap<PoolId, String>>>,
    brought: Vec<PoolId>,
}

/// What a stored game starts from.
#[derive(Deserialize)]
struct Stored {
    stones: u64,
    seed: Value,
    #[serde(default)]
    rules: Option<Rules>,
    #[serde(default)]
    windows: Option<Windows>,
    pool: Option<String>,
    first: Option<Seat>,
    /// What the public is told besides, to fill its ears.
    padding: Option<usize>,
    /// How long it takes to set the game up again.
    slow_ms: Option<u64>,
}

fn number(value: &Value, name: &str) -> Result<u64, Problem> {
    value[name].as_u64().ok_or_else(|| Problem::new(name, "it is no number", "give one"))
}

fn stored(record: &Record) -> Result<Stored, Problem> {
    Stored::deserialize(&record.0).map_err(|why| Problem::new("record", why.to_string(), "give another"))
}

impl Stored {
    fn seed(&self) -> Result<Seed, Problem> {
        let seed = self.seed.as_str().map_or_else(|| self.seed.to_string(), ToOwned::to_owned);
        seed.parse().map_err(|why: table::NoSeed| Problem::new("seed", why.to_string(), "give another"))
    }
}

impl BareHost {
    fn pools(&self) -> MutexGuard<'_, BTreeMap<String, Vec<u64>>> {
        self.pools.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn names(&self) -> MutexGuard<'_, BTreeMap<PoolId, String>> {
        self.names.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn numbers(&self, pool: Option<&str>) -> Result<Vec<u64>, Problem> {
        let gone = || Problem::new("pool", "it is not there any more", "add it again");
        match pool {
            Some(name) => self.pools().get(name).cloned().ok_or_else(gone),
            None => Ok(vec![1, 2, 3]),
        }
    }
}

impl Host for BareHost {
    fn key(&self) -> &'static str {
        "nim"
    }

    fn set_up(&self, wanted: &Value, seed: Seed) -> Result<Record, Problem> {
        number(wanted, "stones")?;
        let mut record = wanted.clone();
        record["seed"] = json!(seed);
        let names = self.names();
        let called = |id: &&PoolId| names.get(id).is_some_and(|name| wanted["pool"] == json!(name));
        if let Some(own) = self.brought.iter().find(called) {
            record["pool"] = json!(own);
            record["pools"] = json!([own]);
        }
        stored(&Record(record.clone()))?;
        Ok(Record(record))
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

    fn decks(&self, record: &Record) -> Result<PerSeat<Value>, Problem> {
        Ok(PerSeat::new(|seat| record.0["decks"][seat.index()].clone()))
    }

    fn next_game(&self, record: &Record, next: NextGame<'_>, seed: Seed) -> Result<Record, Problem> {
        let mut record = record.clone();
        record.0["seed"] = json!(seed);
        record.0["first"] = json!(next.first);
        record.0["decks"] = json!(next.decks.0);
        Ok(record)
    }

    fn rematch(&self, record: &Record, seed: Seed) -> Result<Record, Problem> {
        let (stones, decks) = (number(&record.0, "stones")?, &record.0["decks"]);
        Ok(Record(json!({ "stones": stones, "seed": seed, "decks": [decks[1], decks[0]] })))
    }

    fn open(&self, record: &Record) -> Result<Box<dyn Playing>, Problem> {
        let stored = stored(record)?;
        let numbers = self.numbers(stored.pool.as_deref())?;
        let own = |seat: Seat| {
            let numbers = record.0["decks"][seat.index()]["numbers"].as_array()?;
            Some(numbers.iter().filter_map(Value::as_u64).collect::<Vec<u64>>())
        };
        let setup = Setup {
            stones: stored.stones,
            numbers: PerSeat::new(|seat| own(seat).unwrap_or_else(|| numbers.clone())),
            first: stored.first.unwrap_or(Seat::A),
            seed: stored.seed()?,
            rules: stored.rules.unwrap_or_default(),
            windows: stored.windows.unwrap_or_default(),
        };
        let slow = Duration::from_millis(stored.slow_ms.unwrap_or_default());
        Ok(Box::new(InPlay::new(Nim::new(&setup), stored.padding.unwrap_or_default(), slow)))
    }

    /// Its cards are the numbers.
    fn played_by(&self, record: &Record) -> Result<PlayedBy, Problem> {
        let numbers = self.numbers(stored(record)?.pool.as_deref())?;
        let card = |number: u64| (number.to_string(), StateHash::of_text(&format!("take {number}")));
        let cards = numbers.into_iter().map(card).collect();
        Ok(PlayedBy { edition: "Nim 1".to_owned(), rules: StateHash::of_text("1"), cards })
    }

    fn seed(&self, record: &Record) -> Result<Seed, Problem> {
        stored(record)?.seed()
    }

    fn ask(&self, request: &str, body: &Value) -> Result<Value, Problem> {
        match request {
            "echo" => Ok(body.clone()),
            "pools" => Ok(json!(self.brought.len())),
            _ => Err(Problem::new("request", "unknown", "ask echo")),
        }
    }

    fn among(&self, pools: &[PoolId]) -> Arc<dyn Host> {
        Arc::new(BareHost { brought: pools.to_vec(), ..self.clone() })
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
        self.names().insert(id.clone(), name.to_owned());
        Ok(holds)
    }

    fn remove_own_pool(&self, id: &PoolId) {
        self.remove_pool(&id.0);
        self.names().remove(id);
    }

    fn add_pool(&self, name: &str, text: &str) -> Result<Value, Problem> {
        let numbers = text.lines().map(str::parse::<u64>).collect::<Result<Vec<_>, _>>();
        let numbers = numbers.map_err(|why| Problem::new("pool", why.to_string(), "give numbers"))?;
        let holds = json!({ "numbers": numbers.len() });
        self.pools().insert(name.to_owned(), numbers);
        Ok(holds)
    }

    fn remove_pool(&self, name: &str) {
        self.pools().remove(name);
    }
}
