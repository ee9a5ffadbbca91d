//! The rules against what lies beside the checkout: official answers, printed cards, printed rulebooks.

#![allow(clippy::unwrap_used, reason = "what cannot be had fails the test")]

mod builtin;
mod facts;
mod numbers;
mod pool;
mod rulings;

checkout::need_shared![
    builtin::built_in_cards_are_those_of_the_pool,
    facts::facts_agree_with_the_pool,
    numbers::the_index_has_the_numbers_of_the_rulebook,
    rulings::official_answers_hold,
];
