//! DCG 13: security checks, one by one.

use crate::areas::{Place, Spot, security};
use crate::card::Category;
use crate::effects::activation;
use crate::effects::language::{Happening, Modifier, When};
use crate::effects::topic::Topics;
use crate::game::Game;
use crate::keywords::security_attack;
use crate::pipe::{self, Made};
use crate::query::{Query, Standpoint};
use crate::state::{
    BattleStage, Battling, CardRef, Cause, Change, CheckStage, Checking, Facts, Frame, Happened, HeldBy,
    Holder, Thing, UnitId, What,
};
use table::Seat;

pub(crate) fn step(game: &mut Game, checking: Box<Checking>) {
    match checking.stage {
        CheckStage::Next => next(game, checking),
        CheckStage::Battle => battle(game, checking),
        CheckStage::Cleanup => cleanup(game, checking),
    }
}

/// 13-1-7-1, 13-1-7-5: checks the top card while the Digimon is there and may check more.
/// 13-1-2, 13-1-3, 13-1-4: one by one, without being asked, while the Digimon is there. 13-1-7-2-1: what
/// triggers is settled before it goes on.
fn next(game: &mut Game, mut checking: Box<Checking>) {
    let query = Query::on(game);
    let there = game.unit(checking.unit).is_some_and(|unit| unit.area.is_battle());
    let cut_short = game.state.attack().is_some_and(|attack| attack.cut_short);
    if !there || cut_short || checking.done >= security_attack::checks(query, checking.unit) {
        return;
    }
    let Some(&top) = security::top(game, checking.defender, 1).first() else { return };
    checking.done += 1;
    let facts = Facts { face_up: game.is_face_up(top), ..Facts::default() };
    let (unit, defender) = (checking.unit, checking.defender);
    checking.stage = CheckStage::Battle;
    game.push(Frame::SecurityCheck(checking));
    game.push(Frame::Settle);
    let subject = [Thing::Card(game.card_ref(top))];
    pipe::commit(game, &Change::CheckSecurity { by: unit, facts }, &subject, Cause::Rule);
    activate_security_effects(game, defender, game.card_ref(top), unit, facts);
}

/// 13-1-7-1-1: the card is turned over, and belongs to no area.
pub(crate) fn turn_over(game: &mut Game, subjects: &[Thing], by: UnitId, made: &mut Made) {
    for &thing in subjects {
        let Thing::Card(card) = thing else { continue };
        game.move_card(card.card, Place::Nowhere, made);
        let checked = game.card_ref(card.card);
        if let Some(checking) = current(game) {
            checking.card = Some(checked);
        }
        made.subjects.push(Thing::Card(checked));
        if let Some(by) = game.label_of(Thing::Unit(by)) {
            let what = |game: &Game| What::SecurityChecked { by, card: game.label(card.card) };
            made.tell(game, &["13-1-7-1-1", "13-1-5"], what);
        }
    }
    made.other = vec![Thing::Unit(by)];
}

/// The check that is going on.
fn current(game: &mut Game) -> Option<&mut Checking> {
    game.state.frames_mut().iter_mut().rev().find_map(|frame| {
        if let Frame::SecurityCheck(checking) = frame { Some(&mut **checking) } else { None }
    })
}

/// 15-16-10-2: [Security] effects do not wait, they are activated at once, before all others.
/// 15-16-10-1
fn activate_security_effects(game: &mut Game, seat: Seat, card: CardRef, checker: UnitId, facts: Facts) {
    if is_stopped(game, card, checker) {
        return;
    }
    let effects = game.def(card.card).security.effects.clone();
    for effect in effects.into_iter().rev() {
        if game.effect_of(effect).when.contains(&When::Security) {
            let holder = Holder { effect, card, unit: None, you: seat, by: HeldBy::Printed };
            let happened = facts.face_up.then(|| Box::new(checked_face_up(game, seat, card, facts)));
            activation::start(game, holder, happened);
        }
    }
}

/// What a [Security] effect knows of a card that lay face up.
fn checked_face_up(game: &Game, seat: Seat, card: CardRef, facts: Facts) -> Happened {
    Happened {
        what: Happening::SecurityChecked,
        seat,
        subjects: Query::on(game).snapshots(&[Thing::Card(card)]),
        other: Vec::new(),
        cause: Cause::Rule,
        facts,
        judged: Vec::new(),
    }
}

/// "It doesn't activate [Security] effects of cards it checks."
fn is_stopped(game: &Game, card: CardRef, checker: UnitId) -> bool {
    let query = Query::on(game);
    let mut stopped = false;
    let wanted = Topics::SECURITY_EFFECTS;
    query.each_modifier(Thing::Unit(checker), wanted, &mut |holding| {
        if let Modifier::StopsSecurityEffects(filters) = holding.modifier {
            let standpoint = Standpoint::of(&holding.source.holder);
            stopped |= filters.iter().all(|filter| query.is_like(standpoint, Thing::Card(card), filter));
        }
    });
    query.each_modifier(Thing::Player(game.owner(card.card)), wanted, &mut |holding| {
        if let Modifier::NoSecurityEffects(filters) = holding.modifier {
            let standpoint = Standpoint::of(&holding.source.holder);
            stopped |= filters.iter().all(|filter| query.is_like(standpoint, Thing::Card(card), filter));
        }
    });
    stopped
}

/// 13-1-7-3: a Security Digimon battles the Digimon that checks it.
/// 13-1-7-3-1, 13-1-7-3-2: nothing, if there is none.
fn battle(game: &mut Game, mut checking: Box<Checking>) {
    checking.stage = CheckStage::Cleanup;
    let (unit, card) = (checking.unit, checking.card);
    game.push(Frame::SecurityCheck(checking));
    let there = game.unit(unit).is_some_and(|unit| unit.area.is_battle());
    if let Some(card) = card
        && there
        && Query::on(game).is_security_digimon(card)
    {
        let two = Thing::Card(card);
        game.push(Frame::Battle(Box::new(Battling {
            one: unit,
            two,
            stage: BattleStage::Compare,
            tops: Vec::new(),
            deleted: Vec::new(),
        })));
    }
}

/// 13-1-7-4: a checked card that is still nowhere is trashed.
fn cleanup(game: &mut Game, mut checking: Box<Checking>) {
    let card = checking.card.take();
    checking.stage = CheckStage::Next;
    game.push(Frame::SecurityCheck(checking));
    game.push(Frame::Settle);
    if let Some(card) = card
        && game.is_current(card)
        && game.state.nowhere().contains(&card.card)
    {
        pipe::commit_by(game, &Change::Discard, &[Thing::Card(card)], Cause::Rule, &["13-1-7-4"]);
    }
}

impl Query<'_> {
    /// 13-1-6, 4-4-1: a Digimon card that is being checked.
    pub fn is_security_digimon(self, card: CardRef) -> bool {
        self.game.is_current(card)
            && self.game.spot(card.card) == Spot::Nowhere
            && self.game.printed(card.card).category == Category::Digimon
            && self.checked().any(|other| other == card)
    }

    pub fn security_digimon(self, seat: Seat) -> Vec<Thing> {
        let mine = self.checked().filter(|card| self.game.owner(card.card) == seat);
        mine.filter(|&card| self.is_security_digimon(card)).map(Thing::Card).collect()
    }

    fn checked(self) -> impl Iterator<Item = CardRef> {
        self.game
            .state
            .frames()
            .iter()
            .filter_map(|frame| if let Frame::SecurityCheck(checking) = frame { checking.card } else { None })
    }
}
