//! Making attacks happen: declared, blocked, fought out.

use super::attacker;
use super::happening::suspend;
use super::party::{self, find, make_digimon};
use crate::plan::{Act, Aim, Plan};
use crate::stage::{Made, YOU};
use digimon::card::Dp;
use digimon::effects::language::{
    Area, Continuous, Does, Effect, Filter, Happening, Icons, Keyword, Modifier, Noun, On, Pattern, Stat,
    TurnScope, When, Whose,
};
use digimon::library::DefId;

pub(super) fn attacks(plan: &mut Plan, pattern: &Pattern) {
    let mut noun = pattern.subject.clone();
    noun.of.retain(|filter| !matches!(filter, Filter::Attacking));
    let defends = pattern.what == Happening::Blocks || pattern.what == Happening::CounterTiming;
    let whose = if party::is_this(&noun) { Whose::Yours } else { noun.whose };
    let seat = party::seat(plan, whose);
    if noun.of.is_empty() {
        noun.of.push(Filter::Digimon);
    }
    // Turns: attackers act in their own turn, defenders in the other's.
    plan.stage.turn_player = if defends { seat.other() } else { seat };
    let party = find(plan, &noun, &Area::Battle);
    let against = plan.stage.turn_player.other();
    let other_filters = pattern.other.as_ref().map(|noun| noun.of.clone()).unwrap_or_default();
    match pattern.what {
        Happening::Blocks => {
            let strong = attacker(plan, plan.stage.turn_player);
            give_blocker(plan, party.def);
            plan.acts.extend([Act::Attack(strong, Aim::Player), Act::Block(party.def)]);
        }
        Happening::Blocked | Happening::TargetSwitched => {
            let blocker = make_digimon(plan, against, &other_filters, &Area::Battle);
            give_blocker(plan, blocker);
            plan.acts.extend([Act::Attack(party.def, Aim::Player), Act::Block(blocker)]);
        }
        Happening::CounterTiming => {
            let strong = attacker(plan, plan.stage.turn_player);
            plan.acts.push(Act::Attack(strong, Aim::Player));
        }
        Happening::DeletesInBattle | Happening::DeletesInBattleAndSurvives | Happening::BattleEnds => {
            let weak = make_digimon(plan, against, &other_filters, &Area::Battle);
            if !other_filters.iter().any(|filter| matches!(filter, Filter::Stat(Stat::Dp, ..))) {
                plan.stage.cards[weak.0 as usize].dp = Some(Dp(1000));
            }
            suspend(plan, weak);
            plan.acts.push(Act::Attack(party.def, Aim::Unit(weak)));
        }
        _ => {
            let player = pattern.other.is_none() || pattern.what != Happening::Attacks;
            let aim = if pattern.other.as_ref().is_some_and(party::is_this) {
                suspend(plan, plan.stage.top);
                Aim::Unit(plan.stage.top)
            } else if player {
                Aim::Player
            } else {
                let target = make_digimon(plan, against, &other_filters, &Area::Battle);
                suspend(plan, target);
                Aim::Unit(target)
            };
            plan.acts.push(Act::Attack(party.def, aim));
        }
    }
}

fn give_blocker(plan: &mut Plan, def: DefId) {
    let card = &mut plan.stage.cards[def.0 as usize];
    if def != plan.stage.subject {
        card.effects.keywords.push(Keyword::Blocker);
        return;
    }
    // The subject itself blocks: another card gives it the keyword.
    let number = plan.stage.number_of(def);
    let noun = Noun { whose: Whose::Any, from: vec![Area::Battle], of: vec![Filter::Number(number.0)] };
    let keyword = Modifier::Keyword(Keyword::Blocker);
    let statement = Continuous { condition: None, on: On::All(noun), is: vec![keyword] };
    let mut giver = plan.stage.tamer();
    giver.effects.effects.push(Effect {
        when: vec![When::Always],
        turn: TurnScope::All,
        icons: Icons::default(),
        does: Does::Hold(vec![statement]),
    });
    let made = Made {
        card: giver,
        under: Vec::new(),
        links: Vec::new(),
        suspended: false,
        fresh: false,
        face: None,
    };
    plan.stage.put(YOU, &Area::Battle, &made);
}
