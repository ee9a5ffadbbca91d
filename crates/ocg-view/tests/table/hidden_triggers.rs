//! OCG 3.4.3-32: a trigger in the hand gives itself away neither by a stop nor by what the other player is offered.

use crate::hidden::{same, sent};
use host::{GameView, Move, Playing};
use ocg_scenario::{CardSource, positions};
use ocg_view::{InPlay, Ocg, OcgView};
use table::{Key, Seat, Windows};

/// A duel in which B holds this card.
fn world(held: &str) -> InPlay {
    let text = format!(
        r#"scenario  What B holds
card "Startled Imp" monster effect level 2 atk 300 def 300
   effect (kind: Trigger(Optional), places: [Hand], timing: Some(Event(If, (what: [Summoned], subject: (places: [MonsterZone], whose: Opponents)))), resolve: [(First, GainLifePoints(Yours, 500))])
card "Quiet Imp" monster effect level 2 atk 300 def 300
   effect (kind: Ignition, places: [Hand], resolve: [(First, GainLifePoints(Yours, 500))])
card "Ambush" trap
   effect (kind: CardActivation, timing: Some(Event(When, (what: [Summoned], subject: (places: [MonsterZone])))), resolve: [(First, GainLifePoints(Yours, 100))])
A  turn player
   hand     filler, filler
   set      "Ambush"
B
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

/// The key that begins so, or the one for passing.
fn key(game: &InPlay, seat: Seat, wanted: &str) -> Key {
    let keys = game.keys(seat);
    let find = |start: &str| keys.iter().find(|key| key.as_str().starts_with(start)).cloned();
    find(wanted).or_else(|| find("pass")).or_else(|| keys.first().cloned()).expect("an option")
}

#[test]
fn the_other_player_is_sent_the_same_with_and_without_a_trigger_in_the_hand() {
    let mut worlds = [world("Startled Imp"), world("Quiet Imp")];
    let (mut stops, mut could) = (0, 0);
    for step in 0..60 {
        let [one, two] = worlds.each_ref().map(|game| sent(game, Seat::A));
        same(&one, &two, step);
        let Some(seat) = worlds[0].to_answer() else { break };
        if seat == Seat::B {
            // In its own turn B may do what the other world does not offer.
            if !worlds[0].keys(seat).iter().any(|key| key.as_str().starts_with("pass")) {
                break;
            }
            stops += 1;
            could += usize::from(worlds[0].keys(seat).len() > worlds[1].keys(seat).len());
        }
        let wanted = if seat == Seat::A { "normal" } else { "pass" };
        for game in &mut worlds {
            let key = key(game, seat, wanted);
            game.make(&Move::Answer { seat, key }).expect("what is offered is accepted");
        }
    }
    assert!(stops > 3 && could > 0, "B was asked {stops} times and could use its trigger {could} times");
}
