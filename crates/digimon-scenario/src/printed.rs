//! What reads the printed text of a card for a scenario. This crate only finds the lines and hands them
//! over, so that it needs to know nothing of how cards are worded.

use digimon::card::Card;

/// Where on a card a line is printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PrintedAt {
    /// 2-3-3: the upper text.
    Main,
    /// 2-3-4
    Inherited,
    Security,
    /// 2-3-12: what the link card gives.
    Link,
    /// 2-3-5
    Rule,
    /// 2-3-6 to 2-3-11
    Digivolve,
    DnaDigivolve,
    DigiXros,
    BurstDigivolve,
    AppFusion,
    Assembly,
}

/// One line as printed: an effect, a rule or a requirement.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PrintedLine {
    pub at: PrintedAt,
    pub text: String,
}

/// Words of a line that nobody understood.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotUnderstood {
    /// Which of the lines, from 0.
    pub line: usize,
    /// Which bytes of it.
    pub from: usize,
    pub to: usize,
    pub why: String,
}

/// Understands printed text.
pub trait TextReader {
    /// The card with what its lines say.
    ///
    /// # Errors
    /// When some words were not understood: all or nothing.
    fn read(&self, card: &Card, lines: &[PrintedLine]) -> Result<Card, Vec<NotUnderstood>>;
}

/// Reads nothing, where there is nobody who could.
pub(crate) struct NoReader;

impl TextReader for NoReader {
    fn read(&self, card: &Card, lines: &[PrintedLine]) -> Result<Card, Vec<NotUnderstood>> {
        let why = "printed text cannot be read here; `headjudge judge` reads it".to_owned();
        match lines.first() {
            Some(line) => Err(vec![NotUnderstood { line: 0, from: 0, to: line.text.len(), why }]),
            None => Ok(card.clone()),
        }
    }
}
