//! Cards that bring about what an effect waits for: for every happening a card whose effect makes it, in the hands of
//! both players.

use crate::blank::{effect, fitting, named, one, pick, step};
use enumset::EnumSet;
use ocg::card::{Card, Kind, SpellKind, TrapKind};
use ocg::language::{
    ActivationOf, Amount, Cause, Effect, EffectKind, Filter, Group, Happening, Included, Linked, Noun,
    Optional, Pattern, Place, PositionTo, Step, SummonTo, SummonWay, Timing, To, Until, Whose,
};
use table::Dice;

const FIELD: [Place; 3] = [Place::MonsterZone, Place::SpellTrapZone, Place::FieldZone];

fn field() -> EnumSet<Place> {
    FIELD.into_iter().collect()
}

fn anywhere() -> EnumSet<Place> {
    field() | Place::Hand | Place::Deck | Place::Graveyard | Place::Banished | Place::ExtraDeck
}

/// What an effect of such a timing needs in order to come about.
pub(crate) fn causes(timings: &[Timing], id: u32, dice: &mut Dice) -> Vec<Card> {
    let mut all = Vec::new();
    for timing in timings {
        let id = id + 20 * all.len() as u32;
        match timing {
            Timing::Event(_, pattern) => all.extend(of_pattern(pattern, id, dice)),
            Timing::Activation(_, like, of) => all.push(answered(like, of, id, dice)),
            Timing::Attempt(_, _, like) => all.push(summons_itself(like, id, dice)),
            Timing::Phase(..) => {}
            Timing::AnyOf(several) => all.extend(causes(several, id, dice)),
        }
    }
    all
}

fn of_pattern(pattern: &Pattern, id: u32, dice: &mut Dice) -> Vec<Card> {
    let like = cards_of(&pattern.by);
    let mut cards = Vec::new();
    for what in pattern.what {
        for (act, resolve) in does(what, pattern) {
            cards.push(tool(like, act, resolve, id + cards.len() as u32, dice));
        }
    }
    cards
}

/// What the card is like whose doing is waited for.
fn cards_of(by: &Cause) -> &[Filter] {
    match by {
        Cause::EffectOf(_, like) | Cause::CostOf(_, like) => like,
        Cause::AnyOf(all) => all.first().map_or(&[], cards_of),
        Cause::Any
        | Cause::Battle
        | Cause::Effect
        | Cause::BattleOrEffect
        | Cause::YourEffect
        | Cause::OpponentsEffect
        | Cause::OpponentsCard
        | Cause::Cost
        | Cause::For(_) => &[],
    }
}

/// A Quick-Play Spell, or whatever the filters ask for, that does this.
fn tool(like: &[Filter], act: Vec<Linked>, resolve: Vec<Linked>, id: u32, dice: &mut Dice) -> Card {
    let is_open = !like.iter().any(|one| !matches!(one, Filter::Not(_)));
    let mut card = if is_open {
        named(id, "cause", Kind::Spell(SpellKind::QuickPlay))
    } else {
        fitting(like, EnumSet::empty(), id, dice)
    };
    let kind = match &card.kind {
        Kind::Monster(_) => EffectKind::Quick(Optional::Optional),
        Kind::Spell(_) | Kind::Trap(_) => EffectKind::CardActivation,
    };
    card.text.effects.push(effect(kind, act, resolve));
    card
}

/// Costs, targets and steps after which this has happened.
fn does(what: Happening, pattern: &Pattern) -> Vec<(Vec<Linked>, Vec<Linked>)> {
    let nothing = || vec![step(Step::GainLifePoints(Whose::Yours, Amount::Fixed(100)))];
    let doing = |one: Step| (Vec::new(), vec![step(one)]);
    let paying = |one: Step| (vec![step(one)], nothing());
    let from = |usual: EnumSet<Place>| if pattern.from.is_empty() { usual } else { pattern.from };
    let both = |make: fn(Whose, Amount) -> Step| {
        vec![doing(make(Whose::Yours, Amount::Fixed(500))), doing(make(Whose::Opponents, Amount::Fixed(500)))]
    };
    match what {
        Happening::Summoned => summons(pattern),
        Happening::Set => vec![doing(Step::Set(pick(Place::Hand | Place::Graveyard)))],
        Happening::FlippedFaceUp => vec![doing(Step::ChangePosition(face_down(), PositionTo::FaceUpAttack))],
        Happening::TurnedFaceDown => {
            vec![doing(Step::ChangePosition(pick(Place::MonsterZone.into()), PositionTo::FaceDownDefense))]
        }
        Happening::PositionChanged => {
            vec![doing(Step::ChangePosition(pick(Place::MonsterZone.into()), PositionTo::Other))]
        }
        Happening::Destroyed => vec![doing(Step::Destroy(pick(from(field()))))],
        Happening::SentToGraveyard | Happening::LeftField => {
            let places = from(field() | Place::Hand | Place::Deck) - Place::Graveyard;
            vec![doing(Step::Send(pick(places))), paying(Step::Send(pick(places)))]
        }
        Happening::Banished => {
            let places = from(anywhere()) - Place::Banished;
            vec![doing(Step::Banish(pick(places))), paying(Step::Banish(pick(places)))]
        }
        Happening::Tributed => vec![paying(Step::Tribute(yours(Place::MonsterZone)))],
        Happening::Discarded => {
            vec![doing(Step::Discard(yours(Place::Hand))), paying(Step::Discard(yours(Place::Hand)))]
        }
        Happening::AddedToHand => {
            let places = from(Place::Deck | Place::Graveyard) - Place::Hand;
            vec![doing(Step::AddToHand(pick(places)))]
        }
        Happening::Drawn => {
            both(Step::Draw).into_iter().map(|_| doing(Step::Draw(Whose::Yours, Amount::Fixed(1)))).collect()
        }
        Happening::ReturnedToHand => vec![doing(Step::ReturnToHand(pick(from(field() | Place::Graveyard))))],
        Happening::ReturnedToDeck => {
            vec![doing(Step::ReturnToDeck(pick(from(field() | Place::Graveyard)), To::Shuffled))]
        }
        Happening::Detached => vec![paying(Step::Detach(yours(Place::MonsterZone), Amount::Fixed(1)))],
        Happening::Equipped => Vec::new(),
        Happening::ControlChanged => {
            vec![doing(Step::TakeControl(pick(Place::MonsterZone.into()), Some(Until::EndOfTurn)))]
        }
        Happening::EffectDamage => both(Step::Damage),
        Happening::LifePointsGained => both(Step::GainLifePoints),
        Happening::LifePointsPaid => vec![paying(Step::PayLifePoints(Amount::Fixed(500)))],
        Happening::TargetedByEffect => {
            vec![paying(Step::Target(one(Noun { places: field(), ..Noun::default() })))]
        }
        Happening::Activated | Happening::CardActivated | Happening::CardResolved | Happening::Negated => {
            vec![(Vec::new(), nothing())]
        }
        // By attacks, materials and counters that the position has.
        Happening::UsedAsMaterial
        | Happening::AttackDeclared
        | Happening::TargetedForAttack
        | Happening::Battled
        | Happening::DestroysInBattle
        | Happening::BattleDamage
        | Happening::CountersPlaced => Vec::new(),
        // What the language learns later comes about by chance, or not at all.
        #[allow(unreachable_patterns, reason = "the language grows")]
        _ => Vec::new(),
    }
}

fn face_down() -> Group {
    let of = Noun { places: Place::MonsterZone.into(), like: vec![Filter::FaceDown], ..Noun::default() };
    Group::Pick(Box::new(one(of)))
}

fn yours(place: Place) -> Group {
    Group::Pick(Box::new(one(Noun { places: place.into(), whose: Whose::Yours, ..Noun::default() })))
}

/// A Special Summon of a monster from anywhere, which counts as the way that is asked for.
fn summons(pattern: &Pattern) -> Vec<(Vec<Linked>, Vec<Linked>)> {
    let to = SummonTo { ignoring_conditions: true, ..SummonTo::default() };
    let places = Place::Hand | Place::Deck | Place::Graveyard | Place::Banished | Place::ExtraDeck;
    let like = vec![Filter::Monster];
    let group = || Group::Pick(Box::new(one(Noun { places, like: like.clone(), ..Noun::default() })));
    let doing = |one: Step| (Vec::new(), vec![step(one)]);
    let mut all = vec![doing(Step::SpecialSummon(group(), to))];
    let special = pattern.ways.iter().filter(|way| way.is_special() && *way != SummonWay::Special);
    all.extend(special.map(|way| doing(Step::SummonAs(group(), way, to))));
    all
}

/// 3.4.4-53: a card whose activation, or whose effect, is one that is answered.
fn answered(like: &[Filter], of: &ActivationOf, id: u32, dice: &mut Dice) -> Card {
    let (act, mut resolve) = doing_of(of);
    if resolve.is_empty() {
        resolve.push(step(Step::Damage(Whose::Opponents, Amount::Fixed(300))));
    }
    let mut like = like.to_vec();
    let by_card = like.iter().any(|one| matches!(one, Filter::Spell | Filter::Trap));
    if *of == ActivationOf::Effect && like.is_empty() && !by_card {
        like.push(Filter::Monster);
    }
    let mut card = tool(&like, act, resolve, id, dice);
    if card.kind == Kind::Trap(TrapKind::Normal) || card.kind == Kind::Spell(SpellKind::Normal) {
        card.name.push_str(" to answer");
    }
    card
}

/// What an activation must do to be answered; nothing if anything will do.
fn doing_of(of: &ActivationOf) -> (Vec<Linked>, Vec<Linked>) {
    match of {
        ActivationOf::Including(included) => {
            (Vec::new(), included.iter().map(|one| step(includes(one))).collect())
        }
        ActivationOf::Targeting(noun) | ActivationOf::TargetingOnly(noun) => {
            let noun = Noun { whose: Whose::Any, ..(**noun).clone() };
            (vec![step(Step::Target(one(noun)))], Vec::new())
        }
        ActivationOf::All(all) => {
            let (acts, resolves): (Vec<_>, Vec<_>) = all.iter().map(doing_of).unzip();
            (acts.concat(), resolves.concat())
        }
        ActivationOf::Any | ActivationOf::Card | ActivationOf::Effect | ActivationOf::From(_) => {
            (Vec::new(), Vec::new())
        }
    }
}

fn includes(what: Included) -> Step {
    let to = SummonTo::default();
    match what {
        Included::AddFromDeck => Step::AddToHand(pick(Place::Deck.into())),
        Included::SummonFromDeck => Step::SpecialSummon(pick(Place::Deck.into()), to),
        Included::SendFromDeck => Step::Send(pick(Place::Deck.into())),
        Included::SpecialSummon => Step::SpecialSummon(pick(Place::Hand.into()), to),
        Included::Destroy => Step::Destroy(pick(field())),
        Included::Banish => Step::Banish(pick(field())),
        Included::Damage => Step::Damage(Whose::Opponents, Amount::Fixed(300)),
        Included::AddFromGraveyard => Step::AddToHand(pick(Place::Graveyard.into())),
        Included::SummonFromGraveyard => Step::SpecialSummon(pick(Place::Graveyard.into()), to),
        Included::BanishFromGraveyard => Step::Banish(pick(Place::Graveyard.into())),
        Included::ReturnFromGraveyard => Step::ReturnToDeck(pick(Place::Graveyard.into()), To::Shuffled),
        #[allow(unreachable_patterns, reason = "the language grows")]
        _ => Step::Nothing,
    }
}

/// 3.3.2-106: a monster that Special Summons itself from the hand, without an effect.
fn summons_itself(like: &[Filter], id: u32, dice: &mut Dice) -> Card {
    let mut card = fitting(like, EnumSet::empty(), id, dice);
    card.text.procedures.push(ocg::language::Procedure {
        from: Place::Hand.into(),
        condition: None,
        materials: None,
        act: Vec::new(),
        after: Vec::new(),
        limit: None,
        position: ocg::language::SummonPosition::FaceUp,
        zone: ocg::language::SummonZone::Any,
    });
    card
}

/// 3.4.4-51: a Counter Trap that negates any activation.
pub(crate) fn negator(id: u32) -> Card {
    let mut card = named(id, "negator", Kind::Trap(TrapKind::Counter));
    let timing = Some(Timing::Activation(Whose::Opponents, Vec::new(), ActivationOf::Any));
    let negates = effect(EffectKind::CardActivation, Vec::new(), vec![step(Step::NegateActivation)]);
    card.text.effects.push(Effect { timing, ..negates });
    card
}
