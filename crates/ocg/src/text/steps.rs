//! What is done, step by step, in English: "destroy that target, then draw 1 card".

use super::amounts::{amount, condition};
use super::list;
use super::modifiers::{modifier, player, until};
use super::nouns::{described, group, noun, places, select};
use super::timing::way;
use crate::language::{
    Amount, Block, Field, Gone, Link, Linked, MaterialsAre, NameBy, Often, OtherMaterials, PlacedAs,
    PositionTo, RitualLevels, Step, StillTrap, SummonPosition, SummonTo, SummonZone, To, Until, Whose,
    ZoneTo,
};

/// The steps with the words that link them.
pub(super) fn block(block: &Block) -> String {
    let mut text = String::new();
    for Linked(link, step) in block {
        if !text.is_empty() {
            text.push_str(linking(*link));
        }
        text.push_str(&self::step(step));
    }
    text
}

/// 3.4.4-3
fn linking(link: Link) -> &'static str {
    match link {
        Link::First | Link::And => " and ",
        Link::Then => ", then ",
        Link::IfYouDo => ", and if you do, ",
        Link::Also => ", also ",
        Link::AlsoAfterThat => ", also after that, ",
        Link::But => ", but ",
        Link::Otherwise => ", otherwise ",
    }
}

#[expect(clippy::too_many_lines, reason = "an arm for each word of the language")]
fn step(step: &Step) -> String {
    match step {
        Step::Target(one) => format!("target {}", select(one)),
        Step::Choose(one) => format!("choose {}", select(one)),
        Step::Destroy(of) => format!("destroy {}", group(of)),
        Step::Send(of) => format!("send {} to the GY", group(of)),
        Step::Discard(of) => format!("discard {}", group(of)),
        Step::DiscardToGraveyard(of) => format!("discard {} to the GY", group(of)),
        Step::Banish(of) => format!("banish {}", group(of)),
        Step::BanishFaceDown(of) => format!("banish {} face-down", group(of)),
        Step::Tribute(of) => format!("Tribute {}", group(of)),
        Step::AddToHand(of) => format!("add {} to your hand", group(of)),
        Step::ReturnToHand(of) => format!("return {} to the hand", group(of)),
        Step::AddToExtraDeck(of) => format!("add {} to your Extra Deck face-up", group(of)),
        Step::Look(of) => format!("look at {}", group(of)),
        Step::ReturnToDeck(of, to) => format!("{} {} {}", returned(*to), group(of), to_deck(*to)),
        Step::Reveal(of) => format!("reveal {}", group(of)),
        Step::Remember(_, of) => format!("note {}", group(of)),
        Step::Shuffle(whose) => format!("shuffle {} Deck", super::amounts::of_player(*whose)),
        Step::Draw(whose, n) => players(*whose, "draw", &cards(n)),
        Step::Damage(whose, n) => format!("inflict {} damage to {}", amount(n), player(*whose)),
        Step::BattleDamage(whose, n) => format!("inflict {} battle damage to {}", amount(n), player(*whose)),
        Step::GainLifePoints(whose, n) => players(*whose, "gain", &format!("{} LP", amount(n))),
        Step::PayLifePoints(n) => format!("pay {} LP", amount(n)),
        Step::LoseLifePoints(whose, n) => players(*whose, "lose", &format!("{} LP", amount(n))),
        Step::Win(whose) => players(*whose, "win", "the Duel"),
        Step::SpecialSummon(of, to) => format!("Special Summon {}{}", group(of), summoned_to(*to)),
        Step::SummonAs(of, by, to) => {
            let counts = format!("(this is treated as a {} Summon)", way(*by));
            format!("Special Summon {}{} {counts}", group(of), summoned_to(*to))
        }
        Step::SpecialSummonTokens { count, to, .. } => {
            format!("Special Summon {} Tokens{}", amount(count), summoned_to(*to))
        }
        Step::NormalSummon(of) => format!("Normal Summon {}", group(of)),
        Step::TributeSummon(of) => format!("Tribute Summon {}", group(of)),
        Step::Set(of) => format!("Set {}", group(of)),
        Step::SummonAsMonster { still, to, .. } => {
            format!("Special Summon this card as a monster{}{}", summoned_to(*to), still_trap(*still))
        }
        Step::FusionSummon { monster, from } => {
            let (what, include) = (described(monster, false), included(&from.must_include));
            let (done, also) = (used(from.are), also(&from.also));
            let mut like = vec![crate::language::Filter::Monster];
            like.extend(from.like.iter().cloned());
            let materials = format!("{} in your {}", described(&like, true), places(from.places));
            format!("Fusion Summon 1 {what} by {done} {materials}{also}{include}")
        }
        Step::RitualSummon { monster, levels, from, places: at, also: others, must_include } => {
            let (what, include) = (described(monster, false), included(must_include));
            let at = if at.is_empty() { String::new() } else { format!(" from your {}", places(*at)) };
            let tributes = format!("{} whose Levels {}{include}", noun(from, true), totals(levels));
            format!("Ritual Summon 1 {what}{at} by Tributing {tributes}{}", also(others))
        }
        Step::ExtraDeckSummon { what, way: by, with } => {
            let with = with.as_ref().map(|with| format!(" using {} as material", group(with)));
            format!("{} Summon {}{}", way(*by), group(what), with.unwrap_or_default())
        }
        Step::TossCoins(n) => format!("toss {} coins", amount(n)),
        Step::RollDice(n) => format!("roll {} six-sided dice", amount(n)),
        Step::NoResponse(whose, like) => {
            format!("{} cannot answer this with {}", player(*whose), described(like, true))
        }
        Step::NotNegated => "this activation and effect cannot be negated".to_owned(),
        Step::Watch(often, pattern, how_long, inner) => {
            let word = match often {
                Often::EachTime => "each time",
                Often::NextTime => "the next time",
            };
            let when = format!("{word} {}", super::timing::pattern(pattern));
            format!("{}, {}", lasting(&when, *how_long), block(inner))
        }
        Step::ChangePosition(of, to) => position(&group(of), *to),
        Step::TakeControl(of, until) => take_control(&group(of), *until),
        Step::GiveControl(of, how_long) => {
            let how_long = how_long.map(until).unwrap_or_default();
            format!("give control of {} to your opponent {how_long}", group(of)).trim().to_owned()
        }
        Step::Equip { what, to } => format!("equip {} to {}", group(what), group(to)),
        Step::PlaceInPendulumZone(of) => format!("place {} in your Pendulum Zone", group(of)),
        Step::PlaceAs(of, PlacedAs::ItsKind) => format!("place {} face-up on your field", group(of)),
        Step::PlaceAs(of, PlacedAs::ContinuousSpell) => {
            format!("place {} face-up in a Spell & Trap Zone as a Continuous Spell", group(of))
        }
        Step::PlaceAs(of, PlacedAs::ContinuousTrap) => {
            format!("place {} face-up in a Spell & Trap Zone as a Continuous Trap", group(of))
        }
        Step::PlaceCounters(of, name, n) => format!("place {} {name} on {}", amount(n), group(of)),
        Step::RemoveCounters(of, name, n) => format!("remove {} {name} from {}", amount(n), group(of)),
        Step::Detach(of, n) => format!("detach {} material from {}", amount(n), group(of)),
        Step::Attach { what, to } => format!("attach {} to {} as material", group(what), group(to)),
        Step::Give(of, given, how_long) => {
            lasting(&format!("{} {}", group(of), modifier(given, false)), *how_long)
        }
        Step::GivePlayer(whose, given, how_long) => {
            let many = *whose != Whose::Opponents;
            lasting(&format!("{} {}", player(*whose), modifier(given, many)), *how_long)
        }
        Step::GiveColumn(like, given, how_long) => {
            let who = format!("other {} in this card's column", described(like, true));
            lasting(&format!("{who} {}", modifier(given, true)), *how_long)
        }
        Step::Hold(one, how_long) => {
            let said = super::modifiers::statement(one);
            lasting(said.trim_end_matches('.'), *how_long)
        }
        Step::NegateActivation => "negate the activation".to_owned(),
        Step::NegateEffect => "negate that effect".to_owned(),
        Step::NegateSummon => "negate the Summon".to_owned(),
        Step::NegateAttack => "negate the attack".to_owned(),
        Step::ChangeAttackTarget(of) => format!("change the attack target to {}", group(of)),
        Step::BanishUntil(of, how_long) => lasting(&format!("banish {}", group(of)), *how_long),
        Step::MoveToZone(of, to) => format!("move {} to {}", group(of), zone(*to)),
        Step::NegateByName(of, name, how_long) => {
            let name = match name {
                NameBy::Original => "the original name",
                NameBy::Current => "the name",
            };
            lasting(&format!("negate the effects of all monsters with {name} of {}", group(of)), *how_long)
        }
        Step::DeclareAttribute => "declare 1 Attribute".to_owned(),
        Step::DeclareRace => "declare 1 Type".to_owned(),
        Step::DeclareName => "declare 1 card name".to_owned(),
        Step::WhenGone(of, gone, inner) => {
            let gone = match gone {
                Gone::Leaves => "leaves the field",
                Gone::Destroyed => "is destroyed",
            };
            format!("when {} {gone}, {}", group(of), block(inner))
        }
        Step::NegateWholeChain => "negate all activations before it in this Chain".to_owned(),
        Step::EndBattlePhase => "end the Battle Phase".to_owned(),
        Step::RemainOnField => "this card remains on the field".to_owned(),
        Step::DeclareNumber(from, to) => format!("declare a number from {} to {}", amount(from), amount(to)),
        Step::If(one, yes, no) if no.is_empty() => format!("{} if {}", block(yes), condition(one)),
        Step::If(one, yes, no) => format!("{} if {}, otherwise {}", block(yes), condition(one), block(no)),
        Step::May(inner) => format!("you can {}", block(inner)),
        Step::OneOf(all) => {
            let all: Vec<String> = all.iter().map(block).collect();
            format!("apply 1 of these effects: {}", list(&all, "or"))
        }
        Step::OpponentDoes(inner) => format!("your opponent must {}", block(inner)),
        Step::EachPlayerDoes(inner) => format!("each player must {}", block(inner)),
        Step::Later(when, inner) => format!("{}, {}", later(*when), block(inner)),
        Step::Nothing => "activate this card".to_owned(),
    }
}

fn used(are: MaterialsAre) -> &'static str {
    match are {
        MaterialsAre::Sent => "using",
        MaterialsAre::Tributed => "Tributing",
        MaterialsAre::Banished => "banishing",
        MaterialsAre::ReturnedToDeck => "shuffling into the Deck",
    }
}

fn also(others: &[OtherMaterials]) -> String {
    let one = |other: &OtherMaterials| format!(" and/or {} {}", used(other.are), noun(&other.of, true));
    others.iter().map(one).collect()
}

fn cards(n: &Amount) -> String {
    let n = amount(n);
    if n == "1" { "1 card".to_owned() } else { format!("{n} cards") }
}

fn players(whose: Whose, verb: &str, what: &str) -> String {
    match whose {
        Whose::Yours => format!("{verb} {what}"),
        Whose::Opponents => format!("your opponent {verb}s {what}"),
        Whose::Any => format!("each player {verb}s {what}"),
    }
}

fn returned(to: To) -> &'static str {
    match to {
        To::Top | To::Bottom => "place",
        To::Shuffled => "shuffle",
    }
}

fn to_deck(to: To) -> &'static str {
    match to {
        To::Top => "on top of the Deck",
        To::Bottom => "on the bottom of the Deck",
        To::Shuffled => "into the Deck",
    }
}

fn zone(to: ZoneTo) -> &'static str {
    match to {
        ZoneTo::Another => "another of its player's Main Monster Zones",
        ZoneTo::Adjacent => "an adjacent Main Monster Zone",
        ZoneTo::OfOtherPlayer => "one of the other player's Main Monster Zones",
    }
}

fn lasting(said: &str, how_long: Until) -> String {
    format!("{said} {}", until(how_long)).trim().to_owned()
}

fn later(when: Until) -> String {
    if matches!(when, Until::EndPhase | Until::EndOfTurn) {
        return "during the End Phase".to_owned();
    }
    until(when).replace("until", "at")
}

fn position(what: &str, to: PositionTo) -> String {
    match to {
        PositionTo::Other => format!("change the battle position of {what}"),
        PositionTo::FaceUpAttack => format!("change {what} to face-up Attack Position"),
        PositionTo::FaceUpDefense => format!("change {what} to face-up Defense Position"),
        PositionTo::FaceDownDefense => format!("change {what} to face-down Defense Position"),
    }
}

fn take_control(what: &str, how_long: Option<Until>) -> String {
    let how_long = how_long.map(until).unwrap_or_default();
    format!("take control of {what} {how_long}").trim().to_owned()
}

fn still_trap(still: StillTrap) -> &'static str {
    match still {
        StillTrap::Yes => " (this card is still a Trap)",
        StillTrap::No => " (this card is not treated as a Trap)",
    }
}

fn included(like: &[crate::language::Filter]) -> String {
    if like.is_empty() { String::new() } else { format!(", including {}", super::nouns::one("", like)) }
}

fn totals(levels: &RitualLevels) -> String {
    match levels {
        RitualLevels::Exactly(n) => format!("equal exactly {}", amount(n)),
        RitualLevels::AtLeast(n) => format!("equal {} or more", amount(n)),
        RitualLevels::ExactlyIts => "exactly equal its Level".to_owned(),
        RitualLevels::AtLeastIts => "equal or exceed its Level".to_owned(),
    }
}

fn summoned_to(to: SummonTo) -> String {
    let field = match to.field {
        Field::Yours => "",
        Field::Opponents => " to your opponent's field",
    };
    let position = match to.position {
        SummonPosition::FaceUp => "",
        SummonPosition::Attack => " in Attack Position",
        SummonPosition::Defense => " in Defense Position",
        SummonPosition::FaceDownDefense => " in face-down Defense Position",
        SummonPosition::AnyDefense => " in face-up or face-down Defense Position",
        SummonPosition::AttackOrFaceDown => " in Attack Position or face-down Defense Position",
        SummonPosition::Any => " in any battle position",
    };
    let zone = match to.zone {
        SummonZone::Any => "",
        SummonZone::PointedToByThis => " to a zone this card points to",
        SummonZone::PointedTo => " to a zone a Link Monster points to",
        SummonZone::ExtraMonsterZone => " to the Extra Monster Zone",
    };
    let ignoring = if to.ignoring_conditions { ", ignoring its Summoning conditions" } else { "" };
    format!("{field}{zone}{position}{ignoring}")
}
