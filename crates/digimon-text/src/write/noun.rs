//! Nouns: whose cards, where, and what they are like.

use crate::write::filter::Manner;
use crate::write::grammar::{belonging, list, possessive};
use crate::write::phrase::{Count, Head, NounPhrase, Said};
use crate::write::writer::Writer;
use digimon::effects::language::{Area, Noun, Target, Whose};

/// Whether cards are spoken of where they are, or taken from there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    In,
    From,
    /// It goes without saying.
    Unsaid,
}

impl Writer {
    /// The noun with the words that count it.
    pub(crate) fn noun(&mut self, noun: &Noun, count: &Count, place: Place) -> Said {
        self.noun_phrase(noun, count.is_plural(), place).counted(count)
    }

    /// The noun without its owner, who was named before: "you have a red Tamer".
    pub(crate) fn noun_of_subject(&mut self, noun: &Noun, count: &Count) -> Said {
        let phrase = self.noun_phrase(noun, count.is_plural(), Place::In);
        NounPhrase { owner: None, ..phrase }.counted(count)
    }

    pub(crate) fn noun_phrase(&mut self, noun: &Noun, plural: bool, place: Place) -> NounPhrase {
        let battle = [Area::Battle];
        let areas: &[Area] = if noun.from.is_empty() { &battle } else { &noun.from };
        let mut phrase = self.located(noun.whose, areas, place);
        phrase.manner = place;
        let before = std::mem::replace(&mut self.opponents_meant, noun.whose == Whose::Opponents);
        self.describe(&mut phrase, &noun.of, Manner { in_play: is_in_play(areas), plural });
        self.opponents_meant = before;
        let unsaid = place == Place::Unsaid || phrase.this.is_some() || phrase.among.is_some();
        let anything = ["card", "Option card"].contains(&phrase.head.one.as_str()) && phrase.kinds.is_empty();
        if anything && areas == battle && !unsaid {
            phrase.place = Some("in the battle area".to_owned());
        }
        phrase
    }

    /// Whose and where, before anything is known about the cards.
    fn located(&mut self, whose: Whose, areas: &[Area], place: Place) -> NounPhrase {
        let (owner, head, place) = match areas {
            [Area::Battle] => (self.owner(whose), Head::new("card"), None),
            [Area::Security] => (self.owner(whose), Head::new("security card"), None),
            [Area::SecurityDigimon] => (self.owner(whose), Head::new("Security Digimon"), None),
            [Area::Battle, Area::SecurityDigimon] | [Area::SecurityDigimon, Area::Battle] => {
                (self.owner(whose), Head::new("Digimon or Security Digimon"), None)
            }
            [Area::Breeding] => {
                (self.owner(whose), Head::new("card"), Some("in the breeding area".to_owned()))
            }
            [Area::Battle, Area::Breeding] | [Area::Breeding, Area::Battle] => {
                (self.owner(whose), Head::new("card"), Some("in the battle area or breeding area".to_owned()))
            }
            [Area::Under(target)] => return self.under(target),
            [Area::LinkCards(target)] => {
                let holder = self.target(target, Place::In);
                return owned_card("link card", &holder.text);
            }
            _ => (None, Head::new("card"), self.in_areas(whose, areas, place)),
        };
        NounPhrase { owner, place, ..NounPhrase::new(head) }
    }

    /// The cards under something: digivolution cards if it is a Digimon.
    fn under(&mut self, target: &Target) -> NounPhrase {
        let holder = self.target(target, Place::In);
        if holder.referent.head.one == "Tamer" {
            let place = Some(format!("under {}", holder.text));
            return NounPhrase { place, ..NounPhrase::new(Head::new("card")) };
        }
        owned_card("digivolution card", &holder.text)
    }

    /// "in your hand or trash".
    pub(crate) fn in_areas(&mut self, whose: Whose, areas: &[Area], place: Place) -> Option<String> {
        if place == Place::Unsaid {
            return None;
        }
        if areas == [Area::Revealed] {
            return Some("among the revealed cards".to_owned());
        }
        let mut names: Vec<String> = Vec::new();
        for area in areas {
            let shares_owner = !names.is_empty();
            names.push(self.area(whose, area, shares_owner));
        }
        let has_its_own = ["under ", "among "].iter().any(|word| names[0].starts_with(word));
        let names = list(&names, "or");
        Some(match place {
            Place::From => format!("from {names}"),
            Place::In | Place::Unsaid if has_its_own => names,
            Place::In | Place::Unsaid => format!("in {names}"),
        })
    }

    fn area(&mut self, whose: Whose, area: &Area, shares_owner: bool) -> String {
        let name = match area {
            Area::Under(target) => {
                let holder = self.target(target, Place::In).text;
                return belonging(&holder, "digivolution cards");
            }
            Area::Stack(target) => {
                let holder = self.target(target, Place::In).text;
                return belonging(&holder, "stack");
            }
            Area::LinkCards(target) => {
                let holder = self.target(target, Place::In).text;
                return belonging(&holder, "link cards");
            }
            Area::UnderAny(holders) => {
                let holders = self.noun(holders, &Count::Any, Place::In);
                return format!("under {}", holders.text);
            }
            Area::Revealed => return "among the revealed cards".to_owned(),
            Area::SecurityDigimon => return "among the Security Digimon".to_owned(),
            Area::Battle => "battle area",
            Area::Breeding => "breeding area",
            Area::Hand => "hand",
            Area::Trash => "trash",
            Area::Security => "security stack",
            Area::Deck => "deck",
            Area::EggDeck => "Digi-Egg deck",
        };
        if shares_owner { name.to_owned() } else { format!("{} {name}", self.owner_of_place(whose)) }
    }
}

fn owned_card(word: &str, holder: &str) -> NounPhrase {
    let (owner, place) = match belonging(holder, "") {
        short if short == format!("{} ", possessive(holder)) => (Some(possessive(holder)), None),
        _ => (None, Some(format!("of {holder}"))),
    };
    NounPhrase { owner, place, ..NounPhrase::new(Head::new(word)) }
}

fn is_in_play(areas: &[Area]) -> bool {
    areas.iter().all(|area| matches!(area, Area::Battle | Area::Breeding))
}
