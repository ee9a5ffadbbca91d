//! A position for one effect: its card where the effect may begin, cards that fit what it names where it names them,
//! others that do not fit beside them, and the cards that bring about what it waits for. Chance leaves some of it
//! out, since some texts ask for nothing to be there.

use crate::subject::{Said, Section, Subject};
use crate::{blank, cause, nouns};
use enumset::EnumSet;
use ocg::card::{Card, Kind, LifePoints, MonsterType, SpellKind};
use ocg::language::{
    Amount, EffectKind, Filter, Happening, Noun, Pattern, PhasePoint, Place, Step, SummonWay, Timing, Whose,
};
use ocg::library::{DefId, Library};
use ocg::state::{BattleStep, CardId, Face, Location, PENDULUM, Phase, ZONES, Zone};
use ocg::{Game, Position, Spot};
use std::sync::Arc;
use table::{Dice, PerSeat, Seat};

/// Made-up cards are numbered from here on; no printed card is.
const OWN: u32 = 990_000_000;
/// Both players have been dealt long before.
const TURN: u16 = 5;
const YOU: Seat = Seat::A;

/// A duel in which the effect may come about.
pub(crate) struct Stage {
    pub game: Game,
    /// The card of the effect; its copies have the same.
    pub def: DefId,
    pub negator: DefId,
    /// Cards that bring about what it waits for.
    pub tools: Vec<DefId>,
}

/// Is the activation to be negated?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Mode {
    Plain,
    Negated,
}

struct Builder<'s> {
    subject: &'s Subject<'s>,
    cards: Vec<Card>,
    spots: Vec<Spot>,
    dice: &'s mut Dice,
    filler: DefId,
}

pub(crate) fn stage(subject: &Subject<'_>, tokens: &[Card], mode: Mode, dice: &mut Dice) -> Stage {
    let mut cards = vec![subject.card.clone(), blank::filler(OWN), cause::negator(OWN + 1)];
    let needed = tokens_needed(subject);
    cards.extend(tokens.iter().filter(|token| needed.contains(&token.id)).cloned());
    let mut builder = Builder { subject, cards, spots: Vec::new(), dice, filler: DefId(1) };
    let turn = builder.turn();
    builder.put_subject();
    let bare = builder.dice.roll(4) == 0;
    builder.put_common(bare);
    let nouns = subject.nouns();
    for noun in &nouns {
        if !bare || builder.dice.roll(3) == 0 {
            builder.put_noun(noun);
        }
    }
    builder.put_summoned_in_effect();
    let tools = builder.put_tools();
    if mode == Mode::Negated {
        builder.put(DefId(2), YOU.other(), Place::SpellTrapZone, Face::Down);
    }
    let life = [8000, 8000, 4000, 1500];
    let mut roll = || LifePoints(life[builder.dice.roll(life.len())]);
    let life = PerSeat([roll(), roll()]);
    let position = Position {
        turn: TURN,
        player: turn,
        phase: builder.phase(),
        life,
        normal_summon_used: false,
        pendulum_summon_used: false,
        seed: (builder.dice.roll(1 << 30) as u64).into(),
        cards: builder.spots,
    };
    let game = Game::from_position(Arc::new(Library::new(builder.cards)), &position);
    Stage { game, def: DefId(0), negator: DefId(2), tools }
}

impl Subject<'_> {
    fn nouns(&self) -> Vec<Noun> {
        match self.text {
            Said::Effect(_, effect) => nouns::within(effect),
            Said::Procedure(procedure) => nouns::within(procedure),
        }
    }

    fn timings(&self) -> &[Timing] {
        match self.text {
            Said::Effect(_, effect) => effect.timings(),
            Said::Procedure(_) => &[],
        }
    }

    fn steps(&self) -> Vec<&Step> {
        match self.text {
            Said::Effect(_, effect) => {
                let mut all = nouns::steps(&effect.act);
                all.extend(nouns::steps(&effect.resolve));
                all
            }
            Said::Procedure(procedure) => nouns::steps(&procedure.act),
        }
    }
}

fn tokens_needed(subject: &Subject<'_>) -> Vec<ocg::card::Password> {
    let token = |step: &&Step| match step {
        Step::SpecialSummonTokens { token, .. } => Some(*token),
        _ => None,
    };
    subject.steps().iter().filter_map(token).collect()
}

/// Does the pattern speak of this card itself?
pub(crate) fn is_about_this(pattern: &Pattern) -> bool {
    pattern.subject.like.contains(&Filter::This)
}

impl Builder<'_> {
    /// Whose turn it is.
    fn turn(&mut self) -> Seat {
        let whose = self.subject.timings().iter().find_map(|timing| match timing {
            Timing::Phase(_, whose) => Some(*whose),
            _ => None,
        });
        match whose {
            Some(Whose::Yours) => YOU,
            Some(Whose::Opponents) => YOU.other(),
            Some(Whose::Any) | None if self.dice.roll(3) == 0 => YOU.other(),
            Some(Whose::Any) | None => YOU,
        }
    }

    /// Where the turn begins: not after what the effect waits for.
    fn phase(&mut self) -> Phase {
        let battle = Phase::Battle(BattleStep::Start);
        let named = self.subject.timings().iter().find_map(|timing| match timing {
            Timing::Phase(point, _) => Some(*point),
            _ => None,
        });
        match named {
            Some(PhasePoint::NormalDraw | PhasePoint::DrawPhase) => Phase::Draw,
            Some(PhasePoint::StandbyPhase) => Phase::Standby,
            Some(PhasePoint::EndPhase) => Phase::End,
            Some(PhasePoint::MainPhase | PhasePoint::MainPhase1 | PhasePoint::StartOfMainPhase1) => {
                Phase::Main1
            }
            Some(PhasePoint::MainPhase2) => Phase::Main2,
            Some(_) => battle,
            None if self.fights() => battle,
            None => match self.dice.roll(12) {
                0 => Phase::Standby,
                1 => Phase::Main2,
                2 => Phase::End,
                3 | 4 => battle,
                _ => Phase::Main1,
            },
        }
    }

    fn fights(&mut self) -> bool {
        let in_battle = Happening::AttackDeclared
            | Happening::TargetedForAttack
            | Happening::Battled
            | Happening::DestroysInBattle
            | Happening::BattleDamage;
        let waits = self
            .patterns()
            .iter()
            .any(|one| !one.what.is_disjoint(in_battle) || matches!(one.by, ocg::language::Cause::Battle));
        waits && self.dice.roll(8) > 0
    }

    fn patterns(&self) -> Vec<Pattern> {
        let timings = self.subject.timings().iter();
        timings
            .filter_map(|timing| match timing {
                Timing::Event(_, pattern) => Some(pattern.clone()),
                _ => None,
            })
            .collect()
    }

    /// Two copies of the card where its effect may begin.
    fn put_subject(&mut self) {
        let (place, face) = self.start();
        let first = CardId(self.spots.len() as u16);
        self.put(DefId(0), YOU, place, face);
        let is_xyz = self.subject.card.monster().is_some_and(|one| one.is(MonsterType::Xyz));
        if is_xyz && place == Place::MonsterZone {
            for _ in 0..3 {
                self.lay(self.filler, YOU, Location::Material(first), Face::Up);
            }
        }
        if !is_xyz && self.dice.roll(3) == 0 {
            self.put(DefId(0), YOU, place, face);
        }
        let is_equip = self.subject.card.kind == Kind::Spell(SpellKind::Equip);
        if is_equip && place == Place::SpellTrapZone && face.is_up() {
            let holder = CardId(self.spots.len() as u16);
            self.put(self.filler, YOU, Place::MonsterZone, Face::Up);
            self.spots[first.index()].equipped_to = Some(holder);
        }
    }

    fn start(&mut self) -> (Place, Face) {
        let (places, kind) = match self.subject.text {
            Said::Procedure(procedure) => (procedure.from, None),
            Said::Effect(_, effect) => (effect.places, Some(effect.kind)),
        };
        let own = self.patterns().into_iter().find(is_about_this);
        let usual = match (&self.subject.card.kind, self.subject.section) {
            (_, Section::Pendulum) => Place::PendulumZone,
            (Kind::Monster(_), Section::Main) => Place::MonsterZone,
            (Kind::Spell(SpellKind::Field), Section::Main) => Place::FieldZone,
            (Kind::Spell(_) | Kind::Trap(_), Section::Main) => Place::SpellTrapZone,
        };
        let places = if places.is_empty() { usual.into() } else { places };
        if kind == Some(EffectKind::CardActivation) {
            return match &self.subject.card.kind {
                Kind::Trap(_) => (Place::SpellTrapZone, Face::Down),
                Kind::Spell(SpellKind::Field) | Kind::Monster(_) => (Place::Hand, Face::Down),
                Kind::Spell(_) if self.dice.roll(2) == 0 => (Place::Hand, Face::Down),
                Kind::Spell(_) => (Place::SpellTrapZone, Face::Down),
            };
        }
        if let Some(pattern) = own {
            return self.before(&pattern, usual);
        }
        let all: Vec<Place> = places.iter().collect();
        (all[self.dice.roll(all.len())], Face::Up)
    }

    /// Where this card is before that happens to it.
    fn before(&mut self, pattern: &Pattern, usual: Place) -> (Place, Face) {
        let from: Vec<Place> = pattern.from.iter().collect();
        if !from.is_empty() {
            return (from[self.dice.roll(from.len())], Face::Up);
        }
        let what: Vec<Happening> = pattern.what.iter().collect();
        let is_extra = self.subject.card.is_of_extra_deck();
        let home = if is_extra { Place::ExtraDeck } else { Place::Hand };
        match what.get(self.dice.roll(what.len().max(1))) {
            Some(Happening::Summoned)
                if pattern.ways.is_subset(SummonWay::Flip.into()) && !pattern.ways.is_empty() =>
            {
                (Place::MonsterZone, Face::Down)
            }
            Some(Happening::Summoned | Happening::Set) => (home, Face::Down),
            Some(Happening::FlippedFaceUp) => (usual, Face::Down),
            Some(Happening::Discarded) => (Place::Hand, Face::Down),
            Some(Happening::Drawn) => (Place::Deck, Face::Down),
            Some(Happening::AddedToHand) if self.dice.roll(2) == 0 => (Place::Deck, Face::Down),
            Some(Happening::AddedToHand) => (Place::Graveyard, Face::Up),
            Some(Happening::SentToGraveyard | Happening::Banished) if self.dice.roll(3) == 0 => {
                (Place::Hand, Face::Down)
            }
            Some(_) | None => (usual, Face::Up),
        }
    }

    /// A few cards of no interest everywhere.
    fn put_common(&mut self, bare: bool) {
        for seat in Seat::BOTH {
            for _ in 0..6 {
                self.put(self.filler, seat, Place::Deck, Face::Down);
            }
            for place in [Place::Hand, Place::Graveyard, Place::Banished] {
                if !bare {
                    self.put(self.filler, seat, place, Face::Up);
                }
            }
            if !bare || (seat != YOU && self.dice.roll(2) == 0) {
                let strong = self.add(
                    &[Filter::Atk(ocg::language::Comparison::Is, Amount::Fixed(2600))],
                    EnumSet::empty(),
                );
                let def = if self.dice.roll(2) == 0 { self.filler } else { strong };
                self.put(def, seat, Place::MonsterZone, Face::Up);
            }
        }
        let materials = self.patterns().iter().any(|one| one.what.contains(Happening::UsedAsMaterial));
        if materials {
            self.put_made_of_anything();
        }
    }

    /// 3.3.2-171, -191, -221: monsters of the Extra Deck that can be made of whatever is there.
    fn put_made_of_anything(&mut self) {
        for kind in [MonsterType::Link, MonsterType::Xyz, MonsterType::Synchro] {
            for n in [4, 8] {
                let level = Filter::Level(ocg::language::Comparison::Is, Amount::Fixed(n));
                let def = self.add(&[level, Filter::Type(kind)], EnumSet::empty());
                self.put(def, YOU, Place::ExtraDeck, Face::Down);
            }
        }
        self.put(self.filler, YOU, Place::MonsterZone, Face::Up);
    }

    fn add(&mut self, like: &[Filter], places: EnumSet<Place>) -> DefId {
        let own = Filter::Named(self.subject.card.name.clone());
        if like.contains(&own) {
            return DefId(0);
        }
        let id = DefId(self.cards.len() as u16);
        let card = blank::fitting(like, places, OWN + 100 + self.cards.len() as u32, self.dice);
        self.cards.push(card);
        id
    }

    /// Cards that fit, in each of the places, of each of the players.
    fn put_noun(&mut self, noun: &Noun) {
        let places = if noun.places.is_empty() { Place::MonsterZone.into() } else { noun.places };
        if noun.like.contains(&Filter::This) {
            return;
        }
        let def = self.add(&noun.like, places);
        let seats = Seat::BOTH.into_iter().filter(|seat| match noun.whose {
            Whose::Any => true,
            Whose::Yours => *seat == YOU,
            Whose::Opponents => *seat != YOU,
        });
        for seat in seats {
            for place in places {
                let count = 1 + self.dice.roll(3);
                for _ in 0..count {
                    let def = if self.dice.roll(3) == 0 { self.add(&noun.like, places) } else { def };
                    let first = self.spots.len();
                    self.put(def, seat, place, face(&noun.like));
                    if let Some(spot) = self.spots.get_mut(first) {
                        qualities(spot, &noun.like);
                    }
                }
            }
        }
    }

    /// Monsters that an effect Fusion or Ritual Summons.
    fn put_summoned_in_effect(&mut self) {
        let subject = self.subject;
        for step in subject.steps() {
            let (monster, kind, place) = match step {
                Step::FusionSummon { monster, .. } => (monster, MonsterType::Fusion, Place::ExtraDeck),
                Step::RitualSummon { monster, .. } => (monster, MonsterType::Ritual, Place::Hand),
                _ => continue,
            };
            let like: Vec<Filter> = monster.iter().cloned().chain([Filter::Type(kind)]).collect();
            let def = self.add(&like, place.into());
            self.put(def, YOU, place, Face::Down);
            for seat in [YOU, YOU, YOU.other()] {
                self.put(self.filler, seat, Place::MonsterZone, Face::Up);
            }
            self.put(self.filler, YOU, Place::Hand, Face::Down);
            self.put(self.filler, YOU, Place::Hand, Face::Down);
        }
    }

    /// What brings about what is waited for, in the hand and Set, of both players.
    fn put_tools(&mut self) -> Vec<DefId> {
        let timings = self.subject.timings();
        let tools = cause::causes(timings, OWN + 1000, self.dice);
        let mut defs = Vec::new();
        for tool in tools {
            let def = DefId(self.cards.len() as u16);
            let is_monster = tool.monster().is_some();
            self.cards.push(tool);
            defs.push(def);
            for seat in Seat::BOTH {
                self.put(def, seat, Place::Hand, Face::Down);
                let (place, face) = if is_monster {
                    (Place::MonsterZone, Face::Up)
                } else {
                    (Place::SpellTrapZone, Face::Down)
                };
                self.put(def, seat, place, face);
            }
        }
        defs
    }

    /// Nothing where there is no room.
    fn put(&mut self, def: DefId, seat: Seat, place: Place, face: Face) {
        let is_extra = self.cards[usize::from(def.0)].is_of_extra_deck();
        let place =
            if is_extra && matches!(place, Place::Hand | Place::Deck) { Place::ExtraDeck } else { place };
        let Some(location) = self.location(seat, place) else { return };
        let face = if matches!(location, Location::Deck | Location::Hand) { Face::Down } else { face };
        let face = match (place, face) {
            (Place::ExtraDeck, _) => Face::Down,
            (Place::ExtraDeckFaceUp | Place::Graveyard | Place::Banished, _) => Face::Up,
            _ => face,
        };
        self.lay(def, seat, location, face);
        if place == Place::PendulumZone
            && let Some(spot) = self.spots.last_mut()
        {
            spot.as_pendulum = true;
        }
    }

    fn lay(&mut self, def: DefId, seat: Seat, place: Location, face: Face) {
        let card = &self.cards[usize::from(def.0)];
        let summoned = card.monster().map(|monster| way(monster.types));
        let spot = Spot { summoned, properly_summoned: true, ..Spot::new(def, seat, place, face) };
        self.spots.push(spot);
    }

    fn location(&mut self, seat: Seat, place: Place) -> Option<Location> {
        let zones: Vec<Zone> = match place {
            Place::Hand => return Some(Location::Hand),
            Place::Deck => return Some(Location::Deck),
            Place::Graveyard => return Some(Location::Graveyard),
            Place::Banished => return Some(Location::Banished),
            Place::ExtraDeck | Place::ExtraDeckFaceUp => return Some(Location::ExtraDeck),
            // One zone is left free.
            Place::MonsterZone | Place::MainMonsterZone => {
                (0..ZONES - 1).map(|n| Zone::Main(seat, n)).collect()
            }
            Place::ExtraMonsterZone => vec![Zone::Extra(u8::from(seat != YOU))],
            Place::SpellTrapZone => (1..ZONES - 1).map(|n| Zone::SpellTrap(seat, n)).collect(),
            Place::FieldZone => vec![Zone::Field(seat)],
            Place::PendulumZone => PENDULUM.map(|n| Zone::SpellTrap(seat, n)).to_vec(),
        };
        let taken = |zone: &Zone| self.spots.iter().any(|spot| spot.place == Location::Zone(*zone));
        zones.into_iter().find(|zone| !taken(zone)).map(Location::Zone)
    }
}

/// How monsters of these kinds are Summoned.
fn way(types: EnumSet<MonsterType>) -> SummonWay {
    let ways = [
        (MonsterType::Fusion, SummonWay::Fusion),
        (MonsterType::Synchro, SummonWay::Synchro),
        (MonsterType::Xyz, SummonWay::Xyz),
        (MonsterType::Link, SummonWay::Link),
        (MonsterType::Ritual, SummonWay::Ritual),
    ];
    ways.into_iter().find(|(kind, _)| types.contains(*kind)).map_or(SummonWay::Normal, |(_, way)| way)
}

fn face(like: &[Filter]) -> Face {
    match () {
        () if like.contains(&Filter::FaceDown) => Face::Down,
        () if like.contains(&Filter::DefensePosition) => Face::UpDefense,
        () => Face::Up,
    }
}

/// What the filters ask for that is not printed on the card.
fn qualities(spot: &mut Spot, like: &[Filter]) {
    for filter in like {
        match filter {
            Filter::Counters(name, _, _) => spot.counters.push((name.clone(), 4)),
            Filter::SummonedBy(ways) => spot.summoned = ways.iter().next(),
            Filter::SummonedThisTurn | Filter::CameThisTurn => spot.since = TURN,
            Filter::HasAttacked => spot.attacks = 1,
            _ => {}
        }
    }
}
