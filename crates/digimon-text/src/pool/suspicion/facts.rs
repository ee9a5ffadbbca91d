//! Facts that do not go together: level and form, category and what it has, costs and levels.

use super::Suspicions;
use crate::pool::printed::{Printed, Status};
use digimon::card::Category;

pub fn look(card: &Printed, found: &mut Suspicions) {
    match card.category {
        Category::Digimon => digimon(card, found),
        Category::DigiEgg => found.say_if(
            !card.security_effect.is_empty(),
            "security_effect",
            "Digi-Eggs are never in the security stack",
        ),
        Category::Tamer | Category::Option => other(card, found),
    }
    costs(card, found);
    link(card, found);
    let alone = card
        .restriction
        .as_ref()
        .is_some_and(|it| it.status == Status::BannedPair && it.banned_with.is_empty());
    found.say_if(alone, "restriction", "a banned pair without the partner");
    let odd = card.traits.iter().find(|word| word.chars().all(|c| c.is_ascii_digit()) && word.len() < 3);
    if let Some(word) = odd {
        found.say("traits", format!("`{word}` is no word"));
    }
}

fn digimon(card: &Printed, found: &mut Suspicions) {
    found.say_if(card.play_cost.is_none(), "play_cost", "a Digimon has a play cost (2-6)");
    found.say_if(card.forms.is_empty(), "forms", "a Digimon has a form");
    let fits = |form: &String| match form.as_str() {
        "In-Training" => card.level == Some(2),
        "Rookie" => card.level == Some(3),
        "Champion" => card.level == Some(4),
        "Ultimate" => card.level == Some(5),
        _ => true,
    };
    if let (Some(form), Some(level)) = (card.forms.iter().find(|form| !fits(form)), card.level) {
        found.say("forms", format!("the form {form} at level {level}"));
    }
    let may_be_both = |word: &String| word == "Unknown" || card.forms.iter().any(|form| form == "Appmon");
    let twice = card.attributes.iter().find(|word| card.traits.contains(word) && !may_be_both(word));
    if let Some(word) = twice {
        found.say("attributes", format!("`{word}` is attribute and type"));
    }
}

fn other(card: &Printed, found: &mut Suspicions) {
    found.say_if(card.level.is_some(), "level", "only Digimon and Digi-Eggs have a level (2-9)");
    found.say_if(card.dp.is_some(), "dp", "only Digimon have DP (2-5)");
    found.say_if(
        card.play_cost.is_none(),
        "play_cost",
        "a card that is played or used has a cost (2-6, 2-7)",
    );
    found.say_if(!card.digivolve_costs.is_empty(), "digivolve_costs", "only Digimon are digivolved into");
    let usual = ["Vaccine", "Virus", "Data", "Free", "Variable"];
    found.say_if(
        card.attributes.iter().any(|word| usual.contains(&word.as_str())),
        "attributes",
        "the attribute of a Digimon on another card",
    );
}

/// 2-3-6: circles of one card ask for the level below, or for its own level at another cost.
fn costs(card: &Printed, found: &mut Suspicions) {
    let Some(level) = card.level else { return };
    let costs = &card.digivolve_costs;
    if let Some(odd) = costs.iter().find(|each| each.level + 1 != level && each.level != level) {
        found.say("digivolve_costs", format!("level {level} from level {}", odd.level));
    }
    let crossed = costs.iter().any(|one| {
        costs.iter().any(|two| one.color != two.color && (one.level != two.level || one.cost != two.cost))
    });
    found.say_if(crossed, "digivolve_costs", "another cost or level for each colour");
}

fn link(card: &Printed, found: &mut Suspicions) {
    let Some(link) = &card.link else { return };
    found.say_if(link.requirement.is_none(), "link.requirement", "a link without a requirement (2-3-12-2)");
    found.say_if(link.effect.is_empty(), "link.effect", "a link without an effect (2-3-12-6)");
    let inherits = card.category == Category::Digimon && !card.inherited_effect.is_empty();
    found.say_if(link.effect.is_empty() && inherits, "inherited_effect", "perhaps the effect of the link");
}
