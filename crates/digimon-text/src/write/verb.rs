//! What an effect can have done, and whether it has.

use digimon::effects::language::Verb;

/// "deleted", "played".
pub fn past(verb: Verb) -> &'static str {
    match verb {
        Verb::Deleted => "deleted",
        Verb::Trashed => "trashed",
        Verb::Returned => "returned",
        Verb::Added => "added",
        Verb::Placed => "placed",
        Verb::Played => "played",
        Verb::Digivolved => "digivolved",
        Verb::Suspended => "suspended",
        Verb::Unsuspended => "unsuspended",
        Verb::Drawn => "drawn",
        Verb::Revealed => "revealed",
        Verb::Used => "used",
        Verb::Linked => "linked",
        Verb::Attacked => "attacked",
        Verb::DeDigivolved => "de-digivolved",
        Verb::Moved => "moved",
        Verb::Prevented => "saved",
        Verb::Any => "affected",
    }
}

/// "delete", "play".
pub fn base(verb: Verb) -> &'static str {
    match verb {
        Verb::Deleted => "delete",
        Verb::Trashed => "trash",
        Verb::Returned => "return",
        Verb::Added => "add",
        Verb::Placed => "place",
        Verb::Played => "play",
        Verb::Digivolved => "digivolve",
        Verb::Suspended => "suspend",
        Verb::Unsuspended => "unsuspend",
        Verb::Drawn => "draw",
        Verb::Revealed => "reveal",
        Verb::Used => "use",
        Verb::Linked => "link",
        Verb::Attacked => "attack",
        Verb::DeDigivolved => "de-digivolve",
        Verb::Moved => "move",
        Verb::Prevented => "save",
        Verb::Any => "affect",
    }
}
