//! What a seat may not know never shows: games that differ only in it give the seat the same bytes, in the view, the
//! question, the log, the answers about cards, the errors, and who is being waited for.

use super::{options, plain, shared, whole};
use digimon::state::CardState;
use digimon_view::{DigimonHost, DigimonView, InPlay};
use host::{GameView, Host, Move, Playing, Viewer};
use serde_json::{Value, json};
use table::{Dice, Searchable, Seat};

/// The decks of a game, by their names or by their cards.
type Decks = [Value; 2];

fn open(host: &DigimonHost, decks: &Decks, seed: u64) -> Option<InPlay> {
    let wanted = json!({"decks": decks, "allow_unread": true, "allow_restricted": true});
    let game = host.game(&host.set_up(&wanted, seed.into()).ok()?).expect("a game that was set up");
    Some(InPlay::new(DigimonView::new(game)))
}

fn built_in() -> Vec<Decks> {
    let names: Vec<String> = digimon::builtin::decks().iter().map(|deck| deck.name.clone()).collect();
    names.windows(2).map(|pair| [json!({"builtin": pair[0]}), json!({"builtin": pair[1]})]).collect()
}

/// Every `step`th pair of the tournament decks, where `../shared` is.
fn tournament(step: usize) -> Vec<Decks> {
    let Some(decks) = shared("decks/digimon-tournament.json") else { return Vec::new() };
    let decks: Vec<Value> = serde_json::from_str(&decks).expect("a list of decks");
    let entries = |deck: &Value| {
        let cards = ["eggs", "main"].into_iter().flat_map(|part| deck[part].as_array().expect("cards"));
        let entry = |card: &Value| json!({"number": card["id"], "copies": card["n"]});
        json!({"entries": cards.map(entry).collect::<Vec<_>>()})
    };
    decks.chunks_exact(2).step_by(step).map(|pair| [entries(&pair[0]), entries(&pair[1])]).collect()
}

/// The numbers of all cards in a view.
fn handles(value: &Value, found: &mut Vec<u64>) {
    match value {
        Value::Array(all) => all.iter().for_each(|one| handles(one, found)),
        Value::Object(fields) => {
            found.extend(value["id"].as_u64().filter(|_| fields.contains_key("face")));
            fields.values().for_each(|one| handles(one, found));
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

/// Everything that a viewer can get of a game at one moment.
fn told(game: &InPlay, viewer: Viewer) -> Vec<Value> {
    let view = game.view(viewer);
    let mut cards = Vec::new();
    handles(&view["sides"], &mut cards);
    let unit = |unit: &digimon::state::Unit| json!({"unit": unit.id.0});
    let pointed = cards.iter().map(|card| json!({"card": card}));
    let pointed = pointed.chain(game.game().state().units().iter().map(unit));
    let pointed = pointed.chain([json!({"card": 5000}), json!({"card": 65535}), json!({})]);
    let about = pointed.map(|what| match game.about(&what, viewer) {
        Ok(about) => about,
        Err(problem) => json!(problem),
    });
    let waits = json!([game.to_answer(), game.outcome(), game.turn(), game.lines()]);
    let log = Value::Array(game.log(0, viewer));
    [waits, log].into_iter().chain(about.collect::<Vec<_>>()).chain([view]).collect()
}

#[track_caller]
fn alike(one: &InPlay, two: &InPlay, viewer: Viewer) {
    for (one, two) in told(one, viewer).iter().zip(&told(two, viewer)) {
        assert!(one == two, "{viewer:?} can tell the games apart\n{one:#}\n{two:#}");
    }
}

/// Plays the game to its end, and deals anew at some moments what the one who is asked may not know.
fn deal_anew(mut game: InPlay, seed: u64) -> u32 {
    let (mut dice, mut compared) = (Dice::new(seed), 0);
    for _ in 0..600 {
        let Some(seat) = game.to_answer() else { break };
        if dice.roll(5) == 0 {
            let other = game.with_game(|game| game.redeal(seat, &mut dice.split()));
            alike(&game, &other, Viewer::Seat(seat));
            alike(&game, &other, Viewer::Public);
            compared += 1;
        }
        game.make(&Move::Option(dice.roll(options(&game)) as u16)).expect("it is offered");
    }
    compared
}

#[test]
fn hidden_cards_of_built_in_decks_do_not_show() {
    let games = (1..).zip(built_in());
    let compared: u32 =
        games.map(|(seed, decks)| deal_anew(open(plain(), &decks, seed).expect("a game"), seed)).sum();
    assert!(compared > 50, "{compared}");
}

#[test]
fn hidden_cards_of_tournament_decks_do_not_show() {
    let Some(host) = whole() else { return };
    let games = (1..).zip(tournament(5));
    let compared: u32 =
        games.filter_map(|(seed, decks)| Some(deal_anew(open(host, &decks, seed)?, seed))).sum();
    assert!(compared > 100, "{compared}");
}

/// Does A know a card of B, other than by the rules' leave to see it?
fn knows_of_b(game: &InPlay) -> bool {
    let known = |card: &CardState| card.owner == Seat::B && card.known.to(Seat::A);
    game.game().state().cards().iter().any(known)
}

/// The option that does nothing.
fn quiet(game: &InPlay) -> Option<usize> {
    let view = game.view(Viewer::Both);
    let offers = view["asked"]["offers"].as_array()?;
    let is_quiet = |offer: &Value| ["pass", "no", "done"].iter().any(|word| offer["kind"]["offer"] == *word);
    offers.iter().position(is_quiet)
}

/// Two games with the same cards, those of B in another order, and B does nothing: as long as A has seen no card of B,
/// A cannot tell them apart, whatever A does.
fn play_side_by_side(mut games: [InPlay; 2], seed: u64) -> u32 {
    let (mut dice, mut steps) = (Dice::new(seed), 0);
    while let Some(seat) = games[0].to_answer() {
        if games.iter().any(knows_of_b) || steps > 300 {
            break;
        }
        let [one, two] = &games;
        alike(one, two, Viewer::Seat(Seat::A));
        alike(one, two, Viewer::Public);
        let choices = match seat {
            Seat::A => [dice.roll(options(one)); 2].map(Some),
            Seat::B => games.each_ref().map(quiet),
        };
        let [Some(first), Some(second)] = choices else { break };
        games[0].make(&Move::Option(first as u16)).expect("it is offered");
        games[1].make(&Move::Option(second as u16)).expect("it is offered");
        steps += 1;
    }
    steps
}

/// The same decks, with the cards of B listed the other way round: the same shuffle deals others.
fn turned(decks: &Decks) -> Option<Decks> {
    let mut entries = decks[1]["entries"].as_array()?.clone();
    entries.reverse();
    Some([decks[0].clone(), json!({"entries": entries})])
}

fn spelled_out(host: &DigimonHost, decks: Decks) -> Decks {
    let named = host.ask("decks", &json!({})).expect("the built-in decks");
    decks.map(|deck| match deck["builtin"].as_str() {
        Some(name) => {
            let found = named.as_array().into_iter().flatten().find(|deck| deck["name"] == name);
            json!({"entries": found.expect("a built-in deck")["entries"]})
        }
        None => deck,
    })
}

#[test]
fn nobody_can_tell_what_the_other_drew_by_who_is_waited_for() {
    let mut steps = 0;
    for (seed, decks) in (1..).zip(built_in()) {
        let decks = spelled_out(plain(), decks);
        let other = turned(&decks).expect("entries");
        let games = [&decks, &other].map(|decks| open(plain(), decks, seed).expect("a game"));
        steps += play_side_by_side(games, seed);
    }
    assert!(steps > 100, "{steps}");
}
