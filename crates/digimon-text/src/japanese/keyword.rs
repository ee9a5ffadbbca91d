//! Keywords as their icons.

use crate::japanese::writer::Writer;
use digimon::effects::language::{Keyword, KeywordKind, Process};

impl Writer<'_> {
    /// ≪ブロッカー≫, ≪Sアタック+1≫.
    pub(crate) fn icon(&mut self, keyword: &Keyword) -> String {
        let name = kind_name(keyword.kind());
        let inside = match keyword {
            Keyword::SecurityAttack(n) => format!("{n:+}"),
            Keyword::Digisorption(n) => format!("-{}", n.unsigned_abs()),
            Keyword::MaterialSave(n) => n.to_string(),
            Keyword::Fragment(n) => format!("《{n}》"),
            Keyword::LinkPlus(n) => format!("+{n}"),
            Keyword::Decoy(of) | Keyword::Overclock(of) | Keyword::Decode(of) => {
                format!("《{}》", self.brief(of))
            }
            Keyword::Partition(one, two) => format!("《{}＆{}》", self.brief(one), self.brief(two)),
            Keyword::BlastDnaDigivolve(one, two) => format!("《{}+{}》", self.brief(one), self.brief(two)),
            Keyword::Blocker
            | Keyword::Piercing
            | Keyword::Jamming
            | Keyword::Reboot
            | Keyword::Retaliation
            | Keyword::Rush
            | Keyword::ArmorPurge
            | Keyword::Evade
            | Keyword::Raid
            | Keyword::Alliance
            | Keyword::Barrier
            | Keyword::BlastDigivolve
            | Keyword::Fortitude
            | Keyword::Collision
            | Keyword::Scapegoat
            | Keyword::Vortex
            | Keyword::Iceclad
            | Keyword::Execute
            | Keyword::Progress
            | Keyword::Training => String::new(),
        };
        format!("≪{name}{inside}≫")
    }
}

/// The icon of a keyword whatever stands in it.
pub fn kind_icon(kind: KeywordKind) -> String {
    format!("≪{}≫", kind_name(kind))
}

fn kind_name(kind: KeywordKind) -> &'static str {
    match kind {
        KeywordKind::SecurityAttack => "Sアタック",
        KeywordKind::Blocker => "ブロッカー",
        KeywordKind::Piercing => "貫通",
        KeywordKind::Jamming => "ジャミング",
        KeywordKind::Digisorption => "吸収進化",
        KeywordKind::Reboot => "再起動",
        KeywordKind::Retaliation => "道連れ",
        KeywordKind::Rush => "速攻",
        KeywordKind::Decoy => "デコイ",
        KeywordKind::ArmorPurge => "アーマー解除",
        KeywordKind::MaterialSave => "マテリアルセーブ",
        KeywordKind::Evade => "回避",
        KeywordKind::Raid => "突進",
        KeywordKind::Alliance => "連携",
        KeywordKind::Barrier => "防壁",
        KeywordKind::BlastDigivolve => "ブラスト進化",
        KeywordKind::Fortitude => "不屈",
        KeywordKind::Partition => "パーティション",
        KeywordKind::Collision => "衝突",
        KeywordKind::BlastDnaDigivolve => "ブラストジョグレス",
        KeywordKind::Scapegoat => "スケープゴート",
        KeywordKind::Vortex => "ヴォルテクス",
        KeywordKind::Overclock => "オーバークロック",
        KeywordKind::Iceclad => "氷装",
        KeywordKind::Decode => "デコード",
        KeywordKind::Fragment => "フラグメント",
        KeywordKind::Execute => "エグゼキュート",
        KeywordKind::Progress => "プログレス",
        KeywordKind::LinkPlus => "リンク",
        KeywordKind::Training => "トレーニング",
    }
}

/// The icon of a keyword that is a process.
pub fn process_icon(process: Process) -> String {
    match process {
        Process::DigiBurst => "≪デジバースト≫".to_owned(),
        Process::Blitz => "≪進撃≫".to_owned(),
    }
}
