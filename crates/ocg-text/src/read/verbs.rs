//! One table of verbs: a row for each, with its forms. Steps and costs take the plain form, triggers and restrictions
//! the participle ("is destroyed", "cannot be destroyed"), and so do words that point back ("the destroyed monster").

use super::P;
use super::tree::Verb;
use ocg::language::Happening;
use std::sync::LazyLock;
use text::grammar::{At, Parses};

/// One verb.
pub struct Row {
    pub verb: Verb,
    plain: &'static str,
    /// "Your opponent destroys".
    third: &'static str,
    participle: &'static str,
    /// "By destroying".
    gerund: &'static str,
    /// What an effect waits for that waits for this; nothing if a text says where to as well.
    pub happening: Option<Happening>,
}

const fn row(
    verb: Verb,
    [plain, third, participle, gerund]: [&'static str; 4],
    happening: Option<Happening>,
) -> Row {
    Row { verb, plain, third, participle, gerund, happening }
}

pub const TABLE: [Row; 23] = [
    row(Verb::Destroy, ["destroy", "destroys", "destroyed", "destroying"], Some(Happening::Destroyed)),
    row(Verb::Send, ["send", "sends", "sent", "sending"], None),
    row(Verb::Banish, ["banish", "banishes", "banished", "banishing"], Some(Happening::Banished)),
    row(Verb::Discard, ["discard", "discards", "discarded", "discarding"], Some(Happening::Discarded)),
    row(Verb::Tribute, ["tribute", "tributes", "tributed", "tributing"], Some(Happening::Tributed)),
    row(Verb::Add, ["add", "adds", "added", "adding"], None),
    row(Verb::Return, ["return", "returns", "returned", "returning"], None),
    row(Verb::Shuffle, ["shuffle", "shuffles", "shuffled", "shuffling"], None),
    row(Verb::Place, ["place", "places", "placed", "placing"], None),
    row(
        Verb::SpecialSummon,
        ["special summon", "special summons", "special summoned", "special summoning"],
        None,
    ),
    row(Verb::NormalSummon, ["normal summon", "normal summons", "normal summoned", "normal summoning"], None),
    row(Verb::Set, ["set", "sets", "set", "setting"], Some(Happening::Set)),
    row(Verb::Reveal, ["reveal", "reveals", "revealed", "revealing"], None),
    row(Verb::Reveal, ["show", "shows", "shown", "showing"], None),
    row(Verb::Equip, ["equip", "equips", "equipped", "equipping"], None),
    row(Verb::Attach, ["attach", "attaches", "attached", "attaching"], None),
    row(Verb::Detach, ["detach", "detaches", "detached", "detaching"], Some(Happening::Detached)),
    row(Verb::Excavate, ["excavate", "excavates", "excavated", "excavating"], None),
    row(Verb::Look, ["look at", "looks at", "looked at", "looking at"], None),
    row(Verb::Take, ["take", "takes", "taken", "taking"], None),
    row(Verb::Take, ["choose", "chooses", "chosen", "choosing"], None),
    row(Verb::Draw, ["draw", "draws", "drawn", "drawing"], Some(Happening::Drawn)),
    row(Verb::Draw, ["draw", "draws", "drew", "drawing"], None),
];

type Form = LazyLock<Vec<(&'static str, Verb)>>;

static PLAIN: Form = LazyLock::new(|| TABLE.iter().map(|row| (row.plain, row.verb)).collect());
static THIRD: Form = LazyLock::new(|| TABLE.iter().map(|row| (row.third, row.verb)).collect());
static PARTICIPLE: Form = LazyLock::new(|| TABLE.iter().map(|row| (row.participle, row.verb)).collect());
static GERUND: Form = LazyLock::new(|| TABLE.iter().map(|row| (row.gerund, row.verb)).collect());

/// "Destroy".
pub fn plain(p: &P<'_>, at: At) -> Parses<Verb> {
    p.row(at, "a verb", &PLAIN)
}

/// "Destroys".
pub fn third(p: &P<'_>, at: At) -> Parses<Verb> {
    p.row(at, "a verb", &THIRD)
}

/// "Destroyed".
pub fn past(p: &P<'_>, at: At) -> Parses<Verb> {
    p.row(at, "a participle", &PARTICIPLE)
}

/// "Destroying".
pub fn gerund(p: &P<'_>, at: At) -> Parses<Verb> {
    p.row(at, "a verb", &GERUND)
}

pub fn happening(verb: Verb) -> Option<Happening> {
    TABLE.iter().find(|row| row.verb == verb).and_then(|row| row.happening)
}
