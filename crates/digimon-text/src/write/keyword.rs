//! Keywords as their icons.

use crate::write::brief::brief;
use digimon::effects::language::{Keyword, KeywordKind, Process};

/// `<Blocker>`, `<Security A. +1>`.
pub fn icon(keyword: &Keyword) -> String {
    let name = kind_name(keyword.kind());
    let inside = match keyword {
        Keyword::SecurityAttack(n) => format!(" {n:+}"),
        Keyword::Digisorption(n) => format!(" -{}", n.unsigned_abs()),
        Keyword::MaterialSave(n) => format!(" {n}"),
        Keyword::Fragment(n) => format!(" ({n})"),
        Keyword::LinkPlus(n) => format!(" +{n}"),
        Keyword::Decoy(of) | Keyword::Overclock(of) | Keyword::Decode(of) => format!(" ({})", brief(of)),
        Keyword::Partition(one, two) => format!(" ({} & {})", brief(one), brief(two)),
        Keyword::BlastDnaDigivolve(one, two) => format!(" ({} + {})", brief(one), brief(two)),
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
    format!("<{name}{inside}>")
}

/// The icon of a keyword whatever stands in it.
pub fn kind_icon(kind: KeywordKind) -> String {
    format!("<{}>", kind_name(kind))
}

pub(crate) fn kind_name(kind: KeywordKind) -> &'static str {
    match kind {
        KeywordKind::SecurityAttack => "Security A.",
        KeywordKind::Blocker => "Blocker",
        KeywordKind::Piercing => "Piercing",
        KeywordKind::Jamming => "Jamming",
        KeywordKind::Digisorption => "Digisorption",
        KeywordKind::Reboot => "Reboot",
        KeywordKind::Retaliation => "Retaliation",
        KeywordKind::Rush => "Rush",
        KeywordKind::Decoy => "Decoy",
        KeywordKind::ArmorPurge => "Armor Purge",
        KeywordKind::MaterialSave => "Material Save",
        KeywordKind::Evade => "Evade",
        KeywordKind::Raid => "Raid",
        KeywordKind::Alliance => "Alliance",
        KeywordKind::Barrier => "Barrier",
        KeywordKind::BlastDigivolve => "Blast Digivolve",
        KeywordKind::Fortitude => "Fortitude",
        KeywordKind::Partition => "Partition",
        KeywordKind::Collision => "Collision",
        KeywordKind::BlastDnaDigivolve => "Blast DNA Digivolve",
        KeywordKind::Scapegoat => "Scapegoat",
        KeywordKind::Vortex => "Vortex",
        KeywordKind::Overclock => "Overclock",
        KeywordKind::Iceclad => "Iceclad",
        KeywordKind::Decode => "Decode",
        KeywordKind::Fragment => "Fragment",
        KeywordKind::Execute => "Execute",
        KeywordKind::Progress => "Progress",
        KeywordKind::LinkPlus => "Link",
        KeywordKind::Training => "Training",
    }
}

/// The icon of a keyword that is a process.
pub fn process_icon(process: Process) -> String {
    match process {
        Process::DigiBurst => "<Digi-Burst>".to_owned(),
        Process::Blitz => "<Blitz>".to_owned(),
    }
}
