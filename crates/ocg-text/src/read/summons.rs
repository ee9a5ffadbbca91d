//! Summons that an effect makes: with materials (Fusion, Ritual, Synchro, Xyz, Link), of Tokens, and Normal Summons beside
//! the one of the turn (OCG 3.3.2-126, -139, -171, -191, -221, -282, 3.4.4-147).

use super::adverbial::{adverbials, applied};
use super::amount::digits;
use super::bind::plain_filters;
use super::reference::{cards, description, reference, where_they_are};
use super::tree::{Cards, Counted, Doing, Head, Number, Ref, Verb};
use super::{P, quoted, words};
use enumset::EnumSet;
use ocg::card::MonsterType;
use ocg::language::{
    Amount, Filter, FusionFrom, MaterialsAre, Modifier, Noun, Place, RitualLevels, Step, SummonWay, Until,
    Whose,
};
use text::grammar::{At, Parses};

/// A Summon that the player makes in the middle of an effect.
pub fn own_summon(p: &P<'_>, at: At) -> Parses<Doing> {
    let ways = [("normal summon", Verb::NormalSummon), ("tribute summon", Verb::TributeSummon)];
    let normal = p.row(at, "which Summon", &ways);
    let normal = p.from(at).then(move |_, _| normal.clone()).then(cards).filter_map(|(verb, cards)| {
        // 3.3.2-68: from the hand, unless it is said.
        let places = if cards.places.is_empty() { Place::Hand.into() } else { cards.places };
        let whose = if cards.whose == Whose::Any { Whose::Yours } else { cards.whose };
        let of = Ref::Cards(Box::new(Cards { whose, places, ..cards }));
        Some(Doing::Do(verb, of, super::tree::How::default()))
    });
    let of = p.from(at).words("normal summon|tribute summon").then(reference).maybe("face-up");
    let of = of.filter_map(|(of,)| {
        let known = matches!(of, Ref::This(_) | Ref::Back(_) | Ref::Among(..));
        known.then(|| Doing::Do(super::tree::Verb::NormalSummon, of, super::tree::How::default()))
    });
    normal.or(of).or(fusion(p, at)).or(ritual(p, at)).or(extra_deck(p, at))
}

/// 3.3.2-139
fn fusion(p: &P<'_>, at: At) -> Parses<Doing> {
    let monster = |p: &P<'_>, at: At| {
        let one = p.from(at).words("fusion summon 1").then(description).maybe("from your extra deck");
        one.filter_map(|(cards,)| made(cards, MonsterType::Fusion))
    };
    let with = p.from(at).then(monster).maybe(",").then(materials).then(included);
    with.map(|(monster, from, must_include)| {
        let from = FusionFrom { must_include, ..from };
        Doing::Plain(Box::new(Step::FusionSummon { monster, from }))
    })
}

/// What the monster has to be, beside its kind.
fn made(cards: Cards, kind: MonsterType) -> Option<Vec<Filter>> {
    let places = cards.places;
    let free = Cards { places: EnumSet::empty(), whose: Whose::Any, ..cards.clone() };
    let mut all = plain_filters(&free)?;
    all.retain(|one| *one != Filter::Monster && *one != Filter::Type(kind));
    let there = places.is_empty() || places == EnumSet::only(Place::ExtraDeck);
    (there && cards.count == Counted::Bare).then_some(all)
}

/// "Using monsters from your hand or field as material", "by banishing its materials from your field or GY".
fn materials(p: &P<'_>, at: At) -> Parses<FusionFrom> {
    const AS: &str = "as material|as materials|as fusion material|as fusion materials|as the fusion material|as the fusion materials";
    let using = p.from(at).words("using").then(cards).maybe(AS);
    let using = using.filter_map(|(cards,)| {
        let bare = cards.count == Counted::Bare && cards.head == Head::Monster && cards.whose == Whose::Yours;
        let places = monster_places(cards.places);
        let like = plain_filters(&Cards { places: EnumSet::empty(), whose: Whose::Any, ..cards })?;
        let like = like.into_iter().filter(|one| *one != Filter::Monster).collect();
        bare.then(|| from(places, like, MaterialsAre::Sent))
    });
    let its = |p: &P<'_>, at: At| {
        let words = "its materials|its fusion materials|its material|fusion materials mentioned on it|the fusion materials mentioned on it|the fusion material mentioned on it|fusion materials listed on it|materials mentioned on it|the materials mentioned on it|the fusion materials listed on it|the fusion materials that are listed on it|fusion materials that are listed on it|monsters mentioned on it as material";
        p.from(at).words(words).then(where_they_are).map(|(place,)| place)
    };
    let how = |p: &P<'_>, at: At| {
        let banish =
            p.from(at).words("by banishing").then(its).maybe(AS).map(|(at,)| (at, MaterialsAre::Banished));
        let shuffle = p.from(at).words("by shuffling").then(its).maybe(AS).words("into the deck");
        let shuffle = shuffle.map(|(at,)| (at, MaterialsAre::ReturnedToDeck));
        let send =
            p.from(at).words("by sending").then(its).words("to the gy").map(|(at,)| (at, MaterialsAre::Sent));
        banish.or(shuffle).or(send)
    };
    let by = p.from(at).then(how).filter_map(|(((whose, places), are),)| {
        (whose == Whose::Yours).then(|| from(monster_places(places), Vec::new(), are))
    });
    using.or(by)
}

fn from(places: EnumSet<Place>, like: Vec<Filter>, are: MaterialsAre) -> FusionFrom {
    FusionFrom { places, like, are, also: Vec::new(), must_include: Vec::new() }
}

/// 3.3.2-144: monsters of the field are in Monster Zones.
fn monster_places(places: EnumSet<Place>) -> EnumSet<Place> {
    if places.is_superset(words::FIELD) { (places - words::FIELD) | Place::MonsterZone } else { places }
}

/// ", including this card", ", including a Dragon monster".
fn included(p: &P<'_>, at: At) -> Parses<Vec<Filter>> {
    let this = p
        .from(at)
        .maybe(",")
        .words("including this card|including this card you control|including this card from the field|including this card in your hand|including this card from your hand")
        .value(vec![Filter::This]);
    let one = p.from(at).maybe(",").words("including").then(cards).filter_map(|(cards,)| {
        matches!(cards.count, Counted::Number(1)).then_some(())?;
        let mut all = plain_filters(&cards)?;
        if all.len() > 1 {
            all.retain(|one| *one != Filter::Monster);
        }
        Some(vec![if all.len() == 1 { all.remove(0) } else { Filter::AllOf(all) }])
    });
    this.or(one).or(p.nothing(at, Vec::new()))
}

/// 3.3.2-126
fn ritual(p: &P<'_>, at: At) -> Parses<Doing> {
    let monster = |p: &P<'_>, at: At| {
        let one = p.from(at).words("ritual summon 1|ritual summon any 1|ritual summon any").then(description);
        one.filter_map(|(cards,)| {
            let places = cards.places;
            let fits = places.is_empty() || cards.whose == Whose::Yours;
            let free = Cards { places: EnumSet::empty(), whose: Whose::Any, ..cards };
            fits.then_some((made(free, MonsterType::Ritual)?, places))
        })
    };
    let all = p.from(at).then(monster).maybe(",").words("by tributing").then(tributes);
    all.map(|((monster, places), (from, levels))| {
        Doing::Plain(Box::new(ritual_step(monster, places, from, levels)))
    })
}

/// The step; the monster is in the hand unless another place is said.
pub fn ritual_step(monster: Vec<Filter>, places: EnumSet<Place>, from: Noun, levels: RitualLevels) -> Step {
    let places = if places == EnumSet::only(Place::Hand) { EnumSet::empty() } else { places };
    Step::RitualSummon { monster, levels, from, places, also: Vec::new(), must_include: Vec::new() }
}

/// "Monsters from your hand or field whose total Levels equal or exceed its Level".
pub fn tributes(p: &P<'_>, at: At) -> Parses<(Noun, RitualLevels)> {
    let levels = |p: &P<'_>, at: At| {
        let its = "the level of the ritual monster|the level of the ritual monster you ritual summon|the level of that ritual monster|its level|the level of that monster|the ritual monster 's level|the level of the monster you ritual summon";
        let exactly = p.from(at).words("exactly equal|equal").words(its).value(RitualLevels::ExactlyIts);
        let least = p
            .from(at)
            .words("equal or exceed|equal or are more than")
            .words(its)
            .value(RitualLevels::AtLeastIts);
        let fixed = p.from(at).words("equal|equals").then(digits).words("or more|or higher");
        let fixed = fixed.filter_map(|(n,)| {
            if let Number::Fixed(n) = n { Some(RitualLevels::AtLeast(Amount::Fixed(n))) } else { None }
        });
        let just = p.from(at).words("exactly equal|equal exactly").then(digits);
        let just = just.filter_map(|(n,)| {
            if let Number::Fixed(n) = n { Some(RitualLevels::Exactly(Amount::Fixed(n))) } else { None }
        });
        exactly.or(least).or(fixed).or(just)
    };
    let all = p.from(at).then(cards).maybe(",").words("whose total levels").then(levels);
    all.filter_map(|(cards, levels)| {
        let bare = cards.count == Counted::Bare && cards.head == Head::Monster && cards.whose == Whose::Yours;
        let places = monster_places(cards.places);
        let like = plain_filters(&Cards { places: EnumSet::empty(), whose: Whose::Any, ..cards })?;
        (bare && !places.is_empty()).then_some((Noun { places, whose: Whose::Yours, like }, levels))
    })
}

/// 3.3.2-171, -191, -221: "Synchro Summon 1 Synchro Monster using this card you control".
fn extra_deck(p: &P<'_>, at: At) -> Parses<Doing> {
    let way = |p: &P<'_>, at: At| {
        p.row(
            at,
            "a Summon",
            &[
                ("synchro summon", SummonWay::Synchro),
                ("xyz summon", SummonWay::Xyz),
                ("link summon", SummonWay::Link),
            ],
        )
    };
    let what = |p: &P<'_>, at: At| {
        let one = p.from(at).words("1|a|an").then(description).map(|(cards,)| Some(cards));
        one.or(p.nothing(at, None))
    };
    let with = |p: &P<'_>, at: At| {
        let only = p.from(at).maybe(",").words("using").then(reference).maybe("you control");
        let only = only
            .maybe("as material|as a material|as the material|as xyz material")
            .filter_map(|(of,)| known(of));
        let field = "using monster you control|using monster you control as material|using monsters you control|using materials you control|using monsters you control as material|using monsters you control as materials|using materials you control as material";
        let field_only = p.from(at).maybe(",").words(field).value(None);
        let including = p.from(at).maybe(",").words(field).maybe(",").words("including").then(reference);
        let including = including.filter_map(|(of,)| known(of));
        only.map(Some).or(field_only).or(including.map(Some)).or(p.nothing(at, None))
    };
    let all = p.from(at).then(way).then(what).maybe("from your extra deck").then(with);
    all.filter_map(|(way, what, with)| {
        let kind = Filter::Type(match way {
            SummonWay::Synchro => MonsterType::Synchro,
            SummonWay::Xyz => MonsterType::Xyz,
            _ => MonsterType::Link,
        });
        let bare = || super::reference::bare_monsters();
        let mut cards = match (what, &with) {
            (Some(cards), _) => cards,
            (None, Some(_)) => bare(),
            (None, None) => return None,
        };
        let is = super::tree::Quality::Is(kind);
        if !cards.like.contains(&is) {
            cards.like.insert(0, is);
        }
        let free = cards.places.is_empty() || cards.places == EnumSet::only(Place::ExtraDeck);
        let cards = Cards {
            count: Counted::Number(1),
            places: Place::ExtraDeck.into(),
            whose: Whose::Yours,
            ..cards
        };
        free.then_some(Doing::ExtraDeck(cards, way, with))
    })
}

/// Cards that were spoken of before, or this card.
fn known(of: Ref) -> Option<Ref> {
    matches!(of, Ref::This(_) | Ref::Back(_)).then_some(of)
}

/// 3.4.4-147: "You can Normal Summon 1 Fairy monster in addition to your Normal Summon/Set this turn".
pub fn extra_normal(p: &P<'_>, at: At) -> Parses<Doing> {
    const BESIDE: &str = "in addition to your normal summon / set|, in addition to your normal summon / set|in addition to your normal summon or set|, in addition to your normal summon or set";
    // 3.4.4-147: one more in a turn, whatever grants it.
    const ONCE: &str =
        "( you can only gain this effect once per turn )|( you can only gain this effect once per turn . )";
    const WHEN: &str =
        "during your main phase this turn|this turn|during your main phase|during the main phase this turn";
    let one = |p: &P<'_>, at: At| {
        p.from(at)
            .words("normal summon|normal summon / set")
            .words("1|1 additional")
            .then(description)
            .map(|(cards,)| cards)
    };
    let during = p
        .from(at)
        .words("during your main phase this turn ,|this turn ,|during your main phase ,")
        .maybe("you can")
        .then(one)
        .words(BESIDE)
        .maybe(ONCE);
    let after = p.from(at).maybe("you can").then(one).words(BESIDE).words(WHEN).maybe(ONCE);
    let between = p.from(at).maybe("you can").then(one).words(WHEN).words(BESIDE).maybe(ONCE);
    let but = p
        .from(at)
        .maybe("you can")
        .then(one)
        .words(WHEN)
        .then(super::reference::except)
        .words(BESIDE)
        .maybe(ONCE);
    let but = but.map(|(mut cards, but)| {
        cards.like.push(but);
        (cards,)
    });
    let plain = p.from(at).words("you can").then(one).words(BESIDE).maybe(ONCE);
    let any = during.parses().or(after.parses()).or(between.parses()).or(plain.parses()).or(but);
    let twice = "you can conduct 2 normal summons / sets this turn , not just 1|you can conduct 2 normal summons / sets this turn";
    let twice = p.from(at).words(twice).value((super::reference::bare_monsters(),));
    any.or(twice).filter_map(|(cards,)| {
        let free = Cards { places: EnumSet::empty(), whose: Whose::Any, ..cards.clone() };
        let from_hand = cards.places.is_empty() || cards.places == EnumSet::only(Place::Hand);
        let mut like = plain_filters(&free)?;
        like.retain(|one| *one != Filter::Monster);
        let step = Step::GivePlayer(Whose::Yours, Modifier::ExtraNormalSummon(like), Until::EndOfTurn);
        from_hand.then(|| Doing::Plain(Box::new(step)))
    })
}

/// 3.3.2-282: "Special Summon 2 "Sheep Tokens" (Beast/EARTH/Level 1/ATK 0/DEF 0) in Defense Position".
pub fn tokens(p: &P<'_>, at: At) -> Parses<Doing> {
    let count = |p: &P<'_>, at: At| {
        let up_to = p.from(at).words("up to").then(digits).map(|(n,)| Counted::UpTo(n));
        let one = p.row(at, "how many", &[("a", Counted::Number(1)), ("an", Counted::Number(1))]);
        p.number(at).map(Counted::Number).or(one).or(up_to)
    };
    let token = |p: &P<'_>, at: At| quoted(p, at, "a Token", |quoted| Some((quoted.card?, quoted.stats?)));
    let all = p.from(at).words("special summon").then(count).then(token).then(stats).then(adverbials);
    let before =
        p.from(at).words("special summon").then(adverbials).maybe(",").then(count).then(token).then(stats);
    let before =
        before.filter_map(|(how, count, token, said)| (!how.is_empty()).then_some((count, token, said, how)));
    all.parses().or(before).filter_map(|(count, (token, is), said, how)| {
        let (of, how) = applied(Ref::Rest, how)?;
        let plain = of == Ref::Rest && !how.face_down && how.until.is_none() && how.as_way.is_none();
        (is == said && plain).then_some(Doing::Tokens(token, count, how))
    })
}

/// "(Beast/EARTH/Level 1/ATK 0/DEF 0)": the three numbers.
fn stats(p: &P<'_>, at: At) -> Parses<(u32, u32, u32)> {
    p.from(at)
        .words("(")
        .skip(words::race)
        .words("/")
        .maybe("tuner /")
        .skip(words::attribute)
        .words("/ level")
        .then(|p, at| p.number(at))
        .words("/ atk")
        .then(|p, at| p.number(at))
        .words("/ def")
        .then(|p, at| p.number(at))
        .words(")")
        .parses()
}
