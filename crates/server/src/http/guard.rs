//! Who may ask: this page, and programs; not any other page that a browser has open.

use super::AppState;
use super::fault::Fault;
use crate::problem;
use axum::extract::{Request, State};
use axum::http::header::{HOST, ORIGIN};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

const HEADERS: [(&str, &str); 6] = [
    (
        "content-security-policy",
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; \
         font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; \
         form-action 'none'; frame-ancestors 'none'",
    ),
    ("x-content-type-options", "nosniff"),
    ("x-frame-options", "DENY"),
    ("referrer-policy", "no-referrer"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
];

pub async fn check(State(app): State<AppState>, request: Request, next: Next) -> Response {
    let is_api = request.uri().path().starts_with("/api/");
    let mut response = match may(&app, &request) {
        Ok(()) => next.run(request).await,
        Err(fault) => fault.into_response(),
    };
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.insert(HeaderName::from_static(name), HeaderValue::from_static(value));
    }
    if is_api {
        headers.insert("cache-control", HeaderValue::from_static("no-store"));
    }
    response
}

fn may(app: &AppState, request: &Request) -> Result<(), Fault> {
    let headers = request.headers();
    let host = text(headers, &HOST).unwrap_or_default();
    if app.is_loopback && !is_loopback(host) {
        return Err(Fault(StatusCode::FORBIDDEN, problem::only_this_machine()));
    }
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD);
    if changes || request.uri().path() == "/ws" {
        let own = |origin: &str| origin.split_once("://").is_some_and(|(_, from)| from == host);
        if text(headers, &ORIGIN).is_some_and(|origin| !own(origin)) {
            return Err(Fault(StatusCode::FORBIDDEN, problem::other_page()));
        }
    }
    Ok(())
}

fn text<'a>(headers: &'a HeaderMap, name: &HeaderName) -> Option<&'a str> {
    headers.get(name).map(|value| value.to_str().unwrap_or("unreadable"))
}

/// A name with any port: another one may lead here, but was not printed by this server.
fn is_loopback(host: &str) -> bool {
    let name = match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) => name,
        _ => host,
    };
    name.eq_ignore_ascii_case("localhost") || name == "[::1]" || is_loopback_v4(name)
}

fn is_loopback_v4(name: &str) -> bool {
    name.parse::<std::net::Ipv4Addr>().is_ok_and(|address| address.is_loopback())
}
