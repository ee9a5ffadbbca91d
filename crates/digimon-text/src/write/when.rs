//! Timings: the icons in front of an effect, and "when …".

use crate::write::writer::Writer;
use digimon::effects::language::{
    Area, Does, Effect, Filter, Happening, How, Icons, Pattern, Place, TurnScope, When, Whose,
};

impl Writer {
    /// The icons of an effect and its trigger condition: "[Your Turn] [Once Per Turn] When …,".
    pub(crate) fn timing(&mut self, effect: &Effect) -> String {
        let goes_without_saying = says_place(effect);
        let place = place_icon(effect.icons.place).filter(|_| !goes_without_saying);
        let mut parts: Vec<String> = place.into_iter().map(str::to_owned).collect();
        parts.extend(turn_icon(effect).filter(|_| !goes_without_saying).map(str::to_owned));
        for when in &effect.when {
            let icon = icon(when, effect.turn).or_else(|| turn_timing(when).map(str::to_owned));
            parts.extend(icon.filter(|icon| !parts.contains(icon)));
        }
        parts.extend(per_turn_icon(effect.icons));
        self.event = effect.when.iter().find_map(event);
        let in_words = effect.when.iter().filter(|when| turn_timing(when).is_none());
        let triggers = self.triggers(&in_words.collect::<Vec<_>>());
        if !triggers.is_empty() {
            parts.push(format!("When {},", triggers.join(" or when ")));
        }
        parts.join(" ")
    }

    /// What follows each "when"; several things that happen to the same are told together.
    pub(crate) fn triggers(&mut self, all: &[&When]) -> Vec<String> {
        let mut said: Vec<String> = Vec::new();
        let mut rest = all;
        while let Some((first, more)) = rest.split_first() {
            let alike = more.iter().take_while(|next| can_be_joined(first, next)).count();
            let (alike, others) = more.split_at(alike);
            rest = others;
            let Some(text) = self.trigger(first) else { continue };
            let predicates: Vec<String> =
                alike.iter().filter_map(|when| self.predicate_alone(when)).collect();
            said.push(self.joined_trigger(first, &text, &predicates));
        }
        said
    }

    /// "any of your Digimon are played or digivolve by effects".
    fn joined_trigger(&mut self, first: &When, text: &str, predicates: &[String]) -> String {
        let (When::When(pattern) | When::Would(pattern)) = first else { return text.to_owned() };
        let how = crate::write::how::by(&pattern.how).map(|by| format!(" {by}")).unwrap_or_default();
        let mut joined = text.strip_suffix(how.as_str()).unwrap_or(text).to_owned();
        for predicate in predicates {
            joined += " or ";
            joined += predicate;
        }
        for be in ["be", "is", "are"] {
            let twice = format!("{be} returned to the hand or {be} returned to the deck");
            joined = joined.replace(&twice, &format!("{be} returned to the hand or deck"));
        }
        joined + &how
    }

    /// What happens, without to whom.
    fn predicate_alone(&mut self, when: &When) -> Option<String> {
        match when {
            When::When(pattern) => {
                let plural = self.triggering.as_ref().is_some_and(|subject| subject.plural)
                    && !pattern.subject.of.contains(&Filter::This);
                Some(crate::write::grammar::finite(crate::write::happening::phrase(pattern.what), plural))
            }
            When::Would(pattern) => {
                let _ = self.would_happen(pattern);
                Some(crate::write::happening::phrase(pattern.what).to_owned())
            }
            _ => None,
        }
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

/// Do both happen to the same in the same way, so that it can be named once?
fn can_be_joined(one: &When, two: &When) -> bool {
    let plain = |what| {
        matches!(
            what,
            Happening::Played
                | Happening::Digivolved
                | Happening::Deleted
                | Happening::Leaves
                | Happening::ReturnedToHand
                | Happening::ReturnedToDeck
                | Happening::Attacks
                | Happening::Blocks
        )
    };
    match (one, two) {
        (When::When(one), When::When(two)) | (When::Would(one), When::Would(two)) => {
            plain(one.what)
                && plain(two.what)
                && one.other.is_none()
                && two.other.is_none()
                && one.subject == two.subject
                && one.how == two.how
        }
        _ => false,
    }
}

/// What happens at the timing.
fn event(when: &When) -> Option<Happening> {
    match when {
        When::When(pattern) | When::Would(pattern) => Some(pattern.what),
        When::OnPlay => Some(Happening::Played),
        When::WhenDigivolving => Some(Happening::Digivolved),
        When::OnDeletion => Some(Happening::Deleted),
        _ => None,
    }
}

/// Is it about the card where it must be, so that its place and its turns go without saying?
fn says_place(effect: &Effect) -> bool {
    let Does::Hold(statements) = &effect.does else { return false };
    effect.turn == TurnScope::All && crate::read::place_of(statements, Place::Battle) != Place::Battle
}

/// The start or end of somebody's turn, beside other timings.
fn turn_timing(when: &When) -> Option<&'static str> {
    let When::When(Pattern { what, subject, how: How::Any, other: None }) = when else { return None };
    if !subject.of.is_empty() || subject.from != [Area::Battle] {
        return None;
    }
    match (what, subject.whose) {
        (Happening::TurnStarts, Whose::Yours) => Some("[Start of Your Turn]"),
        (Happening::TurnStarts, Whose::Opponents) => Some("[Start of Opponent's Turn]"),
        (Happening::TurnEnds, Whose::Yours) => Some("[End of Your Turn]"),
        (Happening::TurnEnds, Whose::Opponents) => Some("[End of Opponent's Turn]"),
        (Happening::MainPhaseStarts, Whose::Yours) => Some("[Start of Your Main Phase]"),
        (Happening::MainPhaseStarts, Whose::Opponents) => Some("[Start of Opponent's Main Phase]"),
        _ => None,
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
    let in_words = |when: &When| {
        matches!(when, When::Always | When::When(_) | When::Would(_)) && turn_timing(when).is_none()
    };
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
