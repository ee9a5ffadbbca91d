//! OCG 3.6.3-45 to -58, 3.6.3-75 to -81: the five times of the Damage Step.

use super::{calculation, is_there};
use crate::effects::replacement;
use crate::game::Game;
use crate::pipe::{Change, Destination};
use crate::run::Next;
use crate::state::{
    BattleStep, By, CardId, CardRef, DamageTime, Face, FightStage, Fighter, Fighting, Frame, Move, Phase,
    Statement, Value, WindowKind,
};
use crate::turn;

pub(crate) fn step(game: &mut Game, mut fighting: Box<Fighting>, value: Value) -> Next {
    if !goes_on(game, &fighting) {
        return over(game);
    }
    match fighting.stage {
        FightStage::Start => {
            // 3.6.3-47: whatever comes of it, the monster has attacked.
            game.state.cards[fighting.attacker.card.index()].on_field.attacked = true;
            game.state.recent.clear();
            enter(game, fighting, DamageTime::Start, FightStage::BeforeCalculation, &["3.6.3-47", "3.6.3-53"])
        }
        FightStage::BeforeCalculation => {
            game.state.recent.clear();
            begin(game, DamageTime::BeforeCalculation, &["3.6.3-54", "3.6.3-57"]);
            turn_up(game, &fighting);
            window(game, fighting, FightStage::Calculation)
        }
        FightStage::Calculation => {
            game.state.recent.clear();
            enter(game, fighting, DamageTime::Calculation, FightStage::Calculate, &["3.6.3-60"])
        }
        FightStage::Calculate => {
            game.state.recent.clear();
            fighting.lost = calculation::calculate(game, &fighting);
            fighting.stage = FightStage::Replace;
            replace(game, fighting)
        }
        FightStage::Replace => {
            replaced(game, &mut fighting, value);
            fighting.stage = FightStage::AfterCalculation;
            Next::Go(Frame::Damage(fighting))
        }
        FightStage::AfterCalculation => {
            turn::lasting::end_damage_calculation(game);
            begin(game, DamageTime::AfterCalculation, &["3.6.3-76"]);
            destroy_instead(game, &mut fighting);
            window(game, fighting, FightStage::End)
        }
        FightStage::End => {
            game.state.recent.clear();
            begin(game, DamageTime::End, &["3.6.3-78"]);
            destroy(game, &fighting);
            window(game, fighting, FightStage::Over)
        }
        FightStage::Over => over(game),
    }
}

/// 3.6.3-80: what applied until the end of the Damage Step ends only now.
fn over(game: &mut Game) -> Next {
    game.state.doomed.clear();
    turn::lasting::end_damage_step(game);
    Next::Done(Value::Nothing)
}

fn begin(game: &mut Game, time: DamageTime, statements: &[Statement]) {
    game.propose(Change::Phase(Phase::Battle(BattleStep::Damage(time))), By::Rule, statements);
}

fn enter(
    game: &mut Game,
    fighting: Box<Fighting>,
    time: DamageTime,
    next: FightStage,
    statements: &[Statement],
) -> Next {
    begin(game, time, statements);
    window(game, fighting, next)
}

/// 3.6.3-53, -57: cards may be activated, the turn player first.
fn window(game: &Game, mut fighting: Box<Fighting>, next: FightStage) -> Next {
    fighting.stage = next;
    Next::Push(Frame::Damage(fighting), turn::open(game, WindowKind::Response))
}

/// 3.6.3-67: until it is calculated, there is no battle without both of them.
fn goes_on(game: &Game, fighting: &Fighting) -> bool {
    match fighting.stage {
        FightStage::Start
        | FightStage::BeforeCalculation
        | FightStage::Calculation
        | FightStage::Calculate => {
            is_there(game, fighting.attacker) && fighting.target.is_none_or(|target| is_there(game, target))
        }
        FightStage::Replace | FightStage::AfterCalculation | FightStage::End | FightStage::Over => true,
    }
}

/// 3.3.2-252, -270, 3.6.3-56: its effect for being flipped waits until after damage calculation.
fn turn_up(game: &mut Game, fighting: &Fighting) {
    if let Some(Fighter { card, .. }) = fighting.target
        && game.card(card).face == Face::Down
    {
        let change = Change::Flip { card, face: Face::UpDefense };
        game.propose(change, By::Rule, &["3.3.2-270", "3.6.3-56"]);
    }
}

/// 3.6.3-69: may something be destroyed in place of those that are lost?
fn replace(game: &Game, fighting: Box<Fighting>) -> Next {
    let cards: Vec<CardId> = fighting.lost.iter().map(|one| one.card).collect();
    let by = By::Battle(game.card_ref(fighting.attacker.card));
    match replacement::begin(game, &cards, by) {
        Some(frame) => Next::Push(Frame::Damage(fighting), frame),
        None => Next::Go(Frame::Damage(fighting)),
    }
}

/// 3.6.3-68: those that are still lost are mute from now on, and cannot be targeted.
fn replaced(game: &mut Game, fighting: &mut Fighting, value: Value) {
    if let Value::Replaced(pairs) = value {
        fighting.lost.retain(|one| !pairs.iter().any(|(card, _)| *card == one.card));
        let others = pairs.iter().filter_map(|(_, other)| *other);
        fighting.instead = others.map(|other| game.card_ref(other)).collect();
    }
    game.state.doomed = std::mem::take(&mut fighting.lost);
}

/// 2.2.3-3
fn destroy_instead(game: &mut Game, fighting: &mut Fighting) {
    let instead = std::mem::take(&mut fighting.instead).into_iter();
    let cards: Vec<CardId> = instead.filter(|one| game.is_current(*one)).map(|one| one.card).collect();
    if !cards.is_empty() {
        let change = Change::Move { cards, why: Move::Destroyed, to: Destination::Graveyard };
        game.propose(change, By::Rule, &["2.2.3-3"]);
    }
}

/// 3.6.3-78, -79: those that were sure to be destroyed go to the Graveyard, all at once.
fn destroy(game: &mut Game, fighting: &Fighting) {
    let doomed: Vec<CardRef> = std::mem::take(&mut game.state.doomed);
    let mut destroyed: Vec<(CardId, Fighter)> = Vec::new();
    for one in doomed.into_iter().filter(|one| game.is_current(*one)).collect::<Vec<_>>() {
        let attacks = one.card == fighting.attacker.card;
        let Some(against) = (if attacks { fighting.target } else { Some(fighting.attacker) }) else {
            continue;
        };
        let change = Change::Move { cards: vec![one.card], why: Move::Destroyed, to: Destination::Graveyard };
        let by = By::Battle(game.card_ref(against.card));
        if !game.propose(change, by, &["3.6.3-78"]).is_empty() {
            destroyed.push((one.card, against));
        }
    }
    for (loser, winner) in destroyed {
        if is_there(game, winner) {
            let change = Change::DestroysInBattle { winner: winner.card, loser: game.card_ref(loser) };
            game.propose(change, By::Rule, &["3.6.3-79"]);
        }
    }
}
