//! Tells what happened in plain English, with the names of the cards.

use ocg::Game;
use ocg::language::SummonWay;
use ocg::state::{
    AttackTarget, BattleStep, By, CardId, Location, Logged, Move, Phase, Snapshot, Source, What,
};

/// The event as a sentence.
pub fn tell(logged: &Logged, game: &Game) -> String {
    let event = &logged.event;
    let mut sentence = sentence(&event.what, &event.subjects, &event.other, game);
    sentence.push_str(&by(event.by, game));
    sentence.push('.');
    sentence
}

fn name(game: &Game, card: CardId) -> String {
    format!("\"{}\"", game.library().def(game.state().card(card).def).card.name)
}

fn whose(game: &Game, one: &Snapshot) -> String {
    format!(
        "{}'s {}",
        if one.from.is_field() { one.controller } else { one.owner },
        name(game, one.card.card)
    )
}

fn list(game: &Game, all: &[Snapshot]) -> String {
    let names: Vec<String> = all.iter().map(|one| whose(game, one)).collect();
    match &names[..] {
        [] => "nothing".to_owned(),
        [one] => one.clone(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}

fn by(by: By, game: &Game) -> String {
    match by {
        By::Rule => String::new(),
        By::Cost(source) => format!(", as a cost of {}", name(game, source.card.card)),
        By::Effect(source) => format!(", by the effect of {}", name(game, source.card.card)),
        By::Battle(card) => format!(", by battle with {}", name(game, card.card)),
        By::Summon(card, way) => format!(", for the {} of {}", summon(way), name(game, card)),
    }
}

fn sentence(what: &What, subjects: &[Snapshot], other: &[Snapshot], game: &Game) -> String {
    let all = || list(game, subjects);
    let are = if subjects.len() == 1 { "is" } else { "are" };
    let effect = |source: &Source| name(game, source.card.card);
    match what {
        What::DuelBegan => "The duel begins".to_owned(),
        What::TurnBegan(seat, number) => format!("Turn {number} begins; it is {seat}'s"),
        What::PhaseBegan(phase) => format!("The {} begins", phase_name(*phase)),
        What::Moved(why) => moved(*why, subjects, game),
        What::Attempted(way) => format!("{} {are} about to be Summoned ({})", all(), summon(*way)),
        What::Summoned(way) => format!("{} {are} Summoned ({})", all(), summon(*way)),
        What::UsedAsMaterial(way) => {
            format!("{} {are} material of {} ({})", all(), list(game, other), summon(*way))
        }
        What::SummonNegated => format!("The Summon of {} is negated", all()),
        What::Set(_) => format!("{} {are} Set", all()),
        What::FlippedUp => format!("{} {are} flipped face-up", all()),
        What::TurnedDown => format!("{} {are} turned face-down", all()),
        What::PositionChanged => format!("The position of {} changes", all()),
        What::Damage(seat, amount) => format!("{seat} takes {amount} damage"),
        What::BattleDamage(seat, amount) => format!("{seat} takes {amount} battle damage from {}", all()),
        What::LifePointsGained(seat, amount) => format!("{seat} gains {amount} LP"),
        What::LifePointsPaid(seat, amount) => format!("{seat} pays {amount} LP"),
        What::LifePointsLost(seat, amount) => format!("{seat} loses {amount} LP"),
        What::Activated(source) => format!("{} activates {}", source.you, effect(source)),
        What::Targeted => format!("{} {are} targeted", all()),
        What::ActivationNegated => format!("The activation of {} is negated", all()),
        What::EffectNegated => format!("The effect of {} is negated", all()),
        What::Resolved(source) => format!("{} resolves", effect(source)),
        What::AttackDeclared(AttackTarget::Directly) => format!("{} attacks directly", all()),
        What::AttackDeclared(AttackTarget::Monster(_)) => format!("{} attacks {}", all(), list(game, other)),
        What::Finished(_) => format!("{} {are} carried out", all()),
        What::Tossed(heads) => format!("{heads} coins show heads"),
        What::Rolled(sum) => format!("The dice show {sum}"),
        What::AttackTargetChanged => format!("the attack goes on against {}", all()),
        What::AttackNegated => format!("The attack of {} is negated", all()),
        What::Battled if other.is_empty() => format!("{} hits the player", all()),
        What::Battled => format!("{} battles {}", all(), list(game, other)),
        What::DestroyedInBattle => format!("{} destroys {} in battle", all(), list(game, other)),
        What::ControlChanged(seat) => format!("{seat} takes control of {}", all()),
        What::Equipped => format!("{} {are} equipped to {}", all(), list(game, other)),
        What::Counters(by) if *by < 0 => format!("{} counters leave {}", -by, all()),
        What::Counters(by) => format!("{by} counters are placed on {}", all()),
        What::Shuffled(seat) => format!("{seat}'s Deck is shuffled"),
        What::Revealed => format!("{} {are} revealed", all()),
        What::LookedAt(seat) => format!("{seat} looks at {}", all()),
        What::Placed(_) => format!("{} {are} placed face-up", all()),
        What::Returned(_) => format!("{} {are} back on the field", all()),
        What::MovedZone(_) => format!("{} {are} moved to another zone", all()),
        What::Declared(def) => format!("\"{}\" is declared", game.library().def(*def).card.name),
        What::Gave => "Something begins to apply".to_owned(),
        What::Attached => format!("{} {are} attached as material", all()),
        What::Endless(_) => "The same would go on without end".to_owned(),
        What::Won(seat) => format!("{seat} wins the duel"),
        What::Draw => "The duel is a draw".to_owned(),
    }
}

fn moved(why: Move, subjects: &[Snapshot], game: &Game) -> String {
    let are = if subjects.len() == 1 { "is" } else { "are" };
    let verb = match why {
        Move::Destroyed => "destroyed",
        Move::Sent | Move::ByRule => "sent",
        Move::Put => "put",
        Move::Discarded => "discarded",
        Move::Tributed => "Tributed",
        Move::Material => "used as material",
        Move::Detached => "detached",
        Move::Banished => "banished",
        Move::BanishedFaceDown => "banished face-down",
        Move::Drawn => "drawn",
        Move::Added => "added",
        Move::ReturnedToHand => "returned",
        Move::ReturnedToDeck => "returned",
    };
    let to = subjects.first().map_or("", |one| place_name(one.to));
    format!("{} {are} {verb}{to}", list(game, subjects))
}

fn place_name(place: Location) -> &'static str {
    match place {
        Location::Deck => ", to the Deck",
        Location::Hand => ", to the hand",
        Location::Zone(_) => ", to the field",
        Location::Graveyard => ", to the Graveyard",
        Location::Banished => ", to banishment",
        Location::ExtraDeck => ", to the Extra Deck",
        Location::Material(_) => ", as Xyz Material",
        Location::Between | Location::Gone => "",
    }
}

fn summon(way: SummonWay) -> &'static str {
    match way {
        SummonWay::Normal => "Normal Summon",
        SummonWay::Tribute => "Tribute Summon",
        SummonWay::Flip => "Flip Summon",
        SummonWay::Special => "Special Summon",
        SummonWay::Ritual => "Ritual Summon",
        SummonWay::Fusion => "Fusion Summon",
        SummonWay::Synchro => "Synchro Summon",
        SummonWay::Xyz => "Xyz Summon",
        SummonWay::Pendulum => "Pendulum Summon",
        SummonWay::Link => "Link Summon",
    }
}

fn phase_name(phase: Phase) -> &'static str {
    match phase {
        Phase::Setup => "duel",
        Phase::Draw => "Draw Phase",
        Phase::Standby => "Standby Phase",
        Phase::Main1 => "Main Phase 1",
        Phase::Battle(BattleStep::Start) => "Start Step",
        Phase::Battle(BattleStep::Battle) => "Battle Step",
        Phase::Battle(BattleStep::Damage(_)) => "Damage Step",
        Phase::Battle(BattleStep::End) => "End Step",
        Phase::Main2 => "Main Phase 2",
        Phase::End => "End Phase",
    }
}
