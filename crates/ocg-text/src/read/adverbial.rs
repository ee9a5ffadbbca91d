//! Where to, from where, in which position, how long: in any order after (or before) what it is about.

use super::P;
use super::reference::{except, where_they_are};
use super::tree::{Back, Cards, Counted, Dest, How, Number, Pointing, Quality, Ref};
use enumset::EnumSet;
use ocg::language::{Place, PlacedAs, SummonPosition, SummonWay, SummonZone, To, Until, Whose};
use text::grammar::{At, Parses};

/// One adverbial.
#[derive(Clone, PartialEq, Debug)]
pub enum Adverbial {
    /// "Into the Main Deck": such cards alone as return there.
    ToMainDeck(To),
    To(Dest),
    From(Whose, EnumSet<Place>),
    Except(Quality),
    /// What is said of the cards after where they go.
    Is(Vec<Quality>),
    /// "That mentions …", said after where they go.
    Mentions(ocg::language::Filter),
    /// What they come to, said after where they go.
    Together(ocg::language::Together),
    /// "Including this card".
    WithThis,
    Position(SummonPosition),
    FaceDown,
    Ignoring,
    Until(Until),
    As(SummonWay),
    Zone(SummonZone),
    /// "Up to the number of …".
    UpTo(Number),
    /// Words that add nothing: "directly", "face-up".
    Plain,
}

pub fn adverbials(p: &P<'_>, at: At) -> Parses<Vec<Adverbial>> {
    p.once(at, || {
        let more = p.from(at).then(adverbial).then(adverbials);
        let more = more.map(|(first, rest)| std::iter::once(first).chain(rest).collect());
        p.nothing(at, Vec::new()).or(more)
    })
}

fn adverbial(p: &P<'_>, at: At) -> Parses<Adverbial> {
    p.once(at, || any_adverbial(p, at))
}

fn any_adverbial(p: &P<'_>, at: At) -> Parses<Adverbial> {
    let from = where_they_are(p, at).map(|(whose, places)| Adverbial::From(whose, places));
    let except = except(p, at).map(Adverbial::Except);
    let until = duration(p, at).map(Adverbial::Until);
    let to = p
        .from(at)
        .maybe(",")
        .then(|p, at| destination(p, at).or(further(p, at)))
        .map(|(to,)| Adverbial::To(to));
    let up_to = p.from(at).maybe(",").words("up to").then(super::amount::number);
    let up_to = up_to.filter_map(|(n,)| (!matches!(n, Number::Fixed(_))).then_some(Adverbial::UpTo(n)));
    let said = p.from(at).maybe(",").then(super::reference::values).filter_map(|(all,)| {
        let compares = |one: &Quality| !matches!(one, Quality::Is(_) | Quality::Extreme(..));
        let fixed = |one: &Quality| matches!(one, Quality::Compared(_, _, Number::Fixed(_)));
        all.iter().all(|one| compares(one) && !fixed(one)).then_some(Adverbial::Is(all))
    });
    let with_this = p.from(at).maybe(",").words("including this card").value(Adverbial::WithThis);
    let named = p.from(at).maybe(",").then(super::reference::mentions).filter_map(|(filter,)| {
        let it = ocg::language::Filter::Mentions(String::new());
        (filter != it).then_some(Adverbial::Mentions(filter))
    });
    let total = p.from(at).maybe(",").then(super::reference::total).map(|(all,)| Adverbial::Together(all));
    let up_to = up_to.or(said).or(with_this).or(named).or(total);
    let apart = p.from(at).words(",").then(manner).map(|(how,)| how);
    to.or(from).or(except).or(until).or(manner(p, at)).or(apart).or(up_to)
}

fn manner(p: &P<'_>, at: At) -> Parses<Adverbial> {
    p.row(
        at,
        "how",
        &[
            ("in attack position", Adverbial::Position(SummonPosition::Attack)),
            ("in face-up attack position", Adverbial::Position(SummonPosition::Attack)),
            ("in defense position", Adverbial::Position(SummonPosition::Defense)),
            ("in face-up defense position", Adverbial::Position(SummonPosition::Defense)),
            ("in face-down defense position", Adverbial::Position(SummonPosition::FaceDownDefense)),
            ("in face-up or face-down defense position", Adverbial::Position(SummonPosition::AnyDefense)),
            (
                "in attack position or face-down defense position",
                Adverbial::Position(SummonPosition::AttackOrFaceDown),
            ),
            (
                "in face-up attack position or face-down defense position",
                Adverbial::Position(SummonPosition::AttackOrFaceDown),
            ),
            (
                "in face-up defense position or face-down defense position",
                Adverbial::Position(SummonPosition::AnyDefense),
            ),
            ("in attack or defense position", Adverbial::Plain),
            ("in any battle position", Adverbial::Position(SummonPosition::Any)),
            ("face-down", Adverbial::FaceDown),
            (", face-down", Adverbial::FaceDown),
            // What is banished lies face-up anyway.
            (", face-up", Adverbial::Plain),
            ("( face-down )", Adverbial::FaceDown),
            ("directly", Adverbial::Plain),
            ("to your zone this card points to", Adverbial::Zone(SummonZone::PointedToByThis)),
            ("to your zones this card points to", Adverbial::Zone(SummonZone::PointedToByThis)),
            ("to a zone this card points to", Adverbial::Zone(SummonZone::PointedToByThis)),
            ("to your zone a link monster points to", Adverbial::Zone(SummonZone::PointedTo)),
            ("to a zone a link monster points to", Adverbial::Zone(SummonZone::PointedTo)),
            ("to your zones a link monster points to", Adverbial::Zone(SummonZone::PointedTo)),
            ("to the extra monster zone", Adverbial::Zone(SummonZone::ExtraMonsterZone)),
            ("to an extra monster zone", Adverbial::Zone(SummonZone::ExtraMonsterZone)),
            ("to your extra monster zone", Adverbial::Zone(SummonZone::ExtraMonsterZone)),
            ("ignoring the summoning conditions", Adverbial::Ignoring),
            (", ignoring the summoning conditions", Adverbial::Ignoring),
            ("ignoring their summoning conditions", Adverbial::Ignoring),
            // All of them, or as many as the player likes, are one at least.
            ("( min . 1 )", Adverbial::Plain),
            ("in any order", Adverbial::Plain),
            ("in random order", Adverbial::Plain),
            (", ignoring its summoning conditions", Adverbial::Ignoring),
            (", ignoring their summoning conditions", Adverbial::Ignoring),
            ("into the main deck", Adverbial::ToMainDeck(To::Shuffled)),
            ("into your main deck", Adverbial::ToMainDeck(To::Shuffled)),
            ("to the bottom of the main deck", Adverbial::ToMainDeck(To::Bottom)),
            ("on the bottom of your main deck", Adverbial::ToMainDeck(To::Bottom)),
            ("ignoring its summoning conditions", Adverbial::Ignoring),
            ("( this is treated as a fusion summon )", Adverbial::As(SummonWay::Fusion)),
            ("( this is treated as a synchro summon )", Adverbial::As(SummonWay::Synchro)),
            ("( this is treated as an xyz summon )", Adverbial::As(SummonWay::Xyz)),
            ("( this is treated as a ritual summon )", Adverbial::As(SummonWay::Ritual)),
        ],
    )
}

fn destination(p: &P<'_>, at: At) -> Parses<Dest> {
    p.row(
        at,
        "where to",
        &[
            ("to the gy", Dest::Graveyard),
            ("to your gy", Dest::Graveyard),
            ("to their gy", Dest::Graveyard),
            ("to the gys", Dest::Graveyard),
            ("to your opponent 's gy", Dest::Graveyard),
            ("to its owner 's gy", Dest::Graveyard),
            ("to the owner 's gy", Dest::Graveyard),
            ("to your hand", Dest::Hand),
            ("to the hand", Dest::Hand),
            ("to their hand", Dest::Hand),
            ("to its owner 's hand", Dest::Hand),
            ("to their owner 's hand", Dest::Hand),
            ("to the owner 's hand", Dest::Hand),
            ("to the hand / extra deck", Dest::Hand),
            ("to the hand or extra deck", Dest::Hand),
            ("into the deck / extra deck", Dest::Deck(To::Shuffled)),
            ("into the deck or extra deck", Dest::Deck(To::Shuffled)),
            ("into the deck", Dest::Deck(To::Shuffled)),
            ("back into the deck", Dest::Deck(To::Shuffled)),
            ("back into your deck", Dest::Deck(To::Shuffled)),
            ("back into their deck", Dest::Deck(To::Shuffled)),
            ("to their owners ' hand", Dest::Hand),
            ("into your deck", Dest::Deck(To::Shuffled)),
            ("into its owner 's deck", Dest::Deck(To::Shuffled)),
            ("into their deck", Dest::Deck(To::Shuffled)),
            ("into their decks", Dest::Deck(To::Shuffled)),
            ("into the owner 's deck", Dest::Deck(To::Shuffled)),
            ("into the owners ' decks", Dest::Deck(To::Shuffled)),
            ("into their owners ' decks", Dest::Deck(To::Shuffled)),
            ("to the owner 's deck", Dest::Deck(To::Shuffled)),
            ("to the owners ' hands", Dest::Hand),
            ("to their owners ' hands", Dest::Hand),
            ("to the hands", Dest::Hand),
            ("to your opponent 's hand", Dest::OpponentsHand),
            ("to the deck", Dest::Deck(To::Shuffled)),
            ("to your deck", Dest::Deck(To::Shuffled)),
            ("on top of the deck", Dest::Deck(To::Top)),
            ("on the top of the deck", Dest::Deck(To::Top)),
            ("on top of your deck", Dest::Deck(To::Top)),
            ("on the top of your deck", Dest::Deck(To::Top)),
            ("to the top of the deck", Dest::Deck(To::Top)),
            ("to the top of your deck", Dest::Deck(To::Top)),
            ("on top of its owner 's deck", Dest::Deck(To::Top)),
            ("on the top of its owner 's deck", Dest::Deck(To::Top)),
            ("on the bottom of the deck", Dest::Deck(To::Bottom)),
            ("on the bottom of your deck", Dest::Deck(To::Bottom)),
            ("to the bottom of the deck", Dest::Deck(To::Bottom)),
            ("to the bottom of your deck", Dest::Deck(To::Bottom)),
            ("on the bottom of their deck", Dest::Deck(To::Bottom)),
            ("on the bottom of its owner 's deck", Dest::Deck(To::Bottom)),
            ("on the bottom of your opponent 's deck", Dest::Deck(To::Bottom)),
            ("on top of their deck", Dest::Deck(To::Top)),
            ("on the top of their deck", Dest::Deck(To::Top)),
            ("on top of your opponent 's deck", Dest::Deck(To::Top)),
            ("on top of the owner 's deck", Dest::Deck(To::Top)),
            ("on the top of the owner 's deck", Dest::Deck(To::Top)),
        ],
    )
}

/// To the Extra Deck or the field.
fn further(p: &P<'_>, at: At) -> Parses<Dest> {
    p.row(
        at,
        "where to",
        &[
            ("to the extra deck", Dest::ExtraDeck),
            ("to your extra deck", Dest::ExtraDeck),
            ("into the extra deck", Dest::ExtraDeck),
            ("into your extra deck", Dest::ExtraDeck),
            ("to the extra deck face-up", Dest::ExtraDeckFaceUp),
            ("face-up to the extra deck", Dest::ExtraDeckFaceUp),
            ("face-up in your spell & trap zone", Dest::Placed(PlacedAs::ItsKind)),
            ("in your spell & trap zone face-up", Dest::Placed(PlacedAs::ItsKind)),
            ("in your spell & trap zone", Dest::Placed(PlacedAs::ItsKind)),
            ("face-up in your field zone", Dest::Placed(PlacedAs::ItsKind)),
            ("in your field zone", Dest::Placed(PlacedAs::ItsKind)),
            ("face-up on your field", Dest::Placed(PlacedAs::ItsKind)),
            (
                "face-up in your spell & trap zone as a continuous spell",
                Dest::Placed(PlacedAs::ContinuousSpell),
            ),
            (
                "in your spell & trap zone as a face-up continuous spell",
                Dest::Placed(PlacedAs::ContinuousSpell),
            ),
            (
                "face-up in your spell & trap zone as a continuous trap",
                Dest::Placed(PlacedAs::ContinuousTrap),
            ),
            (
                "in your spell & trap zone as a face-up continuous trap",
                Dest::Placed(PlacedAs::ContinuousTrap),
            ),
            ("to your extra deck face-up", Dest::ExtraDeckFaceUp),
            ("to your face-up extra deck", Dest::ExtraDeckFaceUp),
            (
                "face-up in your spell & trap zone as continuous spells",
                Dest::Placed(PlacedAs::ContinuousSpell),
            ),
            (
                "face-up in your spell & trap zones as continuous spells",
                Dest::Placed(PlacedAs::ContinuousSpell),
            ),
            (
                "in your spell & trap zones as face-up continuous spells",
                Dest::Placed(PlacedAs::ContinuousSpell),
            ),
            (
                "face-up in your spell & trap zones as continuous traps",
                Dest::Placed(PlacedAs::ContinuousTrap),
            ),
            (
                "in your spell & trap zones as face-up continuous traps",
                Dest::Placed(PlacedAs::ContinuousTrap),
            ),
            ("face-up to your extra deck", Dest::ExtraDeckFaceUp),
            ("on either the top or bottom of the deck", Dest::TopOrBottom),
            ("on either the top or bottom of your deck", Dest::TopOrBottom),
            ("on either the top or the bottom of your deck", Dest::TopOrBottom),
            ("on the top or bottom of the deck", Dest::TopOrBottom),
            ("on the top or bottom of your deck", Dest::TopOrBottom),
            ("on top or bottom of the deck", Dest::TopOrBottom),
            ("in your pendulum zone", Dest::PendulumZone),
            ("to your field", Dest::YourField),
            ("on your field", Dest::YourField),
            ("to your spell & trap zone", Dest::YourField),
            ("to your opponent 's field", Dest::OpponentsField),
            ("to their field", Dest::OpponentsField),
            ("to either field", Dest::EitherField),
            ("to either player 's field", Dest::EitherField),
        ],
    )
}

/// How long something lingers.
pub fn duration(p: &P<'_>, at: At) -> Parses<Until> {
    p.once(at, || {
        let plain = p.from(at).maybe(",").then(until).maybe(EVEN).map(|(until,)| until);
        let aside = p.from(at).words("(").then(until).words(")").map(|(until,)| until);
        plain.or(aside).or(p.from(at).words(EVEN).value(Until::Always))
    })
}

/// It is so whatever becomes of this card.
pub const EVEN: &str = "( even if this card leaves the field )|( even if this card is no longer on the field )|even if this card leaves the field|( even if this card is no longer equipped )";

fn until(p: &P<'_>, at: At) -> Parses<Until> {
    const AFTER: &str = "after this card resolves|after this effect resolves|after this card is activated|after this effect is activated|after this effect 's activation|after this card 's activation";
    p.from(at).then(plain_until).maybe(AFTER).map(|(until,)| until)
}

fn plain_until(p: &P<'_>, at: At) -> Parses<Until> {
    p.row(
        at,
        "how long",
        &[
            ("until the end of this turn", Until::EndOfTurn),
            ("until the end of the turn", Until::EndOfTurn),
            ("this turn", Until::EndOfTurn),
            ("for the rest of this turn", Until::EndOfTurn),
            ("during this turn", Until::EndOfTurn),
            ("until the end phase", Until::EndPhase),
            ("until the end of your opponent 's turn", Until::EndOfNextTurn(Whose::Opponents)),
            ("until the end of your opponent 's next turn", Until::EndOfNextTurn(Whose::Opponents)),
            ("until the end of the next turn", Until::EndOfNextTurn(Whose::Any)),
            ("until the end of your next turn", Until::EndOfNextTurn(Whose::Yours)),
            ("until the end of the battle phase", Until::EndOfBattlePhase),
            ("until the end of this battle phase", Until::EndOfBattlePhase),
            ("until the end of the damage step", Until::EndOfDamageStep),
            ("until your next standby phase", Until::StandbyPhase(Whose::Yours)),
            ("until the next standby phase", Until::StandbyPhase(Whose::Any)),
            ("until your opponent 's next standby phase", Until::StandbyPhase(Whose::Opponents)),
            ("for the rest of the turn", Until::EndOfTurn),
            ("for the rest of that turn", Until::EndOfTurn),
            ("during that damage calculation only", Until::DamageCalculation),
            ("during damage calculation only", Until::DamageCalculation),
            ("during this damage calculation only", Until::DamageCalculation),
            ("only during that damage calculation", Until::DamageCalculation),
            ("during the damage step only", Until::EndOfDamageStep),
            ("during this damage step only", Until::EndOfDamageStep),
            ("for the rest of this duel", Until::Duel),
            ("for the rest of the duel", Until::Duel),
            ("until the end phase of your opponent 's next turn", Until::EndOfNextTurn(Whose::Opponents)),
            ("until the end phase of your next turn", Until::EndOfNextTurn(Whose::Yours)),
            ("until the end phase of the next turn", Until::EndOfNextTurn(Whose::Any)),
            ("until your opponent 's next end phase", Until::EndOfNextTurn(Whose::Opponents)),
            ("until the standby phase of your next turn", Until::StandbyPhase(Whose::Yours)),
            ("until the standby phase of your opponent 's next turn", Until::StandbyPhase(Whose::Opponents)),
            ("until the standby phase of the next turn", Until::StandbyPhase(Whose::Any)),
            ("while it is face-up on the field", Until::Always),
            ("while face-up on the field", Until::Always),
            ("while this card is face-up on the field", Until::WhileThisIsFaceUp),
            ("while this card is on the field", Until::WhileThisIsFaceUp),
            ("while it and this card are face-up on the field", Until::WhileThisIsFaceUp),
            ("while it and this monster are face-up on the field", Until::WhileThisIsFaceUp),
            ("while this monster is face-up on the field", Until::WhileThisIsFaceUp),
        ],
    )
}

/// The cards with what adverbials say of them, and how it is done; nothing if they contradict each other.
/// 3.3.1-62: what returns to the Deck, and not to the Extra Deck.
fn of_main_deck() -> ocg::language::Filter {
    use ocg::card::MonsterType;
    use ocg::language::Filter;
    let extra = [MonsterType::Fusion, MonsterType::Synchro, MonsterType::Xyz, MonsterType::Link];
    Filter::Not(Box::new(Filter::AnyOf(extra.map(Filter::Type).to_vec())))
}

pub fn applied(of: Ref, adverbials: Vec<Adverbial>) -> Option<(Ref, How)> {
    let (mut of, mut how) = (of, How::default());
    // What is left out behind "up to the number of …" is left out of those that are counted.
    let counted = adverbials.iter().position(|one| matches!(one, Adverbial::UpTo(_)));
    let left_out = adverbials.iter().rposition(|one| matches!(one, Adverbial::Except(_)));
    if counted.is_some_and(|at| left_out.is_some_and(|last| last > at)) {
        return None;
    }
    for one in adverbials {
        match one {
            Adverbial::To(dest) if how.to.is_none() => how.to = Some(dest),
            Adverbial::Position(position) if how.position == SummonPosition::FaceUp => {
                how.position = position
            }
            Adverbial::FaceDown if !how.face_down => how.face_down = true,
            Adverbial::Ignoring if !how.ignoring => how.ignoring = true,
            Adverbial::Until(until) if how.until.is_none() => how.until = Some(until),
            Adverbial::As(way) if how.as_way.is_none() => how.as_way = Some(way),
            Adverbial::Zone(zone) if how.zone == SummonZone::Any => how.zone = zone,
            Adverbial::From(whose, places) => of = placed(of, whose, places)?,
            Adverbial::Except(quality) => match &mut of {
                Ref::Cards(cards) | Ref::Among(cards, _) => cards.like.push(quality),
                Ref::Several(_)
                | Ref::Rest
                | Ref::This(_)
                | Ref::ThisLike(_)
                | Ref::Back(_)
                | Ref::Equipped
                | Ref::Attacker
                | Ref::AttackTarget
                | Ref::Top(..)
                | Ref::Activated => return None,
            },
            Adverbial::Is(all) => match &mut of {
                Ref::Cards(cards) => cards.like.extend(all),
                _ => return None,
            },
            Adverbial::ToMainDeck(to) if how.to.is_none() => {
                let Ref::Cards(cards) = &mut of else { return None };
                cards.like.push(super::tree::Quality::Is(of_main_deck()));
                how.to = Some(Dest::Deck(to));
            }
            // Of two nouns it belongs to the second, and is read with it.
            Adverbial::Mentions(filter) => match &mut of {
                Ref::Cards(cards) if !is_either(cards) => cards.like.push(Quality::Is(filter)),
                _ => return None,
            },
            Adverbial::Together(together) => match &mut of {
                Ref::Cards(cards) if cards.together == ocg::language::Together::Any => {
                    cards.together = together;
                }
                _ => return None,
            },
            Adverbial::WithThis => of = with_this(of)?,
            Adverbial::UpTo(n) => match &mut of {
                Ref::Cards(cards) if cards.count == Counted::Bare => cards.count = Counted::UpTo(n),
                _ => return None,
            },
            Adverbial::Plain => {}
            Adverbial::To(_)
            | Adverbial::ToMainDeck(_)
            | Adverbial::Position(_)
            | Adverbial::FaceDown
            | Adverbial::Ignoring
            | Adverbial::Until(_)
            | Adverbial::Zone(_)
            | Adverbial::As(_) => return None,
        }
    }
    Some((of, how))
}

/// "1 “Rock” or 1 Dragon monster", or a mention of what is not said.
fn is_either(cards: &Cards) -> bool {
    let any = |one: &Quality| matches!(one, Quality::Is(ocg::language::Filter::AnyOf(_)));
    cards.head == super::tree::Head::Card && cards.like.iter().any(any)
}

/// "2 cards you control, including this card": this one, and others.
fn with_this(of: Ref) -> Option<Ref> {
    let Ref::Cards(mut cards) = of else { return None };
    let Counted::Number(n @ 2..) = cards.count else { return None };
    if cards.together != ocg::language::Together::Any {
        return None;
    }
    // Where the others are, this one is, too.
    let own = match cards.places {
        places if places.is_superset(super::words::FIELD) && places.is_subset(super::words::FIELD) => {
            EnumSet::empty()
        }
        places if places.is_disjoint(super::words::FIELD) => places,
        _ => return None,
    };
    cards.count = Counted::Number(n - 1);
    cards.like.push(Quality::Is(ocg::language::Filter::Not(Box::new(ocg::language::Filter::This))));
    Some(Ref::Several(vec![Ref::This(own), Ref::Cards(cards)]))
}

fn placed(of: Ref, whose: Whose, places: EnumSet<Place>) -> Option<Ref> {
    match of {
        Ref::Cards(cards) if cards.places.is_empty() => {
            let sides = (cards.whose, whose);
            let whose = match sides {
                (Whose::Any, one) | (one, Whose::Any) => one,
                (one, other) if one == other => one,
                _ => return None,
            };
            Some(Ref::Cards(Box::new(Cards { whose, places, ..*cards })))
        }
        Ref::This(before) if before.is_empty() => Some(Ref::This(places)),
        // "That monster you control" is told from others by that; see `reference`.
        Ref::Back(Back { to: Pointing::That(_), .. })
            if whose != Whose::Any && places.is_subset(super::words::FIELD) =>
        {
            None
        }
        // "Special Summon it from your GY": where it is anyway.
        Ref::Back(_) => Some(of),
        Ref::Several(all) => {
            let all = all.into_iter().map(|one| placed(one, whose, places)).collect::<Option<Vec<_>>>();
            Some(Ref::Several(all?))
        }
        Ref::Among(..)
        | Ref::Rest
        | Ref::This(_)
        | Ref::ThisLike(_)
        | Ref::Cards(_)
        | Ref::Equipped
        | Ref::Attacker
        | Ref::AttackTarget
        | Ref::Top(..)
        | Ref::Activated => None,
    }
}
