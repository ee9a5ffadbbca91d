//! Cards that are drawn, damage and Life Points, with the numbers that a text gives them (OCG 3.1.4, 3.4.4-6, -81).

use super::P;
use super::amount::number;
use super::condition::State;
use super::reference::cards;
use super::tree::{Back, Cards, Counted, Doing, Head, Many, Number, Pointing, Ref};
use super::{verbs, words};
use ocg::language::{Comparison, Link, Whose};
use text::grammar::{At, Parses};

/// 3.4.4-6
pub fn draw(p: &P<'_>, at: At) -> Parses<Doing> {
    let you = p.from(at).words("draw|you draw").then(how_many).map(|(n,)| (Whose::Yours, n));
    let other = p.from(at).then(words::player).words("draws|draw").then(how_many);
    let other = other.filter_map(|(who, n)| (who != Whose::Yours).then_some((who, n)));
    let they = p.from(at).words("they draw|they draws").then(how_many).map(|(n,)| (Whose::Opponents, n));
    let drawn = you.or(other).or(they).map(|(who, n)| Doing::Draw(who, n));
    drawn.or(draw_until(p, at))
}

/// "Draw until you have 3 cards in your hand".
fn draw_until(p: &P<'_>, at: At) -> Parses<Doing> {
    let until = p.from(at).words("draw|draw cards").words("until you have").then(|p, at| p.number(at));
    until.words("cards in your hand|cards in hand").filter_map(|(n,)| {
        let all = super::reference::bare_monsters();
        let places = ocg::language::Place::Hand.into();
        let hand = Cards { head: Head::Card, whose: Whose::Yours, places, ..all };
        let held = Number::CountOf(Box::new(hand.clone()));
        let missing = Number::Difference(Box::new(Number::Fixed(n.try_into().ok()?)), Box::new(held));
        let draw = vec![(Link::First, Doing::Draw(Whose::Yours, missing))];
        Some(Doing::If(State::Count(hand, Comparison::Below, n), draw, Vec::new()))
    })
}

/// "2 cards", "cards equal to …", "1 card for each …".
fn how_many(p: &P<'_>, at: At) -> Parses<Number> {
    let fixed = p
        .from(at)
        .then(super::amount::digits)
        .words("card|cards|more card|more cards|additional card|additional cards");
    let fixed = fixed.maybe("from your deck").optional(for_each);
    let fixed = fixed.filter_map(|(n, each)| multiplied(n, each));
    let equal = p.from(at).words("cards equal to|a number of cards equal to").then(number).map(|(n,)| n);
    let that = p.from(at).words("that many cards|the same number of cards").value(that_number());
    fixed.or(equal).or(that)
}

/// As many as the last ones that were spoken of.
fn that_number() -> Number {
    Number::HowMany(Back { many: Many::Several, to: Pointing::It })
}

/// 3.4.4-81
pub fn damage(p: &P<'_>, at: At) -> Parses<Doing> {
    let to = |p: &P<'_>, at: At| {
        let player = p.from(at).words("to").then(words::player).map(|(who,)| who);
        let points = p.row(
            at,
            "to whom",
            &[
                ("to your opponent 's lp", Whose::Opponents),
                ("to your lp", Whose::Yours),
                ("to both players ' lp", Whose::Any),
                ("to them", Whose::Opponents),
            ],
        );
        player.or(points)
    };
    let fixed =
        p.from(at).words("inflict").then(number).words("damage|points of damage").then(to).optional(for_each);
    let fixed = fixed.filter_map(|(n, who, each)| Some(Doing::Damage(who, multiplied(n, each)?)));
    let each = p.from(at).words("inflict").then(number).words("damage").then(for_each).then(to);
    let each = each.filter_map(|(n, each, who)| Some(Doing::Damage(who, multiplied(n, Some(each))?)));
    let equal = p.from(at).words("inflict damage").then(to).words("equal to").then(number);
    let before = p.from(at).words("inflict damage equal to").then(number).then(to);
    let take = p.from(at).then(words::player).words("take|takes").then(number).words("damage");
    let take = take.map(|(who, n)| Doing::Damage(who, n));
    let own = p.from(at).words("take damage equal to").then(number);
    let take = take.or(own.map(|(n,)| Doing::Damage(Whose::Yours, n)));
    let you = p.from(at).words("take").then(number).words("damage").optional(for_each);
    let you = you.filter_map(|(n, each)| Some(Doing::Damage(Whose::Yours, multiplied(n, each)?)));
    let equally =
        p.from(at).then(words::player).words("take damage equal to|takes damage equal to").then(number);
    let controller = |p: &P<'_>, at: At| {
        let its = p.from(at).words("its controller").value(super::statement::it());
        let of = p.from(at).words("the controller of").then(super::reference::reference).map(|(of,)| of);
        its.or(of.filter_map(|of| matches!(of, Ref::Back(_) | Ref::Equipped | Ref::This(_)).then_some(of)))
    };
    let flat = p.from(at).words("inflict").then(number).words("damage to|points of damage to");
    let flat = flat.then(controller).map(|(n, of)| Doing::DamageController(of, n));
    let as_much = p.from(at).words("inflict damage to").then(controller).words("equal to").then(number);
    let as_much = as_much.map(|(of, n)| Doing::DamageController(of, n));
    let takes = p.from(at).then(controller).words("takes").then(number).words("damage");
    let takes = takes.map(|(of, n)| Doing::DamageController(of, n));
    let told = flat.or(as_much).or(takes);
    fixed
        .or(told)
        .or(each)
        .or(equal.map(|(who, n)| Doing::Damage(who, n)))
        .or(before.map(|(n, who)| Doing::Damage(who, n)))
        .or(equally.map(|(who, n)| Doing::Damage(who, n)))
        .or(take)
        .or(you)
}

/// "For each monster you control", "for each card destroyed this way".
pub fn for_each(p: &P<'_>, at: At) -> Parses<Number> {
    let there = p.from(at).words("for each|for every|for each of").then(cards).filter_map(|(cards,)| {
        matches!(cards.count, Counted::Bare | Counted::All).then(|| Number::CountOf(Box::new(cards)))
    });
    let done = p.from(at).words("for each|for every").then(done).map(|(back,)| Number::HowMany(back));
    let every = p.from(at).words("for every").then(|p, at| p.number(at)).then(self::done);
    let every = every.filter_map(|(n, back)| {
        let n = i32::try_from(n).ok()?;
        (n > 1).then(|| Number::Every(Box::new(Number::HowMany(back)), n))
    });
    let each = p.from(at).words("for each").value(that_number());
    let like = p.from(at).words("for each|for every").then(done_like);
    let like = like.map(|((cards, back),)| Number::HowManyLike(Box::new(cards), back));
    there.or(done).or(each).or(every).or(like)
}

/// "Card destroyed by this effect", "monsters sent to the GY this way", "destroyed monster".
pub fn done(p: &P<'_>, at: At) -> Parses<Back> {
    let head = super::reference::head;
    let after = p
        .from(at)
        .then(head)
        .maybe("that was|that were|you|they")
        .then(verbs::past)
        .maybe("to the gy|to the hand|into the deck|to the deck")
        .maybe("this way|by this effect|to activate this effect|to activate this card|for this effect 's activation");
    let after = after.map(|(head, verb)| (verb, head));
    let before = p.from(at).then(verbs::past).then(head).maybe("this way|by this effect").parses();
    let back = |(verb, head): (_, Head)| Back { many: Many::Several, to: Pointing::Done(verb, head) };
    after.or(before).map(back)
}

/// ""Rock" monsters sent to the GY by this effect": those of them that are like that.
pub fn done_like(p: &P<'_>, at: At) -> Parses<(Cards, Back)> {
    const WAY: &str = "this way|by this effect|to activate this effect|for this effect 's activation";
    let told = p.from(at).then(super::reference::description).maybe("that was|that were|were|was");
    let told = told.then(verbs::past).maybe("to the gy|to the hand|to your hand|into the deck|to the deck");
    told.words(WAY).filter_map(|(cards, verb)| {
        let said = !cards.like.is_empty() || matches!(cards.head, Head::Named(_));
        let plain = cards.count == Counted::Bare && cards.places.is_empty() && cards.whose == Whose::Any;
        let to = Pointing::Done(verb, Head::Card);
        (said && plain).then_some((cards, Back { many: Many::Several, to }))
    })
}

/// So many times as there are cards.
pub fn multiplied(n: Number, each: Option<Number>) -> Option<Number> {
    match (n, each) {
        (n, None) => Some(n),
        (Number::Fixed(n), Some(each)) => Some(Number::Times(Box::new(each), n)),
        (_, Some(_)) => None,
    }
}

/// 3.1.4
pub fn points(p: &P<'_>, at: At) -> Parses<Doing> {
    let gain = p.from(at).words("gain|you gain").then(number).words("lp").optional(for_each);
    let gain = gain.filter_map(|(n, each)| Some(Doing::Gain(Whose::Yours, multiplied(n, each)?)));
    let equal = p.from(at).words("gain lp equal to|you gain lp equal to|gain an amount of lp equal to");
    let equal = equal.then(number).map(|(n,)| Doing::Gain(Whose::Yours, n));
    let increase = p.from(at).words("increase your lp by").then(number).maybe("points");
    let increase = increase.map(|(n,)| Doing::Gain(Whose::Yours, n));
    let who = |p: &P<'_>, at: At| {
        p.row(
            at,
            "who gains",
            &[
                ("your opponent gains", Whose::Opponents),
                ("make your opponent gain", Whose::Opponents),
                ("they gain", Whose::Opponents),
                ("each player gains", Whose::Any),
                ("both players gain", Whose::Any),
            ],
        )
    };
    let their_gain = p.from(at).then(who).then(number).words("lp").optional(for_each);
    let their_gain = their_gain.filter_map(|(who, n, each)| Some(Doing::Gain(who, multiplied(n, each)?)));
    let pay = p.from(at).words("pay").then(number).words("lp").map(|(n,)| Doing::Pay(n));
    let left = p.from(at).words("pay lp so that you only have").then(|p, at| p.number(at)).words("left");
    let left = left.filter_map(|(n,)| {
        let n = Number::Fixed(-i32::try_from(n).ok()?);
        Some(Doing::Pay(Number::Plus(Box::new(Number::LifePoints(Whose::Yours)), Box::new(n))))
    });
    let pay = pay.or(left);
    let half = p.from(at).words("pay half your lp|pay half of your lp");
    let half = half.value(Doing::Pay(Number::Half(Box::new(Number::LifePoints(Whose::Yours)))));
    let lose = p.from(at).words("lose|you lose").then(number).words("lp").optional(for_each);
    let lose = lose.filter_map(|(n, each)| Some(Doing::Lose(Whose::Yours, multiplied(n, each)?)));
    let lose_equal = p.from(at).words("lose lp equal to|you lose lp equal to").then(number);
    let lose_equal = lose_equal.map(|(n,)| Doing::Lose(Whose::Yours, n));
    let theirs = p
        .from(at)
        .words("your opponent loses|make your opponent lose|they lose")
        .then(number)
        .words("lp")
        .optional(for_each);
    let theirs = theirs.filter_map(|(n, each)| Some(Doing::Lose(Whose::Opponents, multiplied(n, each)?)));
    gain.or(equal).or(increase).or(their_gain).or(pay).or(half).or(lose).or(lose_equal).or(theirs)
}
