//! Goes through a file line by line: blocks start at the margin, what belongs to them is indented.

use super::{card, choice, decks, header, sentences, setup};
use crate::model::{Scenario, Since, Step};
use crate::parse::header::Draft;
use crate::printed::TextReader;
use crate::text::{Cursor, Problem, Source, Span};
use std::sync::Arc;
use table::Seat;

/// A file that is being read.
pub(super) struct Reader<'a> {
    source: &'a Arc<Source>,
    /// Understands the printed text of cards.
    pub printed: &'a dyn TextReader,
    lines: Vec<(usize, &'a str)>,
    at: usize,
    done: Vec<Scenario>,
    draft: Option<Draft>,
    problems: Vec<Problem>,
}

impl<'a> Reader<'a> {
    pub fn new(source: &'a Arc<Source>, printed: &'a dyn TextReader) -> Self {
        let lines = source.lines();
        Reader { source, printed, lines, at: 0, done: Vec::new(), draft: None, problems: Vec::new() }
    }

    pub fn read(mut self) -> (Vec<Scenario>, Vec<Problem>) {
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
    fn part(&mut self, line: &mut Cursor<'a>, draft: &mut Draft) -> Result<(), Problem> {
        if line.eat("card") {
            return card::block(self, line, draft);
        }
        if line.eat("deck list") {
            return decks::block(self, line, draft);
        }
        if line.eat("then") {
            return self.then(line, draft);
        }
        for seat in Seat::BOTH {
            if line.eat(&seat.to_string()) {
                return self.seat(line, draft, seat);
            }
        }
        header::line(line, draft)
    }

    fn seat(&mut self, line: &mut Cursor<'a>, draft: &mut Draft, seat: Seat) -> Result<(), Problem> {
        if setup::is_setup(line) {
            return setup::block(self, line, draft, seat);
        }
        let step = choice::step(line, &draft.known(), seat)?;
        draft.script.push(step);
        Ok(())
    }

    fn then(&mut self, line: &mut Cursor<'a>, draft: &mut Draft) -> Result<(), Problem> {
        let since = if line.eat("since the last choice") { Since::LastChoice } else { Since::Start };
        if !line.is_over() {
            return then_line(line, draft, since);
        }
        let place = line.here();
        let mut any = false;
        while let Some((number, text)) = self.next_indented() {
            any = true;
            let result = Cursor::new(number, text).and_then(|mut line| then_line(&mut line, draft, since));
            draft.broken |= result.is_err();
            self.note(result);
        }
        if any {
            Ok(())
        } else {
            Err(Problem::new(place, "`then` is followed by indented lines that say what holds"))
        }
    }
}

fn then_line(line: &mut Cursor<'_>, draft: &mut Draft, since: Since) -> Result<(), Problem> {
    let checks = sentences::sentences(line, &draft.known(), since)?;
    draft.mentioned.append(&mut line.cards);
    draft.script.extend(checks.into_iter().map(Step::Check));
    Ok(())
}
