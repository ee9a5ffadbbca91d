//! The page's types are made from ours: web/src/games/ocg/types/index.ts is what this writes.

use ocg_view::view;
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
    let head = "// Made from crates/ocg-view by `HEADJUDGE_BLESS=1 cargo test -p ocg-view --test types`. Do not edit.\n";
    let types = types![
        table::Seat,
        view::View,
        view::SideView,
        view::CardView,
        view::ZoneCard,
        view::ZoneValues,
        view::CounterView,
        view::AttackView,
        view::TargetView,
        view::LinkView,
        view::NegationView,
        view::FaceView,
        view::AttributeView,
        view::RaceView,
        view::MonsterTypeView,
        view::MarkerView,
        view::WayView,
        view::KindView,
        view::SpellTrapView,
        view::PhaseView,
        view::ZoneView,
        view::Asked,
        view::Question,
        view::WindowView,
        view::Picked,
        view::EffectView,
        view::Offer,
        view::Spot,
        view::OfferKind,
        view::CardName,
        view::Line,
        view::EventView,
        view::EndlessView,
        view::MoveView,
        view::PlaceView,
        view::ByView,
        view::About,
        view::Possible,
        view::WhyNot,
    ];
    format!("{head}\n{}", types.join("\n"))
}

#[test]
fn the_page_has_our_types() {
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../web/src/games/ocg/types/index.ts");
    let written = written();
    if std::env::var_os("HEADJUDGE_BLESS").is_some() {
        std::fs::create_dir_all(file.parent().expect("it has a folder")).expect("the folder can be made");
        std::fs::write(&file, &written).expect("it can be written");
    }
    let there = std::fs::read_to_string(&file).unwrap_or_default();
    assert!(there == written, "the types have changed; write them with HEADJUDGE_BLESS=1");
}
