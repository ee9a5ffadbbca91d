//! OCG 3.2: the field and the piles of both players.

use super::handles::between;
use super::{Viewing, is_public, known};
use crate::view::{
    AttackView, CardName, CardView, CounterView, KindView, LinkView, NegationView, SideView, TargetView,
    View, ZoneCard, ZoneValues,
};
use ocg::state::{
    Attack, AttackTarget, CardId, ChainLink, ChainStage, Frame, Location, Negation, ZONES, Zone,
};
use table::Seat;

impl Viewing<'_> {
    /// The field, and the question if there is one.
    pub fn view(self) -> View {
        let state = self.game.state();
        let turn = state.turn();
        View {
            turn: turn.number,
            turn_player: turn.player,
            phase: turn.phase.into(),
            normal_summon_used: turn.normal_summons > 0,
            pendulum_summon_used: turn.pendulum_summons > 0,
            sides: Seat::BOTH.map(|seat| self.side(seat)),
            extra_zones: [0, 1].map(|n| self.zone(Zone::Extra(n))),
            attack: state.attack().map(|attack| self.attack(attack)),
            chain: self.chain(),
            shown: self.cards(between(state)),
            asked: self.asked(),
        }
    }

    fn side(self, seat: Seat) -> SideView {
        let state = self.game.state();
        let piles = state.pile(seat);
        SideView {
            life: state.life(seat).0,
            monsters: self.row(|n| Zone::Main(seat, n)),
            spells: self.row(|n| Zone::SpellTrap(seat, n)),
            field: self.zone(Zone::Field(seat)),
            hand: self.known_first(&piles.hand),
            deck: self.cards(piles.deck.iter().rev().copied()),
            extra_deck: self.known_first(&piles.extra),
            graveyard: self.cards(piles.graveyard.iter().rev().copied()),
            banished: self.cards(piles.banished.iter().rev().copied()),
            side_deck: state.side(seat),
        }
    }

    fn row(self, zone: impl Fn(u8) -> Zone) -> [Option<ZoneCard>; ZONES as usize] {
        std::array::from_fn(|n| self.zone(zone(n as u8)))
    }

    /// Where the cards lie that this viewer does not know would tell when they came.
    fn known_first(self, cards: &[CardId]) -> Vec<CardView> {
        let (known, unknown): (Vec<CardId>, Vec<CardId>) = cards.iter().partition(|&&card| self.knows(card));
        self.cards(known.into_iter().chain(unknown))
    }

    fn cards(self, cards: impl Iterator<Item = CardId>) -> Vec<CardView> {
        cards.map(|card| self.card(card)).collect()
    }

    pub(super) fn card(self, card: CardId) -> CardView {
        let state = self.state(card);
        let number = || self.game.library().def(state.def).card.id.0.to_string();
        CardView {
            id: self.handle(card),
            number: self.knows(card).then(number),
            owner: state.owner,
            face: state.face.into(),
            public: is_public(known(self.game, card)),
        }
    }

    fn zone(self, zone: Zone) -> Option<ZoneCard> {
        let card = self.game.state().zones().at(zone)?;
        let (state, turn) = (self.state(card), self.game.state().turn().number);
        let on_field = &state.on_field;
        let counter = |&(kind, count): &(u16, u16)| {
            let name = self.game.library().counter_name(kind).unwrap_or_default().to_owned();
            CounterView { name, count }
        };
        Some(ZoneCard {
            card: self.card(card),
            controller: state.controller,
            kind: self.kind_of(zone, card),
            as_pendulum: on_field.as_pendulum,
            values: state.face.is_up().then(|| self.values(card)),
            materials: self.cards(on_field.materials.iter().copied()),
            equipped_to: on_field.equipped_to.map(|to| self.handle(to.card)),
            counters: on_field.counters.iter().map(counter).collect(),
            set_this_turn: on_field.set == Some(turn),
        })
    }

    /// 3.2.1-8: what lies in a monster zone is a monster.
    fn kind_of(self, zone: Zone, card: CardId) -> Option<KindView> {
        if zone.is_monster_zone() {
            return Some(KindView::Monster);
        }
        let now = self.knows(card).then(|| self.game.now(card))?;
        match (now.is_spell, now.is_trap) {
            (true, _) => Some(KindView::Spell),
            (false, true) => Some(KindView::Trap),
            (false, false) => None,
        }
    }

    pub(super) fn values(self, card: CardId) -> ZoneValues {
        let (now, state) = (self.game.now(card), self.state(card));
        let printed = self.game.library().def(state.def).card.monster();
        let arrows = printed.map(|monster| monster.markers).unwrap_or_default();
        let points_to =
            |zone: Zone| arrows.iter().filter_map(move |arrow| zone.pointed(state.controller, arrow));
        ZoneValues {
            name: now.name,
            atk: now.atk,
            def: now.def,
            printed_atk: printed.and_then(|monster| monster.atk.known()),
            printed_def: printed.and_then(|monster| monster.def?.known()),
            level: now.level,
            rank: now.rank,
            link: now.link_rating,
            arrows: arrows.iter().map(Into::into).collect(),
            points_to: state.place.zone().into_iter().flat_map(points_to).map(Into::into).collect(),
            scale: now.scale,
            race: now.race.map(Into::into),
            attributes: now.attributes.into_iter().map(Into::into).collect(),
            types: now.types.iter().map(Into::into).collect(),
            negated: now.is_negated,
            summoned: state.on_field.summoned.map(Into::into),
        }
    }

    fn attack(self, attack: Attack) -> AttackView {
        let attacker = attack.attacker.card;
        let target = match attack.target {
            AttackTarget::Directly => TargetView::Player(self.state(attacker).controller.other()),
            AttackTarget::Monster(card) => TargetView::Card(self.handle(card)),
        };
        AttackView { attacker: self.handle(attacker), target, negated: attack.negated }
    }

    fn chain(self) -> Vec<LinkView> {
        let frames = self.game.state().frames();
        let chain = frames
            .iter()
            .rev()
            .find_map(|frame| if let Frame::Chain(chain) = frame { Some(chain) } else { None });
        let Some(chain) = chain else { return Vec::new() };
        let resolving = match chain.stage {
            ChainStage::Resolve(at) | ChainStage::Resolved(at) => Some(usize::from(at)),
            ChainStage::Build | ChainStage::Activated | ChainStage::Asked => None,
        };
        let link = |(at, link): (usize, &ChainLink)| LinkView {
            effect: self.shown_effect(link.source),
            is_card: link.is_card,
            targets: self.targets(link),
            negated: match link.negated {
                Negation::None | Negation::WholeChain => NegationView::None,
                Negation::Activation => NegationView::Activation,
                Negation::Effect => NegationView::Effect,
            },
            resolving: resolving == Some(at),
        };
        chain.links.iter().enumerate().map(link).collect()
    }

    /// 3.4.3-9: those that are still where they were.
    fn targets(self, link: &ChainLink) -> Vec<CardName> {
        let there = |card: CardId| self.state(card).place != Location::Gone;
        let current = link.slots.all().filter(|one| self.state(one.card).incarnation == one.incarnation);
        current.map(|one| one.card).filter(|&card| there(card)).map(|card| self.name(card)).collect()
    }
}
