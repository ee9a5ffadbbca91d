//! DCG 15-15-6: cards that are not affected by effects. Immunity hides, it does not erase.

use crate::effects::language::{Filter, How, KeywordKind, Modifier, Noun};
use crate::effects::topic::Topics;
use crate::query::{Query, Standpoint};
use crate::state::{Cause, EffectKinds, Source, Thing, UnitId};

/// 15-15-6-2, 15-15-6-4: is what this source gives hidden by an immunity of the thing?
/// Immunities themselves, and what a card says of itself, are never hidden.
pub(crate) fn hides(query: Query<'_>, thing: Thing, source: &Source, modifier: &Modifier) -> bool {
    let Thing::Unit(unit) = thing else { return false };
    if matches!(modifier, Modifier::Unaffected(_) | Modifier::UnaffectedBySource(_))
        || source.holder.unit == Some(unit)
    {
        return false;
    }
    is_unaffected(query, unit, &Cause::Effect(*source))
}

/// 15-15-6-1: does the cause leave this unit alone?
/// 15-15-6-3: asked when something is done, not when it is chosen.
pub(crate) fn is_unaffected(query: Query<'_>, unit: UnitId, cause: &Cause) -> bool {
    let Some(source) = cause.source() else { return false };
    let Some(inner) = query.deeper() else { return false };
    let mut immune = crate::keywords::progress::protects(inner, unit, source);
    if !immune {
        inner.each_modifier(Thing::Unit(unit), Topics::IMMUNITY, &mut |holding| {
            immune |= covers(inner, &holding.source, holding.modifier, cause, source);
        });
    }
    immune
}

fn covers(query: Query<'_>, own: &Source, modifier: &Modifier, cause: &Cause, source: &Source) -> bool {
    if let Modifier::Unaffected(how) = modifier {
        query.came_by(&own.holder, how, cause)
    } else if let Modifier::UnaffectedBySource(noun) = modifier {
        source_fits(query, own, noun, source)
    } else {
        false
    }
}

/// 15-2-1: what an effect counts as, if that is what the filter asks for.
fn kind_fits(filter: &Filter, kinds: EffectKinds) -> Option<bool> {
    let kinds =
        [(Filter::Digimon, kinds.digimon), (Filter::Tamer, kinds.tamer), (Filter::Option, kinds.option)];
    kinds.into_iter().find(|(kind, _)| kind == filter).map(|(_, fits)| fits)
}

/// "The effects of your opponent's Digimon": the effect's kind and owner, and the card behind it.
fn source_fits(query: Query<'_>, own: &Source, noun: &Noun, source: &Source) -> bool {
    let seat = source.holder.you;
    crate::effects::persistent::belongs(own.holder.you, noun.whose, seat)
        && noun.of.iter().all(|filter| {
            kind_fits(filter, source.kinds).unwrap_or_else(|| {
                let thing = source.holder.unit.map_or(Thing::Card(source.holder.card), Thing::Unit);
                query.is_like(Standpoint::of(&own.holder), thing, filter)
            })
        })
}

impl Query<'_> {
    /// Did it come about in this way, seen by the holder?
    pub fn came_by(self, holder: &crate::state::Holder, how: &How, cause: &Cause) -> bool {
        match how {
            How::Any => true,
            How::InBattle => matches!(cause, Cause::Battle),
            How::ByEffect => cause.source().is_some(),
            How::ByYourEffect => cause.by_effect_of(holder.you),
            How::ByOpponentsEffect => cause.by_effect_of(holder.you.other()),
            How::ByThisEffect => cause.source().is_some_and(|source| source.holder.card == holder.card),
            How::ByEffectOf(name) => cause.source().is_some_and(|source| self.source_is_named(source, name)),
            How::ByDigimonsEffect => cause.source().is_some_and(|source| source.kinds.digimon),
            How::ByTamersEffect => cause.source().is_some_and(|source| source.kinds.tamer),
            How::ByOptionsEffect => cause.source().is_some_and(|source| source.kinds.option),
            How::ByDpZero => matches!(cause, Cause::DpZero),
            How::ByRule => matches!(cause, Cause::Rule | Cause::Blocking),
            How::ByDigiBurst => matches!(cause, Cause::DigiBurst(_)),
            How::ByKeyword(KeywordKind::Blocker) => matches!(cause, Cause::Blocking),
            How::ByKeyword(kind) => cause.source().is_some_and(|source| self.is_keyword(source, *kind)),
            How::Not(how) => !self.came_by(holder, how, cause),
            How::AllOf(all) => all.iter().all(|how| self.came_by(holder, how, cause)),
            How::AnyOf(all) => all.iter().any(|how| self.came_by(holder, how, cause)),
        }
    }

    fn is_keyword(self, source: &Source, kind: KeywordKind) -> bool {
        self.game.library.effect(source.holder.effect).keyword == Some(kind)
    }

    fn source_is_named(self, source: &Source, name: &crate::effects::language::Word) -> bool {
        self.game.printed(source.holder.card.card).name == *name
    }
}
