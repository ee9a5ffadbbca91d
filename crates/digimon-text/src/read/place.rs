//! Where cards are: "from your hand or trash", "under one of your Tamers", "among them" (3-1-1).

use super::reader::Reader;
use digimon::effects::language::{Area, Filter, Noun, Whose};

/// One or more areas, and whose they are.
#[derive(Clone, PartialEq, Debug)]
pub struct Place {
    pub whose: Option<Whose>,
    pub areas: Vec<Area>,
}

impl Reader<'_> {
    /// "in your trash", "from your hand or this Digimon's digivolution cards".
    pub(super) fn place(&mut self) -> Option<Place> {
        if self.attempt(Reader::among_them).is_some() {
            return Some(
                self.context.searched.clone().unwrap_or(Place { whose: None, areas: vec![Area::Revealed] }),
            );
        }
        if self.one_of(&["from among it", "among it", "from it", "in it"]).is_some() {
            return self.context.searched.clone();
        }
        self.within()?;
        self.areas()
    }

    /// "among them", "from among the revealed cards".
    fn among_them(&mut self) -> Option<()> {
        let from = self.eat("from");
        let among = self.eat("among");
        (from || among).then_some(())?;
        if among && self.form("them", &["those cards", "them"]) {
            return Some(());
        }
        self.must("the revealed cards")
    }

    /// One or more areas, with "or" between them.
    pub(super) fn areas(&mut self) -> Option<Place> {
        let mut place = self.area()?;
        while let Some(next) = self.attempt(|reader| {
            let comma = reader.comma();
            let joined =
                reader.form("or", &["and/or", "or from", "or in", "or", "/"]) || reader.form("and", &["and"]);
            (comma || joined).then_some(())?;
            // "… and play" is a verb.
            (!reader.sees("play")).then_some(())?;
            let area = reader.area()?;
            // After a comma alone another one must follow: "trash" may be a verb.
            let subject = ["has", "have", "is", "are"].iter().any(|verb| reader.sees(verb));
            (!subject).then_some(())?;
            let listed = joined || reader.peek() == Some(super::lex::Token::Comma) || reader.sees("or");
            listed.then_some(area)
        }) {
            place.whose = match (place.whose, next.whose) {
                (Some(one), Some(two)) if one != two => Some(Whose::Any),
                (one, two) => one.or(two),
            };
            for area in next.areas {
                if !place.areas.contains(&area) {
                    place.areas.push(area);
                }
            }
        }
        Some(place)
    }

    pub(super) fn area(&mut self) -> Option<Place> {
        if self.in_play_words() {
            return Some(Place { whose: None, areas: vec![Area::Battle] });
        }
        if let Some(area) = self.attempt(Reader::area_under) {
            return Some(Place { whose: None, areas: vec![area] });
        }
        let whose = self.owner();
        if whose.is_none() {
            let _ = self.one_of(&["the", "an empty space in the", "its owner's"]);
        }
        let area = match self.one_of(&[
            "battle area",
            "breeding area",
            "hand",
            "hands",
            "trash",
            "security stack",
            "security stacks",
            "digi-egg deck",
            "deck",
            "play",
            "field",
            "security",
            "empty breeding area",
            "decks",
            "trashes",
        ])? {
            0 | 9 => vec![Area::Battle],
            1 | 12 => vec![Area::Breeding],
            2 | 3 => vec![Area::Hand],
            4 => vec![Area::Trash],
            5 | 6 | 11 => vec![Area::Security],
            7 => vec![Area::EggDeck],
            8 | 13 => vec![Area::Deck],
            14 => vec![Area::Trash],
            _ => vec![Area::Battle, Area::Breeding],
        };
        let owned = matches!(area[0], Area::Battle | Area::Breeding);
        let whose = whose.or((!owned).then_some(Whose::Yours));
        Some(Place { whose, areas: area })
    }

    /// Digivolution cards, link cards, and cards under Tamers.
    pub(super) fn area_under(&mut self) -> Option<Area> {
        if self.eat("under") {
            return self.attempt(Reader::under_any).or_else(|| {
                let target = self.known()?;
                Some(Area::Under(Box::new(target)))
            });
        }
        if let Some(area) = self.attempt(|reader| {
            reader.must("the digivolution cards of")?;
            reader
                .attempt(|reader| {
                    let _ = reader.out_of().is_some() || reader.every().is_some();
                    let whose = reader.owner();
                    let holders = reader.in_play(|reader| reader.phrase(whose, &Area::Battle))?;
                    Some(Area::UnderAny(Box::new(holders.noun)))
                })
                .or_else(|| {
                    let holder = reader.attempt(Reader::described_this_one).or_else(|| reader.known())?;
                    Some(Area::Under(Box::new(holder)))
                })
        }) {
            return Some(area);
        }
        if let Some(holder) = self.attempt(|reader| {
            let holder = reader.possessor()?;
            Some((
                holder,
                reader.one_of(&[
                    "digivolution cards",
                    "digivolution card",
                    "stack",
                    "link cards",
                    "link card",
                ])?,
            ))
        }) {
            let (holder, which) = holder;
            return Some(if which > 2 {
                Area::LinkCards(Box::new(holder))
            } else {
                Area::Under(Box::new(holder))
            });
        }
        self.attempt(|reader| {
            let _ = reader.one_of(&["one of", "1 of", "any of", "any 1 of", "all of", "1", "any", "a"]);
            let whose = reader.owner();
            let mut holders = reader.phrase_possessive(whose)?;
            reader.digivolution_cards()?;
            if reader.one_of(&["in the breeding area", "in your breeding area"]).is_some() {
                holders.from = vec![Area::Breeding];
            }
            Some(Area::UnderAny(Box::new(holders)))
        })
    }

    /// "under one of your Tamers".
    fn under_any(&mut self) -> Option<Area> {
        let _ = self.one_of(&["one of", "1 of", "any of", "any 1 of", "any one of", "any", "a", "an"]);
        let whose = self.owner();
        let holders = self.in_play(|reader| reader.phrase(whose, &Area::Battle))?;
        Some(Area::UnderAny(Box::new(holders.noun)))
    }

    /// "Digimon's", "Tamers'", "[Mother Eater]'s": the cards that have something.
    pub(super) fn phrase_possessive(&mut self, whose: Option<Whose>) -> Option<Noun> {
        let mut filters = Vec::new();
        while let Some(filter) = self.attempt(Reader::adjective) {
            filters.push(filter);
        }
        let kind = if self.form("digimon's", &["digimon's", "digimon'"]) {
            Some(Filter::Digimon)
        } else if self.form("tamer's", &["tamer's", "tamers'"]) {
            Some(Filter::Tamer)
        } else {
            self.possessive_s()?;
            None
        };
        let mut of: Vec<Filter> = kind.into_iter().collect();
        of.extend(filters);
        Some(Noun {
            whose: whose.unwrap_or_default(),
            from: vec![Area::Battle],
            of: super::noun::canonical(of),
        })
    }
}
