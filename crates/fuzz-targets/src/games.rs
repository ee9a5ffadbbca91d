//! The games that are fuzzed. No other file of this crate names one.

use crate::files::Scenarios;
use crate::play::Dealt;
use crate::read::Reader;
use digimon_lab::DigimonArena;
use digimon_view::DigimonHost;
use host::Host;
use ocg_lab::OcgArena;
use ocg_view::OcgHost;
use serde_json::{Value, json};
use std::sync::{Arc, LazyLock};
use table::PerSeat;

/// The pairs of built-in decks that are played; `random` is any deck of built-in cards.
const DIGIMON_DECKS: [[&str; 2]; 4] =
    [["ST1", "ST2"], ["ST9", "ST10"], ["ST3", "random"], ["random", "random"]];
const OCG_DECKS: [[&str; 2]; 4] = [["A", "B"], ["C", "D"], ["B", "random"], ["random", "random"]];

fn names(pair: [&str; 2]) -> PerSeat<String> {
    PerSeat(pair.map(str::to_owned))
}

static DIGIMON: LazyLock<Vec<DigimonArena>> = LazyLock::new(|| {
    let cards = digimon_lab::Playable::builtin();
    let arena = |pair| DigimonArena::new(&names(pair), cards.clone()).expect("the decks are built in");
    DIGIMON_DECKS.into_iter().map(arena).collect()
});

static OCG: LazyLock<Vec<OcgArena>> = LazyLock::new(|| {
    let cards = ocg_lab::Playable::builtin();
    let arena = |pair| OcgArena::new(&names(pair), &cards).expect("the decks are built in");
    OCG_DECKS.into_iter().map(arena).collect()
});

/// Plays a game of the pair of decks with this number.
pub fn play(which: u8, dealt: Dealt<'_>) {
    let at = usize::from(which / 2);
    if which.is_multiple_of(2) {
        dealt.play(&DIGIMON[at % DIGIMON.len()], digimon_lab::Invariants);
    } else {
        dealt.play(&OCG[at % OCG.len()], ocg_lab::Invariants);
    }
}

static HOSTS: LazyLock<[Arc<dyn Host>; 2]> =
    LazyLock::new(|| [Arc::new(DigimonHost::new(None)), Arc::new(OcgHost::new(None))]);

/// A game as a server has it.
pub fn host(which: u8) -> &'static Arc<dyn Host> {
    &HOSTS[usize::from(which) % HOSTS.len()]
}

/// The game that is called so.
pub fn host_called(key: &str) -> Option<&'static Arc<dyn Host>> {
    HOSTS.iter().find(|host| host.key() == key)
}

/// How the pools of each game are read.
pub const READERS: [Reader; 2] = [
    Reader { printed: printed_digimon, read: crate::read::pool::<digimon_text::pool::Printed> },
    Reader { printed: printed_ocg, read: crate::read::pool::<ocg_text::pool::Printed> },
];

/// A card with this text, of a kind by its number.
fn printed_digimon(kind: u8, text: &str) -> Value {
    let kinds = ["Digimon", "Tamer", "Option", "Digi-Egg"];
    let mut card = json!({ "id": "ZZ1-001", "name": "Madeupmon", "colors": ["Red"], "level": 4, "dp": 4000,
        "play_cost": 5, "card_types": [kinds[usize::from(kind) % kinds.len()]] });
    let fields = ["main_effect", "inherited_effect", "security_effect"];
    card[fields[usize::from(kind / 4) % fields.len()]] = json!(text);
    if kind >= b'a' {
        card["requirements"] = json!({ "digivolve": [text], "dna_digivolve": [text], "digixros": [text],
            "burst_digivolve": [text], "app_fusion": [text], "assembly": [text] });
        card["link"] = json!({ "requirement": text, "dp": 1000, "effect": text });
        card["rule_text"] = json!([text]);
    }
    card
}

/// The same; the number says which bits of its type the card has.
fn printed_ocg(kind: u8, text: &str) -> Value {
    let types =
        [0x21, 0x2, 0x4, 0x61, 0x2021, 0x80_0021, 0x400_0021, 0x100_0021, 0x1_0002, 0x2_0004, 0x11, 0xa1];
    json!({ "id": 4_100_000_001_u32, "name": "Made-Up Knight", "text": text, "type": types[usize::from(kind) % types.len()],
        "attribute": "DARK", "race": "Warrior", "level": 4, "rank": 4, "link": 2, "atk": 1800, "def": 1000,
        "scale": 3, "markers": ["L", "R"], "ptext": text })
}

/// How the scenarios of each game are played.
pub const SCENARIOS: [Scenarios; 2] = [
    |text| drop(digimon_scenario::play("fuzz.scn", text, &digimon_scenario::CardSource::builtin())),
    |text| drop(ocg_scenario::play("fuzz.scn", text, &ocg_scenario::CardSource::builtin())),
];
