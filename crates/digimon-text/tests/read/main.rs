//! Made-up texts, and what they are read as.

#![allow(clippy::unwrap_used)]

mod events;
mod governed;
mod nouns;
mod references;
mod sentences;

use digimon::effects::language::Does;
use digimon_text::{This, read_texts};

/// What the one effect of the text does, as RON without blanks.
fn read(text: &str) -> String {
    let texts = read_texts(text, This::Digimon)
        .unwrap_or_else(|stopper| panic!("{text}\nstopped before: {}", &stopper.text[stopper.span.start..]));
    let [effect] = texts.effects.as_slice() else { panic!("{text}: not one effect") };
    let ron = match &effect.does {
        Does::Run(block) => ron::to_string(block),
        Does::Hold(all) => ron::to_string(all),
    };
    without_usual(&ron.unwrap())
}

/// Each text is read, and these words are in what comes of it.
fn all_say(sentences: &[(&str, &str)]) {
    for (text, meaning) in sentences {
        let read = read(text);
        assert!(read.contains(meaning), "{text}\n{read}\nwithout {meaning}");
    }
}

/// All of the effect, as RON without blanks, if the text is read.
fn try_read(text: &str) -> Option<String> {
    let texts = read_texts(text, This::Digimon).ok()?;
    Some(without_usual(&ron::to_string(&texts.effects).unwrap()))
}

fn without_usual(ron: &str) -> String {
    USUAL.iter().fold(ron.to_owned(), |ron, usual| ron.replace(usual, ""))
}

/// What goes without saying.
const USUAL: [&str; 3] = [
    ",n:N(1),how_many:Exactly,by:Yours,total:None,different:None,alike:None",
    ",blind:false",
    ",to_breeding:false,suspended:false,without_on_play:false",
];
