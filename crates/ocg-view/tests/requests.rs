//! The page's types of requests and positions are those of the program.

use host::requests::*;
use host::{
    Changes, DeckChoice, DeckPart, DecksWanted, Editions, Invitation, Offered, PlayedBy, PoolReport,
    PositionPart, PositionWanted, Span, Wanted,
};
use ocg_view::position::{LeftOut, PositionCard, PositionPhase, PositionPlace, PositionView, UsedView};
use ocg_view::requests::{
    CardFacts, CardsAsked, DeckEntry, DeckFault, DeckReport, FaultView, PartView, PlacedEntry, PrintedStat,
};
use ocg_view::view::{
    AttributeView, CounterView, FaceView, KindView, MarkerView, MonsterTypeView, RaceView, SpellTrapView,
    WayView, ZoneView,
};
use rulebook::Language;
use std::path::Path;
use table::Seat;
use ts_rs::TS;

const FILE: &str = "web/src/games/ocg/types/requests.ts";

/// What is asked and what is answered, by the name of the request.
const REQUESTS: &[(&str, &str, &str)] = &[
    ("cards", "CardsAsked", "CardsFound"),
    ("facts", "FactsAsked", "Array<CardFacts>"),
    ("sets", "Record<string, never>", "Array<SetCount>"),
    ("decks", "Record<string, never>", "Array<NamedDeck>"),
    ("read_deck", "DeckText", "DeckReport"),
    ("check_deck", "DeckEntries", "DeckReport"),
    ("forms", "Record<string, never>", "Array<FormName>"),
    ("write_deck", "WriteDeck", "Written"),
    ("clause", "ClausesAsked", "Array<ClauseWords>"),
    ("position_text", "PositionAsked", "Written"),
    ("read_position", "ScenarioText", "PositionRead"),
    ("position_by", "PositionAsked", "PlayedBy"),
    ("position_changes", "PositionLinked", "Changes"),
];

type Deck = Vec<DeckEntry>;

fn declared<T: TS>() -> String {
    let docs = T::docs().unwrap_or_default();
    // The page has one deck and one position: its types have no parameters.
    let declared = T::decl_concrete();
    let plain = ["<Array<DeckEntry>, PositionView>", "<Array<DeckEntry>>", "<PositionView>", "<CardFacts>"]
        .into_iter()
        .fold(declared, |text, of| {
            text.replace(&format!("Array{of}"), "…").replace(of, "").replace('…', &format!("Array{of}"))
        });
    format!("{docs}export {plain}\n")
}

macro_rules! declarations {
    ($($name:ty),* $(,)?) => { [$(declared::<$name>()),*].join("\n") };
}

fn typescript() -> String {
    let types = declarations![
        Seat,
        AttributeView,
        CounterView,
        FaceView,
        KindView,
        MarkerView,
        MonsterTypeView,
        RaceView,
        SpellTrapView,
        WayView,
        ZoneView,
        PrintedStat,
        CardFacts,
        Span,
        CardsAsked,
        CardsFound<CardFacts>,
        FactsAsked,
        Language,
        SetCount,
        PartView,
        DeckEntry,
        PlacedEntry,
        FaultView,
        DeckFault,
        DeckReport,
        NamedDeck<Deck>,
        DeckText,
        DeckEntries<Deck>,
        FormName,
        WriteDeck<Deck>,
        Written,
        ClausesAsked,
        ClauseWords,
        PositionPhase,
        PositionPlace,
        UsedView,
        PositionCard,
        LeftOut,
        PositionView,
        PositionAsked<PositionView>,
        ScenarioText,
        PositionRead<PositionView>,
        PositionLinked<PositionView>,
        PlayedBy,
        Changes,
        Editions,
        DeckChoice<Deck>,
        DecksWanted<Deck>,
        PositionWanted<PositionView>,
        Wanted<Deck, PositionView>,
        DeckPart<Deck>,
        PositionPart<PositionView>,
        Offered<Deck, PositionView>,
        Invitation,
        PoolReport,
    ];
    let line = |(name, asked, answer): &(&str, &str, &str)| {
        format!("  {name}: {{ asked: {asked}; answer: {answer} }};\n")
    };
    let requests: String = REQUESTS.iter().map(line).collect();
    let problems = host::keys_as_typescript(ocg_view::PROBLEMS);
    let reasons: Vec<String> =
        ocg::explain::Reason::ALL.iter().map(|reason| format!("{:?}", reason.key())).collect();
    let reasons = reasons.join(" | ");
    format!(
        "// Made from the program's types by `HEADJUDGE_BLESS=1 cargo test -p ocg-view`; not to be changed by hand.\n\n{types}\n/**\n * What is asked and what is answered, by the name of the request.\n */\nexport type Requests = {{\n{requests}}};\n\n{problems}\n/**\n * Why something cannot be done: the field `reason` of a `WhyNot`.\n */\nexport type Reason = {reasons};\n"
    )
}

#[test]
fn the_page_has_the_types_of_the_program() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(FILE);
    let made = typescript();
    if std::env::var_os("HEADJUDGE_BLESS").is_some() {
        std::fs::create_dir_all(path.parent().expect("it has a folder")).expect("the folder can be made");
        std::fs::write(&path, &made).expect("it can be written");
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(
        kept == made,
        "{FILE} is not what the types say; HEADJUDGE_BLESS=1 cargo test -p ocg-view writes it"
    );
}
