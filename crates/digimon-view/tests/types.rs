//! The page's types and its English are made from ours: this writes web/src/games/digimon/types/index.ts and
//! words/en/sentences.ts.

use digimon_scenario::narrate::{EFFECT_OF, EVENTS, PILES, PUTS, TARGET_GONE};
use digimon_view::view;
use std::path::PathBuf;
use ts_rs::TS;

macro_rules! types {
    ($($name:ty),* $(,)?) => { vec![$(declared::<$name>()),*] };
}

fn declared<T: TS>() -> String {
    let docs = T::docs().unwrap_or_default();
    format!("{docs}export {}\n", T::decl())
}

fn written() -> String {
    let head = "// Made from crates/digimon-view by `HEADJUDGE_BLESS=1 cargo test -p digimon-view --test types`. Do not edit.\n";
    let types = types![
        table::Seat,
        view::View,
        view::PhaseView,
        view::SideView,
        view::CardView,
        view::FaceView,
        view::UnitView,
        view::AttackView,
        view::TargetView,
        view::Asked,
        view::Question,
        view::EffectView,
        view::Picked,
        view::Offer,
        view::Spot,
        view::OfferKind,
        view::WayView,
        view::CardName,
        view::Line,
        view::EventView,
        view::AreaView,
        view::PileView,
        view::Compared,
        view::To,
        view::TargetName,
        view::About,
        view::Values,
        view::Change,
        view::UntilView,
        view::Possible,
        view::WhyNot,
        view::Reason,
        view::Changed,
        view::Reach,
        view::CannotView,
        view::Mark,
        view::RequirementView,
        view::PlainRequirement,
    ];
    format!("{head}\n{}", types.join("\n"))
}

/// The English of the page is the program's.
fn english() -> String {
    let head = "// Made from crates/digimon-view by `HEADJUDGE_BLESS=1 cargo test -p digimon-view --test types`. Do not edit.\n";
    let table = |(words, name, rows): &(&str, &str, &[(&str, &str)])| {
        let line = |(name, sentence): &(&str, &str)| format!("  {name}: \"{sentence}\",\n");
        let lines: String = rows.iter().map(line).collect();
        format!("\n/** {words} */\nexport const {name} = {{\n{lines}}} as const;\n")
    };
    let tables: String = [
        ("What is told of events.", "events", EVENTS),
        ("Where cards are put.", "puts", PUTS),
        ("What is shuffled.", "piles", PILES),
        ("Why something cannot be done.", "reasons", digimon::explain::REASONS),
    ]
    .iter()
    .map(table)
    .collect();
    let one = |words: &str, name: &str, text: &str| {
        format!("\n/** {words} */\nexport const {name} = \"{text}\";\n")
    };
    let effect = one("An effect, where it is told by its card alone.", "effectOf", EFFECT_OF);
    let gone = one("The target of an attack that is not there any more.", "targetGone", TARGET_GONE);
    format!("{head}{tables}{effect}{gone}")
}

#[test]
fn the_page_has_our_types() {
    kept("types/index.ts", &written());
}

#[test]
fn the_page_has_our_english() {
    kept("words/en/sentences.ts", &english());
}

#[track_caller]
fn kept(name: &str, written: &str) {
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../web/src/games/digimon").join(name);
    if std::env::var_os("HEADJUDGE_BLESS").is_some() {
        std::fs::create_dir_all(file.parent().expect("it has a folder")).expect("the folder can be made");
        std::fs::write(&file, written).expect("it can be written");
    }
    let there = std::fs::read_to_string(&file).unwrap_or_default();
    assert!(there == written, "{name} has changed; write it with HEADJUDGE_BLESS=1");
}
