//! What holds of players and of cards that are about to be used: costs, colours, maximums (4-19, 15-15-5).

use crate::read::reader::{Reader, This};
use digimon::card::Color;
use digimon::effects::language::{Amount, Area, Cmp, Filter, Modifier, Noun, Payment, Target, Whose};

impl Reader<'_> {
    /// Statements whose subject is not in front, or is not a card in play.
    pub(super) fn fixed_statement(&mut self) -> Option<(Target, Vec<Modifier>)> {
        self.attempt(Reader::colors_of_this)
            .or_else(|| self.attempt(Reader::deletion_maximum))
            .or_else(|| self.attempt(Reader::cost_of_this))
            .or_else(|| self.attempt(Reader::digivolves_from))
            .or_else(|| self.attempt(Reader::digivolves_onto))
            .or_else(|| self.attempt(Reader::turn_end))
            .or_else(|| self.attempt(Reader::no_security_effects))
            .or_else(|| self.attempt(Reader::treats_this_for_dna))
            .or_else(|| self.attempt(Reader::treated_when_digixrosing))
            .or_else(|| self.attempt(Reader::attached_timing))
            .map(|(target, is)| (target, vec![is]))
    }

    /// "you can ignore this card's color requirements", "purple also meets …" (4-19).
    fn colors_of_this(&mut self) -> Option<(Target, Modifier)> {
        let _ = self.eat("you");
        if self.may_word().is_some() {
            self.must("ignore")?;
            return self.color_requirements().map(|_| (Target::This, Modifier::IgnoresColorRequirements));
        }
        if self.attempt(Reader::used_without_meeting).is_some() {
            return self.color_requirements().map(|_| (Target::This, Modifier::IgnoresColorRequirements));
        }
        let color = if self.eat("this card") { None } else { Some(self.color()?) };
        let _ = self.also();
        self.meets()?;
        let color = self.color_requirements()?.or(color)?;
        Some((Target::This, Modifier::MeetsColorRequirement(color)))
    }

    fn used_without_meeting(&mut self) -> Option<()> {
        self.must("this card")?;
        self.may_word()?;
        self.must("be used without")?;
        self.meets()
    }

    /// "this card's color requirements", "red color requirements".
    #[allow(clippy::option_option, reason = "read or not, and if read, said or not")]
    fn color_requirements(&mut self) -> Option<Option<Color>> {
        let _ = self.eat("this card's");
        let color = self.color();
        self.color_requirements_word()?;
        Some(color)
    }

    /// "add 1000 to the maximum DP you can choose with DP-based deletion effects".
    fn deletion_maximum(&mut self) -> Option<(Target, Modifier)> {
        let _ = self.eat("you");
        self.must("add")?;
        let n = self.number()?;
        self.must("to")?;
        let target =
            self.attempt(Reader::effects_maximum).or_else(|| self.attempt(Reader::chosen_maximum))?;
        Some((target, Modifier::DeletionMaximum(self.per(n))))
    }

    /// "your DP-based deletion effects' maximums".
    fn effects_maximum(&mut self) -> Option<Target> {
        let of = self.whose_effects()?;
        self.dp_deletion_effects()?;
        self.one_of(&["maximums", "maximum"])?;
        Some(of)
    }

    /// "the maximum DP you can choose with this Digimon's DP-based deletion effects".
    fn chosen_maximum(&mut self) -> Option<Target> {
        self.the().then_some(())?;
        self.one_of(&["maximum dp", "dp maximum"])?;
        self.one_of(&["you can choose with", "of"])?;
        let of = self.whose_effects().unwrap_or(Target::Player(self.yours()));
        self.dp_deletion_effects()?;
        Some(of)
    }

    fn whose_effects(&mut self) -> Option<Target> {
        if self.eat("this digimon's") {
            return Some(Target::This);
        }
        self.eat("your").then(|| Target::Player(self.yours()))
    }

    /// "reduce the memory cost of this card in your hand by 1 for each …".
    fn cost_of_this(&mut self) -> Option<(Target, Modifier)> {
        self.must("reduce the")?;
        let payment = match self.one_of(&["memory cost", "play cost", "use cost", "cost"])? {
            1 => Payment::Play,
            2 => Payment::Use,
            _ if self.context.this == This::Card => Payment::Use,
            _ => Payment::Play,
        };
        self.must("of this card in your hand by")?;
        let n = self.number()?;
        let noun = Noun { whose: Whose::Any, from: vec![Area::Hand], of: vec![Filter::This] };
        Some((Target::This, Modifier::Cost(payment, noun, self.per(-n))))
    }

    /// "you pay 1 less to play red Digimon cards".
    pub(super) fn pays(&mut self) -> Option<Vec<Modifier>> {
        self.one_of(&["pay", "pays"])?;
        let n = self.number()?;
        let sign = if self.one_of(&["less", "more"])? == 0 { -1 } else { 1 };
        let amount: Amount = self.per(sign * n);
        let payment = match self.one_of(&["to play", "to digivolve into", "to use", "to link"])? {
            0 => Payment::Play,
            1 => Payment::Digivolve,
            2 => Payment::Use,
            _ => Payment::Link,
        };
        let noun = self.which_cards()?;
        Some(vec![Modifier::Cost(payment, noun, amount)])
    }

    /// "your [X] can digivolve into this card in your hand for a cost of 3, ignoring its requirements".
    fn digivolves_from(&mut self) -> Option<(Target, Modifier)> {
        let _ = self.out_of();
        let whose = self.owner();
        (whose == Some(self.yours())).then_some(())?;
        let from = self.phrase(whose, &Area::Battle)?.noun.of;
        self.may_word()?;
        self.must("digivolve into this card")?;
        let _ = self.one_of(&["in your hand", "from your hand", "in the hand"]);
        let cost = self.digivolution_cost()?;
        let _ = self.comma();
        self.must("ignoring")?;
        let _ = self.one_of(&["this card's", "its"]);
        self.must("digivolution requirements")?;
        Some((Target::This, Modifier::DigivolvesFrom(from, cost)))
    }

    pub(super) fn digivolution_cost(&mut self) -> Option<i8> {
        self.one_of(&["for a memory cost of", "for a digivolution cost of", "for a cost of"])?;
        i8::try_from(self.number()?).ok()
    }

    /// "you may digivolve this card from your hand onto one of your blue Tamers as if … for a cost of 3".
    fn digivolves_onto(&mut self) -> Option<(Target, Modifier)> {
        self.must("you may digivolve this card from your hand onto")?;
        self.out_of()?;
        let whose = self.owner();
        let from = self.phrase(whose, &Area::Battle)?.noun.of;
        self.must("as if")?;
        let infos = self.as_if()?;
        // With a cost of its own no requirement is asked for.
        Some(match self.attempt(Reader::digivolution_cost) {
            Some(cost) => (Target::This, Modifier::DigivolvesFrom(from, cost)),
            None => (Target::This, Modifier::DigivolvesFromAs(from, infos)),
        })
    }

    /// "your turn end condition is the opponent having 3 or more memory" (6-1-4-1).
    fn turn_end(&mut self) -> Option<(Target, Modifier)> {
        let of = self.owner();
        (of == Some(self.yours()) || of.is_none() && self.the()).then_some(())?;
        self.must("turn end condition")?;
        self.is_it()?;
        (self.player()? == self.opponents()).then_some(())?;
        self.must("having")?;
        let n = u8::try_from(self.number()?).ok()?;
        (self.or_less_or_more()? == Cmp::AtLeast).then_some(())?;
        self.must("memory")?;
        Some((Target::Player(self.yours()), Modifier::TurnEndsAt(n)))
    }

    /// "all of your opponent's [Security] effects on Option cards don't activate".
    fn no_security_effects(&mut self) -> Option<(Target, Modifier)> {
        let none = self.eat("none of");
        let _ = !none && self.every().is_some();
        let whose = self.owner()?;
        self.bracket().filter(|name| name.eq_ignore_ascii_case("Security"))?;
        self.effects_word()?;
        let of = match self.of() {
            Some(()) => self.phrase(None, &Area::Battle)?.noun.of,
            None => Vec::new(),
        };
        if none {
            let _ = self.may_word();
            self.activate_word()?;
        } else {
            self.not_activated()?;
        }
        Some((Target::Player(whose), Modifier::NoSecurityEffects(of)))
    }
}
