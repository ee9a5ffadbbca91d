//! What holds of cards and players in English.

use super::amounts::{amount, article, condition};
use super::nouns::{attribute, described, group, monster_type, noun, race};
use super::steps::block;
use super::timing::ways;
use super::{effects, sentence};
use crate::language::{
    Amount, Away, Block, Cause, Filter, Leaving, Modifier, Multiplied, On, Optional, Restriction, Statement,
    To, Until, Whither, Whose,
};

pub(super) fn statement(statement: &Statement) -> String {
    let (who, many) = match &statement.on {
        On::This => ("this card".to_owned(), false),
        On::MadeOfThis => ("the monster Summoned with this card as material".to_owned(), false),
        On::MadeOf(like) => {
            let one = described(like, false);
            (format!("the {one} Summoned with this card as material"), false)
        }
        On::Equipped => ("the equipped monster".to_owned(), false),
        On::All(of) => (format!("all {}", noun(of, true)), true),
        On::Player(whose) => (player(*whose).to_owned(), *whose != Whose::Opponents),
        On::Group(of) => (group(of), false),
    };
    let said = format!("{who} {}", modifier(&statement.is, many));
    match &statement.condition {
        Some(one) => sentence(&format!("while {}, {said}", condition(one))),
        None => sentence(&said),
    }
}

pub(super) fn player(whose: Whose) -> &'static str {
    match whose {
        Whose::Any => "both players",
        Whose::Yours => "you",
        Whose::Opponents => "your opponent",
    }
}

fn verb(bare: &str, many: bool) -> String {
    if many { bare.to_owned() } else { format!("{bare}s") }
}

/// The predicate of a sentence about it or them.
pub(super) fn modifier(modifier: &Modifier, many: bool) -> String {
    let becomes = |what: &str, to: &Amount| format!("{} {what} of {}", verb("get", many), amount(to));
    let has = if many { "have" } else { "has" };
    match modifier {
        Modifier::Atk(by) => changed("ATK", by, many),
        Modifier::Def(by) => changed("DEF", by, many),
        Modifier::AtkBecomes(to) => becomes("an ATK", to),
        Modifier::DefBecomes(to) => becomes("a DEF", to),
        Modifier::OriginalAtkBecomes(to) => becomes("an original ATK", to),
        Modifier::OriginalDefBecomes(to) => becomes("an original DEF", to),
        Modifier::Level(by) => changed("Level", by, many),
        Modifier::LevelBecomes(to) => becomes("a Level", to),
        Modifier::AttributeBecomes(one) => format!("{} {}", verb("become", many), attribute(*one)),
        Modifier::AttributeAsDeclared => format!("{} the declared Attribute", verb("become", many)),
        Modifier::RaceAsDeclared => format!("{} the declared Type", verb("become", many)),
        Modifier::NameOf(of) => {
            format!("{} name becomes the name of {}", if many { "their" } else { "its" }, group(of))
        }
        Modifier::EffectsOf(of) => format!("{} the original effects of {}", verb("gain", many), group(of)),
        Modifier::AlsoAttribute(one) => format!("{} also treated as {}", are(many), attribute(*one)),
        Modifier::RaceBecomes(one) => format!("{} {}", verb("become", many), race(*one)),
        Modifier::AlsoType(kind) => format!("{} treated as {}", are(many), article(monster_type(*kind))),
        Modifier::NameBecomes(name) => {
            format!("{} name becomes \"{name}\"", if many { "their" } else { "its" })
        }
        Modifier::Cannot(what) => format!("cannot {}", restriction(what)),
        Modifier::Negated => format!("{has} {} effects negated", if many { "their" } else { "its" }),
        Modifier::Unaffected(whose, like) => unaffected(*whose, &described(like, true), many),
        Modifier::UnaffectedByActivated(whose, like) => {
            unaffected(*whose, &described(like, true), many).replace("the effects", "the activated effects")
        }
        Modifier::Piercing(1) => format!("{} piercing battle damage", verb("inflict", many)),
        Modifier::Piercing(n) => format!("{} {n} times piercing battle damage", verb("inflict", many)),
        Modifier::AttackDirectly => "can attack directly".to_owned(),
        Modifier::MoreAttacks(n) => format!("can make up to {} attacks during each Battle Phase", n + 1),
        Modifier::MoreAttacksOnMonsters(n) => {
            format!("can make up to {} attacks on monsters during each Battle Phase", n + 1)
        }
        Modifier::Attacks(n) => format!("can make up to {} attacks during each Battle Phase", amount(n)),
        Modifier::AttacksOnMonsters(n) => {
            format!("can make up to {} attacks on monsters during each Battle Phase", amount(n))
        }
        Modifier::OtherMaterials(all, like) => {
            format!("can be used as material to be {} only with {}", ways(*all), described(like, true))
        }
        Modifier::AsNonTuner(like) => {
            format!("can be treated as a non-Tuner for the Synchro Summon of {}", described(like, true))
        }
        Modifier::MustGo(Away::Destroyed) => format!("{} destroyed", are(many)),
        Modifier::MustGo(Away::Sent) => format!("{} sent to the GY", are(many)),
        Modifier::MustGo(Away::Banished) => format!("{} banished", are(many)),
        Modifier::OnlyOneOnField(like) => {
            format!("can be the only face-up {} on the field", described(like, false))
        }
        Modifier::AttackEachMonster => "can attack all monsters your opponent controls, once each".to_owned(),
        Modifier::MustAttack => "must attack, if able".to_owned(),
        Modifier::Gains(effect) => format!("{} this effect: {}", verb("gain", many), effects::effect(effect)),
        Modifier::ExtraNormalSummon(like) => {
            format!("can Normal Summon {} in addition this turn", article(&described(like, false)))
        }
        Modifier::ExtraPendulumSummon(like) => {
            format!("can conduct 1 more Pendulum Summon of {} this turn", described(like, true))
        }
        Modifier::TwoTributes(like) => {
            let what = article(&described(like, false));
            format!("can be treated as 2 Tributes for the Tribute Summon of {what}")
        }
        Modifier::WholeRitualTribute(like) => {
            format!(
                "can be used as the entire Tribute for the Ritual Summon of {}",
                article(&described(like, false))
            )
        }
        Modifier::Redirect(leaving, whither) => redirected(*leaving, *whither, many),
        Modifier::BattleDamage(whose, how) => battle_damage(*whose, *how),
        Modifier::BothTakeBattleDamage => "take the battle damage the other player takes as well".to_owned(),
        Modifier::TrapFromHand => "can activate 1 Trap Card from the hand".to_owned(),
        Modifier::HandRevealed => "must keep the hand revealed".to_owned(),
        Modifier::SetMonstersFaceUp => "must Set monsters in face-up Defense Position instead".to_owned(),
        Modifier::FusionSubstitute => "can substitute for any 1 named Fusion Material".to_owned(),
        Modifier::AttackInDefense => "can attack while in face-up Defense Position".to_owned(),
        Modifier::Instead(cause, whether, steps) => instead(cause, *whether, steps),
        Modifier::OnlyOne(like) => format!("can be the only face-up {} you control", described(like, false)),
        Modifier::DestroyInstead(cause, of) => {
            let cause = super::timing::cause(cause);
            format!("can have {} destroyed instead of being destroyed{cause}", article(&noun(of, false)))
        }
        Modifier::Rank(by) => changed("Rank", by, many),
        Modifier::RankBecomes(to) => becomes("a Rank", to),
        Modifier::EffectDamage(how) => effect_damage(*how).to_owned(),
        Modifier::BattleDamageToOpponent => {
            "can make the opponent take the battle damage from battles with it instead".to_owned()
        }
        Modifier::Carries(name) => format!("can have {name}s placed on {}", if many { "them" } else { "it" }),
        Modifier::ScaleBecomes(to) => becomes("a Pendulum Scale", to),
        Modifier::ActivateWhenSet(like) => {
            format!("can activate {} the turn they were Set", described(like, true))
        }
    }
}

fn are(many: bool) -> &'static str {
    if many { "are" } else { "is" }
}

fn changed(what: &str, by: &Amount, many: bool) -> String {
    let less = if let Amount::Negative(inner) = by { Some(amount(inner)) } else { None };
    let less = if let Amount::Fixed(n) = by { (*n < 0).then(|| (-n).to_string()) } else { less };
    match less {
        Some(less) => format!("{} {less} {what}", verb("lose", many)),
        None => format!("{} {} {what}", verb("gain", many), amount(by)),
    }
}

fn unaffected(whose: Whose, cards: &str, many: bool) -> String {
    let whose = match whose {
        Whose::Any => "",
        Whose::Yours => "your ",
        Whose::Opponents => "your opponent's ",
    };
    format!("{} unaffected by the effects of {whose}{cards}", are(many))
}

fn instead(cause: &Cause, whether: Optional, steps: &Block) -> String {
    let cause = super::timing::cause(cause);
    let can = match whether {
        Optional::Optional => "you can ",
        Optional::Mandatory => "",
    };
    if steps.is_empty() {
        return format!("is not destroyed when it would be destroyed{cause}");
    }
    format!("would be destroyed{cause}, but {can}{} instead", block(steps))
}

fn redirected(leaving: Leaving, whither: Whither, many: bool) -> String {
    let instead = match leaving {
        Leaving::ToGraveyard => "instead of being sent to the GY",
        Leaving::Field => {
            if many {
                "when they leave the field"
            } else {
                "when it leaves the field"
            }
        }
    };
    let goes = match whither {
        Whither::Banished => "banished",
        Whither::Hand => "returned to the hand",
        Whither::Deck(To::Top) => "placed on top of the Deck",
        Whither::Deck(To::Bottom) => "placed on the bottom of the Deck",
        Whither::Deck(To::Shuffled) => "shuffled into the Deck",
    };
    format!("{} {goes} {instead}", are(many))
}

fn battle_damage(whose: Whose, how: Multiplied) -> String {
    let who = player(whose);
    match how {
        Multiplied::Zero => format!("cannot make {who} take battle damage"),
        Multiplied::Half => format!("can make {who} take only half of the battle damage"),
        Multiplied::Double => format!("makes {who} take double the battle damage"),
    }
}

fn effect_damage(how: Multiplied) -> &'static str {
    match how {
        Multiplied::Zero => "cannot take effect damage",
        Multiplied::Half => "can take only half of any effect damage",
        Multiplied::Double => "must take double any effect damage",
    }
}

fn restriction(what: &Restriction) -> String {
    match what {
        Restriction::Attack => "attack".to_owned(),
        Restriction::AttackDirectly => "attack directly".to_owned(),
        Restriction::AttackThese(like) => format!("attack {}", described(like, true)),
        Restriction::BeAttacked => "be targeted for attacks".to_owned(),
        Restriction::BeDestroyedInBattle(like) if like.is_empty() => "be destroyed by battle".to_owned(),
        Restriction::BeDestroyedInBattle(like) => {
            format!("be destroyed by battle with {}", described(like, true))
        }
        Restriction::BeDestroyedByEffects(whose, like) => {
            format!("be destroyed by {}", effects_of(*whose, like))
        }
        Restriction::BeTargetedByEffects(whose, like) => {
            format!("be targeted by {}", effects_of(*whose, like))
        }
        Restriction::ChangePosition => "change battle position".to_owned(),
        Restriction::BeTributed => "be Tributed".to_owned(),
        Restriction::BeUsedAsMaterial(all, like) if like.is_empty() => {
            format!("be used as material for monsters {}", ways(*all))
        }
        Restriction::BeUsedAsMaterial(all, like) => {
            format!("be used as material for {} {}", described(like, true), ways(*all))
        }
        Restriction::ActivateEffects => "activate effects".to_owned(),
        Restriction::Summon(all, like) => format!("have {} {}", described(like, true), ways(*all)),
        Restriction::SummonMoreThan(all, n) => {
            format!("have more than {n} monsters {} in a turn", ways(*all))
        }
        Restriction::Set(like) => format!("Set {}", described(like, true)),
        Restriction::AddFromDeck => "add cards from the Deck to the hand, except by drawing them".to_owned(),
        Restriction::ConductBattlePhase => "conduct the Battle Phase".to_owned(),
        Restriction::Activate(like) => format!("activate {} or their effects", described(like, true)),
        Restriction::ActivateNamed(of) => {
            format!("activate cards, or the effects of cards, with the name of {}", group(of))
        }
        Restriction::ActivateCards(like) => format!("activate {}", described(like, true)),
        Restriction::Draw => "draw".to_owned(),
        Restriction::NormalDraw => "conduct the normal draw".to_owned(),
        Restriction::Banish => "banish cards".to_owned(),
        Restriction::BeUsed => "be used".to_owned(),
        Restriction::ChangeControl => "change control".to_owned(),
        Restriction::BeNegatedWhenSummoned(by) => format!("have its {} negated", ways(*by)),
        Restriction::BeNegatedWhenActivated => "have its activations and effects negated".to_owned(),
        Restriction::LeaveByEffects => "leave the field by card effects".to_owned(),
    }
}

/// "your opponent's card effects", "the effects of your opponent's Spells"
fn effects_of(whose: Whose, like: &[Filter]) -> String {
    if like.is_empty() {
        return format!("{}card effects", whose_effects(whose));
    }
    format!("the effects of {}{}", whose_effects(whose), described(like, true))
}

fn whose_effects(whose: Whose) -> &'static str {
    match whose {
        Whose::Any => "",
        Whose::Yours => "your ",
        Whose::Opponents => "your opponent's ",
    }
}

pub(super) fn until(until: Until) -> String {
    match until {
        Until::EndOfTurn => "until the end of this turn".to_owned(),
        Until::EndPhase => "until the End Phase".to_owned(),
        Until::EndOfNextTurn(whose) => {
            format!("until the end of {} next turn", super::amounts::of_player(whose))
        }
        Until::StandbyPhase(whose) => {
            format!("until {} next Standby Phase", super::amounts::of_player(whose))
        }
        Until::Turns(whose, n) => format!("for {n} of {} turns", super::amounts::of_player(whose)),
        Until::EndOfBattlePhase => "until the end of the Battle Phase".to_owned(),
        Until::EndOfDamageStep => "until the end of the Damage Step".to_owned(),
        Until::NextAttack => "in a row".to_owned(),
        Until::DamageCalculation => "during that damage calculation only".to_owned(),
        Until::Duel => "for the rest of this Duel".to_owned(),
        Until::WhileThisIsFaceUp => "while this card is face-up on the field".to_owned(),
        Until::Always => String::new(),
    }
}
