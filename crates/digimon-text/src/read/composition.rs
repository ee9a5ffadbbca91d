//! Conditions on what stacks and areas are made of: "this Digimon has 6 or more colors in its digivolution
//! cards", "all of your Digimon are suspended" (15-6).

use super::condition::counted;
use super::filter::not;
use super::mention::{Head, Many};
use super::noun::canonical;
use super::reader::Reader;
use super::target::among;
use super::word_class::Polarity;
use digimon::effects::language::{Amount, Area, Cmp, Condition, Filter, Noun, Stat, Target, Whose};

impl Reader<'_> {
    /// "this Digimon has 6 or more colors in its digivolution cards", "there are 2 or more colors in …".
    pub(super) fn so_many_different(&mut self) -> Option<Condition> {
        if self.there_be() == Some(Polarity::Said) {
            let (cmp, n) = self.how_many()?;
            let amount = self.count_colors()?;
            return Some(Condition::Compare(amount, cmp, Amount::N(n)));
        }
        let target = self.known()?;
        self.has_it()?;
        self.different_under(target)
    }

    /// "7 or more cards with different names in its digivolution cards".
    pub(super) fn different_under(&mut self, target: Target) -> Option<Condition> {
        let (cmp, n) = self.how_many()?;
        let stat = if self.eat("cards with different") {
            self.stat_word()?
        } else {
            (self.stat_word()? == Stat::Colors).then_some(Stat::Colors)?
        };
        self.in_its_cards()?;
        let under = Noun { from: vec![Area::Under(Box::new(target))], ..Noun::default() };
        Some(Condition::Compare(Amount::Different(stat, Box::new(under)), cmp, Amount::N(n)))
    }

    /// "all of your Digimon are suspended", "all of them are black": there is none that is otherwise.
    pub(super) fn all_are(&mut self) -> Option<Condition> {
        self.every()?;
        let mut noun = if self.pronoun_word().is_some() {
            let mention = self.mentions.last()?.clone();
            (mention.many == Many::Several).then_some(())?;
            let revealed =
                self.context.revealing.then(|| Noun { from: vec![Area::Revealed], ..Noun::default() });
            revealed.unwrap_or_else(|| among(mention.target, Head::Card).noun)
        } else {
            let whose = self.owner();
            self.phrase(whose, &Area::Battle)?.noun
        };
        self.is_it()?;
        let filter = self.adjective()?;
        noun.of.push(otherwise(filter));
        noun.of = canonical(noun.of);
        Some(Condition::None(noun))
    }

    /// "attacking a Digimon with DP higher than this Digimon".
    pub(super) fn attacking_such(&mut self) -> Option<Condition> {
        self.one_of(&["attacking a", "attacking an"])?;
        let whose = self.owner();
        let phrase = self.phrase(whose, &Area::Battle)?;
        (phrase.head == Head::Digimon).then_some(Condition::Is(Target::AttackTarget, phrase.noun.of))
    }

    /// "this Digimon's name is [X]".
    pub(super) fn name_is(&mut self) -> Option<Condition> {
        let target = self.possessor()?;
        self.must("name is")?;
        let (words, joined) = self.bracket_list()?;
        Some(Condition::Is(target, vec![Self::each_word(words, joined, Filter::Name)]))
    }

    /// "the total trashes of both players add up to 20 or more cards".
    pub(super) fn adds_up_to(&mut self) -> Option<Condition> {
        self.must("the total")?;
        let area = self.meaning(&[
            ("trashes", Area::Trash),
            ("hands", Area::Hand),
            ("security stacks", Area::Security),
        ])?;
        self.one_of(&["of both players'", "of both players"])?;
        self.one_of(&["add up to", "adds up to"])?;
        let n = self.number()?;
        let cmp = self.or_less_or_more().unwrap_or(Cmp::Exactly);
        self.must("cards")?;
        Some(counted(Noun { whose: Whose::Any, from: vec![area], of: Vec::new() }, Some((cmp, n))))
    }
}

/// The contrary of a state or quality.
fn otherwise(filter: Filter) -> Filter {
    match filter {
        Filter::Suspended => Filter::Unsuspended,
        Filter::Unsuspended => Filter::Suspended,
        other => not(other),
    }
}
