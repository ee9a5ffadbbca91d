//! From a position that was checked to one that can be played.

use super::{PositionCard, PositionPhase, PositionPlace, PositionView};
use crate::problem;
use host::Problem;
use ocg::card::{LifePoints, Password};
use ocg::library::Library;
use ocg::state::{BattleStep, CardId, Known, Location, Phase};
use ocg::{Position, Spot, Used};
use table::{PerSeat, Seat, Seed};

impl PositionView {
    /// # Errors
    /// When a card is not in the library, or the position cannot be laid out.
    pub(crate) fn to_position(&self, library: &Library, seed: Seed) -> Result<Position, Problem> {
        self.check()?;
        let cards = self.cards.iter().enumerate().map(|(at, card)| spot(library, at, card));
        Ok(Position {
            turn: self.turn,
            player: self.player,
            phase: phase(self.phase),
            life: PerSeat::new(|seat| LifePoints(self.life[seat.index()])),
            normal_summon_used: self.normal_summon_used,
            pendulum_summon_used: self.pendulum_summon_used,
            cards: cards.collect::<Result<_, _>>()?,
            seed,
        })
    }
}

fn spot(library: &Library, at: usize, card: &PositionCard) -> Result<Spot, Problem> {
    let password = card.number.trim().parse().map(Password).ok();
    let missing = || problem::no_such_card_at(format!("position.cards[{at}]"), &card.number);
    let def = password.and_then(|password| library.find(password)).ok_or_else(missing)?;
    let known = |[a, b]: [bool; 2]| {
        let of = |knows: bool, seat| if knows { Known::only(seat) } else { Known::NOBODY };
        of(a, Seat::A).union(of(b, Seat::B))
    };
    Ok(Spot {
        controller: card.controller.unwrap_or(card.owner),
        since: card.since,
        summoned: card.summoned.map(Into::into),
        properly_summoned: card.properly_summoned,
        moved: card.moved,
        attacks: card.attacks,
        equipped_to: card.equipped_to.map(CardId),
        as_pendulum: card.as_pendulum,
        counters: card.counters.iter().map(|counter| (counter.name.clone(), counter.count)).collect(),
        known: card.known.map(known),
        used: card.used.iter().map(|used| Used { nth: usize::from(used.nth), times: used.times }).collect(),
        ..Spot::new(def, card.owner, place(card.place), card.face.into())
    })
}

fn place(place: PositionPlace) -> Location {
    match place {
        PositionPlace::Deck => Location::Deck,
        PositionPlace::Hand => Location::Hand,
        PositionPlace::Zone(zone) => Location::Zone(zone.into()),
        PositionPlace::Graveyard => Location::Graveyard,
        PositionPlace::Banished => Location::Banished,
        PositionPlace::ExtraDeck => Location::ExtraDeck,
        PositionPlace::Material(holder) => Location::Material(CardId(holder)),
    }
}

fn phase(phase: PositionPhase) -> Phase {
    match phase {
        PositionPhase::Draw => Phase::Draw,
        PositionPhase::Standby => Phase::Standby,
        PositionPhase::Main1 => Phase::Main1,
        PositionPhase::Battle => Phase::Battle(BattleStep::Start),
        PositionPhase::Main2 => Phase::Main2,
        PositionPhase::End => Phase::End,
    }
}
