//! What one sentence of a box is: an effect, what holds, a limit line, how its monster is Summoned (OCG 3.4, 3.5).

use super::assemble::empty;
use super::bind;
use super::bullets::Gains;
use super::condition::state;
use super::counted_phases::goes_in_phase;
use super::effect::{Item, Sentence, sentence};
use super::event::{event, includes};
use super::holds::{holds, not_in_its_turn};
use super::limit::{LimitLine, limit_line};
use super::parts::Read;
use super::reference::cards;
use super::replacement::instead;
use super::statement::predicates;
use super::summoning::{Own, own};
use super::tree::{Cards, Counted as Number, Said};
use super::turn_lock::{TurnLock, turn_lock};
use super::upkeep::{each_protected, must_go, protected, upkeep};
use super::used_when;
use super::watch::each_time;
use super::{Card, CardKind, P};
use ocg::language::{
    Block, Condition, Effect, EffectKind, Filter, Group, Link, Linked, Modifier, Noun, On, Optional, Per,
    Place, Restriction, Statement, Step, SummonWay, Timing, Until, Whose,
};
use text::grammar::{At, Parses};

/// What a sentence is.
#[derive(Clone, PartialEq, Debug)]
pub enum Part {
    Effect(Box<Effect>),
    Holds(Vec<Statement>),
    Limit(LimitLine),
    /// 3.3.3-29: the monsters that an Equip Spell can be equipped to.
    EquipTo(Noun),
    /// The same, with what holds of the monster.
    Equipped(Noun, Vec<Statement>),
    /// 3.5-5: how the monster is Summoned.
    Own(Own),
    /// 3.4.3-1: when alone the card can be activated.
    ActivateOnly(Option<Timing>, Option<Condition>),
    /// 2.2.3, 3.3.2-328: what holds, from where, with how often.
    Rule(Box<Effect>),
    /// 3.5.1: these effects, and how often they can be used.
    Limited(LimitLine, Vec<Read>),
    /// 3.4.3-10: one effect, of which one of these is chosen as it is activated; and how often each can be.
    OneOf(Vec<Effect>, Option<(u8, Per)>),
    /// 3.4.4-132: someone has these effects.
    Gained(Gains, Vec<Read>),
    /// 2.1.4-1: what is given up in the turn of an activation.
    TurnLock(TurnLock),
    /// Both in one sentence.
    LimitAndLock(LimitLine, TurnLock),
    /// 3.3.4-2, -4: the card itself may be activated in this way, on this condition.
    Usable(Modifier, Option<Condition>),
    /// "This is a Quick Effect if …": the effect before, when that is so.
    QuickIf(Condition),
    /// "This effect cannot be activated …": when the effect before can be used.
    UsedOnly(Condition),
    /// "This effect cannot be negated": the one before, whether it is used or holds.
    NotNegated,
    /// Two in one sentence.
    Both(Box<Part>, Box<Part>),
    /// 3.3.3-9: the card stays on the field after its activation, with what is done later.
    Remains(Block),
    /// What the facts of the card say as well.
    Note,
}

pub fn part(p: &P<'_>, at: At, card: &Card<'_>) -> Parses<Part> {
    let limit = limit_line(p, at).filter_map(|(line, name)| {
        name.is_none_or(|name| name.eq_ignore_ascii_case(card.name)).then_some(Part::Limit(line))
    });
    let granted = match card.kind {
        CardKind::Once { .. } => Parses::none(),
        CardKind::Monster | CardKind::Pendulum | CardKind::Stays { .. } => extra_normal_summon(p, at),
    };
    // 3.5-6: what is no effect is read as none.
    let text = upkeep(p, at).or(granted);
    let effect = || {
        sentence(p, at).filter_map(|sentence| {
            if let Some(either) = with_activation(&sentence, card) {
                return Some(either);
            }
            let effect = bind::effect(&sentence, card).filter(|one| !waits_for_list(one))?;
            Some(Part::Effect(Box::new(effect)))
        })
    };
    let effect = if text.is_empty() { effect() } else { Parses::none() };
    let parts = effect.or(text).or(limit).or(only_one(p, at, card)).or(instead(p, at, card)).or(note(p, at));
    let both = p.from(at).then(limit_line).words(", also|, and").then(turn_lock);
    let both = both.filter_map(|((line, name), lock)| {
        let own = name.is_none_or(|name| name.eq_ignore_ascii_case(card.name));
        own.then_some(Part::LimitAndLock(line, lock))
    });
    let parts = parts.or(both).or(turn_lock(p, at).map(Part::TurnLock)).or(used_when::used_when(p, at));
    let parts = parts.or(p.from(at).words("this effect cannot be negated").value(Part::NotNegated));
    match card.kind {
        CardKind::Once { .. } => parts
            .or(activate_only(p, at))
            .or(usable(p, at, card))
            .or(remains(p, at))
            .or(remaining(p, at, card)),
        CardKind::Monster => {
            let more = own(p, at)
                .map(Part::Own)
                .or(summon_not_negated(p, at))
                .or(not_in_its_turn(p, at))
                .or(gemini(p, at))
                .or(material_gives(p, at))
                .or(super::beside::beside(p, at))
                .or(substitute(p, at));
            parts
                .or(holds(p, at, card))
                .or(each_time(p, at))
                .or(protected(p, at, card))
                .or(each_protected(p, at))
                .or(must_go(p, at))
                .or(more)
                .or(and_instead(p, at, card))
        }
        CardKind::Pendulum => parts
            .or(holds(p, at, card))
            .or(each_time(p, at))
            .or(protected(p, at, card))
            .or(each_protected(p, at))
            .or(must_go(p, at)),
        CardKind::Stays { .. } => parts
            .or(holds(p, at, card))
            .or(each_time(p, at))
            .or(protected(p, at, card))
            .or(each_protected(p, at))
            .or(must_go(p, at))
            .or(and_instead(p, at, card))
            .or(not_in_its_turn(p, at))
            .or(if card.equips { Parses::none() } else { goes_in_phase(p, at) })
            .or(equip_to(p, at))
            .or(equipped_gains(p, at))
            .or(activate_only(p, at))
            .or(usable(p, at, card)),
    }
}

/// 3.4.2-2: "When this card is activated: You can target 1 monster; …": the card is activated with that or without it.
fn with_activation(sentence: &Sentence, card: &Card<'_>) -> Option<Part> {
    let may = sentence.head == [Item::Activated] && sentence.optional == Optional::Optional;
    if !may || sentence.act.is_empty() {
        return None;
    }
    let with = bind::effect(&Sentence { optional: Optional::Mandatory, ..sentence.clone() }, card)?;
    let without = Effect { resolve: vec![Linked(Link::First, Step::Nothing)], ..empty() };
    Some(Part::OneOf(vec![with, without], None))
}

/// 3.3.4-2, -4: "If you control no cards, you can activate this card from your hand", "you can activate this card the
/// turn it was Set".
fn usable(p: &P<'_>, at: At, card: &Card<'_>) -> Parses<Part> {
    let is_trap = matches!(card.kind, CardKind::Once { trap: true } | CardKind::Stays { trap: true });
    let hand = "you can activate this card from your hand|this card can be activated from your hand|you can activate this card from the hand";
    let set = "you can activate this card the turn it was set|you can activate this card during the turn it was set|this card can be activated the turn it was set|you can activate this card the turn it is set";
    let can = |p: &P<'_>, at: At| {
        let hand = p.from(at).words(hand).value(Modifier::TrapFromHand);
        let hand = if is_trap { hand } else { Parses::none() };
        hand.or(p.from(at).words(set).value(Modifier::ActivateWhenSet(Vec::new())))
    };
    let plain = p.from(at).then(can).map(|(is,)| Part::Usable(is, None));
    let before = p.from(at).words("if|while").then(state).words(",").then(can);
    let after = p.from(at).then(can).maybe(",").words("if|while").then(state).map(|(is, state)| (state, is));
    let when = before.parses().or(after);
    plain.or(when.filter_map(|(state, is)| Some(Part::Usable(is, Some(bind::condition_of(&state)?)))))
}

/// 3.3.3-9: "After this card's activation, it remains on the field, but destroy it during the End Phase of your opponent's
/// 3rd turn".
fn remains(p: &P<'_>, at: At) -> Parses<Part> {
    let nth = |p: &P<'_>, at: At| {
        let count = |p: &P<'_>, at: At| {
            const NTH: [(&str, u8); 6] =
                [("1st", 1), ("2nd", 2), ("3rd", 3), ("4th", 4), ("5th", 5), ("6th", 6)];
            p.row(at, "which", &NTH)
        };
        let turn = p.from(at).words("during the end phase of").then(super::words::whose).then(count);
        let turn = turn.words("turn").maybe("after activation").parses();
        let phase = p.from(at).words("during").then(super::words::whose).then(count).words("end phase");
        turn.or(phase.maybe("after activation").parses())
            .filter_map(|(whose, n)| (whose != Whose::Any && n > 0).then_some(Until::Turns(whose, n)))
    };
    let until = |p: &P<'_>, at: At| {
        let goes = p.from(at).words(", but you must destroy it|, but destroy it").then(nth);
        goes.map(|(until,)| until)
    };
    let stays = p.from(at).words("after this card 's activation , it remains on the field").optional(until);
    stays.map(|(until,)| {
        let mut block = vec![Linked(Link::Also, Step::RemainOnField)];
        let destroy = vec![Linked(Link::First, Step::Destroy(Group::This))];
        block.extend(until.map(|until| Linked(Link::Also, Step::Later(until, destroy))));
        Part::Remains(block)
    })
}

/// What holds while such a card stays there.
fn remaining(p: &P<'_>, at: At, card: &Card<'_>) -> Parses<Part> {
    let there = "while this card is face-up on the field ,|while this card remains face-up on the field ,|while this card is on the field ,";
    let is_so = !p.from(at).words(there).value(()).is_empty();
    if is_so { holds(p, at, card) } else { Parses::none() }
}

/// 3.3.2-74, -107: "This card's Normal Summon cannot be negated".
fn summon_not_negated(p: &P<'_>, at: At) -> Parses<Part> {
    let own = p.from(at).words("this card 's|its").then(super::words::ways);
    let own = own.words("summon cannot be negated|summons cannot be negated");
    own.map(|(ways,)| {
        let all = super::words::NORMAL | super::words::SPECIAL | SummonWay::Flip;
        let ways = if ways.is_empty() { all } else { ways };
        Part::Usable(Modifier::Cannot(Restriction::BeNegatedWhenSummoned(ways)), None)
    })
}

/// 2.2.1: does it wait for an activation that includes an effect of a list?
fn waits_for_list(effect: &Effect) -> bool {
    effect.timing.as_ref().is_some_and(includes::is_open)
}

/// An effect that waits for such an activation.
pub fn listing(p: &P<'_>, at: At, card: &Card<'_>) -> Parses<Effect> {
    sentence(p, at).filter_map(|sentence| bind::effect(&sentence, card).filter(waits_for_list))
}

/// 3.3.2-7: "A Synchro Monster that used this card as material gains 600 ATK".
fn material_gives(p: &P<'_>, at: At) -> Parses<Part> {
    let whole = p.from(at).then(super::bullets::made_of_this).then(predicates);
    whole.filter_map(|(like, said)| {
        // What is counted would be seen from this card, and not from the monster.
        let plain = said.iter().all(|one| match one {
            Said::Fixed(_) => true,
            Said::Stat(_, n) | Said::Less(_, n) => matches!(n, super::tree::Number::Fixed(_)),
            Said::Directly(_) | Said::NameOf(_) => false,
        });
        let of = super::tree::Of::Cards(super::tree::Ref::This(enumset::EnumSet::empty()));
        let mut holds = bind::holding(&of, &said, None).filter(|_| plain)?;
        for one in &mut holds {
            one.on = On::MadeOf(like.clone());
        }
        Some(Part::Rule(Box::new(Effect { kind: EffectKind::Unclassified, holds, ..empty() })))
    })
}

/// "The equipped monster gains 500 ATK, also if it would be destroyed, destroy this card instead".
fn and_instead(p: &P<'_>, at: At, card: &Card<'_>) -> Parses<Part> {
    let first = |p: &P<'_>, at: At| holds(p, at, card);
    let second = |p: &P<'_>, at: At| instead(p, at, card);
    let both = p.from(at).then(first).words(", also|, and|and").then(second);
    both.map(|(first, second)| Part::Both(Box::new(first), Box::new(second)))
}

/// 3.3.1-8: "This card is always treated as a … card": its codes have it. And what the rules say anyway.
fn note(p: &P<'_>, at: At) -> Parses<Part> {
    let always = p
        .from(at)
        .words("( this card is always treated as|( this card is also always treated as|( this card 's name is always treated as|( this card is not treated as")
        .skip(cards)
        .words(". )|)");
    // 3.4.4-147: one more in a turn, whatever grants it.
    let gain = p.from(at).words(
        "( you can only gain this effect once per turn . )|( you can only gain this effect once per turn )",
    );
    // 3.3.2-194: what the materials of a monster become on which another one is put.
    let transfer = p.from(at).words("( transfer its materials to this card . )|( transfer its materials to this card )|( transfer its materials . )|( transfer that monster 's materials to this card . )|( its materials become this card 's materials . )|( materials attached to that monster also become materials on this card . )");
    // 3.3.2-265: in Defense Position it fights with its DEF.
    let defense = p.from(at).words("if it does , apply its def for damage calculation|if this card does , apply its def for damage calculation");
    let notes = always.value(Part::Note).or(gain.value(Part::Note)).or(transfer.value(Part::Note));
    notes.or(defense.value(Part::Note))
}

/// 3.4.4-147: "During your Main Phase, you can Normal Summon 1 Dragon monster in addition to your Normal Summon/Set".
fn extra_normal_summon(p: &P<'_>, at: At) -> Parses<Part> {
    let whole = p
        .from(at)
        .words("during your main phase , you can normal summon|during your main phase , you can normal summon / set")
        .then(cards)
        .maybe(",")
        .words("in addition to your normal summon / set|in addition to your normal summon or set")
        .maybe("( you can only gain this effect once per turn )")
        .optional(super::reference::except);
    whole.filter_map(|(cards, but)| {
        let mut like = bind::plain_filters(&cards)?;
        if like.len() > 1 {
            like.retain(|filter| *filter != Filter::Monster);
        }
        match but {
            Some(super::tree::Quality::Is(filter)) => like.push(filter),
            Some(_) => return None,
            None => {}
        }
        let is = Modifier::ExtraNormalSummon(like);
        let holds = vec![Statement { on: On::Player(ocg::language::Whose::Yours), is, condition: None }];
        matches!(cards.count, Number::Number(1)).then_some(Part::Holds(holds))
    })
}

/// 3.4.4-97: what every Gemini monster says.
fn gemini(p: &P<'_>, at: At) -> Parses<Part> {
    p.from(at)
        .words("this card is treated as a normal monster while face-up on the field or in the gy|this card is treated as a normal monster while it is face-up on the field or in the gy")
        .value(Part::Note)
}

/// 3.3.2-149, -159: "This card can be used as a substitute for any 1 Fusion Material …".
fn substitute(p: &P<'_>, at: At) -> Parses<Part> {
    let used = p
        .from(at)
        .words("this card can be used as a substitute for any 1 fusion material")
        .words("mentioned by name on the|whose name is specifically listed on the|whose name is mentioned on the|whose name is listed on the")
        .words("fusion monster card|fusion monster");
    let old = p.from(at).words("you can substitute this card for any 1");
    let old = old.words("fusion material monster|fusion-material monster|fusion material");
    let others = "but the other fusion material must be correct|but the other material must be correct|but the other fusion material monster must be correct|but the other fusion materials must be correct|but the other materials must be correct";
    let used = used.value(()).or(old.value(()));
    let whole = p.from(at).then(move |_, _| used.clone()).maybe(",").maybe(others);
    whole.map(|((),)| {
        let holds = vec![Statement { on: On::This, is: Modifier::FusionSubstitute, condition: None }];
        Part::Rule(Box::new(Effect { kind: EffectKind::Unclassified, holds, ..empty() }))
    })
}

/// 3.3.2-328: "You can only control 1 …".
fn only_one(p: &P<'_>, at: At, card: &Card<'_>) -> Parses<Part> {
    let only = p.from(at).words("you can only control 1").maybe("face-up").then(super::any_name);
    let own = only.filter_map(|(name,)| {
        let own = name.eq_ignore_ascii_case(card.name);
        own.then(|| vec![Filter::Named(card.name.to_owned())])
    });
    let series =
        |p: &P<'_>, at: At| super::quoted(p, at, "a series", |quoted| quoted.series.map(Filter::Series));
    let kind = p.from(at).words("you can only control 1").maybe("face-up").then(series).words("monster");
    let kind = kind.map(|(series,)| vec![series, Filter::Monster]);
    let field = p.from(at).words("there can only be 1").maybe("face-up").then(super::any_name);
    let field = field.words("on the field").filter_map(|(name,)| {
        let own = name.eq_ignore_ascii_case(card.name);
        own.then(|| vec![Filter::Named(card.name.to_owned())])
    });
    let kinds = p.from(at).words("there can only be 1").maybe("face-up").then(series);
    let kinds = kinds.words("monster on the field").map(|(series,)| vec![series, Filter::Monster]);
    let own = own.or(kind).map(Modifier::OnlyOne);
    own.or(field.or(kinds).map(Modifier::OnlyOneOnField)).map(|is| {
        let holds = vec![Statement { on: On::This, is, condition: None }];
        Part::Rule(Box::new(Effect { kind: EffectKind::Unclassified, holds, ..empty() }))
    })
}

/// "Activate only if …".
fn activate_only(p: &P<'_>, at: At) -> Parses<Part> {
    const ONLY: &str = "activate only|activate this card only|you can only activate this card|this card can only be activated|you can activate this card only";
    let state = p.from(at).words(ONLY).words("if|while").then(state);
    let state =
        state.filter_map(|(state,)| Some(Part::ActivateOnly(None, Some(bind::condition_of(&state)?))));
    let phase = p.from(at).words(ONLY).words("during").then(super::phase::phases);
    let phase = phase.filter_map(|(all,)| match all[..] {
        [(whose, point)] if !point.is_due() => {
            let turn = (whose != Whose::Any).then_some(Condition::TurnOf(whose));
            let all = turn.into_iter().chain([Condition::During(point)]).collect();
            Some(Part::ActivateOnly(None, Some(Condition::All(all))))
        }
        _ => None,
    });
    let turn = p.from(at).words(ONLY).then(|p, at| {
        p.row(
            at,
            "in whose turn",
            &[
                ("during your turn", Condition::TurnOf(Whose::Yours)),
                ("during your opponent 's turn", Condition::TurnOf(Whose::Opponents)),
            ],
        )
    });
    let turn = turn.map(|(turn,)| Part::ActivateOnly(None, Some(turn)));
    let event = p.from(at).words(ONLY).words("when|if").then(event);
    let event = event.filter_map(|(event,)| Some(Part::ActivateOnly(Some(bind::timing_of(&event)?), None)));
    state.or(event).or(phase).or(turn)
}

fn equip_to(p: &P<'_>, at: At) -> Parses<Part> {
    let only = p.from(at).words("equip only to").then(cards).map(|(cards,)| cards);
    only.filter_map(|cards| equipped(cards).map(Part::EquipTo))
}

/// "A Dragon monster equipped with this card gains 300 ATK": such a monster alone can be equipped.
fn equipped_gains(p: &P<'_>, at: At) -> Parses<Part> {
    let whole = p.from(at).then(cards).words("equipped with this card").then(predicates);
    whole.filter_map(|(cards, said)| {
        // Any monster can be equipped anyway.
        if cards.like.is_empty() && cards.whose == Whose::Any {
            return None;
        }
        let of = super::tree::Of::Cards(super::tree::Ref::Equipped);
        Some(Part::Equipped(equipped(cards)?, bind::holding(&of, &said, None)?))
    })
}

/// Which monsters an Equip Spell can be equipped to.
fn equipped(cards: Cards) -> Option<Noun> {
    {
        let one = matches!(cards.count, Number::Number(1) | Number::Bare)
            && cards.places.is_subset(super::words::FIELD);
        let whose = cards.whose;
        let free = Cards { places: enumset::EnumSet::empty(), whose: ocg::language::Whose::Any, ..cards };
        let mut like = bind::plain_filters(&free)?;
        like.retain(|filter| !matches!(filter, Filter::Monster | Filter::FaceUp));
        like.insert(0, Filter::FaceUp);
        one.then(|| Noun { places: Place::MonsterZone.into(), whose, like })
    }
}
