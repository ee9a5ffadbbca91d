//! What a player is barred from for a time, where that takes more than one statement.

use crate::read::reader::Reader;
use digimon::effects::language::{Area, Filter, How, Modifier, Noun, Restriction, Step, Whose};

impl Reader<'_> {
    /// "your opponent can't play or move Digimon with 6000 DP or less until …": such Digimon cannot be
    /// played by the player, and those in the field cannot move.
    pub(in crate::read) fn barred(&mut self) -> Option<Vec<Step>> {
        let whose = self.player().filter(|whose| *whose != Whose::Any)?;
        self.cannot_word()?;
        self.one_of(&["play or move", "move or play"])?;
        let noun = self.what_is_played()?;
        (noun.from.is_empty() && noun.of.contains(&Filter::Digimon)).then_some(())?;
        let duration = self.duration().or(self.context.duration)?;
        let there = Noun { whose, from: vec![Area::Battle, Area::Breeding], of: noun.of.clone() };
        let cannot = |restriction| vec![Modifier::Cannot(restriction)];
        Some(vec![
            Step::GivePlayer(whose, cannot(Restriction::Play(noun, How::Any)), duration),
            Step::Give(digimon::effects::language::Target::All(there), cannot(Restriction::Move), duration),
        ])
    }
}
