//! What holds of cards and players while a card is face-up, bound to the cards of which it is said (OCG 3.3.2-272,
//! -291, 3.6.3-25).

use super::Binder;
use super::objects::mention_of;
use crate::read::tree::{Cards, Head, Of, Ref, Said};
use crate::read::words::FIELD;
use ocg::language::{Amount, Comparison, Condition, Filter, Group, Noun, On, Place, Statement, Whose};

/// One condition that is both.
fn both(first: Option<Condition>, second: Condition) -> Condition {
    match first {
        Some(Condition::All(mut all)) => {
            all.push(second);
            Condition::All(all)
        }
        Some(one) => Condition::All(vec![one, second]),
        None => second,
    }
}

/// 3.6.3-25: it attacks the player, though the player has monsters.
fn directly(on: &On) -> Option<Condition> {
    let group = match on {
        On::This => Group::This,
        On::Equipped => Group::EquippedMonster,
        On::MadeOfThis | On::MadeOf(_) | On::All(_) | On::Player(_) | On::Group(_) => return None,
    };
    let none = Amount::SizeOf(Box::new(Group::AttackTarget));
    let monsters = Noun { places: Place::MonsterZone.into(), whose: Whose::Opponents, like: Vec::new() };
    Some(Condition::All(vec![
        Condition::Are(group, vec![Filter::Attacking]),
        Condition::Compare(none, Comparison::Is, Amount::Fixed(0)),
        Condition::Exists(monsters),
    ]))
}

/// 3.3.2-291: what holds while the card is face-up.
pub fn holding(of: &Of, said: &[Said], condition: Option<&Condition>) -> Option<Vec<Statement>> {
    let mut binder = Binder::default();
    let mut condition = condition.cloned();
    let on = match of {
        Of::Player(whose) => On::Player(*whose),
        Of::Cards(Ref::This(places)) if places.is_subset(FIELD) => {
            binder.mention(mention_of(Group::This, Head::Monster));
            binder.of = Some(Group::This);
            On::This
        }
        Of::Cards(Ref::ThisLike(like)) => {
            binder.mention(mention_of(Group::This, Head::Monster));
            condition = Some(both(condition, Condition::Are(Group::This, like.clone())));
            On::This
        }
        Of::Cards(Ref::Equipped) => {
            binder.mention(mention_of(Group::EquippedMonster, Head::Monster));
            binder.of = Some(Group::EquippedMonster);
            On::Equipped
        }
        Of::Cards(Ref::Cards(cards)) => {
            let noun = binder.standing(cards)?;
            binder.of = Some(Group::All(Box::new(noun.clone())));
            binder.has_subject = true;
            On::All(noun)
        }
        Of::Cards(_) => return None,
    };
    let one = |said: &Said| {
        if let Said::Directly(is) = said {
            let condition = both(condition.clone(), directly(&on)?);
            return Some(Statement { on: on.clone(), is: is.clone(), condition: Some(condition) });
        }
        Some(Statement { on: on.clone(), is: binder.modifier(said)?, condition: condition.clone() })
    };
    said.iter().map(one).collect()
}

impl Binder {
    /// Cards that something holds of: on the field those whose qualities can be seen (3.3.2-272); what is said of all
    /// cards or monsters holds of face-down ones, too.
    pub(super) fn standing(&mut self, cards: &Cards) -> Option<Noun> {
        let all = matches!(cards.count, crate::read::tree::Counted::All | crate::read::tree::Counted::Bare);
        // Monsters of which nothing else is said are those of the field.
        let unplaced = cards.places.is_empty() && matches!(cards.head, Head::Monster);
        let places = if unplaced { FIELD } else { cards.places };
        let mut noun = self.placed_noun(&Cards { places, ..cards.clone() })?;
        let faced = noun.like.iter().any(|one| matches!(one, Filter::FaceUp | Filter::FaceDown));
        let spells = Filter::AnyOf(vec![Filter::Spell, Filter::Trap]);
        let is_seen = |one: &Filter| {
            *one != Filter::Monster && *one != spells && *one != Filter::Not(Box::new(Filter::This))
        };
        if noun.places.is_subset(FIELD) && !faced && noun.like.iter().any(is_seen) {
            noun.like.insert(0, Filter::FaceUp);
        }
        all.then_some(noun)
    }
}

/// All face-up cards of a description.
pub fn standing(cards: &Cards) -> Option<Noun> {
    Binder::default().standing(cards)
}
