//! Modifiers: what holds of a card or a player, and for how long.

use crate::write::clause::Clause;
use crate::write::filter::Manner;
use crate::write::filter::words::brackets;
use crate::write::grammar::{capital, indefinite, list};
use crate::write::how::sources;
use crate::write::keyword::icon;
use crate::write::noun::Place;
use crate::write::phrase::{Count, Head, NounPhrase, Said};
use crate::write::restriction;
use crate::write::writer::Writer;
use digimon::card::Category;
use digimon::effects::language::{
    Amount, Area, Choose, Continuous, Duration, Filter, Info, Modifier, Noun, On, Payment, Procedure,
    Restriction, Target, Whose,
};

impl Writer {
    /// The statements of a persistent effect, a sentence each. It begins with a small letter.
    pub(crate) fn statements(&mut self, statements: &[Continuous]) -> String {
        let all: Vec<String> = statements.iter().map(|statement| self.continuous(statement)).collect();
        let (first, more) =
            all.split_first().map_or((String::new(), &[][..]), |(one, more)| (one.clone(), more));
        more.iter().fold(first, |text, next| format!("{}. {}", text.trim_end_matches('.'), capital(next)))
            + "."
    }

    /// A statement of a persistent effect: "while …, this Digimon gets +1000 DP".
    fn continuous(&mut self, statement: &Continuous) -> String {
        let condition = statement.condition.as_ref().map(|condition| self.condition(condition, true));
        let clause = self.of_no_subject(statement).unwrap_or_else(|| {
            let subject = match &statement.on {
                On::This => self.this(),
                On::All(noun) => self.noun(noun, &Count::All, Place::In),
                On::Player(whose) => self.player_described(*whose),
            };
            let given = self.given(subject, &statement.is, String::new());
            given.said(crate::write::clause::Mood::Command, None)
        });
        condition.map_or(clause.clone(), |condition| format!("while {condition}, {clause}"))
    }

    /// That something is made so.
    pub(crate) fn given(&mut self, subject: Said, modifiers: &[Modifier], until: String) -> Clause {
        let phrases = match self.only(modifiers) {
            Some(phrase) => vec![phrase],
            None => self.modifiers(modifiers),
        };
        Clause::Of { subject, phrases, until, acts: false }
    }

    /// What is said of it; things that are gained together share their verb.
    fn modifiers(&mut self, modifiers: &[Modifier]) -> Vec<String> {
        let mut phrases: Vec<String> = Vec::new();
        let mut rest = modifiers;
        while let Some(first) = rest.first() {
            let alike = rest.iter().take_while(|next| share_verb(first, next)).count().max(1);
            let (together, more) = rest.split_at(alike);
            rest = more;
            phrases.push(match first {
                Modifier::Cannot(_) if alike > 1 => self.cannot_all(together),
                _ => {
                    let said: Vec<String> = together.iter().map(|each| self.modifier(each)).collect();
                    let verb = if alike > 1 { "gain " } else { "" };
                    let gained: Vec<String> =
                        said.iter().map(|each| each.strip_prefix(verb).unwrap_or(each).to_owned()).collect();
                    format!("{verb}{}", list(&gained, "and"))
                }
            });
        }
        phrases
    }

    /// "can't be deleted or be returned to the hand by your opponent's effects": the cause is said once.
    fn cannot_all(&mut self, together: &[Modifier]) -> String {
        let last = together.len() - 1;
        let mut said: Vec<String> = Vec::new();
        for (at, modifier) in together.iter().enumerate() {
            let Modifier::Cannot(restriction) = modifier else { continue };
            let uncaused = restriction::without_cause(restriction);
            said.push(self.restriction(if at == last { restriction } else { &uncaused }));
        }
        let text = format!("can't {}", list(&said, "or"));
        text.replace("be returned to the hand or be returned to the deck", "be returned to the hand or deck")
    }

    /// "can only attack suspended Digimon", "can only digivolve into white cards".
    fn only(&mut self, modifiers: &[Modifier]) -> Option<String> {
        let allowed = |noun: &Noun| match noun.of.as_slice() {
            [Filter::Not(allowed)] => Some(match &**allowed {
                Filter::AllOf(all) => all.clone(),
                one => vec![one.clone()],
            }),
            _ => None,
        };
        let (verb, of) = match modifiers {
            [
                Modifier::Cannot(Restriction::AttackPlayers),
                Modifier::Cannot(Restriction::AttackDigimon(noun)),
            ] => ("attack", allowed(noun)?),
            [Modifier::Cannot(Restriction::DigivolveInto(noun))] => ("digivolve into", allowed(noun)?),
            _ => return None,
        };
        let these = self.noun(&Noun { of, ..Noun::default() }, &Count::Bare, Place::Unsaid).text;
        Some(format!("can only {verb} {these}"))
    }

    /// What is said of it, in base form: "get +1000 DP".
    pub(crate) fn modifier(&mut self, modifier: &Modifier) -> String {
        match modifier {
            Modifier::Dp(amount) => self.dp(amount),
            Modifier::DpInBattleWith(noun, amount) => {
                let other = self.noun(noun, &Count::A, Place::In).text;
                format!("{} while battling {other}", self.dp(amount))
            }
            Modifier::Keyword(keyword) => format!("gain {}", icon(keyword)),
            Modifier::SecurityAttack(amount) => match self.measured(amount) {
                (Some(n), tail) => format!("gain <Security A. {n:+}>{tail}"),
                (None, value) => format!("gain <Security A. +1> as many times as {value}"),
            },
            Modifier::Effect(quoted) => {
                format!("gain \"{}\"", crate::write::write_effect_of(&quoted.effect, Some(Category::Digimon)))
            }
            Modifier::Cannot(restriction) => format!("can't {}", self.restriction(restriction)),
            Modifier::Unaffected(how) => format!("can't be affected by {}", sources(how).unwrap_or_default()),
            Modifier::UnaffectedBySource(noun) => {
                format!(
                    "can't be affected by the effects of {}",
                    self.noun(noun, &Count::Bare, Place::In).text
                )
            }
            Modifier::Also(Info::NamesOfCardsUnder(filters)) => {
                format!("have all the names of {}", self.cards_under_it(filters))
            }
            Modifier::Also(info) => format!("be also treated as {}", info_named(info)),
            Modifier::Becomes(info) => info_changed(info),
            Modifier::Cost(payment, noun, amount) => self.cost(*payment, noun, amount),
            Modifier::CanAttackUnsuspended(noun) => {
                let of = noun.of.iter().cloned().chain([Filter::Unsuspended]).collect();
                let whom = self.noun(&Noun { of, ..noun.clone() }, &Count::Bare, Place::In).text;
                format!("can also attack {whom}")
            }
            Modifier::AttacksWithoutSuspending => "can attack and block without suspending".to_owned(),
            Modifier::IgnoresColorRequirements => "can be used without meeting color requirements".to_owned(),
            Modifier::MeetsColorRequirement(color) => {
                format!("meet {} color requirements", color.word())
            }
            Modifier::StopsSecurityEffects(filters) => {
                format!("don't activate [Security] effects on {} it checks", self.such_cards(filters))
            }
            Modifier::NoSecurityEffects(filters) => {
                format!("can't activate the [Security] effects on {}", self.such_cards(filters))
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
                (Some(n), tail) => format!("get {n:+} play cost{tail}"),
                (None, value) => format!("have its play cost changed by {value}"),
            },
            Modifier::EffectsOfCardsUnder(filters) => {
                format!("have all the effects of {}", self.cards_under_it(filters))
            }
            Modifier::StandsInForDna(name, infos) => {
                let treated = infos_named(infos);
                format!("be also treated as {treated} for {}'s DNA digivolution", brackets(name))
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

    /// "this Digimon's digivolution cards with [X] in their names".
    fn cards_under_it(&mut self, filters: &[Filter]) -> String {
        let mut phrase = NounPhrase::new(Head::new("card"));
        self.describe(&mut phrase, filters, Manner { in_play: false, plural: true });
        let cards = phrase.counted(&Count::Bare).text;
        let named = if phrase.head.one.starts_with('[') { " cards" } else { "" };
        format!("{cards}{named} in this Digimon's digivolution cards")
    }

    /// Cards like this, wherever they are.
    fn such_cards(&mut self, filters: &[Filter]) -> String {
        let mut phrase = NounPhrase::new(Head::new("card"));
        self.describe(&mut phrase, filters, Manner { in_play: false, plural: true });
        phrase.counted(&Count::Bare).text
    }

    /// What is not said of something, but of what concerns it: "add 2000 to your …".
    fn of_no_subject(&mut self, statement: &Continuous) -> Option<String> {
        let [modifier] = statement.is.as_slice() else { return None };
        match (&statement.on, modifier) {
            (On::Player(whose), Modifier::NoSecurityEffects(filters)) => {
                let of = if filters.is_empty() {
                    String::new()
                } else {
                    format!(" on {}", self.such_cards(filters))
                };
                Some(format!("all of {} [Security] effects{of} don't activate", self.owner_of_place(*whose)))
            }
            (On::This | On::Player(Whose::Yours), Modifier::DeletionMaximum(amount)) => {
                let whose = if statement.on == On::This { "this Digimon's" } else { "your" };
                let (n, tail) = self.measured(amount);
                Some(format!("add {} to {whose} DP-based deletion effects' maximums{tail}", n?))
            }
            (On::This, Modifier::DigivolvesFrom(filters, cost)) => {
                let from = self.yours(filters, &Count::Bare);
                Some(format!(
                    "{from} can digivolve into this card in your hand for a digivolution cost of {cost}, \
                     ignoring digivolution requirements"
                ))
            }
            (On::This, Modifier::DigivolvesFromAs(filters, infos)) => {
                let onto = self.yours(filters, &Count::Some("1".to_owned(), false));
                let infos: Vec<String> = infos.iter().map(info_named).collect();
                Some(format!(
                    "you may digivolve this card from your hand onto {onto} as if that card is a {} Digimon",
                    infos.join(" ")
                ))
            }
            (On::Player(Whose::Yours), Modifier::TurnEndsAt(memory)) => {
                Some(format!("your turn end condition is the opponent having {memory} or more memory"))
            }
            (On::This, Modifier::Cost(payment @ (Payment::Play | Payment::Use), noun, amount))
                if noun.of == [Filter::This] && noun.from == [Area::Hand] =>
            {
                let cost = if *payment == Payment::Play { "play" } else { "use" };
                let (n, tail) = self.measured(amount);
                Some(format!("reduce the {cost} cost of this card in your hand by {}{tail}", -n?))
            }
            (On::This, Modifier::IgnoresColorRequirements) => {
                Some("you may ignore this card's color requirements".to_owned())
            }
            (On::This, Modifier::MeetsColorRequirement(color)) => {
                Some(format!("{} also meets this card's color requirements", color.word()))
            }
            _ => None,
        }
    }

    /// What holds of a player for a time, and is said of what concerns the player.
    pub(crate) fn without_subject(&mut self, whose: Whose, modifiers: &[Modifier]) -> Option<String> {
        matches!(modifiers, [Modifier::NoSecurityEffects(_)]).then_some(())?;
        let statement = Continuous { condition: None, on: On::Player(whose), is: modifiers.to_vec() };
        self.of_no_subject(&statement)
    }

    /// Yours in the battle area.
    fn yours(&mut self, filters: &[Filter], count: &Count) -> String {
        let noun = Noun { whose: Whose::Yours, from: vec![Area::Battle], of: filters.to_vec() };
        self.noun(&noun, count, Place::Unsaid).text
    }

    fn dp(&mut self, amount: &Amount) -> String {
        if let Amount::Plus(base, more) = amount
            && self.can_add(more)
        {
            let dp = self.dp(base);
            self.add(more, |n| format!("it further gets {n:+} DP"));
            return dp;
        }
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
}

fn infos_named(infos: &[Info]) -> String {
    list(&infos.iter().map(info_named).collect::<Vec<_>>(), "and")
}

fn procedure_name(procedure: Procedure) -> &'static str {
    match procedure {
        Procedure::DigiXros => "DigiXros",
        Procedure::Assembly => "Assembly",
    }
}

pub(crate) fn info_named(info: &Info) -> String {
    match info {
        Info::DigimonWithDp(dp) => format!("a Digimon with {dp} DP"),
        Info::Name(name) => brackets(name),
        Info::NamesOfCardsUnder(filters) if filters.is_empty() => {
            "having the names of its digivolution cards".to_owned()
        }
        Info::NamesOfCardsUnder(filters) => {
            format!("having the names of its digivolution cards ({})", crate::write::brief::brief(filters))
        }
        Info::Color(color) => color.word().to_owned(),
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
        Info::Color(color) => format!("have only the color {}", color.word()),
        Info::Trait(name) => format!("have only the {} trait", brackets(name)),
        Info::Level(level) => format!("have an original level of {level}"),
        Info::Dp(dp) => format!("have an original DP of {dp}"),
        Info::NamesOfCardsUnder(_) | Info::ColorsOfCardsUnder | Info::AnyLevel => {
            format!("be treated only as {}", info_named(info))
        }
    }
}

/// Can the two be said with one verb?
fn share_verb(one: &Modifier, two: &Modifier) -> bool {
    match (one, two) {
        (Modifier::Keyword(_), Modifier::Keyword(_)) => true,
        (Modifier::Cannot(one), Modifier::Cannot(two)) => restriction::share_cause(one, two),
        _ => false,
    }
}

/// Is original information changed in a way that has a verb of its own?
pub(crate) fn is_change(modifier: &Modifier) -> bool {
    matches!(modifier, Modifier::Becomes(Info::Dp(_) | Info::Color(_) | Info::Name(_)))
}

impl Writer {
    /// "change the original DP of 1 of your Digimon to 3000", "change it into a white Digimon with 3000 DP".
    pub(crate) fn changed(&mut self, target: &Target, modifiers: &[Modifier], duration: Duration) -> Clause {
        let (whom, until) = (self.target(target, Place::In).text, self.duration(duration));
        if let [Modifier::Becomes(Info::Dp(dp))] = modifiers {
            return Clause::Do(format!("change the original DP of {whom} to {dp}{until}"));
        }
        let (mut color, mut dp, mut name) = (String::new(), String::new(), String::new());
        for modifier in modifiers {
            match modifier {
                Modifier::Becomes(Info::Color(new)) => color = format!("{} ", new.word()),
                Modifier::Becomes(Info::Dp(new)) => dp = format!(" with {new} DP"),
                Modifier::Becomes(Info::Name(new)) => {
                    name = format!(" and an original name of {}", brackets(new))
                }
                _ => {}
            }
        }
        Clause::Do(format!("change {whom} into {}{dp}{name}{until}", indefinite(&format!("{color}Digimon"))))
    }

    /// Is the number of those chosen counted?
    pub(crate) fn scales(&self, target: &Target) -> bool {
        matches!(target, Target::Choose(Choose { n: Amount::For { .. }, .. }))
    }

    /// What is said of the effects, where the number of Digimon is counted in front of it.
    pub(crate) fn unaffected(
        &mut self,
        target: &Target,
        modifiers: &[Modifier],
        duration: Duration,
    ) -> Clause {
        let (whom, until) = (self.target(target, Place::In), self.duration(duration));
        let sources = match modifiers {
            [Modifier::Unaffected(how)] => sources(how),
            [Modifier::UnaffectedBySource(noun)] => {
                Some(format!("the effects of {}", self.noun(noun, &Count::Bare, Place::In).text))
            }
            _ => None,
        };
        match sources {
            Some(sources) => Clause::Whole(format!("{sources} don't affect {}{until}", whom.text)),
            None => self.given(whom, modifiers, until),
        }
    }

    /// How long something lasts, with a space in front.
    pub(crate) fn duration(&self, duration: Duration) -> String {
        match duration {
            Duration::Turn => " for the turn".to_owned(),
            Duration::UntilEndOfTurn(whose) => format!(" until {} ends", self.turn_of(whose)),
            Duration::UntilEndOfNextTurn(whose) => format!(" until {} ends", self.next_turn_of(whose)),
            Duration::Attack => " until the attack ends".to_owned(),
            Duration::Battle => " until the battle ends".to_owned(),
            Duration::NextUnsuspendPhase => " during its owner's next unsuspend phase".to_owned(),
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
