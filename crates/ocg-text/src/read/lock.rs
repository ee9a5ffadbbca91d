//! What a player cannot do: Summon, activate, conduct the Battle Phase; with what it does not concern, and for how long
//! (OCG 2.1.4-1, 3.4.4-4).

use super::P;
use super::adverbial::duration;
use super::reference::{cards, description};
use super::tree::{Cards, Counted, Head, Quality};
use super::words::{self, NORMAL};
use enumset::EnumSet;
use ocg::language::{Filter, Modifier, Multiplied, Place, Restriction, SummonWay, Until, Whose};
use text::grammar::{At, Parses};

/// Of which player, what, and how long.
pub type Lock<T> = (Whose, Vec<Modifier>, Option<T>);

/// "You cannot Special Summon monsters this turn, except …".
pub fn lock(p: &P<'_>, at: At) -> Parses<Lock<Until>> {
    p.once(at, || lock_for(p, at, duration))
}

/// The same with other words for how long.
pub fn lock_for<T: Clone + PartialEq>(
    p: &P<'_>,
    at: At,
    long: fn(&P<'_>, At) -> Parses<T>,
) -> Parses<Lock<T>> {
    let details = |p: &P<'_>, at: At| details(p, at, long);
    let summon = p.from(at).then(who_cannot).then(summons).then(details);
    let summon = summon.filter_map(|(who, (ways, sets, like), (until, more))| {
        let like: Vec<Filter> = like.into_iter().chain(more).collect();
        let mut all = vec![Modifier::Cannot(Restriction::Summon(ways, like.clone()))];
        if sets == Sets::Also {
            all.push(Modifier::Cannot(Restriction::Set(monsters(&like))));
        }
        Some((who, all, until))
    });
    let plain = p.from(at).then(who_cannot).then(player_cannot).optional(long);
    let plain = plain.map(|(who, modifier, until)| (who, vec![modifier], until));
    let no_damage = p.from(at).then(words::player).words("take no effect damage|takes no effect damage");
    let no_damage = no_damage.optional(long);
    let no_damage =
        no_damage.map(|(who, until)| (who, vec![Modifier::EffectDamage(Multiplied::Zero)], until));
    summon.or(no_damage).or(plain)
}

/// Can it not be Set either?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Sets {
    Also,
    Not,
}

/// "Normal Summon/Set", "Special Summon monsters", "Special Summon Effect Monsters".
fn summons(p: &P<'_>, at: At) -> Parses<(EnumSet<SummonWay>, Sets, Vec<Filter>)> {
    let way = |p: &P<'_>, at: At| {
        let special = p.from(at).then(words::ways).words("summon").map(|(ways,)| (ways, Sets::Not));
        let both = p.from(at).words("normal summon / set|normal summon or set").value((NORMAL, Sets::Also));
        special.or(both)
    };
    let any =
        p.from(at).then(way).maybe("monsters|any monsters").map(|((ways, sets),)| (ways, sets, Vec::new()));
    let these = p.from(at).then(way).then(description);
    let these = these.filter_map(|((ways, sets), cards)| {
        let like = filters(cards)?;
        (!like.is_empty()).then_some((ways, sets, like))
    });
    any.or(these).filter_map(|(ways, sets, like)| (!ways.is_empty()).then_some((ways, sets, like)))
}

fn monsters(like: &[Filter]) -> Vec<Filter> {
    std::iter::once(Filter::Monster).chain(like.iter().cloned()).collect()
}

/// What follows in any order.
#[derive(Clone, PartialEq, Debug)]
enum Detail<T> {
    Is(Filter),
    Long(T),
}

fn details<T: Clone + PartialEq>(
    p: &P<'_>,
    at: At,
    long: fn(&P<'_>, At) -> Parses<T>,
) -> Parses<(Option<T>, Vec<Filter>)> {
    let detail = |p: &P<'_>, at: At| {
        let like = from_extra_deck(p, at).or(but(p, at)).map(Detail::Is);
        like.or(long(p, at).map(Detail::Long))
    };
    let none = p.nothing(at, (None, Vec::new()));
    let more = p.from(at).then(detail).then(|p, at| details(p, at, long));
    none.or(more.filter_map(|(first, (until, mut like))| match (first, until) {
        (Detail::Is(filter), until) => {
            like.insert(0, filter);
            Some((until, like))
        }
        (Detail::Long(long), None) => Some((Some(long), like)),
        (Detail::Long(_), Some(_)) => None,
    }))
}

fn from_extra_deck(p: &P<'_>, at: At) -> Parses<Filter> {
    p.from(at).words("from the extra deck|from your extra deck").value(Filter::In(Place::ExtraDeck.into()))
}

/// "You cannot", "neither player can".
fn who_cannot(p: &P<'_>, at: At) -> Parses<Whose> {
    let cannot = p.from(at).then(words::player).words("cannot").map(|(who,)| who);
    cannot.or(p.from(at).words("neither player can").value(Whose::Any))
}

pub fn player_cannot(p: &P<'_>, at: At) -> Parses<Modifier> {
    let all = p.row(
        at,
        "what the player cannot",
        &[
            ("conduct your battle phase", Restriction::ConductBattlePhase),
            ("conduct their battle phase", Restriction::ConductBattlePhase),
            ("conduct your next battle phase", Restriction::ConductBattlePhase),
            ("activate cards or effects", Restriction::Activate(Vec::new())),
            ("activate cards and effects", Restriction::Activate(Vec::new())),
            ("activate any cards or effects", Restriction::Activate(Vec::new())),
            ("banish cards", Restriction::Banish),
            ("draw cards", Restriction::Draw),
            ("add cards from the deck to the hand except by drawing them", Restriction::AddFromDeck),
            ("add cards from the deck to the hand , except by drawing them", Restriction::AddFromDeck),
        ],
    );
    let all = all.or(p.from(at).words("activate").maybe("any").then(activated).map(|(one,)| one));
    all.map(Modifier::Cannot)
}

/// "Spell/Trap Cards", "Trap Cards or their effects", "monster effects", "the effects of Dragon monsters".
fn activated(p: &P<'_>, at: At) -> Parses<Restriction> {
    let alone = description(p, at).filter_map(|cards| {
        let like = super::bind::plain_filters(&cards)?;
        let spells = !matches!(cards.head, Head::Card | Head::Monster | Head::Token | Head::Named(_));
        spells.then_some(Restriction::ActivateCards(like))
    });
    let both =
        p.from(at).then(description).words("or effects|or their effects|and effects|and their effects");
    let both = both.filter_map(|(cards,)| {
        let like = super::bind::plain_filters(&cards)?;
        (!like.is_empty()).then_some(Restriction::Activate(like))
    });
    let effects = p.from(at).then(description).words("effects");
    let effects = effects.filter_map(|(cards,)| {
        let like = super::bind::plain_filters(&cards)?;
        matches!(cards.head, Head::Monster).then_some(Restriction::Activate(like))
    });
    let of = p.from(at).words("the effects of|effects of").then(cards).filter_map(|(cards,)| {
        let like = super::bind::plain_filters(&cards)?;
        let monsters = matches!(cards.count, Counted::Bare) && matches!(cards.head, Head::Monster);
        monsters.then_some(Restriction::Activate(like))
    });
    alone.or(both).or(effects).or(of)
}

/// ", except Dragon monsters".
fn but(p: &P<'_>, at: At) -> Parses<Filter> {
    let but = p.from(at).maybe(",").words("except").then(cards);
    but.filter_map(|(cards,)| {
        if !matches!(cards.count, Counted::Bare) || !cards.places.is_empty() {
            return None;
        }
        let mut all = filters(cards)?;
        let all = match all.len() {
            0 => return None,
            1 => all.remove(0),
            _ => Filter::AllOf(all),
        };
        Some(Filter::Not(Box::new(all)))
    })
}

/// The filters of monsters that are not anywhere yet.
fn filters(cards: Cards) -> Option<Vec<Filter>> {
    let Cards { head, like, whose: Whose::Any, .. } = cards else { return None };
    let mut all = match head {
        Head::Monster => Vec::new(),
        Head::Named(names) => vec![super::bind::named(names)],
        Head::Card | Head::Spell | Head::Trap | Head::SpellTrap | Head::Token => return None,
    };
    for quality in like {
        let Quality::Is(filter) = quality else { return None };
        all.push(filter);
    }
    Some(all)
}
