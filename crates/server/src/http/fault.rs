//! What went wrong, as an answer.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use host::Problem;

#[derive(Debug)]
pub struct Fault(pub StatusCode, pub Problem);

impl From<Problem> for Fault {
    fn from(problem: Problem) -> Fault {
        let status = match (problem.place.as_str(), problem.what) {
            ("challenge", Some("challenge_taken")) => StatusCode::CONFLICT,
            ("challenge", Some("challenge_withdrawn")) => StatusCode::GONE,
            ("room" | "challenge", _) => StatusCode::NOT_FOUND,
            ("rooms" | "challenges" | "storage", _) => StatusCode::SERVICE_UNAVAILABLE,
            _ => StatusCode::BAD_REQUEST,
        };
        Fault(status, problem)
    }
}

impl IntoResponse for Fault {
    fn into_response(self) -> Response {
        (self.0, Json(self.1)).into_response()
    }
}
