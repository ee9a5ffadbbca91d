//! What went wrong, as an answer.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use host::Problem;

#[derive(Debug)]
pub struct Fault(pub StatusCode, pub Problem);

impl Fault {
    pub fn missing(place: &str, reason: &str, way_out: &str) -> Fault {
        Fault(StatusCode::NOT_FOUND, Problem::new(place, reason, way_out))
    }

    pub fn forbidden(place: &str, reason: &str, way_out: &str) -> Fault {
        Fault(StatusCode::FORBIDDEN, Problem::new(place, reason, way_out))
    }
}

impl From<Problem> for Fault {
    fn from(problem: Problem) -> Fault {
        let status = match problem.place.as_str() {
            "room" => StatusCode::NOT_FOUND,
            "rooms" | "storage" => StatusCode::SERVICE_UNAVAILABLE,
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
