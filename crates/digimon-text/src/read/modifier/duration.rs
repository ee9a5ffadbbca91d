//! How long something holds (15-13).

use crate::read::reader::Reader;
use digimon::effects::language::{Duration, Whose};

impl Reader<'_> {
    /// "for the turn", "until the end of your opponent's turn".
    pub(in crate::read) fn duration(&mut self) -> Option<Duration> {
        self.attempt(|reader| {
            let _ = reader.comma();
            reader.duration_said()
        })
    }

    fn duration_said(&mut self) -> Option<Duration> {
        if self.one_of(&["for the turn", "for this turn", "this turn", "for the rest of the turn"]).is_some()
        {
            return Some(Duration::Turn);
        }
        if let Some(duration) = self.attempt(Reader::unsuspend_phase) {
            return Some(duration);
        }
        if self
            .one_of(&[
                "while this digimon is in play",
                "while this tamer is in play",
                "while this card is in play",
            ])
            .is_some()
        {
            return Some(Duration::WhileThisInPlay);
        }
        if self.one_of(&["for the attack", "during this attack", "for that attack"]).is_some() {
            return Some(Duration::Attack);
        }
        self.must("until")?;
        self.attempt(Reader::until_the_end_of).or_else(|| self.attempt(Reader::until_it_ends))
    }

    /// "during your opponent's next unsuspend phase", "in their next unsuspend phase".
    fn unsuspend_phase(&mut self) -> Option<Duration> {
        self.one_of(&["during", "in"])?;
        self.one_of(&[
            "your opponent's",
            "their",
            "its owner's",
            "their owner's",
            "their owners'",
            "your",
            "the",
        ])?;
        self.must("next unsuspend phase")?;
        Some(Duration::NextUnsuspendPhase)
    }

    /// "the end of your opponent's next turn", "your opponent's next end of turn".
    fn until_the_end_of(&mut self) -> Option<Duration> {
        if let Some(whose) = self.attempt(|reader| {
            let whose = reader.whose_turn()?;
            reader.must("next end of turn")?;
            Some(whose)
        }) {
            return Some(Duration::UntilEndOfTurn(whose));
        }
        self.must("the end")?;
        let _ = self.eat("of");
        match self.one_of(&[
            "the turn",
            "this turn",
            "the attack",
            "that attack",
            "this attack",
            "the battle",
            "that battle",
        ]) {
            Some(0 | 1) => return Some(Duration::Turn),
            Some(2..=4) => return Some(Duration::Attack),
            Some(_) => return Some(Duration::Battle),
            None => {}
        }
        self.somebodys_turn()
    }

    /// "your opponent's turn ends", "the next time your opponent's turn ends".
    fn until_it_ends(&mut self) -> Option<Duration> {
        let next = self.eat("the next time");
        let duration = match self.one_of(&[
            "the turn",
            "this turn",
            "the attack",
            "this attack",
            "the battle",
            "this battle",
        ]) {
            Some(0 | 1) => Duration::Turn,
            Some(2 | 3) => Duration::Attack,
            Some(_) => Duration::Battle,
            None => self.somebodys_turn()?,
        };
        self.must("ends")?;
        match (duration, next) {
            (Duration::UntilEndOfTurn(whose), true) => Some(Duration::UntilEndOfTurn(whose)),
            (_, true) => None,
            (duration, false) => Some(duration),
        }
    }

    fn somebodys_turn(&mut self) -> Option<Duration> {
        let whose = self.whose_turn()?;
        // "Next" is the next end that comes, also in the turn that is going on.
        self.one_of(&["next turn", "turn"])?;
        Some(Duration::UntilEndOfTurn(whose))
    }

    fn whose_turn(&mut self) -> Option<Whose> {
        if self.eat("your opponents") {
            return Some(self.opponents());
        }
        self.owner().or_else(|| self.eat("the").then_some(Whose::Any))
    }
}
