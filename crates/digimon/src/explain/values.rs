//! What a card in play is like now, what makes it so, and which effects it has.

use crate::card::Colors;
use crate::effects::language::{Keyword, Modifier};
use crate::effects::persistent::Holding;
use crate::effects::topic::Topics;
use crate::game::Game;
use crate::keywords::security_attack;
use crate::query::{Query, Standpoint};
use crate::state::{CardId, HeldBy, Holder, Thing, UnitId, Until};

/// The numbers and colours of a card, as they are now and as they are printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Values {
    pub dp: Option<i32>,
    pub printed_dp: Option<i32>,
    pub level: Option<i32>,
    pub printed_level: Option<i32>,
    /// 2-6: as a number of the card.
    pub cost: Option<i32>,
    pub printed_cost: Option<i32>,
    /// 16-3: how many security cards it checks.
    pub security_attack: i32,
    pub colors: Colors,
}

/// Something that holds of a card for a time.
#[derive(Clone, Copy, Debug)]
pub struct Holds<'g> {
    pub modifier: &'g Modifier,
    /// By how much, if it counts something.
    pub amount: Option<i32>,
    /// The effect that says it.
    pub source: Holder,
    /// Until when, if it was given; otherwise as long as its source says it.
    pub until: Option<Until>,
}

/// Nothing for players.
pub fn values(game: &Game, thing: Thing) -> Option<Values> {
    let query = Query::on(game);
    let printed = game.printed(query.card_of(thing)?);
    let security_attack = match thing {
        Thing::Unit(unit) => security_attack::checks(query, unit),
        Thing::Card(_) | Thing::Player(_) => 1,
    };
    Some(Values {
        dp: query.dp(thing),
        printed_dp: printed.dp.map(|dp| dp.0),
        level: query.level(thing),
        printed_level: printed.level.map(|level| i32::from(level.0)),
        cost: query.cost(thing),
        printed_cost: printed.cost.map(|cost| i32::from(cost.0)),
        security_attack,
        colors: query.colors(thing),
    })
}

/// Everything that holds of it now (15-8-2, 15-13).
pub fn holds(game: &Game, thing: Thing) -> Vec<Holds<'_>> {
    of_topics(game, thing, Topics::ALL)
}

/// What it cannot do, and what cannot be done to it.
pub fn restrictions(game: &Game, thing: Thing) -> Vec<Holds<'_>> {
    of_topics(game, thing, Topics::CANNOT.union(Topics::IMMUNITY))
}

fn of_topics(game: &Game, thing: Thing, wanted: Topics) -> Vec<Holds<'_>> {
    let query = Query::on(game);
    let mut found = Vec::new();
    query.each_modifier(thing, wanted, &mut |holding| {
        let until = match holding.by {
            HeldBy::Given(id) => {
                game.state.given().iter().find(|given| given.id == id).map(|given| given.until)
            }
            HeldBy::Printed | HeldBy::Inherited | HeldBy::Linked | HeldBy::Lent(_) => None,
        };
        let (modifier, source) = (holding.modifier, holding.source.holder);
        found.push(Holds { modifier, amount: amount(query, &holding), source, until });
    });
    found
}

fn amount(query: Query<'_>, holding: &Holding<'_>) -> Option<i32> {
    let (Modifier::Dp(amount)
    | Modifier::DpInBattleWith(_, amount)
    | Modifier::SecurityAttack(amount)
    | Modifier::Cost(_, _, amount)
    | Modifier::PlayCost(amount)
    | Modifier::DeletionMaximum(amount)) = holding.modifier
    else {
        return None;
    };
    let standpoint = Standpoint::of(&holding.source.holder);
    Some(holding.fixed.unwrap_or_else(|| query.amount(standpoint, amount)))
}

/// 16: the keywords that a unit has now, each once.
pub fn keywords(game: &Game, unit: UnitId) -> Vec<&Keyword> {
    let mut found = Vec::new();
    Query::on(game).each_modifier(Thing::Unit(unit), Topics::ANY_KEYWORD, &mut |holding| {
        if let Modifier::Keyword(keyword) = holding.modifier
            && !found.contains(&keyword)
        {
            found.push(keyword);
        }
    });
    found
}

/// The effects that it has now: printed on it, inherited, linked, given.
pub fn effects(game: &Game, thing: Thing) -> Vec<Holder> {
    match thing {
        Thing::Unit(unit) => {
            let mut held = Query::on(game).holders(|_| true);
            held.retain(|holder| holder.unit == Some(unit));
            let mut once = Vec::new();
            for holder in held {
                if !once.contains(&holder) {
                    once.push(holder);
                }
            }
            once
        }
        Thing::Card(card) => printed(game, card.card),
        Thing::Player(_) => Vec::new(),
    }
}

/// What is printed on a card that is not in play: its own effects, and those of the security stack.
fn printed(game: &Game, id: CardId) -> Vec<Holder> {
    let (def, card, you) = (game.def(id), game.card_ref(id), game.owner(id));
    let effects = def.printed.effects.iter().chain(&def.security.effects);
    effects.map(|&effect| Holder { effect, card, unit: None, you, by: HeldBy::Printed }).collect()
}
