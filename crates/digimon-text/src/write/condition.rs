//! Conditions: "if …" and "while …".

use crate::read::same_level_digivolution;
use crate::write::filter::Manner;
use crate::write::filter::words::leave_owner;
use crate::write::grammar::list;
use crate::write::happening;
use crate::write::how::by;
use crate::write::noun::Place;
use crate::write::phrase::Count;
use crate::write::stat;
use crate::write::verb;
use crate::write::writer::Writer;
use digimon::effects::language::{
    Amount, Area, Cmp, Condition, Filter, Happening, Noun, Origin, Phase, Stat, Target, Verb, Whose,
};

impl Writer {
    /// The condition as a clause, or its denial.
    pub(crate) fn condition(&mut self, condition: &Condition, yes: bool) -> String {
        let either = |truth: &str, lie: &str| if yes { truth } else { lie }.to_owned();
        match condition {
            Condition::Any(noun) => self.existence(noun, yes),
            Condition::None(noun) => self.existence(noun, !yes),
            same if *same == same_level_digivolution() => {
                either("it digivolved", "it didn't digivolve") + " into a card of the same level"
            }
            Condition::Compare(left, cmp, right) => self.comparison(left, *cmp, right, yes),
            Condition::Is(target, filters) => self.likeness(target, filters, yes),
            Condition::YourTurn => either("it's your turn", "it isn't your turn"),
            Condition::OpponentsTurn => either("it's your opponent's turn", "it isn't your opponent's turn"),
            Condition::InPhase(phase) => either("it's ", "it isn't ") + phase_word(*phase),
            Condition::DnaDigivolving => either("DNA digivolving", "not DNA digivolving"),
            Condition::DigiXrosing(n) => either("", "not ") + &format!("DigiXrosing with {n} or more cards"),
            Condition::CameFrom(origin) => self.came(&format!("from {}", origin_word(*origin)), yes),
            Condition::WasFaceUp => either("the card was", "the card wasn't") + " face up",
            Condition::ThisTurn(what, whose) => self.this_turn(*what, *whose, yes),
            Condition::Blitzing => either("attacking by <Blitz>", "not attacking by <Blitz>"),
            Condition::Assembling => either("assembling", "not assembling"),
            Condition::Came(how) => self.came(&by(how).unwrap_or_default(), yes),
            Condition::PlayedBy(how) => either("", "not ") + "played " + &by(how).unwrap_or_default(),
            Condition::Did(verb) => did(*verb, yes),
            Condition::DidTo(verb, whose) => self.did_to(*verb, *whose, yes),
            Condition::IfYouDo => match self.player() {
                Some(player) => format!("{player} {}", either("did", "didn't")),
                None if self.they_acted => either("they did", "they didn't"),
                None => either("you did", "you didn't"),
            },
            Condition::Attacking => either("a Digimon is attacking", "no Digimon is attacking"),
            Condition::Battling(noun) => {
                let (this, other) = (self.this().text, self.noun(noun, &Count::A, Place::In).text);
                format!("{this} {} battling {other}", either("is", "isn't"))
            }
            Condition::Not(inner) => self.condition(inner, !yes),
            Condition::All(all) => self.several(all, yes, if yes { "and" } else { "or" }),
            Condition::AnyOf(any) => self.several(any, yes, if yes { "or" } else { "and" }),
        }
    }

    /// "if played from the trash", "if not deleted in battle": what triggered the effect came so.
    fn came(&mut self, how: &str, yes: bool) -> String {
        let what = match self.event.or(self.would) {
            Some(Happening::Played) => "played",
            Some(Happening::Digivolved | Happening::DnaDigivolved) => "digivolving",
            Some(Happening::AddedToHand | Happening::AddedToDeck) => "returned",
            Some(Happening::Suspended) => "suspended",
            Some(Happening::DigivolutionCardsTrashed | Happening::LinkCardsTrashed) => "trashed",
            _ => "deleted",
        };
        format!("{}{what} {how}", if yes { "" } else { "not " })
    }

    /// "you've digivolved this turn", "your opponent hasn't attacked this turn".
    fn this_turn(&mut self, what: Happening, whose: Whose, yes: bool) -> String {
        let player = self.player_named(whose);
        let have = match (player.is_plural(), yes) {
            (true, true) => "have",
            (true, false) => "haven't",
            (false, true) => "has",
            (false, false) => "hasn't",
        };
        let done = match what {
            Happening::Digivolved => "digivolved",
            Happening::Attacks => "attacked with a Digimon",
            Happening::Played => "played a Digimon",
            Happening::OptionUsed => "used an Option card",
            what => happening::phrase(what),
        };
        format!("{} {have} {done} this turn", player.text)
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
        if let Some(text) = self.done_to_somebodys(noun, yes) {
            return text;
        }
        let count = if yes { Count::A } else { Count::No };
        self.there_is(noun, &count)
    }

    /// "this effect suspended one of your Digimon".
    fn done_to_somebodys(&mut self, noun: &Noun, yes: bool) -> Option<String> {
        let (among, of): (Vec<Filter>, Vec<Filter>) =
            noun.of.iter().cloned().partition(|filter| matches!(filter, Filter::Among(_)));
        let [Filter::Among(target)] = among.as_slice() else { return None };
        let Target::Done(verb) = **target else {
            let those = self.target(target, Place::In);
            let like = self.predicate(&of, Manner { in_play: true, plural: true });
            return yes.then(|| format!("any of {} {}", those.text, like.yes));
        };
        let whom = self.noun(&Noun { of, ..noun.clone() }, &Count::A, Place::In).text;
        Some(if yes {
            format!("this effect {} {whom}", verb::past(verb))
        } else {
            format!("this effect didn't {} {whom}", verb::base(verb))
        })
    }

    /// "this effect deleted one of your Digimon".
    fn did_to(&mut self, verb: Verb, whose: Whose, yes: bool) -> String {
        let noun = Noun { whose, of: vec![Filter::Digimon], ..Noun::default() };
        let whom = self.noun(&noun, &Count::A, Place::In).text;
        format!("{} {whom}", did(verb, yes))
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
        let mut phrase = self.noun_phrase(noun, count.is_plural(), Place::In);
        leave_owner(&mut phrase);
        format!("there {verb} {}", phrase.counted(count).text)
    }

    /// "this Digimon is red".
    fn likeness(&mut self, target: &Target, filters: &[Filter], yes: bool) -> String {
        if *target == Target::AttackTarget {
            return self.attacking(filters, yes);
        }
        let subject = self.target(target, Place::In);
        if filters.is_empty() {
            let there = if yes { "there" } else { "gone" };
            return format!("{} {} {there}", subject.text, if subject.is_plural() { "are" } else { "is" });
        }
        let predicate = self.predicate(filters, Manner { in_play: true, plural: subject.is_plural() });
        format!("{} {}", subject.text, if yes { predicate.yes } else { predicate.no })
    }

    /// "attacking a player", "attacking a Digimon with 12000 DP or more".
    fn attacking(&mut self, filters: &[Filter], yes: bool) -> String {
        match (filters, yes) {
            ([], true) => "attacking a Digimon".to_owned(),
            ([], false) => "attacking a player".to_owned(),
            (_, yes) => {
                let noun = Noun { of: filters.to_vec(), ..Noun::default() };
                let whom = self.noun(&noun, &Count::A, Place::Unsaid).text;
                format!("{}attacking {whom}", if yes { "" } else { "not " })
            }
        }
    }

    fn comparison(&mut self, left: &Amount, cmp: Cmp, right: &Amount, yes: bool) -> String {
        let Some(cmp) = (if yes { Some(cmp) } else { stat::opposite(cmp) }) else {
            return format!("{} isn't equal to {}", self.value(left), self.value(right));
        };
        match (left, right) {
            (Amount::Count(noun), Amount::N(n)) => self.counted(noun, cmp, *n),
            (Amount::Memory, Amount::N(n)) => self.memory(cmp, *n),
            (Amount::Alike(stat, noun), Amount::N(n)) if matches!(noun.from.as_slice(), [Area::Stack(_)]) => {
                let stack = self.noun(noun, &Count::Bare, Place::In).text;
                let stack = stack.trim_start_matches("cards in ");
                format!("{stack} has {} same-{} cards", stat::many(cmp, *n), stat::kind(*stat))
            }
            (Amount::Different(Stat::Colors, noun), Amount::N(n)) if noun.from == [Area::Battle] => {
                let things = self.noun(noun, &Count::Bare, Place::In).text;
                format!("{things} have {} total colors", stat::plain(cmp, *n, "fewer", "more"))
            }
            (Amount::For { .. }, Amount::N(n)) if cmp == Cmp::AtLeast => {
                format!("you gain {n} or more memory by this effect")
            }
            (Amount::Done(verb), Amount::N(n)) if cmp == Cmp::AtLeast => {
                format!("this effect {} {n} or more cards", verb::past(*verb))
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
        (_, true) => format!("this effect {}", verb::past(verb)),
        (_, false) => format!("this effect didn't {}", verb::base(verb)),
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
