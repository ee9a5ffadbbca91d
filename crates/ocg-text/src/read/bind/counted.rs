//! Steps that depend on how many there are, or on whose they are (OCG 3.4.1-6, -9, 3.4.4-126).

use super::steps::done;
use super::{Binder, Number as Many};
use crate::read::tree::{Back, Cards, Counted, How, Number, Ref, Verb};
use ocg::language::{Amount, Block, Comparison, Condition, Filter, Group, Link, Linked, Noun, Step, Whose};

impl Binder {
    /// Those among what was done something to that are like that, wherever they are now.
    pub(super) fn those_like(&mut self, cards: &Cards, back: &Back) -> Option<Noun> {
        let [from] = &self.pointed(back)?[..] else { return None };
        let group = from.group.clone();
        let like = crate::read::bind::plain_filters(cards)?;
        let like = std::iter::once(super::among(&group)).chain(like).collect();
        (group != Group::This).then(|| Noun { like, ..Noun::default() })
    }

    /// 3.4.4-126: one more, while there are fewer than that.
    pub(super) fn counters_up_to(&mut self, on: &Ref, name: &str, most: u32) -> Option<Step> {
        let on = self.object(on, Verb::Place)?;
        let there = Amount::Counters(name.to_owned(), Box::new(on.clone()));
        let most = Amount::Fixed(most.try_into().ok()?);
        let place = Step::PlaceCounters(on, name.to_owned(), Amount::Fixed(1));
        let room = Condition::Compare(there, Comparison::Below, most);
        Some(Step::If(room, vec![Linked(Link::First, place)], Vec::new()))
    }

    /// 3.4.1-9: its controller is one player or the other.
    pub(super) fn damage_to_controller(&mut self, of: &Ref, n: &Number) -> Option<Step> {
        let of = self.known_group(of)?;
        let n = self.amount(n)?;
        let to = |whose| vec![Linked(Link::First, Step::Damage(whose, n.clone()))];
        let yours = Condition::Controlled(of, Whose::Yours);
        Some(Step::If(yours, to(Whose::Yours), to(Whose::Opponents)))
    }

    /// As many as were each player's own among those to which it was done.
    pub(super) fn each_draws(&mut self, verb: Verb) -> Option<Block> {
        let did = self.known.iter().rev().find(|one| one.done == Some(verb))?.step;
        // The step that both players did is the one around what each of them did.
        let all = self.keep(did.checked_sub(1)?);
        let draw = |whose| {
            let like = vec![Filter::Chosen(all), Filter::OwnedBy(whose)];
            Step::Draw(whose, Amount::CountOf(Box::new(Noun { like, ..Noun::default() })))
        };
        Some(vec![Linked(Link::First, draw(Whose::Yours)), Linked(Link::Also, draw(Whose::Opponents))])
    }

    /// "Banish 3 or 6 cards": the player says how many.
    pub(super) fn so_many_or(
        &mut self,
        cards: &Cards,
        numbers: [u32; 2],
        verb: Verb,
        how: &How,
    ) -> Option<Block> {
        let before = self.known.len();
        let mut blocks = Vec::new();
        for n in numbers {
            let group = self.described(&Cards { count: Counted::Number(n), ..cards.clone() }, verb)?;
            blocks.push(vec![Linked(Link::First, done(verb, group, how)?)]);
        }
        self.known.truncate(before);
        self.mention_done(Group::Done, Many::Several, cards.head.clone(), verb);
        Some(vec![Linked(Link::First, Step::OneOf(blocks))])
    }
}
