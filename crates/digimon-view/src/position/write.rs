//! Writes a position in the words of docs/scenarios.md.

use super::{CardNote, FacedCard, LeftOut, PileCard, PositionSide, PositionUnit, PositionView};
use crate::catalogue::Catalogue;
use crate::view::{FaceView, PhaseView};
use digimon_scenario::model::{FILLER, Section};
use host::Problem;
use std::fmt::Write as _;
use table::Seat;

/// How many different cards stand on a line.
const ON_A_LINE: usize = 4;

impl PositionView {
    /// A scenario that begins with this position. What should come of it is for its author to add.
    ///
    /// # Errors
    /// With a card that is not there.
    pub fn to_scenario(&self, title: &str, cards: &Catalogue) -> Result<String, Problem> {
        let mut lines = vec![format!("scenario  {title}"), String::new()];
        lines.extend(self.left_out.iter().map(|what| format!("# left out: {}", what.words())));
        for (seat, side) in Seat::BOTH.into_iter().zip(&self.sides) {
            lines.push(self.heading(seat));
            lines.extend(Writer { cards, seat }.side(side)?);
        }
        lines.extend([String::new(), "then".to_owned(), "   the game goes on".to_owned()]);
        Ok(lines.join("\n") + "\n")
    }

    fn heading(&self, seat: Seat) -> String {
        if seat != self.turn_player {
            return seat.to_string();
        }
        let phase = match self.phase {
            PhaseView::Setup => "before the game",
            PhaseView::Unsuspend => "start of turn",
            PhaseView::Draw => "draw phase",
            PhaseView::Breeding => "breeding phase",
            PhaseView::Main => "main phase",
        };
        format!("{seat}  turn player, {phase}, memory {}, turn {}", self.memory, self.turn)
    }
}

struct Writer<'a> {
    cards: &'a Catalogue,
    seat: Seat,
}

impl Writer<'_> {
    fn side(&self, side: &PositionSide) -> Result<Vec<String>, Problem> {
        let mut lines = Vec::new();
        for unit in &side.battle {
            lines.push(format!("   battle    {}", self.unit(unit)?));
        }
        if let Some(unit) = &side.breeding {
            lines.push(format!("   breeding  {}", self.unit(unit)?));
        }
        let security: Vec<String> =
            side.security.iter().map(|card| self.faced(card, FaceView::Down)).collect::<Result<_, _>>()?;
        lines.extend(in_lines("hand    ", &self.names(side.hand.iter())?));
        lines.extend(in_lines("trash   ", &self.names(side.trash.iter().rev())?));
        lines.extend(in_lines("security", &security));
        let deck = self.names(side.deck.iter())?;
        lines.extend(if deck.is_empty() {
            vec!["   deck      none".to_owned()]
        } else {
            in_lines("deck    ", &deck)
        });
        lines.extend(in_lines("eggs    ", &self.names(side.egg_deck.iter())?));
        Ok(lines)
    }

    fn unit(&self, unit: &PositionUnit) -> Result<String, Problem> {
        let stack: Vec<String> =
            unit.stack.iter().map(|card| self.faced(card, FaceView::Up)).collect::<Result<_, _>>()?;
        let (top, under) = stack
            .split_first()
            .map_or((String::new(), Vec::new()), |(top, under)| (top.clone(), under.to_vec()));
        let mut parts = vec![top];
        if !under.is_empty() {
            parts.push(format!(" over {}", counted(&under).join(", ")));
        }
        if !unit.links.is_empty() {
            parts.push(format!(" linked {}", counted(&self.names(unit.links.iter())?).join(", ")));
        }
        parts.extend(unit.suspended.then(|| ", suspended".to_owned()));
        parts.extend(unit.fresh.then(|| ", played this turn".to_owned()));
        Ok(parts.concat())
    }

    fn names<'n>(&self, cards: impl Iterator<Item = &'n PileCard>) -> Result<Vec<String>, Problem> {
        cards.map(|card| Ok(self.name(&card.number)? + &noted(&card.note))).collect()
    }

    fn faced(&self, card: &FacedCard, usual: FaceView) -> Result<String, Problem> {
        let face = match card.face {
            face if face == usual => "",
            FaceView::Up => " face up",
            FaceView::Down => " face down",
        };
        Ok(self.name(&card.number)? + face + &noted(&card.note))
    }

    /// The name in quotation marks, as far as a scenario can say it, and the number.
    fn name(&self, number: &str) -> Result<String, Problem> {
        if number == FILLER {
            return Ok("filler".to_owned());
        }
        let missing = || host::problem::no_such_card(format!("side {}", self.seat), number);
        let card = self.cards.laid(number).ok_or_else(missing)?;
        let (number, name) = (card.number.as_str(), card.name.as_str());
        let is_plain = |word: &str| {
            word.starts_with(|letter: char| letter.is_ascii_uppercase())
                && word.chars().all(|letter| letter.is_ascii_alphanumeric())
                && word.len() > 1
        };
        Ok(match name {
            _ if name.contains(['"', '#', '\n', '“', '”']) => number.to_owned(),
            _ if name.split(' ').all(is_plain) => format!("{name} {number}"),
            _ => format!("\"{name}\" {number}"),
        })
    }
}

/// ` known to both with effect 2 used`
fn noted(note: &CardNote) -> String {
    let mut words = String::new();
    if let Some(seats) = &note.known_to {
        words += match seats[..] {
            [] => " known to nobody",
            [Seat::A] => " known to A",
            [Seat::B] => " known to B",
            _ => " known to both",
        };
    }
    for used in &note.used {
        let _ = write!(words, " with {} {} used", Section::from(used.text_box).effect(), used.nth);
        if used.times != 1 {
            let _ = write!(words, " {} times", used.times);
        }
    }
    words
}

impl LeftOut {
    fn words(self) -> &'static str {
        match self {
            LeftOut::LastingEffects => "what effects gave for a while (15-13)",
            LeftOut::DeferredEffects => "the parts of effects that wait for their moment (18-1)",
            LeftOut::UsesOfGivenEffects => "uses this turn of effects that another card gives (15-14-1)",
            LeftOut::HappenedThisTurn => "what has happened this turn, which a card asks for",
            LeftOut::StoppedLoop => "that a loop was stopped this turn (18-3-3)",
            LeftOut::Choices => "something that changes what can be chosen",
        }
    }
}

/// `2 x` before what comes twice in a row.
fn counted(cards: &[String]) -> Vec<String> {
    let count = |same: &[String]| match same {
        [one] => one.clone(),
        _ => format!("{} x {}", same.len(), same[0]),
    };
    cards.chunk_by(|one, other| one == other).map(count).collect()
}

fn in_lines(area: &str, cards: &[String]) -> Vec<String> {
    counted(cards).chunks(ON_A_LINE).map(|part| format!("   {area}  {}", part.join(", "))).collect()
}
