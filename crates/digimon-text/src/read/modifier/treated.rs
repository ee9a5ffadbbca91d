//! Information that is added or changed: "is also treated as …", "becomes …" (15-12).

use crate::read::filter::{Joined, timing_named};
use crate::read::reader::Reader;
use digimon::effects::language::{Filter, Info, Modifier, Procedure, Target, Word};

impl Reader<'_> {
    pub(super) fn treated(&mut self) -> Option<Vec<Modifier>> {
        if let Some(infos) = self.attempt(Reader::becomes) {
            return Some(infos);
        }
        self.is_it()?;
        let early = self.also();
        self.must("treated as")?;
        let added = early || self.also();
        let mut infos = self.infos()?;
        if let Some((procedure, of)) = self.attempt(Reader::for_procedure) {
            return Some(vec![Modifier::AlsoFor(procedure, of, infos)]);
        }
        if let Some(name) = self.attempt(Reader::for_dna) {
            return Some(vec![Modifier::StandsInForDna(name, infos)]);
        }
        let digimon = matches!(infos[..], [Info::DigimonWithDp(_)]);
        let mut all: Vec<Modifier> = infos
            .drain(..)
            .map(|info| if added || digimon { Modifier::Also(info) } else { Modifier::Becomes(info) })
            .collect();
        self.said_of_it_too(&mut all)?;
        Some(all)
    }

    /// "… that can't digivolve": more that holds of it.
    pub(in crate::read) fn said_of_it_too(&mut self, all: &mut Vec<Modifier>) -> Option<()> {
        if self.that_is().is_some() {
            all.extend(self.modifiers()?);
        }
        Some(())
    }

    fn becomes(&mut self) -> Option<Vec<Modifier>> {
        self.one_of(&["becomes", "become"])?;
        Some(vec![Modifier::Becomes(self.digimon_with_dp()?)])
    }

    fn infos(&mut self) -> Option<Vec<Info>> {
        let mut all = self.info()?;
        while let Some(more) = self.attempt(|reader| {
            let comma = reader.comma();
            let and = reader.eat("and");
            (comma || and).then_some(())?;
            reader.info()
        }) {
            all.extend(more);
        }
        while let Some(more) = self.attempt(Reader::names) {
            all.extend(more);
        }
        Some(all)
    }

    fn info(&mut self) -> Option<Vec<Info>> {
        self.attempt(|reader| Some(vec![reader.digimon_with_dp()?]))
            .or_else(|| self.attempt(Reader::names))
            .or_else(|| self.attempt(|reader| Some(vec![Info::Color(reader.color()?)])))
            .or_else(|| self.attempt(|reader| Some(vec![reader.level_info()?])))
            .or_else(|| {
                let _ = self.eat("having");
                self.had_info()
            })
    }

    fn names(&mut self) -> Option<Vec<Info>> {
        let (words, _) = self.bracket_list()?;
        Some(words.into_iter().map(Info::Name).collect())
    }

    fn level_info(&mut self) -> Option<Info> {
        self.level_word()?;
        Some(Info::Level(u8::try_from(self.number()?).ok()?))
    }

    /// "a Digimon with 3000 DP", "a 3000 DP Digimon".
    pub(in crate::read) fn digimon_with_dp(&mut self) -> Option<Info> {
        let _ = self.eat("a");
        if self.eat("digimon with") {
            let n = self.number()?;
            self.must("dp")?;
            return Some(Info::DigimonWithDp(n));
        }
        let n = self.number()?;
        self.must("dp digimon")?;
        Some(Info::DigimonWithDp(n))
    }

    fn had_info(&mut self) -> Option<Vec<Info>> {
        if let Some(n) = self.attempt(Reader::number) {
            self.must("dp")?;
            return Some(vec![Info::Dp(n)]);
        }
        if self
            .one_of(&["the colors of its digivolution cards", "the color of its digivolution cards"])
            .is_some()
        {
            return Some(vec![Info::ColorsOfCardsUnder]);
        }
        if self.one_of(&["all the names of", "the names of", "the name of"]).is_some() {
            return Some(vec![Info::NamesOfCardsUnder(self.cards_under_it()?)]);
        }
        self.the();
        let (words, _) = self.bracket_list()?;
        self.traits_word()?;
        Some(words.into_iter().map(Info::Trait).collect())
    }

    /// "[X] in your hand can treat this Digimon as level 6 for DNA digivolution" (8-2).
    pub(super) fn treats_this_for_dna(&mut self) -> Option<(Target, Modifier)> {
        let name = Word::new(self.bracket()?);
        self.one_of(&["in your hand can treat", "in the hand can treat"])?;
        (self.this()? == Target::This).then_some(())?;
        self.must("as")?;
        let infos = self.infos()?;
        self.must("for dna digivolution")?;
        Some((Target::This, Modifier::StandsInForDna(name, infos)))
    }

    /// "when you would DigiXros, this card/Digimon is also treated as [X]".
    pub(super) fn treated_when_digixrosing(&mut self) -> Option<(Target, Modifier)> {
        self.must("when you would digixros,")?;
        self.one_of(&["this card / digimon is also treated as", "this card is also treated as"])?;
        let infos = self.infos()?;
        Some((Target::This, Modifier::AlsoFor(Procedure::DigiXros, Vec::new(), infos)))
    }

    /// "attach [End of Attack] to all of this Digimon's [On Deletion] effects" (15-16-1).
    pub(super) fn attached_timing(&mut self) -> Option<(Target, Modifier)> {
        self.must("attach")?;
        let more = timing_named(self.bracket()?)?;
        self.must("to")?;
        let _ = self.every();
        let target = self.possessor()?;
        let timing = timing_named(self.bracket()?)?;
        self.effects_word()?;
        Some((target, Modifier::AlsoAt(Box::new(timing), Box::new(more))))
    }

    /// The same of a subject: "has [End of Attack] attached to all [On Deletion] effects".
    pub(super) fn has_attached(&mut self) -> Option<Vec<Modifier>> {
        self.has_it()?;
        let more = timing_named(self.bracket()?)?;
        self.must("attached to all")?;
        let timing = timing_named(self.bracket()?)?;
        self.must("effects")?;
        Some(vec![Modifier::AlsoAt(Box::new(timing), Box::new(more))])
    }

    /// "for DigiXros", "for [X]'s Assembly", "for Assembly of [X]".
    fn for_procedure(&mut self) -> Option<(Procedure, Vec<Filter>)> {
        self.must("for")?;
        let of = self.attempt(|reader| {
            let (words, _) = reader.bracket_list()?;
            reader.must("'s")?;
            Some(vec![Self::each_word(words, Joined::Or, Filter::Name)])
        });
        let _ = of.is_none() && self.article();
        let procedure = match self.one_of(&["digixroses", "digixros", "assembly"])? {
            0 | 1 => Procedure::DigiXros,
            _ => Procedure::Assembly,
        };
        let of = match of {
            Some(of) => of,
            None if self.eat("of") => self.brief()?,
            None => Vec::new(),
        };
        Some((procedure, of))
    }

    /// "for [X]'s DNA digivolution".
    fn for_dna(&mut self) -> Option<Word> {
        self.must("for")?;
        let name = Word::new(self.bracket()?);
        self.must("'s dna digivolution")?;
        Some(name)
    }
}
