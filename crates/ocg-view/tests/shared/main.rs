//! The index of the rulebook against what lies beside the checkout: the printed rulebook and the cards.

#![allow(clippy::unwrap_used, reason = "what cannot be had fails the test")]

mod cards;
mod numbers;
mod words;

checkout::need_shared![
    cards::cards_have_the_names_of_the_pool,
    numbers::the_index_has_the_numbers_of_the_rulebook,
    words::no_sentence_is_that_of_the_rulebook,
];
