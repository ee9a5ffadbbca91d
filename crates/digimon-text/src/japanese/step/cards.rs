//! Memory, cards drawn and revealed, and what is done to cards in play.

use crate::japanese::clause::Clause;
use crate::japanese::happening;
use crate::japanese::noun::{Joint, Place};
use crate::japanese::phrase::{Referent, Said};
use crate::japanese::verb::{ERABU, NAI, NI_SURU, NONE, SURU};
use crate::japanese::writer::Writer;
use digimon::effects::language::{
    Amount, Area, Duration, End, Face, Filter, Modifier, Noun, Pile, Restriction, Target, Verb, Whose,
};

impl Writer<'_> {
    /// Whoever is not the effect's player is named.
    fn topic(&self, whose: Whose) -> String {
        match whose {
            Whose::Yours => String::new(),
            Whose::Opponents | Whose::Any => format!("{}は", self.player(whose)),
        }
    }

    pub(super) fn memory_changed(&mut self, whose: Whose, amount: &Amount) -> Clause {
        let topic = self.topic(whose);
        match self.measured(amount) {
            (Some(n), each) => Clause::noun(format!("{each}{topic}メモリー{n:+}")),
            (None, value) => Clause::new(format!("{topic}メモリーを{value}プラス"), SURU),
        }
    }

    /// After a word about the memory, it is not named again.
    pub(super) fn memory_set(&mut self, whose: Whose, amount: &Amount) -> Clause {
        let value = self.value(amount);
        match whose {
            Whose::Yours if self.memory_named => Clause::new(value, NI_SURU),
            Whose::Yours => Clause::new(format!("メモリーを{value}"), NI_SURU),
            Whose::Opponents | Whose::Any => {
                Clause::new(format!("{}メモリーを{value}", self.owner_of_place(whose)), NI_SURU)
            }
        }
    }

    pub(super) fn drawn(&mut self, whose: Whose, amount: &Amount) -> Clause {
        self.remember_done(Verb::Drawn, Referent::card());
        let topic = self.topic(whose);
        match self.measured(amount) {
            (Some(n), each) => Clause::noun(format!("{each}{topic}≪{n}ドロー≫")),
            (None, value) => Clause::new(format!("{topic}{value}と同じ枚数ドロー"), SURU),
        }
    }

    pub(super) fn recovered(&mut self, whose: Whose, amount: &Amount) -> Clause {
        let topic = self.topic(whose);
        match self.measured(amount) {
            (Some(n), each) => Clause::noun(format!("{each}{topic}≪リカバリー+{n}《デッキ》≫")),
            (None, value) => Clause::new(format!("{topic}{value}と同じ回数≪リカバリー+1《デッキ》≫"), NONE),
        }
    }

    pub(super) fn de_digivolved(&mut self, target: &Target, amount: &Amount) -> Clause {
        let whom = self.target(target, Place::In);
        self.remember_done(Verb::DeDigivolved, whom.referent.clone());
        match self.measured(amount) {
            (Some(n), each) => Clause::noun(format!("{each}{}≪退化{n}≫", whom.object())),
            (None, value) => Clause::noun(format!("{}{value}と同じ数値の≪退化≫", whom.object())),
        }
    }

    pub(super) fn top_card_trashed(&mut self, target: &Target) -> Clause {
        let whom = self.target(target, Place::In);
        self.remember_done(Verb::Trashed, Referent::card());
        Clause::new(format!("{}に重ねられているカードを上から1枚破棄", whom.text), SURU)
    }

    pub(super) fn digivolution_cards_trashed(
        &mut self,
        target: &Target,
        end: End,
        amount: &Amount,
    ) -> Clause {
        let from = match end {
            End::Top => "上から",
            End::Bottom => "下から",
            End::Any => "選んで",
        };
        let (number, each) = match self.measured(amount) {
            (Some(n), each) => (format!("{n}枚"), each),
            (None, value) if *amount == Amount::Every => (value, String::new()),
            (None, value) => (format!("{value}と同じ枚数"), String::new()),
        };
        let whom = self.target(target, Place::In).text;
        self.remember_done(Verb::Trashed, Referent::card());
        Clause::new(format!("{each}{whom}の進化元を{from}{number}破棄"), SURU)
    }

    pub(super) fn flipped(&mut self, target: &Target, face: Face) -> Clause {
        let facing = match face {
            Face::Up => "表向き",
            Face::Down => "裏向き",
        };
        Clause::new(format!("{}{facing}", self.target(target, Place::In).object()), NI_SURU)
    }

    pub(super) fn give(&mut self, target: &Target, modifiers: &[Modifier], duration: Duration) -> Clause {
        let subject = self.target(target, Place::In);
        let duration = match (duration, modifiers) {
            (Duration::NextUnsuspendPhase, [Modifier::Cannot(Restriction::Unsuspend)]) => {
                self.duration(duration)
            }
            (Duration::NextUnsuspendPhase, _) => "次のアクティブフェイズ終了まで、".to_owned(),
            _ => self.duration(duration),
        };
        self.given(&subject, modifiers).after(&duration)
    }

    pub(super) fn give_player(&mut self, whose: Whose, modifiers: &[Modifier], duration: Duration) -> Clause {
        let subject = Said::new(self.player(whose), Referent::digimon());
        self.given(&subject, modifiers).after(&self.duration(duration))
    }

    pub(super) fn revealed(&mut self, whose: Whose, from: Pile, amount: &Amount) -> Clause {
        let cards = self.target(&Target::Top(whose, from.area(), amount.clone()), Place::In);
        self.remember_done(Verb::Revealed, cards.referent);
        Clause::new(format!("{}オープン", cards.text), SURU)
    }

    pub(super) fn selected(&mut self, target: &Target) -> Clause {
        let said = self.target(target, Place::In);
        self.choice_was_a_step();
        Clause::new(said.object(), ERABU)
    }

    /// The Tamer always links with a Digimon.
    pub(super) fn mind_link(&mut self, filters: &[Filter]) -> Clause {
        let of = std::iter::once(Filter::Digimon).chain(filters.iter().cloned()).collect();
        let noun = Noun { whose: Whose::Yours, from: vec![Area::Battle], of };
        let with = self.noun(&noun, Place::In, Joint::Or).counted(1).text;
        Clause::noun(format!("{with}に≪マインドリンク≫"))
    }

    /// What would happen does not happen to these.
    pub(super) fn prevented(&mut self, target: &Target) -> Clause {
        let whom = self.target(target, Place::In);
        self.remember_done(Verb::Prevented, whom.referent.clone());
        let own = *target == Target::This || (*target == Target::Triggering && self.triggering.is_none());
        let whom = if own { String::new() } else { format!("{}は", whom.text) };
        Clause::new(format!("{whom}{}", happening::prevented(self.would)), NAI)
    }

    pub(super) fn cost_changed(&mut self, amount: &Amount) -> Clause {
        let cost = happening::cost_name(self.would);
        match self.measured(amount) {
            (Some(n), each) => Clause::noun(format!("{each}支払う{cost}{n:+}")),
            (None, value) => Clause::new(format!("支払う{cost}を{value}マイナス"), SURU),
        }
    }
}
