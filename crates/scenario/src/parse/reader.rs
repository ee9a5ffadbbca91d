//! Goes through a file line by line: blocks start at the margin, what belongs to them is indented.

use super::{draft, offers, sentences};
use crate::text::{Cursor, Kind, Problem, Source, Span};
use crate::{Draft, Game, Scenario, Since, Step, When};
use std::sync::Arc;
use table::Seat;

/// A file that is being read.
pub struct Reader<'a, G: Game> {
    source: &'a Arc<Source>,
    /// What the game needs to read it.
    pub reading: &'a G::Reading,
    lines: Vec<(usize, &'a str)>,
    at: usize,
    done: Vec<Scenario<G>>,
    draft: Option<Draft<G>>,
    problems: Vec<Problem>,
}

impl<'a, G: Game> Reader<'a, G> {
    pub(super) fn new(source: &'a Arc<Source>, reading: &'a G::Reading) -> Self {
        let lines = source.lines();
        Reader { source, reading, lines, at: 0, done: Vec::new(), draft: None, problems: Vec::new() }
    }

    pub(super) fn read(mut self) -> (Vec<Scenario<G>>, Vec<Problem>) {
        while let Some((number, text)) = self.next_line() {
            if let Err(problem) = self.block(number, text) {
                self.problems.push(problem);
                while self.next_indented().is_some() {}
            }
        }
        self.close();
        if self.done.is_empty() && self.problems.is_empty() {
            self.problems
                .push(Problem::new(Span { line: 1, from: 0, to: 1 }, "no `scenario` is in this file"));
        }
        (self.done, self.problems)
    }

    pub fn next_line(&mut self) -> Option<(usize, &'a str)> {
        let line = self.lines.get(self.at).copied()?;
        self.at += 1;
        Some(line)
    }

    /// The next line, if it belongs to the block above it.
    pub fn next_indented(&mut self) -> Option<(usize, &'a str)> {
        let indented = self.lines.get(self.at).is_some_and(|(_, text)| text.starts_with(' '));
        if indented { self.next_line() } else { None }
    }

    /// The next line, if it is indented and begins so.
    pub fn next_beginning_with(&mut self, sign: char) -> Option<(usize, &'a str)> {
        let begins = |text: &str| text.starts_with(' ') && text.trim_start().starts_with(sign);
        if self.lines.get(self.at).is_some_and(|(_, text)| begins(text)) { self.next_line() } else { None }
    }

    /// Notes what is wrong and reads on.
    pub fn note(&mut self, result: Result<(), Problem>) {
        self.problems.extend(result.err());
    }

    fn close(&mut self) {
        if let Some(draft) = self.draft.take() {
            match draft.finish(self.source) {
                Ok(scenario) => self.done.push(scenario),
                Err(problem) => self.problems.push(problem),
            }
        }
    }

    fn block(&mut self, number: usize, text: &'a str) -> Result<(), Problem> {
        let mut line = Cursor::new(number, text)?;
        if text.starts_with(' ') {
            return Err(line.fail("this line is indented, but what stands above it takes no more lines"));
        }
        if line.eat("scenario") {
            self.close();
            let (draft, result) = Draft::new(&line);
            self.draft = Some(draft);
            return result;
        }
        let Some(mut draft) = self.draft.take() else {
            return Err(line.fail("a scenario begins with a line `scenario  Its title`"));
        };
        let result = self.part(&mut line, &mut draft);
        draft.broken |= result.is_err();
        draft.mentioned.append(&mut line.cards);
        self.draft = Some(draft);
        result
    }

    /// Anything but the first line of a scenario.
    fn part(&mut self, line: &mut Cursor<'a>, draft: &mut Draft<G>) -> Result<(), Problem> {
        if let Some((_, read)) = G::BLOCKS.iter().find(|(words, _)| line.eat(words)) {
            return read(self, line, draft);
        }
        if line.eat("then") {
            return self.then(line, draft, When::Then);
        }
        if line.eat("meanwhile") {
            return self.then(line, draft, When::Meanwhile);
        }
        for seat in Seat::BOTH {
            if line.eat(&seat.to_string()) {
                return self.seat(line, draft, seat);
            }
        }
        if line.eat("seed") {
            draft.seed = Some(line.number("a number")?);
            return line.finish();
        }
        if draft::heading::<G>(line, &mut draft.heading)? {
            return Ok(());
        }
        let blocks: Vec<String> = G::BLOCKS.iter().map(|(words, _)| format!(" `{words}`,")).collect();
        let blocks = blocks.concat();
        Err(line.expected(&format!(
            "`scenario`, `shows`, `example`, `manual`, `ruling`, `seed`,{blocks} `A`, `B` or `then`"
        )))
    }

    fn seat(&mut self, line: &mut Cursor<'a>, draft: &mut Draft<G>, seat: Seat) -> Result<(), Problem> {
        if line.is_over() || G::is_setup(line) {
            return self.position(line, draft, seat);
        }
        let step = offers::step(line, draft, seat)?;
        draft.script.push(step);
        Ok(())
    }

    /// What a player has at the start: the seat's line, and a line for each area.
    fn position(&mut self, line: &mut Cursor<'a>, draft: &mut Draft<G>, seat: Seat) -> Result<(), Problem> {
        if !draft.script.is_empty() {
            return Err(line.fail("the position comes before the choices"));
        }
        if draft.said[seat] {
            return Err(line.fail(format!("what {seat} has was said before")));
        }
        while !line.is_over() {
            G::seat_setup(line, draft, seat)?;
            if !line.eat_kind(Kind::Comma) {
                line.finish()?;
            }
        }
        self.lines_below(draft, |line, draft| G::area(line, draft, seat));
        draft.said[seat] = true;
        Ok(())
    }

    /// Reads each of the indented lines below; says whether there is one.
    pub fn lines_below(
        &mut self,
        draft: &mut Draft<G>,
        mut read: impl FnMut(&mut Cursor<'a>, &mut Draft<G>) -> Result<(), Problem>,
    ) -> bool {
        let mut any = false;
        while let Some((number, text)) = self.next_indented() {
            any = true;
            let result = Cursor::new(number, text).and_then(|mut line| {
                read(&mut line, draft)?;
                draft.mentioned.append(&mut line.cards);
                line.finish()
            });
            draft.broken |= result.is_err();
            self.note(result);
        }
        any
    }

    fn then(&mut self, line: &mut Cursor<'a>, draft: &mut Draft<G>, when: When) -> Result<(), Problem> {
        let since = if line.eat("since the last choice") { Since::LastChoice } else { Since::Start };
        let check = |line: &mut Cursor<'a>, draft: &mut Draft<G>| {
            let checks = sentences::sentences(line, draft, since, when)?;
            draft.script.extend(checks.into_iter().map(Step::Check));
            Ok(())
        };
        if !line.is_over() {
            return check(line, draft);
        }
        let place = line.here();
        if self.lines_below(draft, check) {
            Ok(())
        } else {
            Err(Problem::new(place, "`then` is followed by indented lines that say what holds"))
        }
    }
}
