//! Who may ask: this page, and programs; not any other page that a browser has open.

use super::AppState;
use super::fault::Fault;
use crate::problem;
use axum::extract::{Request, State};
use axum::http::header::{HOST, ORIGIN};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::net::IpAddr;

/// From where a browser asks.
const SEC_FETCH_SITE: HeaderName = HeaderName::from_static("sec-fetch-site");

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
    if !is_own_name(without_port(host), &app.names) {
        return Err(Fault(StatusCode::FORBIDDEN, problem::unknown_name(without_port(host))));
    }
    let path = request.uri().path();
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD);
    if changes || path == "/ws" {
        let own = |origin: &str| origin.split_once("://").is_some_and(|(_, from)| from == host);
        if text(headers, &ORIGIN).is_some_and(|origin| !own(origin)) {
            return Err(Fault(StatusCode::FORBIDDEN, problem::other_page()));
        }
    }
    // A link that is followed leads to the page; nothing else is for other pages.
    let serves = path == "/ws" || path.starts_with("/api/");
    let from = text(headers, &SEC_FETCH_SITE);
    if serves && from.is_some_and(|from| !matches!(from, "same-origin" | "none")) {
        return Err(Fault(StatusCode::FORBIDDEN, problem::other_page()));
    }
    Ok(())
}

/// A page of somebody else may let its own name lead here. What is no such name: an address, a name of this network,
/// or one that the server was told.
fn is_own_name(name: &str, told: &[String]) -> bool {
    let address = name.trim_start_matches('[').trim_end_matches(']').parse::<IpAddr>().is_ok();
    let name = name.trim_end_matches('.').to_ascii_lowercase();
    let near = name.rsplit_once('.').is_none_or(|(_, last)| matches!(last, "local" | "localhost"));
    address || near || told.iter().any(|told| told.eq_ignore_ascii_case(&name))
}

fn text<'a>(headers: &'a HeaderMap, name: &HeaderName) -> Option<&'a str> {
    headers.get(name).map(|value| value.to_str().unwrap_or("unreadable"))
}

fn without_port(host: &str) -> &str {
    match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) => name,
        Some(_) | None => host,
    }
}

/// A name with any port: another one may lead here, but was not printed by this server.
fn is_loopback(host: &str) -> bool {
    let name = without_port(host);
    name.eq_ignore_ascii_case("localhost") || name == "[::1]" || is_loopback_v4(name)
}

fn is_loopback_v4(name: &str) -> bool {
    name.parse::<std::net::Ipv4Addr>().is_ok_and(|address| address.is_loopback())
}
