//! Cards that are put somewhere: returned, added, trashed, placed.

use crate::write::clause::Clause;
use crate::write::grammar::belonging;
use crate::write::noun::Place;
use crate::write::phrase::{Count, Said};
use crate::write::writer::Writer;
use digimon::effects::language::{Amount, Area, Choose, Destination, End, Face, Target, Verb};

impl Writer {
    pub(super) fn put(&mut self, target: &Target, destination: &Destination) -> Clause {
        if let Target::Choose(choose @ Choose { blind: true, n: Amount::Minus(all, left), .. }) = target
            && **all == Amount::Count(Box::new(choose.from.clone()))
        {
            let cards = self.noun(&choose.from, &Count::Bare, Place::In);
            self.remember_choice(choose.slot, cards.referent.clone());
            let random = Said { text: format!("random {}", cards.text), ..cards };
            let left = self.value(left);
            return match self.put_to(&random, destination, false, true) {
                Clause::Do(text) => {
                    Clause::Do(format!("{text} without looking at them until it has {left} left"))
                }
                other => other,
            };
        }
        let place = if *destination == Destination::Trash { Place::In } else { Place::From };
        let what = self.target(target, place);
        let plural = what.is_plural();
        self.put_to(&what, destination, adds(target), plural)
    }

    pub(super) fn rest_put(&mut self, destination: &Destination) -> Clause {
        let referent = self.done(Verb::Revealed);
        let rest = Said { text: "the rest".to_owned(), referent };
        self.put_to(&rest, destination, true, true)
    }

    fn put_to(&mut self, what: &Said, destination: &Destination, adds: bool, plural: bool) -> Clause {
        let text = &what.text;
        let card = |end: &str, of: &str| format!("{end} {of}{}", if plural { "s" } else { "" });
        let (verb, phrase) = match destination {
            Destination::Hand if adds => (Verb::Added, format!("add {text} to the hand")),
            Destination::Hand => (Verb::Returned, format!("return {text} to the hand")),
            Destination::Trash => (Verb::Trashed, format!("trash {text}")),
            Destination::DeckTop => (Verb::Returned, format!("return {text} to the top of the deck")),
            Destination::DeckBottom => (Verb::Returned, format!("return {text} to the bottom of the deck")),
            Destination::DeckTopOrBottom => {
                (Verb::Returned, format!("return {text} to the top or bottom of the deck"))
            }
            Destination::EggDeckBottom => {
                (Verb::Returned, format!("return {text} to the bottom of the Digi-Egg deck"))
            }
            Destination::SecurityTop(face) => {
                (Verb::Placed, format!("place {text}{} as the {}", up(*face), card("top", "security card")))
            }
            Destination::SecurityBottom(face) => (
                Verb::Placed,
                format!("place {text}{} as the {}", up(*face), card("bottom", "security card")),
            ),
            Destination::SecurityTopOrBottom(face) => (
                Verb::Placed,
                format!("place {text}{} as the {}", up(*face), card("top or bottom", "security card")),
            ),
            Destination::Under(target, end, face) => (
                Verb::Placed,
                format!("place {text}{} {}", down(*face), self.under_what(target, *end, plural)),
            ),
            Destination::BattleArea => (Verb::Placed, format!("place {text} in the battle area")),
            Destination::BreedingArea => (Verb::Placed, format!("place {text} in the breeding area")),
        };
        self.remember_done(verb, what.referent.clone());
        Clause::Do(phrase)
    }

    /// "as this Digimon's bottom digivolution card", "under this Tamer".
    fn under_what(&mut self, target: &Target, end: End, plural: bool) -> String {
        let holder = self.target(target, Place::In);
        let end = match end {
            End::Top => "top",
            End::Bottom => "bottom",
            End::Any => "top or bottom",
        };
        if holder.referent.head.one == "Tamer" || *target == Target::ThisCard {
            return format!("under {}", holder.text);
        }
        let cards = if plural { "digivolution cards" } else { "digivolution card" };
        format!("as {}", belonging(&holder.text, &format!("{end} {cards}")))
    }
}

/// Face down is how a security card lies; only face up is worth a word.
fn up(face: Face) -> &'static str {
    match face {
        Face::Up => " face up",
        Face::Down => "",
    }
}

/// Cards under another lie face up; only face down is worth a word.
fn down(face: Face) -> &'static str {
    match face {
        Face::Up => "",
        Face::Down => " face down",
    }
}

/// Cards from the deck, the security stack and the like are added to the hand; from the field and
/// the trash they are returned.
pub(crate) fn adds(target: &Target) -> bool {
    let from = |areas: &[Area]| areas.iter().any(is_hidden_or_under);
    match target {
        Target::Choose(choose) => from(&choose.from.from),
        Target::Together(all) => all.iter().all(adds),
        Target::Each(all) => all.iter().all(|choose| from(&choose.from.from)),
        Target::All(noun) | Target::TopOf(noun, _) | Target::BottomOf(noun, _) => from(&noun.from),
        Target::Top(..) | Target::Bottom(..) | Target::TopOrBottom(..) => true,
        Target::This
        | Target::ThisCard
        | Target::Chosen(_)
        | Target::Triggering
        | Target::TriggeringOther
        | Target::Attacker
        | Target::AttackTarget
        | Target::Player(_)
        | Target::TopCard(_)
        | Target::HolderOf(_)
        | Target::Done(_)
        | Target::Battling => false,
    }
}

fn is_hidden_or_under(area: &Area) -> bool {
    match area {
        Area::Security
        | Area::Deck
        | Area::EggDeck
        | Area::Revealed
        | Area::Under(_)
        | Area::UnderAny(_)
        | Area::LinkCards(_)
        | Area::Stack(_)
        | Area::SecurityDigimon => true,
        Area::Battle | Area::Breeding | Area::Hand | Area::Trash => false,
    }
}
