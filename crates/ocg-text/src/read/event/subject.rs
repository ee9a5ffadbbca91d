//! What something happens to: "this card", "this Synchro Summoned card in its owner's control", "a monster you control",
//! and what is said of it behind the verb: "while you control it".

use crate::read::P;
use crate::read::reference::{cards, except, reference, summoned, where_they_are};
use crate::read::tree::{Cards, Counted, Head, Quality, Ref};
use crate::read::words;
use enumset::EnumSet;
use ocg::language::{Filter, Place, Whose};
use text::grammar::{At, Parses};

/// Cards that something happens to.
#[derive(Clone, PartialEq, Debug)]
pub enum Subject {
    This(This),
    Cards(Box<Cards>),
    /// The monster that this card is equipped to.
    Equipped,
    /// A player alone: nobody asks by which cards.
    Any,
}

impl Subject {
    /// The same, whatever its position was; of which a face was told that is no monster of the other one.
    pub(super) fn without_position(self) -> Option<Subject> {
        let other = |one: &Filter| !matches!(one, Filter::AttackPosition | Filter::DefensePosition);
        match self {
            Subject::This(mut this) => {
                this.like.retain(other);
                (!this.like.contains(&Filter::FaceDown)).then_some(Subject::This(this))
            }
            Subject::Cards(mut cards) => {
                cards.like.retain(|one| !matches!(one, Quality::Is(filter) if !other(filter)));
                let down = cards.like.contains(&Quality::Is(Filter::FaceDown));
                (!down).then_some(Subject::Cards(cards))
            }
            Subject::Equipped => Some(Subject::Equipped),
            Subject::Any => None,
        }
    }
}

/// "This card", as it must be.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct This {
    pub like: Vec<Filter>,
    /// Whose it must be: "in its owner's control".
    pub whose: Whose,
    pub places: EnumSet<Place>,
}

pub fn subject(p: &P<'_>, at: At) -> Parses<Subject> {
    p.once(at, || {
        let described = reference(p, at).filter_map(|of| match of {
            Ref::Cards(cards) => is_one(&cards).then_some(Subject::Cards(cards)),
            Ref::Equipped => Some(Subject::Equipped),
            _ => None,
        });
        let possessed = p.from(at).then(cards).words("in your possession|in your control");
        let possessed = possessed.filter_map(|(cards,)| {
            let free = is_one(&cards) && cards.whose == Whose::Any && cards.places.is_empty();
            free.then(|| {
                Subject::Cards(Box::new(Cards { whose: Whose::Yours, places: words::FIELD, ..cards }))
            })
        });
        let kept = p.from(at).then(cards).words("in your possession|in your control").then(except);
        let kept = kept.words(",").filter_map(|(mut cards, but)| {
            let free = is_one(&cards) && cards.whose == Whose::Any && cards.places.is_empty();
            cards.like.push(but);
            free.then(|| {
                Subject::Cards(Box::new(Cards { whose: Whose::Yours, places: words::FIELD, ..cards }))
            })
        });
        // ", except "…",": what is left out stands between commas.
        let apart = p.from(at).then(cards).words(",").filter_map(|(cards,)| {
            let not = |one: &Quality| matches!(one, Quality::Is(Filter::Not(not)) if matches!(**not, Filter::Named(_)));
            (is_one(&cards) && cards.like.last().is_some_and(not)).then(|| Subject::Cards(Box::new(cards)))
        });
        this(p, at).map(Subject::This).or(described).or(possessed).or(kept).or(apart)
    })
}

/// Where it does not matter how many there are: one is enough.
fn is_one(cards: &Cards) -> bool {
    match cards.count {
        Counted::Number(n) => n == 1,
        Counted::Bare => matches!(cards.head, Head::Named(_)) || cards.whose != Whose::Any,
        _ => false,
    }
}

/// "This face-up Synchro Summoned card in its owner's control".
pub fn this(p: &P<'_>, at: At) -> Parses<This> {
    let noun = p.from(at).words("this").then(adjectives).words("card|monster").optional(there);
    noun.optional(came_so).filter_map(|(like, narrower, came)| {
        let narrower = narrower.unwrap_or_default();
        let like = like.into_iter().chain(narrower.like).chain(came.into_iter().flatten()).collect();
        Some(This { like, whose: narrower.whose, places: narrower.places })
    })
}

/// "That was Special Summoned from the GY", perhaps between commas.
fn came_so(p: &P<'_>, at: At) -> Parses<Vec<Filter>> {
    let plain = p.from(at).words("that was").then(summoned).map(|(all,)| all);
    let apart = p.from(at).words(", that was").then(summoned).words(",").map(|(all,)| all);
    plain.or(apart).filter_map(|all| (!all.is_empty()).then_some(all))
}

fn adjectives(p: &P<'_>, at: At) -> Parses<Vec<Filter>> {
    let one = |p: &P<'_>, at: At| {
        let plain = p.row(
            at,
            "how this card is",
            &[
                ("face-up", Filter::FaceUp),
                ("set", Filter::FaceDown),
                ("attack position", Filter::AttackPosition),
                ("defense position", Filter::DefensePosition),
                ("attacking", Filter::Attacking),
            ],
        );
        let came = p.from(at).then(words::ways).words("summoned");
        let came = came.filter_map(|(ways,)| (!ways.is_empty()).then_some(Filter::SummonedBy(ways)));
        plain.or(came).or(words::normal_summoned_or_set(p, at))
    };
    let more = p.from(at).then(one).then(adjectives);
    let more = more.map(|(first, rest)| std::iter::once(first).chain(rest).collect());
    p.nothing(at, Vec::new()).or(more)
}

/// What narrows a subject.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Narrower {
    pub like: Vec<Filter>,
    pub whose: Whose,
    pub places: EnumSet<Place>,
    /// "Sent to your GY": whose card it is, wherever it was.
    pub owner: Whose,
    /// ", except …": what such cards are not.
    pub but: Vec<Filter>,
    /// "To your field": it is a monster on the field.
    pub field: Option<Whose>,
}

impl Narrower {
    /// Both; nothing if they say the same thing twice.
    pub(super) fn and(mut self, other: Narrower) -> Option<Narrower> {
        if self.whose != Whose::Any && other.whose != Whose::Any
            || !self.places.is_empty() && !other.places.is_empty()
        {
            return None;
        }
        self.like.extend(other.like);
        self.but.extend(other.but);
        let whose = if self.whose == Whose::Any { other.whose } else { self.whose };
        Some(Narrower { whose, places: self.places | other.places, ..self })
    }

    pub(super) fn applied(self, subject: Subject) -> Option<Subject> {
        match subject {
            Subject::This(this) => self.narrowing_this(this).map(Subject::This),
            Subject::Cards(cards) => {
                self.narrowing_cards(*cards).map(|cards| Subject::Cards(Box::new(cards)))
            }
            Subject::Equipped | Subject::Any => {
                (self == Narrower { field: self.field, ..Narrower::default() }).then_some(subject)
            }
        }
    }

    fn narrowing_this(self, mut this: This) -> Option<This> {
        if self.owner == Whose::Opponents || !self.but.is_empty() {
            return None;
        }
        this.like.extend(self.like);
        this.whose = one_of(this.whose, self.whose)?;
        if let Some(whose) = self.field {
            this.whose = one_of(this.whose, whose)?;
        }
        if !self.places.is_empty() {
            let both = if this.places.is_empty() { self.places } else { this.places & self.places };
            this.places = both;
        }
        Some(this)
    }

    fn narrowing_cards(self, mut cards: Cards) -> Option<Cards> {
        cards.whose = one_of(cards.whose, self.whose)?;
        if let Some(whose) = self.field {
            if !cards.places.is_subset(words::FIELD) {
                return None;
            }
            cards.whose = one_of(cards.whose, whose)?;
            cards.places = Place::MonsterZone.into();
        }
        if !self.places.is_empty() {
            if !cards.places.is_empty() && cards.places != self.places {
                return None;
            }
            cards.places = self.places;
        }
        cards.like.extend(self.like.into_iter().chain(self.but).map(Quality::Is));
        if self.owner != Whose::Any && cards.whose != self.owner {
            cards.like.push(Quality::Is(Filter::OwnedBy(self.owner)));
        }
        Some(cards)
    }
}

fn one_of(first: Whose, second: Whose) -> Option<Whose> {
    match (first, second) {
        (Whose::Any, one) | (one, Whose::Any) => Some(one),
        (one, other) => (one == other).then_some(one),
    }
}

/// "In its owner's control", "you control", "in the Spell & Trap Zone".
fn there(p: &P<'_>, at: At) -> Parses<Narrower> {
    let yours = |places: EnumSet<Place>| Narrower { whose: Whose::Yours, places, ..Narrower::default() };
    let possessed = p.row(
        at,
        "in whose possession",
        &[
            ("in your possession", yours(EnumSet::empty())),
            ("in its owner 's possession", yours(EnumSet::empty())),
            ("in its owner 's control", yours(EnumSet::empty())),
            ("you control", yours(EnumSet::empty())),
            ("you controlled", yours(EnumSet::empty())),
            ("in your control", yours(EnumSet::empty())),
            ("in its owner 's monster zone", yours(Place::MonsterZone.into())),
            ("in your monster zone", yours(Place::MonsterZone.into())),
            ("in its owner 's spell & trap zone", yours(Place::SpellTrapZone.into())),
            ("in your spell & trap zone", yours(Place::SpellTrapZone.into())),
            ("in its owner 's pendulum zone", yours(Place::PendulumZone.into())),
            ("in your pendulum zone", yours(Place::PendulumZone.into())),
            ("in its owner 's field zone", yours(Place::FieldZone.into())),
            ("in your field zone", yours(Place::FieldZone.into())),
        ],
    );
    let place = where_they_are(p, at).filter_map(|(whose, places)| {
        let of_field = places.is_subset(words::FIELD | Place::PendulumZone);
        (whose == Whose::Any || whose == Whose::Yours && !of_field)
            .then(|| Narrower { places, ..Narrower::default() })
    });
    // The same words say less without whose it is.
    if possessed.is_empty() { place } else { possessed }
}

/// 3.3.3-30: what is an Equip Card lies in a Spell & Trap Zone.
fn equipped() -> Narrower {
    Narrower { places: Place::SpellTrapZone.into(), ..Narrower::default() }
}

/// "While its owner controls it", "while face-up on the field", behind the verb; or nothing.
pub(super) fn while_there(p: &P<'_>, at: At) -> Parses<Narrower> {
    let yours = |places: EnumSet<Place>| Narrower { whose: Whose::Yours, places, ..Narrower::default() };
    let face_up = Narrower { like: vec![Filter::FaceUp], places: words::FIELD, ..Narrower::default() };
    let on_field = Narrower { places: words::FIELD, ..Narrower::default() };
    let said = p.from(at).maybe(",").then(move |p, at| {
        p.row(
            at,
            "while where",
            &[
                ("while equipped", equipped()),
                ("while equipped to a monster", equipped()),
                ("while it is equipped to a monster", equipped()),
                ("while its owner controls it", yours(EnumSet::empty())),
                ("while its owner controlled it", yours(EnumSet::empty())),
                ("while in its owner 's control", yours(EnumSet::empty())),
                ("while in its owner 's possession", yours(EnumSet::empty())),
                ("while in your possession", yours(EnumSet::empty())),
                ("while you control it", yours(EnumSet::empty())),
                ("while in its owner 's monster zone", yours(Place::MonsterZone.into())),
                ("while in your monster zone", yours(Place::MonsterZone.into())),
                ("while face-up on the field", face_up.clone()),
                ("while it is face-up on the field", face_up.clone()),
                ("while on the field", on_field.clone()),
                ("while it is on the field", on_field.clone()),
            ],
        )
    });
    let but = except(p, at).filter_map(|quality| match quality {
        Quality::Is(filter) => Some(Narrower { but: vec![filter], ..Narrower::default() }),
        _ => None,
    });
    said.map(|(one,)| one).or(but).or(p.nothing(at, Narrower::default()))
}
