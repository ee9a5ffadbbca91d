//! A printed card put together as a card of the game (DCG 2): facts, requirements, rules, effects.

use super::mentions::mentions;
use super::printed::{Printed, TextBox};
use super::reading::{Reading, Stop};
use digimon::card::{Card, Category, Cost, Digivolution, Dp, Level, Link, Number, Rules, Texts};
use digimon::effects::language::{Amount, Cmp, Filter, Stat, Word};

/// The card, if every word of it was understood.
///
/// # Errors
/// Otherwise all places where its texts stopped.
pub fn read_card(printed: &Printed) -> Result<Card, Vec<Stop>> {
    let Reading { card, stops } = read(printed);
    if stops.is_empty() { Ok(card) } else { Err(stops) }
}

/// What is understood of the card, and what is not.
pub fn read(printed: &Printed) -> Reading {
    let mut stops = Vec::new();
    let mut card = facts(printed);
    for of in TextBox::ALL {
        let text = printed.text(of);
        if !text.is_empty() {
            stops.push(Stop {
                field: of.field().to_owned(),
                text: text.to_owned(),
                from: 0,
                to: text.len(),
                expected: "a reader".to_owned(),
            });
        }
    }
    card.mentions = mentions(printed);
    Reading { card, stops }
}

/// 2-3-1-4: "ACE" is no part of a name.
fn name(printed: &Printed) -> Word {
    Word::new(printed.name.trim_end_matches(" ACE"))
}

fn facts(printed: &Printed) -> Card {
    Card {
        number: Number::new(&printed.id),
        name: name(printed),
        category: printed.category,
        colors: printed.colors.iter().copied().collect(),
        level: printed.level.map(Level),
        dp: printed.dp.map(Dp),
        cost: printed.play_cost.map(Cost),
        traits: printed.all_traits().into_iter().map(Word::new).collect(),
        digivolution: circles(printed),
        dna: Vec::new(),
        digixros: None,
        burst: Vec::new(),
        app_fusion: Vec::new(),
        assembly: None,
        link: None,
        overflow: printed.ace_overflow,
        effects: Texts::default(),
        inherited: Texts::default(),
        security: Vec::new(),
        rules: Rules { copies: printed.max_copies.filter(|copies| *copies != 4), ..Rules::default() },
        mentions: Vec::new(),
        token: false,
    }
}

/// 2-3-6: the circles, one requirement each.
fn circles(printed: &Printed) -> Vec<Digivolution> {
    let circle = |color: Option<digimon::card::Color>, level: u8, cost: i8| {
        let level = Filter::Stat(Stat::Level, Cmp::Exactly, Amount::N(level.into()));
        let from = color.map(Filter::Color).into_iter().chain([level]).collect();
        Digivolution { from, cost: Cost(cost), condition: None }
    };
    printed.digivolve_costs.iter().map(|each| circle(each.color, each.level, each.cost)).collect()
}
