//! What an effect can have done, in the past.

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
