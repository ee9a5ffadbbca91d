//! The command with what lies beside the checkout.

mod running;

use running::headjudge::headjudge_json;

checkout::need_shared![tournament_decks_play_without_a_fault];

/// Every tournament deck that is read, against the next one.
fn tournament_decks_play_without_a_fault() {
    let [decks, pool] = ["decks/digimon-tournament.json", "cards/digimon.en.json"]
        .map(|path| checkout::shared_path(path).display().to_string());
    let json = headjudge_json(&["tournament", &decks, "--pool", &pool, "--games", "1", "--json"]);
    let failures = &json["failures"];
    assert!(failures.as_array().is_some_and(Vec::is_empty), "{failures:#}");
    println!("{} of {} decks played {} games", json["played"], json["decks"], json["games"]);
}
