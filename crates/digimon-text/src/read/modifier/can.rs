//! What something may do beyond the rules, and what alone it may do.

use super::cannot::anywhere;
use crate::read::filter::all_of;
use crate::read::reader::Reader;
use digimon::effects::language::{Area, Filter, Modifier, Noun, Restriction, Step};

impl Reader<'_> {
    pub(super) fn can(&mut self) -> Option<Vec<Modifier>> {
        if self.one_of(&["is unblockable", "are unblockable"]).is_some() {
            return Some(vec![Modifier::Cannot(Restriction::BeBlocked(anywhere()))]);
        }
        self.attempt(Reader::can_attack)
            .or_else(|| self.attempt(Reader::can_digivolve))
            .or_else(|| self.attempt(Reader::can_only_digivolve))
            .or_else(|| self.attempt(Reader::can_only_attack))
            .or_else(|| self.attempt(Reader::stands_in))
    }

    /// "can also attack your opponent's unsuspended Digimon".
    fn can_attack(&mut self) -> Option<Vec<Modifier>> {
        self.may_word()?;
        if self.eat("attack and block without suspending") {
            return Some(vec![Modifier::AttacksWithoutSuspending]);
        }
        let _ = self.eat("also");
        self.must("attack")?;
        let noun = self.which_cards()?;
        let even = self.attempt(|reader| {
            let _ = reader.comma();
            reader.must("even if unsuspended")
        });
        let of: Vec<Filter> =
            noun.of.iter().filter(|&filter| *filter != Filter::Unsuspended).cloned().collect();
        (even.is_some() || of.len() < noun.of.len()).then_some(())?;
        Some(vec![Modifier::CanAttackUnsuspended(Noun { of, ..noun })])
    }

    /// "can digivolve into [X] in the hand for a digivolution cost of 3, ignoring digivolution requirements".
    fn can_digivolve(&mut self) -> Option<Vec<Modifier>> {
        self.may_word()?;
        self.must("digivolve into")?;
        self.indefinite();
        let phrase = self.phrase(None, &Area::Hand)?;
        let cost = self.digivolution_cost()?;
        let _ = self.comma();
        self.must("ignoring")?;
        let _ = self.one_of(&["its", "the"]);
        self.must("digivolution requirements")?;
        Some(vec![Modifier::DigivolvesInto(phrase.noun, cost)])
    }

    /// "can only digivolve into white Digimon": into nothing else.
    fn can_only_digivolve(&mut self) -> Option<Vec<Modifier>> {
        self.one_of(&["can only digivolve into", "may only digivolve into"])?;
        self.indefinite();
        let mut of = self.phrase(None, &Area::Battle)?.noun.of;
        if of.len() > 1 {
            of.retain(|filter| *filter != Filter::Digimon);
        }
        let others = Noun { of: vec![Filter::Not(Box::new(all_of(of)))], ..anywhere() };
        Some(vec![Modifier::Cannot(Restriction::DigivolveInto(others))])
    }

    /// "can only attack suspended Digimon".
    fn can_only_attack(&mut self) -> Option<Vec<Modifier>> {
        self.must("can only attack")?;
        let noun = self.which_cards()?;
        let others = Noun { of: vec![Filter::Not(Box::new(all_of(noun.of)))], ..anywhere() };
        Some(vec![
            Modifier::Cannot(Restriction::AttackPlayers),
            Modifier::Cannot(Restriction::AttackDigimon(others)),
        ])
    }

    /// "When DigiXrosing this turn, you may use this Digimon in place of one of the DigiXros requirements."
    pub(in crate::read) fn stands_in_for_a_time(&mut self) -> Option<Vec<Step>> {
        self.must("when digixrosing")?;
        let duration = self.duration()?;
        let _ = self.comma();
        self.one_of(&["you may use", "you can use"])?;
        let target = self.this()?;
        self.must("in place of")?;
        self.one_of(&["one of the digixros requirements", "1 of the digixros requirements"])?;
        Some(vec![Step::Give(target, vec![Modifier::StandsInForDigiXros], duration)])
    }

    fn stands_in(&mut self) -> Option<Vec<Modifier>> {
        self.must("can be used in place of any card for digixros")?;
        Some(vec![Modifier::StandsInForDigiXros])
    }
}
