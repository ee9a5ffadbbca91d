//! What follows a noun: "with …", "without …", "that …", where it is, and exceptions.

use super::words::Joined;
use crate::read::lex::Token;
use crate::read::mention::Head;
use crate::read::noun::{Kind, canonical, flat_any_of};
use crate::read::place::Place;
use crate::read::reader::Reader;
use digimon::effects::language::{Amount, Area, Cmp, Filter, Stat, Target};

/// What makes words in brackets something else than a name.
const NOT_A_NAME: [&str; 10] = [
    "trait",
    "traits",
    "in its",
    "in their",
    "in any of",
    "in one of",
    "in at least",
    "in name",
    "in text",
    "in the name",
];

impl Reader<'_> {
    /// One thing said after the noun.
    pub(in crate::read) fn after_head(&mut self, kind: &mut Kind) -> Option<()> {
        if self.in_play_words() {
            return Some(());
        }
        if let Some((place, filter)) = self.attempt(Reader::security_cards_place) {
            kind.filters.extend(filter);
            return self.set_place(kind, place);
        }
        // A Digimon is not among the cards under itself.
        (kind.head == Head::Card || !self.sees("in its digivolution cards")).then_some(())?;
        if let Some(place) = self.attempt(Reader::place) {
            return self.set_place(kind, place);
        }
        let card = kind.head == Head::Card;
        if let Some(place) = self.attempt(|reader| {
            (card && reader.comma()).then_some(())?;
            (reader.sees("from") || reader.sees("among")).then_some(())?;
            reader.place()
        }) {
            return self.set_place(kind, place);
        }
        if kind.head == Head::Card
            && let Some(place) = self.attempt(super::super::reader::Reader::under_place)
        {
            return self.set_place(kind, place);
        }
        if let Some(filter) = self.attempt(Reader::exception) {
            kind.filters.push(filter);
            return Some(());
        }
        let _ = self.comma();
        if self
            .attempt(|reader| {
                reader.one_of(&["of the same level", "with the same level"])?;
                (!reader.sees("as")).then_some(())
            })
            .is_some()
        {
            kind.alike = Some(Stat::Level);
            return Some(());
        }
        if self.one_of(&["and with", "with", "w/"]).is_some() {
            return self.with_list(kind);
        }
        if let Some(filter) = self.without() {
            kind.filters.push(filter);
            return Some(());
        }
        self.relative(kind)
    }

    /// "without …", "and without …".
    pub(in crate::read) fn without(&mut self) -> Option<Filter> {
        self.attempt(|reader| {
            reader.form("without", &["and without", "without"]).then_some(())?;
            Some(not(all_of(reader.qualities()?)))
        })
    }

    fn set_place(&self, kind: &mut Kind, place: Place) -> Option<()> {
        if kind.place.is_some() || (self.context.only_in_play && !in_play(&place)) {
            return None;
        }
        let nowhere = place.areas == [Area::Battle] && place.whose.is_none();
        if !nowhere || kind.head == Head::Card {
            kind.place = Some(place);
        }
        Some(())
    }

    /// "from your face-up security cards".
    fn security_cards_place(&mut self) -> Option<(Place, Option<Filter>)> {
        self.within()?;
        let _ = self.within();
        let whose = self.owner()?;
        let filter = self.attempt(Reader::adjective);
        self.security_cards()?;
        Some((Place { whose: Some(whose), areas: vec![Area::Security] }, filter))
    }

    fn under_place(&mut self) -> Option<Place> {
        let _ = self.form("from", &["from", "that's", "that are", "placed"]);
        if !self.sees("under") || self.context.not_under {
            return None;
        }
        self.areas()
    }

    /// ", other than [X]", "except this Digimon".
    pub(in crate::read) fn exception(&mut self) -> Option<Filter> {
        let comma = self.comma();
        self.one_of(&["other than", "except for", "except", "excluding"])?;
        let excepted = self.excepted()?;
        if comma {
            let _ = self.attempt(Reader::closing_comma);
        }
        Some(excepted)
    }

    /// The second comma of ", other than [X], from your hand".
    fn closing_comma(&mut self) -> Option<()> {
        self.comma().then_some(())?;
        let on = ["from", "in", "among", "with", "would", "is", "are", "as", "under", "without", "attacks"];
        on.iter().any(|word| self.sees(word)).then_some(())
    }

    fn excepted(&mut self) -> Option<Filter> {
        let _ = self.attempt(|reader| {
            reader.plain_head()?;
            reader.must("with")
        });
        if let Some((words, _)) = self.attempt(|reader| {
            reader.indefinite();
            let words = reader.bracket_list()?;
            (!NOT_A_NAME.iter().any(|words| reader.sees(words))).then_some(words)
        }) {
            return Some(Filter::Not(Box::new(Self::each_word(words, Joined::Or, Filter::Name))));
        }
        if let Some(noun) = self.attempt(|reader| {
            let whose = reader.owner()?;
            Some(reader.phrase(Some(whose), &Area::Battle)?.noun)
        }) {
            return Some(Filter::NotAmong(Box::new(Target::All(noun))));
        }
        if let Some(kind) = self.attempt(Reader::exception_kind) {
            return Some(kind);
        }
        if let Some(filters) = self.attempt(Reader::qualities) {
            return Some(not(all_of(filters)));
        }
        let target = self.known()?;
        Some(match target {
            Target::This => Filter::Other,
            target => Filter::NotAmong(Box::new(target)),
        })
    }

    fn exception_kind(&mut self) -> Option<Filter> {
        let _ = self.one_of(&["a", "an", "another", "1"]);
        let kind = self.kind()?;
        if kind.place.is_some() {
            return None;
        }
        Some(Filter::Not(Box::new(all_of(canonical(kind.filters)))))
    }

    /// "that's level 3 or has the [X] trait", "that is suspended", "whose …".
    fn relative(&mut self, kind: &mut Kind) -> Option<()> {
        if self.one_of(&["named", "called"]).is_some() {
            let (words, joined) = self.bracket_list()?;
            kind.filters.push(Self::each_word(words, joined, Filter::Name));
            return Some(());
        }
        if let Some(total) = self.attempt(|reader| {
            reader.must("whose")?;
            reader.total()
        }) {
            kind.total = Some(total);
            return Some(());
        }
        if self.form("that share a name with", &["that share a name with", "that shares a name with"]) {
            kind.filters.push(self.same_name_as()?);
            return Some(());
        }
        if self.that_is().is_some() || self.eat("whose") {
            // "…, that [X] may attack" is about another thing.
            let told = !matches!(self.before(), Some(Token::Word("that")))
                || !matches!(self.peek(), Some(Token::Bracket(_)));
            told.then_some(())?;
            let mut any = vec![all_of(self.predicate_quality()?)];
            while let Some(filters) = self.attempt(|reader| {
                reader.must("or")?;
                reader.predicate_quality()
            }) {
                any.push(all_of(filters));
            }
            kind.filters.push(flat_any_of(any));
            return Some(());
        }
        None
    }

    /// "yellow and has a play cost of 5 or less".
    pub(super) fn predicate_qualities(&mut self) -> Option<Vec<Filter>> {
        let mut all = self.predicate_quality()?;
        while let Some(more) = self.attempt(|reader| {
            reader.must("and")?;
            (reader.sees("is") || reader.sees("has") || reader.sees("have")).then_some(())?;
            reader.predicate_quality()
        }) {
            all.extend(more);
        }
        Some(canonical(all))
    }

    /// "has the [X] trait", "is suspended", "suspended", "level 3".
    pub(in crate::read) fn predicate_quality(&mut self) -> Option<Vec<Filter>> {
        let _ = self.one_of(&["is", "are", "'s"]);
        if self.has_it().is_some() {
            return self.qualities();
        }
        if self.one_of(&["doesn't have", "don't have"]).is_some() {
            let _ = self.one_of(&["any"]);
            return Some(vec![not(all_of(self.qualities()?))]);
        }
        self.attempt(|reader| Some(vec![reader.stat_filter()?]))
            .or_else(|| self.attempt(|reader| Some(vec![reader.adjective()?])))
    }

    /// The qualities after "with", and what is said of all of them together.
    fn with_list(&mut self, kind: &mut Kind) -> Option<()> {
        if let Some(total) = self.attempt(Reader::total) {
            kind.total = Some(total);
            return Some(());
        }
        if self.attempt(Reader::different_word).is_some() {
            kind.different = Some(self.stat_word()?);
            let _ = self.one_of(&["from each other"]);
            let also = self.attempt(|reader| {
                reader.must("and")?;
                reader.qualities()
            });
            kind.filters.extend(also.into_iter().flatten());
            return Some(());
        }
        let filters = self.qualities()?;
        kind.filters.extend(filters);
        kind.different = kind.different.or_else(|| self.attempt(Reader::and_different));
        Some(())
    }

    /// "different", "a different".
    pub(in crate::read) fn different_word(&mut self) -> Option<()> {
        self.article();
        self.must("different")
    }

    /// "… and different names".
    fn and_different(&mut self) -> Option<Stat> {
        self.must("and")?;
        self.different_word()?;
        self.stat_word()
    }

    /// "a total play cost of 6 or less", "play costs that add up to 6 or less".
    fn total(&mut self) -> Option<(Stat, Cmp, Amount)> {
        if let Some(total) = self.attempt(Reader::adding_up) {
            return Some(total);
        }
        self.article();
        self.must("total")?;
        let stat = self.stat_word()?;
        if let Some(cmp) = self.comparison() {
            return Some((stat, cmp, self.compared_amount(stat)?));
        }
        let _ = self.of();
        let n = self.amount_number()?;
        let cmp = self.or_less_or_more().unwrap_or(Cmp::Exactly);
        Some((stat, cmp, n))
    }

    /// "total DP adds up to 6000 or less".
    pub(in crate::read) fn adding_up(&mut self) -> Option<(Stat, Cmp, Amount)> {
        let together = self.form("total", &["total", "combined"]);
        let stat = self.stat_word()?;
        if together && self.is_it().is_some() {
            let cmp = self.comparison()?;
            return Some((stat, cmp, self.compared_amount(stat)?));
        }
        let _ = self.form("that", &["that", "must"]);
        self.form("add up to", &["adds up to", "add up to", "adding up to", "total up to", "total"])
            .then_some(())?;
        if let Some(cmp) = self.comparison() {
            return Some((stat, cmp, self.compared_amount(stat)?));
        }
        let n = self.amount_number()?;
        let cmp = self.or_less_or_more().unwrap_or(Cmp::AtMost);
        Some((stat, cmp, n))
    }
}

pub(in crate::read) fn all_of(mut filters: Vec<Filter>) -> Filter {
    match filters.len() {
        1 => filters.remove(0),
        _ => Filter::AllOf(filters),
    }
}

/// The contrary, in the one way in which it is said.
pub(in crate::read) fn not(filter: Filter) -> Filter {
    match filter {
        Filter::HasDigivolutionCards => Filter::NoDigivolutionCards,
        Filter::NoDigivolutionCards => Filter::HasDigivolutionCards,
        Filter::Not(inner) => *inner,
        filter => Filter::Not(Box::new(filter)),
    }
}

fn in_play(place: &Place) -> bool {
    place.areas.iter().all(|area| matches!(area, Area::Battle | Area::Breeding))
}
