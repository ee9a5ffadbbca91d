//! `wire`: what pages send. The first byte says which game, and whether the lines are messages to a room or requests
//! (a line with its name, then its body). A refusal changes nothing; what a message asks for can always be written.

use crate::games;
use host::{Host, Move, Playing, Viewer};
use serde_json::{Value, json};
use server::protocol::{Acceptance, DeckToStore, FromPage, NewChallenge, NewRoom, Start};
use std::sync::Arc;
use table::Seat;

/// No room hears more.
const MESSAGES: usize = 200;

pub fn run(bytes: &[u8]) {
    let [what, rest @ ..] = bytes else { return };
    let text = String::from_utf8_lossy(rest);
    let host = games::host(what / 2);
    if what.is_multiple_of(2) {
        room(host, &text);
    } else if let Some((name, body)) = text.split_once('\n') {
        request(&**host, name, body);
    }
}

/// A new game of the first built-in deck against itself, which both seats talk to.
fn room(host: &Arc<dyn Host>, text: &str) {
    let decks = host.ask("decks", &json!({})).expect("every game has decks");
    let deck = json!({ "builtin": decks[0]["name"] });
    let wanted = json!({ "decks": [deck, deck], "allow_unread": true, "allow_restricted": true });
    let record = host.set_up(&wanted, 7.into()).expect("a built-in deck can be played");
    let mut playing = host.open(&record).expect("a record can be opened");
    for line in text.lines().take(MESSAGES) {
        if let Ok(message) = serde_json::from_str(line) {
            hear(&mut *playing, &message);
        }
    }
    shown(&*playing);
}

fn hear(playing: &mut dyn Playing, message: &FromPage) {
    match message {
        FromPage::Answer { key, seat, .. } => {
            let seat = seat.or_else(|| playing.to_answer()).unwrap_or(Seat::A);
            make(playing, &Move::Answer { seat, key: key.clone() });
        }
        FromPage::Concede { seat } => make(playing, &Move::Concede(*seat)),
        FromPage::Find { text, seat, .. } => {
            let found = playing.find_values(seat.unwrap_or(Seat::A), text, 20);
            assert!(found.len() <= 20, "no more than asked for");
        }
        FromPage::About { what, .. } => {
            for viewer in [Viewer::Public, Viewer::Seat(Seat::A), Viewer::Both] {
                let _ = playing.about(what, viewer);
            }
        }
        FromPage::Foresee { key, seat, .. } => {
            let before = playing.state_hash();
            let _ = playing.foresight(seat.unwrap_or(Seat::A), key)();
            assert_eq!(playing.state_hash(), before, "what is only seen changes nothing");
        }
        FromPage::Look { .. } | FromPage::Show { .. } => shown(playing),
        FromPage::AnswerDraw { accept: true, .. } => make(playing, &Move::Draw),
        FromPage::AnswerDraw { accept: false, .. }
        | FromPage::Respond { .. }
        | FromPage::OfferDraw { .. }
        | FromPage::Ready { .. }
        | FromPage::First { .. }
        | FromPage::Deck { .. }
        | FromPage::AskBack { .. }
        | FromPage::AnswerBack { .. }
        | FromPage::Say { .. }
        | FromPage::Share
        | FromPage::Undo
        | FromPage::Redo
        | FromPage::Rematch
        | FromPage::Ping => {}
    }
}

fn make(playing: &mut dyn Playing, this: &Move) {
    let before = playing.state_hash();
    if playing.make(this).is_err() {
        assert_eq!(playing.state_hash(), before, "what is refused changes nothing");
    }
}

fn shown(playing: &dyn Playing) {
    for viewer in [Viewer::Public, Viewer::Seat(Seat::A), Viewer::Seat(Seat::B), Viewer::Both] {
        let _ = playing.view(viewer);
        let _ = playing.log(playing.lines().saturating_sub(5), viewer);
    }
}

fn request(host: &dyn Host, name: &str, body: &str) {
    match name {
        "rooms" => {
            let Ok(NewRoom { start: Start::New { wanted, .. }, .. }) = serde_json::from_str(body) else {
                return;
            };
            let Ok(record) = host.set_up(&wanted, 7.into()) else { return };
            shown(&*host.open(&record).expect("what was set up can be opened"));
        }
        "challenges" => {
            let Ok(NewChallenge { part, .. }) = serde_json::from_str(body) else { return };
            let _ = host.invite(&part);
        }
        "accept" => {
            let Ok(Acceptance { part, .. }) = serde_json::from_str(body) else { return };
            let _ = host.agree(&part, &part, Seat::B);
        }
        "store" => drop(serde_json::from_str::<DeckToStore>(body)),
        asked => {
            let Ok(body) = serde_json::from_str::<Value>(body) else { return };
            let _ = host.ask(asked, &body);
        }
    }
}
