//! Positions come back from scenario files and from games.

use super::{ask, plain, refused, texts, whole};
use digimon::state::Ask;
use digimon_view::position::{
    CardNote, FacedCard, PileCard, PositionSide, PositionUnit, PositionView, TextBox, UsedView,
};
use digimon_view::requests::DeckEntry;
use digimon_view::view::{FaceView, PhaseView};
use digimon_view::{DigimonHost, DigimonView};
use host::{GameView, Host, Record, Stored};
use serde_json::json;
use table::{Dice, Seat, Seed};

#[track_caller]
fn comes_back(host: &DigimonHost, position: &PositionView) {
    let text = ask(host, "position_text", json!({ "position": position }))["text"].clone();
    let read = ask(host, "read_position", json!({ "text": text }));
    let read: PositionView = serde_json::from_value(read["position"].clone()).expect("a position");
    // A scenario says in a comment what was left out.
    let position = PositionView { left_out: Vec::new(), ..position.clone() };
    assert!(read == position, "{}", text.as_str().unwrap_or_default());
}

fn up(number: &str) -> FacedCard {
    FacedCard { number: number.to_owned(), face: FaceView::Up, note: CardNote::default() }
}

fn down(number: &str) -> FacedCard {
    FacedCard { face: FaceView::Down, ..up(number) }
}

fn texts_of(numbers: &[&str]) -> Vec<PileCard> {
    numbers.iter().map(|number| PileCard::from((*number).to_owned())).collect()
}

fn known_to(seats: &[Seat]) -> CardNote {
    CardNote { known_to: Some(seats.to_vec()), used: Vec::new() }
}

fn used(text_box: TextBox, nth: u8, times: u8) -> CardNote {
    CardNote { known_to: None, used: vec![UsedView { text_box, nth, times }] }
}

fn full() -> PositionView {
    let unit = PositionUnit {
        stack: vec![up("ST1-07"), down("ST1-03"), up("ST1-03"), up("ST1-01")],
        links: texts_of(&["ST1-02", "ST1-02"]),
        suspended: true,
        fresh: true,
    };
    let side = PositionSide {
        deck: texts_of(&["ST1-02", "ST1-02", "FILLER-0", "ST1-02"]),
        egg_deck: texts_of(&["ST1-01"]),
        hand: texts_of(&["ST1-16", "ST1-12"]),
        trash: texts_of(&["ST1-04", "ST1-05", "ST1-05"]),
        security: vec![up("ST1-13"), down("ST1-13"), down("FILLER-0")],
        battle: vec![unit.clone(), PositionUnit { suspended: false, links: Vec::new(), ..unit.clone() }],
        breeding: Some(PositionUnit { stack: vec![up("ST1-01")], fresh: false, ..unit }),
    };
    let sides = [side, PositionSide::default()];
    PositionView {
        sides,
        turn_player: Seat::B,
        turn: 4,
        phase: PhaseView::Main,
        memory: -3,
        left_out: Vec::new(),
    }
}

#[test]
fn everything_on_the_table_comes_back_from_a_scenario() {
    comes_back(plain(), &full());
    for phase in [PhaseView::Unsuspend, PhaseView::Draw, PhaseView::Breeding] {
        comes_back(plain(), &PositionView { phase, memory: 10, ..full() });
    }
    let decks = PositionSide { deck: texts_of(&["ST1-02"; 50]), ..PositionSide::default() };
    let start = PositionView { sides: [decks.clone(), decks], phase: PhaseView::Setup, turn: 1, ..full() };
    comes_back(plain(), &start);
}

#[test]
fn what_is_remembered_of_cards_comes_back_from_a_scenario() {
    let mut position = full();
    let [side, _] = &mut position.sides;
    side.hand[0].note = known_to(&Seat::BOTH);
    side.deck[1].note = known_to(&[Seat::A]);
    side.security[1].note = known_to(&[Seat::B]);
    side.battle[0].stack[1].note = known_to(&[]);
    side.battle[0].stack[0].note = used(TextBox::Main, 1, 1);
    side.battle[0].stack[2].note = used(TextBox::Inherited, 1, 2);
    side.battle[0].links[0].note = used(TextBox::Linked, 1, 1);
    comes_back(plain(), &position);
    let text = ask(plain(), "position_text", json!({ "position": position }))["text"].clone();
    let text = text.as_str().unwrap_or_default().to_owned();
    for words in
        ["known to both", "known to nobody", "with effect 1 used", "with inherited effect 1 used 2 times"]
    {
        assert!(text.contains(words), "{words} is not in\n{text}");
    }
}

#[test]
fn a_use_of_an_effect_that_is_not_there_is_refused() {
    let mut position = full();
    position.sides[0].battle[0].stack[0].note = used(TextBox::Security, 7, 1);
    let problem =
        plain().set_up(&json!({ "position": position }), 1.into()).expect_err("ST1-07 has no such effect");
    assert!(super::complete(problem).reason.contains("ST1-07"));
}

/// Addresses that were handed out before cards had notes.
#[test]
fn a_position_without_notes_is_still_read() {
    let old = json!({
        "sides": [
            {"deck": ["ST1-02"], "egg_deck": [], "hand": ["ST1-03"], "trash": [], "breeding": null,
             "security": [{"number": "ST1-04", "face": "down"}],
             "battle": [{"stack": [{"number": "ST1-07", "face": "up"}], "links": [], "suspended": false, "fresh": true}]},
            {"deck": [], "egg_deck": [], "hand": [], "trash": [], "security": [], "battle": [], "breeding": null},
        ],
        "turn_player": "A", "turn": 3, "phase": "main", "memory": 2,
    });
    let read: PositionView = serde_json::from_value(old.clone()).expect("a position");
    assert_eq!(serde_json::to_value(&read).unwrap(), old);
}

/// A name that a scenario cannot say is left out, so that each card can be written.
#[test]
fn every_card_can_lie_on_the_table() {
    let host = whole().unwrap_or_else(|| plain());
    let mut numbers: Vec<String> = Vec::new();
    loop {
        let page = ask(host, "cards", json!({"offset": numbers.len(), "limit": 200}));
        numbers.extend(texts(&page["cards"], "number").into_iter().map(str::to_owned));
        if page["cards"].as_array().unwrap().is_empty() {
            break;
        }
    }
    let tokens = ask(host, "cards", json!({"token": true, "limit": 200}));
    numbers.extend(texts(&tokens["cards"], "number").into_iter().map(str::to_owned));
    for some in numbers.chunks(300) {
        let hand = PositionSide {
            hand: some.iter().cloned().map(PileCard::from).collect(),
            ..PositionSide::default()
        };
        comes_back(host, &PositionView { sides: [hand, PositionSide::default()], ..full() });
    }
}

#[test]
fn a_filler_deck_is_there_if_nothing_is_said() {
    let text = "scenario  A title\nA  turn player\n   battle  ST1-07 = G\nthen\n   the game goes on\n";
    let read = ask(plain(), "read_position", json!({ "text": text }));
    assert_eq!(read["title"], "A title");
    assert_eq!(read["position"]["sides"][1]["deck"].as_array().unwrap().len(), 20);
    assert!(plain().set_up(&json!({"position": read["position"]}), Seed::from(1)).is_ok());
}

#[test]
fn mistakes_in_a_scenario_are_named_by_their_line() {
    let scene =
        |line: &str| json!({"text": format!("scenario  X\nA\n   {line}\nthen\n   the game goes on\n")});
    for line in ["battle  ZZ9-001", "battle  Agumon ST1-07", "lunch  ST1-07", "hand  ST1-07 ="] {
        assert_eq!(refused(plain(), "read_position", &scene(line)).place, "line 3", "{line}");
    }
    let problem = refused(plain(), "read_position", &scene("hand  Agumon ST1-07"));
    assert!(problem.reason.contains("Greymon"), "{problem}");
    refused(plain(), "read_position", &json!({"text": ""}));
    refused(plain(), "read_position", &json!({"text": "Dear diary"}));
}

/// Whenever an action is asked for, the game can be laid out anew, and asks for the same again.
fn of_game(game: &digimon::Game) -> Record {
    let laid = DigimonView::new(game.clone()).position().expect("nothing is under way");
    Stored::<Vec<DeckEntry>, PositionView>::of_game(laid).write().expect("it can be written")
}

#[test]
fn positions_of_random_games_are_the_same_again() {
    let decks = ["ST1", "ST2", "ST3", "ST4", "ST5", "ST6", "ST9", "ST10"];
    let mut taken = 0;
    for (seed, pair) in (1..).zip(decks.chunks(2)) {
        let wanted = json!({"decks": [{"builtin": pair[0]}, {"builtin": pair[1]}]});
        let mut game = plain().game(&plain().set_up(&wanted, Seed::from(seed)).unwrap()).unwrap();
        let mut dice = Dice::new(seed);
        while let Some(decision) = game.decision().cloned() {
            let choice = decision.options[dice.roll(decision.options.len())];
            match (PositionView::of(&game), decision.ask) {
                (Ok(position), Ask::MainPhase | Ask::Breeding) => {
                    comes_back(plain(), &position);
                    let record = of_game(&game);
                    let again = plain().game(&record).unwrap();
                    let asked = again.decision().map(|decision| (decision.seat, decision.ask));
                    assert_eq!(asked, Some((decision.seat, decision.ask)));
                    let again = PositionView::of(&again).unwrap();
                    assert_eq!(PositionView { left_out: position.left_out.clone(), ..again }, position);
                    taken += 1;
                }
                (Ok(_), ask) => panic!("a position in the middle of {ask:?}"),
                (Err(problem), ask) => {
                    assert!(!matches!(ask, Ask::MainPhase | Ask::Breeding), "{problem}");
                }
            }
            game.apply(choice).unwrap();
        }
        assert!(PositionView::of(&game).is_err());
    }
    assert!(taken > 100, "{taken}");
}
