//! OCG 3.3.2-254 to -281: battle positions and how they change.

use super::normal;
use crate::card::MonsterType;
use crate::game::Game;
use crate::language::{PositionTo, Restriction, SummonPosition, Topic};
use crate::query::Query;
use crate::query::applies::Subject;
use crate::state::{CardId, Face};
use table::Seat;

/// 3.3.2-104, -230: the positions in which a monster may come.
pub(crate) fn choices(query: Query<'_>, card: CardId, seat: Seat, position: SummonPosition) -> Vec<Face> {
    // 3.3.2-230, -255
    if query.is_type(card, MonsterType::Link) {
        return match position {
            SummonPosition::FaceUp
            | SummonPosition::Attack
            | SummonPosition::AttackOrFaceDown
            | SummonPosition::Any => vec![Face::Up],
            SummonPosition::Defense | SummonPosition::FaceDownDefense | SummonPosition::AnyDefense => {
                Vec::new()
            }
        };
    }
    let up = normal::is_set_face_up(query, seat);
    match position {
        SummonPosition::FaceUp => vec![Face::Up, Face::UpDefense],
        SummonPosition::Attack => vec![Face::Up],
        SummonPosition::Defense => vec![Face::UpDefense],
        // 3.3.2-97
        SummonPosition::FaceDownDefense | SummonPosition::AnyDefense if up => vec![Face::UpDefense],
        SummonPosition::FaceDownDefense => vec![Face::Down],
        SummonPosition::AnyDefense => vec![Face::UpDefense, Face::Down],
        SummonPosition::AttackOrFaceDown | SummonPosition::Any if up => vec![Face::Up, Face::UpDefense],
        SummonPosition::AttackOrFaceDown => vec![Face::Up, Face::Down],
        SummonPosition::Any => vec![Face::Up, Face::UpDefense, Face::Down],
    }
}

/// 3.3.2-257, -258, -259
pub(crate) fn becomes(face: Face, to: PositionTo) -> Face {
    match (to, face) {
        (PositionTo::Other, Face::Up) => Face::UpDefense,
        (PositionTo::Other, Face::UpDefense | Face::Down) => Face::Up,
        (PositionTo::FaceUpAttack, _) => Face::Up,
        (PositionTo::FaceUpDefense, _) => Face::UpDefense,
        (PositionTo::FaceDownDefense, _) => Face::Down,
    }
}

/// 3.3.2-49, 3.3.2-284, 3.4.4-113: may an effect change it so?
pub(crate) fn can_become(query: Query<'_>, card: CardId, to: PositionTo) -> bool {
    let state = query.game.card(card);
    let stays = query.is_type(card, MonsterType::Link)
        || (to == PositionTo::FaceDownDefense && query.is_type(card, MonsterType::Token));
    state.place.zone().is_some_and(crate::state::Zone::is_monster_zone)
        && !stays
        && becomes(state.face, to) != state.face
}

/// 3.3.2-273, -274, -275, -276, -277, -279, -280: may its player change it in the Main Phase?
pub(crate) fn can_be_changed(game: &Game, card: CardId) -> bool {
    let query = Query::on(game);
    let state = game.card(card);
    let turn = Some(game.state.turn.number);
    state.face.is_up()
        && !query.is_type(card, MonsterType::Link)
        // 3.4.4-156
        && !query.is_unusable(card)
        && Some(state.on_field.since) != turn
        && state.on_field.moved != turn
        && !query.is_forbidden(Subject::Card(card), Topic::NoPositionChange, |_, _, restriction| {
            matches!(restriction, Restriction::ChangePosition)
        })
}

/// 3.3.2-244, -246, -247, -248, -249, -281, 3.4.4-111: may it be Flip Summoned?
pub(crate) fn can_be_flip_summoned(game: &Game, card: CardId) -> bool {
    let state = game.card(card);
    let turn = Some(game.state.turn.number);
    state.face == Face::Down
        // Also if it was Set in this turn: it came then.
        && Some(state.on_field.since) != turn
        && state.on_field.moved != turn
}
