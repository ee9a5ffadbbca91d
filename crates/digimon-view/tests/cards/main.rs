//! Cards, decks and positions as a page asks for them.

mod ahead;
mod asking;
mod challenges;
mod decks;
mod look_alike;
mod pools;
mod positions;
mod rubbish;
mod same_choices;
mod set_up;
mod texts_of_cards;
mod types;

use digimon_view::DigimonHost;
use host::{Host, Problem};
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

/// A host with nothing but the built-in cards.
fn plain() -> &'static DigimonHost {
    static PLAIN: OnceLock<DigimonHost> = OnceLock::new();
    PLAIN.get_or_init(|| DigimonHost::new(None))
}

/// The whole pool of printed cards, where `../shared` is.
fn whole() -> Option<&'static DigimonHost> {
    static WHOLE: OnceLock<Option<DigimonHost>> = OnceLock::new();
    let host = WHOLE.get_or_init(|| {
        let text = shared("cards/digimon.en.json")?;
        let host = DigimonHost::new(Some(PathBuf::from(env!("CARGO_TARGET_TMPDIR"))));
        host.add_pool("whole", &text).expect("a pool");
        Some(host)
    });
    host.as_ref()
}

/// A file of `../shared`.
fn shared(file: &str) -> Option<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared").join(file);
    let text = std::fs::read_to_string(path).ok();
    if text.is_none() {
        println!("skipped: ../shared is not here");
    }
    text
}

#[track_caller]
fn ask(host: &DigimonHost, request: &str, body: Value) -> Value {
    host.ask(request, &body).unwrap_or_else(|problem| panic!("{request} {body}: {problem}"))
}

#[track_caller]
fn refused(host: &DigimonHost, request: &str, body: &Value) -> Problem {
    match host.ask(request, body) {
        Err(problem) => complete(problem),
        Ok(answer) => panic!("{request} {body} was answered: {answer}"),
    }
}

/// Place, reason and way out are all there, and a key for other languages.
#[track_caller]
fn complete(problem: Problem) -> Problem {
    let Problem { place, reason, way_out, what, .. } = &problem;
    assert!([place, reason, way_out].iter().all(|text| !text.trim().is_empty()), "{problem:?}");
    assert!(what.is_some(), "the page has no words for {problem:?}");
    problem
}

/// The texts of a field of each element.
fn texts<'v>(list: &'v Value, field: &str) -> Vec<&'v str> {
    list.as_array().into_iter().flatten().filter_map(|element| element[field].as_str()).collect()
}

/// How many options whoever is asked has.
fn options(game: &dyn host::Playing) -> usize {
    game.to_answer().and_then(|seat| game.asked(seat)).map_or(0, |asked| asked.options)
}
