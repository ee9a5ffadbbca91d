//! Requirements and rules: the lines above a card's effects (2-3-5 to 2-3-12), in the short form
//! "Lv.4 w/[Greymon] in name: Cost 3".

mod app_fusion;
mod assembly;
mod brief;
mod burst;
mod digivolve;
mod digixros;
mod dna;
mod link;
mod rule;

pub use rule::leading_rules;

use super::reader::{Reader, This};
use super::{Stopper, whole};
use digimon::card::{
    AppFusion, Assembly, BurstDigivolution, Cost, DigiXros, Digivolution, DnaDigivolution, Rules,
};
use digimon::effects::language::Filter;
use text::{Budget, Cancel};

/// "[Digivolve] Lv.4 w/[X] trait: Cost 3".
pub fn read_digivolution(line: &str) -> Result<Digivolution, Stopper> {
    self::line(line, |reader| reader.digivolution())
}

/// "[DNA Digivolve] Red Lv.4 + Blue Lv.4: Cost 0".
pub fn read_dna(line: &str) -> Result<DnaDigivolution, Stopper> {
    self::line(line, |reader| reader.dna_digivolution())
}

/// "[DigiXros -2] [A] x [B]".
pub fn read_digixros(line: &str) -> Result<DigiXros, Stopper> {
    self::line(line, |reader| reader.digixros())
}

/// "[Burst Digivolve] [A]: By returning 1 [B] to the hand, Cost 0".
pub fn read_burst(line: &str) -> Result<BurstDigivolution, Stopper> {
    self::line(line, |reader| reader.burst_digivolution())
}

/// "[App Fusion] [A] & [B]: Cost 0".
pub fn read_app_fusion(line: &str) -> Result<AppFusion, Stopper> {
    self::line(line, |reader| reader.app_fusion())
}

/// "[Assembly -6] 4 [A]".
pub fn read_assembly(line: &str) -> Result<Assembly, Stopper> {
    self::line(line, |reader| reader.assembly())
}

/// "[Link] [A] trait: Cost 1": to what, and for how much.
pub fn read_link(line: &str) -> Result<(Vec<Filter>, Cost), Stopper> {
    self::line(line, |reader| reader.link_requirement())
}

/// "<Rule> Name: Also treated as [A]."
pub fn read_rule(line: &str) -> Result<Rules, Stopper> {
    self::line(line, |reader| reader.rule_line())
}

fn line<T>(line: &str, read: fn(&mut Reader<'_>) -> Option<T>) -> Result<T, Stopper> {
    whole(line, This::Card, &Budget::new(text::Bounds::CARD, &Cancel::never()), read)
}

impl Reader<'_> {
    /// The heading of a line, such as `[Digivolve]`.
    fn heading(&mut self, title: &'static str) -> Option<()> {
        self.attempt(|reader| reader.bracket()?.eq_ignore_ascii_case(title).then_some(())).or_else(|| {
            self.expect(title);
            None
        })
    }

    /// The heading with a number: `[DigiXros -2]`, perhaps after "DigiXros Requirements".
    fn heading_with_number(&mut self, title: &'static str) -> Option<Cost> {
        let _ = self.attempt(|reader| {
            reader.one_of(&["digixros requirements", "assembly requirements"])?;
            reader.take(super::lex::Token::Colon);
            Some(())
        });
        let number = self.attempt(|reader| {
            let (found, number) = reader.bracket()?.split_once('-')?;
            found.trim().eq_ignore_ascii_case(title).then_some(())?;
            number.trim().parse().ok()
        });
        if number.is_none() {
            self.expect(title);
        }
        number.map(Cost)
    }

    /// ": Cost 3".
    fn colon_cost(&mut self) -> Option<Cost> {
        self.must(":")?;
        self.cost_number()
    }

    fn cost_number(&mut self) -> Option<Cost> {
        self.must("cost")?;
        let Some(cost) = self.number().and_then(|n| i8::try_from(n).ok()) else {
            self.expect("a number");
            return None;
        };
        Some(Cost(cost))
    }
}

#[cfg(test)]
mod tests;
