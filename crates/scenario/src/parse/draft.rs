//! The lines at the top of a scenario, and the scenario as far as it is read.

use crate::text::{Cursor, Kind, Problem, Source, Span, Token};
use crate::{CardName, Game, Heading, Scenario, Step};
use std::sync::Arc;
use table::{PerSeat, Seat};

/// A scenario that is not complete yet.
pub struct Draft<G: Game> {
    pub heading: Heading,
    /// Where it begins.
    pub start: Span,
    pub seed: Option<u64>,
    /// Was it said what this player has?
    pub(super) said: PerSeat<bool>,
    /// The names that were given with `=`, and others of this game.
    pub aliases: Vec<String>,
    pub names: Vec<String>,
    /// Every card that is named anywhere.
    pub mentioned: Vec<CardName>,
    pub script: Vec<Step<G>>,
    /// Something in it could not be read, so names may be missing.
    pub broken: bool,
    /// The position.
    pub parts: G::Parts,
}

impl<G: Game> Draft<G> {
    /// From the line `scenario …`, after its first word; and whether it is right.
    pub(super) fn new(line: &Cursor<'_>) -> (Self, Result<(), Problem>) {
        let (start, (heading, result)) = (line.here(), title(line));
        let draft = Draft {
            heading,
            start,
            seed: None,
            said: PerSeat::default(),
            aliases: Vec::new(),
            names: Vec::new(),
            mentioned: Vec::new(),
            script: Vec::new(),
            broken: result.is_err(),
            parts: G::Parts::default(),
        };
        (draft, result)
    }

    /// A name for one thing, that nothing else has; after `=`.
    ///
    /// # Errors
    /// When there is no name, it is taken, or it would be for several.
    pub fn new_alias(&mut self, line: &mut Cursor<'_>, times: usize) -> Result<String, Problem> {
        let reserved = || ["A, B"].iter().chain(G::RESERVED).copied().collect::<Vec<_>>().join(", ");
        let what = || format!("a name such as G (a capital first, not {})", reserved());
        let token = line.peek().filter(is_alias::<G>).ok_or_else(|| line.expected(&what()))?;
        if times != 1 {
            return Err(line.fail("a name is for one card; write the card on its own"));
        }
        self.free(line, token.text)?;
        line.skip(1);
        self.aliases.push(token.text.to_owned());
        Ok(token.text.to_owned())
    }

    /// A name for something that is not in the game.
    ///
    /// # Errors
    /// When there is no name, or it is taken.
    pub fn new_name(&mut self, line: &mut Cursor<'_>) -> Result<String, Problem> {
        let token = line.peek().filter(is_alias::<G>).ok_or_else(|| line.expected("a name such as D"))?;
        self.free(line, token.text)?;
        line.skip(1);
        self.names.push(token.text.to_owned());
        Ok(token.text.to_owned())
    }

    fn free(&self, line: &Cursor<'_>, name: &str) -> Result<(), Problem> {
        if self.aliases.iter().chain(&self.names).any(|taken| taken == name) {
            return Err(line.fail(format!("`{name}` is the name of something else already")));
        }
        Ok(())
    }

    /// A name that was given with `=`.
    ///
    /// # Errors
    /// When nothing has it.
    pub fn alias(&self, line: &mut Cursor<'_>) -> Result<String, Problem> {
        let token = line.peek().filter(is_alias::<G>);
        let token = token.ok_or_else(|| line.expected("a card number, or a name given with `=`"))?;
        if !self.broken && !self.aliases.iter().any(|alias| alias == token.text) {
            let names = if self.aliases.is_empty() { "none".to_owned() } else { self.aliases.join(", ") };
            return Err(
                line.fail(format!("nothing is called `{}`; names given with `=`: {names}", token.text))
            );
        }
        line.skip(1);
        Ok(token.text.to_owned())
    }

    pub(super) fn finish(mut self, source: &Arc<Source>) -> Result<Scenario<G>, Problem> {
        if self.script.is_empty() && !self.broken {
            return Err(Problem::new(
                self.start,
                "this scenario has no choice and no `then`, so it shows nothing",
            ));
        }
        let setup = G::setup(&mut self)?;
        let Draft { heading, mentioned, script, .. } = self;
        Ok(Scenario { heading, source: Arc::clone(source), mentioned, setup, script })
    }
}

/// A word that may name something: it starts with a capital, and does not mean something else.
fn is_alias<G: Game>(token: &Token<'_>) -> bool {
    let plain = token.text.chars().all(|c| c.is_alphanumeric() || c == '_');
    let capital = token.text.starts_with(char::is_uppercase);
    let seats = Seat::BOTH.iter().any(|seat| token.text == seat.to_string());
    token.kind == Kind::Word && plain && capital && !seats && !G::RESERVED.contains(&token.text)
}

/// The heading of the line `scenario …`, after its first word; and whether it is right.
pub(super) fn title(line: &Cursor<'_>) -> (Heading, Result<(), Problem>) {
    let start = line.here();
    let title = line.text.get(start.from..).unwrap_or_default().trim().to_owned();
    let result = if title.is_empty() { Err(line.expected("a title")) } else { Ok(()) };
    (Heading { title, line: start.line, ..Heading::default() }, result)
}

/// `shows`, `example`, `manual` and `ruling`; whether it is one of them.
pub(super) fn heading<G: Game>(line: &mut Cursor<'_>, heading: &mut Heading) -> Result<bool, Problem> {
    if line.eat("shows") {
        heading.shows.extend(clauses::<G>(line)?);
    } else if line.eat("example") {
        heading.example.extend(clauses::<G>(line)?);
    } else if line.eat("manual") {
        let is_manual = |text: &str| text.strip_prefix("M-").is_some_and(|rest| rest.parse::<u16>().is_ok());
        heading.manual.extend(list(line, "an example of the manual, such as M-3", is_manual)?);
    } else if line.eat("ruling") {
        let is_question = |text: &str| text.strip_prefix('Q').is_some_and(|rest| rest.parse::<u32>().is_ok());
        heading.ruling.extend(list(line, "an official question, such as Q601", is_question)?);
    } else {
        return Ok(false);
    }
    line.finish()?;
    Ok(true)
}

/// Clause numbers, with commas or `and` between them.
///
/// # Errors
/// When there is none.
pub fn clauses<G: Game>(line: &mut Cursor<'_>) -> Result<Vec<String>, Problem> {
    list(line, "a clause, such as 11-4-1", G::is_clause)
}

fn list(line: &mut Cursor<'_>, what: &str, is: fn(&str) -> bool) -> Result<Vec<String>, Problem> {
    let mut found = Vec::new();
    loop {
        let token = line.peek().filter(|token| token.kind == Kind::Word && is(token.text));
        let token = token.ok_or_else(|| line.expected(what))?;
        line.skip(1);
        found.push(token.text.to_owned());
        let more = line.is_kind(Kind::Comma) || line.is("and");
        if !more || !line.peek_at(1).is_some_and(|token| is(token.text)) {
            return Ok(found);
        }
        line.skip(1);
    }
}
