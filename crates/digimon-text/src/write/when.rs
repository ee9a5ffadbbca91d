//! Timings: the icons in front of an effect, and "when …".

use crate::write::grammar::list;
use crate::write::writer::Writer;
use digimon::effects::language::{Effect, Icons, Place, TurnScope, When};

impl Writer {
    /// The icons of an effect and its trigger condition: "[Your Turn] [Once Per Turn] When …,".
    pub(crate) fn timing(&mut self, effect: &Effect) -> String {
        let mut parts: Vec<String> = place_icon(effect.icons.place).into_iter().map(str::to_owned).collect();
        parts.extend(turn_icon(effect).map(str::to_owned));
        for when in &effect.when {
            parts.extend(icon(when, effect.turn).filter(|icon| !parts.contains(icon)));
        }
        parts.extend(per_turn_icon(effect.icons));
        let triggers: Vec<String> = effect.when.iter().filter_map(|when| self.trigger(when)).collect();
        if !triggers.is_empty() {
            parts.push(format!("When {},", list(&triggers, "or when")));
        }
        parts.join(" ")
    }

    /// What follows "when", for timings that are said in words.
    fn trigger(&mut self, when: &When) -> Option<String> {
        match when {
            When::When(pattern) => Some(self.happened(pattern)),
            When::Would(pattern) => Some(self.would_happen(pattern)),
            When::Always
            | When::OnPlay
            | When::WhenDigivolving
            | When::OnDeletion
            | When::WhenAttacking
            | When::WhenLinking
            | When::Main
            | When::Security
            | When::StartOfTurn
            | When::EndOfTurn
            | When::StartOfMainPhase
            | When::Counter
            | When::EndOfAttack
            | When::WhenMoving => None,
        }
    }

    /// The icon of a timing, where effects with it are spoken of.
    pub(crate) fn timing_icon(&mut self, when: &When) -> String {
        let words = self.trigger(when).map(|trigger| format!("\"when {trigger}\""));
        words.or_else(|| icon(when, TurnScope::Yours)).unwrap_or_else(|| "persistent".to_owned())
    }
}

fn icon(when: &When, turn: TurnScope) -> Option<String> {
    let whose = match turn {
        TurnScope::All => "All Turns",
        TurnScope::Yours => "Your Turn",
        TurnScope::Opponents => "Opponent's Turn",
    };
    let icon = match when {
        When::Always | When::When(_) | When::Would(_) => return None,
        When::OnPlay => "[On Play]",
        When::WhenDigivolving => "[When Digivolving]",
        When::OnDeletion => "[On Deletion]",
        When::WhenAttacking => "[When Attacking]",
        When::WhenLinking => "[When Linking]",
        When::Main => "[Main]",
        When::Security => "[Security]",
        When::StartOfTurn => return Some(format!("[Start of {whose}]")),
        When::EndOfTurn => return Some(format!("[End of {whose}]")),
        When::StartOfMainPhase => return Some(main_phase(turn).to_owned()),
        When::Counter => "[Counter]",
        When::EndOfAttack => "[End of Attack]",
        When::WhenMoving => "[When Moving]",
    };
    Some(icon.to_owned())
}

fn main_phase(turn: TurnScope) -> &'static str {
    match turn {
        TurnScope::All => "[Start of All Main Phases]",
        TurnScope::Yours => "[Start of Your Main Phase]",
        TurnScope::Opponents => "[Start of Opponent's Main Phase]",
    }
}

/// The turns in which it works, unless its timing says so itself.
fn turn_icon(effect: &Effect) -> Option<&'static str> {
    let in_words = |when: &When| matches!(when, When::Always | When::When(_) | When::Would(_));
    let says_turn =
        |when: &When| matches!(when, When::StartOfTurn | When::EndOfTurn | When::StartOfMainPhase);
    match effect.turn {
        _ if effect.when.iter().any(says_turn) => None,
        TurnScope::Yours => Some("[Your Turn]"),
        TurnScope::Opponents => Some("[Opponent's Turn]"),
        TurnScope::All if effect.icons.place == Place::Anywhere => None,
        TurnScope::All => effect.when.iter().any(in_words).then_some("[All Turns]"),
    }
}

fn per_turn_icon(icons: Icons) -> Option<String> {
    icons.per_turn.map(|times| match times {
        1 => "[Once Per Turn]".to_owned(),
        2 => "[Twice Per Turn]".to_owned(),
        n => format!("[{n} Times Per Turn]"),
    })
}

fn place_icon(place: Place) -> Option<&'static str> {
    match place {
        Place::Battle | Place::Anywhere => None,
        Place::Hand => Some("[Hand]"),
        Place::Trash => Some("[Trash]"),
        Place::Breeding => Some("[Breeding]"),
        Place::Security => Some("[Security]"),
        Place::Field => Some("[Battle Area] [Breeding]"),
    }
}
