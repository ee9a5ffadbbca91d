//! Cards played, digivolved into, used and linked by effects.

use crate::write::clause::Clause;
use crate::write::modifier::info_named;
use crate::write::noun::Place;
use crate::write::phrase::{Count, Head, Referent, Said};
use crate::write::token;
use crate::write::writer::Writer;
use digimon::card::Number;
use digimon::effects::language::{
    Amount, Area, CostRule, DnaFrom, Filter, Info, Noun, Posture, Stat, Target, Verb, Whose,
};

impl Writer {
    pub(super) fn played(
        &mut self,
        what: &Target,
        cost: &CostRule,
        (to_breeding, suspended, without_on_play): (bool, bool, bool),
    ) -> Clause {
        let said = self.target(what, Place::From);
        self.remember_done(Verb::Played, said.referent.clone());
        let to = if to_breeding { " to the breeding area" } else { "" };
        let lying = if suspended { " suspended" } else { "" };
        let without = match (without_on_play, said.is_plural()) {
            (false, _) => "",
            (true, false) => " and without activating its [On Play] effects",
            (true, true) => " and without activating their [On Play] effects",
        };
        Clause::Do(format!("play {}{to}{lying}{}{without}", said.text, self.cost_rule(cost, "play cost")))
    }

    pub(super) fn token_played(
        &mut self,
        (number, amount): (&Number, &Amount),
        whose: Whose,
        posture: Posture,
    ) -> Clause {
        self.remember_done(
            Verb::Played,
            Referent { head: Head::new("token"), plural: *amount != Amount::N(1) },
        );
        // Tokens are numbered by their names.
        let name = number.as_str().trim_start_matches("TOKEN-");
        let described = self.tokens.iter().find(|token| token.number == *number).map(token::described);
        let described = described.map(|text| format!(" ({text})")).unwrap_or_default();
        let lying = match posture {
            Posture::Suspended => " suspended",
            Posture::Unsuspended => "",
        };
        let (to, player) = match whose {
            Whose::Opponents => (" to your opponent's battle area", Whose::Yours),
            whose @ (Whose::Yours | Whose::Any) => ("", whose),
        };
        let how = format!("{lying}{to}{described}");
        let phrase = match self.measured(amount) {
            (Some(1), tail) => format!("play 1 [{name}] Token{tail}{how}"),
            (Some(n), tail) => format!("play {n} [{name}] Tokens{tail}{how}"),
            (None, value) => format!("play [{name}] Tokens equal to {value}{how}"),
        };
        self.player_does(player, phrase)
    }

    pub(super) fn digivolved(
        &mut self,
        (what, into): (&Target, &Target),
        cost: &CostRule,
        ignoring: bool,
        as_if: &[Info],
    ) -> Clause {
        let subject = self.target(what, Place::In);
        let into = self.target(into, Place::In).text;
        self.remember_done(Verb::Digivolved, subject.referent.clone());
        let ignoring = if ignoring { ", ignoring digivolution requirements" } else { "" };
        let as_if = match as_if {
            [] => String::new(),
            [Info::AnyLevel] => ", ignoring its level".to_owned(),
            infos => {
                let infos: Vec<String> = infos.iter().map(info_named).collect();
                format!(", as if it were a {} Digimon", infos.join(" "))
            }
        };
        let cost = self.cost_rule(cost, "digivolution cost");
        let phrase = format!("digivolve into {into}{cost}{ignoring}{as_if}");
        Clause::acts(subject, phrase)
    }

    pub(super) fn dna_digivolved(&mut self, into: &Noun, with: &DnaFrom, cost: &CostRule) -> Clause {
        let digimon = Head::new("Digimon");
        let subject = match with {
            DnaFrom::Any => Said::new("2 of your Digimon", digimon, true),
            DnaFrom::ThisAndAnother => {
                Said::new(format!("{} and 1 of your other Digimon", self.this().text), digimon, true)
            }
            DnaFrom::ThisAnd(filters) => {
                let other = self.one_from(Area::Battle, filters);
                Said::new(format!("{} and {other}", self.this().text), digimon, true)
            }
            DnaFrom::FieldAndHand(field, card) => self.two_materials(field, Area::Hand, card),
            DnaFrom::FieldAndCard(area, field, card) => self.two_materials(field, area.clone(), card),
        };
        let into = match into.of[..] {
            [Filter::This] => "this card".to_owned(),
            _ => self.noun(into, &Count::A, Place::In).text,
        };
        self.remember_done(Verb::Digivolved, subject.referent.clone());
        Clause::acts(
            subject,
            format!("DNA digivolve into {into}{}", self.cost_rule(cost, "digivolution cost")),
        )
    }

    fn two_materials(&mut self, field: &[Filter], area: Area, card: &[Filter]) -> Said {
        let field = match field {
            [Filter::Among(target)] => self.target(target, Place::In).text,
            field => self.one_from(Area::Battle, field),
        };
        let card = self.one_from(area, card);
        Said::new(format!("{field} and {card}"), Head::new("Digimon"), true)
    }

    fn one_from(&mut self, area: Area, filters: &[Filter]) -> String {
        let noun = Noun { whose: Whose::Yours, from: vec![area], of: filters.to_vec() };
        self.noun(&noun, &Count::Some("1".to_owned(), false), Place::In).text
    }

    pub(super) fn app_fused(&mut self, what: &Target, into: &Target, cost: &CostRule) -> Clause {
        let subject = self.target(what, Place::In);
        let into = self.target(into, Place::In).text;
        self.remember_done(Verb::Digivolved, subject.referent.clone());
        let phrase = format!("app fuse into {into}{}", self.cost_rule(cost, "app fusion cost"));
        Clause::acts(subject, phrase)
    }

    pub(super) fn used(&mut self, what: &Target, cost: &CostRule, ignoring_colors: bool) -> Clause {
        let said = self.target(what, Place::From);
        self.remember_done(Verb::Used, said.referent.clone());
        let colors = if ignoring_colors { ", ignoring color requirements" } else { "" };
        Clause::Do(format!("use {}{}{colors}", said.text, self.cost_rule(cost, "use cost")))
    }

    pub(super) fn linked(&mut self, what: &Target, to: &Target, cost: &CostRule) -> Clause {
        let said = self.target(what, Place::From);
        let to = self.target(to, Place::In).text;
        self.remember_done(Verb::Linked, said.referent.clone());
        Clause::Do(format!("link {} to {to}{}", said.text, self.cost_rule(cost, "link cost")))
    }

    pub(super) fn moved(&mut self, target: &Target) -> Clause {
        let said = self.target(target, Place::In);
        self.remember_done(Verb::Moved, said.referent);
        Clause::Do(format!("move {} to the battle area", said.text))
    }

    /// What is paid, with a space in front.
    fn cost_rule(&mut self, cost: &CostRule, name: &str) -> String {
        match cost {
            CostRule::Free => " without paying the cost".to_owned(),
            CostRule::Printed(Amount::Plus(base, more)) if self.can_add(more) => {
                let rule = self.cost_rule(&CostRule::Printed((**base).clone()), name);
                self.add(more, |n| format!("further reduce it by {}", -n));
                rule
            }
            CostRule::Printed(Amount::For { count, every: 1, each: -1 }) if is_number_of_card(count) => {
                format!(" with the {name} reduced by {}", self.value(count))
            }
            CostRule::Printed(amount) => match self.measured(amount) {
                (Some(0), _) => format!(", paying the {name}"),
                (Some(n), tail) if n < 0 => format!(" with the {name} reduced by {}{tail}", -n),
                (Some(n), tail) => format!(" with the {name} increased by {n}{tail}"),
                (None, value) => format!(" with the {name} changed by {value}"),
            },
            CostRule::Set(amount) => format!(" for a {name} of {}", self.value(amount)),
        }
    }
}

/// Is it a number that a card has, which is not counted?
pub(super) fn is_number_of_card(amount: &Amount) -> bool {
    matches!(amount, Amount::Of(Stat::PlayCost | Stat::Cost | Stat::Level | Stat::Dp, _))
}
