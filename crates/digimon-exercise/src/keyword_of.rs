//! A keyword of each kind, for made-up cards that must have one.

use digimon::effects::language::{Keyword, KeywordKind};

pub(crate) fn keyword_of(kind: KeywordKind) -> Keyword {
    match kind {
        KeywordKind::SecurityAttack => Keyword::SecurityAttack(1),
        KeywordKind::Blocker => Keyword::Blocker,
        KeywordKind::Piercing => Keyword::Piercing,
        KeywordKind::Jamming => Keyword::Jamming,
        KeywordKind::Digisorption => Keyword::Digisorption(-1),
        KeywordKind::Reboot => Keyword::Reboot,
        KeywordKind::Retaliation => Keyword::Retaliation,
        KeywordKind::Rush => Keyword::Rush,
        KeywordKind::Decoy => Keyword::Decoy(Vec::new()),
        KeywordKind::ArmorPurge => Keyword::ArmorPurge,
        KeywordKind::MaterialSave => Keyword::MaterialSave(1),
        KeywordKind::Evade => Keyword::Evade,
        KeywordKind::Raid => Keyword::Raid,
        KeywordKind::Alliance => Keyword::Alliance,
        KeywordKind::Barrier => Keyword::Barrier,
        KeywordKind::BlastDigivolve => Keyword::BlastDigivolve,
        KeywordKind::Fortitude => Keyword::Fortitude,
        KeywordKind::Partition => Keyword::Partition(Vec::new(), Vec::new()),
        KeywordKind::Collision => Keyword::Collision,
        KeywordKind::BlastDnaDigivolve => Keyword::BlastDnaDigivolve(Vec::new(), Vec::new()),
        KeywordKind::Scapegoat => Keyword::Scapegoat,
        KeywordKind::Vortex => Keyword::Vortex,
        KeywordKind::Overclock => Keyword::Overclock(Vec::new()),
        KeywordKind::Iceclad => Keyword::Iceclad,
        KeywordKind::Decode => Keyword::Decode(Vec::new()),
        KeywordKind::Fragment => Keyword::Fragment(1),
        KeywordKind::Execute => Keyword::Execute,
        KeywordKind::Progress => Keyword::Progress,
        KeywordKind::LinkPlus => Keyword::LinkPlus(1),
        KeywordKind::Training => Keyword::Training,
    }
}
