//! Modifiers: what holds of a card or a player, and for how long.

use crate::write::clause::Clause;
use crate::write::filter::words::{brackets, color_word};
use crate::write::grammar::list;
use crate::write::how::sources;
use crate::write::keyword::icon;
use crate::write::noun::Place;
use crate::write::phrase::{Count, Said};
use crate::write::writer::Writer;
use digimon::card::Category;
use digimon::effects::language::{
    Amount, Continuous, Duration, Info, Modifier, Noun, On, Payment, Procedure, Whose,
};

impl Writer {
    /// A statement of a persistent effect: "while …, this Digimon gets +1000 DP".
    pub(crate) fn continuous(&mut self, statement: &Continuous) -> String {
        let condition = statement.condition.as_ref().map(|condition| self.condition(condition, true));
        let subject = match &statement.on {
            On::This => self.this(),
            On::All(noun) => self.noun(noun, &Count::All, Place::In),
            On::Player(whose) => self.player_described(*whose),
        };
        let clause =
            self.given(subject, &statement.is, String::new()).said(crate::write::clause::Mood::Command, None);
        condition.map_or(clause.clone(), |condition| format!("while {condition}, {clause}"))
    }

    /// That something is made so.
    pub(crate) fn given(&mut self, subject: Said, modifiers: &[Modifier], until: String) -> Clause {
        let phrases = modifiers.iter().map(|modifier| self.modifier(modifier)).collect();
        Clause::Of { subject, phrases, until, acts: false }
    }

    /// What is said of it, in base form: "get +1000 DP".
    fn modifier(&mut self, modifier: &Modifier) -> String {
        match modifier {
            Modifier::Dp(amount) => self.dp(amount),
            Modifier::DpInBattleWith(noun, amount) => {
                let other = self.noun(noun, &Count::Any, Place::In).text;
                format!("{} while battling {other}", self.dp(amount))
            }
            Modifier::Keyword(keyword) => format!("gain {}", icon(keyword)),
            Modifier::SecurityAttack(amount) => match self.measured(amount) {
                (Some(n), tail) => format!("gain <Security A. {n:+}>{tail}"),
                (None, value) => format!("gain <Security A. +1> as many times as {value}"),
            },
            Modifier::Effect(quoted) => {
                format!("gain \"{}\"", crate::write::write_effect_of(&quoted.effect, self.holder()))
            }
            Modifier::Cannot(restriction) => format!("can't {}", self.restriction(restriction)),
            Modifier::Unaffected(how) => format!("can't be affected by {}", sources(how).unwrap_or_default()),
            Modifier::UnaffectedBySource(noun) => {
                format!(
                    "can't be affected by the effects of {}",
                    self.noun(noun, &Count::Bare, Place::In).text
                )
            }
            Modifier::Also(info) => format!("be also treated as {}", info_named(info)),
            Modifier::Becomes(info) => info_changed(info),
            Modifier::Cost(payment, noun, amount) => self.cost(*payment, noun, amount),
            Modifier::CanAttackUnsuspended(noun) => {
                format!("can attack {}, even if unsuspended", self.noun(noun, &Count::Bare, Place::In).text)
            }
            Modifier::AttacksWithoutSuspending => "can attack and block without suspending".to_owned(),
            Modifier::IgnoresColorRequirements => "can be used without meeting color requirements".to_owned(),
            Modifier::MeetsColorRequirement(color) => {
                format!("meet {} color requirements", color_word(*color))
            }
            Modifier::StopsSecurityEffects(filters) => {
                let noun = Noun { from: vec![], whose: Whose::Any, of: filters.clone() };
                let cards = self.noun_phrase(&noun, true, Place::Unsaid).counted(&Count::Bare).text;
                format!("keep the [Security] effects of {cards} it checks from activating")
            }
            Modifier::NoSecurityEffects(filters) => {
                let noun = Noun { from: vec![], whose: Whose::Any, of: filters.clone() };
                let cards = self.noun_phrase(&noun, true, Place::Unsaid).counted(&Count::Bare).text;
                format!("can't activate the [Security] effects of {cards}")
            }
            Modifier::AlsoFor(procedure, of, infos) => {
                let whose = if of.is_empty() {
                    String::new()
                } else {
                    format!(" of {}", crate::write::brief::brief(of))
                };
                format!("be also treated as {} for {}{whose}", infos_named(infos), procedure_name(*procedure))
            }
            Modifier::AlsoAt(timing, more) => {
                let (timing, more) = (self.timing_icon(timing), self.timing_icon(more));
                format!("have {more} attached to all {timing} effects")
            }
            Modifier::TurnEndsAt(memory) => {
                format!("have a turn that ends when the opponent has {memory} or more memory")
            }
            Modifier::DeletionMaximum(amount) => match self.measured(amount) {
                (Some(n), tail) => format!("add {n} to the DP maximum of DP-based deletion effects{tail}"),
                (None, value) => format!("add {value} to the DP maximum of DP-based deletion effects"),
            },
            Modifier::StandsInForDigiXros => "can be used in place of any card for DigiXros".to_owned(),
            Modifier::PlayCost(amount) => match self.measured(amount) {
                (Some(n), tail) => format!("have {n:+} play cost{tail}"),
                (None, value) => format!("have its play cost changed by {value}"),
            },
            Modifier::EffectsOfCardsUnder(filters) => {
                format!(
                    "have all the effects of its digivolution cards ({})",
                    crate::write::brief::brief(filters)
                )
            }
            Modifier::StandsInForDna(name, infos) => {
                let treated = infos_named(infos);
                format!("can be treated as {treated} when DNA digivolving into {}", brackets(name))
            }
            Modifier::DigivolvesFromAs(filters, infos) => {
                let from = crate::write::brief::brief(filters);
                format!("can be digivolved into from {from} as if that is {}", infos_named(infos))
            }
            Modifier::DigivolvesInto(noun, cost) => {
                let into = self.noun(noun, &Count::A, Place::In).text;
                format!(
                    "can digivolve into {into} for a digivolution cost of {cost}, ignoring digivolution requirements"
                )
            }
            Modifier::DigivolvesFrom(filters, cost) => {
                format!(
                    "can be digivolved into from {} for a cost of {cost}",
                    crate::write::brief::brief(filters)
                )
            }
        }
    }

    fn dp(&mut self, amount: &Amount) -> String {
        match self.measured(amount) {
            (Some(n), tail) => format!("get {n:+} DP{tail}"),
            (None, value) => format!("get additional DP equal to {value}"),
        }
    }

    /// "pay 1 less to play red Digimon cards".
    fn cost(&mut self, payment: Payment, noun: &Noun, amount: &Amount) -> String {
        let verb = match payment {
            Payment::Play => "play",
            Payment::Digivolve => "digivolve into",
            Payment::Use => "use",
            Payment::Link => "link",
        };
        let cards = self.noun(noun, &Count::Bare, Place::In).text;
        match self.measured(amount) {
            (Some(n), tail) => {
                let direction = if n < 0 { "less" } else { "more" };
                format!("pay {} {direction}{tail} to {verb} {cards}", n.abs())
            }
            (None, value) => format!("pay more by {value} to {verb} {cards}"),
        }
    }

    fn holder(&self) -> Option<Category> {
        match self.this().referent.head.one.as_str() {
            "Tamer" => Some(Category::Tamer),
            "Digimon" => Some(Category::Digimon),
            _ => None,
        }
    }
}

pub(crate) fn infos_named(infos: &[Info]) -> String {
    list(&infos.iter().map(info_named).collect::<Vec<_>>(), "and")
}

fn procedure_name(procedure: Procedure) -> &'static str {
    match procedure {
        Procedure::DigiXros => "the DigiXros",
        Procedure::Assembly => "the Assembly",
    }
}

fn info_named(info: &Info) -> String {
    match info {
        Info::DigimonWithDp(dp) => format!("a Digimon with {dp} DP"),
        Info::Name(name) => brackets(name),
        Info::NamesOfCardsUnder(filters) if filters.is_empty() => {
            "having the names of its digivolution cards".to_owned()
        }
        Info::NamesOfCardsUnder(filters) => {
            format!("having the names of its digivolution cards ({})", crate::write::brief::brief(filters))
        }
        Info::Color(color) => color_word(*color).to_owned(),
        Info::ColorsOfCardsUnder => "having the colors of its digivolution cards".to_owned(),
        Info::Trait(name) => format!("having the {} trait", brackets(name)),
        Info::Level(level) => format!("level {level}"),
        Info::AnyLevel => "of any level".to_owned(),
        Info::Dp(dp) => format!("having {dp} DP"),
    }
}

fn info_changed(info: &Info) -> String {
    match info {
        Info::DigimonWithDp(dp) => format!("become a Digimon with {dp} DP"),
        Info::Name(name) => format!("have only the name {}", brackets(name)),
        Info::Color(color) => format!("have only the color {}", color_word(*color)),
        Info::Trait(name) => format!("have only the {} trait", brackets(name)),
        Info::Level(level) => format!("have an original level of {level}"),
        Info::Dp(dp) => format!("have an original DP of {dp}"),
        Info::NamesOfCardsUnder(_) | Info::ColorsOfCardsUnder | Info::AnyLevel => {
            format!("be treated only as {}", info_named(info))
        }
    }
}

impl Writer {
    /// How long something lasts, with a space in front.
    pub(crate) fn duration(&self, duration: Duration) -> String {
        match duration {
            Duration::Turn => " for the turn".to_owned(),
            Duration::UntilEndOfTurn(whose) => format!(" until {} ends", self.turn_of(whose)),
            Duration::UntilEndOfNextTurn(whose) => format!(" until {} ends", self.next_turn_of(whose)),
            Duration::Attack => " until the attack ends".to_owned(),
            Duration::Battle => " until the battle ends".to_owned(),
            Duration::NextUnsuspendPhase => " until the end of its owner's next unsuspend phase".to_owned(),
            Duration::Permanent => String::new(),
            Duration::WhileThisInPlay => format!(" while {} is in play", self.this().text),
        }
    }

    fn turn_of(&self, whose: Whose) -> String {
        self.owner(whose).map_or_else(|| "the turn".to_owned(), |owner| format!("{owner} turn"))
    }

    fn next_turn_of(&self, whose: Whose) -> String {
        self.owner(whose).map_or_else(|| "the next turn".to_owned(), |owner| format!("{owner} next turn"))
    }
}
