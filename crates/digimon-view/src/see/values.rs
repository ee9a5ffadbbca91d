//! What a card is like now, and every change with its source.

use super::changed::changed;
use super::{Viewing, color_names};
use crate::view::{Change, Changed, UntilView, Values};
use digimon::effects::language::Modifier;
use digimon::explain::{self, Holds};
use digimon::state::{CardId, Choice, HeldBy, Holder, Thing, UnitId, Until};
use digimon_text::write_modifier;

impl Viewing<'_> {
    pub(super) fn values(self, thing: Thing) -> Option<Values> {
        let values = explain::values(self.game, thing)?;
        let paid = match thing {
            Thing::Card(card) => self.paid(card.card),
            Thing::Unit(_) | Thing::Player(_) => None,
        };
        let mut changes: Vec<Change> = match thing {
            Thing::Unit(unit) => self.linked_dp(unit),
            Thing::Card(_) | Thing::Player(_) => Vec::new(),
        };
        let holds = explain::holds(self.game, thing);
        changes.extend(
            holds.iter().filter(|holds| !is_own_keyword(thing, holds)).map(|holds| self.change(holds)),
        );
        Some(Values {
            dp: values.dp,
            printed_dp: values.printed_dp,
            level: values.level,
            printed_level: values.printed_level,
            cost: paid.or(values.cost),
            printed_cost: values.printed_cost,
            security_attack: values.security_attack,
            colors: color_names(values.colors),
            changes,
        })
    }

    /// What its owner would pay for it now, if it is in the hand of the turn player.
    fn paid(self, card: CardId) -> Option<i32> {
        let state = self.game.state();
        let printed = self.game.library().card(self.state(card)?.def);
        let choice = match printed.category {
            digimon::card::Category::Option => Choice::Use(card),
            _ => Choice::Play(card),
        };
        let in_hand = state.player(state.turn_player()).hand.contains(&card);
        in_hand.then(|| explain::cost(self.game, choice)).flatten()
    }

    fn change(self, holds: &Holds<'_>) -> Change {
        let text = match (holds.modifier, holds.amount) {
            (Modifier::Dp(_), Some(n)) => format!("{n:+} DP"),
            (Modifier::SecurityAttack(_), Some(n)) => format!("<Security A. {n:+}>"),
            (modifier, _) => write_modifier(modifier),
        };
        let by = Some(self.effect(&holds.source));
        Change { what: changed(holds), text, by, until: holds.until.map(until) }
    }

    /// 4-2-5: the DP of the link cards.
    fn linked_dp(self, unit: UnitId) -> Vec<Change> {
        let Some(unit) = self.unit(unit) else { return Vec::new() };
        let dp = |&card: &CardId| {
            let def = self.game.library().def(self.state(card)?.def);
            let link = def.card.link.as_ref().filter(|link| link.dp != 0)?;
            let by = def.linked.effects.first().map(|&effect| Holder {
                effect,
                card: digimon::state::CardRef {
                    card,
                    incarnation: self.state(card).map_or(0, |s| s.incarnation),
                },
                unit: Some(unit.id),
                you: unit.owner,
                by: HeldBy::Linked,
            });
            let (what, text) = (Changed::Dp { by: link.dp }, format!("{:+} DP", link.dp));
            Some(Change { what, text, by: by.map(|by| self.effect(&by)), until: None })
        };
        unit.links.iter().filter_map(dp).collect()
    }
}

/// A keyword that is printed on it changes nothing.
fn is_own_keyword(thing: Thing, holds: &Holds<'_>) -> bool {
    let own = match thing {
        Thing::Unit(unit) => holds.source.unit == Some(unit),
        Thing::Card(card) => holds.source.card == card,
        Thing::Player(_) => false,
    };
    own && holds.source.by == HeldBy::Printed && matches!(holds.modifier, Modifier::Keyword(_))
}

fn until(until: Until) -> UntilView {
    match until {
        Until::EndOfTurn(turn) => UntilView::EndOfTurn { turn },
        Until::EndOfAttack => UntilView::EndOfAttack,
        Until::EndOfBattle => UntilView::EndOfBattle,
        Until::UnsuspendPhase(seat) => UntilView::UnsuspendPhase { seat },
        Until::Forever => UntilView::Forever,
        Until::WhileInPlay(_) => UntilView::WhileInPlay,
    }
}
