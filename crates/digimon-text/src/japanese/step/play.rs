//! Cards played, digivolved into, used and linked by effects.

use crate::japanese::clause::Clause;
use crate::japanese::noun::{Joint, Place};
use crate::japanese::phrase::{Counter, Referent};
use crate::japanese::verb::{SASERU, SURU};
use crate::japanese::writer::Writer;
use digimon::card::Number;
use digimon::effects::language::{
    Amount, Area, Choose, CostRule, DnaFrom, Filter, HowMany, Info, Noun, Posture, Target, Verb, Whose,
};

impl Writer<'_> {
    pub(super) fn played(
        &mut self,
        what: &Target,
        cost: &CostRule,
        (to_breeding, suspended, without_on_play): (bool, bool, bool),
    ) -> Clause {
        let said = self.target(what, Place::From);
        self.remember_done(Verb::Played, said.referent.in_play());
        let to = if to_breeding { "空いている自分の育成エリアに" } else { "" };
        let lying = match (suspended, without_on_play) {
            (false, false) => "",
            (true, false) => "レスト状態で",
            (false, true) => "【登場時】効果を発揮せずに",
            (true, true) => "【登場時】効果を発揮せずにレスト状態で",
        };
        let cost = self.cost_rule(cost, "登場コスト");
        Clause::new(format!("{}{to}{cost}{lying}登場", said.object()), SASERU)
    }

    /// Tokens are numbered by their names.
    pub(super) fn token_played(
        &mut self,
        (number, amount): (&Number, &Amount),
        whose: Whose,
        posture: Posture,
    ) -> Clause {
        self.remember_done(Verb::Played, Referent::new("トークン", Counter::Body));
        let name = digimon::effects::language::Word::new(number.as_str().trim_start_matches("TOKEN-"));
        let name = self.quoted_name(&name);
        let (topic, to) = match whose {
            Whose::Yours => (String::new(), ""),
            Whose::Opponents => (String::new(), "相手のバトルエリアに"),
            Whose::Any => (format!("{}は", self.player(whose)), ""),
        };
        let lying = match posture {
            Posture::Suspended => "レスト状態で",
            Posture::Unsuspended => "",
        };
        match self.measured(amount) {
            (Some(n), each) => {
                Clause::new(format!("{each}{topic}{name}トークン{n}体を{to}{lying}登場"), SASERU)
            }
            (None, value) => {
                Clause::new(format!("{topic}{value}と同じ数の{name}トークンを{to}{lying}登場"), SASERU)
            }
        }
    }

    pub(super) fn digivolved(
        &mut self,
        (what, into): (&Target, &Target),
        cost: &CostRule,
        ignoring: bool,
        as_if: &[Info],
    ) -> Clause {
        let subject = self.target(what, Place::In);
        let into = self.digivolved_into(into);
        self.remember_done(Verb::Digivolved, subject.referent.clone());
        let ignoring = if ignoring { "進化条件を無視して" } else { "" };
        let as_if = match as_if {
            [] => String::new(),
            infos => format!("{}として扱い、", self.infos(infos)),
        };
        let cost = self.cost_rule(cost, "進化コスト");
        let forced = if ignoring.is_empty() { SASERU } else { SURU };
        Clause::new(format!("{}{as_if}{into}に{ignoring}{cost}進化", subject.object()), forced)
    }

    /// The card is said shortly: 手札の〜, one goes without saying.
    fn digivolved_into(&mut self, into: &Target) -> String {
        match into {
            Target::Choose(choose) if is_one(choose) => {
                let of = choose.from.of.iter().filter(|filter| !is_possible(filter)).cloned().collect();
                let noun = Noun { of, ..choose.from.clone() };
                let said = self.noun(&noun, Place::Short, Joint::Or);
                self.remember_choice(choose.slot, said.referent.clone());
                said.text
            }
            _ => self.target(into, Place::In).text,
        }
    }

    pub(super) fn dna_digivolved(&mut self, into: &Noun, with: &DnaFrom, cost: &CostRule) -> Clause {
        let subject = match with {
            DnaFrom::Any => "自分のデジモン2体で".to_owned(),
            DnaFrom::ThisAndAnother => format!("{}と他の自分のデジモンで、", self.this().text),
            DnaFrom::ThisAnd(filters) => {
                let other = self.one_from(Area::Battle, filters);
                format!("{}と{other}で、", self.this().text)
            }
            DnaFrom::FieldAndHand(field, card) => self.two_materials(field, Area::Hand, card),
            DnaFrom::FieldAndCard(area, field, card) => self.two_materials(field, area.clone(), card),
        };
        let into = match into.of[..] {
            [Filter::This] => "このカード".to_owned(),
            _ => self.noun(into, Place::Short, Joint::Or).text,
        };
        self.remember_done(Verb::Digivolved, Referent::digimon());
        let cost = self.cost_rule(cost, "進化コスト");
        Clause::new(format!("{subject}{into}に{cost}ジョグレス進化"), SURU)
    }

    fn two_materials(&mut self, field: &[Filter], area: Area, card: &[Filter]) -> String {
        let (field, card) = (self.one_from(Area::Battle, field), self.one_from(area, card));
        format!("{field}と{card}で、")
    }

    fn one_from(&mut self, area: Area, filters: &[Filter]) -> String {
        let noun = Noun { whose: Whose::Yours, from: vec![area], of: filters.to_vec() };
        self.noun(&noun, Place::In, Joint::Or).counted(1).text
    }

    pub(super) fn app_fused(&mut self, what: &Target, into: &Target, cost: &CostRule) -> Clause {
        let subject = self.target(what, Place::In);
        let into = self.digivolved_into(into);
        self.remember_done(Verb::Digivolved, subject.referent.clone());
        let cost = self.cost_rule(cost, "進化コスト");
        Clause::new(format!("{}{into}に{cost}アプ合体", subject.object()), SURU)
    }

    pub(super) fn used(&mut self, what: &Target, cost: &CostRule, ignoring_colors: bool) -> Clause {
        let said = self.target(what, Place::From);
        self.remember_done(Verb::Used, said.referent.clone());
        let colors = if ignoring_colors { "色条件を無視して" } else { "" };
        Clause::new(format!("{}{colors}{}使用", said.object(), self.cost_rule(cost, "使用コスト")), SURU)
    }

    pub(super) fn linked(&mut self, what: &Target, to: &Target, cost: &CostRule) -> Clause {
        let said = self.target(what, Place::From);
        let to = self.target(to, Place::In).text;
        self.remember_done(Verb::Linked, said.referent.clone());
        Clause::new(format!("{}{to}に{}リンク", said.object(), self.cost_rule(cost, "リンクコスト")), SASERU)
    }

    /// What is paid; the printed cost goes without saying.
    fn cost_rule(&mut self, cost: &CostRule, name: &str) -> String {
        match cost {
            CostRule::Free => "コストを支払わずに".to_owned(),
            CostRule::Printed(amount) => match self.measured(amount) {
                (Some(0), _) if name == "登場コスト" => "コストを支払って".to_owned(),
                (Some(0), _) => String::new(),
                (Some(n), each) => format!("{each}支払う{name}{n:+}で"),
                (None, value) => format!("支払う{name}を{value}変えて"),
            },
            CostRule::Set(amount) => format!("{name}{}で", self.value(amount)),
        }
    }
}

/// One card, no more is said of how many.
fn is_one(choose: &Choose) -> bool {
    choose.n == Amount::N(1) && choose.how_many == HowMany::Exactly && choose.total.is_none()
}

/// That it can be done goes without saying.
fn is_possible(filter: &Filter) -> bool {
    matches!(filter, Filter::CanDigivolveFrom(_) | Filter::CanDigivolveFromAs(..))
}
