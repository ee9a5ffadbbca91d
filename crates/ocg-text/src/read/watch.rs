//! What waits for something to happen again and again, or once more: "each time your opponent Special Summons a monster,
//! draw 1 card", as what an effect leaves behind and as what holds (OCG 3.4.4-86 to -89).

use super::adverbial::duration;
use super::clause::{Steps, clause};
use super::condition::{State, state};
use super::event::{Event, Subject, event, past};
use super::part::Part;
use super::summons::extra_normal;
use super::tree::Doing;
use super::{P, bind};
use ocg::language::{Happening, Link, Often, Step, Until};
use text::grammar::{At, Parses};

fn often(p: &P<'_>, at: At) -> Parses<Often> {
    p.row(
        at,
        "how often",
        &[
            ("each time", Often::EachTime),
            ("every time", Often::EachTime),
            ("whenever", Often::EachTime),
            ("the next time", Often::NextTime),
        ],
    )
}

/// "Inflict 500 damage to your opponent each time a monster is Special Summoned".
fn behind(p: &P<'_>, at: At) -> Parses<Waiting> {
    let whole = p.from(at).then(clause).maybe(",").then(often).then(event);
    whole.filter_map(|(doing, often, event)| {
        let happens = !matches!(event, Event::Activation(..) | Event::Resolution(..) | Event::Attempt(..));
        let steps = vec![(Link::First, doing)];
        happens.then_some(Waiting { often, event, state: None, until: None, steps })
    })
}

/// Something that is waited for, and what is done then.
#[derive(Clone, PartialEq, Debug)]
struct Waiting {
    often: Often,
    event: Event,
    /// What must be so when it happens.
    state: Option<State>,
    until: Option<Until>,
    steps: Steps,
}

fn waiting(p: &P<'_>, at: At) -> Parses<Waiting> {
    let so = |p: &P<'_>, at: At| p.from(at).maybe(",").words("while").then(state).map(|(state,)| state);
    let whole = p.from(at).then(often).then(event).optional(so).optional(duration).words(",");
    let first = |p: &P<'_>, at: At| p.from(at).then(resolved).words(",").value(());
    let most = |p: &P<'_>, at: At| {
        p.from(at).words("( max .").then(|p, at| p.number(at)).words(")").map(|(most,)| most)
    };
    let whole = whole.optional(first).maybe("immediately").then(clause).optional(resolved).optional(most);
    whole.filter_map(|(often, event, state, until, first, doing, last, most)| {
        let doing = match (doing, most, last) {
            (doing, None, _) => doing,
            // "Place 1 Spell Counter on this card when that Spell resolves (max. 3)".
            (Doing::PlaceCounters(on, name, 1), Some(most), Some(())) => {
                Doing::PlaceCountersUpTo(on, name, most)
            }
            (_, Some(_), _) => return None,
        };
        let resolved = match (first, last) {
            (Some(()), Some(())) => return None,
            (first, last) => first.or(last),
        };
        let event = match (event, resolved) {
            // What is done by an activation that is answered is not said to come after it.
            (Event::Activation(..), None) => return None,
            (Event::Activation(who, all), Some(())) => Event::Resolution(who, all),
            (event, None) => event,
            (_, Some(())) => return None,
        };
        Some(Waiting { often, event, state, until, steps: vec![(Link::First, doing)] })
    })
}

/// 3.4.3-37: not as it is activated, but when it has resolved.
fn resolved(p: &P<'_>, at: At) -> Parses<()> {
    p.from(at)
        .maybe("immediately|,")
        .words("when|after|immediately after")
        .words("that spell card|that spell|that trap card|that trap|that card|that card or effect|that effect|that monster effect|it|that spell / trap card")
        .words("resolves")
        .value(())
}

/// "This turn, each time your opponent Special Summons a monster, immediately draw 1 card".
pub fn watched(p: &P<'_>, at: At) -> Parses<Doing> {
    let before = p.from(at).then(duration).maybe(",").then(waiting);
    let before = before.filter_map(|(until, one)| one.until.is_none().then_some((one, until)));
    let within = waiting(p, at).filter_map(|one| Some((one.clone(), one.until?)));
    before.or(within).filter_map(|(one, until)| {
        let watch = Doing::Watch(one.often, Box::new(one.event), until, one.steps);
        one.state.is_none().then_some(watch)
    })
}

/// "After this card is Special Summoned, you take no effect damage for the rest of this turn": it applies at once, and
/// is not activated.
fn afterwards(p: &P<'_>, at: At) -> Parses<Part> {
    let told = |p: &P<'_>, at: At| event(p, at).or(past(p, at)).or(you_summon(p, at));
    let whole = p.from(at).words("after").then(told).words(",").then(clause);
    let turn = p.from(at).words("during the turn").then(|p, at| past(p, at).or(you_summon(p, at)));
    let turn = turn.words(",").then(extra_normal);
    whole.parses().or(turn.parses()).filter_map(|(event, doing)| {
        let this = matches!(&event, Event::Happens(happens) if matches!(happens.subject, Subject::This(_))
            && happens.what.is_subset(Happening::Summoned | Happening::FlippedFaceUp));
        // What is done to cards is done by an effect that is activated.
        let grants = matches!(&doing, Doing::Plain(step) if matches!(**step, Step::GivePlayer(..)));
        let lingers = grants || matches!(doing, Doing::Give(..) | Doing::GivePlayer(..) | Doing::Lasting(..));
        let effect = bind::each_time(&event, None, &vec![(Link::First, doing)])?;
        (this && lingers).then(|| Part::Rule(Box::new(effect)))
    })
}

/// "You Normal Summon this card", as what happens to it.
fn you_summon(p: &P<'_>, at: At) -> Parses<Event> {
    let summon = p.from(at).words("you").then(super::words::ways).words("summon|summoned").words("this card");
    summon.filter_map(|(ways,)| super::event::summoned_this(ways))
}

/// 3.3.2-291: "Each time a monster is sent to the GY, gain 100 LP", which holds.
pub fn each_time(p: &P<'_>, at: At) -> Parses<Part> {
    let again = waiting(p, at).or(behind(p, at)).filter_map(|one| {
        let always = one.often == Often::EachTime && one.until.is_none();
        let effect = bind::each_time(&one.event, one.state.as_ref(), &one.steps)?;
        always.then(|| Part::Rule(Box::new(effect)))
    });
    again.or(afterwards(p, at))
}
