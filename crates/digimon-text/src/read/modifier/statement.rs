//! One statement: of what or whom something holds, and what.

use crate::read::reader::Reader;
use digimon::effects::language::{Area, Condition, Filter, Modifier, Restriction, Target, Whose};

/// Something that holds, on a condition of its own ("this Digimon with the [X] trait").
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Statement {
    pub condition: Option<Condition>,
    pub on: Target,
    pub is: Vec<Modifier>,
}

impl Reader<'_> {
    /// A whole statement of what can't be done, which does not begin with a target that is chosen:
    /// "your opponent's effects can't delete this Digimon", "none of your opponent's Digimon can unsuspend",
    /// "your opponent can't play Digimon by effects".
    pub(in crate::read) fn restriction_sentence(&mut self) -> Option<(Target, Vec<Modifier>)> {
        let scale = self.context.scale.clone();
        let (target, is) = self
            .attempt(Reader::effects_cannot)
            .or_else(|| self.attempt(Reader::effects_of_timing))
            .or_else(|| self.attempt(Reader::none_can))
            .or_else(|| self.attempt(Reader::belongings))
            .or_else(|| self.attempt(Reader::players))
            .or_else(|| self.attempt(Reader::fixed_statement))?;
        Some((target, self.more_modifiers(is, scale)))
    }

    pub(super) fn statement(&mut self) -> Option<Statement> {
        self.attempt(|reader| {
            let (on, is) = reader.restriction_sentence()?;
            Some(Statement { condition: None, on, is })
        })
        .or_else(|| self.attempt(Reader::described_this))
        .or_else(|| {
            self.attempt(|reader| {
                let on = reader.holds_of()?;
                let _ = reader.every().is_some() || reader.comma();
                Some(Statement { condition: None, on, is: reader.modifiers()? })
            })
        })
    }

    /// "this Digimon with the [X] trait gains …": while it is so.
    fn described_this(&mut self) -> Option<Statement> {
        let before = std::mem::take(&mut self.context.asked);
        let on = self.described_this_one()?;
        let mut asked = std::mem::replace(&mut self.context.asked, before);
        let condition = match asked.len() {
            1 => asked.remove(0),
            _ => Condition::All(asked),
        };
        Some(Statement { condition: Some(condition), on, is: self.modifiers()? })
    }

    /// "this Digimon", "all of your Digimon with …", "your opponent's Tamers", "it".
    fn holds_of(&mut self) -> Option<Target> {
        self.attempt(|reader| reader.all_of_them(&Area::Battle))
            .or_else(|| {
                self.attempt(|reader| {
                    let whose = reader.owner()?;
                    let phrase = reader.phrase(Some(whose), &Area::Battle)?;
                    let target = Target::All(phrase.noun);
                    reader.mentions.add(target.clone(), phrase.head, phrase.many);
                    Some(target)
                })
            })
            .or_else(|| self.attempt(Reader::known))
            .or_else(|| {
                self.one_of(&["they", "it"])?;
                self.mentions.last().map(|mention| mention.target.clone())
            })
    }

    /// "Other than this Digimon, …", "other than their Digimon with the highest DP, …".
    fn except_for(&mut self) -> Option<Filter> {
        self.must("other than")?;
        let filter = if self.attempt(Reader::this) == Some(Target::This) {
            Filter::Other
        } else {
            let whose = self.owner()?;
            let noun = self.phrase(Some(whose), &Area::Battle)?.noun;
            Filter::NotAmong(Box::new(Target::All(noun)))
        };
        self.comma().then_some(filter)
    }

    /// "none of your opponent's Digimon can unsuspend".
    fn none_can(&mut self) -> Option<(Target, Vec<Modifier>)> {
        let except = self.attempt(Reader::except_for);
        let whose = match self.one_of(&["neither player's", "none of", "no"])? {
            0 => Some(Whose::Any),
            _ => self.owner(),
        };
        let mut phrase = self.phrase(whose, &Area::Battle)?;
        phrase.noun.of.extend(except);
        phrase.noun.of = crate::read::noun::canonical(phrase.noun.of);
        let is = if self.is_it().is_some() {
            self.must("affected by")?;
            vec![self.source()?.unaffected()]
        } else {
            self.must("can")?;
            self.restrictions()?
        };
        let target = Target::All(phrase.noun);
        self.mentions.add(target.clone(), phrase.head, phrase.many);
        Some((target, is))
    }

    /// "this Digimon's attack target can't change", "its DP can't be reduced".
    fn belongings(&mut self) -> Option<(Target, Vec<Modifier>)> {
        let target = self.attempt(Reader::possessor).or_else(|| {
            self.attempt(|reader| {
                let _ = reader.every();
                let whose = reader.owner();
                Some(Target::All(reader.phrase_possessive(whose)?))
            })
        })?;
        let dp = self.one_of(&["dp", "attack target", "attack targets"])? == 0;
        self.cannot_word()?;
        let _ = self.eat("be");
        if dp {
            self.must("reduced")?;
            let how = self.by_what();
            return Some((target, vec![Modifier::Cannot(Restriction::HaveDpReduced(how))]));
        }
        self.one_of(&["changed", "change", "switched", "switch"])?;
        Some((target, vec![Modifier::Cannot(Restriction::SwitchTarget)]))
    }

    /// "your opponent can't use Option cards", "players can't reduce play costs".
    fn players(&mut self) -> Option<(Target, Vec<Modifier>)> {
        if let Some(is) = self.attempt(Reader::no_cards_added) {
            return Some((Target::Player(Whose::Any), vec![is]));
        }
        let whose = self.player()?;
        let is = self.attempt(Reader::cannot).or_else(|| self.attempt(Reader::pays))?;
        is.iter().all(is_for_players).then_some((Target::Player(whose), is))
    }

    /// "cards can't be added to security stacks by effects".
    fn no_cards_added(&mut self) -> Option<Modifier> {
        self.must("cards can't be added to security stacks")?;
        Some(Modifier::Cannot(Restriction::AddSecurity(self.by_what())))
    }
}

fn is_for_players(modifier: &Modifier) -> bool {
    match modifier {
        Modifier::Cost(..) => true,
        Modifier::Cannot(restriction) => matches!(
            restriction,
            Restriction::Play(..)
                | Restriction::UseOptions
                | Restriction::GainMemory(_)
                | Restriction::ReduceCosts(_)
                | Restriction::AddSecurity(_)
                | Restriction::Draw(_)
                | Restriction::IgnoreDigivolutionRequirements
                | Restriction::Link
                | Restriction::Move
                | Restriction::Hatch
        ),
        _ => false,
    }
}
