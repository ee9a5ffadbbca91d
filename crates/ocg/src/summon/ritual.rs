//! OCG 3.3.2-126 to -138: Ritual Summons: the monster is chosen, then Tributes whose Levels come to the right sum.

use super::alternatives::{self, Alternatives};
use super::by_effect::may_summon;
use super::solver::{Candidate, Demand, Problem, Total};
use crate::effects::perform::Performed;
use crate::game::Game;
use crate::language::{
    Filter, MaterialsAre, Modifier, Noun, OtherMaterials, Place, RitualLevels, Step, SummonPosition,
    SummonWay, Whose,
};
use crate::pipe::is_protected;
use crate::query::{Query, Standpoint};
use crate::state::{By, CardId, Frame, Move, RitualPick, RitualStage, Running};
use enumset::EnumSet;
use smallvec::smallvec;

/// 3.3.2-131, -132, -138: which monster, what the Levels must come to, who may be used, and who must be among them.
pub(crate) struct Terms<'a> {
    monster: &'a [Filter],
    places: EnumSet<Place>,
    levels: &'a RitualLevels,
    from: &'a Noun,
    also: &'a [OtherMaterials],
    must_include: &'a [Filter],
}

/// What the step says.
pub(crate) fn terms(step: &Step) -> Option<Terms<'_>> {
    let Step::RitualSummon { monster, levels, from, places, also, must_include } = step else { return None };
    let places = if places.is_empty() { Place::Hand.into() } else { *places };
    Some(Terms { monster, places, levels, from, also, must_include })
}

/// 3.3.2-126: monsters that could be Summoned with what is there.
fn monsters<'a>(
    query: Query<'a>,
    standpoint: Standpoint<'a>,
    terms: &'a Terms<'a>,
) -> impl Iterator<Item = CardId> + 'a {
    let noun = Noun { places: terms.places, whose: Whose::Yours, like: Vec::new() };
    let fits = move |card: &CardId| {
        query.is_type(*card, crate::card::MonsterType::Ritual)
            && query.is_monster(*card)
            && *card != standpoint.this.card
            && terms.monster.iter().all(|filter| query.is_like(standpoint, *card, filter))
            && may_summon(query, standpoint.you, *card, SummonWay::Ritual)
            && alternatives(query, standpoint, *card, terms)
                .is_some_and(|found| found.can_be_completed(query.game, &[]))
    };
    query.all(standpoint, &noun).into_iter().filter(fits)
}

/// 3.3.2-126, -136: not while nothing can be Tributed.
pub(crate) fn is_possible(query: Query<'_>, standpoint: Standpoint<'_>, step: &Step) -> bool {
    terms(step).is_some_and(|terms| monsters(query, standpoint, &terms).next().is_some())
}

/// What becomes of a card that is used.
pub(crate) fn becomes(
    query: Query<'_>,
    standpoint: Standpoint<'_>,
    terms: &Terms<'_>,
    card: CardId,
) -> MaterialsAre {
    let also = || terms.also.iter().find(|other| query.fits(standpoint, card, &other.of));
    if query.fits(standpoint, card, terms.from) {
        return MaterialsAre::Tributed;
    }
    also().map_or(MaterialsAre::Tributed, |other| other.are)
}

/// 3.3.2-127, -132, -133: what the Tributes must come to, and who can be Tributed: face-down monsters, Tokens and
/// Traps that are monsters, too (3.3.2-128, -134, -135).
pub(crate) fn alternatives(
    query: Query<'_>,
    standpoint: Standpoint<'_>,
    card: CardId,
    terms: &Terms<'_>,
) -> Option<Alternatives> {
    let own = query.level(card)?;
    let total = match terms.levels {
        RitualLevels::Exactly(n) => Total::Exactly(query.amount(standpoint, n)),
        RitualLevels::AtLeast(n) => Total::NoneTooMuch(query.amount(standpoint, n)),
        RitualLevels::ExactlyIts => Total::Exactly(own),
        RitualLevels::AtLeastIts => Total::NoneTooMuch(own),
    };
    let by = By::Summon(card, SummonWay::Ritual);
    let mut from = query.all(standpoint, terms.from);
    for card in terms.also.iter().flat_map(|other| query.all(standpoint, &other.of)) {
        if !from.contains(&card) {
            from.push(card);
        }
    }
    let tributes: Vec<CardId> = from
        .into_iter()
        .filter(|&other| other != card && !is_protected(query, other, Move::Tributed, by))
        .filter(|&other| query.level(other).is_some())
        .collect();
    let whole = match total {
        Total::Exactly(n) | Total::NoneTooMuch(n) => Some(n),
        Total::Any => None,
    };
    let candidates = tributes.iter().map(|&other| {
        let alone = whole.filter(|_| is_enough_alone(query, other, card));
        Candidate { slots: 1, worth: query.level(other).into_iter().chain(alone).collect() }
    });
    let demands = smallvec![Demand { least: 1, most: u8::MAX }];
    let ways = vec![Problem { demands, total, candidates: candidates.collect(), clashes: Vec::new() }];
    let include = alternatives::including(query, standpoint, &tributes, terms.must_include);
    Some(Alternatives { seat: standpoint.you, card, from: tributes, ways, include })
}

/// 3.3.2-126: a monster that counts as everything that is asked for, wherever it is Tributed from.
fn is_enough_alone(query: Query<'_>, tribute: CardId, card: CardId) -> bool {
    let game = query.game;
    let standpoint = Standpoint::at(game.card(tribute).owner, game.card_ref(tribute));
    let effects = game.def(tribute).effects.iter().map(|&id| &game.library.effect(id).effect);
    effects.flat_map(|effect| &effect.holds).any(|statement| {
        let Modifier::WholeRitualTribute(filters) = &statement.is else { return false };
        filters.iter().all(|filter| query.is_like(standpoint, card, filter))
    })
}

pub(crate) fn begin(game: &mut Game, running: &Running, step: &Step) -> Performed {
    let Some(terms) = terms(step) else { return Performed::Simply(false) };
    let candidates: Vec<CardId> = monsters(Query::on(game), Standpoint::within(running), &terms).collect();
    if candidates.is_empty() {
        return Performed::Simply(false);
    }
    let pick = RitualPick {
        source: running.source,
        block: running.block,
        step: running.at,
        monsters: candidates,
        monster: None,
        tributes: Vec::new(),
        stage: RitualStage::Monster,
    };
    Performed::Push(Box::new(Frame::Ritual(Box::new(pick))))
}

/// 3.3.2-127: face-up, in either position.
pub(crate) const POSITION: SummonPosition = SummonPosition::FaceUp;
