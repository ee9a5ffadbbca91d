//! OCG 3.3.2-78 to -99, 3.3.3-10 to -14, 3.3.4-12 to -15: Tributes, and Setting cards.

use super::zones;
use crate::game::Game;
use crate::language::Restriction;
use crate::language::SummonWay;
use crate::pipe::{Change, Destination, is_protected};
use crate::query::Query;
use crate::query::applies::Subject;
use crate::run::Next;
use crate::state::{Ask, By, CardId, Choice, Decision, Frame, Move, Pick, Setting, SummonStage, Value};
use table::Seat;

/// 3.3.2-80: how many Tributes a Normal Summon of this monster takes, at least and at most.
pub(crate) fn tributes_needed(game: &Game, card: CardId) -> (usize, usize) {
    let n = match Query::on(game).level(card) {
        Some(..=4) | None => 0,
        Some(5 | 6) => 1,
        Some(_) => 2,
    };
    (n, n)
}

/// 3.3.2-86 to -92: monsters that this player can Tribute.
pub(crate) fn tributes(query: Query<'_>, seat: Seat, card: CardId) -> Vec<CardId> {
    let own = query.game.state.zones.monsters().map(|(_, other)| other);
    let can = |other: &CardId| {
        query.game.card(*other).controller == seat
            && !is_protected(query, *other, Move::Tributed, By::Summon(card, SummonWay::Tribute))
    };
    own.filter(can).collect()
}

/// 3.3.2-70, -81: is there a zone, or will there be one?
pub(crate) fn has_zone_after(game: &Game, seat: Seat, card: CardId) -> bool {
    let (needed, _) = tributes_needed(game, card);
    let found = tributes(Query::on(game), seat, card);
    let frees =
        |other: &&CardId| matches!(game.card(**other).place.zone(), Some(crate::state::Zone::Main(..)));
    found.len() >= needed
        && (zones::has_room(game, seat) || (needed > 0 && found.iter().any(|one| frees(&one))))
}

/// May this player Set cards at all?
pub(crate) fn may_set(query: Query<'_>, seat: Seat) -> bool {
    !query.is_forbidden(Subject::Player(seat), |_, _, restriction| matches!(restriction, Restriction::Set))
}

pub(crate) fn step(game: &mut Game, mut setting: Box<Setting>, value: Value) -> Next {
    let (card, seat) = (setting.card, setting.seat);
    match (setting.stage, value) {
        (SummonStage::Begin, _) => {
            let (least, most) = match game.def(card).card.monster() {
                Some(_) => tributes_needed(game, card),
                None => (0, 0),
            };
            if most == 0 {
                return choose_zone(game, setting);
            }
            setting.stage = SummonStage::MaterialsChosen;
            let pick = Pick {
                seat,
                ask: Ask::Tributes,
                about: None,
                candidates: tributes(Query::on(game), seat, card),
                chosen: Vec::new(),
                least: least as u16,
                most: most as u16,
                together: crate::language::Together::Any,
            };
            Next::Push(Frame::Set(setting), Frame::Pick(Box::new(pick)))
        }
        (SummonStage::MaterialsChosen, Value::Cards(cards)) => {
            let change = Change::Move { cards, why: Move::Tributed, to: Destination::Graveyard };
            game.propose(change, By::Summon(card, SummonWay::Tribute), &["3.3.2-96"]);
            game.state.moment += 1;
            choose_zone(game, setting)
        }
        (SummonStage::ZoneChosen, Value::Answer(Choice::Zone(zone))) => {
            replace_field_spell(game, zone);
            game.propose(Change::Set { card, zone, seat }, By::Rule, &["3.3.2-94", "3.3.3-11", "3.3.4-13"]);
            Next::Done(Value::Summoned(true))
        }
        (
            SummonStage::MaterialsChosen
            | SummonStage::Procedure
            | SummonStage::ChooseZone
            | SummonStage::ZoneChosen
            | SummonStage::PositionChosen
            | SummonStage::Attempt
            | SummonStage::Attempted,
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

/// 3.3.3-42
fn replace_field_spell(game: &mut Game, zone: crate::state::Zone) {
    if let (crate::state::Zone::Field(_), Some(old)) = (zone, game.state.zones.at(zone)) {
        let change = Change::Move { cards: vec![old], why: Move::ByRule, to: Destination::Graveyard };
        game.propose(change, By::Rule, &["3.3.3-42"]);
    }
}
