//! What scenarios can say about the game.

use crate::scenario_course::Play;
use crate::{Event, Nim, NimPosition, Rules, Setup, Taken};
use scenario::{
    Cursor, Draft, Fact, Failure, Game, Problem, ReadBlock, Reader, Scenario, Told, Verb, happened,
};
use table::{Key, PerSeat, Seat, Value};

/// The words of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NimWords;

/// What a player does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Act {
    Show(u8),
    Take(u64),
    Return(u64),
    Pass,
    Add(i64),
}

impl Act {
    pub(crate) fn key(self) -> Key {
        match self {
            Act::Show(fingers) => Key::new(format!("show {fingers}")),
            Act::Take(number) => Key::new(format!("take {number}")),
            Act::Return(number) => Key::new(format!("return {number}")),
            Act::Pass => Key::new("pass"),
            Act::Add(stones) => Key::from(&Value::Number(stones)),
        }
    }

    /// What it is an answer to.
    pub(crate) fn ask(self) -> Ask {
        match self {
            Act::Show(_) => Ask::Fingers,
            Act::Take(_) => Ask::Take,
            Act::Return(_) | Act::Pass => Ask::Return,
            Act::Add(_) => Ask::Add,
        }
    }
}

/// What a player is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ask {
    Fingers,
    Take,
    Return,
    Add,
}

/// What happened, as far as a sentence says it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pattern {
    Showed(Seat, u8),
    Took(Seat, u64),
    Returned(Seat, u64),
    Added(Seat, u64),
    Won(Seat),
}

impl Pattern {
    pub(crate) fn fits(self, event: &Event) -> bool {
        let this = match *event {
            Event::Showed { seat, fingers } => Pattern::Showed(seat, fingers),
            Event::Took(Taken { seat, taken, .. }) => Pattern::Took(seat, taken),
            Event::Returned { seat, number } => Pattern::Returned(seat, number),
            Event::Added { seat, stones } => Pattern::Added(seat, stones),
            Event::Won { seat, .. } => Pattern::Won(seat),
        };
        self == this
    }
}

/// So many stones are left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Left(pub u64);

/// The position of a scenario.
#[derive(Clone, Debug)]
pub struct Heap {
    stones: u64,
    begins: Option<Seat>,
    hands: PerSeat<Vec<u64>>,
    rules: Rules,
}

impl Default for Heap {
    fn default() -> Heap {
        let hands = PerSeat::new(|_| vec![1, 2, 3]);
        Heap { stones: 10, begins: None, hands, rules: Rules::default() }
    }
}

impl Heap {
    pub(crate) fn position(self) -> NimPosition {
        let Heap { stones, begins, hands, .. } = self;
        NimPosition { stones, hands: hands.0, to_take: begins.unwrap_or(Seat::A) }
    }

    fn game(&self) -> Nim {
        let mut game = Nim::new(&Setup { rules: self.rules, ..Setup::new(self.stones, 1) });
        for seat in Seat::BOTH {
            game.give(seat, &self.hands[seat]);
        }
        if let Some(seat) = self.begins {
            game.begins(seat);
        }
        game
    }
}

fn stones(line: &mut Cursor<'_>) -> Result<u64, Problem> {
    let number = line.number("how many stones")?;
    let _ = line.eat("stones") || line.eat("stone");
    Ok(number)
}

/// `heap`, and below it `stones 13` and the rules beyond taking stones.
fn heap<'a>(
    reader: &mut Reader<'a, NimWords>,
    line: &mut Cursor<'a>,
    draft: &mut Draft<NimWords>,
) -> Result<(), Problem> {
    line.finish()?;
    reader.lines_below(draft, |line, draft| {
        let Heap { stones, rules, .. } = &mut draft.parts;
        if line.eat("with fingers") {
            rules.fingers = true;
        } else if line.eat("with returns") {
            rules.returns = true;
        } else if line.eat("with additions") {
            rules.adds = true;
        } else {
            line.expect("stones")?;
            *stones = line.number("how many")?;
        }
        Ok(())
    });
    Ok(())
}

impl Game for NimWords {
    type Act = Act;
    type Ask = Ask;
    type Pattern = Pattern;
    type Fact = Left;
    type Setup = Heap;
    type Parts = Heap;
    type Reading = ();
    type Cards = ();
    type Course = Play;

    const VERBS: &'static [Verb<NimWords>] = &[
        Verb { does: "takes", bare: "take", read: |line, _| stones(line).map(Act::Take) },
        Verb { does: "shows", bare: "show", read: |line, _| line.number("how many fingers").map(Act::Show) },
        Verb { does: "returns", bare: "return", read: |line, _| stones(line).map(Act::Return) },
        Verb { does: "passes", bare: "pass", read: |_, _| Ok(Act::Pass) },
        Verb { does: "adds", bare: "add", read: |line, _| line.number("how many stones").map(Act::Add) },
    ];
    const ASKS: &'static [(&'static str, Ask)] = &[
        ("number of stones", Ask::Take),
        ("fingers", Ask::Fingers),
        ("response", Ask::Return),
        ("stones to add", Ask::Add),
    ];
    const BLOCKS: &'static [(&'static str, ReadBlock<NimWords>)] = &[("heap", heap)];

    fn is_setup(line: &Cursor<'_>) -> bool {
        line.is("begins")
    }

    fn seat_setup(line: &mut Cursor<'_>, draft: &mut Draft<NimWords>, seat: Seat) -> Result<(), Problem> {
        line.expect("begins")?;
        draft.parts.begins = Some(seat);
        Ok(())
    }

    fn area(line: &mut Cursor<'_>, draft: &mut Draft<NimWords>, seat: Seat) -> Result<(), Problem> {
        line.expect("hand")?;
        let hand = &mut draft.parts.hands[seat];
        hand.clear();
        while let Some(number) = line.maybe_number() {
            hand.push(number);
        }
        Ok(())
    }

    fn setup(draft: &mut Draft<NimWords>) -> Result<Heap, Problem> {
        Ok(std::mem::take(&mut draft.parts))
    }

    fn sentence_of_seat(
        line: &mut Cursor<'_>,
        draft: &Draft<NimWords>,
        seat: Seat,
    ) -> Result<Vec<Fact<NimWords>>, Problem> {
        let not = line.eat("did not win");
        if not || line.eat("won") {
            return Ok(vec![happened(line, draft, Told::once(Pattern::Won(seat)).negated(not))?]);
        }
        let pattern = if line.eat("returned") {
            Pattern::Returned(seat, stones(line)?)
        } else if line.eat("added") {
            Pattern::Added(seat, stones(line)?)
        } else if line.eat("showed") {
            Pattern::Showed(seat, line.number("how many fingers")?)
        } else {
            line.expect("took")?;
            Pattern::Took(seat, stones(line)?)
        };
        Ok(vec![happened(line, draft, Told::once(pattern))?])
    }

    fn sentence(line: &mut Cursor<'_>, _: &Draft<NimWords>) -> Result<Vec<Fact<NimWords>>, Problem> {
        let left = stones(line)?;
        line.expect("are left")?;
        Ok(vec![Fact::Own(Left(left))])
    }

    fn noun(_: &mut Cursor<'_>) -> Option<Told<NimWords>> {
        None
    }

    fn deal(scenario: &Scenario<NimWords>, (): &()) -> Result<Play, Vec<Failure>> {
        Ok(Play::new(scenario.setup.game()))
    }
}
