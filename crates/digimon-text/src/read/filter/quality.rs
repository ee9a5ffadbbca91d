//! What cards have: "[X] in its name", "the [X] trait", `<Blocker>`, "no digivolution cards".

use super::after::all_of;
use super::words::Joined;
use crate::read::lex::Token;
use crate::read::noun::{flat_all_of, flat_any_of};
use crate::read::reader::Reader;
use crate::read::word_class::Where;
use digimon::effects::language::{Filter, KeywordKind, Process, Stat, When, Word};

impl Reader<'_> {
    /// "A or B and C": all of these, each one of several.
    pub(in crate::read) fn qualities(&mut self) -> Option<Vec<Filter>> {
        let mut all = vec![self.either_quality()?];
        while let Some(filter) = self.attempt(|reader| {
            let comma = reader.comma();
            let and = reader.one_of(&["and with", "and"]).is_some();
            (and && !(comma && reader.sees("then"))).then_some(())?;
            reader.either_quality()
        }) {
            all.push(filter);
        }
        Some(flat_all_of(all))
    }

    fn either_quality(&mut self) -> Option<Filter> {
        let mut any = vec![self.quality()?];
        while let Some(filter) = self.attempt(|reader| {
            let comma = reader.comma();
            let or = reader.one_of(&["or with", "or", "and/or"]).is_some();
            (comma || or).then_some(())?;
            if or && (reader.that_is().is_some() || reader.sees("is")) {
                return Some(all_of(reader.predicate_qualities()?));
            }
            reader.quality()
        }) {
            any.push(filter);
        }
        Some(flat_any_of(any))
    }

    /// One thing that a card has.
    pub(in crate::read) fn quality(&mut self) -> Option<Filter> {
        self.attempt(Reader::such_trait)
            .or_else(|| self.attempt(Reader::with_card_under))
            .or_else(|| self.attempt(Reader::words_quality))
            .or_else(|| self.attempt(Reader::superlative_quality))
            .or_else(|| self.attempt(Reader::same_quality))
            .or_else(|| self.attempt(Reader::stat_under))
            .or_else(|| self.attempt(Reader::stat_filter))
            .or_else(|| self.attempt(Reader::under_quality))
            .or_else(|| self.attempt(Reader::printed_quality))
            .or_else(|| self.attempt(Reader::keyword_quality))
    }

    /// "such trait": as was said of the cards before.
    fn such_trait(&mut self) -> Option<Filter> {
        self.must("such")?;
        self.article();
        self.traits_word()?;
        let traits = self.such.of.iter().filter(|filter| of_traits(filter)).cloned().collect::<Vec<_>>();
        (!traits.is_empty()).then(|| all_of(traits))
    }

    /// Words in brackets, and what they are: part of the name, a trait, in the text.
    fn words_quality(&mut self) -> Option<Filter> {
        let _ = self.one_of(&["a", "an", "the"]);
        if let Some(Token::Icon(_)) = self.peek() {
            let icon = Word::new(icon_name(self.icon()?));
            return (self.where_words_are()? == Where::Text).then_some(Filter::InText(icon));
        }
        let (words, joined) = self.bracket_list()?;
        match self.where_words_are() {
            Some(Where::Name) => return Some(self.in_name(words, joined)),
            Some(Where::Text) => return Some(Self::each_word(words, joined, Filter::InText)),
            Some(Where::Traits) => {
                return Some(match self.attempt(|reader| reader.but_not_traits(&words)) {
                    Some(but) => one_trait_but(&words, &but),
                    None => Self::each_word(words, joined, Filter::TraitContains),
                });
            }
            None => {}
        }
        if self.trait_word().is_some() {
            let _ = self.traits_word();
            return Some(Self::each_word(words, joined, Filter::Trait));
        }
        if self.effects_word().is_some() {
            let mut any = Vec::new();
            for word in &words {
                any.push(Filter::HasTiming(Box::new(timing_named(word.as_str())?)));
            }
            return Some(flat_any_of(any));
        }
        // "w/[X]", where nothing is called so but a trait.
        self.lexicon.are_only_traits(&words).then(|| Self::each_word(words, joined, Filter::Trait))
    }

    /// Parts of names, and names that are excepted.
    fn in_name(&mut self, words: Vec<Word>, joined: Joined) -> Filter {
        let filter = Self::each_word(words, joined, Filter::NameContains);
        match self.attempt(Reader::but_not) {
            Some((but, _)) => {
                let not = Filter::Not(Box::new(Self::each_word(but, Joined::Or, Filter::Name)));
                Filter::AllOf(vec![filter, not])
            }
            None => filter,
        }
    }

    /// "(other than [X] or [Y])" behind the words that it limits.
    fn but_not(&mut self) -> Option<(Vec<Word>, Joined)> {
        self.one_of(&["other than", "except for", "except", "excluding"])?;
        let _ = self.one_of(&["the", "a", "an"]);
        self.bracket_list()
    }

    /// The same of traits, which have the words in them.
    fn but_not_traits(&mut self, words: &[Word]) -> Option<Vec<Word>> {
        let (but, _) = self.but_not()?;
        let said = self.traits_word().is_some();
        let like = but.iter().all(|but| words.iter().any(|word| but.contains(word)));
        (said || like).then_some(but)
    }

    /// "the highest DP", "the lowest level".
    fn superlative_quality(&mut self) -> Option<Filter> {
        self.the();
        let extreme = self.extreme()?;
        Some(extreme(self.stat_word()?))
    }

    /// "the same name as this Digimon", "the same color as it".
    fn same_quality(&mut self) -> Option<Filter> {
        self.one_of(&["the same", "a same"])?;
        match self.stat_word()? {
            Stat::Name => {
                self.must("as")?;
                self.same_name_as()
            }
            Stat::Colors => {
                self.must("as")?;
                Some(Filter::SameColorAs(Box::new(self.likened()?)))
            }
            _ => None,
        }
    }

    /// "an inherited effect", "DigiXros requirements", "a level", "no DP".
    fn printed_quality(&mut self) -> Option<Filter> {
        Some(
            match self.one_of(&[
                "an inherited effect",
                "inherited effects",
                "digixros requirements",
                "a digixros requirement",
                "a link effect",
                "link effects",
                "a level",
                "dp",
                "no level",
                "a play cost",
            ])? {
                0 | 1 => Filter::HasInherited,
                2 | 3 => Filter::HasDigiXros,
                4 | 5 => Filter::HasLinkEffect,
                6 => Filter::HasStat(Stat::Level),
                7 => Filter::HasStat(Stat::Dp),
                8 => Filter::Not(Box::new(Filter::HasStat(Stat::Level))),
                _ => Filter::HasStat(Stat::PlayCost),
            },
        )
    }

    fn keyword_quality(&mut self) -> Option<Filter> {
        let mut any = vec![self.keyword_had()?];
        while let Some(filter) = self.attempt(|reader| {
            let comma = reader.comma();
            let or = reader.one_of(&["or", "/"]).is_some();
            (comma || or).then_some(())?;
            reader.keyword_had()
        }) {
            any.push(filter);
        }
        Some(flat_any_of(any))
    }

    /// After a comma an icon of a process is what is done: "if this Digimon has …, <Blitz>".
    fn keyword_had(&mut self) -> Option<Filter> {
        let after_comma = self.before() == Some(Token::Comma);
        self.keyword_kind().map(Filter::HasKeyword).or_else(|| {
            self.attempt(|reader| process_named(reader.icon()?).filter(|_| !after_comma))
                .map(Filter::HasProcess)
        })
    }

    /// A keyword named without its numbers: `<Security Attack>`.
    pub(in crate::read) fn keyword_kind(&mut self) -> Option<KeywordKind> {
        let Some(Token::Icon(icon)) = self.peek() else { return None };
        let kind = keyword_kind_named(icon_name(icon))?;
        self.advance();
        Some(kind)
    }
}

/// A keyword that is a process, named without its number.
pub(in crate::read) fn process_named(icon: &str) -> Option<Process> {
    match icon.to_ascii_lowercase().as_str() {
        "digi-burst" => Some(Process::DigiBurst),
        "blitz" => Some(Process::Blitz),
        _ => None,
    }
}

/// A trait with one of the words in it, which is none of those excepted.
fn one_trait_but(words: &[Word], but: &[Word]) -> Filter {
    let one = |word: &Word| {
        let contains = Filter::TraitContains(word.clone());
        let not: Vec<Filter> =
            but.iter().filter(|but| but.contains(word)).cloned().map(Filter::Trait).collect();
        if not.is_empty() {
            return contains;
        }
        Filter::AllOf(vec![contains, Filter::Not(Box::new(flat_any_of(not)))])
    };
    flat_any_of(words.iter().map(one).collect())
}

/// The name of an icon, without its number and what is in parentheses.
pub(in crate::read) fn icon_name(icon: &str) -> &str {
    let end = icon
        .find(['(', '+', '-', '（', '['])
        .filter(|&at| at > 0 && icon.as_bytes()[at - 1] == b' ')
        .unwrap_or(icon.len());
    icon[..end].trim_end_matches(|c: char| c.is_ascii_digit() || c == ' ').trim()
}

/// The timing with this name in brackets.
pub(in crate::read) fn timing_named(name: &str) -> Option<When> {
    Some(match name.to_ascii_lowercase().as_str() {
        "on play" => When::OnPlay,
        "when digivolving" => When::WhenDigivolving,
        "when attacking" => When::WhenAttacking,
        "on deletion" => When::OnDeletion,
        "when linking" => When::WhenLinking,
        "main" => When::Main,
        "security" => When::Security,
        "end of attack" => When::EndOfAttack,
        "counter" => When::Counter,
        "when moving" => When::WhenMoving,
        _ => return None,
    })
}

/// The keyword with this name, whatever its numbers (16-2).
pub(in crate::read) fn keyword_kind_named(name: &str) -> Option<KeywordKind> {
    use KeywordKind as K;
    Some(match name.to_ascii_lowercase().as_str() {
        "security attack" | "security a." | "security a" => K::SecurityAttack,
        "blocker" => K::Blocker,
        "piercing" => K::Piercing,
        "jamming" => K::Jamming,
        "digisorption" => K::Digisorption,
        "reboot" => K::Reboot,
        "retaliation" => K::Retaliation,
        "rush" => K::Rush,
        "decoy" => K::Decoy,
        "armor purge" => K::ArmorPurge,
        "material save" => K::MaterialSave,
        "evade" => K::Evade,
        "raid" => K::Raid,
        "alliance" => K::Alliance,
        "barrier" => K::Barrier,
        "blast digivolve" => K::BlastDigivolve,
        "fortitude" => K::Fortitude,
        "partition" => K::Partition,
        "collision" => K::Collision,
        "blast dna digivolve" => K::BlastDnaDigivolve,
        "scapegoat" => K::Scapegoat,
        "vortex" => K::Vortex,
        "overclock" => K::Overclock,
        "iceclad" => K::Iceclad,
        "decode" => K::Decode,
        "fragment" => K::Fragment,
        "execute" => K::Execute,
        "progress" => K::Progress,
        "link" => K::LinkPlus,
        "training" => K::Training,
        _ => return None,
    })
}

/// Is it about traits alone?
fn of_traits(filter: &Filter) -> bool {
    match filter {
        Filter::Trait(_) | Filter::TraitContains(_) => true,
        Filter::AnyOf(all) | Filter::AllOf(all) => all.iter().all(of_traits),
        _ => false,
    }
}
