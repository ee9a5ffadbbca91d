//! Numbers that something gets: "gets +2000 DP for each …" (15-15-7-1).

use crate::read::reader::{Reader, Scale};
use digimon::effects::language::{Amount, Area, Modifier};

impl Reader<'_> {
    pub(super) fn gets(&mut self) -> Option<Vec<Modifier>> {
        self.one_of(&["gets", "get"])?;
        if self.eat("additional dp equal to") {
            return Some(vec![Modifier::Dp(self.amount()?)]);
        }
        self.attempt(Reader::number_of_it).map(|number| vec![number]).or_else(|| self.gained_list())
    }

    /// What goes on without a verb of its own: "gets +1000 DP and <Piercing>".
    pub(in crate::read) fn without_verb(&mut self) -> Option<Vec<Modifier>> {
        self.attempt(Reader::number_of_it).map(|number| vec![number]).or_else(|| self.gained_list())
    }

    /// "+2000 DP", "-2 play cost".
    fn number_of_it(&mut self) -> Option<Modifier> {
        let n = self.signed()?;
        match self.one_of(&["dp", "play cost"])? {
            0 => self.dp(n),
            _ => Some(Modifier::PlayCost(self.per_for_a_time(n))),
        }
    }

    fn dp(&mut self, n: i32) -> Option<Modifier> {
        if self.one_of(&["while battling", "when battling", "when it battles"]).is_some() {
            let _ = self.out_of();
            let whose = self.owner();
            if whose.is_none() {
                self.indefinite();
            }
            let phrase = self.phrase(whose, &Area::Battle)?;
            return Some(Modifier::DpInBattleWith(phrase.noun, Amount::N(n)));
        }
        Some(Modifier::Dp(self.per_for_a_time(n)))
    }

    /// The number and what multiplies it; "for the turn" may stand between them.
    pub(in crate::read) fn per_for_a_time(&mut self, each: i32) -> Amount {
        if self.context.scale.is_none()
            && let Some((duration, Scale { count, every })) = self.attempt(|reader| {
                let duration = reader.duration()?;
                Some((duration, reader.for_each()?))
            })
        {
            self.context.duration = Some(duration);
            return Amount::For { count: Box::new(count), every, each };
        }
        self.per(each)
    }
}
