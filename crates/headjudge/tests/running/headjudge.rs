//! Runs the command.

use serde_json::Value;
use std::process::{Command, Output};

/// What the command did.
pub struct Run {
    pub code: i32,
    pub out: String,
    pub err: String,
}

/// Runs `headjudge` with these words, in a folder that has nothing of the checkout.
pub fn headjudge(words: &[&str]) -> Run {
    let output: Output = Command::new(env!("CARGO_BIN_EXE_headjudge"))
        .args(words)
        .current_dir(std::env::temp_dir())
        .output()
        .expect("the command starts");
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    Run { code: output.status.code().unwrap_or(-1), out: text(&output.stdout), err: text(&output.stderr) }
}

/// The same, with JSON as its output.
pub fn headjudge_json(words: &[&str]) -> Value {
    let run = headjudge(words);
    serde_json::from_str(&run.out).unwrap_or_else(|error| panic!("{error}: {}\n{}", run.out, run.err))
}

/// The texts of a JSON list.
pub fn texts(list: &Value) -> Vec<String> {
    list.as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned).collect()
}
