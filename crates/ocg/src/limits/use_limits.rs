//! OCG 3.5.1: how often an effect can be used.

use crate::game::Game;
use crate::language::{Counted, Covers, Limit, Per};
use crate::library::EffectId;
use crate::state::{CardId, ChainLink, Source, Use, UsedBy};

/// 3.5.1-6, -7: whose count it is, and under which effect it is kept (3.5.1-8, -9).
fn count_of(game: &Game, source: Source, limit: Limit) -> (UsedBy, EffectId) {
    let info = game.library.effect(source.effect);
    let by = match limit.counted {
        // Of a protection the source names whom it protects.
        Counted::ByCopy | Counted::BySubject => UsedBy::Copy(source.card),
        // 3.3.1-6: by the printed name.
        Counted::ByName | Counted::ActivationsByName | Counted::SummonsByName => {
            UsedBy::Name(source.you, info.def)
        }
    };
    (by, representative(game, source.effect, limit))
}

/// Effects that share a count are counted under the first of them.
fn representative(game: &Game, effect: EffectId, limit: Limit) -> EffectId {
    // 3.3.4-27: used along with the activation of its card, it is still the same effect.
    let effect = game.library.effect(effect).along_with.unwrap_or(effect);
    match limit.covers {
        Covers::This => effect,
        Covers::Group(_) => {
            let def = game.library.def(game.library.effect(effect).def);
            let shares = |id: &EffectId| game.library.effect(*id).effect.limit.as_ref() == Some(&limit);
            def.effects.iter().copied().find(shares).unwrap_or(effect)
        }
    }
}

/// 2.2.3: the same effect as it is counted for the card that it protects.
pub(crate) fn protecting(game: &Game, source: Source, card: CardId) -> Source {
    let limit = game.library.effect(source.effect).effect.limit;
    let by_subject = limit.is_some_and(|limit| limit.counted == Counted::BySubject);
    if by_subject { Source { card: game.card_ref(card), ..source } } else { source }
}

/// May it be used once more?
pub(crate) fn allow(game: &Game, source: Source) -> bool {
    allow_after(game, source, std::iter::empty())
}

/// May it be used once more, after all of these?
pub(crate) fn allow_after(game: &Game, source: Source, chosen: impl Iterator<Item = Source>) -> bool {
    let Some(limit) = game.library.effect(source.effect).effect.limit else { return true };
    let count = count_of(game, source, limit);
    let used = game.state.uses.iter().find(|one| (one.by, one.effect) == count).map_or(0, |one| one.times);
    let counts_with_it = |other: &Source| {
        let limit = game.library.effect(other.effect).effect.limit;
        limit.is_some_and(|limit| count_of(game, *other, limit) == count)
    };
    usize::from(used) + chosen.filter(counts_with_it).count() < usize::from(limit.times)
}

/// 3.5.1-2: it counts once it was activated, whatever becomes of it.
pub(crate) fn count(game: &mut Game, source: Source) {
    let Some(limit) = game.library.effect(source.effect).effect.limit else { return };
    let (by, effect) = count_of(game, source, limit);
    match game.state.uses.iter_mut().find(|one| one.by == by && one.effect == effect) {
        Some(one) => one.times += 1,
        None => game.state.uses.push(Use { by, effect, times: 1, per: limit.per }),
    }
}

/// 3.5.1: what was counted for so long is forgotten.
pub(crate) fn forget(game: &mut Game, per: Per) {
    game.state.uses.retain(|one| one.per != per);
}

/// 3.5.1-4: a card whose activation was negated does not count; the use of an effect does (3.5.1-3, -5).
pub(crate) fn give_back(game: &mut Game, link: &ChainLink) {
    let Some(limit) = game.library.effect(link.source.effect).effect.limit else { return };
    if limit.counted != Counted::ActivationsByName || !link.is_card {
        return;
    }
    let (by, effect) = count_of(game, link.source, limit);
    if let Some(one) = game.state.uses.iter_mut().find(|one| one.by == by && one.effect == effect) {
        one.times = one.times.saturating_sub(1);
    }
}
