//! The page's own files.

use super::AppState;
use super::fault::Fault;
use crate::problem;
use axum::extract::{Request, State};
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, Method, StatusCode};
use axum::response::{IntoResponse, Response};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

/// One file of the page.
#[derive(Clone, Copy, Debug)]
pub struct Asset {
    /// The content type.
    pub kind: &'static str,
    pub plain: &'static [u8],
    pub br: Option<&'static [u8]>,
    pub gz: Option<&'static [u8]>,
    /// Its name changes with what is in it: browsers may keep it for ever.
    pub forever: bool,
}

/// The file at a path; `/` is the page itself.
pub type Assets = Arc<dyn Fn(&str) -> Option<Asset> + Send + Sync>;

pub async fn serve(State(app): State<AppState>, request: Request) -> Response {
    match (app.assets)(request.uri().path()) {
        Some(asset) if request.method() == Method::GET => sent(&asset, request.headers()),
        Some(_) | None => Fault(StatusCode::NOT_FOUND, problem::nothing_here()).into_response(),
    }
}

fn sent(asset: &Asset, asked: &HeaderMap) -> Response {
    let mut hasher = DefaultHasher::new();
    asset.plain.hash(&mut hasher);
    let tag = format!("\"{:016x}\"", hasher.finish());
    let kept = asked.get(IF_NONE_MATCH).and_then(|tags| tags.to_str().ok());
    let caching = if asset.forever { "public, max-age=31536000, immutable" } else { "no-cache" };
    let headers = [(ETAG, tag.as_str()), (CACHE_CONTROL, caching), (VARY, "accept-encoding")];
    if kept.is_some_and(|tags| tags.split(',').any(|kept| kept.trim().trim_start_matches("W/") == tag)) {
        return (StatusCode::NOT_MODIFIED, headers).into_response();
    }
    let (coding, bytes) = coded(asset, asked);
    let mut response = (headers, [(CONTENT_TYPE, asset.kind)], bytes).into_response();
    if let Some(coding) = coding {
        response.headers_mut().insert(CONTENT_ENCODING, axum::http::HeaderValue::from_static(coding));
    }
    response
}

/// The smallest form that the browser understands.
fn coded(asset: &Asset, asked: &HeaderMap) -> (Option<&'static str>, &'static [u8]) {
    let accepted = asked.get(ACCEPT_ENCODING).and_then(|codings| codings.to_str().ok()).unwrap_or_default();
    let takes = |name: &str| {
        accepted.split(',').any(|coding| {
            let (coding, quality) = coding.split_once(';').unwrap_or((coding, ""));
            coding.trim() == name && !matches!(quality.trim(), "q=0" | "q=0.0" | "q=0.00" | "q=0.000")
        })
    };
    match (asset.br.filter(|_| takes("br")), asset.gz.filter(|_| takes("gzip"))) {
        (Some(bytes), _) => (Some("br"), bytes),
        (None, Some(bytes)) => (Some("gzip"), bytes),
        (None, None) => (None, asset.plain),
    }
}
