//! The ends of decks and security stacks: "the top 3 cards of your deck", "your top or bottom security card".

use super::mention::{Head, Many};
use super::reader::Reader;
use digimon::effects::language::{Amount, Area, Choose, Filter, Noun, Step, Target, Whose};

/// A target at one end of a player's stack.
type AtEnd = fn(Whose, Area, Amount) -> Target;

impl Reader<'_> {
    /// "the top 3 cards of your deck", "your top security card", "2 cards from the bottom of your deck".
    pub(super) fn end_of_stack(&mut self) -> Option<Target> {
        let target = self
            .attempt(Reader::end_then_stack)
            .or_else(|| self.attempt(Reader::stack_then_end))
            .or_else(|| self.attempt(Reader::until_so_many_left))?;
        let many = match &target {
            Target::Top(_, _, Amount::N(1))
            | Target::Bottom(_, _, Amount::N(1))
            | Target::TopOrBottom(_, _, Amount::N(1)) => Many::One,
            _ => Many::Several,
        };
        self.mentions.add(target.clone(), Head::Card, many);
        Some(target)
    }

    fn end_then_stack(&mut self) -> Option<Target> {
        let _ = self.one_of(&["the"]);
        if let Some(target) = self.attempt(Reader::turned_end) {
            return Some(target);
        }
        let (end, n) = if let Some(n) = self.number() {
            self.one_of(&["cards from the", "card from the", "cards on", "card on"])?;
            let end = self.end_word()?;
            self.must("of")?;
            (end, n)
        } else {
            let end = self.end_word()?;
            let n = self.number().unwrap_or(1);
            self.one_of(&["cards of", "card of", "cards from", "card from", "cards in", "card in"])?;
            (end, n)
        };
        let place = self.areas()?;
        let area = place.areas.first()?.clone();
        let n = self.per(n);
        Some(at_end(end, place.whose.unwrap_or(Whose::Yours), &area, &n))
    }

    /// "top face-down card of your opponent's security stack".
    fn turned_end(&mut self) -> Option<Target> {
        let top = self.one_of(&["top", "bottom"])? == 0;
        let face = self.face_word()?;
        let n = self.number().unwrap_or(1);
        self.one_of(&["cards of", "card of", "cards from", "card from", "cards in", "card in"])?;
        let place = self.areas()?;
        let noun = Noun { whose: place.whose.unwrap_or_default(), from: place.areas, of: vec![face] };
        let n = self.per(n);
        Some(if top { Target::TopOf(noun, n) } else { Target::BottomOf(noun, n) })
    }

    fn face_word(&mut self) -> Option<Filter> {
        match self.one_of(&["face-down", "face down", "face-up", "face up"])? {
            0 | 1 => Some(Filter::FaceDown),
            _ => Some(Filter::FaceUp),
        }
    }

    /// "your opponent's top face-down security card".
    fn turned_security_card(&mut self, whose: Whose) -> Option<Target> {
        let top = self.one_of(&["top", "bottom"])? == 0;
        let face = self.face_word()?;
        let n = self.number().unwrap_or(1);
        self.one_of(&["security cards", "security card"])?;
        let noun = Noun { whose, from: vec![Area::Security], of: vec![face] };
        let n = self.per(n);
        Some(if top { Target::TopOf(noun, n) } else { Target::BottomOf(noun, n) })
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
        self.one_of(&["the top stacked card of", "the top card of"])?;
        let holder = self.attempt(Reader::any_one).or_else(|| self.target(&Area::Battle))?;
        Some(Target::TopCard(Box::new(holder)))
    }

    /// "any of your Digimon", where only one can be meant.
    fn any_one(&mut self) -> Option<Target> {
        self.one_of(&["any of", "any 1 of"])?;
        let whose = self.owner();
        let phrase = self.phrase(whose, &Area::Battle)?;
        let slot = self.next_slot();
        self.mentions.add(Target::Chosen(slot), phrase.head, Many::One);
        Some(Target::Choose(Choose { slot, ..Choose::one(phrase.noun) }))
    }

    fn end_word(&mut self) -> Option<AtEnd> {
        Some(match self.one_of(&["top or bottom", "bottom or top", "top", "bottom"])? {
            0 | 1 => Target::TopOrBottom,
            2 => Target::Top,
            _ => Target::Bottom,
        })
    }

    /// "your opponent's top security card".
    fn stack_then_end(&mut self) -> Option<Target> {
        let whose = self.owner();
        if whose.is_none() {
            self.must("the")?;
        }
        if let Some(target) =
            self.attempt(|reader| reader.turned_security_card(whose.unwrap_or(Whose::Yours)))
        {
            return Some(target);
        }
        let end = self.end_word()?;
        let n = self.number().unwrap_or(1);
        let area = match self.one_of(&[
            "security cards",
            "security card",
            "cards of the deck",
            "card of the deck",
        ])? {
            0 | 1 => Area::Security,
            _ => Area::Deck,
        };
        let n = self.per(n);
        Some(at_end(end, whose.unwrap_or(Whose::Yours), &area, &n))
    }

    /// "cards from the top of your opponent's security stack until it has 4 left".
    fn until_so_many_left(&mut self) -> Option<Target> {
        self.one_of(&["cards from the", "cards on the"])?;
        let end = self.end_word()?;
        self.must("of")?;
        let place = self.areas()?;
        let area = place.areas.first()?.clone();
        let whose = place.whose.unwrap_or(Whose::Yours);
        let n = self.down_to(&Noun { whose, from: vec![area.clone()], of: Vec::new() })?;
        (whose != Whose::Any).then(|| end(whose, area, n))
    }

    /// "until it has 4 left": all but so many of them.
    pub(super) fn down_to(&mut self, of: &Noun) -> Option<Amount> {
        let _ = self.comma();
        self.one_of(&["until", "up to having", "down to"])?;
        let _ = self.one_of(&["it has", "you have", "they have", "there are"]);
        let _ = self.one_of(&["only", "exactly"]);
        let left = self.number()?;
        let _ = self.one_of(&["cards", "card"]);
        self.one_of(&["left", "remaining"])?;
        Some(Amount::Minus(Box::new(Amount::Count(Box::new(of.clone()))), Box::new(Amount::N(left))))
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
        Some((declare_up_to(n, Amount::Count(Box::new(all))), end(whose, area, Amount::Declared)))
    }
}

/// A number from 1 to `n`, and no more than there are.
pub(super) fn declare_up_to(n: i32, there: Amount) -> Step {
    Step::Declare(Amount::N(1), Amount::AtMost(Box::new(Amount::N(n)), Box::new(there)))
}

/// One end of a player's stack; of both players' at once, if nobody is named.
fn at_end(end: AtEnd, whose: Whose, area: &Area, n: &Amount) -> Target {
    let of = |whose| end(whose, area.clone(), n.clone());
    match whose {
        Whose::Any => Target::Together(vec![of(Whose::Yours), of(Whose::Opponents)]),
        whose => of(whose),
    }
}
