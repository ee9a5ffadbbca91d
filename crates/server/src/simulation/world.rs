//! One schedule: rooms, clients and a server, and what befalls them, all by one seed.

use super::client::Client;
use super::faults::Fault;
use super::life::Life;
use super::truth::Truth;
use crate::protocol::{ClockPlan, FromPage, Holding, Links, NewRoom, SeatPlan, Start};
use crate::room;
use serde_json::json;
use std::path::{Path, PathBuf};
use std::time::Duration;
use table::{Dice, Seat};

const STEPS: usize = 60;
/// After so many rounds without faults somebody gives up.
const ROUNDS: usize = 30;
pub const GAME_SECONDS: u32 = 1_800;

pub struct World {
    dice: Dice,
    folder: PathBuf,
    /// How many servers there were.
    lives: u32,
    life: Option<Life>,
    clients: Vec<Client>,
    truth: Truth,
}

impl World {
    /// Plays a schedule to its end in this folder, which has a database.
    pub fn run(seed: u64, folder: &Path) -> Truth {
        let mut world = World {
            dice: Dice::new(seed),
            folder: folder.to_owned(),
            lives: 0,
            life: Some(Life::begin(&folder.join("0"))),
            clients: Vec::new(),
            truth: Truth::default(),
        };
        world.open_room();
        for _ in 0..STEPS {
            world.step();
        }
        world.settle();
        world.truth
    }

    /// A game whose first move meets with this, and that nobody helps by stopping the server.
    pub fn with_one_fault(fault: Fault, folder: &Path) {
        let (dice, life) = (Dice::new(1), Some(Life::begin(&folder.join("0"))));
        let (clients, truth) = (Vec::new(), Truth::default());
        let mut world = World { dice, folder: folder.to_owned(), lives: 0, life, clients, truth };
        world.open_room();
        (0..3).for_each(|at| world.go_on(at));
        world.life().faults.strike(Some(fault));
        world.play_out();
    }

    fn life(&self) -> &Life {
        self.life.as_ref().unwrap()
    }

    fn step(&mut self) {
        match self.dice.roll(100) {
            0..2 => self.open_room(),
            2..22 => self.connect(),
            22..46 => self.read(),
            46..62 => self.choose(),
            62..84 => self.deliver(),
            84..88 => self.cut(),
            88..92 => self.pass(),
            92..98 => self.strike(),
            98 => self.stop(),
            _ => self.kill(),
        }
    }

    fn open_room(&mut self) {
        let deck = json!({ "builtin": "plain" });
        let (wanted, seed) = (json!({ "decks": [deck, deck] }), self.dice.roll(1_000).to_string());
        let person = |name: &str| SeatPlan::Person { name: name.to_owned() };
        let clock = ClockPlan { game_seconds: GAME_SECONDS, choice_seconds: 0 };
        let new = NewRoom {
            game: "nim".to_owned(),
            start: Start::New { wanted, seed: Some(seed) },
            seats: [person("Ann"), person("Bo")],
            clock: (self.dice.roll(2) == 0).then_some(clock),
            best_of: None,
            practice: false,
            pace_ms: None,
            listed: false,
        };
        let has_clock = new.clock.is_some();
        let lobby = self.life().lobby.clone();
        let made = self.life().run(async { room::checked(&lobby, new, &[]).await?.store(&lobby).await });
        let Some(made) = made else { return self.dies() };
        // A room that nobody heard of is nobody's.
        let Ok(made) = made else { return };
        let Links { a, b, watch, .. } = made.links;
        let keys = [(a.unwrap(), Holding::A), (b.unwrap(), Holding::B), (watch, Holding::Watcher)];
        self.clients.extend(keys.iter().map(|(key, holding)| Client::new(&made.room, key, *holding)));
        self.truth.open(&made.room, has_clock);
    }

    fn any(&mut self) -> Option<usize> {
        (!self.clients.is_empty()).then(|| self.dice.roll(self.clients.len()))
    }

    fn connect(&mut self) {
        let Some(at) = self.any().filter(|&at| !self.clients[at].is_connected()) else { return };
        if !self.connects(at) {
            self.dies();
        }
    }

    /// Somebody reads what has come, or only a little of it.
    fn read(&mut self) {
        let Some(at) = self.any() else { return };
        let most = if self.dice.roll(4) == 0 { 1 } else { 20 };
        self.hear(at, most);
    }

    fn hear(&mut self, at: usize, most: usize) {
        let client = &mut self.clients[at];
        for heard in client.read(most) {
            self.truth.told(&client.room, client.holding, heard);
        }
    }

    /// Somebody makes up their mind; it is on its way then.
    fn choose(&mut self) {
        let Some(at) = self.any() else { return };
        let Some((seat, moment, key)) = self.clients[at].choose(&mut self.dice) else { return };
        let client = &mut self.clients[at];
        self.truth.sent(&client.room, seat, moment, &key);
        client.sent.push(FromPage::Answer { at: moment, key, seat: None });
    }

    /// Something that is on its way arrives: any of it, once or not for the last time, whatever connection there is.
    fn deliver(&mut self) {
        let Some(at) = self.any() else { return };
        if self.clients[at].sent.is_empty() || !self.clients[at].is_connected() {
            return;
        }
        let which = self.dice.roll(self.clients[at].sent.len());
        let again = self.dice.roll(3) == 0;
        let what = self.clients[at].sent[which].clone();
        if !again {
            self.clients[at].sent.remove(which);
        }
        if !self.clients[at].deliver(self.life(), what) {
            self.dies();
        }
    }

    fn cut(&mut self) {
        let Some(at) = self.any() else { return };
        let is_noticed = self.dice.roll(2) == 0;
        if self.dice.roll(3) == 0 {
            self.clients[at].sent.clear();
        }
        let life = self.life.as_ref().unwrap();
        if !self.clients[at].cut(life, is_noticed) {
            self.dies();
        }
    }

    /// Time passes, or jumps.
    fn pass(&mut self) {
        let millis = [5, 300, 1_500, 4_000, 70_000, 600_000, 7_200_000][self.dice.roll(7)];
        self.truth.pass(millis);
        self.life().pass(Duration::from_millis(millis));
    }

    fn strike(&mut self) {
        let faults = [
            Fault::Refused,
            Fault::Full,
            Fault::AnswerLost,
            Fault::KilledBefore,
            Fault::KilledAfter,
            Fault::Torn(self.dice.roll(1 << 20) as u64),
        ];
        let fault = faults[self.dice.roll(faults.len())];
        self.life().faults.strike(Some(fault));
    }

    fn stop(&mut self) {
        if let Some(life) = self.life.take() {
            let folder = life.folder.clone();
            life.stop();
            self.begin(&folder);
        }
    }

    fn kill(&mut self) {
        self.dies();
    }

    /// The server is dead; another one goes on with what it left.
    fn dies(&mut self) {
        self.lives += 1;
        let folder = self.folder.join(self.lives.to_string());
        if let Some(life) = self.life.take() {
            life.kill(&folder);
        }
        self.begin(&folder);
    }

    fn begin(&mut self, folder: &Path) {
        self.clients.iter_mut().for_each(Client::forget_connection);
        self.life = Some(Life::begin(folder));
    }

    /// From now on nothing goes wrong: every game ends, and everybody agrees on how it went.
    fn settle(&mut self) {
        self.life().faults.strike(None);
        if self.dice.roll(2) == 0 {
            self.stop();
        }
        self.play_out();
    }

    fn play_out(&mut self) {
        for _ in 0..ROUNDS {
            for at in 0..self.clients.len() {
                self.go_on(at);
            }
        }
        for at in 0..self.clients.len() {
            self.give_up(at);
        }
        for at in 0..self.clients.len() {
            self.come_in(at);
            let (client, life) = (&self.clients[at], self.life.as_ref().unwrap());
            // Players may have it.
            let is_player = |other: &&Client| other.room == client.room && other.holding == Holding::A;
            let key = &self.clients.iter().find(is_player).unwrap().key;
            let replay = |reply| room::Call::Replay { key: key.clone(), reply };
            let replay = life.run(life.lobby.ask_room(&client.room, replay)).unwrap();
            self.truth.check(client, &*life.lobby.hosts[0], &replay.unwrap());
        }
    }

    /// Somebody knows how the table is now.
    fn come_in(&mut self, at: usize) {
        self.be_there(at);
        // Once the room has heard this, everything before it has been told. The server may have been killed meanwhile
        // in a write that nobody waited for.
        if !self.clients[at].deliver(self.life(), FromPage::Ping) {
            self.dies();
            self.be_there(at);
            assert!(self.clients[at].deliver(self.life(), FromPage::Ping));
        }
        self.hear(at, usize::MAX);
    }

    fn be_there(&mut self, at: usize) {
        self.hear(at, usize::MAX);
        if !self.clients[at].is_connected() && !self.connects(at) {
            self.dies();
            assert!(self.connects(at), "the server dies again");
        }
        assert!(self.clients[at].is_connected(), "nobody comes in: {:?}", self.clients[at].refused);
    }

    /// Somebody comes, or is refused; false if the server died of it.
    fn connects(&mut self, at: usize) -> bool {
        let (life, newest) = (self.life.as_ref().unwrap(), self.truth.newest(&self.clients[at].room));
        self.clients[at].connect(life, newest)
    }

    fn go_on(&mut self, at: usize) {
        self.come_in(at);
        let Some((seat, moment, key)) = self.clients[at].choose(&mut self.dice) else { return };
        self.truth.sent(&self.clients[at].room, seat, moment, &key);
        self.tell(at, FromPage::Answer { at: moment, key, seat: None });
    }

    /// What somebody says arrives, unless the server has been killed meanwhile in a write that nobody waited for.
    fn tell(&mut self, at: usize, what: FromPage) {
        if !self.clients[at].deliver(self.life(), what) {
            self.dies();
        }
    }

    fn give_up(&mut self, at: usize) {
        self.come_in(at);
        let client = &self.clients[at];
        if client.holding == Holding::A && client.now["stage"]["over"].is_null() {
            self.truth.gives_up(&client.room);
            self.tell(at, FromPage::Concede { seat: Seat::A });
        }
    }
}
