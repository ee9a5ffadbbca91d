//! A connection: what it says goes to its room, what the room tells goes out.

use super::AppState;
use super::addresses::Place;
use crate::lobby::Lobby;
use crate::problem;
use crate::protocol::{FromPage, ToPage, VERSION};
use crate::room::Call;
use axum::Extension;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Query, State};
use axum::response::Response;
use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt, StreamExt};
use host::Problem;
use serde::Deserialize;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{interval, timeout};

/// The room closed, or the connection was too slow: come again.
const COME_AGAIN: u16 = 1012;
/// There is no such room, or the key does not fit.
const NO_ROOM: u16 = 4004;
/// Another version of the protocol: load the page again.
const OLD_PAGE: u16 = 4001;

const PING: Duration = Duration::from_secs(25);
const SILENCE: Duration = Duration::from_secs(80);
const SLOW: Duration = Duration::from_secs(20);
/// What is longer ends the connection; what is longer than the limit for messages is refused.
const FRAME: usize = 1 << 20;

#[derive(Deserialize)]
pub struct Asked {
    #[serde(default)]
    room: String,
    #[serde(default)]
    key: String,
    version: Option<u32>,
}

pub async fn open(
    State(app): State<AppState>,
    Query(asked): Query<Asked>,
    Extension(own): Extension<Place>,
    upgrade: WebSocketUpgrade,
) -> Response {
    upgrade.max_message_size(FRAME).on_upgrade(async move |socket| {
        talk(app.lobby, asked, socket).await;
        drop(own);
    })
}

async fn talk(lobby: Arc<Lobby>, asked: Asked, socket: WebSocket) {
    let (mut sink, stream) = socket.split();
    if asked.version.is_some_and(|version| version != VERSION) {
        return send_away(sink, problem::other_version(VERSION), OLD_PAGE).await;
    }
    let Ok(_permit) = Arc::clone(&lobby.connections).try_acquire_owned() else {
        return send_away(sink, problem::too_many_connections(), COME_AGAIN).await;
    };
    let (outbox, mut letters) = mpsc::channel(lobby.limits.unread_messages);
    let own = outbox.downgrade();
    let join = |reply| Call::Join { key: asked.key.clone(), outbox: outbox.clone(), reply };
    let id = match lobby.ask_room(&asked.room, join).await {
        Ok(id) => id,
        Err(problem) => {
            let passes = matches!(problem.place.as_str(), "rooms" | "storage");
            return send_away(sink, problem, if passes { COME_AGAIN } else { NO_ROOM }).await;
        }
    };
    drop(outbox);
    tokio::select! {
        () = listen(&lobby, &asked.room, id, stream, own) => {}
        () = tell(&mut sink, &mut letters) => {}
    }
    lobby.say(&asked.room, Call::Leave { id }).await;
    let frame = CloseFrame { code: COME_AGAIN, reason: Utf8Bytes::from_static("come again") };
    let _ = timeout(SLOW, sink.send(Message::Close(Some(frame)))).await;
}

async fn send_away(mut sink: SplitSink<WebSocket, Message>, problem: Problem, code: u16) {
    let text = serde_json::to_string(&ToPage::Refused { problem, about: None }).unwrap_or_default();
    let _ = timeout(SLOW, sink.send(Message::Text(text.into()))).await;
    let frame = CloseFrame { code, reason: Utf8Bytes::from_static("refused") };
    let _ = timeout(SLOW, sink.send(Message::Close(Some(frame)))).await;
}

/// Until the room lets go of the connection, or it breaks.
async fn tell(sink: &mut SplitSink<WebSocket, Message>, letters: &mut mpsc::Receiver<Utf8Bytes>) {
    let mut pings = interval(PING);
    loop {
        let message = tokio::select! {
            letter = letters.recv() => match letter {
                Some(text) => Message::Text(text),
                None => return,
            },
            _ = pings.tick() => Message::Ping(axum::body::Bytes::new()),
        };
        if !matches!(timeout(SLOW, sink.send(message)).await, Ok(Ok(()))) {
            return;
        }
    }
}

/// Until the other side leaves, or says nothing at all for long.
async fn listen(
    lobby: &Arc<Lobby>,
    room: &str,
    id: u64,
    mut stream: SplitStream<WebSocket>,
    outbox: mpsc::WeakSender<Utf8Bytes>,
) {
    while let Ok(Some(Ok(message))) = timeout(SILENCE, stream.next()).await {
        let said = match message {
            Message::Text(text) => read(lobby, &text),
            Message::Binary(_) => Err(problem::message_not_text()),
            Message::Ping(_) | Message::Pong(_) => continue,
            Message::Close(_) => return,
        };
        match said {
            Ok(what) => {
                let (done, ready) = oneshot::channel();
                lobby.say(room, Call::Said { id, what, done }).await;
                let _ = ready.await;
            }
            Err(problem) => {
                let text =
                    serde_json::to_string(&ToPage::Refused { problem, about: None }).unwrap_or_default();
                let Some(outbox) = outbox.upgrade() else { return };
                if outbox.try_send(text.into()).is_err() {
                    return;
                }
            }
        }
    }
}

fn read(lobby: &Lobby, text: &str) -> Result<FromPage, Problem> {
    if text.len() > lobby.limits.message_bytes {
        return Err(problem::message_too_long());
    }
    serde_json::from_str(text).map_err(problem::message_not_understood)
}
