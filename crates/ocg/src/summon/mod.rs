//! OCG 3.3.2-67 to -250: bringing monsters to the field.

pub(crate) mod acts;
pub(crate) mod by_effect;
pub(crate) mod extra_deck_pendulum;
pub(crate) mod fusion;
pub(crate) mod link;
pub(crate) mod materials;
pub(crate) mod pendulum;
pub(crate) mod position;
pub(crate) mod ritual;
pub(crate) mod ritual_steps;
pub(crate) mod set;
pub(crate) mod solver;
pub(crate) mod synchro;
pub(crate) mod xyz;
pub(crate) mod zones;

use crate::game::Game;
use crate::language::{SummonPosition, SummonWay};
use crate::pipe::{Change, Destination};
use crate::query::Query;
use crate::run::Next;
use crate::state::{
    Ask, By, CardId, Choice, Decision, Face, Frame, Location, MaterialPick, Mode, Move, Negation, Pick,
    RunStage, Running, Slots, Source, SummonStage, Summoning, Value, Window, WindowKind, WindowStage, Zone,
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
    }
}

pub(crate) fn step(game: &mut Game, mut summoning: Box<Summoning>, value: Value) -> Next {
    match (summoning.stage, value) {
        (SummonStage::Begin, _) => begin(game, summoning),
        (SummonStage::MaterialsChosen, Value::Cards(cards)) => {
            summoning.materials = cards;
            pay(game, &mut summoning);
            choose_zone(game, summoning)
        }
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
        (SummonStage::MaterialsChosen | SummonStage::ZoneChosen | SummonStage::PositionChosen, _) => {
            Next::Done(Value::Summoned(false))
        }
    }
}

/// Tributes and materials come first (3.3.2-87, -176).
fn begin(game: &mut Game, mut summoning: Box<Summoning>) -> Next {
    let (card, seat) = (summoning.cards[0], summoning.seat);
    match summoning.way {
        SummonWay::Tribute => {
            let (least, most) = set::tributes_needed(game, card);
            let candidates = set::tributes(Query::on(game), seat, card);
            summoning.stage = SummonStage::MaterialsChosen;
            let pick = Pick {
                seat,
                ask: Ask::Tributes,
                about: None,
                candidates,
                chosen: Vec::new(),
                least: least as u16,
                most: most as u16,
                together: crate::language::Together::Any,
            };
            Next::Push(Frame::Summon(summoning), Frame::Pick(Box::new(pick)))
        }
        SummonWay::Synchro | SummonWay::Xyz | SummonWay::Link if summoning.by == By::Rule => {
            let pick = MaterialPick {
                seat,
                card,
                way: summoning.way,
                candidates: materials::candidates(Query::on(game), seat, card, summoning.way),
                chosen: Vec::new(),
                about: None,
                whose: crate::language::Whose::Yours,
            };
            summoning.stage = SummonStage::MaterialsChosen;
            Next::Push(Frame::Summon(summoning), Frame::Materials(Box::new(pick)))
        }
        SummonWay::Special if summoning.procedure.is_some() => procedure(game, summoning),
        SummonWay::Flip => attempt(game, summoning),
        SummonWay::Normal
        | SummonWay::Special
        | SummonWay::Ritual
        | SummonWay::Fusion
        | SummonWay::Synchro
        | SummonWay::Xyz
        | SummonWay::Pendulum
        | SummonWay::Link => choose_zone(game, summoning),
    }
}

/// 3.3.2-110: what its own procedure asks for.
fn procedure(game: &Game, mut summoning: Box<Summoning>) -> Next {
    let card = summoning.cards[0];
    let nth = usize::from(summoning.procedure.unwrap_or_default());
    let Some(&block) = game.def(card).procedures.get(nth) else { return Next::Done(Value::Summoned(false)) };
    let source =
        Source { effect: crate::library::EffectId(0), card: game.card_ref(card), you: summoning.seat };
    let running = Running {
        source,
        block,
        at: 0,
        mode: Mode::Procedure,
        slots: Slots::default(),
        event: None,
        done: Vec::new(),
        was_done: false,
        declared: 0,
        stage: RunStage::Step,
        answered: None,
        negates: Negation::None,
    };
    summoning.stage = SummonStage::Procedure;
    Next::Push(Frame::Summon(summoning), Frame::Run(Box::new(running)))
}

/// The materials leave; what follows is a moment later (3.3.2-84, -111).
fn pay(game: &mut Game, summoning: &mut Summoning) {
    let (card, way) = (summoning.cards[0], summoning.way);
    let cards = summoning.materials.clone();
    let by = By::Summon(card, way);
    match way {
        SummonWay::Tribute => {
            let change = Change::Move { cards, why: Move::Tributed, to: Destination::Graveyard };
            game.propose(change, by, &["3.3.2-85", "3.3.2-87"]);
        }
        SummonWay::Xyz => summoning.materials = xyz::stack(game, card, &cards),
        SummonWay::Synchro | SummonWay::Link | SummonWay::Fusion => {
            let change = Change::Move { cards, why: Move::Material, to: Destination::Graveyard };
            game.propose(change, by, &["3.3.2-172", "3.3.2-222"]);
        }
        SummonWay::Normal
        | SummonWay::Flip
        | SummonWay::Special
        | SummonWay::Ritual
        | SummonWay::Pendulum => {}
    }
    game.state.moment += 1;
}

/// The card whose zone is to be chosen next.
fn current(summoning: &Summoning) -> CardId {
    summoning.cards[summoning.to.len().min(summoning.cards.len() - 1)]
}

fn choose_zone(game: &mut Game, mut summoning: Box<Summoning>) -> Next {
    let card = current(&summoning);
    let taken: Vec<Zone> = summoning.to.iter().map(|(zone, _)| *zone).collect();
    let later = summoning.cards.get(summoning.to.len() + 1..).unwrap_or_default();
    let zones = zones::beside(game, card, summoning.field, later, &taken);
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
    let faces = position::choices(Query::on(game), card, summoning.position);
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

/// 3.3.2-74, -107: a Summon that a player makes by the rules may be negated; one by an effect may not (3.3.2-240).
fn attempt(game: &mut Game, mut summoning: Box<Summoning>) -> Next {
    if summoning.by != By::Rule {
        return succeed(game, *summoning);
    }
    let change = Change::TakeUp { cards: summoning.cards.clone(), way: summoning.way };
    if summoning.way == SummonWay::Flip {
        return succeed(game, *summoning);
    }
    game.state.recent.clear();
    game.propose(change, By::Rule, &["3.3.2-74", "3.3.2-107"]);
    summoning.stage = SummonStage::Attempted;
    let window = Window {
        kind: WindowKind::Attempt,
        stage: WindowStage::Ask,
        right: game.state.turn.player,
        passes: 0,
        answers: std::mem::take(&mut game.state.recent),
    };
    Next::Push(Frame::Summon(summoning), Frame::Window(Box::new(window)))
}

fn succeed(game: &mut Game, mut summoning: Summoning) -> Next {
    if summoning.way == SummonWay::Flip {
        return flip(game, &summoning);
    }
    if summoning.by == By::Rule {
        let negated = |card: &CardId| game.card(*card).place != Location::Between;
        let (lost, left): (Vec<CardId>, Vec<CardId>) = summoning.cards.iter().partition(|card| negated(card));
        if left.is_empty() {
            if summoning.way == SummonWay::Xyz {
                xyz::lose(game, summoning.materials);
            }
            return Next::Done(Value::Summoned(false));
        }
        let pairs = summoning.cards.iter().zip(&summoning.to).filter(|(card, _)| !lost.contains(card));
        summoning.to = pairs.map(|(_, to)| *to).collect();
        summoning.cards = left;
    }
    let cards = summoning.cards.iter().zip(&summoning.to).map(|(&card, &(zone, face))| (card, zone, face));
    let cards: Vec<(CardId, Zone, Face)> = cards.collect();
    let made = summoning.cards[0];
    let (seat, way, properly) = (summoning.field, summoning.way, summoning.properly);
    let of = materials::made_of(&summoning);
    let change = Change::Summon { cards, seat, way, properly, materials: of.clone() };
    let done = game.propose(change, summoning.by, &["3.3.2-76", "3.3.2-105"]);
    if !of.is_empty() && !done.is_empty() {
        let change = Change::UsedAsMaterial { cards: of, made, way };
        game.propose(change, By::Summon(made, way), materials::statements(way));
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
    let materials = Vec::new();
    let change = Change::Summon { cards, seat, way: SummonWay::Flip, properly: false, materials };
    let done = game.propose(change, By::Rule, &["3.3.2-244", "3.3.2-250"]);
    let on_field = &mut game.state.cards[card.index()].on_field;
    on_field.moved = Some(turn);
    on_field.since = since;
    Next::Done(Value::Cards(done))
}
