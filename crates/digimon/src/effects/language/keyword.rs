//! DCG 16: keyword effects as they are printed, with what stands in their icon.

use super::Filter;
use serde::{Deserialize, Serialize};

/// 16-1: a keyword that a card has or is given. Keywords that are processes (Draw, Recovery,
/// De-Digivolve, Blitz, Save, Mind Link, Digi-Burst, Delay) are steps of the language.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Keyword {
    SecurityAttack(i8),
    Blocker,
    Piercing,
    Jamming,
    Digisorption(i8),
    Reboot,
    Retaliation,
    Rush,
    Decoy(Vec<Filter>),
    ArmorPurge,
    MaterialSave(u8),
    Evade,
    Raid,
    Alliance,
    Barrier,
    BlastDigivolve,
    Fortitude,
    Partition(Vec<Filter>, Vec<Filter>),
    Collision,
    BlastDnaDigivolve(Vec<Filter>, Vec<Filter>),
    Scapegoat,
    Vortex,
    Overclock(Vec<Filter>),
    Iceclad,
    Decode(Vec<Filter>),
    Fragment(u8),
    Execute,
    Progress,
    LinkPlus(u8),
    Training,
}

/// 16-2: two keywords that differ only in their number or their cards are of the same kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[repr(u8)]
pub enum KeywordKind {
    SecurityAttack,
    Blocker,
    Piercing,
    Jamming,
    Digisorption,
    Reboot,
    Retaliation,
    Rush,
    Decoy,
    ArmorPurge,
    MaterialSave,
    Evade,
    Raid,
    Alliance,
    Barrier,
    BlastDigivolve,
    Fortitude,
    Partition,
    Collision,
    BlastDnaDigivolve,
    Scapegoat,
    Vortex,
    Overclock,
    Iceclad,
    Decode,
    Fragment,
    Execute,
    Progress,
    LinkPlus,
    Training,
}

impl KeywordKind {
    /// The last of the list, for sets that have a place for each.
    pub const LAST: KeywordKind = KeywordKind::Training;
}

/// Keywords that are processes and that cards are told apart by.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Process {
    /// 16-13
    DigiBurst,
    /// 16-15
    Blitz,
}

impl Keyword {
    pub fn kind(&self) -> KeywordKind {
        match self {
            Keyword::SecurityAttack(_) => KeywordKind::SecurityAttack,
            Keyword::Blocker => KeywordKind::Blocker,
            Keyword::Piercing => KeywordKind::Piercing,
            Keyword::Jamming => KeywordKind::Jamming,
            Keyword::Digisorption(_) => KeywordKind::Digisorption,
            Keyword::Reboot => KeywordKind::Reboot,
            Keyword::Retaliation => KeywordKind::Retaliation,
            Keyword::Rush => KeywordKind::Rush,
            Keyword::Decoy(_) => KeywordKind::Decoy,
            Keyword::ArmorPurge => KeywordKind::ArmorPurge,
            Keyword::MaterialSave(_) => KeywordKind::MaterialSave,
            Keyword::Evade => KeywordKind::Evade,
            Keyword::Raid => KeywordKind::Raid,
            Keyword::Alliance => KeywordKind::Alliance,
            Keyword::Barrier => KeywordKind::Barrier,
            Keyword::BlastDigivolve => KeywordKind::BlastDigivolve,
            Keyword::Fortitude => KeywordKind::Fortitude,
            Keyword::Partition(..) => KeywordKind::Partition,
            Keyword::Collision => KeywordKind::Collision,
            Keyword::BlastDnaDigivolve(..) => KeywordKind::BlastDnaDigivolve,
            Keyword::Scapegoat => KeywordKind::Scapegoat,
            Keyword::Vortex => KeywordKind::Vortex,
            Keyword::Overclock(_) => KeywordKind::Overclock,
            Keyword::Iceclad => KeywordKind::Iceclad,
            Keyword::Decode(_) => KeywordKind::Decode,
            Keyword::Fragment(_) => KeywordKind::Fragment,
            Keyword::Execute => KeywordKind::Execute,
            Keyword::Progress => KeywordKind::Progress,
            Keyword::LinkPlus(_) => KeywordKind::LinkPlus,
            Keyword::Training => KeywordKind::Training,
        }
    }
}
