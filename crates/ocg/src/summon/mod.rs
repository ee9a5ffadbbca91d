//! OCG 3.3.2-67 to -250: bringing monsters to the field.

pub(crate) mod acts;
pub(crate) mod alternatives;
pub(crate) mod attempt;
pub(crate) mod by_effect;
pub(crate) mod counted;
pub(crate) mod extra_deck_pendulum;
pub(crate) mod fusion;
pub(crate) mod in_effect;
pub(crate) mod link;
pub(crate) mod materials;
pub(crate) mod normal;
pub(crate) mod own_procedure;
pub(crate) mod pendulum;
pub(crate) mod position;
pub(crate) mod revival;
pub(crate) mod ritual;
pub(crate) mod ritual_steps;
pub(crate) mod set;
pub(crate) mod solver;
pub(crate) mod synchro;
pub(crate) mod tribute;
pub(crate) mod why_not;
pub(crate) mod xyz;
pub(crate) mod zones;

use crate::game::Game;
use crate::language::{SummonPosition, SummonWay};
use crate::monsters::gemini;
use crate::pipe::{Change, Destination};
use crate::query::Query;
use crate::run::Next;
use crate::state::{
    Ask, By, CardId, Choice, Decision, Face, Frame, MaterialPick, Move, SummonStage, Summoning, Value, Zone,
};
use table::Seat;

/// A Summon that a player makes by the rules.
pub(crate) fn by_player(card: CardId, seat: Seat, way: SummonWay) -> Summoning {
    Summoning {
        cards: vec![card],
        seat,
        way,
        by: By::Rule,
        stage: SummonStage::Begin,
        to: Vec::new(),
        materials: Vec::new(),
        procedure: None,
        position: match way {
            SummonWay::Normal | SummonWay::Tribute | SummonWay::Flip | SummonWay::Link => {
                SummonPosition::Attack
            }
            SummonWay::Special
            | SummonWay::Ritual
            | SummonWay::Fusion
            | SummonWay::Synchro
            | SummonWay::Xyz
            | SummonWay::Pendulum => SummonPosition::FaceUp,
        },
        field: seat,
        properly: true,
        within: None,
    }
}

pub(crate) fn step(game: &mut Game, mut summoning: Box<Summoning>, value: Value) -> Next {
    match (summoning.stage, value) {
        (SummonStage::Begin, _) => begin(game, summoning),
        (SummonStage::TributesCounted, Value::Answer(Choice::Number(number))) => {
            tributes(game, summoning, number as u8)
        }
        (SummonStage::MaterialsChosen, Value::Cards(cards)) => {
            summoning.materials = cards;
            pay(game, &mut summoning);
            if summoning.procedure.is_some() {
                return own_procedure::act(game, summoning);
            }
            choose_zone(game, summoning)
        }
        // 3.3.2-111: what was done for it is over, and the Summon comes later.
        (SummonStage::Procedure, _) => {
            game.state.moment += 1;
            choose_zone(game, summoning)
        }
        (SummonStage::ChooseZone, _) => choose_zone(game, summoning),
        (SummonStage::ZoneChosen, Value::Answer(Choice::Zone(zone))) => {
            choose_position(game, summoning, zone)
        }
        (SummonStage::PositionChosen, Value::Answer(Choice::Position(face))) => {
            if let Some(last) = summoning.to.last_mut() {
                last.1 = face;
            }
            next_card(game, summoning)
        }
        (SummonStage::Attempt, _) => attempt(game, summoning),
        (SummonStage::Attempted, _) => succeed(game, *summoning),
        (SummonStage::Followed, _) => Next::Done(Value::Cards(summoning.cards)),
        (
            SummonStage::TributesCounted
            | SummonStage::MaterialsChosen
            | SummonStage::ZoneChosen
            | SummonStage::PositionChosen,
            _,
        ) => Next::Done(Value::Summoned(false)),
    }
}

/// Tributes and materials come first (3.3.2-87, -176).
fn begin(game: &mut Game, mut summoning: Box<Summoning>) -> Next {
    let (card, seat) = (summoning.cards[0], summoning.seat);
    match summoning.way {
        SummonWay::Normal | SummonWay::Tribute => normal(game, summoning),
        SummonWay::Synchro | SummonWay::Xyz | SummonWay::Link => {
            let pick = MaterialPick {
                seat,
                card,
                way: summoning.way,
                candidates: materials::candidates(Query::on(game), seat, card, summoning.way),
                // 3.3.2-171: what an effect says must be among them.
                chosen: std::mem::take(&mut summoning.materials),
                about: None,
                whose: crate::language::Whose::Yours,
            };
            summoning.stage = SummonStage::MaterialsChosen;
            Next::Push(Frame::Summon(summoning), Frame::Materials(Box::new(pick)))
        }
        SummonWay::Special if summoning.procedure.is_some() => own_procedure::begin(game, summoning),
        SummonWay::Flip => attempt(game, summoning),
        SummonWay::Special | SummonWay::Ritual | SummonWay::Fusion | SummonWay::Pendulum => {
            choose_zone(game, summoning)
        }
    }
}

/// 3.3.2-78, -82, -83: with as many Tributes as it takes, or as the player likes where it may be several numbers.
fn normal(game: &mut Game, mut summoning: Box<Summoning>) -> Next {
    let (card, seat) = (summoning.cards[0], summoning.seat);
    let query = Query::on(game);
    summoning.position = normal::position(query, seat);
    let numbers = normal::tributes(query, seat, card, summoning.way);
    summoning.stage = SummonStage::TributesCounted;
    Next::Ask(Frame::Summon(summoning), tribute::ask_number(seat, &numbers))
}

fn tributes(game: &mut Game, mut summoning: Box<Summoning>, number: u8) -> Next {
    summoning.way = tribute::way(number);
    if number == 0 {
        return choose_zone(game, summoning);
    }
    let pick = tribute::pick(game, summoning.seat, summoning.cards[0], number);
    summoning.stage = SummonStage::MaterialsChosen;
    Next::Push(Frame::Summon(summoning), Frame::Pick(Box::new(pick)))
}

/// The materials leave; what follows is a moment later (3.3.2-84, -111).
fn pay(game: &mut Game, summoning: &mut Summoning) {
    let (card, way) = (summoning.cards[0], summoning.way);
    let cards = summoning.materials.clone();
    let by = By::Summon(card, way);
    match way {
        SummonWay::Tribute => return tribute::send(game, card, cards),
        SummonWay::Special => return own_procedure::pay(game, summoning),
        SummonWay::Xyz => summoning.materials = xyz::stack(game, card, &cards),
        SummonWay::Synchro | SummonWay::Link | SummonWay::Fusion => {
            let change = Change::Move { cards, why: Move::Material, to: Destination::Graveyard };
            game.propose(change, by, &["3.3.2-172", "3.3.2-222"]);
        }
        SummonWay::Normal | SummonWay::Flip | SummonWay::Ritual | SummonWay::Pendulum => {}
    }
    game.state.moment += 1;
}

/// The card whose zone is to be chosen next.
fn current(summoning: &Summoning) -> CardId {
    summoning.cards[summoning.to.len().min(summoning.cards.len() - 1)]
}

/// 3.3.2-71, -103: the player chooses among the free zones.
fn choose_zone(game: &mut Game, mut summoning: Box<Summoning>) -> Next {
    let card = current(&summoning);
    let taken: Vec<Zone> = summoning.to.iter().map(|(zone, _)| *zone).collect();
    let later = summoning.cards.get(summoning.to.len() + 1..).unwrap_or_default();
    let mut zones = zones::beside(game, card, summoning.field, later, &taken);
    if let Some(within) = &summoning.within {
        zones.retain(|zone| within.contains(zone));
    }
    let options: Vec<Choice> = zones.into_iter().map(Choice::Zone).collect();
    if options.is_empty() {
        // 3.3.2-102: those that have found no zone stay where they are.
        summoning.cards.truncate(summoning.to.len());
        if summoning.cards.is_empty() {
            return Next::Done(Value::Summoned(false));
        }
        return attempt(game, summoning);
    }
    summoning.stage = SummonStage::ZoneChosen;
    let decision = Decision { seat: summoning.seat, ask: Ask::Zone, about: None, options };
    Next::Ask(Frame::Summon(summoning), decision)
}

fn choose_position(game: &mut Game, mut summoning: Box<Summoning>, zone: Zone) -> Next {
    let card = current(&summoning);
    summoning.to.push((zone, Face::Up));
    let faces = position::choices(Query::on(game), card, summoning.field, summoning.position);
    summoning.stage = SummonStage::PositionChosen;
    let options = faces.into_iter().map(Choice::Position).collect();
    let decision = Decision { seat: summoning.seat, ask: Ask::Position, about: None, options };
    Next::Ask(Frame::Summon(summoning), decision)
}

fn next_card(game: &mut Game, mut summoning: Box<Summoning>) -> Next {
    if summoning.to.len() < summoning.cards.len() {
        return choose_zone(game, summoning);
    }
    summoning.stage = SummonStage::Attempt;
    attempt(game, summoning)
}

/// 3.3.2-74, -240: only what a player does by the rules is attempted.
fn attempt(game: &mut Game, summoning: Box<Summoning>) -> Next {
    if summoning.by == By::Rule { attempt::begin(game, summoning) } else { succeed(game, *summoning) }
}

fn succeed(game: &mut Game, mut summoning: Summoning) -> Next {
    if summoning.way == SummonWay::Flip {
        return flip(game, &summoning);
    }
    if summoning.by == By::Rule && !gemini::is_summoned_again(game, &summoning) {
        attempt::strike_off(game, &mut summoning);
        if summoning.cards.is_empty() {
            if summoning.way == SummonWay::Xyz {
                xyz::lose(game, summoning.materials);
            }
            return Next::Done(Value::Summoned(false));
        }
    }
    let cards = summoning.cards.iter().zip(&summoning.to).map(|(&card, &(zone, face))| (card, zone, face));
    let cards: Vec<(CardId, Zone, Face)> = cards.collect();
    let made = summoning.cards[0];
    let (seat, summoner) = (summoning.field, summoning.seat);
    let (way, properly) = (summoning.way, summoning.properly);
    let of = materials::made_of(&summoning);
    let procedure = summoning.procedure;
    // 3.3.2-79: what was Tributed for it is no material, and is known as well.
    let from = if way == SummonWay::Tribute { summoning.materials.clone() } else { of.clone() };
    let change = Change::Summon { cards, seat, summoner, way, properly, procedure, materials: from };
    let done = game.propose(change, summoning.by, &["3.3.2-76", "3.3.2-105"]);
    if !of.is_empty() && !done.is_empty() {
        let change = Change::UsedAsMaterial { cards: of, made, way };
        game.propose(change, By::Summon(made, way), materials::statements(way));
    }
    if procedure.is_some() && !done.is_empty() {
        summoning.cards = done;
        return own_procedure::follow(game, Box::new(summoning));
    }
    Next::Done(Value::Cards(done))
}

/// 3.3.2-244, -250
fn flip(game: &mut Game, summoning: &Summoning) -> Next {
    let card = summoning.cards[0];
    let Some(zone) = game.card(card).place.zone() else { return Next::Done(Value::Summoned(false)) };
    game.propose(Change::Flip { card, face: Face::Up }, By::Rule, &["3.3.2-251"]);
    let turn = game.state.turn.number;
    let since = game.card(card).on_field.since;
    let seat = summoning.seat;
    let cards = vec![(card, zone, Face::Up)];
    let change = Change::Summon {
        cards,
        seat,
        summoner: seat,
        way: SummonWay::Flip,
        properly: false,
        procedure: None,
        materials: Vec::new(),
    };
    let done = game.propose(change, By::Rule, &["3.3.2-244", "3.3.2-250"]);
    let on_field = &mut game.state.cards[card.index()].on_field;
    on_field.moved = Some(turn);
    on_field.since = since;
    Next::Done(Value::Cards(done))
}
