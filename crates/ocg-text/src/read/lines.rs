//! A box cut into sentences: at full stops, at the ends of lines, and at bullets, which belong to the sentence that
//! leads to them.

use super::token::Tokens;
use std::ops::Range;
use text::grammar::Kind;

/// A sentence, and what is listed under it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Piece {
    /// Its tokens, without the full stop.
    pub range: Range<usize>,
    /// The sentences of each bullet.
    pub bullets: Vec<Vec<Range<usize>>>,
}

/// The sentences of a text in their order.
pub fn pieces(tokens: &Tokens<'_>) -> Vec<Piece> {
    let mut cut = Cut::default();
    for (at, token) in tokens.iter().enumerate() {
        match token.kind {
            Kind::Sign('(') => cut.depth += 1,
            Kind::Sign(')') => {
                cut.depth = cut.depth.saturating_sub(1);
                cut.end_of_aside(at, tokens);
            }
            Kind::Sign('.') if cut.depth == 0 => cut.sentence(at),
            Kind::Sign('●') => {
                cut.sentence(at);
                cut.open_bullet();
            }
            Kind::Line => {
                cut.sentence(at);
                (cut.depth, cut.in_bullet) = (0, false);
            }
            Kind::Entry(_) | Kind::Word(_) | Kind::Number(_) | Kind::Sign(_) => {}
        }
    }
    cut.sentence(tokens.len());
    cut.pieces
}

#[derive(Default)]
struct Cut {
    pieces: Vec<Piece>,
    start: usize,
    depth: usize,
    in_bullet: bool,
}

impl Cut {
    /// A sentence ends before this token.
    fn sentence(&mut self, end: usize) {
        let range = self.start..end;
        self.start = end + 1;
        if range.is_empty() {
            return;
        }
        let bullet = self.pieces.last_mut().and_then(|last| last.bullets.last_mut());
        match bullet {
            Some(bullet) if self.in_bullet => bullet.push(range),
            _ => self.pieces.push(Piece { range, bullets: Vec::new() }),
        }
    }

    /// A sentence that is in brackets as a whole ends with them: "(This is treated as a Synchro Summon.)".
    fn end_of_aside(&mut self, close: usize, tokens: &Tokens<'_>) {
        let is = |at: usize, sign: char| tokens.get(at).is_some_and(|token| token.kind == Kind::Sign(sign));
        let stopped = close.checked_sub(1).is_some_and(|before| is(before, '.'));
        if self.depth == 0 && stopped && is(self.start, '(') {
            self.sentence(close + 1);
            self.start = close + 1;
        }
    }

    fn open_bullet(&mut self) {
        self.in_bullet = self.pieces.last().is_some();
        if let Some(last) = self.pieces.last_mut() {
            last.bullets.push(Vec::new());
        }
    }
}
