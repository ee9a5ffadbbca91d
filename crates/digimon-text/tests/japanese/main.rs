//! The Japanese writer: effects that are made up here, and real cards beside their printed text.

mod golden;
mod lexicon;
mod normal;
mod printed;

use digimon::card::Card;
use digimon_text::write_card_ja_with;
use normal::Wording;
use printed::{Box, Pools};

/// How near our texts come to the printed ones.
#[derive(Default, Debug)]
struct Nearness {
    effects: usize,
    identical: usize,
    similarity: f64,
}

impl Nearness {
    fn share(&self) -> f64 {
        self.identical as f64 / self.effects.max(1) as f64
    }

    fn mean(&self) -> f64 {
        self.similarity / self.effects.max(1) as f64
    }
}

/// Compares all effects of the cards that are printed in Japanese.
fn compare(cards: impl Iterator<Item = Card>, pools: &Pools, wording: Wording) -> Nearness {
    let show = std::env::var_os("JAPANESE_SHOW").is_some() && wording == Wording::Current;
    let cards: Vec<Card> = cards.collect();
    let lexicon = lexicon::lexicon(pools, &cards);
    let mut nearness = Nearness::default();
    for card in &cards {
        let ours = write_card_ja_with(card, &lexicon);
        for (box_, ours) in
            [(Box::Main, [ours.main, ours.security].concat()), (Box::Inherited, ours.inherited)]
        {
            for (our, theirs) in pools.pairs(card.number.as_str(), box_, &ours, wording) {
                let likeness = normal::dice(&our, &theirs);
                nearness.effects += 1;
                nearness.identical += usize::from(our == theirs);
                nearness.similarity += likeness;
                if show && our != theirs {
                    println!("{likeness:.2} {}\n  ours    {our}\n  printed {theirs}", card.number.as_str());
                }
            }
        }
    }
    nearness
}

/// Needs ../shared.
#[test]
fn built_in_cards_read_like_printed_ones() {
    let Some(pools) = Pools::read() else {
        println!("skipped: ../shared is not here");
        return;
    };
    let cards = || digimon::builtin::cards().into_iter();
    let letters = compare(cards(), &pools, Wording::Printed);
    let current = compare(cards(), &pools, Wording::Current);
    for (name, nearness) in [("as printed", &letters), ("old wordings made current", &current)] {
        println!(
            "{name}: {} effects, {:.1} % identical, mean similarity {:.3}",
            nearness.effects,
            nearness.share() * 100.0,
            nearness.mean()
        );
    }
    assert!(current.effects > 600, "{current:?}");
    assert!(letters.share() >= 0.53, "{letters:?}");
    assert!(current.share() >= 0.76, "{current:?}");
    assert!(current.mean() >= 0.97, "{current:?}");
}
