//! What an effect waits for, in English: "When this card is Normal Summoned".

use super::list;
use super::nouns::{described, noun, places};
use crate::language::{
    ActivationOf, Cause, Filter, Happening, Included, Noun, Pattern, PhasePoint, SummonWay, Timing, When,
    Whose,
};
use enumset::EnumSet;

pub(super) fn timing(timing: &Timing) -> String {
    match timing {
        Timing::Event(when, pattern) => {
            let word = match when {
                When::When => "when",
                When::If => "if",
            };
            format!("{word} {}", self::pattern(pattern))
        }
        Timing::Phase(point, whose) => {
            let whose = match whose {
                Whose::Any => "",
                Whose::Yours => " of your turn",
                Whose::Opponents => " of your opponent's turn",
            };
            format!("{}{whose}", during(*point))
        }
        Timing::AnyOf(all) => list(&all.iter().map(self::timing).collect::<Vec<_>>(), "or"),
        Timing::Activation(whose, like, of) => activation(*whose, like, of),
        Timing::Attempt(whose, ways, like) => {
            let who = match whose {
                Whose::Any => "",
                Whose::Yours => "you ",
                Whose::Opponents => "your opponent ",
            };
            format!("when {who}{} would be {}", described(like, true), self::ways(*ways))
        }
    }
}

fn activation(whose: Whose, like: &[Filter], of: &ActivationOf) -> String {
    let who = match whose {
        Whose::Any => "a player",
        Whose::Yours => "you",
        Whose::Opponents => "your opponent",
    };
    let activates = if whose == Whose::Yours { "activate" } else { "activates" };
    format!("when {who} {activates} {}", activated(like, of))
}

fn activated(like: &[Filter], of: &ActivationOf) -> String {
    let card = described(like, false);
    match of {
        ActivationOf::Any => format!("a {card} or the effect of one"),
        ActivationOf::Card => format!("a {card}"),
        ActivationOf::Effect => format!("the effect of a {card}"),
        ActivationOf::Including(all) => {
            let all: Vec<String> = all.iter().map(|one| included(one).to_owned()).collect();
            format!("a {card} or effect that includes {}", list(&all, "or"))
        }
        ActivationOf::TargetingOnly(of) => {
            format!("a {card} or effect that targets only {}", super::amounts::article(&noun(of, false)))
        }
        ActivationOf::Targeting(of) => {
            format!("a {card} or effect that targets {}", super::amounts::article(&noun(of, false)))
        }
        ActivationOf::From(from) => format!("a {card} in the {} or its effect", places(*from)),
        ActivationOf::All(all) => {
            let all: Vec<String> = all.iter().map(|one| activated(like, one)).collect();
            list(&all, "and")
        }
    }
}

fn included(one: Included) -> &'static str {
    match one {
        Included::AddFromDeck => "adding a card from the Deck to the hand",
        Included::SummonFromDeck => "Special Summoning from the Deck",
        Included::SendFromDeck => "sending a card from the Deck to the GY",
        Included::SpecialSummon => "Special Summoning a monster",
        Included::Destroy => "destroying a card",
        Included::Banish => "banishing a card",
        Included::Damage => "inflicting damage",
        Included::AddFromGraveyard => "adding a card from the GY to the hand",
        Included::SummonFromGraveyard => "Special Summoning from the GY",
        Included::BanishFromGraveyard => "banishing a card from the GY",
        Included::ReturnFromGraveyard => "returning a card from the GY to the Deck",
    }
}

pub(super) fn pattern(pattern: &Pattern) -> String {
    let Pattern { what, subject, by, from, to, except, player, ways, other } = pattern;
    let who = who(subject);
    let except: Vec<String> = except.iter().map(|one| happening(one, EnumSet::empty(), None)).collect();
    let except =
        if except.is_empty() { String::new() } else { format!(" (except when it {})", list(&except, "or")) };
    let summons = what.contains(Happening::Summoned);
    let player = match player {
        Whose::Any => "",
        Whose::Yours if summons => " by you",
        Whose::Opponents if summons => " by your opponent",
        Whose::Yours => " to you",
        Whose::Opponents => " to your opponent",
    };
    let happened: Vec<String> = what.iter().map(|one| happening(one, *ways, other.as_ref())).collect();
    let from = if from.is_empty() { String::new() } else { format!(" from the {}", places(*from)) };
    let to = if to.is_empty() { String::new() } else { format!(" to the {}", places(*to)) };
    format!("{who} {}{player}{from}{to}{}{except}", list(&happened, "or"), cause(by))
}

fn who(subject: &Noun) -> String {
    if subject.like == [Filter::This] {
        "this card".to_owned()
    } else {
        super::amounts::article(&noun(subject, false))
    }
}

fn happening(one: Happening, ways: EnumSet<SummonWay>, other: Option<&Noun>) -> String {
    let with = |verb: &str| match other {
        Some(other) => format!("{verb} {}", super::amounts::article(&noun(other, false))),
        None => verb.to_owned(),
    };
    match one {
        Happening::Summoned if ways.is_empty() => "is Summoned".to_owned(),
        Happening::Summoned => format!("is {}", self::ways(ways)),
        Happening::Set => "is Set".to_owned(),
        Happening::FlippedFaceUp => "is flipped face-up".to_owned(),
        Happening::TurnedFaceDown => "is turned face-down".to_owned(),
        Happening::PositionChanged => "changes its battle position".to_owned(),
        Happening::Destroyed => "is destroyed".to_owned(),
        Happening::SentToGraveyard => "is sent to the GY".to_owned(),
        Happening::Banished => "is banished".to_owned(),
        Happening::LeftField => "leaves the field".to_owned(),
        Happening::Tributed => "is Tributed".to_owned(),
        Happening::Discarded => "is discarded".to_owned(),
        Happening::AddedToHand => "is added to the hand".to_owned(),
        Happening::Drawn => "is drawn".to_owned(),
        Happening::ReturnedToHand => "returns to the hand".to_owned(),
        Happening::ReturnedToDeck => "returns to the Deck".to_owned(),
        Happening::UsedAsMaterial => with("is used as material for the Summon of"),
        Happening::Detached => "is detached".to_owned(),
        Happening::Equipped => "is equipped".to_owned(),
        Happening::ControlChanged => "changes control".to_owned(),
        Happening::AttackDeclared => with("declares an attack on"),
        Happening::DirectAttackDeclared => "declares a direct attack".to_owned(),
        Happening::TargetedForAttack => with("is targeted for an attack by"),
        Happening::Battled => with("has battled"),
        Happening::DestroysInBattle => with("destroys by battle"),
        Happening::BattleDamage => "inflicts battle damage".to_owned(),
        Happening::DirectBattleDamage => "inflicts battle damage by a direct attack".to_owned(),
        Happening::EffectDamage => "inflicts effect damage".to_owned(),
        Happening::LifePointsPaid => "makes a player pay LP".to_owned(),
        Happening::LifePointsGained => "makes a player gain LP".to_owned(),
        Happening::CountersPlaced => "gets counters".to_owned(),
        Happening::Activated => "is activated".to_owned(),
        Happening::CardActivated => "is activated as a card".to_owned(),
        Happening::CardResolved => "resolves as a card".to_owned(),
        Happening::Negated => "is negated".to_owned(),
        Happening::TargetedByEffect => "is targeted by an effect".to_owned(),
        Happening::MovedZone => "moves to another zone".to_owned(),
    }
}

pub(super) fn cause(by: &Cause) -> String {
    let of = |whose: &Whose, like: &[Filter]| {
        let whose = match whose {
            Whose::Any => "",
            Whose::Yours => "your ",
            Whose::Opponents => "your opponent's ",
        };
        format!("{whose}{}", described(like, false))
    };
    let words = match by {
        Cause::EffectOf(whose, like) => return format!(" by the effect of {}", of(whose, like)),
        Cause::CostOf(whose, like) => return format!(" to activate {} or its effect", of(whose, like)),
        Cause::For(ways) => return format!(" for it to be {}", self::ways(*ways)),
        Cause::AnyOf(all) => {
            let all: Vec<String> = all.iter().map(|one| cause(one).trim().to_owned()).collect();
            return format!(" {}", list(&all, "or"));
        }
        Cause::Any => "",
        Cause::Battle => " by battle",
        Cause::Effect => " by card effect",
        Cause::BattleOrEffect => " by battle or card effect",
        Cause::YourEffect => " by your card effect",
        Cause::OpponentsEffect => " by an opponent's card effect",
        Cause::OpponentsCard => " by an opponent's card",
        Cause::Cost => " to activate an effect",
    };
    words.to_owned()
}

/// "Normal or Special Summoned"
pub(super) fn ways(ways: EnumSet<SummonWay>) -> String {
    let all = ways == EnumSet::all();
    if all || ways.is_empty() {
        return "Summoned".to_owned();
    }
    let special: EnumSet<SummonWay> =
        EnumSet::all().iter().filter(|way: &SummonWay| way.is_special()).collect();
    let mut words: Vec<String> = Vec::new();
    let rest = if ways.is_superset(special) { ways - special } else { ways };
    words.extend(rest.iter().map(|one| way(one).to_owned()));
    if ways.is_superset(special) {
        words.push("Special".to_owned());
    }
    format!("{} Summoned", list(&words, "or"))
}

pub(super) fn way(way: SummonWay) -> &'static str {
    match way {
        SummonWay::Normal => "Normal",
        SummonWay::Tribute => "Tribute",
        SummonWay::Flip => "Flip",
        SummonWay::Special => "Special",
        SummonWay::Ritual => "Ritual",
        SummonWay::Fusion => "Fusion",
        SummonWay::Synchro => "Synchro",
        SummonWay::Xyz => "Xyz",
        SummonWay::Pendulum => "Pendulum",
        SummonWay::Link => "Link",
    }
}

fn during(point: PhasePoint) -> String {
    match point {
        PhasePoint::StartOfMainPhase1
        | PhasePoint::StartOfBattlePhase
        | PhasePoint::EndOfBattlePhase
        | PhasePoint::StartOfDamageStep
        | PhasePoint::EndOfDamageStep => format!("at {}", phase(point)),
        PhasePoint::BeforeDamageCalculation | PhasePoint::AfterDamageCalculation => phase(point).to_owned(),
        PhasePoint::NormalDraw
        | PhasePoint::DrawPhase
        | PhasePoint::StandbyPhase
        | PhasePoint::MainPhase
        | PhasePoint::MainPhase1
        | PhasePoint::MainPhase2
        | PhasePoint::BattlePhase
        | PhasePoint::DamageStep
        | PhasePoint::DamageCalculation
        | PhasePoint::EndPhase => format!("during {}", phase(point)),
    }
}

pub(super) fn phase(point: PhasePoint) -> &'static str {
    match point {
        PhasePoint::NormalDraw => "the normal draw",
        PhasePoint::DrawPhase => "the Draw Phase",
        PhasePoint::StandbyPhase => "the Standby Phase",
        PhasePoint::MainPhase => "the Main Phase",
        PhasePoint::MainPhase1 => "Main Phase 1",
        PhasePoint::MainPhase2 => "Main Phase 2",
        PhasePoint::StartOfMainPhase1 => "the start of Main Phase 1",
        PhasePoint::BattlePhase => "the Battle Phase",
        PhasePoint::StartOfBattlePhase => "the start of the Battle Phase",
        PhasePoint::EndOfBattlePhase => "the end of the Battle Phase",
        PhasePoint::DamageStep => "the Damage Step",
        PhasePoint::StartOfDamageStep => "the start of the Damage Step",
        PhasePoint::BeforeDamageCalculation => "before damage calculation",
        PhasePoint::DamageCalculation => "damage calculation",
        PhasePoint::AfterDamageCalculation => "after damage calculation",
        PhasePoint::EndOfDamageStep => "the end of the Damage Step",
        PhasePoint::EndPhase => "the End Phase",
    }
}
