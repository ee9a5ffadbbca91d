//! What is done in place of a destruction, and where a card goes instead (OCG 2.2.3, 3.3.2-66).

use super::assemble::empty;
use super::bind;
use super::clause::clause;
use super::condition::state;
use super::event::cause;
use super::limit::times;
use super::part::Part;
use super::reference::{cards, except, reference};
use super::tree::{Back, Quality, Ref};
use super::words::FIELD;
use super::{Card, CardKind, P};
use ocg::language::{
    Condition, Counted, Covers, Effect, EffectKind, Filter, Group, Leaving, Limit, Modifier, Noun, On,
    Optional, Statement, Whither, Whose,
};
use text::grammar::{At, Parses};

/// "If this card would be destroyed by battle, you can … instead".
pub fn instead(p: &P<'_>, at: At, card: &Card<'_>) -> Parses<Part> {
    let limit = |p: &P<'_>, at: At| {
        let said = p.from(at).then(times).words(",").map(|(times,)| Some(times));
        said.or(p.nothing(at, None))
    };
    let when = |p: &P<'_>, at: At| p.from(at).maybe(",").words("while").then(state).map(|(state,)| state);
    let can = |p: &P<'_>, at: At| {
        p.row(at, "you can", &[("you can", Optional::Optional)]).or(p.nothing(at, Optional::Mandatory))
    };
    let would = p.from(at).then(limit).words("if").then(reference).words("would be destroyed").then(cause);
    let later = |p: &P<'_>, at: At| p.from(at).maybe(",").skip(super::effect::not_sent_this_turn).value(());
    let would = would.optional(when).optional(later).words(",").then(can).then(clause);
    let would = would.maybe(",").words("instead");
    let done = would.filter_map(|(limit, of, cause, when, later, can, doing)| {
        let of = equipped_if_it(of, card);
        let mut effect = bind::instead(&of, cause, when.as_ref(), can, &doing)?;
        if later.is_some() {
            let came = Condition::Are(Group::This, vec![Filter::CameThisTurn]);
            effect.condition = Some(Condition::Not(Box::new(came)));
        }
        effect.limit =
            limit.map(|(times, per)| Limit { times, per, counted: Counted::ByCopy, covers: Covers::This });
        Some(effect)
    });
    done.or(leaves(p, at)).or(sent_elsewhere(p, at)).filter_map(|mut effect| {
        // What a monster says of the one that it is equipped to holds while it is an Equip Card.
        let equipped = effect.holds.iter().all(|one| one.on == On::Equipped);
        if card.kind == CardKind::Monster && equipped && effect.places.is_empty() {
            effect.places = ocg::language::Place::SpellTrapZone.into();
        }
        let stays = !matches!(card.kind, CardKind::Once { .. }) || !effect.places.is_empty();
        stays.then(|| Part::Rule(Box::new(effect)))
    })
}

/// On an Equip Spell "it" is the monster that the card is equipped to.
pub fn equipped_if_it(of: Ref, card: &Card<'_>) -> Ref {
    match of {
        Ref::Back(back) if card.equips && back == Back::it() => Ref::Equipped,
        other => other,
    }
}

/// "Any monster sent to the GY is banished instead".
fn sent_elsewhere(p: &P<'_>, at: At) -> Parses<Effect> {
    let when = |p: &P<'_>, at: At| p.from(at).words("while").then(state).words(",").map(|(state,)| state);
    let whose = |p: &P<'_>, at: At| {
        p.row(
            at,
            "to which GY",
            &[
                ("to the gy", Whose::Any),
                ("to your gy", Whose::Yours),
                ("to your opponent 's gy", Whose::Opponents),
                ("to their gy", Whose::Opponents),
            ],
        )
    };
    let from = |p: &P<'_>, at: At| {
        let from = p.from(at).words("from the").then(super::words::places);
        from.map(|(places,)| places)
    };
    let sent = p.from(at).optional(when).maybe("any").then(cards).words("sent").optional(from).then(whose);
    let sent = sent.words("is banished instead|are banished instead").optional(except);
    sent.filter_map(|(state, cards, places, whose, but)| {
        let free = cards.places.is_empty() && cards.whose == Whose::Any;
        let any = matches!(cards.count, super::tree::Counted::Bare);
        let mut like = bind::plain_filters(&cards)?;
        like.extend(match but {
            Some(Quality::Is(filter)) => Some(filter),
            Some(_) => return None,
            None => None,
        });
        like.extend((whose != Whose::Any).then_some(Filter::OwnedBy(whose)));
        let (condition, own) = match state {
            None => (None, true),
            Some(super::condition::State::ThisIsIn(there)) => (None, there == FIELD),
            Some(state) => (Some(bind::condition_of(&state)?), true),
        };
        let noun = Noun { places: places.unwrap_or_default(), whose: Whose::Any, like };
        let is = Modifier::Redirect(Leaving::ToGraveyard, Whither::Banished);
        let holds = vec![Statement { on: On::All(noun), is, condition }];
        (free && any && own).then(|| Effect { kind: EffectKind::Continuous, holds, ..empty() })
    })
}

/// "If this face-up card would leave the field, banish it instead".
fn leaves(p: &P<'_>, at: At) -> Parses<Effect> {
    let leaves =
        p.from(at).words("if this card would leave the field ,|if this face-up card would leave the field ,");
    let to = leaves.then(|p, at| {
        p.row(
            at,
            "where it goes",
            &[
                ("banish it instead", Whither::Banished),
                ("banish it , instead", Whither::Banished),
                ("return it to the hand instead", Whither::Hand),
            ],
        )
    });
    to.map(|(to,)| {
        let is = Modifier::Redirect(Leaving::Field, to);
        let holds = vec![Statement { on: On::This, is, condition: None }];
        Effect { kind: EffectKind::Continuous, holds, ..empty() }
    })
}
