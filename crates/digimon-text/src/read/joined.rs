//! Several targets in a row: "1 [A] and 1 [B] in your trash", "this Digimon and 1 of your Tamers" (15-11).

use super::filter::{Joined, all_of};
use super::lex::Token;
use super::mention::{Head, Many};
use super::noun::{canonical, flat_any_of};
use super::reader::Reader;
use super::target::{choice, default_of_subject};
use digimon::effects::language::{Amount, Area, Choose, Cmp, Filter, HowMany, Noun, Stat, Target, Whose};

impl Reader<'_> {
    /// Reads what is acted on; `default` is where cards are if nothing is said.
    pub(super) fn target(&mut self, default: &Area) -> Option<Target> {
        let first = self.one_target(default)?;
        let mut all = vec![first];
        while let Some(next) = self
            .attempt(|reader| reader.joined_target(default))
            .or_else(|| self.and_one_more(|reader| reader.joined_kind(all.last()?, default)))
        {
            all.push(next);
        }
        if all.len() == 1 {
            return all.pop();
        }
        let _ = self.attempt(|reader| reader.said_of_both(&mut all));
        self.speak_of_together(&all);
        Some(together(all))
    }

    /// "1 of each player's Digimon": one of each.
    pub(super) fn one_of_each_players(&mut self, default: &Area) -> Option<Target> {
        self.must("1 of each player's")?;
        let phrase = self.phrase(Some(Whose::Any), default)?;
        let mut all = Vec::new();
        for whose in [Whose::Yours, Whose::Opponents] {
            let slot = self.next_slot();
            let mut choose = choice(phrase.clone(), Amount::N(1), HowMany::Exactly, slot);
            choose.from.whose = whose;
            all.push(Target::Choose(choose));
        }
        self.speak_of_together(&all);
        self.context.one_of_each_player = self.mentions.last_of_many().map(|mention| mention.target.clone());
        Some(Target::Together(all))
    }

    /// From now on "they" are all of them.
    fn speak_of_together(&mut self, all: &[Target]) {
        let each: Option<Vec<Target>> = all.iter().map(spoken_of_again).collect();
        let in_play = all.iter().all(is_in_play);
        let head = if in_play { Head::DigimonOrTamer } else { Head::Card };
        if let Some(each) = each {
            self.mentions.add(Target::Together(each), head, Many::Several);
        }
    }

    /// "1 Digimon card and 1 Tamer card―both with the [X] trait―among them".
    fn said_of_both(&mut self, targets: &mut [Target]) -> Option<()> {
        let dash = Token::Odd('―');
        (self.take(dash) && self.one_of(&["both with", "each with"]).is_some()).then_some(())?;
        let filters = self.qualities()?;
        self.take(dash).then_some(())?;
        let place = self.attempt(Reader::place);
        for target in targets {
            let Target::Choose(choose) = target else { return None };
            choose.from.of.extend(filters.iter().cloned());
            choose.from.of = canonical(std::mem::take(&mut choose.from.of));
            if let Some(place) = &place {
                choose.from.whose = place.whose.unwrap_or_default();
                choose.from.from.clone_from(&place.areas);
            }
        }
        Some(())
    }

    /// "1 [A] and [B] from your trash": one of each name.
    pub(super) fn one_of_each_name(&mut self) -> Option<Target> {
        self.must("1")?;
        let (names, joined) = self.bracket_list()?;
        (joined == Joined::And && names.len() > 1).then_some(())?;
        let place = self.place()?;
        let mut all = Vec::new();
        for name in names {
            let slot = self.next_slot();
            let whose = place.whose.unwrap_or_default();
            let from = Noun { whose, from: place.areas.clone(), of: vec![Filter::Name(name)] };
            self.mentions.add(Target::Chosen(slot), Head::Card, Many::One);
            all.push(Choose { slot, ..Choose::one(from) });
        }
        Some(Target::Each(all))
    }

    /// "… and 1 of your Tamers", where nothing is said of it that would make it a subject of its own.
    fn joined_target(&mut self, default: &Area) -> Option<Target> {
        let comma = self.comma();
        let and = self.one_of(&["and/or", "and"]).is_some();
        (comma || and).then_some(())?;
        let target = self
            .attempt(|reader| reader.counted(default))
            .or_else(|| self.attempt(|reader| reader.all_of_them(default)))
            .or_else(|| self.attempt(Reader::this))
            .or_else(|| {
                self.attempt(|reader| {
                    reader.sees("that").then_some(())?;
                    reader.known()
                })
            })?;
        let goes_on = and || self.sees("and") || self.peek() == Some(super::lex::Token::Comma);
        (goes_on && (default_of_subject(default) || self.says_no_more())).then_some(())?;
        (and || self.list_is_closed(&target, default)).then_some(target)
    }

    /// After a comma alone: is there an "and" to come that ends the list, and no sentence of its own?
    fn list_is_closed(&mut self, last: &Target, default: &Area) -> bool {
        let mut closed = false;
        let _: Option<()> = self.attempt(|reader| {
            closed = reader.attempt(|reader| reader.joined_target(default)).is_some()
                || reader.and_one_more(|reader| reader.joined_kind(last, default)).is_some();
            None
        });
        closed
    }

    /// Does nothing follow that would make this a subject of its own?
    fn says_no_more(&self) -> bool {
        let more = [
            "gets",
            "get",
            "gains",
            "gain",
            "may",
            "can't",
            "can",
            "isn't",
            "aren't",
            "is",
            "are",
            "digivolves",
            "attacks",
            "has",
            "have",
            "doesn't",
            "don't",
            "becomes",
            "digivolve",
            "attack",
            "unsuspends",
            "suspends",
        ];
        !more.iter().any(|word| self.sees(word))
    }

    /// "1 [X] and [Y]", "1 of your opponent's level 3 Digimon and level 4 Digimon": one of each.
    fn joined_kind(&mut self, before: &Target, default: &Area) -> Option<Target> {
        let Target::Choose(Choose { from, n: Amount::N(1), how_many: HowMany::Exactly, .. }) = before else {
            return None;
        };
        let distinct = |of: &[Filter]| {
            of.iter().any(|filter| {
                super::noun::names_a_card(filter)
                    || matches!(filter, Filter::Stat(Stat::Level, Cmp::Exactly, _))
            })
        };
        distinct(&from.of).then_some(())?;
        let mut phrase = self.phrase(None, default)?;
        distinct(&phrase.noun.of).then_some(())?;
        self.says_no_more().then_some(())?;
        if phrase.noun.whose == Whose::Any {
            phrase.noun.whose = from.whose;
        }
        let slot = self.next_slot();
        self.mentions.add(Target::Chosen(slot), phrase.head, Many::One);
        Some(Target::Choose(choice(phrase, Amount::N(1), HowMany::Exactly, slot)))
    }
}

/// What was named, when it is spoken of again.
fn spoken_of_again(target: &Target) -> Option<Target> {
    match target {
        Target::Choose(choose) => Some(Target::Chosen(choose.slot)),
        Target::This | Target::All(_) => Some(target.clone()),
        _ => None,
    }
}

fn is_in_play(target: &Target) -> bool {
    match target {
        Target::Choose(Choose { from, .. }) | Target::All(from) => from.from == [Area::Battle],
        target => *target == Target::This,
    }
}

/// Several targets, processed together.
fn together(mut targets: Vec<Target>) -> Target {
    let nouns = targets.iter_mut().filter_map(|target| match target {
        Target::Choose(choose) => Some(&mut choose.from),
        // All Digimon are in play, but all cards may be where others are.
        Target::All(noun) if noun.from != [Area::Battle] => Some(noun),
        _ => None,
    });
    share_place(&mut nouns.collect::<Vec<_>>());
    if let Some(all) = all_of_several(&targets) {
        return all;
    }
    let chosen = targets.iter().map(|target| match target {
        Target::Choose(choose) => Some(choose.clone()),
        _ => None,
    });
    match chosen.collect() {
        Some(chosen) => Target::Each(chosen),
        None => Target::Together(targets),
    }
}

/// "all red cards and all Option cards in your trash": each card once, though it be both.
fn all_of_several(targets: &[Target]) -> Option<Target> {
    let nouns = targets.iter().map(|target| match target {
        Target::All(noun) => Some(noun),
        _ => None,
    });
    let nouns: Vec<&Noun> = nouns.collect::<Option<_>>()?;
    let first = nouns.first()?;
    let together = nouns.iter().all(|noun| noun.whose == first.whose && noun.from == first.from);
    let either = flat_any_of(nouns.iter().map(|noun| all_of(noun.of.clone())).collect());
    together.then(|| Target::All(Noun { of: vec![either], ..(*first).clone() }))
}

/// "1 red card and 1 blue card in your hand": the place is said once, at the end.
fn share_place(nouns: &mut [&mut Noun]) {
    let Some(last) = nouns.last() else { return };
    let (whose, from) = (last.whose, last.from.clone());
    if from == [Area::Battle] {
        return;
    }
    for noun in nouns.iter_mut().filter(|noun| noun.whose == Whose::Any) {
        noun.whose = whose;
        noun.from.clone_from(&from);
    }
}
