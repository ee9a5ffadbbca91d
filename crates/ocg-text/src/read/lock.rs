//! What a player cannot do: Summon, activate, conduct the Battle Phase; with what it does not concern, and for how long
//! (OCG 2.1.4-1, 3.4.4-4).

use super::P;
use super::adverbial::duration;
use super::reference::{cards, description, where_they_are};
use super::tree::{Cards, Counted, Doing, Head, Quality};
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
    let plain = plain.or(activates_but(p, at, long)).or(adds(p, at, long)).or(nobody(p, at, long));
    let no_damage = p.from(at).then(words::player).then(damage_taken).optional(long);
    let no_damage = no_damage.map(|(who, all, until)| (who, all, until));
    let halved = p.from(at).maybe("any|all").then(damage_halved).optional(long);
    let halved = halved.map(|((who, all), until)| (who, all, until));
    let two = p.from(at).then(who_cannot).then(forbidden).words("nor|, nor|or|, or").then(forbidden);
    let two = two.maybe(",").optional(long).map(|(who, mut first, second, until)| {
        first.extend(second);
        (who, first, until)
    });
    summon.or(no_damage).or(plain).or(halved).or(added_from_deck(p, at, long)).or(two)
}

/// One of two things that a player cannot do: "Special Summon monsters, except Dragon monsters", "draw cards".
fn forbidden(p: &P<'_>, at: At) -> Parses<Vec<Modifier>> {
    let but = |p: &P<'_>, at: At| {
        let from = from_extra_deck(p, at).or(but(p, at));
        from.map(|one| vec![one]).or(p.nothing(at, Vec::new()))
    };
    let summon = p.from(at).then(summons).then(but).filter_map(|((ways, sets, like), more)| {
        let like: Vec<Filter> = like.into_iter().chain(more).collect();
        let all = vec![Modifier::Cannot(Restriction::Summon(ways, like))];
        (sets == Sets::Not).then_some(all)
    });
    summon.or(player_cannot(p, at).map(|one| vec![one]))
}

/// "Cannot Special Summon from the Extra Deck, except …", after who cannot.
pub fn cannot(p: &P<'_>, at: At) -> Parses<(Vec<Modifier>, Option<Until>)> {
    let details = |p: &P<'_>, at: At| details(p, at, duration);
    let summon = p.from(at).words("cannot").then(summons).then(details);
    summon.filter_map(|((ways, sets, like), (until, more))| {
        let like: Vec<Filter> = like.into_iter().chain(more).collect();
        let all = vec![Modifier::Cannot(Restriction::Summon(ways, like))];
        (sets == Sets::Not).then_some((all, until))
    })
}

/// "You cannot activate monster effects this turn, except those of Dragon monsters".
fn activates_but<T: Clone + PartialEq>(
    p: &P<'_>,
    at: At,
    long: fn(&P<'_>, At) -> Parses<T>,
) -> Parses<Lock<T>> {
    let first = p.from(at).then(who_cannot).then(player_cannot).then(long).then(but_cards);
    let first = first.map(|(who, cannot, until, but)| (who, cannot, but, Some(until)));
    let last = p.from(at).then(who_cannot).then(player_cannot).then(but_cards).optional(long);
    first.or(last.parses()).filter_map(|(who, cannot, but, until)| {
        let all = match cannot {
            Modifier::Cannot(Restriction::Activate(like)) => Restriction::Activate(with(like, but)),
            Modifier::Cannot(Restriction::ActivateCards(like)) => Restriction::ActivateCards(with(like, but)),
            Modifier::Cannot(Restriction::Set(like)) => Restriction::Set(with(like, but)),
            _ => return None,
        };
        Some((who, vec![Modifier::Cannot(all)], until))
    })
}

fn with(mut like: Vec<Filter>, one: Filter) -> Vec<Filter> {
    like.push(one);
    like
}

/// ", except "Rock" cards", ", except the effects of Dragon monsters".
fn but_cards(p: &P<'_>, at: At) -> Parses<Filter> {
    let but = p.from(at).maybe(",").words("except").maybe("for").maybe("the effects of|those of").then(cards);
    let but = but.maybe("'|'s|' effects|and effects|cards and effects|effects");
    but.filter_map(|(cards,)| {
        let bare = matches!(cards.count, Counted::Bare) && cards.places.is_empty();
        let mut all = super::bind::plain_filters(&cards)?;
        if all.len() > 1 && matches!(cards.head, Head::Monster) {
            all.retain(|one| *one != Filter::Monster);
        }
        let one = match all.len() {
            0 => return None,
            1 => all.remove(0),
            _ => Filter::AllOf(all),
        };
        bare.then(|| Filter::Not(Box::new(one)))
    })
}

/// "Trap Cards, and their effects on the field, cannot be activated": by nobody.
fn nobody<T: Clone + PartialEq>(p: &P<'_>, at: At, long: fn(&P<'_>, At) -> Parses<T>) -> Parses<Lock<T>> {
    let there = |p: &P<'_>, at: At| p.from(at).words("on the field").value(());
    let all = p.from(at).then(description).words(", and their effects|and their effects").optional(there);
    let all = all.maybe(",").words("cannot be activated").optional(long);
    all.filter_map(|(cards, there, until)| {
        let like = super::bind::plain_filters(&cards)?;
        let kind = matches!(cards.head, Head::Spell | Head::Trap | Head::SpellTrap);
        let all = match there {
            Some(()) => {
                let here = with(like.clone(), Filter::In(words::FIELD));
                vec![Restriction::ActivateCards(like), Restriction::Activate(here)]
            }
            None => vec![Restriction::Activate(like)],
        };
        let all = all.into_iter().map(Modifier::Cannot).collect();
        (kind && cards.count == Counted::Bare).then_some((Whose::Any, all, until))
    })
}

/// "You cannot add cards from the Deck to the hand this turn, except by drawing them".
fn adds<T: Clone + PartialEq>(p: &P<'_>, at: At, long: fn(&P<'_>, At) -> Parses<T>) -> Parses<Lock<T>> {
    const ADD: &str = "add cards from the deck to the hand|add cards from the deck to your hand|add cards from your deck to your hand|add cards from their deck to their hand|add cards from the deck to their hand";
    let drawing = "except by drawing them|, except by drawing them|except by drawing|, except by drawing";
    let first = p.from(at).then(who_cannot).words(ADD).then(long).words(drawing);
    let last = p.from(at).then(who_cannot).words(ADD).words(drawing).then(long);
    let alone = p.from(at).then(who_cannot).words("add cards from their deck to their hand").words(drawing);
    let timed = first.parses().or(last.parses()).map(|(who, until)| (who, Some(until)));
    timed
        .or(alone.map(|(who,)| (who, None)))
        .map(|(who, until)| (who, vec![Modifier::Cannot(Restriction::AddFromDeck)], until))
}

/// "You cannot activate cards, or the effects of cards, with that name for the rest of this turn": which name it is, is
/// known when it is given.
pub fn named_lock(p: &P<'_>, at: At) -> Parses<Doing> {
    const WHAT: &str = "cards , or the effects of cards ,|cards or effects of cards|cards or the effects of cards|cards or effects|cards , or effects of cards ,|monster effects|the effects of monsters";
    let name = |p: &P<'_>, at: At| {
        let that = p
            .from(at)
            .words(
                "with that name|with its name|with that card 's name|with that same name|with the same name",
            )
            .value(super::statement::it());
        let of = p.from(at).words("with the same name as").then(super::reference::back).map(|(of,)| of);
        let own = p.from(at).words("with").then(super::reference::back).words("'s name").map(|(of,)| of);
        that.or(of).or(own)
    };
    let first =
        p.from(at).then(who_cannot).words("activate").words(WHAT).then(name).maybe(",").then(duration);
    let lead = p.from(at).then(duration).maybe(",").then(who_cannot).words("activate").words(WHAT).then(name);
    let lead = lead.map(|(until, who, of)| (who, of, until));
    first.parses().or(lead).map(|(who, of, until)| Doing::NameLock(who, of, until))
}

/// "Takes no damage".
fn damage_taken(p: &P<'_>, at: At) -> Parses<Vec<Modifier>> {
    let effect = || Modifier::EffectDamage(Multiplied::Zero);
    let battle = || Modifier::BattleDamage(Whose::Any, Multiplied::Zero);
    p.row(
        at,
        "what damage is taken",
        &[
            ("take no effect damage", vec![effect()]),
            ("takes no effect damage", vec![effect()]),
            ("take no battle damage", vec![battle()]),
            ("takes no battle damage", vec![battle()]),
            ("take no damage", vec![effect(), battle()]),
            ("takes no damage", vec![effect(), battle()]),
        ],
    )
}

/// "Any damage your opponent takes is halved", after the first word.
fn damage_halved(p: &P<'_>, at: At) -> Parses<(Whose, Vec<Modifier>)> {
    let effect = |how| Modifier::EffectDamage(how);
    let battle = |how| Modifier::BattleDamage(Whose::Any, how);
    let what = |p: &P<'_>, at: At| {
        p.row(
            at,
            "which damage",
            &[("damage", (true, true)), ("battle damage", (false, true)), ("effect damage", (true, false))],
        )
    };
    let who = |p: &P<'_>, at: At| {
        p.row(
            at,
            "who takes it",
            &[
                ("you take", Whose::Yours),
                ("you would take", Whose::Yours),
                ("your opponent takes", Whose::Opponents),
                ("your opponent would take", Whose::Opponents),
                ("inflicted to your opponent", Whose::Opponents),
                ("either player takes", Whose::Any),
            ],
        )
    };
    let how = |p: &P<'_>, at: At| {
        p.row(
            at,
            "how much of it",
            &[
                ("is halved", Multiplied::Half),
                ("becomes halved", Multiplied::Half),
                ("becomes 0", Multiplied::Zero),
                ("is doubled", Multiplied::Double),
            ],
        )
    };
    p.from(at).then(what).then(who).then(how).map(|((by_effect, in_battle), who, how)| {
        let all = by_effect.then(|| effect(how)).into_iter().chain(in_battle.then(|| battle(how)));
        (who, all.collect())
    })
}

/// "Cards cannot be added from either player's Deck to the hand": nor drawn, unless it is said.
fn added_from_deck<T: Clone + PartialEq>(
    p: &P<'_>,
    at: At,
    long: fn(&P<'_>, At) -> Parses<T>,
) -> Parses<Lock<T>> {
    let from = |p: &P<'_>, at: At| {
        p.row(
            at,
            "from which Deck",
            &[
                ("from either player 's deck to the hand", Whose::Any),
                ("from the deck to the hand", Whose::Any),
                ("from either player 's main deck to the hand", Whose::Any),
                ("from the main deck to the hand", Whose::Any),
                ("from the deck to your opponent 's hand", Whose::Opponents),
            ],
        )
    };
    let drawing =
        |p: &P<'_>, at: At| p.from(at).maybe(",").words("except by drawing them|except by drawing").value(());
    let all = p.from(at).words("cards cannot be added").then(from).optional(drawing).optional(long);
    all.map(|(who, drawing, until)| {
        let mut all = vec![Modifier::Cannot(Restriction::AddFromDeck)];
        all.extend(drawing.is_none().then_some(Modifier::Cannot(Restriction::Draw)));
        (who, all, until)
    })
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
    let these = p.from(at).then(way).maybe("any").then(description);
    let these = these.filter_map(|((ways, sets), cards)| {
        let like = filters(cards)?;
        (!like.is_empty()).then_some((ways, sets, like))
    });
    any.or(these).filter_map(|(ways, sets, like)| {
        // "Summon" alone is in every way. "Other monsters" are then others than those that the effect itself brings.
        let others = like.contains(&Filter::Not(Box::new(Filter::This)));
        let every = NORMAL | words::SPECIAL | SummonWay::Flip;
        let ways = if ways.is_empty() { (!others).then_some(every)? } else { ways };
        Some((ways, sets, like))
    })
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
    let from = p.from(at).words("from").words("the|your|their").then(words::places);
    from.filter_map(|(places,)| {
        let piles = Place::Hand | Place::Deck | Place::Graveyard | Place::ExtraDeck | Place::Banished;
        places.is_subset(piles).then_some(Filter::In(places))
    })
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
            ("enter your battle phase", Restriction::ConductBattlePhase),
            ("enter the battle phase", Restriction::ConductBattlePhase),
            ("activate cards or effects", Restriction::Activate(Vec::new())),
            ("activate cards and effects", Restriction::Activate(Vec::new())),
            ("activate any cards or effects", Restriction::Activate(Vec::new())),
            ("banish cards", Restriction::Banish),
            ("draw cards", Restriction::Draw),
            ("draw any cards by card effect", Restriction::Draw),
            ("draw cards by card effect", Restriction::Draw),
            ("draw any cards", Restriction::Draw),
            ("add cards from the deck to the hand except by drawing them", Restriction::AddFromDeck),
            ("add cards from the deck to the hand , except by drawing them", Restriction::AddFromDeck),
        ],
    );
    let all = all.or(p.from(at).words("activate").maybe("any").then(activated).map(|(one,)| one));
    let set = p.from(at).words("set").maybe("any").then(description).filter_map(|(cards,)| {
        let like = super::bind::plain_filters(&cards)?;
        let hidden = matches!(cards.head, Head::Card | Head::Spell | Head::Trap | Head::SpellTrap);
        (hidden && cards.count == Counted::Bare).then_some(Restriction::Set(like))
    });
    let all = all.or(set);
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
    let of_there = p.from(at).words("the effects of|effects of").then(cards).map(|(cards,)| cards);
    let there = p.from(at).then(description).words("effects").then(where_they_are);
    let there = there.filter_map(|(cards, (whose, places))| {
        let free = cards.places.is_empty() && cards.whose == Whose::Any;
        free.then_some(Cards { whose, places, ..cards })
    });
    alone.or(both).or(effects).or(of).or(of_there.or(there).filter_map(|cards| somewhere(&cards)))
}

/// "The effects of monsters in the GY": of such cards there, which whoever cannot do it has anyway.
fn somewhere(cards: &Cards) -> Option<Restriction> {
    let bare = cards.count == Counted::Bare && !cards.places.is_empty() && cards.whose != Whose::Yours;
    let monsters = cards.head == Head::Monster && cards.places.is_superset(words::FIELD);
    let places = if monsters { (cards.places - words::FIELD) | Place::MonsterZone } else { cards.places };
    let free = Cards { whose: Whose::Any, places: EnumSet::empty(), ..cards.clone() };
    let like = super::bind::plain_filters(&free).filter(|_| bare)?;
    Some(Restriction::Activate(with(like, Filter::In(places))))
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
