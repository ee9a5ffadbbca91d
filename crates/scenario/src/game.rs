//! What a game brings to be spoken of in scenarios.

use crate::{Cursor, Draft, Fact, Failure, Line, Problem, Reader, Scenario, Told};
use std::fmt::Debug;
use table::{Outcome, Seat};

/// Reads what follows the words of a verb.
pub type ReadAct<G> = fn(&mut Cursor<'_>, &Draft<G>) -> Result<<G as Game>::Act, Problem>;

/// Reads a block of lines that only this game has, after the words that begin it.
pub type ReadBlock<G> = for<'a> fn(&mut Reader<'a, G>, &mut Cursor<'a>, &mut Draft<G>) -> Result<(), Problem>;

/// Something that a player can do.
pub struct Verb<G: Game> {
    /// As in `A plays …`.
    pub does: &'static str,
    /// As in `A can play …`.
    pub bare: &'static str,
    pub read: ReadAct<G>,
}

/// A game as scenarios speak of it. The value itself says nothing: what counts are its types and words.
pub trait Game: Copy + PartialEq + Debug + 'static {
    /// What a player does.
    type Act: Clone + PartialEq + Debug;
    /// What a player is asked.
    type Ask: Copy + PartialEq + Debug + 'static;
    /// Events that a sentence may mean.
    type Pattern: Clone + PartialEq + Debug;
    /// What else may hold.
    type Fact: Clone + PartialEq + Debug;
    /// The position that a scenario starts from, with the cards that it brings along.
    type Setup: Clone + Debug;
    /// The same while it is being read.
    type Parts: Default;
    /// What is needed to read a file, such as somebody who understands printed text.
    type Reading: ?Sized;
    /// Where cards come from.
    type Cards;
    type Course: Course<Self>;

    const VERBS: &'static [Verb<Self>];
    /// The questions by name.
    const ASKS: &'static [(&'static str, Self::Ask)];
    const BLOCKS: &'static [(&'static str, ReadBlock<Self>)];
    /// Words with a capital that mean something, so that nothing can be called so.
    const RESERVED: &'static [&'static str] = &[];

    /// Such as 11-4-1.
    fn is_clause(text: &str) -> bool {
        let digits = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
        text.contains('-') && text.split('-').all(digits)
    }

    /// Does the rest of a seat's line describe the position, rather than a choice?
    fn is_setup(line: &Cursor<'_>) -> bool;

    /// One of the things that a seat's line says about the position, with commas between them.
    ///
    /// # Errors
    /// When it makes no sense.
    fn seat_setup(line: &mut Cursor<'_>, draft: &mut Draft<Self>, seat: Seat) -> Result<(), Problem>;

    /// What a player has in one area: a line below the seat's.
    ///
    /// # Errors
    /// When it makes no sense.
    fn area(line: &mut Cursor<'_>, draft: &mut Draft<Self>, seat: Seat) -> Result<(), Problem>;

    /// The whole position.
    ///
    /// # Errors
    /// When it cannot be one.
    fn setup(draft: &mut Draft<Self>) -> Result<Self::Setup, Problem>;

    /// A sentence about a player, after the seat.
    ///
    /// # Errors
    /// When it makes no sense.
    fn sentence_of_seat(
        line: &mut Cursor<'_>,
        draft: &Draft<Self>,
        seat: Seat,
    ) -> Result<Vec<Fact<Self>>, Problem>;

    /// Any other sentence.
    ///
    /// # Errors
    /// When it makes no sense.
    fn sentence(line: &mut Cursor<'_>, draft: &Draft<Self>) -> Result<Vec<Fact<Self>>, Problem>;

    /// An event as a noun: `before the battle`.
    fn noun(line: &mut Cursor<'_>) -> Option<Told<Self>>;

    /// The game at the beginning of the scenario.
    ///
    /// # Errors
    /// With what makes it impossible.
    fn deal(scenario: &Scenario<Self>, cards: &Self::Cards) -> Result<Self::Course, Vec<Failure>>;
}

/// A game as it goes on, with the names of its scenario in mind.
pub trait Course<G: Game>: Sized {
    type Event;

    /// Everything that happened so far.
    fn events(&self) -> &[Self::Event];

    /// The clauses that an event followed.
    fn clauses(event: &Self::Event) -> &[&'static str];

    /// Events as sentences, one after the other.
    fn tell<'e>(&self, events: impl IntoIterator<Item = &'e Self::Event>) -> Vec<String>
    where
        Self::Event: 'e;

    /// What has been told since the last time anyone asked.
    fn take_lines(&mut self) -> Vec<Line>;

    /// Does what a player does.
    ///
    /// # Errors
    /// With what is asked and offered instead.
    fn apply(&mut self, seat: Seat, act: &G::Act) -> Result<(), String>;

    /// Lets the game go on by itself up to where this could be done, as far as nobody has to answer for that.
    fn go_on_to(&mut self, _seat: Seat, _act: &G::Act) {}

    /// Lets the game go on by itself as far as nobody has to answer for that.
    fn go_on(&mut self) {}

    /// Could it be done now?
    fn is_offered(&self, seat: Seat, act: &G::Act) -> bool;

    /// Might it be an answer to what the player is asked now? If not, `cannot` would say nothing.
    fn answers(&self, seat: Seat, act: &G::Act) -> bool;

    /// What must each be possible for the act to be.
    fn parts(act: &G::Act) -> Vec<G::Act> {
        vec![act.clone()]
    }

    /// What is asked now.
    fn asked(&self) -> Option<(Seat, G::Ask)>;

    /// Is this player asked this now; or anything, if nothing is named?
    fn is_asked(&self, seat: Seat, what: Option<G::Ask>) -> bool {
        let now = self.asked().filter(|(asked, _)| *asked == seat);
        now.is_some_and(|(_, ask)| what.is_none_or(|what| what == ask))
    }

    /// What is asked, in words, with all that is offered.
    fn question(&self) -> String;

    /// Nothing if the event is not what a sentence speaks of; otherwise how many cards it counts for.
    fn weight(&self, pattern: &G::Pattern, event: &Self::Event) -> Option<usize>;

    /// Whether something holds that only this game has.
    ///
    /// # Errors
    /// With what holds instead.
    fn holds(&self, fact: &G::Fact) -> Result<(), String>;

    fn outcome(&self) -> Option<Outcome>;

    /// The numbers of cards that are played without a part of their text, since it is not understood.
    fn unread(&self) -> Vec<String> {
        Vec::new()
    }
}
