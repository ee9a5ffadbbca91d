//! Keywords that are processes: Draw, Recovery, De-Digivolve, Blitz, Save, Mind Link, Digi-Burst, Delay (16).

use crate::read::filter::icon_name;
use crate::read::lex::Token;
use crate::read::reader::Reader;
use crate::read::sentence::block;
use crate::read::verb::Form;
use digimon::effects::language::{Amount, Area, Block, Filter, Step, Target, Whose};

impl Reader<'_> {
    pub(super) fn icon_step(&mut self) -> Option<Vec<Step>> {
        let named = self.verb("activate") || self.verb("use") || self.verb("perform");
        if self.context.form == Form::Gerund && !named {
            return None;
        }
        let icon = self.icon()?;
        let n = number_in(icon);
        let step = match icon_name(icon).to_ascii_lowercase().as_str() {
            "draw" => {
                let amount = self.per(n?);
                Step::Draw(Whose::Yours, amount)
            }
            "recovery" => {
                let amount = self.per(n?);
                Step::Recover(Whose::Yours, amount)
            }
            "de-digivolve" => return self.de_digivolve(n?),
            "blitz" => Step::Blitz(Target::This),
            "save" => Step::Save,
            "mind link" => return self.mind_link(),
            "blast digivolve" => Step::BlastDigivolve,
            "delay" => return self.listed_after(vec![Step::Delay]),
            "digi-burst" => return self.listed_after(vec![Step::DigiBurst(Amount::N(n?))]),
            _ => return None,
        };
        Some(vec![step])
    }

    /// 16-27: "to 1 of your Digimon with …".
    fn mind_link(&mut self) -> Option<Vec<Step>> {
        self.must("to 1 of your")?;
        let mut phrase = self.phrase(None, &Area::Battle)?;
        phrase.noun.of.retain(|filter| *filter != Filter::Digimon);
        Some(vec![Step::MindLink(phrase.noun.of)])
    }

    fn de_digivolve(&mut self, n: i32) -> Option<Vec<Step>> {
        let amount = self.scaled(n);
        let _ = self.one_of(&["on", "to"]);
        let target = self.target(&Area::Battle)?;
        Some(vec![Step::DeDigivolve(target, amount)])
    }

    /// 16-13, 16-16: the icon is what is paid, the list behind it what is done.
    fn listed_after(&mut self, cost: Vec<Step>) -> Option<Vec<Step>> {
        let _ = self.comma();
        let done = if self.begins_list() {
            let mut listed: Vec<Block> = self.listed()?;
            if listed.len() != 1 {
                return None;
            }
            listed.remove(0)
        } else {
            let _ = self.one_of(&["to"]);
            let _ = self.take(Token::Colon);
            block(self.rest()?)
        };
        Some(vec![Step::By(block(cost), done)])
    }
}

/// The number in an icon: "Draw 2", "Recovery +1 (Deck)".
pub(super) fn number_in(icon: &str) -> Option<i32> {
    let digits: String =
        icon.chars().skip_while(|c| !c.is_ascii_digit()).take_while(char::is_ascii_digit).collect();
    digits.parse().ok()
}
