//! Keywords that are processes: Draw, Recovery, De-Digivolve, Blitz, Save, Mind Link, Digi-Burst, Delay (16).

use crate::read::filter::icon_name;
use crate::read::lex::Token;
use crate::read::reader::{Reader, Scale};
use crate::read::sentence::block;
use crate::read::subordination::times;
use crate::read::verb::Form;
use digimon::effects::language::{Amount, Area, Block, Filter, Noun, Step, Target, Whose};

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
                let amount = match self.attempt(Reader::until_security) {
                    Some(missing) if n == Some(1) => missing,
                    Some(_) => return None,
                    None => self.per(n?),
                };
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

    /// "until there are 3 cards in your security stack": as often as it takes.
    fn until_security(&mut self) -> Option<Amount> {
        self.one_of(&["until there are", "until you have"])?;
        let n = self.number()?;
        self.one_of(&["cards in your security stack", "security cards"])?;
        let stack = Noun { whose: self.yours(), from: vec![Area::Security], of: Vec::new() };
        Some(Amount::Minus(Box::new(Amount::N(n)), Box::new(Amount::Count(Box::new(stack)))))
    }

    /// 16-27: "to 1 of your Digimon with …".
    fn mind_link(&mut self) -> Option<Vec<Step>> {
        self.must("to 1 of your")?;
        let mut phrase = self.phrase(None, &Area::Battle)?;
        phrase.noun.of.retain(|filter| *filter != Filter::Digimon);
        Some(vec![Step::MindLink(phrase.noun.of)])
    }

    fn de_digivolve(&mut self, n: i32) -> Option<Vec<Step>> {
        let scale = self.context.scale.take();
        let _ = self.one_of(&["on", "to"]);
        let target = self.target(&Area::Battle)?;
        let scale = scale.or_else(|| self.attempt(Reader::for_each)).or_else(|| {
            // A note and a stop may stand between the process and how often it is done.
            self.attempt(|reader| {
                reader.take(Token::Stop).then_some(())?;
                let scale = reader.for_each()?;
                matches!(reader.peek(), None | Some(Token::Stop)).then_some(scale)
            })
        });
        Some(stripped(target, n, scale))
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

/// 16-11-7: for each of something it is done once more, to the same Digimon.
pub(super) fn stripped(target: Target, n: i32, scale: Option<Scale>) -> Vec<Step> {
    let Some(scale) = scale else { return vec![Step::DeDigivolve(target, Amount::N(n))] };
    let (mut steps, target) = match target {
        Target::Choose(choose) => {
            let chosen = Target::Chosen(choose.slot);
            (vec![Step::Select(Target::Choose(choose))], chosen)
        }
        target => (Vec::new(), target),
    };
    steps.push(Step::Repeat(times(scale), block(vec![Step::DeDigivolve(target, Amount::N(n))])));
    steps
}

/// The number in an icon: "Draw 2", "Recovery +1 (Deck)".
pub(super) fn number_in(icon: &str) -> Option<i32> {
    let digits: String =
        icon.chars().skip_while(|c| !c.is_ascii_digit()).take_while(char::is_ascii_digit).collect();
    digits.parse().ok()
}
