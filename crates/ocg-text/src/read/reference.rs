//! One reference for all positions: determiner, adjectives, head, what follows it, "or", "except", "other", "whose"
//! (OCG 3.3.1-7 to -10, 3.3.2-254 to -270, 3.4.1-5).

use super::amount::{compared, number, stat};
use super::tree::{Back, Cards, Chosen, Counted, Head, Many, Number, Pointing, Quality, Ref};
use super::verbs::past;
use super::words::{self, KindWord, list};
use super::{P, any_of, quoted};
use enumset::EnumSet;
use ocg::language::{Comparison, Filter, Noun, Place, Quality as Common, Stat, Together, Whose};
use text::grammar::{At, Parses};

/// Any cards that a text speaks of.
pub fn reference(p: &P<'_>, at: At) -> Parses<Ref> {
    p.once(at, || any_of(p, at, &[this, back, described, fixed]))
}

/// "This card", "this card from your GY".
fn this(p: &P<'_>, at: At) -> Parses<Ref> {
    let this = p.from(at).words("this card|this face-up card|this set card").value(EnumSet::empty());
    let there = p.from(at).words("this card|this face-up card").then(where_they_are);
    let there = there.filter_map(|((whose, places),)| (whose != Whose::Opponents).then_some(places));
    let banished = p.from(at).words("this banished card").value(Place::Banished.into());
    this.or(there).or(banished).map(Ref::This)
}

/// Cards that are known by what happens now.
fn fixed(p: &P<'_>, at: At) -> Parses<Ref> {
    let top = p
        .from(at)
        .words("the top")
        .optional(|p, at| p.number(at))
        .words("card|cards")
        .words("of|from")
        .then(words::whose)
        .words("deck")
        .filter_map(|(n, whose)| (whose != Whose::Any).then(|| Ref::Top(whose, n.unwrap_or(1))));
    let known = p.row(
        at,
        "cards",
        &[
            ("the equipped monster", Ref::Equipped),
            ("the monster equipped with this card", Ref::Equipped),
            ("the attacking monster", Ref::Attacker),
            ("that attacking monster", Ref::Attacker),
            ("the attack target", Ref::AttackTarget),
        ],
    );
    top.or(known)
}

/// "It", "that target", "those cards", "the destroyed monster".
pub fn back(p: &P<'_>, at: At) -> Parses<Ref> {
    let pointing = p.row(
        at,
        "it",
        &[
            ("it", (Many::One, Pointing::It)),
            ("them", (Many::Several, Pointing::It)),
            ("they", (Many::Several, Pointing::It)),
            ("that target", (Many::One, Pointing::Target)),
            ("those targets", (Many::Several, Pointing::Target)),
            ("the targets", (Many::Several, Pointing::Target)),
            ("the target", (Many::One, Pointing::Target)),
        ],
    );
    let that = p
        .from(at)
        .words("that")
        .maybe("face-up")
        .then(head_of_one)
        .map(|(head,)| (Many::One, Pointing::That(head)));
    let those =
        p.from(at).words("those").then(head_of_many).map(|(head,)| (Many::Several, Pointing::That(head)));
    let done = p.from(at).words("the|that").then(past).then(head_of_one);
    let done = done.map(|(verb, head)| (Many::One, Pointing::Done(verb, head)));
    let all_done = p.from(at).words("the|those").then(past).then(head_of_many);
    let all_done = all_done.map(|(verb, head)| (Many::Several, Pointing::Done(verb, head)));
    let all = pointing.or(that).or(those).or(done).or(all_done);
    all.map(|(many, to)| Ref::Back(Back { many, to }))
}

fn head_of_one(p: &P<'_>, at: At) -> Parses<Head> {
    p.row(
        at,
        "what it is",
        &[
            ("monster", Head::Monster),
            ("card", Head::Card),
            ("spell", Head::Spell),
            ("spell card", Head::Spell),
            ("trap", Head::Trap),
            ("trap card", Head::Trap),
            ("spell / trap", Head::SpellTrap),
            ("spell / trap card", Head::SpellTrap),
            ("spell or trap", Head::SpellTrap),
            ("spell or trap card", Head::SpellTrap),
        ],
    )
}

fn head_of_many(p: &P<'_>, at: At) -> Parses<Head> {
    p.row(
        at,
        "what they are",
        &[
            ("monsters", Head::Monster),
            ("cards", Head::Card),
            ("spells", Head::Spell),
            ("spell cards", Head::Spell),
            ("traps", Head::Trap),
            ("trap cards", Head::Trap),
            ("spells / traps", Head::SpellTrap),
            ("spell / traps", Head::SpellTrap),
            ("spell / trap cards", Head::SpellTrap),
            ("spell and trap cards", Head::SpellTrap),
            ("spells and traps", Head::SpellTrap),
            ("spells or traps", Head::SpellTrap),
            ("spell or trap cards", Head::SpellTrap),
        ],
    )
}

fn described(p: &P<'_>, at: At) -> Parses<Ref> {
    cards(p, at).map(|cards| Ref::Cards(Box::new(cards)))
}

/// Cards of a description, with their determiner.
pub fn cards(p: &P<'_>, at: At) -> Parses<Cards> {
    p.once(at, || {
        let counted = p.from(at).then(counted).then(description);
        counted.filter_map(|((count, how), described)| {
            match (&count, &described.count) {
                (_, Counted::Bare) => Some(Cards { count, how, ..described }),
                // "Cards on the field, up to the number of …".
                (Counted::Bare, _) => Some(described),
                _ => None,
            }
        })
    })
}

fn counted(p: &P<'_>, at: At) -> Parses<(Counted, Chosen)> {
    let freely = any_of(p, at, &[article, a_number, up_to]);
    let random = p.from(at).then(|p, at| p.number(at)).words("random");
    let random = random.map(|(n,)| (Counted::Number(n), Chosen::AtRandom));
    freely.map(|count| (count, Chosen::Freely)).or(random).or(p.nothing(at, (Counted::Bare, Chosen::Freely)))
}

fn article(p: &P<'_>, at: At) -> Parses<Counted> {
    p.row(
        at,
        "how many",
        &[
            ("a", Counted::Number(1)),
            ("an", Counted::Number(1)),
            ("another", Counted::Number(1)),
            ("any number of", Counted::AnyNumber),
            ("all", Counted::All),
            ("every", Counted::All),
            ("each", Counted::All),
        ],
    )
}

fn a_number(p: &P<'_>, at: At) -> Parses<Counted> {
    let exact = p.number(at).or(p.from(at).then(|p, at| p.number(at)).words("of").map(|(n,)| n));
    let least = p.from(at).then(|p, at| p.number(at)).words("or more");
    exact.map(Counted::Number).or(least.map(|(n,)| Counted::AtLeast(n)))
}

fn up_to(p: &P<'_>, at: At) -> Parses<Counted> {
    p.from(at)
        .words("up to")
        .then(|p, at| p.number(at))
        .maybe("of")
        .map(|(n,)| Counted::UpTo(Number::Fixed(n.try_into().unwrap_or(i32::MAX))))
}

/// What cards are like, without their number.
pub fn description(p: &P<'_>, at: At) -> Parses<Cards> {
    p.once(at, || {
        let single = p.from(at).then(core).then(posts).map(|(core, posts)| finished(vec![core], posts));
        let either =
            p.from(at).then(core).maybe(",").words("or|and / or").words("1|a|an").then(core).then(posts);
        let either = either.map(|(one, two, posts)| finished(vec![one, two], posts));
        // "Continuous Spell or Field Spell": what stands before the first noun belongs to it alone.
        let kinds = p.from(at).then(core).words("or|and / or").then(core).then(posts);
        let kinds = kinds.filter_map(|(one, two, posts)| {
            let plain = |core: &Core| core.adjectives.iter().all(|one| matches!(one, Adjective::Kind(_)));
            let both = |core: &Core| plain(core) && !core.adjectives.is_empty();
            (both(&one) && both(&two)).then(|| finished(vec![one, two], posts))
        });
        single.or(either).or(kinds).filter_map(|cards| cards)
    })
}

/// Adjectives and head.
#[derive(Clone, PartialEq, Debug)]
struct Core {
    adjectives: Vec<Adjective>,
    head: Head,
}

#[derive(Clone, PartialEq, Debug)]
enum Adjective {
    Is(Filter),
    Kind(KindWord),
    AnyKind(Vec<KindWord>),
    NotKind(KindWord),
    Whose(Whose),
    Banished,
}

fn core(p: &P<'_>, at: At) -> Parses<Core> {
    p.once(at, || {
        let named = list(p, at, name).map(Head::Named);
        let named =
            p.from(at).then(move |_, _| named.clone()).map(|(head,)| Core { adjectives: Vec::new(), head });
        let face_up = p.from(at).then(adjectives).then(|p, at| list(p, at, name).map(Head::Named));
        let face_up = face_up.map(|(adjectives, head)| Core { adjectives, head });
        let tuner = p.from(at).then(adjectives).then(tuner).map(|(mut adjectives, tuner)| {
            adjectives.push(tuner);
            Core { adjectives, head: Head::Monster }
        });
        let plain = p.from(at).then(adjectives).then(head);
        named.or(face_up).or(tuner).or(plain.map(|(adjectives, head)| Core { adjectives, head }))
    })
}

/// A Tuner, or what is none, without the word monster.
fn tuner(p: &P<'_>, at: At) -> Parses<Adjective> {
    let is = Filter::Type(ocg::card::MonsterType::Tuner);
    let not = p.from(at).words("non- tuner|non- tuners").value(Filter::Not(Box::new(is.clone())));
    p.from(at).words("tuner|tuners").value(is).or(not).map(Adjective::Is)
}

/// 3.3.1-10: alone it is the name of a card.
fn name(p: &P<'_>, at: At) -> Parses<String> {
    quoted(p, at, "the name of a card", |quoted| {
        (quoted.card.is_some() || quoted.series.is_none()).then(|| quoted.name.to_string())
    })
}

/// 3.3.1-8: before a noun it is a series.
fn series(p: &P<'_>, at: At) -> Parses<Filter> {
    quoted(p, at, "a series", |quoted| quoted.series.map(Filter::Series))
}

pub fn head(p: &P<'_>, at: At) -> Parses<Head> {
    let token = p.row(at, "a noun", &[("token", Head::Token), ("tokens", Head::Token)]);
    head_of_one(p, at).or(head_of_many(p, at)).or(token)
}

fn adjectives(p: &P<'_>, at: At) -> Parses<Vec<Adjective>> {
    p.once(at, || {
        let more = p.from(at).then(adjective).then(adjectives);
        let more = more.map(|(first, rest)| std::iter::once(first).chain(rest).collect());
        p.nothing(at, Vec::new()).or(more)
    })
}

fn adjective(p: &P<'_>, at: At) -> Parses<Adjective> {
    let plain = p.row(
        at,
        "an adjective",
        &[
            ("face-up", Adjective::Is(Filter::FaceUp)),
            ("face-down", Adjective::Is(Filter::FaceDown)),
            ("set", Adjective::Is(Filter::FaceDown)),
            ("attack position", Adjective::Is(Filter::AttackPosition)),
            ("defense position", Adjective::Is(Filter::DefensePosition)),
            ("attacking", Adjective::Is(Filter::Attacking)),
            ("other", Adjective::Is(Filter::Not(Box::new(Filter::This)))),
            ("banished", Adjective::Banished),
            ("your opponent 's", Adjective::Whose(Whose::Opponents)),
            ("opponent 's", Adjective::Whose(Whose::Opponents)),
            ("your", Adjective::Whose(Whose::Yours)),
        ],
    );
    let any_of =
        |rule: fn(&P<'_>, At) -> Parses<Filter>| list(p, at, rule).map(|all| Adjective::Is(any(all)));
    let kind = words::kind_word(p, at).map(Adjective::Kind);
    let kinds = list(p, at, words::kind_word);
    let kinds = kinds.filter_map(|all| (all.len() > 1).then_some(Adjective::AnyKind(all)));
    let came = p
        .from(at)
        .then(words::ways)
        .words("summoned")
        .filter_map(|(ways,)| (!ways.is_empty()).then_some(Adjective::Is(Filter::SummonedBy(ways))));
    let not_kind = p.from(at).words("non-").then(words::kind_word).map(|(kind,)| Adjective::NotKind(kind));
    let not = p.from(at).words("non-").then(quality).map(|(one,)| Adjective::Is(Filter::Not(Box::new(one))));
    plain
        .or(any_of(attribute))
        .or(any_of(race))
        .or(any_of(series))
        .or(levels(p, at))
        .or(kind)
        .or(kinds)
        .or(came)
        .or(not)
        .or(not_kind)
}

fn quality(p: &P<'_>, at: At) -> Parses<Filter> {
    any_of(p, at, &[attribute, race, series])
}

fn attribute(p: &P<'_>, at: At) -> Parses<Filter> {
    words::attribute(p, at).map(Filter::Attribute)
}

fn race(p: &P<'_>, at: At) -> Parses<Filter> {
    words::race(p, at).map(Filter::Race)
}

fn any(mut all: Vec<Filter>) -> Filter {
    if all.len() == 1 { all.remove(0) } else { Filter::AnyOf(all) }
}

/// "Level 4 or lower", "Rank 4", "Link-2".
fn levels(p: &P<'_>, at: At) -> Parses<Adjective> {
    let word = p.row(
        at,
        "Level",
        &[("level", Stat::Level), ("levels", Stat::Level), ("rank", Stat::Rank), ("link-", Stat::LinkRating)],
    );
    let number = |p: &P<'_>, at: At| p.number(at);
    let bound = |p: &P<'_>, at: At| {
        p.row(
            at,
            "or lower",
            &[
                ("or lower", Comparison::AtMost),
                ("or below", Comparison::AtMost),
                ("or less", Comparison::AtMost),
                ("or higher", Comparison::AtLeast),
                ("or more", Comparison::AtLeast),
            ],
        )
    };
    let single = p.from(at).then(move |_, _| word.clone()).then(number).optional(bound);
    let single = single.map(|(stat, n, how)| of_stat(stat, how.unwrap_or(Comparison::Is), n));
    let several = p.from(at).words("level").then(|p, at| list(p, at, |p, at| p.number(at)));
    let several = several.filter_map(|(all,)| {
        (all.len() > 1)
            .then(|| any(all.into_iter().map(|n| of_stat(Stat::Level, Comparison::Is, n)).collect()))
    });
    single.or(several).map(Adjective::Is)
}

fn of_stat(stat: Stat, how: Comparison, n: u32) -> Filter {
    let n = ocg::language::Amount::Fixed(n.try_into().unwrap_or(i32::MAX));
    super::bind::filter_of(stat, how, n)
}

/// What follows the head.
#[derive(Clone, PartialEq, Debug)]
enum Post {
    Is(Quality),
    Where(Whose, EnumSet<Place>),
    Together(Together),
    UpTo(Number),
}

fn posts(p: &P<'_>, at: At) -> Parses<Vec<Post>> {
    p.once(at, || {
        let more = p.from(at).then(post).then(posts);
        let more = more.map(|(first, rest)| first.into_iter().chain(rest).collect());
        p.nothing(at, Vec::new()).or(more)
    })
}

fn post(p: &P<'_>, at: At) -> Parses<Vec<Post>> {
    let place = where_they_are(p, at).map(|(whose, places)| Post::Where(whose, places));
    let except = except(p, at).map(Post::Is);
    let together = p.row(
        at,
        "what they have in common",
        &[
            ("with different names", Post::Together(Together::Different(Common::Name))),
            ("with the same name", Post::Together(Together::Same(Common::Name))),
        ],
    );
    let clause = p.row(
        at,
        "a relative clause",
        &[
            ("special summoned from the extra deck", Post::Is(Quality::Is(from_extra_deck()))),
            ("that was special summoned from the extra deck", Post::Is(Quality::Is(from_extra_deck()))),
            ("that were special summoned from the extra deck", Post::Is(Quality::Is(from_extra_deck()))),
            ("that was special summoned", Post::Is(Quality::Is(Filter::SummonedBy(words::SPECIAL)))),
            ("that were special summoned", Post::Is(Quality::Is(Filter::SummonedBy(words::SPECIAL)))),
            ("that was normal summoned", Post::Is(Quality::Is(Filter::SummonedBy(words::NORMAL)))),
            ("this card points to", Post::Is(Quality::Is(Filter::PointedToBy(Box::new(this_noun()))))),
            (
                "in the same column as this card",
                Post::Is(Quality::Is(Filter::InColumnOf(Box::new(this_noun())))),
            ),
            ("in this card 's column", Post::Is(Quality::Is(Filter::InColumnOf(Box::new(this_noun()))))),
            ("in attack position", Post::Is(Quality::Is(Filter::AttackPosition))),
            ("in defense position", Post::Is(Quality::Is(Filter::DefensePosition))),
        ],
    );
    let mentions = p.from(at).words("that mentions|that mention").then(name);
    let mentions = mentions.map(|(name,)| Post::Is(Quality::Is(Filter::Mentions(name))));
    let values = values(p, at).map(|all| all.into_iter().map(Post::Is).collect());
    let face_up = hand_or_face_up(p, at);
    let up_to = p
        .from(at)
        .maybe(",")
        .words("up to")
        .then(number)
        .filter_map(|(number,)| (!matches!(number, Number::Fixed(_))).then_some(Post::UpTo(number)));
    place
        .or(except)
        .or(together)
        .or(clause)
        .or(mentions)
        .or(up_to)
        .map(|one| vec![one])
        .or(values)
        .or(face_up)
}

/// "From your hand or face-up field".
fn hand_or_face_up(p: &P<'_>, at: At) -> Parses<Vec<Post>> {
    let other = p.from(at).words("in|from").words("your").then(words::places).words("or|and / or");
    let named = other.words("face-up field|face-up from your field|face-up on your field");
    named.map(|(places,)| {
        let elsewhere = Filter::In(places);
        let seen = Filter::AnyOf(vec![elsewhere, Filter::FaceUp]);
        vec![Post::Where(Whose::Yours, places | words::FIELD), Post::Is(Quality::Is(seen))]
    })
}

fn from_extra_deck() -> Filter {
    Filter::SummonedFrom(Place::ExtraDeck.into())
}

fn this_noun() -> Noun {
    Noun { like: vec![Filter::This], ..Noun::default() }
}

/// "You control", "in your GY", "from your hand or Deck", "on the field".
pub fn where_they_are(p: &P<'_>, at: At) -> Parses<(Whose, EnumSet<Place>)> {
    let control = p.row(
        at,
        "where they are",
        &[
            ("you control", (Whose::Yours, words::FIELD)),
            ("your opponent controls", (Whose::Opponents, words::FIELD)),
            ("they control", (Whose::Opponents, words::FIELD)),
            ("you currently control", (Whose::Yours, words::FIELD)),
            ("your opponent currently controls", (Whose::Opponents, words::FIELD)),
            ("on the field", (Whose::Any, words::FIELD)),
        ],
    );
    let named = p.from(at).maybe(",").words("in|from|on").then(words::whose).then(words::places);
    let named = named.filter_map(|(whose, places)| {
        let sided =
            whose != Whose::Any || places.is_subset(words::FIELD | Place::Graveyard | Place::Banished);
        sided.then_some((whose, places))
    });
    control.or(named)
}

/// ", except "…"", ", except this card".
pub fn except(p: &P<'_>, at: At) -> Parses<Quality> {
    let this = p.row(
        at,
        "except",
        &[
            (", except this card", Filter::This),
            ("except this card", Filter::This),
            ("other than this card", Filter::This),
        ],
    );
    let names = p.from(at).maybe(",").words("except|other than").then(|p, at| list(p, at, name));
    let names = names.map(|(all,)| any(all.into_iter().map(Filter::Named).collect()));
    let like = p.from(at).maybe(",").words("except").then(core);
    let like = like.filter_map(|(core,)| {
        let all = filters_of(core)?;
        let kept: Option<Vec<Filter>> = all
            .into_iter()
            .map(|one| if let Quality::Is(filter) = one { Some(filter) } else { None })
            .collect();
        kept.map(|mut all| {
            if all.len() > 1 {
                all.retain(|one| *one != Filter::Monster);
            }
            if all.len() == 1 { all.remove(0) } else { Filter::AllOf(all) }
        })
    });
    this.or(names).or(like).map(|filter| Quality::Is(Filter::Not(Box::new(filter))))
}

/// "With 1500 or less ATK", "with ATK less than or equal to …".
fn values(p: &P<'_>, at: At) -> Parses<Vec<Quality>> {
    let fixed = p.from(at).words("with").then(number_of_stats).map(|(filter,)| vec![Quality::Is(filter)]);
    let two = p.from(at).words("with").then(number_of_stats).words("and").then(number_of_stats);
    let two = two.map(|(one, two)| vec![Quality::Is(one), Quality::Is(two)]);
    let against =
        p.from(at).words("with|with a|with an|whose").then(stat).maybe("is|are").then(compared).then(number);
    let against = against.map(|(stat, how, number)| vec![Quality::Compared(stat, how, number)]);
    let same = p.from(at).words("with the same").then(common).words("as").then(reference);
    let same = same.map(|(what, of)| vec![Quality::Same(what, of)]);
    fixed.or(two).or(against).or(same)
}

/// What cards can have in common.
fn common(p: &P<'_>, at: At) -> Parses<Common> {
    p.row(
        at,
        "a quality",
        &[
            ("name", Common::Name),
            ("attribute", Common::Attribute),
            ("type", Common::Race),
            ("level", Common::Level),
            ("rank", Common::Rank),
        ],
    )
}

/// "1500 or less ATK", "2500 ATK or DEF", "0 ATK/DEF".
fn number_of_stats(p: &P<'_>, at: At) -> Parses<Filter> {
    let before = |p: &P<'_>, at: At| {
        p.row(at, "less than", &[("less than", Comparison::Below), ("more than", Comparison::Above)])
    };
    let how = |p: &P<'_>, at: At| {
        let said = p.row(at, "or less", &[("or less", Comparison::AtMost), ("or more", Comparison::AtLeast)]);
        said.or(p.nothing(at, Comparison::Is))
    };
    let of = |p: &P<'_>, at: At| {
        p.row(
            at,
            "ATK or DEF",
            &[
                ("atk", (vec![Stat::Atk], Comparison::Is)),
                ("def", (vec![Stat::Def], Comparison::Is)),
                ("atk or def", (vec![Stat::Atk, Stat::Def], Comparison::Is)),
                ("atk and def", (vec![Stat::Atk, Stat::Def], Comparison::AtLeast)),
                ("atk / def", (vec![Stat::Atk, Stat::Def], Comparison::AtLeast)),
            ],
        )
    };
    let after = p.from(at).then(|p, at| p.number(at)).then(how).then(of).parses();
    let first = p.from(at).then(before).then(|p, at| p.number(at)).then(of);
    after.or(first.map(|(how, n, of)| (n, how, of))).map(|(n, how, (stats, both))| {
        let mut all: Vec<Filter> = stats.into_iter().map(|stat| of_stat(stat, how, n)).collect();
        match (all.len(), both) {
            (1, _) => all.remove(0),
            (_, Comparison::Is) => Filter::AnyOf(all),
            _ => Filter::AllOf(all),
        }
    })
}

/// The qualities that adjectives and head come to where it is not said in which place.
fn filters_of(core: Core) -> Option<Vec<Quality>> {
    let cards = finished(vec![core], Vec::new())?;
    let mut all: Vec<Quality> = super::bind::head_filter(&cards.head).into_iter().map(Quality::Is).collect();
    all.extend(cards.like);
    Some(all)
}

fn finished(cores: Vec<Core>, posts: Vec<Post>) -> Option<Cards> {
    let mut all = cores.into_iter().map(of_core).collect::<Option<Vec<Cards>>>()?;
    let mut cards = if all.len() == 1 { all.remove(0) } else { either(all)? };
    let mut in_position = false;
    for post in posts {
        match post {
            Post::Is(Quality::Is(filter @ (Filter::AttackPosition | Filter::DefensePosition))) => {
                in_position = true;
                cards.like.push(Quality::Is(filter));
            }
            Post::Is(quality) => cards.like.push(quality),
            Post::Together(together) if cards.together == Together::Any => cards.together = together,
            Post::Where(whose, places) if cards.places.is_empty() => {
                if cards.whose != Whose::Any && whose != Whose::Any && cards.whose != whose {
                    return None;
                }
                cards.places = places;
                cards.whose = if whose == Whose::Any { cards.whose } else { whose };
            }
            Post::UpTo(number) if cards.count == Counted::Bare => cards.count = Counted::UpTo(number),
            Post::Together(_) | Post::Where(..) | Post::UpTo(_) => return None,
        }
    }
    // What comes from elsewhere is Summoned in that position; it is not in it.
    let stands = !cards.places.is_empty() && cards.places.is_subset(words::FIELD);
    (stands || !in_position).then_some(cards)
}

/// "1 Ritual Monster or 1 Ritual Spell": the head of both is a card.
fn either(all: Vec<Cards>) -> Option<Cards> {
    let mut like = Vec::new();
    for cards in &all {
        if !cards.places.is_empty() || cards.whose != Whose::Any {
            return None;
        }
        let mut filters = super::bind::head_filter(&cards.head);
        for quality in &cards.like {
            let Quality::Is(filter) = quality else { return None };
            filters.push(filter.clone());
        }
        like.push(if filters.len() == 1 { filters.remove(0) } else { Filter::AllOf(filters) });
    }
    Some(bare(Head::Card, vec![Quality::Is(Filter::AnyOf(like))]))
}

fn bare(head: Head, like: Vec<Quality>) -> Cards {
    Cards {
        count: Counted::Bare,
        like,
        head,
        whose: Whose::Any,
        places: EnumSet::empty(),
        together: Together::Any,
        how: Chosen::Freely,
    }
}

fn of_core(core: Core) -> Option<Cards> {
    let mut cards = bare(core.head, Vec::new());
    for adjective in core.adjectives {
        match adjective {
            Adjective::Is(filter) => cards.like.push(Quality::Is(filter)),
            Adjective::Kind(kind) => cards.like.push(Quality::Is(kind.before(&cards.head)?)),
            Adjective::AnyKind(all) => {
                let all = all.into_iter().map(|kind| kind.before(&cards.head)).collect::<Option<Vec<_>>>()?;
                cards.like.push(Quality::Is(Filter::AnyOf(all)));
            }
            Adjective::NotKind(kind) => {
                cards.like.push(Quality::Is(Filter::Not(Box::new(kind.before(&cards.head)?))));
            }
            Adjective::Whose(whose) if cards.whose == Whose::Any => cards.whose = whose,
            Adjective::Banished if cards.places.is_empty() => cards.places = Place::Banished.into(),
            Adjective::Whose(_) | Adjective::Banished => return None,
        }
    }
    Some(cards)
}
