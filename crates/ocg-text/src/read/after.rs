//! Sentences that go on with the effect before them: what else it does, what it needs to resolve, and what cannot answer
//! it (OCG 3.4.3-1, 3.4.4-3).

use super::clause::Steps;
use super::condition::{State, state};
use super::effect::{Item, Mark, Sentence, sentence};
use super::links::{resolution, steps};
use super::part::Part;
use super::tree::{Back, Cards, Counted, Doing, Head, How, Many, Pointing, Ref, Verb};
use super::{Card, P, bind, words};
use ocg::language::{Comparison, Filter, Gone, Link, Optional, SummonWay, Until, Whither, Whose};
use text::grammar::{At, Parses};

/// An effect, and the sentences that go on with it.
pub fn continued(p: &P<'_>, at: At, card: &Card<'_>) -> Parses<Part> {
    let whole = p.from(at).then(sentence).then(afters);
    let whole = whole.filter_map(|(sentence, all)| all.into_iter().try_fold(sentence, with));
    whole.filter_map(|sentence| Some(Part::Effect(Box::new(bind::effect(&sentence, card)?))))
}

/// A sentence that only targets or pays, and the sentences that say what happens.
pub fn acting(p: &P<'_>, at: At, card: &Card<'_>) -> Parses<Part> {
    let cost = p.from(at).then(super::cost::costs).words("to activate this card").then(afters);
    let cost = cost.filter_map(|(act, all)| {
        let sentence = Sentence {
            head: Vec::new(),
            mark: Mark::None,
            optional: Optional::Mandatory,
            act,
            resolve: Vec::new(),
        };
        all.into_iter().try_fold(sentence, with)
    });
    let whole = p.from(at).then(sentence).then(afters).filter_map(|(sentence, all)| {
        let acts = |(_, doing): &(Link, Doing)| matches!(doing, Doing::Targets(_) | Doing::Pay(_));
        let only = sentence.act.is_empty() && sentence.resolve.iter().all(acts);
        only.then(|| all.into_iter().try_fold(sentence, with)).flatten()
    });
    whole.or(cost).filter_map(|mut sentence| {
        sentence.resolve.first_mut()?.0 = Link::First;
        Some(Part::Effect(Box::new(bind::effect(&sentence, card)?)))
    })
}

/// Is the condition about what the sentence before has done? Any other may begin an effect of its own.
fn points_back(state: &State) -> bool {
    match state {
        State::Are(Ref::Back(_), _) | State::SomeOf(..) | State::Plain(_) => true,
        State::All(all) => all.iter().any(points_back),
        State::Any(all) => all.iter().all(points_back),
        _ => false,
    }
}

/// What such a sentence adds.
#[derive(Clone, PartialEq, Debug)]
enum After {
    /// What else happens.
    More(Link, Steps),
    /// What is so as soon as it is activated.
    Activating(Doing),
    /// What must be so when it resolves, too.
    Needs(State),
    /// How the Special Summon counts.
    As(SummonWay),
    /// How long what was given lasts.
    Lasts(Until),
    /// What is so if this card was Summoned by it.
    OfSummon(Doing),
    /// It can be used as a Quick Effect.
    Quick,
}

fn afters(p: &P<'_>, at: At) -> Parses<Vec<After>> {
    p.once(at, || {
        let one = p.from(at).words(".|. \n|\n").then(after).map(|(one,)| vec![one]);
        let more = p.from(at).words(".|. \n|\n").then(after).then(afters);
        one.or(more.map(|(first, rest)| std::iter::once(first).chain(rest).collect()))
    })
}

fn after(p: &P<'_>, at: At) -> Parses<After> {
    let then = p.from(at).words("then|then ,").then(steps).map(|(steps,)| After::More(Link::Then, steps));
    let lead = p.from(at).maybe("also ,|also|in addition ,|additionally ,|after that ,").then(resolution);
    let also = lead.filter_map(|(steps,)| {
        if steps.iter().any(|(_, doing)| matches!(doing, Doing::If(state, _, _) if !points_back(state))) {
            return None;
        }
        let targets = steps.iter().any(|(_, doing)| matches!(doing, Doing::Targets(_)));
        (!targets).then_some(After::More(Link::Also, steps))
    });
    let may = p.from(at).words("then you can|then , you can").then(steps);
    let may = may.map(|(steps,)| After::More(Link::Then, vec![(Link::First, Doing::May(steps))]));
    let otherwise = p.from(at).words("otherwise ,|if not ,|if it is not ,|if you do not ,").then(steps);
    let otherwise = otherwise.map(|(steps,)| After::More(Link::Otherwise, steps));
    let if_you_do = p.from(at).words("if you do ,").then(steps);
    let if_you_do = if_you_do.map(|(steps,)| After::More(Link::IfYouDo, steps));
    then.or(also)
        .or(otherwise)
        .or(if_you_do)
        .or(may)
        .or(gone(p, at))
        .or(activating(p, at).map(After::Activating))
        .or(needs(p, at))
        .or(counts_as(p, at))
        .or(lasts(p, at))
        .or(this_way(p, at))
        .or(while_there(p, at))
        .or(p.from(at).words("( this is a quick effect . )|( this is a quick effect )").value(After::Quick))
}

/// "These changes last until the end of this turn".
fn lasts(p: &P<'_>, at: At) -> Parses<After> {
    let what = "these changes last|these effects last|this effect lasts|this change lasts|this atk change lasts|this atk / def change lasts|this atk increase lasts|this atk gain lasts|the atk increase lasts";
    p.from(at)
        .words(what)
        .then(super::adverbial::duration)
        .filter_map(|(until,)| (!matches!(until, Until::Always)).then_some(After::Lasts(until)))
}

/// 3.4.4-110: "If Summoned this way, banish this card when it leaves the field".
fn this_way(p: &P<'_>, at: At) -> Parses<After> {
    const WAY: &str = "if summoned this way ,|if special summoned this way ,|if this card is special summoned this way ,|if this card is special summoned with this effect ,|if this card is special summoned by this effect ,|if it is special summoned this way ,|if summoned by this effect ,";
    let banish = "banish this card when it leaves the field|banish it when it leaves the field";
    let this = Ref::This(enumset::EnumSet::empty());
    p.from(at).words(WAY).words(banish).value(After::OfSummon(Doing::WhenGone(this, Whither::Banished)))
}

/// "While that Token is in the Monster Zone, the player who Summoned it cannot Special Summon …".
fn while_there(p: &P<'_>, at: At) -> Parses<After> {
    let lead = p.from(at).words("while that token is in the monster zone ,|while it is in the monster zone ,|while that token is face-up in the monster zone ,");
    lead.words("the player who summoned it").then(super::lock::cannot).filter_map(|((all, until),)| {
        let token = Ref::Back(Back { many: Many::One, to: Pointing::That(Head::Token) });
        let doing = Doing::WhileFaceUp(token, Whose::Yours, all);
        until.is_none().then(|| After::More(Link::But, vec![(Link::First, doing)]))
    })
}

/// 3.4.4-110: "When this card leaves the field, destroy that monster".
fn gone(p: &P<'_>, at: At) -> Parses<After> {
    let of = |p: &P<'_>, at: At| {
        let this =
            p.from(at).words("this card|this face-up card").value(Ref::This(enumset::EnumSet::empty()));
        this.or(super::reference::back(p, at))
    };
    let how = |p: &P<'_>, at: At| {
        p.row(
            at,
            "how it goes",
            &[
                ("leaves the field ,", Gone::Leaves),
                ("is removed from the field ,", Gone::Leaves),
                ("is destroyed ,", Gone::Destroyed),
                ("is destroyed and sent to the gy ,", Gone::Destroyed),
            ],
        )
    };
    let whole = p.from(at).words("when|if").then(of).then(how).then(steps);
    whole.filter_map(|(of, how, steps)| {
        let destroys =
            |(_, doing): &(Link, Doing)| matches!(doing, Doing::Do(Verb::Destroy | Verb::Banish, ..));
        let simple = steps.len() == 1 && steps.iter().all(destroys);
        let waits = Doing::WhenLeaves(of, how, steps);
        simple.then(|| After::More(Link::Also, vec![(Link::First, waits)]))
    })
}

/// "(This is treated as a Fusion Summon.)"
fn counts_as(p: &P<'_>, at: At) -> Parses<After> {
    let way = p.from(at).words("( this is treated as|( this special summon is treated as").words("a|an");
    way.then(words::ways).words("summon . )|summon )").filter_map(|(ways,)| {
        let mut all = ways.iter();
        match (all.next(), all.next()) {
            (Some(way), None) => Some(After::As(way)),
            _ => None,
        }
    })
}

fn activating(p: &P<'_>, at: At) -> Parses<Doing> {
    let of = "this effect 's activation|this card 's activation|the activation of this effect|the activation of this card|this effect activation";
    let who = |p: &P<'_>, at: At| {
        p.row(
            at,
            "who cannot answer",
            &[
                ("your opponent cannot activate", Whose::Opponents),
                ("neither player can activate", Whose::Any),
            ],
        )
    };
    let answer = p.from(at).then(who).then(answers).words("in response to").words(of);
    let answer = answer.map(|(who, like)| Doing::NoResponse(who, like));
    let no_answer = p.from(at).then(answers).words("cannot be activated in response to").words(of);
    let no_answer = no_answer.map(|(like,)| Doing::NoResponse(Whose::Any, like));
    let negated = p
        .from(at)
        .words("this card 's activation and effect cannot be negated|this card 's activation and effects cannot be negated|this effect 's activation and effect cannot be negated|the activation and effect of this card cannot be negated|this effect and its activation cannot be negated|the activation of this card and its effect cannot be negated")
        .value(Doing::NotNegated);
    answer.or(no_answer).or(negated)
}

fn answers(p: &P<'_>, at: At) -> Parses<Vec<Filter>> {
    p.row(
        at,
        "what cannot answer",
        &[
            ("cards or effects", vec![]),
            ("cards and effects", vec![]),
            ("monster effects", vec![Filter::Monster]),
            ("spell / trap cards or effects", vec![spells()]),
            ("spells / traps", vec![spells()]),
            ("spell / trap cards", vec![spells()]),
            ("spell cards", vec![Filter::Spell]),
            ("trap cards", vec![Filter::Trap]),
        ],
    )
}

fn spells() -> Filter {
    Filter::AnyOf(vec![Filter::Spell, Filter::Trap])
}

/// "This card must be face-up on the field to activate and to resolve this effect".
fn needs(p: &P<'_>, at: At) -> Parses<After> {
    const BOTH: &str = "to activate and to resolve this effect|to activate and resolve this effect";
    let this = p
        .from(at)
        .words("this card must be face-up on the field|this face-up card must be on the field|you must control this face-up card|this monster must be face-up on the field|you must control this face-up card on the field")
        .words(BOTH)
        .value(After::Needs(State::This(vec![Filter::In(words::FIELD), Filter::FaceUp])));
    let defense = p.from(at).words("this card must be in face-up defense position").words(BOTH).value(
        After::Needs(State::This(vec![Filter::In(words::FIELD), Filter::FaceUp, Filter::DefensePosition])),
    );
    let there = p.from(at).words("this card must be in the gy|this card must be in your gy").words(BOTH);
    let there =
        there.value(After::Needs(State::This(vec![Filter::In(ocg::language::Place::Graveyard.into())])));
    let named =
        p.from(at).then(super::reference::cards).words("must be").then(super::reference::where_they_are);
    let named = named.words(BOTH).filter_map(|(cards, (whose, places))| {
        let one = matches!(cards.count, Counted::Number(1))
            || matches!((&cards.count, &cards.head), (Counted::Bare, Head::Named(_)));
        let free = cards.places.is_empty() && cards.whose == Whose::Any;
        let cards = Cards { whose, places, ..cards };
        (one && free).then_some(After::Needs(State::Count(cards, Comparison::AtLeast, 1)))
    });
    let some = p.from(at).words("there must be").then(super::condition::counted).words(BOTH);
    let some = some.filter_map(|((cards, how, n),)| {
        (!cards.places.is_empty()).then_some(After::Needs(State::Count(cards, how, n)))
    });
    let none = p.from(at).words("you must not control any").then(super::reference::description).words(BOTH);
    let none = none.filter_map(|(cards,)| {
        let free = cards.places.is_empty() && cards.whose == Whose::Any;
        let all = Cards { whose: Whose::Yours, places: words::FIELD, ..cards };
        free.then_some(After::Needs(State::Count(all, Comparison::Is, 0)))
    });
    let this = this.or(there).or(named).or(some).or(none);
    let you = p.from(at).words("you must").then(must).words(BOTH).map(|(state,)| After::Needs(state));
    this.or(defense).or(you)
}

/// "You must control no monsters": as after "if you".
fn must(p: &P<'_>, at: At) -> Parses<State> {
    super::condition::after_you(p, at).or(state(p, at))
}

fn with(mut sentence: Sentence, after: After) -> Option<Sentence> {
    match after {
        After::More(Link::Otherwise, steps) => super::links::otherwise(&mut sentence.resolve, steps)?,
        After::More(link, mut steps) => {
            if link == Link::Also && is_old_cost(&sentence) {
                sentence.act = std::mem::take(&mut sentence.resolve);
            }
            steps.first_mut()?.0 = if sentence.resolve.is_empty() { Link::First } else { link };
            let equips = |(_, doing): &(Link, Doing)| matches!(doing, Doing::Equip(Ref::This(_), _));
            // 3.3.3-30: what this card gives as an Equip Card lasts as long as it is one.
            if sentence.resolve.iter().any(equips) {
                for (_, doing) in &mut steps {
                    if let Doing::Give(_, _, until @ Until::Always) = doing {
                        *until = Until::WhileThisIsFaceUp;
                    }
                }
            }
            sentence.resolve.extend(steps);
        }
        After::Activating(doing) => sentence.act.push((Link::First, doing)),
        After::Needs(state) => {
            // Where this card has to be is the place of the effect.
            let head = match &state {
                State::This(like) => match like[..] {
                    [Filter::In(places)] => State::ThisIsIn(places),
                    _ => state.clone(),
                },
                other => other.clone(),
            };
            sentence.head.push(super::effect::Item::If(head));
            let resolve = std::mem::take(&mut sentence.resolve);
            sentence.resolve = vec![(Link::First, Doing::If(state, resolve, Vec::new()))];
        }
        After::As(way) => summoned_as(&mut sentence.resolve, way)?,
        After::Lasts(until) => lasting(&mut sentence.resolve, until)?,
        After::Quick => {
            let twice = sentence.head.contains(&Item::Quick);
            sentence.head.push((!twice).then_some(Item::Quick)?);
        }
        After::OfSummon(doing) => {
            let itself =
                |(_, doing): &(Link, Doing)| matches!(doing, Doing::Do(Verb::SpecialSummon, Ref::This(_), _));
            sentence.resolve.iter().find(|one| itself(one))?;
            sentence.resolve.push((Link::But, doing));
        }
    }
    Some(sentence)
}

/// 3.4.2-13: a text from before costs had a sign of their own that only Tributes or discards in its first sentence
/// names the cost there.
fn is_old_cost(sentence: &Sentence) -> bool {
    let [(_, Doing::Do(Verb::Tribute | Verb::Discard, Ref::Cards(_), how))] = &sentence.resolve[..] else {
        return false;
    };
    sentence.head.is_empty() && sentence.act.is_empty() && *how == How::default()
}

/// All that was given without a time lasts so long.
fn lasting(steps: &mut Steps, until: Until) -> Option<()> {
    let mut any = false;
    for (_, doing) in steps {
        if let Doing::Give(_, _, long @ Until::Always) = doing {
            (*long, any) = (until, true);
        }
    }
    any.then_some(())
}

/// The only Special Summon of the effect counts as that.
fn summoned_as(steps: &mut Steps, way: SummonWay) -> Option<()> {
    let mut all = Vec::new();
    special_summons(steps, &mut all);
    let [How { as_way: as_way @ None, .. }] = &mut all[..] else { return None };
    *as_way = Some(way);
    Some(())
}

fn special_summons<'s>(steps: &'s mut Steps, found: &mut Vec<&'s mut How>) {
    for (_, doing) in steps {
        match doing {
            Doing::Do(Verb::SpecialSummon, _, how) => found.push(how),
            Doing::May(inner) => special_summons(inner, found),
            Doing::If(_, yes, no) => {
                special_summons(yes, found);
                special_summons(no, found);
            }
            _ => {}
        }
    }
}
