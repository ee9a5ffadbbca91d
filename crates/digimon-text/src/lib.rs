//! Printed text and effect language, one into the other: a reader and a writer that mirror each
//! other, file by file; and a writer of Japanese beside it.

pub mod deck;
mod japanese;
mod lexicon;
pub mod pool;
mod read;
mod write;

pub use japanese::{
    Lexicon, write_block_ja, write_card_ja, write_card_ja_with, write_effect_ja, write_effect_ja_with,
};
pub use read::{
    Stopper, This, read_app_fusion, read_assembly, read_burst, read_digivolution, read_digixros, read_dna,
    read_link, read_rule, read_texts,
};
pub use text::Cancel;
pub use write::{
    CardText, write_block, write_card, write_effect, write_effect_of, write_keyword, write_modifier,
    write_with_tokens,
};
