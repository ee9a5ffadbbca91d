//! DCG 13: security checks, one by one.

use crate::areas::{Place, Spot, security};
use crate::card::Category;
use crate::effects::activation;
use crate::effects::language::{Happening, Modifier, When};
use crate::effects::topic::Topics;
use crate::effects::trigger::{self, Seen};
use crate::game::Game;
use crate::keywords::security_attack;
use crate::query::{Query, Standpoint};
use crate::state::{
    BattleStage, Battling, CardRef, Cause, CheckStage, Checking, Facts, Frame, Happened, HeldBy, Holder,
    Thing, What,
};
use crate::terms::trash;
use table::Seat;

pub(crate) fn step(game: &mut Game, checking: Box<Checking>) {
    match checking.stage {
        CheckStage::Next => next(game, checking),
        CheckStage::Battle => battle(game, checking),
        CheckStage::Cleanup => cleanup(game, checking),
    }
}

/// 13-1-7-1, 13-1-7-5: checks the top card while the Digimon is there and may check more.
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
    game.move_card(top, Place::Nowhere);
    let card = game.card_ref(top);
    checking.card = Some(card);
    checking.stage = CheckStage::Battle;
    let (unit, defender) = (checking.unit, checking.defender);
    if let Some(by) = game.label_of(Thing::Unit(unit)) {
        game.note(&["13-1-7-1-1", "13-1-5"], |game| What::SecurityChecked { by, card: game.label(top) });
    }
    game.push(Frame::SecurityCheck(checking));
    game.push(Frame::Settle);
    let subjects = [Thing::Card(card)];
    let checker = [Thing::Unit(unit)];
    let happened = [
        (Happening::SecurityRemoved, defender, &subjects, &[][..]),
        (Happening::SecurityChecked, defender, &subjects, &checker[..]),
        (Happening::ChecksSecurity, defender.other(), &checker, &subjects[..]),
    ];
    for (what, seat, subjects, other) in happened {
        let seen = Seen { what, leaves: false, before: false, seat, subjects, other, cause: Cause::Rule };
        trigger::notice(game, &seen, facts);
    }
    activate_security_effects(game, defender, card, unit, facts);
}

/// 15-16-10-2: [Security] effects do not wait, they are activated at once, before all others.
fn activate_security_effects(
    game: &mut Game,
    seat: Seat,
    card: CardRef,
    checker: crate::state::UnitId,
    facts: Facts,
) {
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
fn is_stopped(game: &Game, card: CardRef, checker: crate::state::UnitId) -> bool {
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
        trash::discard(game, card.card, &["13-1-7-4"]);
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
        self.game.state.frames().iter().filter_map(|frame| match frame {
            Frame::SecurityCheck(checking) => checking.card,
            _ => None,
        })
    }
}
