//! What players do or what happens to them: they Summon, draw, take damage, gain LP; attacks that are declared
//! (OCG 3.1.4, 3.6.3-25, -71).

use super::subject::{Subject, This, subject, this};
use super::{Event, Happens};
use crate::read::reference::cards;
use crate::read::tree::{Cards, Counted, Head};
use crate::read::words;
use crate::read::{P, any_of};
use enumset::{EnumSet, enum_set};
use ocg::language::{Cause, Filter, Happening, Place, Whose};
use text::grammar::{At, Parses};

pub(super) fn player(p: &P<'_>, at: At) -> Parses<Event> {
    let all = any_of(p, at, &[summons, moves, draws, loses_or_gains, attack]);
    all.map(|happens| Event::Happens(Box::new(happens)))
}

/// "Your opponent Special Summons a monster from the Extra Deck".
fn summons(p: &P<'_>, at: At) -> Parses<Happens> {
    let who = p.from(at).then(words::player).then(words::ways).words("summons|summon").then(cards);
    let who = who.maybe("face-up").then(super::passive::maybe_from);
    // "You Xyz Summon": whatever monster.
    let bare = p.from(at).then(words::player).then(words::ways).words("summons|summon");
    let bare = bare.filter_map(|(who, ways)| {
        let named = !ways.is_empty() && ways.is_disjoint(words::NORMAL) && ways != words::SPECIAL;
        let all = Cards { like: Vec::new(), ..monsters(Whose::Any) };
        let free = Cards { places: EnumSet::empty(), ..all };
        named.then_some((who, ways, free, (Whose::Any, EnumSet::empty())))
    });
    who.parses().or(bare).filter_map(|(who, ways, cards, (pile, from))| {
        let one = matches!(cards.count, Counted::Number(1))
            || cards.count == Counted::Bare && matches!(cards.head, Head::Named(_));
        let free = cards.whose == Whose::Any || cards.whose == who;
        let elsewhere = cards.places.is_disjoint(words::ON_FIELD) && from.is_disjoint(words::ON_FIELD);
        let said_once = cards.places.is_empty() || from.is_empty();
        let from = cards.places | from;
        let free = free && (pile == Whose::Any || pile == who);
        let subject = Cards { whose: Whose::Any, places: Place::MonsterZone.into(), ..cards };
        let subject = Subject::Cards(Box::new(subject));
        (one && free && elsewhere && said_once).then(|| Happens {
            from,
            ways,
            player: who,
            ..Happens::of(subject, Happening::Summoned)
        })
    })
}

/// "Your opponent adds a card from the Deck to their hand".
fn moves(p: &P<'_>, at: At) -> Parses<Happens> {
    let adds = p.from(at).then(words::player).words("adds|add").then(cards);
    let adds = adds.words("to their hand|to your hand|to the hand");
    adds.filter_map(|(who, cards)| {
        let one = matches!(cards.count, Counted::Number(1)) && who != Whose::Any;
        let free = cards.whose == Whose::Any || cards.whose == who;
        let from = cards.places;
        let subject = Cards { whose: who, places: EnumSet::empty(), ..cards };
        let subject = Subject::Cards(Box::new(subject));
        (one && free && !from.is_empty()).then(|| Happens {
            from,
            except: Happening::Drawn.into(),
            ..Happens::of(subject, Happening::AddedToHand)
        })
    })
}

/// "You draw this card".
fn draws(p: &P<'_>, at: At) -> Parses<Happens> {
    let this = p.from(at).words("you draw this card").value(Subject::This(This::default()));
    let who = p.row(
        at,
        "who draws",
        &[
            ("you draw a card", Whose::Yours),
            ("your opponent draws a card", Whose::Opponents),
            ("either player draws a card", Whose::Any),
        ],
    );
    let who = who.map(|whose| {
        Subject::Cards(Box::new(Cards {
            head: Head::Card,
            like: Vec::new(),
            places: EnumSet::empty(),
            ..monsters(whose)
        }))
    });
    this.or(who).map(|subject| Happens::of(subject, Happening::Drawn))
}

const DAMAGE: EnumSet<Happening> = enum_set!(Happening::BattleDamage | Happening::EffectDamage);

/// "You take battle damage", "your opponent gains LP".
fn loses_or_gains(p: &P<'_>, at: At) -> Parses<Happens> {
    let what = |p: &P<'_>, at: At| {
        p.row(
            at,
            "what a player takes",
            &[
                ("take damage", DAMAGE),
                ("take battle damage", Happening::BattleDamage.into()),
                ("take effect damage", Happening::EffectDamage.into()),
                ("take battle or effect damage", DAMAGE),
                ("takes damage", DAMAGE),
                ("takes battle damage", Happening::BattleDamage.into()),
                ("takes effect damage", Happening::EffectDamage.into()),
                ("takes battle or effect damage", DAMAGE),
                ("gain lp", Happening::LifePointsGained.into()),
                ("gains lp", Happening::LifePointsGained.into()),
                ("pay lp", Happening::LifePointsPaid.into()),
                ("pays lp", Happening::LifePointsPaid.into()),
            ],
        )
    };
    let takes = p.from(at).then(words::player).then(what);
    let takes = takes.map(|(player, what)| Happens { player, ..Happens::of(Subject::Any, what) });
    let by = p.from(at).then(words::player).words("take|takes").maybe("any").words("damage").then(source);
    takes.or(by.map(|(player, (what, by))| Happens { by, player, ..Happens::of(Subject::Any, what) }))
}

/// "By battle or an opponent's card effect", "from a card effect": what inflicts damage.
fn source(p: &P<'_>, at: At) -> Parses<(EnumSet<Happening>, Cause)> {
    let theirs = || Cause::AnyOf(vec![Cause::Battle, Cause::OpponentsEffect]);
    p.row(
        at,
        "by what",
        &[
            ("from card effect", (Happening::EffectDamage.into(), Cause::Any)),
            ("from a card effect", (Happening::EffectDamage.into(), Cause::Any)),
            ("by card effect", (Happening::EffectDamage.into(), Cause::Any)),
            ("from an opponent 's card effect", (Happening::EffectDamage.into(), Cause::OpponentsEffect)),
            ("by an opponent 's card effect", (Happening::EffectDamage.into(), Cause::OpponentsEffect)),
            ("by battle or card effect", (DAMAGE, Cause::Any)),
            ("by battle or by card effect", (DAMAGE, Cause::Any)),
            ("by battle or an opponent 's card effect", (DAMAGE, theirs())),
            ("by battle or by an opponent 's card effect", (DAMAGE, theirs())),
        ],
    )
}

/// 3.6.3-25, -30: "an attack is declared involving this card and an opponent's monster".
fn attack(p: &P<'_>, at: At) -> Parses<Happens> {
    let any = p.from(at).words("an attack is declared|any player 's monster declares an attack");
    let any = any.value(Happens::of(Subject::Any, Happening::AttackDeclared));
    let one = p.from(at).words("an attack is declared involving").then(subject);
    let two = p.from(at).words("an attack is declared involving").then(subject).words("and").then(cards);
    let one = one.map(|(subject,)| (subject, None));
    let two = two.filter_map(|(subject, other)| {
        matches!(other.count, Counted::Number(1))
            .then(|| (subject, Some(Cards { places: Place::MonsterZone.into(), ..other })))
    });
    let who = p.row(
        at,
        "who attacks",
        &[
            ("your opponent declares an attack", Happening::AttackDeclared),
            ("your opponent declares a direct attack", Happening::DirectAttackDeclared),
        ],
    );
    let who = who.map(|what| {
        let cards = monsters(Whose::Opponents);
        Happens::of(Subject::Cards(Box::new(cards)), what)
    });
    let involving = one.or(two).filter_map(|(subject, other)| {
        let narrower = super::subject::Narrower { field: Some(Whose::Any), ..Default::default() };
        let subject = narrower.applied(subject)?;
        let what = Happening::AttackDeclared | Happening::TargetedForAttack;
        Some(Happens { other, ..Happens::of(subject, what) })
    });
    let on_this = p.from(at).then(cards).words("targets|declares an attack on").then(this);
    let on_this = on_this.maybe("for an attack").filter_map(|(other, this)| {
        let one = matches!(other.count, Counted::Number(1))
            || other.count == Counted::Bare && other.whose != Whose::Any;
        one.then(|| Happens {
            other: Some(Cards { places: Place::MonsterZone.into(), ..other }),
            ..Happens::of(Subject::This(this), Happening::TargetedForAttack)
        })
    });
    any.or(involving).or(who).or(on_this)
}

fn monsters(whose: Whose) -> Cards {
    Cards {
        count: Counted::Number(1),
        like: vec![crate::read::tree::Quality::Is(Filter::Monster)],
        head: Head::Monster,
        whose,
        places: Place::MonsterZone.into(),
        together: ocg::language::Together::Any,
        how: crate::read::tree::Chosen::Freely,
    }
}
