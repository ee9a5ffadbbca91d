//! What something gains: keywords, effects in quotation marks, traits, effects of cards under it.

use crate::read::filter::Joined;
use crate::read::lex::Token;
use crate::read::reader::{Reader, This};
use digimon::effects::language::{Amount, Area, Effect, Filter, Info, Keyword, Modifier, Quoted, Target};

impl Reader<'_> {
    /// "gains <Blocker> and <Reboot>", "gains \"[On Deletion] Gain 1 memory.\"".
    pub(super) fn gains(&mut self) -> Option<Vec<Modifier>> {
        if self.one_of(&["gains", "gain"]).is_some() {
            return self.attempt(Reader::following_effect).or_else(|| self.without_verb());
        }
        self.has_it()?;
        self.attempt(Reader::effects_under)
            .or_else(|| self.attempt(Reader::names_under))
            .or_else(|| self.attempt(Reader::trait_gained))
    }

    /// "the following effect for the turn: \"…\"".
    fn following_effect(&mut self) -> Option<Vec<Modifier>> {
        self.one_of(&["the following effects", "the following effect"])?;
        let duration = self.duration();
        let _ = self.take(Token::Colon);
        let effects = self.quoted()?;
        self.context.duration = duration.or(self.context.duration);
        Some(effects)
    }

    pub(in crate::read) fn gained_list(&mut self) -> Option<Vec<Modifier>> {
        let mut all = self.gained()?;
        while let Some(more) = self.attempt(|reader| {
            let comma = reader.comma();
            let and = reader.eat("and");
            (comma || and).then_some(())?;
            reader.gained()
        }) {
            all.extend(more);
        }
        Some(all)
    }

    fn gained(&mut self) -> Option<Vec<Modifier>> {
        self.attempt(Reader::gained_keyword)
            .or_else(|| self.attempt(Reader::quoted))
            .or_else(|| self.attempt(Reader::effects_under))
            .or_else(|| self.attempt(Reader::trait_gained))
    }

    fn gained_keyword(&mut self) -> Option<Vec<Modifier>> {
        let keyword = self.keyword()?;
        let Keyword::SecurityAttack(n) = keyword else { return Some(vec![Modifier::Keyword(keyword)]) };
        if n == 1 && self.eat("as many times as") {
            return Some(vec![Modifier::SecurityAttack(self.amount()?)]);
        }
        Some(vec![match self.per_for_a_time(n.into()) {
            Amount::N(_) => Modifier::Keyword(keyword),
            counted => Modifier::SecurityAttack(counted),
        }])
    }

    /// An effect in quotation marks (15-15-2): its "this" and its "you" are those of the card that has it.
    fn quoted(&mut self) -> Option<Vec<Modifier>> {
        self.take(Token::Quote).then_some(())?;
        let (context, mentions) = (self.context.clone(), self.mentions.clone());
        self.context.this = This::Digimon;
        self.context.form = crate::read::verb::Form::Base;
        self.context.happened.clear();
        let effects = self.quoted_effects();
        self.context = context;
        self.mentions = mentions;
        effects
    }

    fn quoted_effects(&mut self) -> Option<Vec<Modifier>> {
        let mut all = Vec::new();
        loop {
            while matches!(self.peek(), Some(Token::Stop | Token::NewLine)) {
                self.advance();
            }
            if self.take(Token::Quote) {
                let _ = self.take(Token::Quote);
                return (!all.is_empty()).then_some(all);
            }
            if let Some(keyword) = self.attempt(Reader::keyword) {
                all.push(Modifier::Keyword(keyword));
                continue;
            }
            all.extend(self.paragraph()?.into_iter().map(given));
        }
    }

    /// "all of the effects of cards with … in this Digimon's digivolution cards".
    fn effects_under(&mut self) -> Option<Vec<Modifier>> {
        self.one_of(&["all", "the"])?;
        let _ = self.one_of(&["of the", "the"]);
        self.effects_word()?;
        self.of()?;
        let filters = self.cards_under_it()?;
        Some(vec![Modifier::EffectsOfCardsUnder(filters)])
    }

    fn names_under(&mut self) -> Option<Vec<Modifier>> {
        self.one_of(&["all the names of", "all of the names of", "the names of"])?;
        let filters = self.cards_under_it()?;
        Some(vec![Modifier::Also(Info::NamesOfCardsUnder(filters))])
    }

    /// "cards with [X] in their names in this Digimon's digivolution cards", "its digivolution cards".
    pub(super) fn cards_under_it(&mut self) -> Option<Vec<Filter>> {
        let _ = self.eat("all");
        if let Some(filters) = self.attempt(|reader| {
            (reader.possessor()? == Target::This).then_some(())?;
            reader.must("digivolution cards")?;
            if reader.eat("with") { reader.qualities() } else { Some(Vec::new()) }
        }) {
            return Some(filters);
        }
        if let Some(filters) = self.attempt(|reader| {
            let (words, _) = reader.bracket_list()?;
            reader.must("cards in")?;
            (reader.possessor()? == Target::This).then_some(())?;
            reader.must("digivolution cards")?;
            Some(vec![Reader::each_word(words, Joined::Or, Filter::Name)])
        }) {
            return Some(filters);
        }
        let phrase = self.phrase(None, &Area::Battle)?;
        let under = vec![Area::Under(Box::new(Target::This))];
        (phrase.noun.from == under).then_some(phrase.noun.of)
    }

    /// "the [X] trait".
    fn trait_gained(&mut self) -> Option<Vec<Modifier>> {
        (self.the() || self.article()).then_some(())?;
        let (words, _) = self.bracket_list()?;
        self.traits_word()?;
        Some(words.into_iter().map(|word| Modifier::Also(Info::Trait(word))).collect())
    }
}

fn given(effect: Effect) -> Modifier {
    Modifier::Effect(Quoted { effect: Box::new(effect), id: digimon::library::EffectId::default() })
}
