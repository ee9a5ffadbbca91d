//! What is told of events, in English: once, for the program and for the page, which writes its dictionary from these.
//! A place in braces is filled by whoever tells it: `{seat}` may be "A" or "You".

/// The name of each event, and its sentence.
pub const EVENTS: &[(&str, &str)] = &[
    ("decks_shuffled", "The decks are shuffled."),
    ("opening_hands", "Both players drew their first 5 cards."),
    ("redrew", "{seat} redrew the hand."),
    ("security_set", "Both players set 5 security cards."),
    ("turn_began", "Turn {number}: {whose} turn begins."),
    ("phase_began", "{phase}"),
    ("turn_ending", "End of {whose} turn."),
    ("turn_ended", "{seat} ended the turn."),
    ("passed", "{seat} passed."),
    ("drew", "{seat} drew {cards}."),
    ("memory_gained", "{seat} gained {change} memory, now {now}."),
    ("memory_lost", "{seat} lost {change} memory, now {now}."),
    ("paid", "{seat} paid {cost}, memory {now}."),
    ("cannot_pay", "{seat} could not pay {cost} for {card}."),
    ("announced", "{seat} declared {card}."),
    ("played", "{card} was played."),
    ("played_in_breeding_area", "{card} was played in the breeding area."),
    ("digivolved", "{onto} digivolved into {card}."),
    ("dna_digivolved", "DNA digivolution into {card}."),
    ("used", "{card} was used."),
    ("linked", "{card} was linked to {to}."),
    ("hatched", "{card} hatched."),
    ("moved", "{card} moved out of the breeding area."),
    ("suspended", "Suspended: {cards}."),
    ("unsuspended", "Unsuspended: {cards}."),
    ("deleted", "Deleted: {cards}."),
    ("put", "{cards} went {where}."),
    ("placed_in_play", "Placed in the battle area: {cards}."),
    ("put_under", "Placed under the card to be played: {cards}."),
    ("token_gone", "{card} (token) was removed from the game."),
    ("de_digivolved", "{unit} was de-digivolved, without {cards}."),
    ("flipped", "Turned over: {cards}."),
    ("revealed", "Revealed: {cards}."),
    ("looked_at", "{seat} looked at {cards}."),
    ("shuffled", "{seat} shuffled {pile}."),
    ("attack_declared", "{unit} attacked {target}."),
    ("target_switched", "The attack target switched to {target}."),
    ("blocked", "{card} blocked."),
    ("attack_ended", "The attack ended."),
    ("attack_failed", "The attack was not successful."),
    ("security_checked", "{checker} checked security: {card}."),
    ("battled", "Battle: {one} ({left} DP) and {two} ({right} DP)."),
    ("battled_by_cards", "Battle: {one} ({left} digivolution cards) and {two} ({right} digivolution cards)."),
    ("triggered", "{source} triggered."),
    ("activated", "{source} activated."),
    ("lost", "{source} can no longer activate."),
    ("declined", "{source} was not used."),
    ("prevented", "Prevented for {cards}."),
    ("unaffected", "{card} is not affected."),
    ("gave", "{to} was given an effect."),
    ("gave_to_many", "An effect now applies."),
    ("rule_checked", "Rule check: {cards}."),
    ("deferred", "Part of the effect is deferred."),
    ("loop_found", "An infinite loop was found."),
    ("loop_stops", "The loop repeats {times} times, then stops."),
    ("stalled", "The game was given up: it would have gone on without end."),
    ("won", "{seat} won the game."),
    ("draw", "The game ended in a draw."),
    ("conceded", "{seat} conceded."),
    ("draw_agreed", "Both players agreed on a draw."),
    ("time_ran_out", "{seat} ran out of time."),
];

/// Where cards are put.
pub const PUTS: &[(&str, &str)] = &[
    ("hand", "to the hand"),
    ("trash", "to the trash"),
    ("deck_top", "on top of the deck"),
    ("deck_bottom", "to the bottom of the deck"),
    ("egg_deck_bottom", "to the bottom of the Digi-Egg deck"),
    ("security_top", "on top of the security stack, face {face}"),
    ("security_bottom", "to the bottom of the security stack, face {face}"),
    ("under", "under {card}"),
    ("under_played", "under the card to be played"),
];

/// What is shuffled.
pub const PILES: &[(&str, &str)] = &[
    ("deck", "the deck"),
    ("egg_deck", "the Digi-Egg deck"),
    ("hand", "the hand"),
    ("security", "the security stack"),
];

/// An effect, where it is told by its card alone.
pub const EFFECT_OF: &str = "an effect of {card}";

/// The target of an attack that is not there any more.
pub const TARGET_GONE: &str = "a target that is gone";

/// The sentence of this name; a test asks for every one.
pub(super) fn sentence(of: &'static [(&str, &str)], name: &str) -> &'static str {
    of.iter().find(|(known, _)| *known == name).map_or("", |(_, sentence)| sentence)
}
