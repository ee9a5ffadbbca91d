//! Texts in the wrong box, doubled, glued together or cut off.

use super::Suspicions;
use crate::pool::printed::{Printed, TextBox};
use digimon::card::Category;

pub fn look(card: &Printed, found: &mut Suspicions) {
    boxes(card, found);
    for of in TextBox::ALL {
        signs(card.text(of), of.field(), found);
    }
    let glued = ["DigiXros -", "DNA Digivolution", "[Digivolve]", "Digivolve:", "[Link]", "Requirements"];
    if let Some(word) = glued.iter().find(|word| card.main_effect.contains(**word)) {
        found.say("main_effect", format!("`{word}` begins a requirement, not an effect"));
    }
    let many = card.max_copies.is_some_and(|copies| copies > 4);
    let said = card.rule_text.iter().chain([&card.main_effect]).any(|text| text.contains("copies"));
    found.say_if(
        many && !said,
        "rule_text",
        "more than 4 copies are allowed, and nothing says so (1-4-1-2-2)",
    );
}

fn boxes(card: &Printed, found: &mut Suspicions) {
    let Printed { main_effect: main, inherited_effect: inherited, security_effect: security, .. } = card;
    found.say_if(
        !security.is_empty() && !security.starts_with("[Security]"),
        "security_effect",
        "it does not begin with [Security]; perhaps it is inherited",
    );
    found.say_if(
        inherited.starts_with("[Security]"),
        "inherited_effect",
        "a [Security] effect is not inherited",
    );
    found.say_if(
        !inherited.is_empty() && plain(inherited) == plain(security),
        "security_effect",
        "the same as the inherited effect",
    );
    found.say_if(
        card.category == Category::DigiEgg && !main.is_empty() && plain(main) == plain(inherited),
        "main_effect",
        "the same as the inherited effect",
    );
    found.say_if(inherited.starts_with("Card Effect"), "inherited_effect", "a heading of a web page");
    let stays = card.category == Category::Option && main.contains("place this card face up");
    found.say_if(
        stays && !security.contains("[Security] ["),
        "security_effect",
        "it is placed face up, and no effect works from there (15-14-5)",
    );
}

/// Letters only, so that signs and spaces make no difference.
fn plain(text: &str) -> String {
    text.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

fn signs(text: &str, field: &'static str, found: &mut Suspicions) {
    let count = |sign: char| text.matches(sign).count();
    for (open, close) in [('(', ')'), ('[', ']'), ('＜', '＞')] {
        found.say_if(count(open) != count(close), field, &format!("`{open}` and `{close}` do not match"));
    }
    found.say_if(count('"') % 2 == 1, field, "a quotation mark is missing");
    let after: Vec<char> = text.chars().collect();
    let small = after.windows(3).any(|w| w[0] == '.' && w[1] == ' ' && w[2].is_lowercase());
    found.say_if(small, field, "a sentence begins with a small letter");
}
