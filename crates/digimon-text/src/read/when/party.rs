//! Who takes part in what happens: "one of your red Digimon", "this Digimon with [X] in its name".

use crate::read::mention::{Head, Many};
use crate::read::noun::canonical;
use crate::read::place::Place;
use crate::read::reader::Reader;
use digimon::effects::language::{Area, Filter, Noun, Target, Whose};

/// One that it happens to, or that does it.
#[derive(Clone, PartialEq, Debug)]
pub(in crate::read) struct Party {
    pub noun: Noun,
    pub head: Head,
    pub many: Many,
    /// Where it is was said.
    pub placed: bool,
}

impl Party {
    pub fn is_this(&self) -> bool {
        self.noun.of.contains(&Filter::This)
    }

    /// Any card of a place, or of anywhere.
    pub fn cards(whose: Whose, from: Vec<Area>) -> Party {
        Party {
            noun: Noun { whose, from, of: Vec::new() },
            head: Head::Card,
            many: Many::Several,
            placed: false,
        }
    }

    /// Any Digimon of a player.
    pub fn digimon(whose: Whose) -> Party {
        let noun = Noun { whose, from: vec![Area::Battle], of: vec![Filter::Digimon] };
        Party { noun, head: Head::Digimon, many: Many::Several, placed: false }
    }

    /// "this Digimon".
    pub fn this_digimon() -> Party {
        this(Vec::new(), Head::Digimon, None)
    }

    /// Whose it is, if that was not said.
    pub fn owned_by(mut self, whose: Whose) -> Party {
        if self.noun.whose == Whose::Any && !self.is_this() {
            self.noun.whose = whose;
        }
        self
    }

    /// The card comes from there.
    pub fn from(mut self, place: Option<Place>) -> Party {
        if let Some(place) = place {
            self.noun.from = place.areas;
            if !self.is_this() {
                self.noun.whose = place.whose.unwrap_or(self.noun.whose);
            }
        }
        self
    }

    /// The one whose digivolution cards it is said to be among: "a Tamer card in this Digimon's
    /// digivolution cards" is not there before it is placed.
    pub fn take_holder(&mut self) -> Option<Party> {
        let [area] = &self.noun.from[..] else { return None };
        let noun = match area {
            Area::Under(target) if **target == Target::This => {
                Noun { whose: Whose::Any, from: vec![Area::Battle], of: vec![Filter::This] }
            }
            Area::UnderAny(holders) => (**holders).clone(),
            _ => return None,
        };
        self.noun.from = vec![Area::Battle];
        Some(Party { noun, head: Head::Digimon, many: Many::One, placed: false })
    }

    /// A card rather than something in play: nothing is said about where it is.
    pub fn as_card(mut self) -> Option<Party> {
        if self.is_this() {
            self.noun.from = vec![Area::Battle];
        } else if self.noun.of.is_empty() && self.noun.whose == Whose::Any {
            return None;
        }
        Some(self)
    }
}

impl Reader<'_> {
    /// One or more that something happens to: "this Digimon or any of your Tamers".
    pub(super) fn parties(&mut self) -> Option<Vec<Party>> {
        let mut all = vec![self.party()?];
        while let Some(party) = self.or_one_more(|reader| {
            // "When A, or when B attacks": the verb comes once.
            reader.again_when();
            reader.party()
        }) {
            all.push(party);
        }
        Some(all)
    }

    pub(super) fn party(&mut self) -> Option<Party> {
        self.attempt(Reader::this_party).or_else(|| self.attempt(Reader::quantified_party))
    }

    /// "this suspended Digimon with [X] in its name", "this Digimon has … and".
    pub(super) fn this_party(&mut self) -> Option<Party> {
        self.must("this")?;
        if self.digivolution_cards().is_some() {
            return Some(this(Vec::new(), Head::Card, None));
        }
        let kind = self.kind()?;
        let mut filters = kind.filters;
        filters.retain(|filter| !matches!(filter, Filter::Digimon | Filter::Tamer | Filter::Option));
        if self.eat("has") {
            filters.extend(self.qualities()?);
            self.must("and")?;
        }
        Some(this(filters, kind.head, kind.place))
    }

    fn quantified_party(&mut self) -> Option<Party> {
        let (many, mut filters) = self.quantifier();
        let whose = self.owner();
        let many = match (many, whose) {
            (Some(many), _) => Some(many),
            (None, Some(_)) => None,
            (None, None) => self.one_of(&["a", "an", "1"]).map(|_| Many::One),
        };
        if whose.is_some() && self.eat("other") {
            filters.push(Filter::Other);
        }
        let phrase = self.phrase(whose, &Area::Battle)?;
        (phrase.total.is_none() && phrase.different.is_none()).then_some(())?;
        let mut noun = phrase.noun;
        noun.of.extend(filters);
        noun.of = canonical(noun.of);
        Some(Party { noun, head: phrase.head, many: many.unwrap_or(phrase.many), placed: phrase.placed })
    }

    /// "one of", "any of", "another of".
    fn quantifier(&mut self) -> (Option<Many>, Vec<Filter>) {
        if self.eat("another of") {
            return (Some(Many::One), vec![Filter::Other]);
        }
        let any = self.sees("any of") || self.sees("each of");
        if self.out_of().is_some() {
            return (Some(if any { Many::Several } else { Many::One }), Vec::new());
        }
        (self.eat("any").then_some(Many::Several), Vec::new())
    }
}

fn this(filters: Vec<Filter>, head: Head, place: Option<Place>) -> Party {
    let mut of = vec![Filter::This];
    of.extend(filters);
    let placed = place.is_some();
    let from = match (place, head) {
        (Some(place), _) => place.areas,
        (None, Head::Card) => Vec::new(),
        (None, _) => vec![Area::Battle],
    };
    Party { noun: Noun { whose: Whose::Any, from, of: canonical(of) }, head, many: Many::One, placed }
}
