//! Noun phrases: whose cards, where, and what they are like (15-10).

use super::filter::all_of;
use super::lex::Token;
use super::mention::{Head, Many};
use super::place::Place;
use super::reader::Reader;
use digimon::effects::language::{Amount, Area, Cmp, Filter, Noun, Stat, Whose};

/// A noun phrase that was read, before it is known how many are meant.
#[derive(Clone, PartialEq, Debug)]
pub struct Phrase {
    pub noun: Noun,
    pub head: Head,
    pub many: Many,
    /// Where the cards are was said.
    pub placed: bool,
    /// All of those chosen together: "with a total play cost of 6 or less".
    pub total: Option<(Stat, Cmp, Amount)>,
    /// No two alike in this.
    pub different: Option<Stat>,
    /// All alike in this: "2 same-level cards".
    pub alike: Option<Stat>,
}

impl Phrase {
    /// Several of which it is known where they are, and of which nothing is said as a whole.
    pub(super) fn plain(noun: Noun, head: Head) -> Phrase {
        Phrase { noun, head, many: Many::Several, placed: true, total: None, different: None, alike: None }
    }
}

/// One kind of card among those which a phrase names: "a red Tamer card with …".
#[derive(Clone, Debug)]
pub(super) struct Kind {
    pub filters: Vec<Filter>,
    pub head: Head,
    pub many: Many,
    /// The area that the head itself names: "security cards".
    pub area: Option<Area>,
    pub place: Option<Place>,
    pub total: Option<(Stat, Cmp, Amount)>,
    pub different: Option<Stat>,
    pub alike: Option<Stat>,
    /// What was said after the head.
    pub following: Vec<Filter>,
    /// It comes after another kind without a number of its own: what follows it may be said of both.
    pub alone: bool,
    /// What was said in front of the head and holds for another head after it, too: "a purple
    /// Digimon card or Option card".
    pub shared: Vec<Filter>,
}

impl Kind {
    pub fn new(head: Head, many: Many, filters: Vec<Filter>) -> Kind {
        Kind {
            filters,
            head,
            many,
            area: None,
            place: None,
            total: None,
            different: None,
            alike: None,
            following: Vec::new(),
            alone: false,
            shared: Vec::new(),
        }
    }
}

impl Reader<'_> {
    /// "your", "your opponent's", "their"; nothing is read where nobody is named.
    pub(super) fn owner(&mut self) -> Option<Whose> {
        let opponents =
            ["your opponent's", "an opponent's", "the opponent's", "opponent's", "their", "your opponents'"];
        let anybodys = ["either player's", "any player's", "a player's", "both players'", "both player's"];
        let both = ["your or your opponent's", "your and your opponent's", "both your and your opponent's"];
        if self.form("either player's", &anybodys) || self.form("your or your opponent's", &both) {
            return Some(Whose::Any);
        }
        if self.eat("each player's") {
            return Some(Whose::Any);
        }
        if self.one_of(&opponents).is_some() {
            return Some(self.opponents());
        }
        self.eat("your").then(|| self.yours())
    }

    /// Reads the kinds of cards that are meant, without a number in front. `default` is where they are if
    /// nothing is said: cards in the battle area are called Digimon and Tamers, others cards.
    pub(super) fn phrase(&mut self, whose: Option<Whose>, default: &Area) -> Option<Phrase> {
        let first = self.kind()?;
        let mut kinds = vec![first];
        while let Some(kind) = self.attempt(|reader| reader.another_kind(&kinds, whose)) {
            kinds.push(kind);
        }
        if let Some(more) = self.attempt(Reader::list_of_kinds) {
            kinds.extend(more);
        }
        self.place_in_front(&mut kinds);
        let taken = [Area::Hand, Area::Trash].contains(default);
        let default = match default {
            _ if self.context.revealing && taken => &Area::Revealed,
            // Where a subject stands, nothing is said of where it is.
            Area::SecurityDigimon => &Area::Battle,
            default => default,
        };
        let mut phrase = joined(kinds, whose, default);
        self.others_than_chosen(&mut phrase.noun);
        self.context.of.clone_from(&phrase.noun.of);
        if !phrase.noun.of.iter().all(is_kind) {
            self.such.clone_from(&phrase.noun);
        }
        Some(phrase)
    }

    /// The opponent's "other" Digimon are others than those which were chosen, since this is none of them; those of
    /// anybody, if one of each player was.
    pub(super) fn others_than_chosen(&mut self, noun: &mut Noun) {
        if !noun.of.contains(&Filter::Other) {
            return;
        }
        let chosen = match noun.whose {
            Whose::Yours => None,
            Whose::Opponents => self.mentions.last_chosen().cloned(),
            Whose::Any => self.context.one_of_each_player.clone(),
        };
        let Some(chosen) = chosen else { return };
        for filter in &mut noun.of {
            if *filter == Filter::Other {
                *filter = Filter::NotAmong(Box::new(chosen.clone()));
            }
        }
        self.context.about_others = true;
    }

    /// "… or a Tamer card with …": a kind of its own, with its own words.
    fn another_kind(&mut self, before: &[Kind], whose: Option<Whose>) -> Option<Kind> {
        let comma = self.comma();
        let all = self.eat("and all");
        (all || self.one_of(&["and/or", "or"]).is_some()).then_some(())?;
        let counted = if self.out_of().is_some() {
            // The other player's would need a noun of their own.
            let owner = self.owner();
            (whose.is_none() || owner == whose).then_some(true)?
        } else {
            all || self.article() || self.eat("1")
        };
        let mut kind = self.kind()?;
        if !counted && kind.filters.iter().all(is_kind) {
            kind.filters.extend(before.last()?.shared.iter().cloned());
        }
        // After a comma it may be the subject of a condition of its own.
        if comma && matches!(self.peek(), Some(Token::Word("is" | "are" | "isn't" | "aren't"))) {
            return None;
        }
        let last = before.last()?;
        kind.alone = !counted;
        // Each in its own place is more than one noun.
        (last.place.is_none() || kind.place.is_none() || last.place == kind.place).then_some(())?;
        let is_named = kind.head != Head::Card || !kind.filters.is_empty();
        // From two places it would be two choices.
        let elsewhere = matches!((&last.place, &kind.place), (Some(one), Some(two)) if one != two);
        (is_named && !elsewhere && (counted || last.place.is_none() || kind.place.is_some())).then_some(kind)
    }

    /// "…, 1 [A], or 1 [B] among them": one of all these kinds.
    fn list_of_kinds(&mut self) -> Option<Vec<Kind>> {
        let mut kinds = Vec::new();
        loop {
            self.comma().then_some(())?;
            let last = self.eat("or");
            self.must("1")?;
            kinds.push(self.kind()?);
            if last {
                return (kinds.len() > 1).then_some(kinds);
            }
        }
    }

    /// One kind of card: adjectives, head, and what follows it.
    pub(super) fn kind(&mut self) -> Option<Kind> {
        if self.sees("in play") && matches!(self.peek_at(2), Some(Token::Bracket(_))) {
            let _ = self.in_play_words();
        }
        let such = self.eat("such");
        let _ = such && self.article();
        let mut filters = if such { self.such.of.clone() } else { Vec::new() };
        while let Some(filter) = self.attempt(Reader::adjective) {
            filters.push(filter);
        }
        let Some(mut kind) = self.head(&filters) else {
            self.expect("a kind of card");
            return None;
        };
        if such && kind.filters.iter().any(is_kind) {
            filters.retain(|filter| !is_kind(filter));
        }
        kind.shared =
            filters.iter().filter(|filter| such && !is_kind(filter) || is_shared(filter)).cloned().collect();
        kind.filters.extend(filters);
        let before = kind.filters.len();
        while self.attempt(|reader| reader.after_head(&mut kind)).is_some() {}
        kind.following = kind.filters[before..].to_vec();
        Some(kind)
    }
}

pub(super) fn names_a_card(filter: &Filter) -> bool {
    match filter {
        Filter::Name(_) => true,
        Filter::AnyOf(filters) => filters.iter().all(names_a_card),
        _ => false,
    }
}

/// The kinds as one noun.
fn joined(mut kinds: Vec<Kind>, whose: Option<Whose>, default: &Area) -> Phrase {
    let place = kinds.iter_mut().rev().find_map(|kind| kind.place.take());
    let area = kinds.iter().find_map(|kind| kind.area.clone());
    let total = kinds.iter_mut().find_map(|kind| kind.total.take());
    let different = kinds.iter().find_map(|kind| kind.different);
    let alike = kinds.iter().find_map(|kind| kind.alike);
    share_what_follows(&mut kinds);
    let (head, many) = (common_head(&kinds), kinds[kinds.len() - 1].many);
    let in_play = kinds.iter().any(|kind| kind.head != Head::Card);
    let filters = match kinds.len() {
        1 => canonical(std::mem::take(&mut kinds[0].filters)),
        _ => one_of_kinds(kinds),
    };
    let placed = place.is_some() || area.is_some();
    let (whose, from) = match place {
        Some(place) => (whose.or(place.whose), place.areas),
        None => (whose, vec![area.unwrap_or_else(|| if in_play { Area::Battle } else { default.clone() })]),
    };
    let in_battle = !from.is_empty() && from.iter().all(|area| matches!(area, Area::Battle | Area::Breeding));
    let head = if head == Head::Card && in_battle { Head::DigimonOrTamer } else { head };
    let noun = Noun { whose: whose.unwrap_or_default(), from, of: filters };
    Phrase { noun, head, many, placed, total, different, alike }
}

/// "1 Tamer card or Option card with the [X] trait": both have it, as far as both can.
fn share_what_follows(kinds: &mut [Kind]) {
    let Some((last, before)) = kinds.split_last_mut() else { return };
    let bare = before.iter().all(|kind| kind.filters.iter().all(is_kind) && kind.head == Head::Card);
    if !bare || !last.alone || last.head != Head::Card {
        return;
    }
    for kind in before {
        kind.filters.extend(last.following.iter().filter(|filter| any_card_has(filter)).cloned());
    }
}

fn any_card_has(filter: &Filter) -> bool {
    match filter {
        Filter::Trait(_) | Filter::TraitContains(_) | Filter::NameContains(_) | Filter::InText(_) => true,
        Filter::AnyOf(all) | Filter::AllOf(all) => all.iter().all(any_card_has),
        _ => false,
    }
}

fn common_head(kinds: &[Kind]) -> Head {
    let first = kinds[0].head;
    match kinds.iter().all(|kind| kind.head == first) {
        true => first,
        false if kinds.iter().all(|kind| matches!(kind.head, Head::Digimon | Head::Tamer)) => {
            Head::DigimonOrTamer
        }
        false => Head::Card,
    }
}

fn one_of_kinds(kinds: Vec<Kind>) -> Vec<Filter> {
    let each: Vec<Vec<Filter>> = kinds.into_iter().map(|kind| canonical(kind.filters)).collect();
    // "A red Digimon or Tamer card" and "a red Digimon card or red Tamer card" are one.
    if let Some((_, rest)) = each[0].split_first()
        && !rest.is_empty()
        && each.iter().all(|of| is_kind(&of[0]) && of[1..] == *rest)
    {
        let kinds = each.iter().map(|of| of[0].clone()).collect();
        let mut all = vec![flat_any_of(kinds)];
        all.extend_from_slice(rest);
        return all;
    }
    vec![flat_any_of(each.into_iter().map(all_of).collect())]
}

/// "A or (B or C)" is "A or B or C".
pub(super) fn flat_any_of(filters: Vec<Filter>) -> Filter {
    let mut all = Vec::new();
    for filter in filters {
        match filter {
            Filter::AnyOf(inner) => all.extend(inner),
            other => all.push(other),
        }
    }
    match all.len() {
        1 => all.remove(0),
        _ => Filter::AnyOf(all),
    }
}

/// "A and (B and C)" is "A and B and C".
pub(super) fn flat_all_of(filters: Vec<Filter>) -> Vec<Filter> {
    let mut all = Vec::new();
    for filter in filters {
        match filter {
            Filter::AllOf(inner) => all.extend(flat_all_of(inner)),
            other => all.push(other),
        }
    }
    all
}

/// Filters in one order, however they were said: kinds first, superlatives last (they look at the rest).
pub(super) fn canonical(filters: Vec<Filter>) -> Vec<Filter> {
    let mut filters = flat_all_of(filters);
    filters.sort_by_key(rank);
    filters.dedup();
    filters
}

/// "1 red Digimon or Tamer", "1 [X] trait Digimon card or Tamer card": said of both.
fn is_shared(filter: &Filter) -> bool {
    match filter {
        Filter::Color(_) | Filter::Trait(_) | Filter::TraitContains(_) => true,
        Filter::AnyOf(any) => any.iter().all(is_shared),
        _ => false,
    }
}

fn is_kind(filter: &Filter) -> bool {
    rank(filter) == 0
}

/// Where a filter stands among others: as the words for it stand in a phrase.
fn rank(filter: &Filter) -> u8 {
    match filter {
        Filter::Is(_) | Filter::Digimon | Filter::Tamer | Filter::Option | Filter::Token => 0,
        Filter::AnyOf(any) => match any.first().map_or(7, rank) {
            first if any.iter().all(|each| rank(each) == first) => first,
            _ => 7,
        },
        Filter::This => 1,
        Filter::Other => 2,
        Filter::Suspended
        | Filter::Unsuspended
        | Filter::Linked
        | Filter::FaceUp
        | Filter::FaceDown
        | Filter::Attacking => 3,
        Filter::Stat(Stat::Level, _, Amount::N(_)) => 4,
        Filter::Color(_) | Filter::MultiColored | Filter::Stat(Stat::Colors, Cmp::Exactly, Amount::N(_)) => 5,
        Filter::Name(_) => 6,
        Filter::AllOf(_) => 7,
        Filter::Not(_) | Filter::NotAmong(_) | Filter::SameNameAs(_) | Filter::SameColorAs(_) => 9,
        Filter::Highest(_) | Filter::Lowest(_) => 10,
        _ => 8,
    }
}
