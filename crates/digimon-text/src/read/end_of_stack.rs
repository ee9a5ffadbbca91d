//! Cards at the end of a stack: "the top 3 cards of your deck", "its bottom face-down digivolution card" (3-4, 4-5).

use super::mention::{Head, Many};
use super::noun::canonical;
use super::reader::Reader;
use digimon::effects::language::{Amount, Area, Choose, End, Filter, Noun, Step, Target, Whose};

/// The cards of one end, before it is known how many.
pub(super) struct AtEnd {
    pub end: End,
    /// Nothing where as many as it takes are meant: "so that it has 3 left".
    pub n: Option<i32>,
    pub filters: Vec<Filter>,
}

impl Reader<'_> {
    /// "the top 3 cards of your deck", "your top security card", "this Digimon's top stacked card".
    pub(super) fn end_of_stack(&mut self) -> Option<Target> {
        let target = self
            .attempt(Reader::end_then_stack)
            .or_else(|| self.attempt(Reader::stack_then_end))
            .or_else(|| self.attempt(Reader::end_under))
            .or_else(|| self.attempt(Reader::until_so_many_left))?;
        self.mentions.add(
            target.clone(),
            Head::Card,
            if is_one(&target) { Many::One } else { Many::Several },
        );
        Some(target)
    }

    fn end_then_stack(&mut self) -> Option<Target> {
        self.the();
        let at_end = if let Some(n) = self.number() {
            self.one_of(&["cards from the", "card from the", "cards on", "card on"])?;
            let end = self.end_word()?;
            self.must("of")?;
            AtEnd { end, n: Some(n), filters: Vec::new() }
        } else {
            let (mut at_end, said) = self.end_and_number()?;
            let several = self.cards_word()? == Many::Several;
            self.within()?;
            at_end.n = at_end.n.filter(|_| said || !several);
            at_end
        };
        let place = self.areas()?;
        let area = place.areas.first()?.clone();
        self.taken(at_end, place.whose.unwrap_or(Whose::Yours), area)
    }

    /// 4-5: "the top stacked card of 1 of your Digimon", "this Digimon's top card".
    pub(super) fn top_card_of(&mut self) -> Option<Target> {
        if let Some(holder) = self.attempt(|reader| {
            let holder = reader.possessor()?;
            reader.one_of(&["top stacked card", "top card"])?;
            Some(holder)
        }) {
            return Some(Target::TopCard(Box::new(holder)));
        }
        self.the_top_card_of()?;
        let holder = self.attempt(Reader::any_one).or_else(|| self.target(&Area::Battle))?;
        Some(Target::TopCard(Box::new(holder)))
    }

    /// "any of your Digimon", where only one can be meant.
    fn any_one(&mut self) -> Option<Target> {
        self.out_of()?;
        let whose = self.owner();
        let phrase = self.phrase(whose, &Area::Battle)?;
        let slot = self.next_slot();
        self.mentions.add(Target::Chosen(slot), phrase.head, Many::One);
        Some(Target::Choose(Choose { slot, ..Choose::one(phrase.noun) }))
    }

    pub(super) fn end_word(&mut self) -> Option<End> {
        self.meaning(&[
            ("top or bottom", End::Any),
            ("bottom or top", End::Any),
            ("top or the bottom", End::Any),
            ("bottom or the top", End::Any),
            ("top", End::Top),
            ("bottom", End::Bottom),
        ])
    }

    /// "top 2 face-down", "bottom"; and whether a number was said.
    pub(super) fn end_and_number(&mut self) -> Option<(AtEnd, bool)> {
        let end = self.end_word()?;
        let early = self.number();
        let mut filters = Vec::new();
        while let Some(filter) = self.attempt(Reader::adjective) {
            filters.push(filter);
        }
        let n = early.or_else(|| self.number());
        Some((AtEnd { end, n: Some(n.unwrap_or(1)), filters }, n.is_some()))
    }

    /// "your opponent's top security card", "your deck's top card".
    fn stack_then_end(&mut self) -> Option<Target> {
        let whose = self.owner();
        if whose.is_none() {
            self.must("the")?;
        }
        let stack = self.meaning(&[
            ("deck's", Area::Deck),
            ("digi-egg deck's", Area::EggDeck),
            ("security stack's", Area::Security),
        ]);
        let (at_end, _) = self.end_and_number()?;
        let area = if let Some(area) = stack {
            self.cards_word()?;
            area
        } else {
            let deck = ["cards of the deck", "card of the deck", "deck cards", "deck card"];
            if self.security_cards().is_some() {
                Area::Security
            } else {
                self.form("deck cards", &deck).then_some(Area::Deck)?
            }
        };
        self.taken(at_end, whose.unwrap_or(Whose::Yours), area)
    }

    /// "this Digimon's bottom 2 face-down digivolution cards".
    fn end_under(&mut self) -> Option<Target> {
        let holder = self.possessor()?;
        let (at_end, _) = self.end_and_number()?;
        self.digivolution_cards()?;
        self.taken(at_end, Whose::Any, Area::Under(Box::new(holder)))
    }

    /// The cards at that end; of both players' stacks at once, if nobody is named.
    fn taken(&mut self, at_end: AtEnd, whose: Whose, area: Area) -> Option<Target> {
        let AtEnd { end, n, filters } = at_end;
        let (n, left) = match n {
            Some(n) => (self.per(n), None),
            None => (Amount::N(1), Some(self.cards_left()?)),
        };
        let under = matches!(area, Area::Under(_) | Area::UnderAny(_));
        let noun = Noun { whose, from: vec![area.clone()], of: canonical(filters) };
        if under || !noun.of.is_empty() {
            return match end {
                End::Top => Some(Target::TopOf(noun, n)),
                End::Bottom => Some(Target::BottomOf(noun, n)),
                End::Any => None,
            };
        }
        let of = |whose| {
            let all = Noun { whose, ..noun.clone() };
            let n = left.map_or(n.clone(), |left| all_but(all, left));
            end_of(end, whose, area.clone(), n)
        };
        Some(match whose {
            Whose::Any => Target::Together(vec![of(Whose::Yours), of(Whose::Opponents)]),
            whose => of(whose),
        })
    }

    /// "cards from the top of your opponent's security stack until it has 4 left".
    fn until_so_many_left(&mut self) -> Option<Target> {
        self.one_of(&["cards from the", "cards on the"])?;
        let end = self.end_word()?;
        self.must("of")?;
        let place = self.areas()?;
        let area = place.areas.first()?.clone();
        self.taken(AtEnd { end, n: None, filters: Vec::new() }, place.whose.unwrap_or(Whose::Yours), area)
    }

    /// "until it has 4 left": all but so many of them.
    pub(super) fn down_to(&mut self, of: &Noun) -> Option<Amount> {
        let left = self.cards_left()?;
        Some(all_but(of.clone(), left))
    }

    /// "up to 3 cards from the top of your deck": the number is declared, at least 1 (1-3-6).
    pub(super) fn up_to_from_end(&mut self) -> Option<(Step, Target)> {
        self.must("up to")?;
        let n = self.number()?;
        self.one_of(&["cards from the", "card from the", "cards on the"])?;
        let end = self.end_word()?;
        self.must("of")?;
        let place = self.areas()?;
        let area = place.areas.first()?.clone();
        let whose = place.whose.filter(|&whose| whose != Whose::Any)?;
        let all = Noun { whose, from: vec![area.clone()], of: Vec::new() };
        let target = end_of(end, whose, area, Amount::Declared);
        Some((declare_up_to(n, Amount::Count(Box::new(all))), target))
    }

    /// "so that it has 3 cards left", "until there are 4 left".
    pub(super) fn cards_left(&mut self) -> Option<i32> {
        let _ = self.comma();
        self.form("until", &["so that", "so", "until", "up to having", "down to"]).then_some(())?;
        let somebody = [
            "it has",
            "they have",
            "you have",
            "your opponent has",
            "there are",
            "there is",
            "they each have",
            "each player has",
        ];
        let _ = self.one_of(&somebody);
        let _ = self.one_of(&["only", "exactly"]);
        let n = self.number()?;
        let _ = self.cards_word();
        if !self.eat("left") {
            self.one_of(&[
                "in your hand",
                "in their hand",
                "in the hand",
                "in it",
                "remaining",
                "in the security stack",
            ])?;
        }
        Some(n)
    }
}

fn end_of(end: End, whose: Whose, area: Area, n: Amount) -> Target {
    match end {
        End::Top => Target::Top(whose, area, n),
        End::Bottom => Target::Bottom(whose, area, n),
        End::Any => Target::TopOrBottom(whose, area, n),
    }
}

/// A number from 1 to `n`, and no more than there are.
pub(super) fn declare_up_to(n: i32, there: Amount) -> Step {
    Step::Declare(Amount::N(1), Amount::AtMost(Box::new(Amount::N(n)), Box::new(there)))
}

/// As many as there are more than that.
fn all_but(noun: Noun, left: i32) -> Amount {
    Amount::Minus(Box::new(Amount::Count(Box::new(noun))), Box::new(Amount::N(left)))
}

fn is_one(target: &Target) -> bool {
    match target {
        Target::Top(_, _, n)
        | Target::Bottom(_, _, n)
        | Target::TopOrBottom(_, _, n)
        | Target::TopOf(_, n)
        | Target::BottomOf(_, n) => *n == Amount::N(1),
        _ => matches!(target, Target::TopCard(_)),
    }
}
