//! The numbers of cards: their names, and how they are compared.

use crate::japanese::writer::Writer;
use digimon::effects::language::{Amount, Cmp, Stat};

/// What the number is called.
pub fn called(stat: Stat) -> &'static str {
    match stat {
        Stat::Level => "Lv.",
        Stat::Dp => "DP",
        Stat::PlayCost => "登場コスト",
        Stat::Cost => "コスト",
        Stat::DigivolutionCards => "進化元枚数",
        Stat::FaceDownDigivolutionCards => "裏向きの進化元枚数",
        Stat::LinkCards => "リンクカード枚数",
        Stat::Colors => "色数",
        Stat::SecurityAttack => "Sアタックの数値",
        Stat::Name => "名称",
        Stat::Trait => "特徴",
        Stat::Number => "カードナンバー",
    }
}

/// Things that are counted, and the word that counts them.
pub fn counted(stat: Stat) -> Option<(&'static str, &'static str)> {
    match stat {
        Stat::DigivolutionCards => Some(("進化元", "枚")),
        Stat::FaceDownDigivolutionCards => Some(("裏向きの進化元", "枚")),
        Stat::LinkCards => Some(("リンクカード", "枚")),
        Stat::Colors => Some(("色", "色")),
        Stat::Name | Stat::Trait | Stat::Number => Some((called(stat), "種")),
        Stat::Level | Stat::Dp | Stat::PlayCost | Stat::Cost | Stat::SecurityAttack => None,
    }
}

/// 以下, 以上, 未満.
pub fn relation(cmp: Cmp) -> &'static str {
    match cmp {
        Cmp::AtMost => "以下",
        Cmp::AtLeast => "以上",
        Cmp::Exactly => "",
        Cmp::Less => "未満",
        Cmp::More => "より大きい",
    }
}

/// A number with its counter, compared: 3枚以下. Whole numbers need no 未満.
pub fn plain(cmp: Cmp, n: i32, counter: &str) -> String {
    match cmp {
        Cmp::Less => format!("{}{counter}以下", n - 1),
        Cmp::More => format!("{}{counter}以上", n + 1),
        Cmp::AtMost | Cmp::AtLeast | Cmp::Exactly => format!("{n}{counter}{}", relation(cmp)),
    }
}

/// What holds when the comparison does not, if a comparison says it.
pub fn opposite(cmp: Cmp) -> Option<Cmp> {
    match cmp {
        Cmp::AtMost => Some(Cmp::More),
        Cmp::AtLeast => Some(Cmp::Less),
        Cmp::Less => Some(Cmp::AtLeast),
        Cmp::More => Some(Cmp::AtMost),
        Cmp::Exactly => None,
    }
}

impl Writer<'_> {
    /// A number compared with another, as a noun: 4以下, このデジモンのDP以下.
    pub(crate) fn compared(&mut self, cmp: Cmp, amount: &Amount, counter: &str) -> String {
        match amount {
            Amount::N(n) if counter.is_empty() && matches!(cmp, Cmp::Less | Cmp::More) => {
                format!("{n}{}", relation(cmp))
            }
            Amount::N(n) => plain(cmp, *n, counter),
            _ if cmp == Cmp::Exactly => format!("{}と同じ", self.value(amount)),
            _ => format!("{}{}", self.value(amount), relation(cmp)),
        }
    }
}
