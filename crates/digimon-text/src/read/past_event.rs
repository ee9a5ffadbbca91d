//! Conditions on how something came about, what happened this turn, and what a stack is made of.

use super::condition::{counted, not};
use super::reader::Reader;
use super::verb::Form;
use super::word_class::Polarity;
use digimon::effects::language::{
    Amount, Area, Cmp, Condition, Happening, Noun, Origin, Stat, Target, Whose,
};

/// What is known of a turn afterwards, whoever it happened to.
const KEPT: [Happening; 4] =
    [Happening::Digivolved, Happening::Attacks, Happening::Played, Happening::OptionUsed];

impl Reader<'_> {
    /// "deleted in battle", "this card was played by [X]'s effect", "digivolving from the trash".
    pub(super) fn it_came(&mut self) -> Option<Condition> {
        if let Some(condition) =
            self.attempt(Reader::effects_did_it).or_else(|| self.attempt(Reader::kept_its_level))
        {
            return Some(condition);
        }
        if self.attempt(Reader::known).is_none() {
            let _ = self.demonstrative();
        }
        let negated = self.not_word() || self.be() == Some(Polarity::Denied);
        if let Some(verb) = self.attempt(|reader| {
            let verb = reader.done_word()?;
            reader.by_this_effect()?;
            Some(verb)
        }) {
            let did = Condition::Did(verb);
            return Some(if negated { not(did) } else { did });
        }
        let done = self.participle();
        if done.is_none() {
            // An attack is the player's, whatever lets it be: nothing is known of by what it came about (11-1).
            self.deed_in(Form::Gerund).filter(|deed| deed.happens != Some(Happening::Attacks))?;
        }
        let condition = match self.attempt(Reader::how) {
            Some(how) if done.is_some_and(|deed| deed.happens == Some(Happening::Played)) => {
                Condition::PlayedBy(how)
            }
            Some(how) => Condition::Came(how),
            None => Condition::CameFrom(self.origin()?),
        };
        Some(if negated { not(condition) } else { condition })
    }

    /// "effects suspended those Digimon": by what that came about which triggered this.
    fn effects_did_it(&mut self) -> Option<Condition> {
        let how = self.sources()?;
        let verb = self.done_word()?;
        let triggered = self.known()? == Target::Triggering && self.context.happened.contains(&verb);
        triggered.then_some(Condition::Came(how))
    }

    /// "it digivolved into a Digimon with the same level".
    fn kept_its_level(&mut self) -> Option<Condition> {
        self.known()?;
        (self.participle()?.happens == Some(Happening::Digivolved)).then_some(())?;
        self.into_word().then_some(())?;
        if self.attempt(Reader::of_the_same_level).is_some() {
            self.plain_head()?;
            return Some(same_level_digivolution());
        }
        self.article();
        self.plain_head()?;
        self.form("with the same level", &["with the same level", "of the same level"]).then_some(())?;
        Some(same_level_digivolution())
    }

    /// "a same-level".
    pub(super) fn of_the_same_level(&mut self) -> Option<()> {
        self.article();
        self.must("same-level")
    }

    fn origin(&mut self) -> Option<Origin> {
        match self.event_origin()?.areas[..] {
            [Area::Hand] => Some(Origin::Hand),
            [Area::Trash] => Some(Origin::Trash),
            [Area::Deck] => Some(Origin::Deck),
            [Area::Security] => Some(Origin::Security),
            [Area::Under(_) | Area::UnderAny(_)] => Some(Origin::Under),
            _ => None,
        }
    }

    /// "this Digimon's stack has 2 or more same-level cards", "its digivolution cards include a Tamer card".
    pub(super) fn stack_has(&mut self) -> Option<Condition> {
        let target = self.possessor()?;
        if self.one_of(&["stack has", "stack have"]).is_some() {
            let n = self.number()?;
            let cmp = self.or_less_or_more().unwrap_or(Cmp::AtLeast);
            self.one_of(&["same-level cards", "cards of the same level", "cards with the same level"])?;
            let stack = Noun { from: vec![Area::Stack(Box::new(target))], ..Noun::default() };
            return Some(Condition::Compare(Amount::Alike(Stat::Level, Box::new(stack)), cmp, Amount::N(n)));
        }
        self.one_of(&[
            "digivolution cards include",
            "digivolution cards have",
            "digivolution cards contain",
        ])?;
        let count = self.how_many();
        let phrase = self.phrase(None, &Area::Battle)?;
        let noun = Noun { whose: Whose::Any, from: vec![Area::Under(Box::new(target))], of: phrase.noun.of };
        Some(counted(noun, count))
    }

    /// "you've digivolved this turn", "your opponent didn't attack with a Digimon this turn".
    pub(super) fn happened_this_turn(&mut self) -> Option<Condition> {
        let (whose, negated) = if self.eat("you've") {
            (self.yours(), false)
        } else {
            let whose = self.player()?;
            let negated = self.do_not().is_some();
            let _ = !negated && self.has_it().is_some();
            (whose, negated)
        };
        let deed = self.participle().or_else(|| self.deed_in(Form::Base))?;
        let _ = self.one_of(&["with a digimon", "a digimon", "an option card"]);
        let happening = deed.happens.filter(|what| KEPT.contains(what))?;
        self.must("this turn")?;
        let condition = Condition::ThisTurn(happening, whose);
        Some(if negated { not(condition) } else { condition })
    }
}

/// The card that something digivolved into has the level of the card that it was put on.
pub(crate) fn same_level_digivolution() -> Condition {
    let under = Noun { from: vec![Area::Under(Box::new(Target::Triggering))], ..Noun::default() };
    let level = |target| Amount::Of(Stat::Level, Box::new(target));
    let before = Target::TopOf(under, Amount::N(1));
    Condition::Compare(level(Target::TriggeringOther), Cmp::Exactly, level(before))
}
