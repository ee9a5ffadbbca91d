//! Memory, cards drawn and revealed, and what is done to cards in play.

use super::play::is_number_of_card;
use crate::write::clause::Clause;
use crate::write::happening;
use crate::write::noun::Place;
use crate::write::phrase::{Count, Head, Referent};
use crate::write::writer::Writer;
use digimon::effects::language::{
    Amount, Area, Choose, End, Face, Filter, Happening, Noun, Pile, Target, Verb, Whose,
};

impl Writer {
    pub(super) fn memory_changed(&mut self, whose: Whose, amount: &Amount) -> Clause {
        let phrase = match self.measured(amount) {
            (Some(n), tail) if n < 0 => format!("lose {} memory{tail}", -n),
            (Some(n), tail) => format!("gain {n} memory{tail}"),
            (None, value) => format!("gain memory equal to {value}"),
        };
        self.player_does(whose, phrase)
    }

    pub(super) fn memory_set(&mut self, whose: Whose, amount: &Amount) -> Clause {
        Clause::Do(format!("set {} memory to {}", self.owner_of_place(whose), self.value(amount)))
    }

    pub(super) fn drawn(&mut self, whose: Whose, amount: &Amount) -> Clause {
        self.remember_done(
            Verb::Drawn,
            Referent { head: Head::new("card"), plural: *amount != Amount::N(1) },
        );
        match self.measured(amount) {
            (Some(n), tail) => {
                let cards = if n == 1 { "card" } else { "cards" };
                self.icon_of(whose, format!("<Draw {n}>{tail}"), format!("draw {n} {cards}{tail}"))
            }
            (None, value) => {
                let until = match amount {
                    Amount::Minus(left, hand) if matches!(**hand, Amount::Count(_)) => {
                        format!("until you have {} cards in your hand", self.value(left))
                    }
                    _ => format!("equal to {value}"),
                };
                self.player_does(whose, format!("draw cards {until}"))
            }
        }
    }

    pub(super) fn recovered(&mut self, whose: Whose, amount: &Amount) -> Clause {
        match self.measured(amount) {
            (Some(n), tail) => {
                let icon = format!("<Recovery +{n} (Deck)>{tail}");
                self.icon_of(whose, icon.clone(), format!("activate {icon}"))
            }
            (None, value) => {
                let often = match amount {
                    Amount::Minus(up_to, there) if matches!(**there, Amount::Count(_)) => {
                        format!("until you have {} security cards", self.value(up_to))
                    }
                    _ => format!("as many times as {value}"),
                };
                let icon = format!("<Recovery +1 (Deck)> {often}");
                self.icon_of(whose, icon.clone(), format!("activate {icon}"))
            }
        }
    }

    /// The player of the effect does it, or another one has to.
    pub(super) fn player_does(&mut self, whose: Whose, phrase: String) -> Clause {
        match whose {
            Whose::Yours => Clause::Do(phrase),
            Whose::Opponents | Whose::Any => Clause::befalls(self.player_named(whose), phrase),
        }
    }

    fn icon_of(&mut self, whose: Whose, icon: String, phrase: String) -> Clause {
        match whose {
            Whose::Yours => Clause::Icon(icon, phrase),
            Whose::Opponents | Whose::Any => self.player_does(whose, phrase),
        }
    }

    pub(super) fn de_digivolved(&mut self, target: &Target, amount: &Amount) -> Clause {
        let whom = self.target(target, Place::In);
        self.remember_done(Verb::DeDigivolved, whom.referent);
        let whom = whom.text;
        match self.measured(amount) {
            (Some(n), tail) if !tail.is_empty() => Clause::Do(format!("to {whom}, <De-Digivolve {n}>{tail}")),
            (Some(n), tail) => {
                let icon = format!("<De-Digivolve {n}> {whom}{tail}");
                Clause::Icon(icon, format!("de-digivolve {whom} by {n}{tail}"))
            }
            (None, value) => Clause::Do(format!("<De-Digivolve> {whom} by {value}")),
        }
    }

    pub(super) fn digivolution_cards_trashed(
        &mut self,
        target: &Target,
        end: End,
        amount: &Amount,
    ) -> Clause {
        let end = match end {
            End::Top => "the top",
            End::Bottom => "the bottom",
            End::Any => "any",
        };
        if *amount == Amount::Every {
            let whom = self.target(target, Place::In).text;
            return Clause::Do(format!("trash all of the digivolution cards of {whom}"));
        }
        let (number, tail) = match self.measured(amount) {
            (Some(n), tail) => (n.to_string(), tail),
            (None, value) => ("as many".to_owned(), format!(" as {value}")),
        };
        let cards = if number == "1" { "digivolution card" } else { "digivolution cards" };
        let number = if number == "1" && end != "any" { String::new() } else { format!("{number} ") };
        let whom = self.target(target, Place::In).text;
        self.remember_done(Verb::Trashed, Referent { head: Head::new("card"), plural: true });
        Clause::Do(format!("trash {end} {number}{cards} of {whom}{tail}"))
    }

    pub(super) fn flipped(&mut self, target: &Target, face: Face) -> Clause {
        let facing = match face {
            Face::Up => "face up",
            Face::Down => "face down",
        };
        Clause::Do(format!("flip {} {facing}", self.target(target, Place::In).text))
    }

    pub(super) fn revealed(&mut self, whose: Whose, from: Pile, amount: &Amount) -> Clause {
        let cards = if *amount == Amount::Every {
            let noun = Noun { whose, from: vec![from.area()], of: Vec::new() };
            self.noun(&noun, &Count::All, Place::In)
        } else {
            self.target(&Target::Top(whose, from.area(), amount.clone()), Place::In)
        };
        self.remember_done(Verb::Revealed, cards.referent);
        Clause::Do(format!("reveal {}", cards.text))
    }

    pub(super) fn shuffled(&mut self, whose: Whose, pile: Pile) -> Clause {
        let area = self.in_areas(whose, &[pile.area()], Place::In).unwrap_or_default();
        Clause::Do(format!("shuffle {}", area.trim_start_matches("in ")))
    }

    pub(super) fn digi_burst(&mut self, amount: &Amount) -> Clause {
        let n = self.value(amount);
        Clause::Icon(format!("<Digi-Burst {n}>"), format!("pay for <Digi-Burst {n}>"))
    }

    /// Whoever has to choose does so among their own.
    pub(super) fn selected(&mut self, target: &Target) -> Clause {
        match target {
            Target::Choose(choose) if choose.by == Whose::Opponents && !self.opponent_acts => {
                let from = Noun { whose: mirrored(choose.from.whose), ..choose.from.clone() };
                let choose = Choose { from, by: Whose::Yours, ..choose.clone() };
                self.opponent_acts = true;
                let what = self.target(&Target::Choose(choose), Place::In).text;
                self.opponent_acts = false;
                Clause::befalls(self.player_named(Whose::Opponents), format!("choose {what}"))
            }
            Target::All(_) => Clause::Do(format!("reveal {}", self.target(target, Place::In).text)),
            _ => Clause::Do(format!("choose {}", self.target(target, Place::In).text)),
        }
    }

    /// The Tamer always links with a Digimon.
    pub(super) fn mind_link(&mut self, filters: &[Filter]) -> Clause {
        let of = std::iter::once(Filter::Digimon).chain(filters.iter().cloned()).collect();
        let noun = Noun { whose: Whose::Yours, from: vec![Area::Battle], of };
        let with = self.noun(&noun, &Count::Some("1".to_owned(), false), Place::In).text;
        Clause::Icon(format!("<Mind Link> to {with}"), format!("activate <Mind Link> to {with}"))
    }

    /// What would happen does not happen to these.
    pub(super) fn prevented(&mut self, target: &Target) -> Clause {
        let whom = self.target(target, Place::In);
        self.remember_done(Verb::Prevented, whom.referent);
        let what = match self.would {
            Some(Happening::Deleted) => "being deleted",
            _ => "leaving the battle area",
        };
        Clause::Do(format!("prevent {} from {what}", whom.text))
    }

    pub(super) fn cost_changed(&mut self, amount: &Amount) -> Clause {
        let cost = happening::cost_name(self.would);
        if let Amount::Plus(base, more) = amount
            && self.can_add(more)
        {
            let changed = self.cost_changed(base);
            self.add(more, |n| format!("further reduce it by {}", -n));
            return changed;
        }
        if let Amount::For { count, every: 1, each: -1 } = amount
            && is_number_of_card(count)
        {
            return Clause::Do(format!("reduce the {cost} by {}", self.value(count)));
        }
        Clause::Do(match self.measured(amount) {
            (Some(n), tail) if n < 0 => format!("reduce the {cost} by {}{tail}", -n),
            (Some(n), tail) => format!("increase the {cost} by {n}{tail}"),
            (None, value) => format!("change the {cost} by {value}"),
        })
    }
}

/// The same players, as the other player would name them.
fn mirrored(whose: Whose) -> Whose {
    match whose {
        Whose::Any => Whose::Any,
        Whose::Yours => Whose::Opponents,
        Whose::Opponents => Whose::Yours,
    }
}
