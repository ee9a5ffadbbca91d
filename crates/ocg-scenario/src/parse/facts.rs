//! What holds now: of the duel, of players, and of cards in it.

use super::places::{PHASES, owner, place, within_whose, zone};
use super::{Draft, card, refs};
use crate::model::{CardFact, GameFact, Holding, Item, Place, SeatFact};
use ocg::card::MonsterType;
use scenario::{Cursor, Kind, Problem};
use table::Seat;

/// Sentences about the duel as a whole.
pub(super) fn of_game(line: &mut Cursor<'_>, draft: &Draft) -> Result<Option<GameFact>, Problem> {
    if line.eat("chain link") {
        let nth = line.number("the number of the chain link")?;
        if !line.eat("is") && !line.eat("was") {
            return Err(line.expected("`is` or `was`"));
        }
        return Ok(Some(GameFact::ChainLink(nth, refs::effect(line, draft)?)));
    }
    if line.eat("the chain has") || line.eat("the chain had") {
        let count = line.number("how many links")?;
        let _ = line.eat("links") || line.eat("link");
        return Ok(Some(GameFact::ChainLinks(count)));
    }
    if line.eat("there is no chain") {
        return Ok(Some(GameFact::ChainLinks(0)));
    }
    if !line.eat("it is") {
        return Ok(None);
    }
    line.eat("still");
    if line.eat("turn") {
        return Ok(Some(GameFact::Turn(line.number("the number of the turn")?)));
    }
    if let Some(seat) = owner(line) {
        line.expect("turn")?;
        return Ok(Some(GameFact::TurnOf(seat)));
    }
    let _ = line.eat("the");
    let phase =
        line.eat_any(&PHASES).ok_or_else(|| line.expected("`A's turn`, `turn N` or `the … phase`"))?;
    Ok(Some(GameFact::Phase(phase)))
}

/// `has 7200 LP`, `has 3 cards in hand`, `has X, Y in hand`, `controls X`, `controls no monsters`, `knows X`
pub(super) fn of_seat(line: &mut Cursor<'_>, draft: &Draft) -> Result<SeatFact, Problem> {
    if line.eat("knows") {
        return Ok(SeatFact::Knows { cards: refs::several(line, draft)?, yes: true });
    }
    if line.eat("does not know") {
        return Ok(SeatFact::Knows { cards: refs::several(line, draft)?, yes: false });
    }
    if line.eat("does not control") {
        let items = items(line, draft)?;
        return Ok(SeatFact::Holds {
            items,
            place: Holding::Anywhere(Place::Field),
            exactly: false,
            yes: false,
        });
    }
    if line.eat("controls") {
        return controls(line, draft);
    }
    if line.eat("does not have") {
        let items = items(line, draft)?;
        return Ok(SeatFact::Holds { items, place: holding(line)?, exactly: false, yes: false });
    }
    line.expect("has")?;
    if let Some(life) = life(line) {
        return Ok(SeatFact::LifePoints(life));
    }
    if let Some(count) = scenario::total(line) {
        let _ = line.eat("in") || line.eat("on");
        let _ = line.eat("the");
        if line.eat("side deck") {
            return Ok(SeatFact::SideDeck(count));
        }
        let place = place(line).ok_or_else(|| line.expected("a place, such as `hand`"))?;
        return Ok(SeatFact::Cards { count, place });
    }
    let exactly = line.eat("exactly");
    let items = items(line, draft)?;
    Ok(SeatFact::Holds { items, place: holding(line)?, exactly, yes: true })
}

fn life(line: &mut Cursor<'_>) -> Option<i32> {
    let mut ahead = line.clone();
    let points = ahead.maybe_number()?;
    if !ahead.eat("LP") {
        return None;
    }
    *line = ahead;
    Some(points)
}

fn controls(line: &mut Cursor<'_>, draft: &Draft) -> Result<SeatFact, Problem> {
    let mut ahead = line.clone();
    let count = if ahead.eat("no") { Some(0) } else { ahead.maybe_number::<usize>() };
    let kind = ahead.eat_any(&[
        ("monsters", Place::MonsterZone),
        ("monster", Place::MonsterZone),
        ("cards", Place::Field),
        ("card", Place::Field),
        ("Spells or Traps", Place::SpellTrapZone),
    ]);
    if let (Some(count), Some(place)) = (count, kind) {
        *line = ahead;
        return Ok(SeatFact::Cards { count, place });
    }
    let exactly = line.eat("exactly");
    let items = items(line, draft)?;
    Ok(SeatFact::Holds { items, place: Holding::Anywhere(Place::Field), exactly, yes: true })
}

/// `2 x "X", Y`
fn items(line: &mut Cursor<'_>, draft: &Draft) -> Result<Vec<Item>, Problem> {
    let mut found = Vec::new();
    loop {
        let count = match line.peek_at(1) {
            Some(token) if token.text == "x" => {
                let count = line.number("how many")?;
                line.skip(1);
                count
            }
            _ => 1,
        };
        found.push(Item { count, what: refs::reference(line, draft)? });
        let mut ahead = line.clone();
        let more = ahead.eat_kind(Kind::Comma) || ahead.eat("and");
        let times = ahead.peek_at(1).is_some_and(|token| token.text == "x");
        if !more || !(times || refs::is_reference(&ahead, draft)) {
            return Ok(found);
        }
        *line = ahead;
    }
}

/// `in hand`, `on top of the deck`, `at the bottom of the deck`
fn holding(line: &mut Cursor<'_>) -> Result<Holding, Problem> {
    let make: fn(Place) -> Holding = if line.eat("on top of") {
        Holding::TopOf
    } else if line.eat("at the bottom of") {
        Holding::BottomOf
    } else if line.eat("in") || line.eat("on") {
        Holding::Anywhere
    } else {
        return Err(line.expected("`in`, `on top of` or `at the bottom of`"));
    };
    let _ = line.eat("the");
    Ok(make(place(line).ok_or_else(|| line.expected("a place, such as `hand`"))?))
}

/// What is true of cards, and whether it is so.
pub(super) fn of_cards(line: &mut Cursor<'_>, draft: &Draft) -> Result<(CardFact, bool), Problem> {
    if line.eat("does not have") || line.eat("do not have") {
        return Ok((has(line)?, false));
    }
    if line.eat("has") || line.eat("have") {
        return Ok((has(line)?, true));
    }
    if !line.eat("is") && !line.eat("are") {
        return Err(line.expected("`is`, `has`, `was` or another verb"));
    }
    let _ = line.eat("still") || line.eat("now");
    let yes = !line.eat("not");
    Ok((is(line, draft)?, yes))
}

/// `2500 ATK`, `no DEF`, `2 materials`, `3 "Spell" counters`
fn has(line: &mut Cursor<'_>) -> Result<CardFact, Problem> {
    if line.eat("scale") {
        return Ok(CardFact::Scale(line.number("a Scale")?));
    }
    if line.eat("no ATK") {
        return Ok(CardFact::Atk(None));
    }
    if line.eat("no DEF") {
        return Ok(CardFact::Def(None));
    }
    if line.eat("no level") || line.eat("no Level") {
        return Ok(CardFact::Level(None));
    }
    let number: i32 = if line.eat("no") { 0 } else { line.number("a number")? };
    if line.eat("ATK") {
        return Ok(CardFact::Atk(Some(number)));
    }
    if line.eat("DEF") {
        return Ok(CardFact::Def(Some(number)));
    }
    let count = usize::try_from(number).unwrap_or_default();
    if line.eat("materials") || line.eat("material") {
        return Ok(CardFact::Materials(count));
    }
    let name = line.take().filter(|token| token.kind == Kind::Quoted);
    let name = name.ok_or_else(|| line.expected("`ATK`, `DEF`, `materials`, or the name of a counter"))?;
    let _ = line.eat("counters") || line.eat("counter");
    Ok(CardFact::Counters(count, name.text.to_owned()))
}

const PLAIN: [(&str, CardFact); 14] = [
    ("face up", CardFact::FaceUp),
    ("face-up", CardFact::FaceUp),
    ("face down", CardFact::FaceDown),
    ("face-down", CardFact::FaceDown),
    ("in attack position", CardFact::AttackPosition),
    ("in defense position", CardFact::DefensePosition),
    ("properly Summoned", CardFact::ProperlySummoned),
    ("negated", CardFact::Negated),
    ("banished", CardFact::In(None, Place::Banished)),
    ("a monster", CardFact::Monster),
    ("a Spell", CardFact::Spell),
    ("a Trap", CardFact::Trap),
    ("a material", CardFact::In(None, Place::Material)),
    ("an Xyz Material", CardFact::In(None, Place::Material)),
];

fn is(line: &mut Cursor<'_>, draft: &Draft) -> Result<CardFact, Problem> {
    if let Some(fact) = line.eat_any(&PLAIN) {
        return Ok(fact);
    }
    let mut ahead = line.clone();
    if let Some((seat, place)) = within_whose(&mut ahead) {
        *line = ahead;
        return Ok(CardFact::In(seat, place));
    }
    if line.is("in") {
        line.skip(1);
        let zone = zone(line)?.ok_or_else(|| line.expected("a place or a zone"))?;
        return Ok(CardFact::Zone(zone));
    }
    if line.eat("named") {
        return Ok(CardFact::Named(refs::card(line)?.number));
    }
    if line.eat("equipped to") {
        return Ok(CardFact::EquippedTo(refs::reference(line, draft)?));
    }
    if line.eat("a material of") || line.eat("attached to") {
        return Ok(CardFact::MaterialOf(refs::reference(line, draft)?));
    }
    for (words, fact) in
        [("controlled by", CardFact::ControlledBy as fn(Seat) -> CardFact), ("owned by", CardFact::OwnedBy)]
    {
        if line.eat(words) {
            let seat = scenario::seat(line).ok_or_else(|| line.expected("`A` or `B`"))?;
            return Ok(fact(seat));
        }
    }
    number_or_kind(line)
}

fn number_or_kind(line: &mut Cursor<'_>) -> Result<CardFact, Problem> {
    if line.eat("level") || line.eat("Level") {
        return Ok(CardFact::Level(Some(line.number("a Level")?)));
    }
    if line.eat("rank") || line.eat("Rank") {
        return Ok(CardFact::Rank(line.number("a Rank")?));
    }
    if line.eat("link") {
        return Ok(CardFact::LinkRating(line.number("a Link Rating")?));
    }
    let _ = line.eat("a") || line.eat("an");
    if let Some(kind) = card::word::<MonsterType>(line) {
        let _ = line.eat("monster") || line.eat("Monster");
        return Ok(CardFact::Type(kind));
    }
    if let Some(attribute) = card::word(line) {
        return Ok(CardFact::Attribute(attribute));
    }
    card::word(line).map(CardFact::Race).ok_or_else(|| {
        line.expected("what the card is: `face up`, `in the graveyard`, `level 4`, an Attribute, a Type …")
    })
}
