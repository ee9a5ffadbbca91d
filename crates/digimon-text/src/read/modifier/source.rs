//! Effects as causes: "your opponent's effects", "the effects of your opponent's Digimon" (15-15-6).

use crate::read::reader::Reader;
use digimon::effects::language::{Area, Filter, How, Modifier, Noun, Restriction, Whose, Word};

/// Which effects are meant.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Source {
    How(How),
    /// Those of such cards.
    Of(Noun),
    DeDigivolve(How),
}

impl Source {
    /// Whatever it is said of is left alone by them.
    pub(super) fn unaffected(self) -> Modifier {
        match self {
            Source::How(how) => Modifier::Unaffected(how),
            Source::Of(noun) => Modifier::UnaffectedBySource(noun),
            Source::DeDigivolve(how) => Modifier::Cannot(Restriction::BeDeDigivolved(how)),
        }
    }

    /// The same without the effects of this Digimon itself.
    fn of_others(self) -> Option<Source> {
        let mut noun = match self {
            Source::Of(noun) => noun,
            Source::How(how) => {
                let kind = match how {
                    How::ByEffect => Vec::new(),
                    How::ByDigimonsEffect => vec![Filter::Digimon],
                    How::ByTamersEffect => vec![Filter::Tamer],
                    How::ByOptionsEffect => vec![Filter::Option],
                    _ => return None,
                };
                Noun { of: kind, ..Noun::default() }
            }
            Source::DeDigivolve(_) => return None,
        };
        noun.of.push(Filter::Other);
        Some(Source::Of(noun))
    }
}

impl Reader<'_> {
    /// "isn't affected by your opponent's effects".
    pub(super) fn unaffected(&mut self) -> Option<Vec<Modifier>> {
        self.one_of(&[
            "isn't affected by",
            "aren't affected by",
            "is not affected by",
            "is unaffected by",
            "are unaffected by",
        ])?;
        let source = self.source()?;
        let own = self.attempt(|reader| {
            let _ = reader.comma();
            reader.one_of(&["other than this digimon's effects", "other than its own effects"])
        });
        let source = if own.is_some() { source.of_others()? } else { source };
        Some(vec![source.unaffected()])
    }

    /// "that category's effects": of the category that was declared.
    fn declared_effects(&mut self) -> Option<Source> {
        self.one_of(&["that category's effects", "the declared category's effects"])?;
        Some(Source::How(match self.context.declared {
            Some(Filter::Digimon) => How::ByDigimonsEffect,
            Some(Filter::Tamer) => How::ByTamersEffect,
            Some(Filter::Option) => How::ByOptionsEffect,
            _ => return None,
        }))
    }

    pub(super) fn source(&mut self) -> Option<Source> {
        if let Some(source) = self.attempt(Reader::declared_effects) {
            return Some(source);
        }
        if self.eat("the effects of") {
            let _ = self.every_or_any();
            let whose = self.owner();
            let phrase = self.phrase(whose, &Area::Battle)?;
            return Some(Source::Of(phrase.noun));
        }
        if self.one_of(&["this card's effects", "this digimon's effects", "this tamer's effects"]).is_some() {
            return Some(Source::How(How::ByThisEffect));
        }
        let _ = self.one_of(&["any of", "all of"]);
        let whose = self.owner();
        if let Some(crate::read::lex::Token::Icon(icon)) = self.peek()
            && icon.eq_ignore_ascii_case("De-Digivolve")
        {
            self.advance();
            self.effects_word()?;
            return Some(Source::DeDigivolve(by(whose)));
        }
        if self.one_of(&["effects", "effect", "card effects", "cards' effects"]).is_some() {
            return Some(Source::How(by(whose)));
        }
        self.effects_of_kind(whose)
    }

    /// "Digimon's effects", "Option cards", "Tamer effects".
    fn effects_of_kind(&mut self, whose: Option<Whose>) -> Option<Source> {
        if let Some(name) = self.attempt(|reader| {
            let name = Word::new(reader.bracket()?);
            reader.one_of(&["'s effects", "effects"])?;
            Some(name)
        }) {
            return whose.is_none().then_some(Source::How(How::ByEffectOf(name)));
        }
        let (filter, how) = match self.one_of(&[
            "digimon's",
            "digimon",
            "tamers'",
            "tamer's",
            "tamer",
            "option cards'",
            "option card",
            "option's",
            "option",
        ])? {
            0 | 1 => (Filter::Digimon, How::ByDigimonsEffect),
            2..=4 => (Filter::Tamer, How::ByTamersEffect),
            _ => (Filter::Option, How::ByOptionsEffect),
        };
        let cards = filter == Filter::Option && self.cards_word().is_some();
        let effects = self.effects_word().is_some();
        (cards || effects).then_some(())?;
        Some(match whose {
            None | Some(Whose::Any) => Source::How(how),
            Some(whose) => Source::Of(Noun { whose, of: vec![filter], from: vec![Area::Battle] }),
        })
    }

    /// By what it can't happen: "in battle", "by your opponent's effects", "other than by …".
    pub(super) fn by_what(&mut self) -> How {
        self.attempt(Reader::by_something).or_else(|| self.attempt(Reader::how)).unwrap_or_default()
    }

    fn by_something(&mut self) -> Option<How> {
        let except = self.one_of(&["other than", "except"]).is_some();
        let mut any = vec![self.one_cause()?];
        while let Some(how) = self.attempt(|reader| {
            reader.must("or")?;
            reader.one_cause()
        }) {
            any.push(how);
        }
        let how = if any.len() == 1 { any.remove(0) } else { How::AnyOf(any) };
        Some(if except { How::Not(Box::new(how)) } else { how })
    }

    pub(super) fn one_cause(&mut self) -> Option<How> {
        if self.one_of(&["in battle", "by battle", "in battles"]).is_some() {
            return Some(How::InBattle);
        }
        self.one_of(&["by", "with"])?;
        match self.source()? {
            Source::How(how) => Some(how),
            Source::Of(_) | Source::DeDigivolve(_) => None,
        }
    }
}

fn by(whose: Option<Whose>) -> How {
    match whose {
        Some(Whose::Yours) => How::ByYourEffect,
        Some(Whose::Opponents) => How::ByOpponentsEffect,
        Some(Whose::Any) | None => How::ByEffect,
    }
}
