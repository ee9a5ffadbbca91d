//! The page's types are the server's: `HEADJUDGE_BLESS=1 cargo test -p server --test typescript` writes them.

use host::{
    Bot, Changes, Editions, Estimate, Foreseen, Move, PlayedBy, Problem, Then, Worth, keys_as_typescript,
};
use server::protocol::{
    Acceptance, Challenge, ChallengeMade, ClockPlan, Clocks, DeckToStore, Estimated, Estimates, FromPage,
    Holding, Links, MatchFile, MatchNow, MatchStage, NewChallenge, NewRoom, Now, OpenTable, OtherLine,
    OtherStep, Player, Replay, RoomKey, RoomMade, RunningTable, SeatAsked, SeatPlan, Stage, Start,
    StoredDeck, StoredPool, Summary, Tables, ToPage, VERSION, Word,
};
use std::{env, fs, path::PathBuf};
use table::{Key, Kind, Outcome, Respond, Seat, Sort, Value};
use ts_rs::TS;

/// `decl` leaves out the words about a type.
fn declared<T: TS>() -> String {
    let words = T::docs().unwrap_or_default();
    format!("{words}export {}\n", T::decl())
}

fn written() -> String {
    let head = "// Written by `HEADJUDGE_BLESS=1 cargo test -p server --test typescript` from crates/server/src/protocol.";
    let types = [
        declared::<Seat>(),
        declared::<Outcome>(),
        declared::<Key>(),
        declared::<Kind>(),
        declared::<Sort>(),
        declared::<Value>(),
        declared::<Respond>(),
        declared::<Bot>(),
        declared::<Move>(),
        declared::<Problem>(),
        declared::<PlayedBy>(),
        declared::<Changes>(),
        declared::<Editions>(),
        declared::<NewRoom>(),
        declared::<Start>(),
        declared::<SeatPlan>(),
        declared::<ClockPlan>(),
        declared::<RoomMade>(),
        declared::<Links>(),
        declared::<NewChallenge>(),
        declared::<ChallengeMade>(),
        declared::<Challenge>(),
        declared::<Acceptance>(),
        declared::<Tables>(),
        declared::<OpenTable>(),
        declared::<RunningTable>(),
        declared::<Estimates>(),
        declared::<Estimated>(),
        declared::<Estimate>(),
        declared::<Worth>(),
        declared::<OtherLine>(),
        declared::<OtherStep>(),
        declared::<Summary>(),
        declared::<Player>(),
        declared::<Replay>(),
        declared::<RoomKey>(),
        declared::<StoredDeck>(),
        declared::<DeckToStore>(),
        declared::<StoredPool>(),
        declared::<FromPage>(),
        declared::<ToPage>(),
        declared::<Word>(),
        declared::<Foreseen>(),
        declared::<Then>(),
        declared::<Holding>(),
        declared::<Now>(),
        declared::<SeatAsked>(),
        declared::<Stage>(),
        declared::<Clocks>(),
        declared::<MatchNow>(),
        declared::<MatchStage>(),
        declared::<MatchFile>(),
        keys_as_typescript(&[server::PROBLEMS, host::PROBLEMS].concat()),
    ];
    format!("{head}\n\nexport const VERSION = {VERSION};\n\n{}", types.join("\n"))
}

#[test]
fn the_page_has_the_servers_types() {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../web/src/protocol/index.ts");
    let written = written();
    if env::var_os("HEADJUDGE_BLESS").is_some() {
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, &written).unwrap();
    }
    let kept = fs::read_to_string(&path).unwrap_or_default();
    assert!(kept == written, "{} is old: run this test with HEADJUDGE_BLESS=1", path.display());
}
