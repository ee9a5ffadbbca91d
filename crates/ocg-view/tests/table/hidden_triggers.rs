//! OCG 3.4.3-32: a trigger in the hand gives itself away neither by a stop nor by what the other player is offered.

use crate::hidden::{same, sent};
use host::{GameView, Move, Playing};
use ocg_scenario::{CardSource, positions};
use ocg_view::{InPlay, Ocg, OcgView};
use table::{Key, Seat, Windows};

/// A duel in which B holds this card; one of those that it may be waits for this point of A's turn.
fn world(held: &str, point: &str) -> InPlay {
    let text = format!(
        r#"scenario  What B holds
card "Startled Imp" monster effect level 2 atk 300 def 300
   effect (kind: Trigger(Optional), places: [Hand], timing: Some(Event(If, (what: [Summoned], subject: (places: [MonsterZone], whose: Opponents)))), resolve: [(First, GainLifePoints(Yours, 500))])
card "Quiet Imp" monster effect level 2 atk 300 def 300
   effect (kind: Ignition, places: [Hand], resolve: [(First, GainLifePoints(Yours, 500))])
card "Early Imp" monster effect level 2 atk 300 def 300
   effect (kind: Trigger(Optional), places: [Hand], timing: Some(Phase({point}, Opponents)), resolve: [(First, GainLifePoints(Yours, 500))])
card "Ambush" trap
   effect (kind: CardActivation, timing: Some(Event(When, (what: [Summoned], subject: (places: [MonsterZone])))), resolve: [(First, GainLifePoints(Yours, 100))])
A
   hand     filler, filler
   monster  filler
   set      "Ambush"
B  turn player, main phase 2
   hand     "{held}"
   set      "Ambush"
then
   A has 8000 LP
"#
    );
    let mut found = positions("worlds.scn", &text, &CardSource::builtin()).expect("it can be laid out");
    let (_, mut game) = found.remove(0);
    game.open_windows(Windows::Public);
    host::InPlay::<Ocg>::new(OcgView::new(game))
}

/// The key that begins with one of these, or the one for passing.
fn key(game: &InPlay, seat: Seat, wanted: &[&str]) -> Key {
    let keys = game.keys(seat);
    let find = |start: &str| keys.iter().find(|key| key.as_str().starts_with(start)).cloned();
    wanted
        .iter()
        .find_map(|start| find(start))
        .or_else(|| find("pass"))
        .or_else(|| keys.first().cloned())
        .expect("an option")
}

/// Plays both worlds with the same answers: A does what begins with one of these words where it can, B passes and ends
/// its turns. How often B was asked, and how often it could do more in the first world.
fn compare(mut worlds: [InPlay; 2], wanted: &[&str]) -> (usize, usize) {
    let (mut stops, mut could) = (0, 0);
    for step in 0..60 {
        let [one, two] = worlds.each_ref().map(|game| sent(game, Seat::A));
        same(&one, &two, step);
        let Some(seat) = worlds[0].to_answer() else { break };
        if seat == Seat::B {
            stops += 1;
            could += usize::from(worlds[0].keys(seat).len() > worlds[1].keys(seat).len());
        }
        let wanted = if seat == Seat::A { wanted } else { &["pass", "end phase"] };
        for game in &mut worlds {
            let key = key(game, seat, wanted);
            game.make(&Move::Answer { seat, key }).expect("what is offered is accepted");
        }
    }
    (stops, could)
}

#[test]
fn the_other_player_is_sent_the_same_with_and_without_a_trigger_in_the_hand() {
    let worlds = ["Startled Imp", "Quiet Imp"].map(|held| world(held, "StandbyPhase"));
    let (stops, could) = compare(worlds, &["normal"]);
    assert!(stops > 3 && could > 0, "B was asked {stops} times and could use its trigger {could} times");
}

#[test]
fn a_trigger_that_waits_for_a_phase_does_not_give_itself_away_either() {
    let points = [
        "MainPhase1",
        "StartOfMainPhase1",
        "MainPhase2",
        "BattlePhase",
        "StartOfBattlePhase",
        "EndOfBattlePhase",
        "StartOfDamageStep",
        "EndOfDamageStep",
        "EndPhase",
    ];
    for point in points {
        let worlds = ["Early Imp", "Quiet Imp"].map(|held| world(held, point));
        let (stops, could) = compare(worlds, &["battle phase", "attack", "main phase 2", "end phase"]);
        assert!(could > 0, "{point}: B was asked {stops} times and could use its trigger {could} times");
    }
}
