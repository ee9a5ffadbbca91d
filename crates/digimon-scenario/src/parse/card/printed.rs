//! The lines of a card that hold printed text, which goes on where a line begins with `|`.

use crate::parse::Reader;
use crate::printed::{NotUnderstood, PrintedAt, PrintedLine, TextReader};
use digimon::card::Card;
use scenario::{Cursor, Problem, Span};

const LINES: [(&str, PrintedAt); 11] = [
    ("text", PrintedAt::Main),
    ("inherited text", PrintedAt::Inherited),
    ("security text", PrintedAt::Security),
    ("link text", PrintedAt::Link),
    ("rule text", PrintedAt::Rule),
    ("digivolve text", PrintedAt::Digivolve),
    ("dna text", PrintedAt::DnaDigivolve),
    ("digixros text", PrintedAt::DigiXros),
    ("burst text", PrintedAt::BurstDigivolve),
    ("app fusion text", PrintedAt::AppFusion),
    ("assembly text", PrintedAt::Assembly),
];

/// The printed lines of a card, and where they stand in the file.
#[derive(Default)]
pub(super) struct Printed {
    lines: Vec<PrintedLine>,
    pieces: Vec<Vec<Piece>>,
}

/// A stretch of a printed line that is on one line of the file.
struct Piece {
    /// Where it begins in the printed line.
    start: usize,
    at: Span,
}

/// Where the line is printed, if it is such a line, and the column where its text begins.
pub(super) fn which(line: &Cursor<'_>) -> Option<(PrintedAt, usize)> {
    let mut line = line.clone();
    let start = line.here();
    let at = line.eat_any(&LINES)?;
    Some((at, line.since(start).to))
}

impl Printed {
    /// The line from this column on, and those below it that go on with it.
    pub fn add(
        &mut self,
        reader: &mut Reader<'_>,
        at: PrintedAt,
        (number, text): (usize, &str),
        from: usize,
    ) -> Result<(), Problem> {
        let (mut whole, mut pieces) = (String::new(), Vec::new());
        push(&mut whole, &mut pieces, number, text, from);
        while let Some((number, text)) = reader.next_beginning_with('|') {
            let from = text.find('|').map_or(0, |bar| bar + 1);
            push(&mut whole, &mut pieces, number, text, from);
        }
        if whole.is_empty() {
            let end = Span { line: number, from: text.len(), to: text.len() + 1 };
            return Err(Problem::new(end, "expected the text that is printed there"));
        }
        self.lines.push(PrintedLine { at, text: whole });
        self.pieces.push(pieces);
        Ok(())
    }

    /// The card with what the lines say, or the places that were not understood.
    pub fn read(&self, reader: &dyn TextReader, card: &Card) -> Result<Card, Vec<Problem>> {
        if self.lines.is_empty() {
            return Ok(card.clone());
        }
        let told = |stop: NotUnderstood| Problem::new(self.place(&stop), stop.why);
        reader.read(card, &self.lines).map_err(|stops| stops.into_iter().map(told).collect())
    }

    fn place(&self, stop: &NotUnderstood) -> Span {
        let pieces = self.pieces.get(stop.line).map_or(&[][..], Vec::as_slice);
        let Some(piece) = pieces.iter().rev().find(|piece| piece.start <= stop.from) else {
            return Span::default();
        };
        let column = |at: usize| (piece.at.from + at.saturating_sub(piece.start)).min(piece.at.to);
        let (from, to) = (column(stop.from), column(stop.to));
        Span { line: piece.at.line, from, to: to.max(from + 1) }
    }
}

/// What follows is the same sentence, or another effect of a list.
fn push(whole: &mut String, pieces: &mut Vec<Piece>, line: usize, text: &str, from: usize) {
    let rest = &text[from..];
    let piece = rest.trim();
    let column = from + rest.len() - rest.trim_start().len();
    if !whole.is_empty() {
        whole.push(if piece.starts_with(['・', '•']) { '\n' } else { ' ' });
    }
    pieces.push(Piece { start: whole.len(), at: Span { line, from: column, to: column + piece.len() } });
    whole.push_str(piece);
}
