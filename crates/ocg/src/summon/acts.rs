//! OCG 3.3.2-68 to -118, 3.3.2-171 to -244, 3.3.3-10, 3.3.4-12: which Summons and Sets the turn player can make now.

use super::{by_effect, materials, normal, own_procedure, pendulum, position, set, zones};
use crate::card::{Kind, MonsterType, SpellKind};
use crate::game::Game;
use crate::language::{Filter, Modifier, SummonWay, Topic};
use crate::monsters::gemini;
use crate::query::Query;
use crate::query::applies::Subject;
use crate::state::{CardId, Choice, Face};
use table::Seat;

/// Everything but activations.
pub(crate) fn in_main_phase(game: &Game, seat: Seat) -> Vec<Choice> {
    let query = Query::on(game);
    let mut found = Vec::new();
    for &card in &game.state.piles[seat].hand {
        match &game.def(card).card.kind {
            // 3.4.4-155, -156
            Kind::Monster(_) | Kind::Spell(_) | Kind::Trap(_) if query.is_unusable(card) => {}
            Kind::Monster(_) => normal::acts(query, seat, card, &mut found),
            Kind::Spell(SpellKind::Field) if set::may_set(query, seat, card) => {
                found.push(Choice::SetSpellTrap(card))
            }
            Kind::Spell(_) | Kind::Trap(_) => {
                if set::may_set(query, seat, card) && zones::free_spell_trap(game, seat).next().is_some() {
                    found.push(Choice::SetSpellTrap(card));
                }
            }
        }
    }
    for (_, card) in game.state.zones.monsters().filter(|(_, card)| game.card(*card).controller == seat) {
        if position::can_be_flip_summoned(game, card)
            && by_effect::may_summon(query, seat, card, SummonWay::Flip)
        {
            found.push(Choice::FlipSummon(card));
        }
        if gemini::can_be_summoned_again(query, seat, card) {
            found.push(Choice::NormalSummon(card));
        }
        if position::can_be_changed(game, card) {
            found.push(Choice::ChangePosition(card));
        }
    }
    own_procedure::acts(query, seat, &mut found);
    from_extra_deck(query, seat, &mut found);
    if pendulum::is_possible(query, seat) {
        found.push(Choice::PendulumSummon);
    }
    found
}

/// 3.3.2-69, 3.4.4-147
pub(crate) fn has_normal_summon(query: Query<'_>, seat: Seat, card: CardId) -> bool {
    let turn = &query.game.state.turn;
    turn.normal_summons == 0 || (!turn.extra_normal_summon_used && has_extra(query, seat, card))
}

fn has_extra(query: Query<'_>, seat: Seat, card: CardId) -> bool {
    let mut found = false;
    query.each_of(Subject::Player(seat), Topic::ExtraNormalSummon, &mut |applying| {
        if let Modifier::ExtraNormalSummon(filters) = applying.modifier {
            let standpoint = crate::query::Standpoint::of(applying.source);
            found |= filters.iter().all(|filter: &Filter| query.is_like(standpoint, card, filter));
        }
    });
    found
}

fn from_extra_deck(query: Query<'_>, seat: Seat, found: &mut Vec<Choice>) {
    let game = query.game;
    let own = |card: CardId| game.card(card).controller == seat && game.card(card).face.is_up();
    let monsters = game.state.zones.monsters().filter(|(_, card)| own(*card)).count();
    for &card in &game.state.piles[seat].extra {
        // 3.3.2-61: what lies face-up there is only Pendulum Summoned.
        if game.card(card).face != Face::Down {
            continue;
        }
        let Some(monster) = query.printed_monster(card) else { continue };
        let ways = [
            (MonsterType::Synchro, SummonWay::Synchro, Choice::SynchroSummon(card)),
            (MonsterType::Xyz, SummonWay::Xyz, Choice::XyzSummon(card)),
            (MonsterType::Link, SummonWay::Link, Choice::LinkSummon(card)),
        ];
        for (kind, way, choice) in ways {
            if monster.is(kind)
                && monsters >= materials::least(query, card)
                && by_effect::may_summon(query, seat, card, way)
                && materials::is_possible(query, seat, card, way)
            {
                found.push(choice);
            }
        }
    }
}
