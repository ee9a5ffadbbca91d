//! What can be said about the stones.

use crate::game::{Event, Stones, What};
use scenario::{
    Course, Cursor, Draft, Fact, Failure, Game, Line, Problem, ReadBlock, Reader, Scenario, Told, Verb,
    happened, holds,
};
use table::{Outcome, PerSeat, Seat};

/// The words of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Words;

/// What a player does: takes so many stones.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Take(u8);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HowMany;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Left(u8);

#[derive(Clone, Debug, Default)]
pub struct Heap {
    stones: Option<u8>,
    to_take: Option<Seat>,
    purses: PerSeat<u8>,
}

pub struct Play {
    game: Stones,
    told: usize,
}

fn stones(line: &mut Cursor<'_>) -> Result<u8, Problem> {
    let number = line.number("how many stones")?;
    let _ = line.eat("stones") || line.eat("stone");
    Ok(number)
}

/// `heap`, and the lines `stones 13` below it.
fn heap<'a>(
    reader: &mut Reader<'a, Words>,
    line: &mut Cursor<'a>,
    draft: &mut Draft<Words>,
) -> Result<(), Problem> {
    line.finish()?;
    reader.lines_below(draft, |line, draft| {
        line.expect("stones")?;
        draft.parts.stones = Some(line.number("how many")?);
        Ok(())
    });
    Ok(())
}

impl Game for Words {
    type Act = Take;
    type Ask = HowMany;
    type Pattern = What;
    type Fact = Left;
    type Setup = Heap;
    type Parts = Heap;
    type Reading = ();
    type Cards = ();
    type Course = Play;

    const VERBS: &'static [Verb<Words>] =
        &[Verb { does: "takes", bare: "take", read: |line, _| stones(line).map(Take) }];
    const ASKS: &'static [(&'static str, HowMany)] = &[("number of stones", HowMany)];
    const BLOCKS: &'static [(&'static str, ReadBlock<Words>)] = &[("heap", heap)];

    fn is_setup(line: &Cursor<'_>) -> bool {
        line.is("begins")
    }

    fn seat_setup(line: &mut Cursor<'_>, draft: &mut Draft<Words>, seat: Seat) -> Result<(), Problem> {
        line.expect("begins")?;
        draft.parts.to_take = Some(seat);
        Ok(())
    }

    fn area(line: &mut Cursor<'_>, draft: &mut Draft<Words>, seat: Seat) -> Result<(), Problem> {
        line.expect("purse")?;
        draft.parts.purses[seat] = line.number("how many")?;
        Ok(())
    }

    fn setup(draft: &mut Draft<Words>) -> Result<Heap, Problem> {
        Ok(std::mem::take(&mut draft.parts))
    }

    fn sentence_of_seat(
        line: &mut Cursor<'_>,
        draft: &Draft<Words>,
        seat: Seat,
    ) -> Result<Vec<Fact<Words>>, Problem> {
        let not = line.eat("did not win");
        if not || line.eat("won") {
            return Ok(vec![happened(line, draft, Told::once(What::Won(seat)).negated(not))?]);
        }
        line.expect("took")?;
        let told = Told::once(What::Took(seat, stones(line)?));
        Ok(vec![happened(line, draft, told)?])
    }

    fn sentence(line: &mut Cursor<'_>, _: &Draft<Words>) -> Result<Vec<Fact<Words>>, Problem> {
        let left = stones(line)?;
        line.expect("are left")?;
        Ok(vec![Fact::Own(Left(left))])
    }

    fn noun(_: &mut Cursor<'_>) -> Option<Told<Words>> {
        None
    }

    fn deal(scenario: &Scenario<Words>, (): &()) -> Result<Play, Vec<Failure>> {
        let Heap { stones, to_take, .. } = &scenario.setup;
        let (left, to_take) = (stones.unwrap_or(10), to_take.unwrap_or(Seat::A));
        Ok(Play { game: Stones { left, to_take, events: Vec::new() }, told: 0 })
    }
}

impl Course<Words> for Play {
    type Event = Event;

    fn events(&self) -> &[Event] {
        &self.game.events
    }

    fn clauses(event: &Event) -> &[&'static str] {
        &event.clauses
    }

    fn tell<'e>(&self, events: impl IntoIterator<Item = &'e Event>) -> Vec<String> {
        let sentence = |event: &Event| match event.what {
            What::Took(seat, stones) => format!("{seat} takes {stones}."),
            What::Won(seat) => format!("{seat} wins."),
        };
        events.into_iter().map(sentence).collect()
    }

    fn take_lines(&mut self) -> Vec<Line> {
        let new = self.tell(&self.game.events[self.told..]);
        let clauses = self.game.events[self.told..].iter().map(|event| vec![event.clauses[0].to_owned()]);
        let lines = new
            .into_iter()
            .zip(clauses)
            .map(|(text, clauses)| Line { text, clauses, choice: false })
            .collect();
        self.told = self.game.events.len();
        lines
    }

    fn apply(&mut self, seat: Seat, Take(stones): &Take) -> Result<(), String> {
        holds(self.game.may_take(seat, *stones), || self.question())?;
        self.game.take(*stones);
        Ok(())
    }

    fn is_offered(&self, seat: Seat, Take(stones): &Take) -> bool {
        self.game.may_take(seat, *stones)
    }

    fn answers(&self, seat: Seat, _: &Take) -> bool {
        self.asked().is_some_and(|(asked, _)| asked == seat)
    }

    fn asked(&self) -> Option<(Seat, HowMany)> {
        self.game.outcome().is_none().then_some((self.game.to_take, HowMany))
    }

    fn question(&self) -> String {
        match self.asked() {
            Some((seat, _)) => format!("{seat} may take up to 3 of {}", self.game.left),
            None => "nobody is asked anything".to_owned(),
        }
    }

    fn weight(&self, pattern: &What, event: &Event) -> Option<usize> {
        (*pattern == event.what).then_some(1)
    }

    fn holds(&self, Left(stones): &Left) -> Result<(), String> {
        holds(self.game.left == *stones, || format!("{} are left", self.game.left))
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }
}
