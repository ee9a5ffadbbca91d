//! Reading what was sent, in time, so that whatever is wrong with it comes back as a problem.

use super::AppState;
use super::fault::Fault;
use crate::problem;
use axum::body::Bytes;
use axum::extract::{FromRequest, Request};
use axum::http::StatusCode;
use serde::de::DeserializeOwned;
use std::convert::Infallible;
use tokio::time::timeout;

/// What came with a request, or why not.
pub struct Sent(Result<Bytes, Fault>);

impl FromRequest<AppState> for Sent {
    type Rejection = Infallible;

    async fn from_request(request: Request, app: &AppState) -> Result<Sent, Infallible> {
        let came = timeout(app.lobby.limits.body, Bytes::from_request(request, app)).await;
        Ok(Sent(match came {
            Ok(bytes) => bytes.map_err(|why| Fault(why.status(), problem::body_not_taken(why.body_text()))),
            Err(_) => Err(Fault(StatusCode::REQUEST_TIMEOUT, problem::body_too_slow())),
        }))
    }
}

pub fn bytes(sent: Sent) -> Result<Bytes, Fault> {
    sent.0
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
