//! OCG 3.4.4-136 to -146: cards that effects move to other zones.

use super::placing;
use crate::effects::perform::{Performed, group_of};
use crate::effects::resolution::by;
use crate::game::Game;
use crate::language::{Group, PlacedAs, ZoneTo};
use crate::pipe::Change;
use crate::query::Query;
use crate::state::{Ask, CardId, Choice, Decision, Put, Running, Zone};
use crate::summon::zones;

/// 3.4.4-144, -145: also from the Monster Zone, whether or not it was properly Summoned; nothing is activated.
pub(crate) fn pendulum(game: &mut Game, running: &Running, group: &Group) -> Performed {
    let cards = group_of(game, running, group);
    placing::begin(running, running.you, cards, Put::Pendulum)
}

/// 3.2.1-17
pub(crate) fn place_as(game: &mut Game, running: &Running, group: &Group, as_what: PlacedAs) -> Performed {
    let cards = group_of(game, running, group);
    placing::begin(running, running.you, cards, Put::FaceUp(as_what))
}

/// 3.3.3-9, -17, 3.3.4-19: the card of this effect stays on the field though it was used.
pub(crate) fn remain(game: &mut Game, running: &Running) -> Performed {
    let this = running.source.card;
    let there = game.is_current(this) && game.card(this.card).place.is_field();
    if there {
        game.propose(Change::Remain { card: this.card }, by(running), &["3.3.3-9", "3.3.4-19"]);
    }
    Performed::Simply(there)
}

/// 3.4.4-137: the zones that the monster can be moved to.
pub(crate) fn zones(query: Query<'_>, card: CardId, to: ZoneTo) -> Vec<Zone> {
    let state = query.game.card(card);
    let Some(own) = state.place.zone().filter(|zone| zone.is_monster_zone()) else { return Vec::new() };
    let seat = match to {
        ZoneTo::Another | ZoneTo::Adjacent => state.controller,
        ZoneTo::OfOtherPlayer => state.controller.other(),
    };
    let fits = |zone: &Zone| match (to, own, *zone) {
        (ZoneTo::Adjacent, Zone::Main(_, n), Zone::Main(_, other)) => n.abs_diff(other) == 1,
        (ZoneTo::Adjacent, _, _) => false,
        (ZoneTo::Another | ZoneTo::OfOtherPlayer, _, _) => true,
    };
    zones::free_main(query.game, seat).filter(fits).collect()
}

/// 3.4.4-136: the zone is chosen when the effect resolves.
pub(crate) fn ask(game: &mut Game, running: &Running, group: &Group, to: ZoneTo) -> Performed {
    let Some(&card) = group_of(game, running, group).first() else { return Performed::Simply(false) };
    let options: Vec<Choice> = zones(Query::on(game), card, to).into_iter().map(Choice::Zone).collect();
    if options.is_empty() || Query::on(game).is_unaffected(card, running.source) {
        return Performed::Simply(false);
    }
    let seat = running.source.you;
    Performed::Ask(Decision { seat, ask: Ask::Zone, about: Some(running.source), options })
}

/// 3.4.4-138, -139: to a zone of the other player it is a change of control.
pub(crate) fn move_to(game: &mut Game, running: &mut Running, group: &Group, zone: Zone) {
    let Some(&card) = group_of(game, running, group).first() else { return };
    let to = match zone {
        Zone::Main(seat, _) => seat,
        Zone::Extra(_) | Zone::SpellTrap(..) | Zone::Field(_) => game.card(card).controller,
    };
    let change = if to == game.card(card).controller {
        Change::MoveZone { card, zone }
    } else {
        Change::Control { card, to, zone }
    };
    let done = game.propose(change, by(running), &["3.4.4-136", "3.4.4-138"]);
    running.was_done = !done.is_empty();
    running.done = done.into_iter().map(|card| game.card_ref(card)).collect();
}
