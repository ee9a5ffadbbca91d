//! Processes whose object stands in front: "to 1 of your opponent's Digimon, <De-Digivolve 1> for each …",
//! "from 1 of your opponent's Digimon, trash any 1 digivolution card".

use crate::read::filter::icon_name;
use crate::read::reader::Reader;
use crate::read::verb::Form;
use digimon::effects::language::{Amount, Area, End, Modifier, Noun, Step, Target};

impl Reader<'_> {
    pub(super) fn fronted_step(&mut self) -> Option<Vec<Step>> {
        (self.context.form != Form::Gerund).then_some(())?;
        let to = self.one_of(&["to", "from"])? == 0;
        let target = self.unscaled(|reader| reader.target(&Area::Battle))?;
        let _ = self.comma();
        if !to {
            return self.trashed_from(target);
        }
        self.attempt(|reader| reader.de_digivolved(target.clone())).or_else(|| self.play_cost_reduced(target))
    }

    fn de_digivolved(&mut self, target: Target) -> Option<Vec<Step>> {
        let icon = self.icon()?;
        icon_name(icon).eq_ignore_ascii_case("de-digivolve").then_some(())?;
        let n = super::icon::number_in(icon)?;
        let scale = self.context.scale.take().or_else(|| self.attempt(Reader::for_each));
        Some(super::icon::stripped(target, n, scale))
    }

    /// "reduce the play costs of all of your opponent's Digimon by 1 until …": the number on the card.
    pub(super) fn play_cost_of(&mut self) -> Option<Vec<Step>> {
        self.play_cost_lowered()?;
        self.of()?;
        let target = self.target(&Area::Battle)?;
        self.by_so_much(target)
    }

    /// "reduce the play cost by 2 until their turn ends for each …".
    fn play_cost_reduced(&mut self, target: Target) -> Option<Vec<Step>> {
        self.play_cost_lowered()?;
        self.by_so_much(target)
    }

    fn play_cost_lowered(&mut self) -> Option<()> {
        self.lowers().then_some(())?;
        self.whoevers();
        self.form("play cost", &["play costs", "play cost"]).then_some(())
    }

    fn by_so_much(&mut self, target: Target) -> Option<Vec<Step>> {
        self.must("by")?;
        let n = self.number()?;
        let amount = self.per_for_a_time(-n);
        let duration = self.duration().or(self.context.duration)?;
        Some(vec![Step::Give(target, vec![Modifier::PlayCost(amount)], duration)])
    }

    fn trashed_from(&mut self, target: Target) -> Option<Vec<Step>> {
        self.verb("trash").then_some(())?;
        self.the();
        let end = match self.one_of(&["top", "bottom", "any"])? {
            0 => End::Top,
            1 => End::Bottom,
            _ => End::Any,
        };
        let n = self.number().unwrap_or(1);
        self.digivolution_cards()?;
        let amount = self.per(n);
        Some(vec![Step::TrashDigivolutionCards(target, end, amount)])
    }

    /// 1-3-11-4: "place cards from under your Tamers as digivolution cards for a DigiXros",
    /// "cards in your trash can also be placed for DigiXros".
    pub(in crate::read) fn widen_step(&mut self) -> Option<Vec<Step>> {
        let noun = if self.verb("place") {
            let _ = self.eat("also");
            let noun = self.placed_cards()?;
            let _ = self.one_of(&["as digivolution cards", "as its digivolution cards"]);
            noun
        } else {
            let noun = self.placed_cards()?;
            self.one_of(&["can also be placed", "may also be placed"])?;
            noun
        };
        self.must("for")?;
        self.whoevers();
        self.must("digixros")?;
        Some(vec![Step::WidenDigiXros(noun, Amount::Every)])
    }

    fn placed_cards(&mut self) -> Option<Noun> {
        let phrase = self.phrase(None, &Area::Battle)?;
        phrase.placed.then_some(phrase.noun)
    }
}
