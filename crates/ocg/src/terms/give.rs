//! OCG 3.4.4-60 to -80: what an effect gives to a card or player and what then lingers.

use crate::effects::perform::{Performed, group_of};
use crate::effects::resolution::by;
use crate::game::Game;
use crate::language::{Group, Modifier, Topic};
use crate::library::GivenRef;
use crate::pipe::Change;
use crate::query::{Query, Standpoint};
use crate::state::{CardId, Ends, GivenTo, Lingering, Running};

pub(crate) fn give(
    game: &mut Game,
    running: &mut Running,
    group: &Group,
    modifier: &Modifier,
    until: crate::language::Until,
) -> Performed {
    let cards = group_of(game, running, group);
    let mut done = Vec::new();
    let before = battle_values(game, modifier, &cards);
    for &card in &cards {
        if hides_from(game, card, modifier) {
            continue;
        }
        if !Query::on(game).is_unaffected(card, running.source) {
            give_to(game, running, modifier, until, GivenTo::Card(game.card_ref(card)));
            done.push(card);
        }
    }
    // 3.4.1-12
    running.lost = (before - battle_values(game, modifier, &cards)).max(0);
    Performed::Done(done)
}

/// 3.3.2-268: what would change its data passes a face-down monster by, also when it is turned up later.
fn hides_from(game: &Game, card: CardId, modifier: &Modifier) -> bool {
    let values =
        Topic::Atk | Topic::Def | Topic::OriginalAtk | Topic::OriginalDef | Topic::Level | Topic::Rank;
    let data = values | Topic::Name | Topic::Attribute | Topic::Race | Topic::Type;
    let state = game.card(card);
    state.place.is_field() && !state.face.is_up() && data.contains(modifier.topic())
}

/// The value that the modifier changes, of all these together.
fn battle_values(game: &Game, modifier: &Modifier, cards: &[CardId]) -> i32 {
    let query = Query::on(game);
    let value = |&card: &CardId| {
        let value =
            if matches!(modifier, Modifier::Atk(_)) { query.atk(card) } else { query.def_value(card) };
        value.unwrap_or(0)
    };
    if matches!(modifier, Modifier::Atk(_) | Modifier::Def(_)) { cards.iter().map(value).sum() } else { 0 }
}

/// The amount is what it is now (3.4.4-63).
pub(crate) fn give_to(
    game: &mut Game,
    running: &Running,
    modifier: &Modifier,
    until: crate::language::Until,
    to: GivenTo,
) {
    let of = if let GivenTo::Card(card) = &to { Some(card.card) } else { None };
    let n = number(game, running, modifier, of);
    let since = game.tick();
    let lingering = Lingering {
        since,
        modifier: GivenRef { block: running.block, step: running.at },
        to,
        amount: n,
        source: running.source,
        ends: ends(game, running, until),
    };
    game.propose(Change::Give(lingering), by(running), &["3.4.4-59"]);
}

/// The number that is kept: an amount, what was declared, or the card whose name or effects it is about.
fn number(game: &Game, running: &Running, modifier: &Modifier, of: Option<CardId>) -> i32 {
    if matches!(modifier, Modifier::AttributeAsDeclared | Modifier::RaceAsDeclared) {
        return running.declared;
    }
    if let Modifier::NameOf(group)
    | Modifier::EffectsOf(group)
    | Modifier::Cannot(crate::language::Restriction::ActivateNamed(group)) = modifier
    {
        let cards = Query::on(game).group(Standpoint::within(running), group);
        return cards.first().map_or(-1, |&card| i32::from(game.card(card).def.0));
    }
    let standpoint = Standpoint { each: of, ..Standpoint::within(running) };
    modifier.amount().map_or(0, |n| Query::on(game).amount(standpoint, n))
}

/// When what is given now ends.
pub(crate) fn ends(game: &Game, running: &Running, until: crate::language::Until) -> Ends {
    let last = crate::turn::lasting::last_turn(game, running.source, until);
    Ends::of(until, game.state.turn.number, running.source.card, last)
}

/// 3.2.1-60: to the column of this card; one that has left the field is in none.
pub(crate) fn give_column(
    game: &mut Game,
    running: &Running,
    modifier: &Modifier,
    until: crate::language::Until,
) -> Performed {
    let this = running.source.card;
    let column = game.card(this.card).place.zone().and_then(crate::state::Zone::column);
    let Some(column) = column.filter(|_| game.is_current(this)) else { return Performed::Simply(false) };
    give_to(game, running, modifier, until, GivenTo::Column(column));
    Performed::Simply(true)
}
