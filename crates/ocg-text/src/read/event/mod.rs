//! What an effect waits for: a subject, what happens to it, by what, from where (OCG 3.4.3-5 to -8).

mod activation;
mod active;
mod cause;
pub mod includes;
mod passive;
mod player;
mod subject;

pub use activation::answered;
pub use cause::cause;
pub use subject::{Subject, subject, this};

use super::tree::{Cards, Head, Quality, Verb};
use super::{P, any_of};
use activation::{activation, attempt, attempt_or_activation};
use enumset::EnumSet;
use ocg::language::{ActivationOf, Cause, Filter, Happening, Noun, Place, SummonWay, Whose};
use text::grammar::{At, Parses};

/// What happens, before it is bound.
#[derive(Clone, PartialEq, Debug)]
pub enum Event {
    Happens(Box<Happens>),
    /// 3.4.4-53: any of these.
    Activation(Whose, Vec<Activated>),
    /// 3.4.3-37: any of these was activated, and has resolved.
    Resolution(Whose, Vec<Activated>),
    /// 3.3.2-74
    Attempt(Whose, EnumSet<SummonWay>, Vec<Filter>),
    /// One of these.
    AnyOf(Vec<Event>),
}

/// One kind of activation: of which cards, of what, and what it targets.
#[derive(Clone, PartialEq, Debug)]
pub struct Activated {
    pub whose: Whose,
    pub like: Vec<Filter>,
    pub of: Vec<ActivationOf>,
    pub targets: Option<Target>,
}

impl Activated {
    /// What the card is, whichever of these it is.
    pub fn head_of(all: &[Activated]) -> Head {
        let all_are = |kind: &Filter| all.iter().all(|one| one.like.first() == Some(kind));
        let spells = Filter::AnyOf(vec![Filter::Spell, Filter::Trap]);
        let kinds = [
            (Filter::Monster, Head::Monster),
            (Filter::Spell, Head::Spell),
            (Filter::Trap, Head::Trap),
            (spells, Head::SpellTrap),
        ];
        kinds.into_iter().find(|(kind, _)| all_are(kind)).map_or(Head::Card, |(_, head)| head)
    }

    /// The card as far as it is told: one of several kinds is told by whose it is alone.
    pub fn described(&self, whose: Whose, kinds: usize) -> Cards {
        let whose = if self.whose == Whose::Any || kinds > 1 { whose } else { self.whose };
        let like = if kinds == 1 { self.like.clone() } else { Vec::new() };
        let like = like.into_iter().map(Quality::Is).collect();
        Cards { head: Head::Card, like, whose, ..super::reference::bare_monsters() }
    }
}

/// What an activation targets.
#[derive(Clone, PartialEq, Debug)]
pub enum Target {
    This(Noun),
    Cards(Box<Cards>),
    /// Such a card, and no other.
    Only(Box<Cards>),
}

/// Something happens to cards, or to a player by them.
#[derive(Clone, PartialEq, Debug)]
pub struct Happens {
    pub subject: Subject,
    pub what: EnumSet<Happening>,
    pub verb: Option<Verb>,
    pub by: Cause,
    pub from: EnumSet<Place>,
    /// What it must not be at the same time.
    pub except: EnumSet<Happening>,
    pub ways: EnumSet<SummonWay>,
    pub other: Option<Cards>,
    /// Whose damage it is, or who Summons.
    pub player: Whose,
    /// "… and sent to the GY".
    pub and_to_graveyard: bool,
}

impl Happens {
    fn of(subject: Subject, what: impl Into<EnumSet<Happening>>) -> Happens {
        Happens {
            subject,
            what: what.into(),
            verb: None,
            by: Cause::Any,
            from: EnumSet::empty(),
            except: EnumSet::empty(),
            ways: EnumSet::empty(),
            other: None,
            player: Whose::Any,
            and_to_graveyard: false,
        }
    }
}

/// Is it told as it happens, or afterwards?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tense {
    Now,
    Past,
}

/// What happens, or one of several things.
pub fn event(p: &P<'_>, at: At) -> Parses<Event> {
    p.once(at, || {
        let more = p.from(at).then(single).maybe(",").words("or if|or when|or").then(event);
        single(p, at).or(more.map(|(first, rest)| either(first, rest)))
    })
}

fn either(first: Event, rest: Event) -> Event {
    let mut all = Vec::new();
    for one in [first, rest] {
        match one {
            Event::AnyOf(inner) => all.extend(inner),
            other => all.push(other),
        }
    }
    Event::AnyOf(all)
}

fn single(p: &P<'_>, at: At) -> Parses<Event> {
    p.once(at, || {
        any_of(
            p,
            at,
            &[to_subject, player::player, activation, attempt, attempt_or_activation, turned, changed],
        )
    })
}

/// 3.3.2-256: "the battle position of this card is changed".
fn turned(p: &P<'_>, at: At) -> Parses<Event> {
    let of = p.from(at).words("the battle position of").then(subject).words("is changed|are changed");
    of.filter_map(|(subject,)| of_all(&subject, vec![Said::on_field(Happening::PositionChanged)]))
}

/// 3.3.2-256: "this Attack Position card is changed to face-up Defense Position".
fn changed(p: &P<'_>, at: At) -> Parses<Event> {
    let to = |p: &P<'_>, at: At| {
        let defense = || vec![Filter::DefensePosition, Filter::FaceUp];
        p.row(
            at,
            "to which position",
            &[
                ("to defense position", defense()),
                ("to face-up defense position", defense()),
                ("from attack position to defense position", defense()),
                ("from attack position to face-up defense position", defense()),
                ("to attack position", vec![Filter::AttackPosition]),
                ("to face-up attack position", vec![Filter::AttackPosition]),
                ("from defense position to attack position", vec![Filter::AttackPosition]),
            ],
        )
    };
    let said = p.from(at).then(subject).words("is changed|are changed").then(to);
    said.filter_map(|(subject, now)| {
        // How it was before is told by how it is now, and by that it was changed. A face-down monster that is turned
        // up into Attack Position has changed its position, too.
        let up = now[..] == [Filter::AttackPosition];
        let what = if up {
            Happening::PositionChanged | Happening::FlippedFaceUp
        } else {
            Happening::PositionChanged.into()
        };
        let mut said = Said::on_field(what);
        said.narrower.like = now;
        of_all(&subject.without_position()?, vec![said])
    })
}

/// "This card is Normal Summoned or flipped face-up".
fn to_subject(p: &P<'_>, at: At) -> Parses<Event> {
    let said = p.from(at).then(subject).then(|p, at| predicates(p, at, Tense::Now));
    said.filter_map(|(subject, all)| of_all(&subject, all))
}

/// What has happened to cards: "this card was flipped face-up", "a monster was sent to your GY".
pub fn past(p: &P<'_>, at: At) -> Parses<Event> {
    p.once(at, || {
        let said = p.from(at).then(subject).then(|p, at| predicates(p, at, Tense::Past));
        said.filter_map(|(subject, all)| of_all(&subject, all)).or(activation::past(p, at))
    })
}

/// "Destroyed on the field by card effect and sent there": what has brought this card to the GY.
pub fn destroyed(p: &P<'_>, at: At) -> Parses<Event> {
    let this = || Subject::This(subject::This::default());
    let said = p.from(at).then(passive::destroyed_there);
    said.filter_map(|(said,)| of_all(&this(), vec![said]))
}

/// This card is Summoned in one of these ways.
pub fn summoned_this(ways: EnumSet<SummonWay>) -> Option<Event> {
    let mut said = Said::on_field(Happening::Summoned);
    said.happens.ways = ways;
    of_all(&Subject::This(subject::This::default()), vec![said]).filter(|_| !ways.is_empty())
}

/// This card is Summoned by an effect of its own.
pub fn summoned_by_itself() -> Event {
    let this = Subject::This(subject::This::default());
    let by = Cause::EffectOf(Whose::Any, vec![Filter::This]);
    Event::Happens(Box::new(Happens { by, ..Happens::of(this, Happening::Summoned) }))
}

/// "Sent there from the field", "sent there to activate the effect of a Dragon monster".
pub fn sent_there(p: &P<'_>, at: At) -> Parses<Event> {
    let this = || Subject::This(subject::This::default());
    let said = p.from(at).then(passive::sent_there);
    said.filter_map(|(said,)| of_all(&this(), vec![said]))
}

/// Something that can be said of a subject, which narrows the subject itself where it says more of it.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Said {
    happens: Happens,
    narrower: subject::Narrower,
}

impl Said {
    fn of(what: impl Into<EnumSet<Happening>>) -> Said {
        Said { happens: Happens::of(Subject::Any, what), narrower: subject::Narrower::default() }
    }

    /// "Destroyed or banished by an opponent's card effect": both are by that.
    fn sharing(mut self, rest: &[Said]) -> Said {
        let moved = |said: &Said| {
            matches!(said.happens.verb, Some(Verb::Destroy | Verb::Send | Verb::Banish | Verb::Tribute))
        };
        if let [last] = rest
            && moved(&self)
            && moved(last)
            && self.happens.by == Cause::Any
        {
            self.happens.by = last.happens.by.clone();
        }
        self
    }

    /// Of a monster on the field.
    fn on_field(what: impl Into<EnumSet<Happening>>) -> Said {
        let mut said = Said::of(what);
        said.narrower.field = Some(Whose::Any);
        said
    }
}

fn of_all(subject: &Subject, all: Vec<Said>) -> Option<Event> {
    let each = all.into_iter().map(|said| {
        let subject = said.narrower.applied(subject.clone())?;
        Some(Event::Happens(Box::new(Happens { subject, ..said.happens })))
    });
    let mut each = each.collect::<Option<Vec<Event>>>()?;
    Some(if each.len() == 1 { each.remove(0) } else { Event::AnyOf(each) })
}

/// Predicates of one subject, joined by "or".
fn predicates(p: &P<'_>, at: At, tense: Tense) -> Parses<Vec<Said>> {
    p.once_for(at, tense as u64, || {
        let first = first(p, at, tense).map(|one| vec![one]);
        let two = p.from(at).then(|p, at| self::first(p, at, tense)).words(", or");
        let two = two.then(|p, at| following(p, at, tense));
        let close = p.from(at).then(|p, at| self::first(p, at, tense)).words("or");
        let close = close.then(|p, at| following(p, at, tense)).map(|(one, rest)| (one.sharing(&rest), rest));
        first.or(two.parses().or(close).map(|(one, rest)| std::iter::once(one).chain(rest).collect()))
    })
}

fn first(p: &P<'_>, at: At, tense: Tense) -> Parses<Said> {
    let be = match tense {
        Tense::Now => p.from(at).words("is|are"),
        Tense::Past => p.from(at).words("was|were|has been|have been"),
    };
    let passive = be.then(passive::passive).then(subject::while_there);
    let passive = passive.filter_map(|(said, more)| with(said, more));
    let active = p.from(at).then(|p, at| active::active(p, at, tense)).then(subject::while_there);
    passive.or(active.filter_map(|(said, more)| with(said, more)))
}

/// The second and later ones may leave out "is".
fn following(p: &P<'_>, at: At, tense: Tense) -> Parses<Vec<Said>> {
    let bare = p.from(at).then(passive::passive).then(subject::while_there);
    let bare = bare.filter_map(|(said, more)| with(said, more)).map(|one| vec![one]);
    let more = p.from(at).then(passive::passive).maybe(",").words("or");
    let more = more.then(|p, at| following(p, at, tense));
    let more = more.map(|(one, rest)| std::iter::once(one).chain(rest).collect());
    bare.or(more).or(predicates(p, at, tense))
}

fn with(mut said: Said, more: subject::Narrower) -> Option<Said> {
    said.narrower = said.narrower.and(more)?;
    Some(said)
}
