//! OCG 3.3.2-94 to -99, 3.3.3-10 to -14, 3.3.4-12 to -15: Setting cards.

use super::{by_effect, position, tribute, zones};
use crate::effects::perform::{Performed, group_of};
use crate::effects::resolution::by;
use crate::game::Game;
use crate::language::{
    Field, Group, PositionTo, Restriction, SummonPosition, SummonTo, SummonWay, SummonZone, Topic,
};
use crate::pipe::Change;
use crate::query::applies::Subject;
use crate::query::{Query, Standpoint};
use crate::run::Next;
use crate::state::{Ask, By, CardId, Choice, Decision, Frame, Put, Running, Setting, SummonStage, Value};
use crate::terms::placing;
use table::Seat;

/// May this player Set this card?
pub(crate) fn may_set(query: Query<'_>, seat: Seat, card: CardId) -> bool {
    !query.is_forbidden(Subject::Player(seat), Topic::NoSet, |query, own, restriction| {
        matches!(restriction, Restriction::Set(filters)
            if filters.iter().all(|filter| query.is_like(own, card, filter)))
    })
}

pub(crate) fn step(game: &mut Game, mut setting: Box<Setting>, value: Value) -> Next {
    let (card, seat) = (setting.card, setting.seat);
    match (setting.stage, value) {
        (SummonStage::Begin, _) if game.def(card).card.monster().is_none() => choose_zone(game, setting),
        // 3.3.2-96: with the same Tributes as face-up.
        (SummonStage::Begin, _) => {
            let numbers = tribute::possible(Query::on(game), seat, card, tribute::As::Set);
            setting.stage = SummonStage::TributesCounted;
            Next::Ask(Frame::Set(setting), tribute::ask_number(seat, &numbers))
        }
        (SummonStage::TributesCounted, Value::Answer(Choice::Number(0))) => choose_zone(game, setting),
        (SummonStage::TributesCounted, Value::Answer(Choice::Number(number))) => {
            setting.stage = SummonStage::MaterialsChosen;
            let pick = tribute::pick(game, seat, card, number as u8);
            Next::Push(Frame::Set(setting), Frame::Pick(Box::new(pick)))
        }
        (SummonStage::MaterialsChosen, Value::Cards(cards)) => {
            tribute::send(game, card, cards);
            choose_zone(game, setting)
        }
        (SummonStage::ZoneChosen, Value::Answer(Choice::Zone(zone))) => {
            if let crate::state::Zone::Field(seat) = zone {
                crate::spells::activation::replace_field_spell(game, seat, card);
            }
            game.propose(Change::Set { card, zone, seat }, By::Rule, &["3.3.2-94", "3.3.3-11", "3.3.4-13"]);
            Next::Done(Value::Summoned(true))
        }
        (
            SummonStage::TributesCounted
            | SummonStage::MaterialsChosen
            | SummonStage::Procedure
            | SummonStage::ChooseZone
            | SummonStage::ZoneChosen
            | SummonStage::PositionChosen
            | SummonStage::Attempt
            | SummonStage::Attempted
            | SummonStage::Followed,
            _,
        ) => Next::Done(Value::Summoned(false)),
    }
}

fn choose_zone(game: &Game, mut setting: Box<Setting>) -> Next {
    use crate::card::{Kind, SpellKind};
    let seat = setting.seat;
    let options: Vec<Choice> = match game.def(setting.card).card.kind {
        Kind::Monster(_) => zones::free_main(game, seat).map(Choice::Zone).collect(),
        Kind::Spell(SpellKind::Field) => vec![Choice::Zone(crate::state::Zone::Field(seat))],
        Kind::Spell(_) | Kind::Trap(_) => zones::free_spell_trap(game, seat).map(Choice::Zone).collect(),
    };
    if options.is_empty() {
        return Next::Done(Value::Summoned(false));
    }
    setting.stage = SummonStage::ZoneChosen;
    Next::Ask(Frame::Set(setting), Decision { seat, ask: Ask::Zone, about: None, options })
}

/// What a monster that an effect Sets comes as (3.3.2-98).
const FACE_DOWN: SummonTo = SummonTo {
    field: Field::Yours,
    position: SummonPosition::FaceDownDefense,
    ignoring_conditions: false,
    zone: SummonZone::Any,
};

/// Could an effect Set this card?
pub(crate) fn can_be_set(query: Query<'_>, card: CardId, standpoint: Standpoint<'_>) -> bool {
    let (game, seat) = (query.game, standpoint.you);
    match (game.def(card).card.monster(), game.card(card).place.is_field()) {
        (Some(_), true) => position::can_become(query, card, PositionTo::FaceDownDefense),
        (Some(_), false) => {
            zones::has_room(game, seat)
                && by_effect::can_be_summoned(query, card, standpoint, SummonWay::Special, FACE_DOWN)
        }
        (None, _) => zones::for_setting(game, seat, card).is_some(),
    }
}

/// 3.3.2-98, -99, 3.3.3-11: what an effect Sets.
pub(crate) fn by_effect(game: &mut Game, running: &Running, group: &Group) -> Performed {
    let cards = group_of(game, running, group);
    let is_monster = |card: &CardId| game.def(*card).card.monster().is_some();
    match cards.first() {
        Some(first) if is_monster(first) && game.card(*first).place.is_field() => turn(game, running, &cards),
        Some(first) if is_monster(first) => {
            by_effect::begin(game, running, group, SummonWay::Special, FACE_DOWN)
        }
        Some(_) | None => placing::begin(running, running.you, cards, Put::Set),
    }
}

/// 3.3.2-99: it is turned face-down, and counts as Set.
fn turn(game: &mut Game, running: &Running, cards: &[CardId]) -> Performed {
    let query = Query::on(game);
    let can = |card: &CardId| position::can_become(query, *card, PositionTo::FaceDownDefense);
    let cards: Vec<CardId> = cards.iter().copied().filter(can).collect();
    let done = game.propose(Change::TurnDown { cards }, by(running), &["3.3.2-99"]);
    for &card in &done {
        game.propose(Change::CountsAsSet { card }, by(running), &["3.3.2-99"]);
    }
    Performed::Done(done)
}
