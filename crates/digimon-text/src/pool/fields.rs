//! A card of a pool from its fields in JSON (DCG 2).

use super::printed::{DigivolveCost, Printed, PrintedLink, Requirements, Restriction, Status, Unprinted};
use digimon::card::{Category, Color};
use text::pool::Fields;

const KINDS: [(&str, Category); 4] = [
    ("Digimon", Category::Digimon),
    ("Tamer", Category::Tamer),
    ("Option", Category::Option),
    ("Digi-Egg", Category::DigiEgg),
];

/// What `card_types` must say.
pub const KIND: &str = "one of `Digimon`, `Tamer`, `Option`, `Digi-Egg`";

pub fn card(fields: &mut Fields) -> Option<Printed> {
    let link = fields.inner("link", link);
    let requirements = fields.inner("requirements", requirements).unwrap_or_default();
    let restriction = fields.inner("restriction", restriction).flatten();
    let under = fields.id().filter(|id| !id.trim().is_empty()).map(str::to_owned);
    let id = under.or_else(|| fields.required("id"))?;
    let name = fields.required("name");
    let (category, unknown_kind) = category(fields)?;
    Some(Printed {
        set: fields.text("set").unwrap_or_else(|| id.split('-').next().unwrap_or_default().to_owned()),
        id: id.trim().to_owned(),
        name: name?,
        category,
        unknown_kind,
        colors: colors(fields),
        level: fields.count("level"),
        forms: fields.words("forms"),
        attributes: fields.words("attributes"),
        traits: fields.words("traits"),
        dp: fields.count("dp"),
        play_cost: fields.number("play_cost").filter(|cost| *cost >= 0),
        digivolve_costs: fields.objects("digivolve_costs", digivolve_cost),
        requirements,
        rule_text: fields.words("rule_text"),
        main_effect: fields.text("main_effect").unwrap_or_default(),
        inherited_effect: fields.text("inherited_effect").unwrap_or_default(),
        security_effect: fields.text("security_effect").unwrap_or_default(),
        link,
        ace_overflow: fields.count("ace_overflow"),
        restriction,
        max_copies: fields.count("max_copies"),
        unprinted: Unprinted::default(),
    })
}

fn link(fields: &mut Fields) -> PrintedLink {
    PrintedLink {
        requirement: fields.text("requirement"),
        dp: fields.count("dp").unwrap_or(0),
        effect: fields.text("effect").unwrap_or_default(),
    }
}

fn requirements(fields: &mut Fields) -> Requirements {
    Requirements {
        digivolve: fields.words("digivolve"),
        dna_digivolve: fields.words("dna_digivolve"),
        digixros: fields.words("digixros"),
        burst_digivolve: fields.words("burst_digivolve"),
        app_fusion: fields.words("app_fusion"),
        assembly: fields.words("assembly"),
    }
}

fn restriction(fields: &mut Fields) -> Option<Restriction> {
    let status = match fields.required("status")?.as_str() {
        "banned" => Status::Banned,
        "restricted" => Status::Restricted,
        "banned_pair" => Status::BannedPair,
        _ => {
            fields.fault("status", "`banned`, `restricted` or `banned_pair`");
            return None;
        }
    };
    let count = fields.count("count").unwrap_or(u8::from(status == Status::Restricted));
    Some(Restriction { status, count, banned_with: fields.words("banned_with") })
}

fn digivolve_cost(fields: &mut Fields) -> Option<DigivolveCost> {
    let color = match fields.text("color") {
        None => None,
        Some(name) => {
            let color = color(&name);
            if color.is_none() {
                fields.fault("color", COLOR);
            }
            color
        }
    };
    let (level, cost) = (fields.count("level"), fields.count("cost"));
    match (level, cost) {
        (Some(level), Some(cost)) => Some(DigivolveCost { color, level, cost }),
        (level, _) => {
            fields.fault(if level.is_none() { "level" } else { "cost" }, "a whole number");
            None
        }
    }
}

const COLOR: &str = "a colour such as `Red`";

pub(super) fn color(name: &str) -> Option<Color> {
    Color::ALL.into_iter().find(|color| format!("{color:?}").eq_ignore_ascii_case(name))
}

fn colors(fields: &mut Fields) -> Vec<Color> {
    if fields.is_empty_list("colors") {
        fields.fault("colors", "at least one colour, or none of the field");
    }
    let words = fields.words("colors");
    let colors: Option<Vec<Color>> = words.iter().map(|name| color(name)).collect();
    if colors.is_none() {
        fields.fault("colors", "a list of colours such as `Red`");
    }
    colors.unwrap_or_default()
}

/// A kind that nobody knows is kept as it stands there, and the card is unread.
fn category(fields: &mut Fields) -> Option<(Category, Option<String>)> {
    let words = fields.words("card_types");
    if words.is_empty() {
        fields.fault("card_types", KIND);
        return None;
    }
    let known = |[word]: &[String; 1]| KINDS.iter().find(|(name, _)| name == word).map(|(_, kind)| *kind);
    let kind = <&[String; 1]>::try_from(words.as_slice()).ok().and_then(known);
    Some(match kind {
        Some(kind) => (kind, None),
        None => (Category::Option, Some(words.join("/"))),
    })
}
