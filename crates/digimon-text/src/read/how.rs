//! By what something happens: "in battle", "by your opponent's effects".

use super::lex::Token;
use super::reader::Reader;
use digimon::effects::language::{How, Word};

impl Reader<'_> {
    /// "in battle", "by an opponent's effect", "other than by your effects".
    pub(super) fn how(&mut self) -> Option<How> {
        self.attempt(|reader| {
            if reader.form("other than", &["other than", "except", "outside of"]) {
                let ways = if reader.battle_word() { How::InBattle } else { reader.one_of_ways()? };
                return Some(How::Not(Box::new(ways)));
            }
            reader.one_of_ways()
        })
    }

    /// "in battle or by having 0 DP".
    fn one_of_ways(&mut self) -> Option<How> {
        let mut all = vec![self.way()?];
        while let Some(way) = self.attempt(|reader| {
            reader.must("or")?;
            reader.way().or_else(|| reader.means())
        }) {
            all.push(way);
        }
        match all.len() {
            1 => all.pop(),
            _ => Some(How::AnyOf(all)),
        }
    }

    fn way(&mut self) -> Option<How> {
        if self.attempt(|reader| (reader.eat("in") && reader.battle_word()).then_some(())).is_some() {
            return Some(How::InBattle);
        }
        self.attempt(|reader| {
            reader.one_of(&["by", "using", "due to", "with"])?;
            reader.means()
        })
    }

    /// "battle", "a battle".
    fn battle_word(&mut self) -> bool {
        self.form("battle", &["battle", "a battle", "battles"])
    }

    /// What follows "by".
    fn means(&mut self) -> Option<How> {
        if self.battle_word() {
            return Some(How::InBattle);
        }
        if self.one_of(&["having 0 dp", "dropping to 0 dp", "its dp dropping to 0"]).is_some() {
            return Some(How::ByDpZero);
        }
        self.attempt(Reader::digi_burst).or_else(|| self.sources())
    }

    /// "activating this Digimon's <Digi-Burst>".
    fn digi_burst(&mut self) -> Option<How> {
        let _ = self.one_of(&["activating this digimon's", "this digimon's"]);
        let Some(Token::Icon(icon)) = self.peek() else { return None };
        icon.to_ascii_lowercase().starts_with("digi-burst").then_some(())?;
        self.advance();
        let _ = self.effects_word();
        Some(How::ByDigiBurst)
    }

    /// The effects that do it: "one of your effects", "an opponent's effect".
    pub(super) fn sources(&mut self) -> Option<How> {
        if let Some(how) =
            self.attempt(Reader::effect_of_name).or_else(|| self.attempt(Reader::keyword_effect))
        {
            return Some(how);
        }
        let _ = self.one_of(&["one of", "1 of", "any of", "any"]);
        if self.one_of(&["this card's effects", "this card's effect"]).is_some() {
            return Some(How::ByThisEffect);
        }
        let by = match self.owner() {
            Some(whose) if whose == self.yours() => How::ByYourEffect,
            Some(whose) if whose == self.opponents() => How::ByOpponentsEffect,
            Some(_) => How::ByEffect,
            None => {
                self.indefinite();
                How::ByEffect
            }
        };
        let kind = match self.one_of(&["digimon's", "digimon", "tamer's", "tamer", "option", "option card's"])
        {
            Some(0 | 1) => Some(How::ByDigimonsEffect),
            Some(2 | 3) => Some(How::ByTamersEffect),
            Some(_) => Some(How::ByOptionsEffect),
            None => None,
        };
        self.effects_word()?;
        Some(match (by, kind) {
            (by, None) => by,
            (How::ByEffect, Some(kind)) => kind,
            (by, Some(kind)) => How::AllOf(vec![by, kind]),
        })
    }

    /// "the effect of [X]", "[X]'s effect".
    fn effect_of_name(&mut self) -> Option<How> {
        if let Some(name) = self.attempt(|reader| {
            let name = reader.bracket()?;
            reader.must("'s")?;
            reader.effects_word()?;
            Some(name)
        }) {
            return Some(How::ByEffectOf(Word::new(name)));
        }
        self.one_of(&["the effect of", "the effects of", "an effect of"])?;
        Some(How::ByEffectOf(Word::new(self.bracket()?)))
    }

    /// "an <Alliance> effect".
    fn keyword_effect(&mut self) -> Option<How> {
        self.whoevers();
        let kind = self.keyword_kind()?;
        let _ = self.effects_word();
        Some(How::ByKeyword(kind))
    }
}
