//! The second pass: a tree becomes the effect language. Words that point back are bound to what was mentioned before,
//! by kind, number and nearness; what is chosen gets a slot.

mod answers;
mod battle;
mod counted;
mod effect;
mod either;
mod happening;
mod holding;
mod kept;
mod lingering;
mod moved;
mod nouns;
mod objects;
mod own;
mod steps;

pub use effect::effect;
pub use happening::{condition_of, cost, each_time, instead, plain_pattern, timing_of};
pub use holding::{holding, standing};
pub use nouns::{are_disjoint, filter_of, head_filter, named, plain_filters};
pub use own::{after, condition, procedure};
pub use steps::can_be;

use super::tree::{Back, Cards, Head, Many, Pointing, Quality, Verb};
use enumset::EnumSet;
use ocg::language::{Filter, Group, Place, Slot, Step, Whose};

/// What has been mentioned so far in one effect.
#[derive(Default)]
pub struct Binder {
    slots: u8,
    known: Vec<Mention>,
    /// Where "this card" has to be.
    own: EnumSet<Place>,
    /// The other player does it: "your" is said from this side of the table, and done from that one.
    is_other: bool,
    /// Those of which some are taken.
    rest: Option<Rest>,
    /// A card was drawn, and nothing else was spoken of since: "it" would be that card.
    has_drawn: bool,
    /// What is kept in mind when the effect is activated.
    noted: ocg::language::Block,
    /// The step that is being bound, and how many there were.
    step: u8,
    steps: u8,
    /// How many of them were costs and targets.
    costs: u8,
    /// What was declared.
    declared: Option<Declared>,
    /// The effect waits for a destruction by battle.
    by_battle: bool,
    /// The effect waits for damage alone.
    by_damage: bool,
    /// Coins were tossed or dice rolled.
    has_thrown: bool,
    /// Those of which something is said.
    of: Option<Group>,
    /// Steps whose cards are spoken of after others have been done, and where these are kept.
    kept: Vec<(u8, Slot)>,
    /// Something is said of cards, each for itself.
    has_subject: bool,
    /// This card takes one monster by this effect, and no second one.
    takes_one: bool,
    /// How this card must be for its costs, where that can be asked.
    asks: Option<Vec<Filter>>,
}

/// Cards of which some were taken, so that a text can speak of the rest.
struct Rest {
    of: Slot,
    places: EnumSet<Place>,
    whose: Whose,
    taken: Vec<Slot>,
}

/// That a card is one of these.
fn among(group: &Group) -> Filter {
    match group {
        Group::Chosen(slot) => Filter::Chosen(*slot),
        Group::Done => Filter::Done,
        group => Filter::Among(Box::new(group.clone())),
    }
}

/// Something that a later word may point to.
#[derive(Clone, Debug)]
struct Mention {
    group: Group,
    many: Number,
    head: Head,
    done: Option<Verb>,
    is_target: bool,
    /// What the step before did, when another has been done since.
    is_over: bool,
    /// The step that did it.
    step: u8,
    /// How it was described.
    cards: Option<Box<Cards>>,
}

/// How many a mention is of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Number {
    One,
    Several,
    /// As many as it happens to.
    Open,
}

impl Binder {
    fn slot(&mut self) -> Slot {
        let slot = Slot(self.slots);
        self.slots += 1;
        slot
    }

    fn mention(&mut self, mention: Mention) {
        self.known.push(mention);
        self.has_drawn = false;
    }

    /// What is negated is spoken of by that, whatever a cost was about: "negate the activation, … destroy it".
    fn negated(&mut self, step: &Step) {
        let is_negated = |one: &&Mention| match one.group {
            Group::Activated => matches!(step, Step::NegateActivation | Step::NegateEffect),
            Group::Summoned => *step == Step::NegateSummon,
            _ => false,
        };
        if let Some(again) = self.known.iter().rev().find(is_negated).cloned() {
            self.mention(again);
        }
    }

    /// What a word points to: mostly one group; several where several targets are meant at once.
    fn pointed(&mut self, back: &Back) -> Option<Vec<Mention>> {
        let all = self.meant(back)?;
        Some(all.into_iter().map(|one| self.at_hand(one)).collect())
    }

    fn meant(&self, back: &Back) -> Option<Vec<Mention>> {
        let fits = |one: &&Mention| one.is_so_many(back.many) && one.is_meant(&back.to);
        let targets: Vec<&Mention> = self.known.iter().filter(|one| one.is_target).collect();
        if let Pointing::Such(cards) = &back.to {
            return self.only_such(back.many, cards, |_| true).map(|one| vec![one.clone()]);
        }
        if let Pointing::SuchTarget(cards) = &back.to {
            return self.only_such(back.many, cards, |one| one.is_target).map(|one| vec![one.clone()]);
        }
        if back.to == Pointing::Destroyer {
            return self.by_battle.then(|| vec![objects::mention_of(Group::Other, Head::Monster)]);
        }
        if let Pointing::Nth(nth) = back.to {
            return targets.get(nth).filter(|_| targets.len() > 1).map(|one| vec![(*one).clone()]);
        }
        let both = back.many == Many::Several
            && matches!(back.to, Pointing::Target | Pointing::It | Pointing::AllOf(_));
        let drawn = |one: &&Mention| one.done == Some(Verb::Draw);
        let since = self.known.iter().rev().filter(|one| !drawn(one)).take_while(|one| !one.is_target);
        // "Those cards" are all that were targeted, where each of them is one.
        let those = back.many == Many::Several
            && matches!(&back.to, Pointing::That(head) if targets.iter().all(|one| one.is_a(head)))
            && targets.iter().all(|one| one.many == Number::One);
        let both = both || those;
        if targets.len() > 1 && both && !since.into_iter().any(|one| one.many == Number::Several) {
            return Some(targets.into_iter().cloned().collect());
        }
        if self.has_drawn && back.many == Many::One && back.to == Pointing::It {
            return None;
        }
        let by_target = back.to == Pointing::Target;
        let nearest = self.known.iter().rev().filter(|one| one.is_target || !by_target).find(fits)?;
        if nearest.is_target && targets.iter().copied().filter(|one| fits(one)).count() > 1 {
            return None;
        }
        // Of two monsters that battled, "that monster" does not say which.
        let of_two = self.by_battle && nearest.group == Group::Subject;
        if of_two
            && matches!(back.to, Pointing::That(_))
            && self.known.iter().any(|one| one.group == Group::Other)
        {
            return None;
        }
        // "That monster" may be the target as well as what was done to another since: a text that means the latter
        // says what was done to it.
        let or_target = matches!(back.to, Pointing::That(_)) && !nearest.is_target;
        if or_target && targets.iter().any(fits) {
            return None;
        }
        Some(vec![nearest.clone()])
    }

    /// The only one of that description that was mentioned.
    fn only_such(&self, many: Many, cards: &Cards, among: fn(&Mention) -> bool) -> Option<&Mention> {
        // "That monster(s) with 1500 or more ATK" are those of them that are so: the reference reads it.
        let is_value = |one: &Quality| {
            let value = matches!(one, Quality::Is(Filter::Atk(..) | Filter::Def(..) | Filter::Level(..)));
            value || matches!(one, Quality::Compared(..))
        };
        let values = !cards.like.is_empty() && cards.like.iter().all(is_value);
        let fits = |one: &&Mention| {
            let told = !(values && one.many == Number::Open);
            let told = told && one.done != Some(Verb::Draw);
            told && among(one) && one.group != Group::This && one.is_so_many(many) && one.is_a(&cards.head)
        };
        let all: Vec<&Mention> = self.known.iter().filter(fits).filter(|one| !one.is_other(cards)).collect();
        let only = |all: &[&'_ Mention]| {
            let same = all.iter().all(|one| one.group == all[0].group);
            same.then(|| all.len() - 1)
        };
        if all.is_empty() {
            return None;
        }
        let can = |one: &&&Mention| one.can_be(cards) != Fits::Not;
        let must = |one: &&&Mention| one.can_be(cards) == Fits::Told;
        let possible: Vec<&Mention> = all.iter().filter(can).copied().collect();
        let told: Vec<&Mention> = all.iter().filter(must).copied().collect();
        [all, possible, told]
            .into_iter()
            .filter(|all| !all.is_empty())
            .find_map(|all| only(&all).map(|nth| all[nth]))
    }
}

/// What a player can declare.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Declared {
    Name,
    Attribute,
    Race,
    Number,
}

/// Can it be what a description says?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fits {
    Not,
    Perhaps,
    /// The text has said as much of it.
    Told,
}

impl Mention {
    fn is_meant(&self, to: &Pointing) -> bool {
        match to {
            // What was drawn is spoken of as that alone.
            Pointing::It | Pointing::AllOf(_) => self.done != Some(Verb::Draw),
            Pointing::That(head) => {
                self.group != Group::This && self.is_a(head) && self.done != Some(Verb::Draw)
            }
            Pointing::Destroyer => false,
            Pointing::Such(_) | Pointing::SuchTarget(_) | Pointing::Nth(_) => false,
            Pointing::Target => self.is_target,
            Pointing::Done(verb, head) => {
                let did = self.done.is_some_and(|done| are_alike(done, *verb));
                did && self.group != Group::This && (self.is_a(head) || self.head == Head::Card)
            }
        }
    }

    fn is_so_many(&self, many: Many) -> bool {
        match (many, self.many) {
            (Many::One, Number::One) | (Many::Several, Number::Several) | (_, Number::Open) => true,
            (Many::One, Number::Several) | (Many::Several, Number::One) => false,
        }
    }

    /// By whose it is, where it was, and what else was said.
    fn can_be(&self, said: &Cards) -> Fits {
        let Some(cards) = &self.cards else { return Fits::Perhaps };
        let sides = cards.whose != Whose::Any && said.whose != Whose::Any;
        let places = !cards.places.is_empty() && !said.places.is_empty();
        let elsewhere = places && cards.places.is_disjoint(said.places);
        if sides && cards.whose != said.whose || elsewhere || are_disjoint(cards, said) {
            return Fits::Not;
        }
        let like = said.like.iter().all(|one| cards.like.contains(one) || *one == not_this());
        let there = said.places.is_empty() || places && cards.places.is_subset(said.places);
        let told = like && there && (said.whose == Whose::Any || sides);
        if told { Fits::Told } else { Fits::Perhaps }
    }

    /// Is it told to be another player's, or of another kind?
    fn is_other(&self, said: &Cards) -> bool {
        self.cards.as_ref().is_some_and(|cards| {
            let sides = cards.whose != Whose::Any && said.whose != Whose::Any;
            sides && cards.whose != said.whose || are_disjoint(cards, said)
        })
    }

    fn is_a(&self, head: &Head) -> bool {
        match (head, &self.head) {
            (Head::Card, _) | (Head::Monster, Head::Named(_)) => true,
            // What is Summoned is a monster, whatever its name.
            (_, Head::Named(_)) => {
                !matches!(self.done, Some(Verb::SpecialSummon | Verb::NormalSummon | Verb::TributeSummon))
            }
            (Head::SpellTrap, Head::Spell | Head::Trap) => true,
            (Head::Monster, Head::Card) => self.cards.as_ref().is_some_and(|cards| are_monsters(cards)),
            (wanted, is) => wanted == is,
        }
    }
}

/// "1 "Rock" or 1 Dragon monster": each of them is a monster, or is known by its name.
fn are_monsters(cards: &Cards) -> bool {
    let [Quality::Is(Filter::AnyOf(kinds)), ..] = &cards.like[..] else { return false };
    let is_monster = |one: &Filter| match one {
        Filter::Monster => true,
        Filter::AllOf(all) => all.contains(&Filter::Monster),
        _ => false,
    };
    let named = |one: &Filter| matches!(one, Filter::Named(_));
    kinds.iter().any(is_monster) && kinds.iter().all(|one| is_monster(one) || named(one))
}

/// "Other".
fn not_this() -> Quality {
    Quality::Is(Filter::Not(Box::new(Filter::This)))
}

/// Are the two words said of the same deed?
fn are_alike(done: Verb, said: Verb) -> bool {
    let returns = |verb| matches!(verb, Verb::Return | Verb::Shuffle | Verb::Place);
    let shows = |verb| matches!(verb, Verb::Reveal | Verb::Excavate);
    done == said || returns(done) && returns(said) || shows(done) && shows(said)
}
