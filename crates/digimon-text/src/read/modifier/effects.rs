//! What effects can't do, said of the effects: "your opponent's effects can't delete this Digimon".

use super::cannot::anywhere;
use super::source::Source;
use crate::read::mention::{Head, Many};
use crate::read::reader::Reader;
use digimon::effects::language::{Area, How, Modifier, Noun, Restriction, Target, When, Whose};

impl Reader<'_> {
    /// "your opponent's effects can't delete this Digimon or return it to its owner's hand".
    pub(super) fn effects_cannot(&mut self) -> Option<(Target, Vec<Modifier>)> {
        let source = self.source()?;
        if self.one_of(&["don't affect", "doesn't affect", "can't affect"]).is_some() {
            let target = self.said_of()?;
            return Some((target, vec![source.unaffected()]));
        }
        let Source::How(how) = source else { return None };
        self.cannot_word()?;
        let (target, mut all) = self.effect_cannot(&how)?;
        while let Some((next, more)) = self.attempt(|reader| {
            let _ = reader.comma();
            reader.must("or")?;
            reader.effect_cannot(&how)
        }) {
            is_same(&target, &next).then_some(())?;
            all.extend(more);
        }
        Some((target, all))
    }

    /// One thing that an effect can't do, and to what.
    fn effect_cannot(&mut self, how: &How) -> Option<(Target, Vec<Modifier>)> {
        let cannot = |restriction: fn(How) -> Restriction| Modifier::Cannot(restriction(how.clone()));
        match self.one_of(&[
            "delete",
            "return",
            "reduce the dp of",
            "reduce",
            "trash",
            "affect",
            "de-digivolve",
            "play",
        ])? {
            0 => Some((self.said_of()?, vec![cannot(Restriction::BeDeleted)])),
            1 => {
                let target = self.said_of()?;
                self.must("to")?;
                let places = self.hands_and_decks()?;
                Some((target, places.into_iter().map(cannot).collect()))
            }
            2 => Some((self.said_of()?, vec![cannot(Restriction::HaveDpReduced)])),
            3 => {
                let target = self.possessor()?;
                self.must("dp")?;
                self.mentions.add(target.clone(), Head::Digimon, Many::One);
                Some((target, vec![cannot(Restriction::HaveDpReduced)]))
            }
            4 => self.cannot_trash(how),
            5 => {
                let target = self.said_of()?;
                self.must("with")?;
                match self.source()? {
                    Source::DeDigivolve(_) => Some((target, vec![cannot(Restriction::BeDeDigivolved)])),
                    Source::How(_) | Source::Of(_) => None,
                }
            }
            6 => Some((self.said_of()?, vec![cannot(Restriction::BeDeDigivolved)])),
            _ => self.cannot_play(how),
        }
    }

    /// "trash this Digimon's digivolution cards", "trash [X] in this Digimon's digivolution cards".
    fn cannot_trash(&mut self, how: &How) -> Option<(Target, Vec<Modifier>)> {
        if let Some((target, restriction)) = self.attempt(|reader| {
            let target = reader.possessor()?;
            let restriction: fn(How) -> Restriction =
                match reader.one_of(&["digivolution cards", "stacked cards"])? {
                    0 => Restriction::HaveDigivolutionCardsTrashed,
                    _ => Restriction::HaveStackedCardsTrashed,
                };
            Some((target, restriction))
        }) {
            self.mentions.add(target.clone(), Head::Digimon, Many::One);
            return Some((target, vec![Modifier::Cannot(restriction(how.clone()))]));
        }
        let _ = self.one_of(&["any of", "any", "all"]);
        let noun = self.phrase(None, &Area::Battle)?.noun;
        matches!(noun.from[..], [Area::Under(_)]).then_some(())?;
        Some((Target::All(noun), vec![Modifier::Cannot(Restriction::BeTrashed(how.clone()))]))
    }

    /// "their effects can't play Digimon from the trash": so can't the player by effects.
    fn cannot_play(&mut self, how: &How) -> Option<(Target, Vec<Modifier>)> {
        let whose = match how {
            How::ByEffect => Whose::Any,
            How::ByYourEffect => Whose::Yours,
            How::ByOpponentsEffect => Whose::Opponents,
            _ => return None,
        };
        let noun = self.what_is_played()?;
        Some((Target::Player(whose), vec![Modifier::Cannot(Restriction::Play(noun, How::ByEffect))]))
    }

    /// Of what something is said, in the middle of a sentence.
    pub(super) fn said_of(&mut self) -> Option<Target> {
        self.attempt(|reader| reader.target(&Area::Battle)).or_else(|| {
            self.attempt(|reader| {
                let whose = reader.owner()?;
                Some(Target::All(reader.phrase(Some(whose), &Area::Battle)?.noun))
            })
        })
    }

    /// "the [On Play] effects of your opponent's Digimon don't activate".
    pub(super) fn effects_of_timing(&mut self) -> Option<(Target, Vec<Modifier>)> {
        if let Some(stopped) = self.attempt(Reader::checked_by_this) {
            return Some((Target::This, vec![stopped]));
        }
        let none = self.eat("none of");
        let _ = !none && (self.every_or_any().is_some() || self.the());
        let whose = self.owner();
        let holders = self.attempt(|reader| {
            let noun = reader.phrase_possessive(whose)?;
            Some(noun)
        });
        let is = self.timed_effects()?;
        let of = self.attempt(|reader| {
            reader.of()?;
            reader.which_cards()
        });
        if none {
            let _ = self.may_word();
            self.activate_word()?;
        } else {
            self.not_activated()?;
        }
        let noun = match (holders, of) {
            (Some(_), Some(_)) => return None,
            (Some(noun), None) => noun,
            (None, Some(noun)) => Noun { whose: whose.unwrap_or(noun.whose), ..noun },
            (None, None) => Noun { whose: whose.unwrap_or(Whose::Any), ..anywhere() },
        };
        let security = Modifier::Cannot(Restriction::Activate(Box::new(When::Security)));
        (!is.contains(&security)).then_some((Target::All(noun), is))
    }

    /// "the [Security] effects on cards checked by this Digimon don't activate".
    fn checked_by_this(&mut self) -> Option<Modifier> {
        self.the();
        self.bracket().filter(|name| name.eq_ignore_ascii_case("Security"))?;
        self.one_of(&["effects on", "effects of"])?;
        let filters = self.phrase(None, &Area::Battle)?.noun.of;
        self.must("checked by this digimon")?;
        self.one_of(&["don't activate", "can't activate"])?;
        Some(Modifier::StopsSecurityEffects(filters))
    }
}

/// Is the second the first, spoken of again?
fn is_same(first: &Target, again: &Target) -> bool {
    match (first, again) {
        (Target::Choose(choose), Target::Chosen(slot)) => choose.slot == *slot,
        _ => first == again,
    }
}
