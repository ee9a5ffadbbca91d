//! What an effect leaves behind on cards and players, and what it negates (OCG 3.4.4-48 to -62).

use super::P;
use super::adverbial::{EVEN, duration};
use super::lock::lock;
use super::reference::{description, objects};
use super::statement::{self, predicate};
use super::tree::{Counted, Doing, Of, Quality, Ref, Said};
use ocg::language::{Filter, Modifier, NameBy, Step, Until, Whose};
use text::grammar::{At, Parses};

/// 3.4.4-51, -57
pub fn negate(p: &P<'_>, at: At) -> Parses<Doing> {
    let plain = p.row(
        at,
        "what is negated",
        &[
            ("negate the activation", Step::NegateActivation),
            ("negate that activation", Step::NegateActivation),
            ("negate its activation", Step::NegateActivation),
            ("negate that effect", Step::NegateEffect),
            ("negate the effect", Step::NegateEffect),
            ("negate that monster 's effect", Step::NegateEffect),
            ("negate that activated effect", Step::NegateEffect),
            ("negate the activated effect", Step::NegateEffect),
            ("negate that opponent 's activated effect", Step::NegateEffect),
            ("negate the attack", Step::NegateAttack),
            ("negate that attack", Step::NegateAttack),
            ("negate the summon", Step::NegateSummon),
            ("negate the special summon", Step::NegateSummon),
            ("negate that summon", Step::NegateSummon),
            ("negate that special summon", Step::NegateSummon),
        ],
    );
    let of = p.from(at).words("negate the effects of|negate the effect of").then(objects).optional(duration);
    let owned = p.from(at).words("negate").then(effects_of).optional(duration);
    let lead = p.from(at).then(duration).maybe(",").words("negate").then(effects_of);
    let lead = lead.map(|(until, of)| lasting(until, Doing::Give(of, vec![statement::negated()], until)));
    let given = of
        .parses()
        .or(owned.parses())
        .map(|(of, until)| Doing::Give(of, vec![statement::negated()], until.unwrap_or(Until::Always)));
    let answered = p
        .from(at)
        .words("negate the summon or activation|negate that summon or activation|negate the summon or the activation|negate the special summon or activation|negate that special summon or activation|negate the activation or summon")
        .value(Doing::NegateAnswered);
    plain.map(|step| Doing::Plain(Box::new(step))).or(given).or(lead).or(answered).or(negate_by_name(p, at))
}

/// 3.4.4-150, -152: "negate its effects, as well as the activated effects and effects on the field of monsters with the
/// same original name".
fn negate_by_name(p: &P<'_>, at: At) -> Parses<Doing> {
    let all = |p: &P<'_>, at: At| {
        p.from(at)
            .maybe(",")
            .words("as well as the activated effects and effects on the field of")
            .words("monsters|cards")
            .words("with the same original name|with that original name|with that same original name")
            .maybe("as that monster|as that card|as it")
            .value(())
    };
    let plain = p.from(at).words("negate").then(effects_of).skip(all).optional(duration);
    let holds = p.from(at).then(duration).maybe(",").then(owned_effects).skip(all);
    let holds = holds.map(|(until, of)| (of, Some(until)));
    plain.parses().or(holds).filter_map(|(of, until)| Some(Doing::NegateByName(of, NameBy::Original, until?)))
}

/// "Its effects are negated".
fn owned_effects(p: &P<'_>, at: At) -> Parses<Ref> {
    p.from(at).then(effects_of).words("are negated|is negated").map(|(of,)| of)
}

/// 3.2.1-59: "all other Spell/Trap effects in this column are negated".
pub fn negate_column(p: &P<'_>, at: At) -> Parses<Doing> {
    let column = p.from(at).then(duration).maybe(",").words("all other").then(description);
    let column = column.words("effects in this column are negated|effects in its column are negated");
    column.filter_map(|(until, cards)| {
        let like = super::bind::plain_filters(&cards)?;
        Some(Doing::Plain(Box::new(Step::GiveColumn(like, Modifier::Negated, until))))
    })
}

/// "Its effects", "that monster's effects".
fn effects_of(p: &P<'_>, at: At) -> Parses<Ref> {
    let its = p.row(
        at,
        "its effects",
        &[
            ("its effects", statement::it()),
            ("its effect", statement::it()),
            ("their effects", statement::them()),
        ],
    );
    let that =
        p.from(at).then(super::reference::back).words("'s effects|'s effect|' effects").map(|(of,)| of);
    its.or(that)
}

/// "It gains 500 ATK until the end of this turn".
pub fn gives(p: &P<'_>, at: At) -> Parses<Doing> {
    let after = p.from(at).maybe("make|have").then(predicate).optional(duration);
    let after = after.map(|((of, said), until)| (of, said, until));
    let before = p.from(at).then(duration).maybe(",").then(predicate);
    let before = before.map(|(until, (of, said))| lasting(until, Doing::Give(of, said, until)));
    let tuner = p.from(at).words("treat").then(objects).words("as a tuner|as tuners|as a tuner monster");
    let tuner = tuner.optional(duration).map(|(of, until)| {
        let is = statement::tuner();
        Doing::Give(of, vec![is], until.unwrap_or(Until::Always))
    });
    let before = before.or(tuner);
    let but = p.from(at).then(predicate).then(duration).then(but_these);
    let but =
        but.filter_map(|((of, said), until, quality)| Some(Doing::Give(without(of, quality)?, said, until)));
    let but_before = p.from(at).then(duration).maybe(",").then(predicate).then(but_these);
    let but_before = but_before.filter_map(|(until, (of, said), quality)| {
        Some(lasting(until, Doing::Give(without(of, quality)?, said, until)))
    });
    let after = after.map(|(of, said, until)| Doing::Give(of, said, until.unwrap_or(Until::Always)));
    // "If it attacks a Defense Position monster this turn, inflict piercing battle damage to your opponent".
    let pierces = p.from(at).words("if").then(super::reference::reference);
    let pierces = pierces
        .words("attacks a defense position monster this turn ,|attack a defense position monster this turn ,")
        .words("inflict piercing battle damage|it inflicts piercing battle damage|they inflict piercing battle damage")
        .maybe("to your opponent");
    let pierces =
        pierces.map(|(of,)| Doing::Give(of, vec![Said::Fixed(Modifier::Piercing(1))], Until::EndOfTurn));
    after.or(before).or(but).or(but_before).or(pierces).or(in_a_row(p, at)).or(damage_of(p, at))
}

/// "You take no battle damage from battles involving it", of one that was spoken of.
fn damage_of(p: &P<'_>, at: At) -> Parses<Doing> {
    let of = |(of, said): (Of, Vec<Said>)| match of {
        Of::Cards(of @ (Ref::Back(_) | Ref::This(_))) => Some((of, said)),
        Of::Cards(_) | Of::Player(_) => None,
    };
    let after =
        p.from(at).then(statement::battle_damage).optional(duration).filter_map(move |(one, until)| {
            let (of, said) = of(one)?;
            Some(Doing::Give(of, said, until.unwrap_or(Until::Always)))
        });
    let before = p.from(at).then(duration).maybe(",").then(statement::battle_damage);
    after.or(before.filter_map(move |(until, one)| {
        let (of, said) = of(one)?;
        Some(lasting(until, Doing::Give(of, said, until)))
    }))
}

/// "It can make a second attack in a row": before anything else attacks.
fn in_a_row(p: &P<'_>, at: At) -> Parses<Doing> {
    const ROW: &str = "can make a second attack in a row|make a second attack in a row|can attack once again in a row|can attack again in a row|attack once again in a row|attack again in a row|can attack once more in a row";
    let on_monsters = "can attack an opponent 's monster again in a row|can attack a monster again in a row|can attack an opponent 's monster once again in a row|can make a second attack on an opponent 's monster in a row|make a second attack on an opponent 's monster in a row|can make a second attack on a monster in a row";
    let any = p.from(at).maybe("make|have").then(super::reference::reference).words(ROW).maybe(EVEN);
    let any = any.map(|(of,)| (of, Modifier::MoreAttacks(1)));
    let some = p.from(at).maybe("make|have").then(super::reference::reference).words(on_monsters).maybe(EVEN);
    let some = some.map(|(of,)| (of, Modifier::MoreAttacksOnMonsters(1)));
    any.or(some).map(|(of, more)| Doing::Give(of, vec![Said::Fixed(more)], Until::NextAttack))
}

/// ", except Dragon monsters": those of whom it is not said.
fn but_these(p: &P<'_>, at: At) -> Parses<Quality> {
    super::reference::except(p, at)
}

fn without(of: Ref, quality: Quality) -> Option<Ref> {
    match of {
        Ref::Cards(mut cards) if matches!(cards.count, Counted::Bare | Counted::All) => {
            cards.like.push(quality);
            Some(Ref::Cards(cards))
        }
        _ => None,
    }
}

const ATTACK: &str = "declare attacks|attack|declare an attack";

/// Whose monsters cannot attack.
fn who(p: &P<'_>, at: At) -> Parses<Whose> {
    p.row(
        at,
        "who cannot",
        &[
            ("you cannot", Whose::Yours),
            ("your opponent cannot", Whose::Opponents),
            ("neither player can", Whose::Any),
        ],
    )
}

/// ", except with Dragon monsters".
fn but(p: &P<'_>, at: At) -> Parses<Quality> {
    let with = p.from(at).maybe(",").words("except with").then(super::reference::cards);
    let with = with.filter_map(|(cards,)| {
        let mut like = super::bind::plain_filters(&cards)?;
        like.retain(|one| *one != Filter::Monster || cards.like.is_empty());
        let one = if like.len() == 1 { like.remove(0) } else { Filter::AllOf(like) };
        Some(Quality::Is(Filter::Not(Box::new(one))))
    });
    let this = p.from(at).maybe(",").words("except with this card");
    with.or(this.value(Quality::Is(Filter::Not(Box::new(Filter::This)))))
}

/// All monsters of that player, without those.
fn attackers(who: Whose, but: Option<Quality>) -> (Ref, Vec<Said>) {
    let mut cards = super::reference::bare_monsters();
    (cards.whose, cards.places) = (who, super::words::FIELD);
    cards.like.extend(but);
    (Ref::Cards(Box::new(cards)), vec![Said::Fixed(Modifier::Cannot(ocg::language::Restriction::Attack))])
}

/// The same as what holds: "You cannot declare attacks, except with Dragon monsters".
pub fn never_attack(p: &P<'_>, at: At) -> Parses<(Of, Vec<Said>)> {
    let all = p.from(at).then(who).words(ATTACK).optional(but);
    all.map(|(who, but)| {
        let (of, said) = attackers(who, but);
        (Of::Cards(of), said)
    })
}

/// 3.6.3-25: "you cannot declare attacks this turn, except with Dragon monsters".
pub fn no_attacks(p: &P<'_>, at: At) -> Parses<Doing> {
    let cannot = || p.from(at).then(who).words(ATTACK);
    let first = cannot().then(duration).then(but);
    let second = cannot().then(but).then(duration).map(|(who, but, until)| (who, until, but));
    let lead = p.from(at).then(duration).maybe(",").then(who).words(ATTACK);
    let lead_but = p.from(at).then(duration).maybe(",").then(who).words(ATTACK).then(but);
    let lead_but = lead_but.map(|(until, who, but)| (who, until, but));
    let plain = cannot().then(duration).map(|(who, until)| (who, until, None));
    let plain = plain.or(lead.map(|(until, who)| (who, until, None)));
    let some = first.parses().or(second).or(lead_but).map(|(who, until, but)| (who, until, Some(but)));
    some.or(plain).map(|(who, until, but)| {
        let (of, said) = attackers(who, but);
        Doing::Give(of, said, until)
    })
}

/// "It cannot be destroyed by that battle", "you take no battle damage from that battle".
pub fn in_that_battle(p: &P<'_>, at: At) -> Parses<Doing> {
    const BATTLE: &str = "that battle|this battle";
    let stays = p
        .from(at)
        .then(objects)
        .words("cannot be destroyed by|is not destroyed by|are not destroyed by")
        .words(BATTLE);
    let stays = stays.map(|(of,)| {
        let said = Said::Fixed(Modifier::Cannot(ocg::language::Restriction::BeDestroyedInBattle(Vec::new())));
        Doing::Give(of, vec![said], Until::EndOfDamageStep)
    });
    let who = |p: &P<'_>, at: At| {
        p.row(
            at,
            "who takes no battle damage",
            &[
                ("you take no battle damage", Whose::Yours),
                ("you take no damage", Whose::Yours),
                ("your opponent takes no battle damage", Whose::Opponents),
                ("neither player takes battle damage", Whose::Any),
                ("neither player takes any battle damage", Whose::Any),
            ],
        )
    };
    let none = p.from(at).then(who).words("from").words(BATTLE).maybe(EVEN).map(|(who,)| {
        let zero = Modifier::BattleDamage(Whose::Any, ocg::language::Multiplied::Zero);
        Doing::GivePlayer(who, vec![zero], Until::EndOfDamageStep)
    });
    stays.or(none)
}

/// "You cannot Special Summon monsters for the rest of this turn, except …".
pub fn locked(p: &P<'_>, at: At) -> Parses<Doing> {
    let before = p.from(at).then(duration).maybe(",").then(lock).maybe(EVEN);
    let before = before.filter_map(|(until, (who, all, inner))| {
        inner.is_none().then(|| lasting(until, Doing::GivePlayer(who, all, until)))
    });
    // Where it is not said how long, what was said before says it.
    let inner = p.from(at).then(lock).maybe(EVEN);
    let inner = inner.map(|((who, all, until),)| Doing::GivePlayer(who, all, until.unwrap_or(Until::Always)));
    let face_up = "while it is face-up in the monster zone ,|while it is face-up on the field ,|while it is face-up on your field ,|while it is face-up in your monster zone ,";
    let lasts = p.from(at).words(face_up).then(lock).filter_map(|((who, all, long),)| {
        long.is_none().then(|| Doing::WhileFaceUp(statement::it(), who, all))
    });
    before.or(inner).or(lasts)
}

/// What stands after its time.
pub fn lasting(until: Until, doing: Doing) -> Doing {
    Doing::Lasting(until, Box::new(doing))
}
