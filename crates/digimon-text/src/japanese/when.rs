//! Timings: the icons in front of an effect, and 〜とき.

use crate::japanese::happening::{Tense, share_verb};
use crate::japanese::writer::Writer;
use digimon::effects::language::{Effect, Icons, Pattern, Place, TurnScope, When};

impl Writer<'_> {
    /// The icons of an effect and its trigger condition: 【自分のターン】[ターンに1回]〜とき、.
    pub(crate) fn timing(&mut self, effect: &Effect) -> String {
        let mut parts: Vec<String> = place_icon(effect.icons.place).into_iter().map(str::to_owned).collect();
        parts.extend(turn_icon(effect).map(str::to_owned));
        for when in &effect.when {
            parts.extend(icon(when, effect.turn).filter(|icon| !parts.contains(icon)));
        }
        parts.extend(per_turn_icon(effect.icons));
        let trigger = self.triggers(&effect.when);
        let comma = if trigger.is_empty() { "" } else { "、" };
        format!("{}{trigger}{comma}", parts.concat())
    }

    /// All that is said in words: 〜したときか、〜したとき.
    fn triggers(&mut self, whens: &[When]) -> String {
        let patterns: Vec<(&Pattern, Tense)> = whens.iter().filter_map(pattern_of).collect();
        let mut said: Vec<String> = Vec::new();
        let mut at = 0;
        while let Some((first, tense)) = patterns.get(at) {
            let same =
                patterns[at..].iter().take_while(|(next, then)| then == tense && together(first, next));
            let group: Vec<&Pattern> = same.map(|(pattern, _)| *pattern).collect();
            said.push(format!("{}とき", self.happening(&group, *tense)));
            at += group.len();
        }
        said.join("か、")
    }

    /// The icon of a timing, where effects with it are spoken of.
    pub(crate) fn timing_icon(&mut self, when: &When) -> String {
        let words = pattern_of(when)
            .map(|(pattern, tense)| format!("「{}とき」の", self.happening(&[pattern], tense)));
        words.or_else(|| icon(when, TurnScope::Yours)).unwrap_or_else(|| "永続".to_owned())
    }
}

/// Can they be said with one subject and one verb ending?
fn together(one: &Pattern, two: &Pattern) -> bool {
    let alike =
        one.subject == two.subject && one.how == two.how && one.other.is_none() && two.other.is_none();
    std::ptr::eq(one, two) || (alike && share_verb(one.what, two.what))
}

fn pattern_of(when: &When) -> Option<(&Pattern, Tense)> {
    match when {
        When::When(pattern) => Some((pattern, Tense::Happened)),
        When::Would(pattern) => Some((pattern, Tense::Would)),
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

fn icon(when: &When, turn: TurnScope) -> Option<String> {
    let whose = match turn {
        TurnScope::All => "お互い",
        TurnScope::Yours => "自分",
        TurnScope::Opponents => "相手",
    };
    let icon = match when {
        When::Always | When::When(_) | When::Would(_) => return None,
        When::OnPlay => "【登場時】",
        When::WhenDigivolving => "【進化時】",
        When::OnDeletion => "【消滅時】",
        When::WhenAttacking => "【アタック時】",
        When::WhenLinking => "【リンク時】",
        When::Main => "【メイン】",
        When::Security => "【セキュリティ】",
        When::StartOfTurn => return Some(format!("【{whose}のターン開始時】")),
        When::EndOfTurn => return Some(format!("【{whose}のターン終了時】")),
        When::StartOfMainPhase => return Some(format!("【{whose}のメインフェイズ開始時】")),
        When::Counter => "【カウンター】",
        When::EndOfAttack => "【アタック終了時】",
        When::WhenMoving => "【移動時】",
    };
    Some(icon.to_owned())
}

/// The turns in which it works, unless its timing says so itself.
fn turn_icon(effect: &Effect) -> Option<&'static str> {
    let in_words = |when: &When| matches!(when, When::Always | When::When(_) | When::Would(_));
    let says_turn =
        |when: &When| matches!(when, When::StartOfTurn | When::EndOfTurn | When::StartOfMainPhase);
    match effect.turn {
        _ if effect.when.iter().any(says_turn) => None,
        TurnScope::Yours => Some("【自分のターン】"),
        TurnScope::Opponents => Some("【相手のターン】"),
        TurnScope::All if effect.icons.place == Place::Anywhere => None,
        TurnScope::All => effect.when.iter().any(in_words).then_some("【お互いのターン】"),
    }
}

fn per_turn_icon(icons: Icons) -> Option<String> {
    icons.per_turn.map(|times| format!("[ターンに{times}回]"))
}

fn place_icon(place: Place) -> Option<&'static str> {
    match place {
        Place::Battle | Place::Anywhere => None,
        Place::Hand => Some("{手札}"),
        Place::Trash => Some("{トラッシュ}"),
        Place::Breeding => Some("{育成}"),
        Place::Security => Some("{セキュリティ}"),
        Place::Field => Some("{バトルエリア}{育成}"),
    }
}
