//! OCG 3.3.2-282 to -289: Tokens, monsters that an effect makes and that are no cards. That they vanish is told in
//! `pipe::redirect`, that they cannot be Xyz Material in `summon::xyz`, that they stay face-up in `summon::position`.

use crate::card::Password;
use crate::effects::perform::{Performed, amount};
use crate::effects::resolution::by;
use crate::game::Game;
use crate::language::{Amount, SummonTo, SummonWay};
use crate::query::Query;
use crate::setup::new_card;
use crate::state::{CardId, Frame, Location, Running, SummonStage, Summoning};
use crate::summon::{by_effect, zones};
use table::Seat;

/// 3.3.2-102: so many need as many zones.
pub(crate) fn have_room(game: &Game, you: Seat, count: i32, to: SummonTo) -> bool {
    let free = zones::free_main(game, by_effect::field_of(you, to)).count();
    usize::try_from(count).is_ok_and(|count| (1..=free).contains(&count))
}

/// 3.3.2-282: the effect makes them as it Special Summons them.
pub(crate) fn begin(
    game: &mut Game,
    running: &Running,
    token: Password,
    count: &Amount,
    to: SummonTo,
) -> Performed {
    let (you, count) = (running.you, amount(game, running, count));
    let Some(def) = game.library.find(token) else { return Performed::Simply(false) };
    if !have_room(game, you, count, to) {
        return Performed::Simply(false);
    }
    let first = game.state.cards.len() as u16;
    let cards: Vec<CardId> = (first..).map(CardId).take(count as usize).collect();
    game.state.cards.extend(cards.iter().map(|_| new_card(def, you, Location::Gone)));
    if !by_effect::may_summon(Query::on(game), you, cards[0], SummonWay::Special) {
        game.state.cards.truncate(usize::from(first));
        return Performed::Simply(false);
    }
    game.make_roster();
    Performed::Push(Box::new(Frame::Summon(Box::new(Summoning {
        cards,
        seat: you,
        way: SummonWay::Special,
        by: by(running),
        stage: SummonStage::ChooseZone,
        to: Vec::new(),
        materials: Vec::new(),
        procedure: None,
        position: to.position,
        field: by_effect::field_of(you, to),
        properly: false,
        within: None,
    }))))
}
