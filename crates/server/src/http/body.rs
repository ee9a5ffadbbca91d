//! Reading what was sent, so that whatever is wrong with it comes back as a problem.

use super::fault::Fault;
use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::http::StatusCode;
use host::Problem;
use serde::de::DeserializeOwned;

pub type Sent = Result<Bytes, BytesRejection>;

pub fn bytes(sent: Sent) -> Result<Bytes, Fault> {
    sent.map_err(|why| {
        let problem = Problem::new("body", why.body_text(), "send less, or send it again");
        Fault(why.status(), problem)
    })
}

pub fn text(sent: Sent) -> Result<String, Fault> {
    String::from_utf8(bytes(sent)?.into())
        .map_err(|_| bad("it is no text in UTF-8".to_owned(), "save the file as UTF-8"))
}

pub fn json<T: DeserializeOwned>(sent: Sent) -> Result<T, Fault> {
    let bytes = bytes(sent)?;
    serde_json::from_slice(&bytes).map_err(|why| {
        bad(format!("it is not the JSON that is expected here: {why}"), "see docs/protocol.md")
    })
}

fn bad(reason: String, way_out: &str) -> Fault {
    Fault(StatusCode::BAD_REQUEST, Problem::new("body", reason, way_out))
}
