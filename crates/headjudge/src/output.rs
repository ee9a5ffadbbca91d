//! What is printed on standard output; a reader that went away early is no failure.

use crate::problem::Problem;
use serde::Serialize;
use std::io::{self, Write as _};

/// Prints a text and a line end.
pub fn say(text: &str) -> Result<(), Problem> {
    writeln!(io::stdout().lock(), "{text}").map_err(Problem::Output)
}

/// Prints a value as JSON.
pub fn say_json(value: &impl Serialize) -> Result<(), Problem> {
    say(&serde_json::to_string_pretty(value).map_err(Problem::Json)?)
}
