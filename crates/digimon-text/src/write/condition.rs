//! Conditions: "if …" and "while …".

use crate::write::filter::Manner;
use crate::write::grammar::list;
use crate::write::how::by;
use crate::write::noun::Place;
use crate::write::phrase::Count;
use crate::write::stat;
use crate::write::verb;
use crate::write::writer::Writer;
use digimon::effects::language::{
    Amount, Area, Cmp, Condition, Filter, How, Noun, Origin, Pattern, Phase, Target, Verb, Whose,
};

impl Writer {
    /// The condition as a clause, or its denial.
    pub(crate) fn condition(&mut self, condition: &Condition, yes: bool) -> String {
        let either = |truth: &str, lie: &str| if yes { truth } else { lie }.to_owned();
        match condition {
            Condition::Any(noun) => self.existence(noun, yes),
            Condition::None(noun) => self.existence(noun, !yes),
            Condition::Compare(left, cmp, right) => self.comparison(left, *cmp, right, yes),
            Condition::Is(target, filters) => self.likeness(target, filters, yes),
            Condition::YourTurn => either("it's your turn", "it isn't your turn"),
            Condition::OpponentsTurn => either("it's your opponent's turn", "it isn't your opponent's turn"),
            Condition::InPhase(phase) => either("it's ", "it isn't ") + phase_word(*phase),
            Condition::DnaDigivolving => either("DNA digivolving", "not DNA digivolving"),
            Condition::DigiXrosing(n) => either("", "not ") + &format!("DigiXrosing with {n} or more cards"),
            Condition::CameFrom(origin) => {
                either("it was", "it wasn't")
                    + &format!(" played, digivolved into or added from {}", origin_word(*origin))
            }
            Condition::WasFaceUp => either("the card was", "the card wasn't") + " face up",
            Condition::ThisTurn(what, whose) => {
                let subject = Noun { whose: *whose, ..Noun::default() };
                let pattern = Pattern { what: *what, subject, how: How::Any, other: None };
                let happened = self.happened(&pattern);
                either("", "it isn't so that ") + &format!("{happened} this turn")
            }
            Condition::Blitzing => either("attacking by <Blitz>", "not attacking by <Blitz>"),
            Condition::Assembling => either("assembling", "not assembling"),
            Condition::Came(how) => {
                let by = by(how).unwrap_or_else(|| "in any way".to_owned());
                either("this happened ", "this didn't happen ") + &by
            }
            Condition::Did(verb) => did(*verb, yes),
            Condition::IfYouDo => match self.player() {
                Some(player) => format!("{player} {}", either("did", "didn't")),
                None => either("you did", "you didn't"),
            },
            Condition::Attacking => either("an attack is going on", "no attack is going on"),
            Condition::Battling(noun) => {
                let (this, other) = (self.this().text, self.noun(noun, &Count::A, Place::In).text);
                format!("{this} {} battling {other}", either("is", "isn't"))
            }
            Condition::Not(inner) => self.condition(inner, !yes),
            Condition::All(all) => self.several(all, yes, if yes { "and" } else { "or" }),
            Condition::AnyOf(any) => self.several(any, yes, if yes { "or" } else { "and" }),
        }
    }

    fn several(&mut self, conditions: &[Condition], yes: bool, conjunction: &str) -> String {
        let said: Vec<String> = conditions.iter().map(|each| self.condition(each, yes)).collect();
        list(&said, conjunction)
    }

    /// "you have a red Tamer", "there are no cards in your hand".
    fn existence(&mut self, noun: &Noun, yes: bool) -> String {
        if noun.of.contains(&Filter::This) {
            let filters: Vec<Filter> =
                noun.of.iter().filter(|filter| **filter != Filter::This).cloned().collect();
            return self.likeness(&Target::This, &filters, yes);
        }
        let count = if yes { Count::A } else { Count::No };
        self.there_is(noun, &count)
    }

    /// Who has it, or that it is there.
    fn there_is(&mut self, noun: &Noun, count: &Count) -> String {
        let areas_of_players = noun.from.iter().all(is_of_player);
        if noun.whose != Whose::Any && areas_of_players {
            let has = if self.player_named(noun.whose).is_plural() { "have" } else { "has" };
            let player = self.player_named(noun.whose).text;
            self.opponent_named = noun.whose == Whose::Opponents && !self.opponent_acts;
            let what = self.noun_of_subject(noun, count).text;
            self.opponent_named = false;
            return format!("{player} {has} {what}");
        }
        let verb = if count.is_plural() { "are" } else { "is" };
        format!("there {verb} {}", self.noun(noun, count, Place::In).text)
    }

    /// "this Digimon is red".
    fn likeness(&mut self, target: &Target, filters: &[Filter], yes: bool) -> String {
        let subject = self.target(target, Place::In);
        if filters.is_empty() {
            let there = if yes { "there" } else { "gone" };
            return format!("{} {} {there}", subject.text, if subject.is_plural() { "are" } else { "is" });
        }
        let predicate = self.predicate(filters, Manner { in_play: true, plural: subject.is_plural() });
        format!("{} {}", subject.text, if yes { predicate.yes } else { predicate.no })
    }

    fn comparison(&mut self, left: &Amount, cmp: Cmp, right: &Amount, yes: bool) -> String {
        let Some(cmp) = (if yes { Some(cmp) } else { stat::opposite(cmp) }) else {
            return format!("{} isn't equal to {}", self.value(left), self.value(right));
        };
        match (left, right) {
            (Amount::Count(noun), Amount::N(n)) => self.counted(noun, cmp, *n),
            (Amount::Memory, Amount::N(n)) => self.memory(cmp, *n),
            (Amount::Of(stat, target), _) => {
                self.likeness(target, &[Filter::Stat(*stat, cmp, right.clone())], true)
            }
            (_, Amount::N(n)) => format!("{} is {}", self.value(left), stat::plain(cmp, *n, "less", "more")),
            _ => format!("{} is {} {}", self.value(left), stat::relation(cmp), self.value(right)),
        }
    }

    fn counted(&mut self, noun: &Noun, cmp: Cmp, n: i32) -> String {
        let count = match (cmp, n) {
            (Cmp::AtLeast, 1) | (Cmp::More, 0) => Count::A,
            (Cmp::AtMost | Cmp::Exactly, 0) | (Cmp::Less, 1) => Count::No,
            _ => Count::Some(stat::many(cmp, n), !(cmp == Cmp::Exactly && n == 1)),
        };
        self.there_is(noun, &count)
    }

    /// Memory on the other side is the other player's.
    fn memory(&mut self, cmp: Cmp, n: i32) -> String {
        let (whose, cmp, n) = if n < 0 || (n == 0 && cmp == Cmp::Less) {
            (Whose::Opponents, mirrored(cmp), -n)
        } else {
            (Whose::Yours, cmp, n)
        };
        let player = self.player_named(whose);
        let has = if player.is_plural() { "have" } else { "has" };
        let amount = match (cmp, n) {
            (Cmp::More, 0) => "1 or more".to_owned(),
            (Cmp::Exactly, _) => format!("exactly {n}"),
            _ => stat::plain(cmp, n, "less", "more"),
        };
        format!("{} {has} {amount} memory", player.text)
    }
}

fn is_of_player(area: &Area) -> bool {
    match area {
        Area::Battle | Area::Breeding | Area::Hand | Area::Trash | Area::Security => true,
        Area::Deck
        | Area::EggDeck
        | Area::Under(_)
        | Area::UnderAny(_)
        | Area::LinkCards(_)
        | Area::Stack(_)
        | Area::Revealed
        | Area::SecurityDigimon => false,
    }
}

fn mirrored(cmp: Cmp) -> Cmp {
    match cmp {
        Cmp::AtMost => Cmp::AtLeast,
        Cmp::AtLeast => Cmp::AtMost,
        Cmp::Less => Cmp::More,
        Cmp::More => Cmp::Less,
        Cmp::Exactly => Cmp::Exactly,
    }
}

fn did(verb: Verb, yes: bool) -> String {
    match (verb, yes) {
        (Verb::Any, true) => "this effect did anything".to_owned(),
        (Verb::Any, false) => "this effect did nothing".to_owned(),
        (_, true) => format!("any card was {} by this effect", verb::past(verb)),
        (_, false) => format!("no card was {} by this effect", verb::past(verb)),
    }
}

fn phase_word(phase: Phase) -> &'static str {
    match phase {
        Phase::Setup => "before the first turn",
        Phase::Unsuspend => "the unsuspend phase",
        Phase::Draw => "the draw phase",
        Phase::Breeding => "the breeding phase",
        Phase::Main => "the main phase",
    }
}

fn origin_word(origin: Origin) -> &'static str {
    match origin {
        Origin::Hand => "the hand",
        Origin::Trash => "the trash",
        Origin::Deck => "the deck",
        Origin::Security => "the security stack",
        Origin::Under => "digivolution cards",
        Origin::Outside => "outside the game",
    }
}

/// A condition in front of a requirement: "While you have a Tamer, ".
pub fn in_front(condition: &Condition) -> String {
    format!("While {}, ", Writer::new(None).condition(condition, true))
}
