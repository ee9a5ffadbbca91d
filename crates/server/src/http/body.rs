//! Reading what was sent, so that whatever is wrong with it comes back as a problem.

use super::fault::Fault;
use crate::problem;
use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use serde::de::DeserializeOwned;

pub type Sent = Result<Bytes, BytesRejection>;

pub fn bytes(sent: Sent) -> Result<Bytes, Fault> {
    sent.map_err(|why| Fault(why.status(), problem::body_not_taken(why.body_text())))
}

/// A text as editors save it, UTF-16 too.
pub fn any_text(sent: Sent) -> Result<String, Fault> {
    ::text::decode_exactly(&bytes(sent)?).ok_or_else(|| problem::not_utf8().into())
}

pub fn text(sent: Sent) -> Result<String, Fault> {
    String::from_utf8(bytes(sent)?.into()).map_err(|_| problem::not_utf8().into())
}

pub fn json<T: DeserializeOwned>(sent: Sent) -> Result<T, Fault> {
    serde_json::from_slice(&bytes(sent)?).map_err(|why| problem::not_the_json(why).into())
}
