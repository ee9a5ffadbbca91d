//! DCG 3: the areas of both players.

use super::changed::{bare, mark};
use super::{Viewing, color_names, is_public};
use crate::view::{AttackView, CardView, FaceView, Mark, PhaseView, SideView, TargetView, UnitView, View};
use digimon::effects::language::Face;
use digimon::state::{Attack, AttackTarget, CardId, FieldArea, Phase, Thing, Unit};
use digimon::{ask, explain};
use digimon_text::write_keyword;
use table::Seat;

impl Viewing<'_> {
    /// The field, and the question if there is one.
    pub fn view(self) -> View {
        let state = self.game.state();
        View {
            turn: state.turn(),
            turn_player: state.turn_player(),
            phase: phase(state.phase()),
            memory: state.memory(table::Seat::A),
            sides: Seat::BOTH.map(|seat| self.side(seat)),
            attack: state.attack().map(attack),
            pending: self.pending(),
            resolving: self.resolving(),
            shown: self.cards(state.nowhere()),
            asked: self.asked(),
        }
    }

    fn side(self, seat: Seat) -> SideView {
        let player = self.game.state().player(seat);
        let units = |area| {
            let there = move |unit: &&Unit| unit.owner == seat && unit.area == area;
            self.game.state().units().iter().filter(there).map(move |unit| self.unit_view(unit))
        };
        SideView {
            deck: self.down(&player.deck),
            egg_deck: self.down(&player.egg_deck),
            hand: self.hand(&player.hand),
            security: self.down(&player.security),
            trash: self.down(&player.trash),
            breeding: units(FieldArea::Breeding).next(),
            battle: units(FieldArea::Battle).collect(),
        }
    }

    /// A pile from the top down.
    fn down(self, pile: &[CardId]) -> Vec<CardView> {
        pile.iter().rev().filter_map(|&card| self.card(card)).collect()
    }

    /// Where in a hand the cards lie that this viewer does not know would tell when they were drawn.
    fn hand(self, cards: &[CardId]) -> Vec<CardView> {
        let (known, unknown): (Vec<CardId>, Vec<CardId>) = cards.iter().partition(|&&card| self.knows(card));
        self.cards(&[known, unknown].concat())
    }

    fn cards(self, cards: &[CardId]) -> Vec<CardView> {
        cards.iter().filter_map(|&card| self.card(card)).collect()
    }

    fn card(self, id: CardId) -> Option<CardView> {
        let state = self.state(id)?;
        let number = || self.game.library().card(state.def).number.as_str().to_owned();
        Some(CardView {
            id: self.handle(id),
            number: self.knows(id).then(number),
            owner: state.owner,
            face: face(state.face),
            public: is_public(self.known(id)),
        })
    }

    fn unit_view(self, unit: &Unit) -> UnitView {
        let (game, thing) = (self.game, Thing::Unit(unit.id));
        let fresh = unit.fresh && unit.since_turn == game.state().turn();
        let mut marks: Vec<Mark> = Vec::new();
        for holds in explain::restrictions(game, thing) {
            let mark = mark(&holds);
            if !marks.contains(&mark) {
                marks.push(mark);
            }
        }
        UnitView {
            id: unit.id.0,
            owner: unit.owner,
            stack: self.down(&unit.stack),
            links: self.cards(&unit.links),
            suspended: unit.suspended,
            fresh,
            dp: ask::dp(game, unit.id),
            level: ask::level(game, unit.id),
            security_attack: ask::security_attack(game, unit.id),
            colors: color_names(ask::colors(game, unit.id)),
            keywords: explain::keywords(game, unit.id)
                .into_iter()
                .map(|keyword| bare(&write_keyword(keyword)))
                .collect(),
            marks,
        }
    }
}

pub(super) fn phase(phase: Phase) -> PhaseView {
    match phase {
        Phase::Setup => PhaseView::Setup,
        Phase::Unsuspend => PhaseView::Unsuspend,
        Phase::Draw => PhaseView::Draw,
        Phase::Breeding => PhaseView::Breeding,
        Phase::Main => PhaseView::Main,
    }
}

pub(super) fn face(face: Face) -> FaceView {
    match face {
        Face::Up => FaceView::Up,
        Face::Down => FaceView::Down,
    }
}

fn attack(attack: &Attack) -> AttackView {
    let target = match attack.target {
        AttackTarget::Player => TargetView::Player(attack.seat.other()),
        AttackTarget::Unit(unit) => TargetView::Unit(unit.0),
        AttackTarget::Gone => TargetView::Gone,
    };
    AttackView { attacker: attack.attacker.0, target, blocked: attack.blocked }
}
