//! Cards by place, owner and qualities in English: "1 face-up DARK monster your opponent controls".

use super::amounts::{amount, article, compared, of_player, quality, stat};
use super::{list, timing};
use crate::card::{Attribute, MonsterType, Race, SpellKind, TrapKind, series};
use crate::language::{Chooser, Count, Filter, Group, Noun, Place, Select, Together, Whose};
use enumset::EnumSet;

pub(super) fn group(of: &Group) -> String {
    match of {
        Group::This => "this card".to_owned(),
        Group::Chosen(_) => "that target".to_owned(),
        Group::Pick(select) => self::select(select),
        Group::All(of) => format!("all {}", noun(of, true)),
        Group::Subject => "it".to_owned(),
        Group::Other => "that other card".to_owned(),
        Group::EquippedMonster => "the equipped monster".to_owned(),
        Group::Itself => "itself".to_owned(),
        Group::Attacker => "the attacking monster".to_owned(),
        Group::AttackTarget => "the attack target".to_owned(),
        Group::BattlingWith(of) => format!("the monster battling {}", group(of)),
        Group::Several(all) => list(&all.iter().map(group).collect::<Vec<_>>(), "and"),
        Group::TopOfDeck(whose, n) => format!("the top {} cards of {} Deck", amount(n), of_player(*whose)),
        Group::TopOfGraveyard(whose, n) => format!("the top {} cards of {} GY", amount(n), of_player(*whose)),
        Group::AtRandom(of, n) => format!("{} random {}", amount(n), noun(of, true)),
        Group::Activated => "that activated card".to_owned(),
        Group::Summoned => "the monsters being Summoned".to_owned(),
        Group::Done => "it".to_owned(),
        Group::MaterialsOf(of) => format!("the materials of {}", group(of)),
    }
}

/// "2 monsters from your Graveyard with different names"
pub(super) fn select(select: &Select) -> String {
    let (count, many) = match &select.count {
        Count::Exactly(n) => (amount(n), amount(n) != "1"),
        Count::UpTo(n) => (format!("up to {}", amount(n)), true),
        Count::AnyNumber => ("any number of".to_owned(), true),
        Count::AsManyAsPossible => ("as many as possible of".to_owned(), true),
    };
    let together = match &select.together {
        Together::Any => String::new(),
        Together::Same(what) => format!(" with the same {}", quality(*what)),
        Together::Different(what) => format!(" with different {}s", quality(*what)),
        Together::Including(one) => format!(", including {}", article(&noun(one, false))),
        Together::Total(value, how, n) => format!(" whose total {} is {}", stat(*value), compared(*how, n)),
    };
    let by = match select.by {
        Chooser::You => "",
        Chooser::Opponent => " (chosen by your opponent)",
    };
    format!("{count} {}{together}{by}", noun(&select.of, many))
}

/// What the cards are, whose, and where.
pub(super) fn noun(of: &Noun, many: bool) -> String {
    let place = whose_and_where(of);
    let mut words = Words { usual: usual_head(of.places), ..Words::default() };
    for filter in &of.like {
        words.add(filter);
    }
    let what = words.join(many);
    if place.is_empty() { what } else { format!("{what} {place}") }
}

/// What lies there, if nothing else is said.
fn usual_head(places: EnumSet<Place>) -> &'static str {
    if places == EnumSet::only(Place::MonsterZone) {
        "monster"
    } else if places == Place::SpellTrapZone | Place::FieldZone {
        "Spell/Trap"
    } else {
        "card"
    }
}

/// "a face-up monster you control"
pub(super) fn one(place: &str, like: &[Filter]) -> String {
    let what = article(&described(like, false));
    if place.is_empty() { what } else { format!("{what} {place}") }
}

const FIELD: [Place; 6] = [
    Place::MonsterZone,
    Place::MainMonsterZone,
    Place::ExtraMonsterZone,
    Place::SpellTrapZone,
    Place::FieldZone,
    Place::PendulumZone,
];

pub(super) fn whose_and_where(of: &Noun) -> String {
    let fields: EnumSet<Place> = FIELD.into_iter().collect();
    if !of.places.is_empty() && of.places.is_subset(fields) {
        let only = |place| of.places == EnumSet::only(place);
        let zone = if only(Place::PendulumZone) {
            " in a Pendulum Zone"
        } else if only(Place::MainMonsterZone) {
            " in a Main Monster Zone"
        } else if only(Place::ExtraMonsterZone) {
            " in an Extra Monster Zone"
        } else {
            ""
        };
        return match of.whose {
            Whose::Any => format!("on the field{zone}"),
            Whose::Yours => format!("you control{zone}"),
            Whose::Opponents => format!("your opponent controls{zone}"),
        };
    }
    let whose = match of.whose {
        Whose::Any => "either player's",
        Whose::Yours => "your",
        Whose::Opponents => "your opponent's",
    };
    match (of.places.is_empty(), of.whose) {
        (true, Whose::Any) => String::new(),
        (true, _) => format!("that is {whose}"),
        (false, _) => format!("in {whose} {}", places(of.places)),
    }
}

pub(super) fn places(places: EnumSet<Place>) -> String {
    list(&places.iter().map(|one| place(one).to_owned()).collect::<Vec<_>>(), "or")
}

fn place(place: Place) -> &'static str {
    match place {
        Place::Hand => "hand",
        Place::Deck => "Deck",
        Place::MonsterZone => "Monster Zone",
        Place::MainMonsterZone => "Main Monster Zone",
        Place::ExtraMonsterZone => "Extra Monster Zone",
        Place::SpellTrapZone => "Spell & Trap Zone",
        Place::FieldZone => "Field Zone",
        Place::PendulumZone => "Pendulum Zone",
        Place::Graveyard => "GY",
        Place::Banished => "banishment",
        Place::ExtraDeck => "Extra Deck",
        Place::ExtraDeckFaceUp => "face-up Extra Deck",
    }
}

/// Adjectives, the head, and what follows it.
pub(super) fn described(like: &[Filter], many: bool) -> String {
    let mut words = Words { usual: "card", ..Words::default() };
    for filter in like {
        words.add(filter);
    }
    words.join(many)
}

#[derive(Default)]
struct Words {
    before: Vec<String>,
    head: Option<String>,
    usual: &'static str,
    after: Vec<String>,
}

impl Words {
    fn join(self, many: bool) -> String {
        let head = self.head.unwrap_or_else(|| self.usual.to_owned());
        let head = if many { format!("{head}s") } else { head };
        self.before.into_iter().chain([head]).chain(self.after).collect::<Vec<_>>().join(" ")
    }

    fn before(&mut self, word: impl Into<String>) {
        self.before.push(word.into());
    }

    fn after(&mut self, word: impl Into<String>) {
        self.after.push(word.into());
    }

    /// The head, unless a narrower one is there.
    fn head(&mut self, word: &str) {
        self.head.get_or_insert_with(|| word.to_owned());
    }

    fn add(&mut self, filter: &Filter) {
        match filter {
            Filter::Monster => self.head("monster"),
            Filter::Spell => self.head("Spell"),
            Filter::Trap => self.head("Trap"),
            Filter::SpellKind(kind) => self.head = Some(format!("{} Spell", spell(*kind))),
            Filter::TrapKind(kind) => self.head = Some(format!("{} Trap", trap(*kind))),
            Filter::Type(MonsterType::Token) => self.head = Some("Token".to_owned()),
            Filter::Type(kind) => self.monster(monster_type(*kind)),
            Filter::Attribute(one) => self.monster(attribute(*one)),
            Filter::Race(one) => self.monster(race(*one)),
            Filter::Level(how, n) => self.monster(&format!("Level {}", compared(*how, n))),
            Filter::Rank(how, n) => self.monster(&format!("Rank {}", compared(*how, n))),
            Filter::LinkRating(how, n) => self.monster(&format!("Link-{}", compared(*how, n))),
            Filter::Atk(how, n) => self.after(format!("with {} ATK", compared(*how, n))),
            Filter::Def(how, n) => self.after(format!("with {} DEF", compared(*how, n))),
            Filter::Scale(how, n) => self.after(format!("with a Pendulum Scale of {}", compared(*how, n))),
            Filter::Named(name) => self.before(format!("\"{name}\"")),
            Filter::Series(series) => self.before(match series::name(*series) {
                Some(name) => format!("\"{name}\""),
                None => format!("series {}", series.0),
            }),
            Filter::Mentions(name) => self.after(format!("that mentions \"{name}\"")),
            Filter::FaceUp => self.before("face-up"),
            Filter::FaceDown => self.before("face-down"),
            Filter::AttackPosition => self.before("Attack Position"),
            Filter::DefensePosition => self.before("Defense Position"),
            Filter::SummonedBy(ways) => self.after(format!("that was {}", timing::ways(*ways))),
            Filter::This => self.after("that is this card"),
            Filter::Not(inner) => self.not(inner),
            Filter::AnyOf(any) => self.any(any),
            Filter::AllOf(all) => {
                for one in all {
                    self.add(one);
                }
            }
            Filter::SummonedThisTurn
            | Filter::SummonedFrom(_)
            | Filter::In(_)
            | Filter::OwnedBy(_)
            | Filter::Chosen(_)
            | Filter::Highest(..)
            | Filter::Lowest(..)
            | Filter::Battling
            | Filter::EquippedTo(_)
            | Filter::EquippedWith(_)
            | Filter::HasMaterial(_)
            | Filter::MadeWith(_)
            | Filter::PointsTo(_)
            | Filter::AtkChanged
            | Filter::CameThisTurn
            | Filter::CameLastTurn
            | Filter::Done
            | Filter::Among(_)
            | Filter::Attacking
            | Filter::HasAttacked
            | Filter::HasBattled
            | Filter::WasSet
            | Filter::CoLinked
            | Filter::Counters(..)
            | Filter::EquippedByThis
            | Filter::TakenByThis
            | Filter::TargetsThis
            | Filter::Materials(..)
            | Filter::InColumnOf(_)
            | Filter::InColumnThisLeft
            | Filter::AdjacentTo(_)
            | Filter::PointedToBy(_)
            | Filter::Same(..)
            | Filter::NamedAsDeclared
            | Filter::AttributeAsDeclared
            | Filter::RaceAsDeclared
            | Filter::ListedOn(_)
            | Filter::OriginalAttribute(_)
            | Filter::OriginalRace(_)
            | Filter::OriginalLevel(..)
            | Filter::OriginalAtk(..)
            | Filter::OriginalDef(..)
            | Filter::Carries(_) => self.after(clause(filter)),
        }
    }

    fn monster(&mut self, word: &str) {
        self.before(word);
        self.head("monster");
    }

    fn not(&mut self, inner: &Filter) {
        if let Filter::Named(name) = inner {
            self.after(format!("except \"{name}\""));
        } else if let Filter::Type(kind) = inner {
            self.monster(&format!("non-{}", monster_type(*kind)));
        } else if *inner == Filter::This {
            self.before("other");
        } else {
            let words = described(std::slice::from_ref(inner), false);
            self.after(format!("that is not {}", article(&words)));
        }
    }

    fn any(&mut self, any: &[Filter]) {
        let words: Vec<String> = any.iter().map(|one| described(std::slice::from_ref(one), false)).collect();
        match &words[..] {
            [one, two] if one == "Spell" && two == "Trap" => self.head = Some("Spell/Trap".to_owned()),
            _ => self.after(format!("that is {}", list(&words, "or"))),
        }
    }
}

/// A quality that takes a clause of its own.
fn clause(filter: &Filter) -> String {
    match filter {
        Filter::SummonedThisTurn => "that was Summoned this turn".to_owned(),
        Filter::AtkChanged => "whose ATK is different from its original ATK".to_owned(),
        Filter::CameThisTurn => "that came there this turn".to_owned(),
        Filter::CameLastTurn => "that came there last turn".to_owned(),
        Filter::Done => "among them".to_owned(),
        Filter::Among(of) => format!("that is among {}", group(of)),
        Filter::Attacking => "that is attacking".to_owned(),
        Filter::HasAttacked => "that attacked this turn".to_owned(),
        Filter::HasBattled => "that battled this turn".to_owned(),
        Filter::WasSet => "that was Set before".to_owned(),
        Filter::CoLinked => "that is co-linked".to_owned(),
        Filter::Counters(name, how, n) => format!("with {} {name}s", compared(*how, n)),
        Filter::EquippedByThis => "equipped with this card".to_owned(),
        Filter::TakenByThis => "equipped to this card by its effect".to_owned(),
        Filter::TargetsThis => "that targets this card".to_owned(),
        Filter::Materials(how, n) => format!("with {} materials", compared(*how, n)),
        Filter::InColumnOf(of) => format!("in the same column as {}", noun(of, false)),
        Filter::InColumnThisLeft => "in the column this card was in".to_owned(),
        Filter::AdjacentTo(of) => format!("adjacent to {}", group(of)),
        Filter::PointedToBy(of) => format!("that {} points to", noun(of, false)),
        Filter::Same(what, of) => format!("with the same {} as {}", quality(*what), any_of(of)),
        Filter::SummonedFrom(from) => format!("that was Summoned from the {}", places(*from)),
        Filter::In(all) => format!("in the {}", places(*all)),
        Filter::OwnedBy(whose) => match whose {
            Whose::Any => "owned by either player".to_owned(),
            Whose::Yours => "owned by you".to_owned(),
            Whose::Opponents => "owned by your opponent".to_owned(),
        },
        Filter::Chosen(_) => "among those".to_owned(),
        Filter::Highest(value, of) => format!("with the highest {} among {}", stat(*value), noun(of, true)),
        Filter::Lowest(value, of) => format!("with the lowest {} among {}", stat(*value), noun(of, true)),
        Filter::Battling => "that is battling".to_owned(),
        Filter::EquippedTo(of) => format!("equipped to {}", group(of)),
        Filter::EquippedWith(of) => format!("equipped with {}", article(&noun(of, false))),
        Filter::HasMaterial(like) => format!("that has {} as material", article(&described(like, false))),
        Filter::MadeWith(like) => {
            format!("that was Summoned using {} as material", article(&described(like, false)))
        }
        Filter::PointsTo(of) => format!("that points to {}", article(&noun(of, false))),
        Filter::NamedAsDeclared => "with the declared name".to_owned(),
        Filter::AttributeAsDeclared => "with the declared Attribute".to_owned(),
        Filter::RaceAsDeclared => "with the declared Type".to_owned(),
        Filter::ListedOn(of) => format!("whose name is listed on {}", group(of)),
        Filter::OriginalAttribute(one) => format!("that is originally {}", attribute(*one)),
        Filter::OriginalRace(one) => format!("whose original Type is {}", race(*one)),
        Filter::OriginalLevel(how, n) => format!("whose original Level is {}", compared(*how, n)),
        Filter::OriginalAtk(how, n) => format!("whose original ATK is {}", compared(*how, n)),
        Filter::OriginalDef(how, n) => format!("whose original DEF is {}", compared(*how, n)),
        Filter::Carries(name) => format!("that can have {name}s"),
        Filter::Monster
        | Filter::Spell
        | Filter::Trap
        | Filter::SpellKind(_)
        | Filter::TrapKind(_)
        | Filter::Type(_)
        | Filter::Attribute(_)
        | Filter::Race(_)
        | Filter::Level(..)
        | Filter::Rank(..)
        | Filter::LinkRating(..)
        | Filter::Atk(..)
        | Filter::Def(..)
        | Filter::Scale(..)
        | Filter::Named(_)
        | Filter::Series(_)
        | Filter::Mentions(_)
        | Filter::FaceUp
        | Filter::FaceDown
        | Filter::AttackPosition
        | Filter::DefensePosition
        | Filter::SummonedBy(_)
        | Filter::This
        | Filter::Not(_)
        | Filter::AnyOf(_)
        | Filter::AllOf(_) => described(std::slice::from_ref(filter), false),
    }
}

/// "a monster you control", "that target"
fn any_of(of: &Group) -> String {
    let Group::All(all) = of else { return group(of) };
    one(&whose_and_where(all), &all.like)
}

fn spell(kind: SpellKind) -> &'static str {
    match kind {
        SpellKind::Normal => "Normal",
        SpellKind::Ritual => "Ritual",
        SpellKind::Continuous => "Continuous",
        SpellKind::Equip => "Equip",
        SpellKind::Field => "Field",
        SpellKind::QuickPlay => "Quick-Play",
    }
}

fn trap(kind: TrapKind) -> &'static str {
    match kind {
        TrapKind::Normal => "Normal",
        TrapKind::Continuous => "Continuous",
        TrapKind::Counter => "Counter",
    }
}

pub(super) fn monster_type(kind: MonsterType) -> &'static str {
    match kind {
        MonsterType::Normal => "Normal",
        MonsterType::Effect => "Effect",
        MonsterType::Fusion => "Fusion",
        MonsterType::Ritual => "Ritual",
        MonsterType::Synchro => "Synchro",
        MonsterType::Xyz => "Xyz",
        MonsterType::Pendulum => "Pendulum",
        MonsterType::Link => "Link",
        MonsterType::Tuner => "Tuner",
        MonsterType::Flip => "Flip",
        MonsterType::Toon => "Toon",
        MonsterType::Spirit => "Spirit",
        MonsterType::Union => "Union",
        MonsterType::Gemini => "Gemini",
        MonsterType::SpecialSummon => "Special Summon",
        MonsterType::Token => "Token",
    }
}

pub(super) fn attribute(attribute: Attribute) -> &'static str {
    match attribute {
        Attribute::Dark => "DARK",
        Attribute::Divine => "DIVINE",
        Attribute::Earth => "EARTH",
        Attribute::Fire => "FIRE",
        Attribute::Light => "LIGHT",
        Attribute::Water => "WATER",
        Attribute::Wind => "WIND",
    }
}

pub(super) fn race(race: Race) -> &'static str {
    match race {
        Race::Aqua => "Aqua",
        Race::Beast => "Beast",
        Race::BeastWarrior => "Beast-Warrior",
        Race::CreatorGod => "Creator God",
        Race::Cyberse => "Cyberse",
        Race::Dinosaur => "Dinosaur",
        Race::DivineBeast => "Divine-Beast",
        Race::Dragon => "Dragon",
        Race::Fairy => "Fairy",
        Race::Fiend => "Fiend",
        Race::Fish => "Fish",
        Race::Illusion => "Illusion",
        Race::Insect => "Insect",
        Race::Machine => "Machine",
        Race::Plant => "Plant",
        Race::Psychic => "Psychic",
        Race::Pyro => "Pyro",
        Race::Reptile => "Reptile",
        Race::Rock => "Rock",
        Race::SeaSerpent => "Sea Serpent",
        Race::Spellcaster => "Spellcaster",
        Race::Thunder => "Thunder",
        Race::Warrior => "Warrior",
        Race::WingedBeast => "Winged Beast",
        Race::Wyrm => "Wyrm",
        Race::Zombie => "Zombie",
    }
}
