// Made from crates/digimon-view by `HEADJUDGE_BLESS=1 cargo test -p digimon-view --test types`. Do not edit.

/**
 * One of the two players.
 */
export type Seat = "A" | "B";

/**
 * A game at one moment.
 */
export type View = { turn: number, turn_player: Seat, phase: PhaseView, 
/**
 * 4-1: positive on the side of seat A.
 */
memory: number, 
/**
 * Seat A, seat B.
 */
sides: [SideView, SideView], attack: AttackView | null, 
/**
 * 15-4-4: the effects that wait to be activated; the first goes first, as far as it is decided.
 */
pending: Array<EffectView>, 
/**
 * The effects that are being carried out; the innermost is the last.
 */
resolving: Array<EffectView>, 
/**
 * Cards that belong to no area just now: revealed, used, checked.
 */
shown: Array<CardView>, asked: Asked | null, };

/**
 * 6-1-2
 */
export type PhaseView = "setup" | "unsuspend" | "draw" | "breeding" | "main";

/**
 * What one player has.
 */
export type SideView = { 
/**
 * The top card first; cards that this viewer does not know have no number.
 */
deck: Array<CardView>, egg_deck: Array<CardView>, hand: Array<CardView>, 
/**
 * The top card first.
 */
security: Array<CardView>, 
/**
 * The newest card first.
 */
trash: Array<CardView>, breeding: UnitView | null, 
/**
 * Digimon, Tamers and Options in the order in which they came.
 */
battle: Array<UnitView>, };

/**
 * One physical card.
 */
export type CardView = { 
/**
 * Of this viewer only. A card that the viewer knows keeps it wherever it goes; one that the viewer does not know
 * is called by its place.
 */
id: number, 
/**
 * Its card number, if this viewer knows it: the page asks for its facts by it.
 */
number: string | null, owner: Seat, face: FaceView, 
/**
 * Both players know what it is, though it may lie face down.
 */
public: boolean, };

export type FaceView = "up" | "down";

/**
 * One card in play with what is under it and linked to it.
 */
export type UnitView = { id: number, owner: Seat, 
/**
 * The top card first.
 */
stack: Array<CardView>, links: Array<CardView>, suspended: boolean, 
/**
 * 7-1-2-1: it came this turn and cannot attack yet.
 */
fresh: boolean, 
/**
 * As they are now, with everything that changes them.
 */
dp: number | null, level: number | null, security_attack: number, 
/**
 * Its colours as they are now, such as "red".
 */
colors: Array<string>, 
/**
 * 16: the keywords that it has now, as they are printed, without brackets.
 */
keywords: Array<string>, 
/**
 * Restrictions and immunities that lie on it, each once.
 */
marks: Array<Mark>, };

/**
 * 11: the attack that goes on.
 */
export type AttackView = { attacker: number, target: TargetView, blocked: boolean, };

export type TargetView = { "player": Seat } | { "unit": number } | "gone";

/**
 * A question. Only those who may answer it see the offers.
 */
export type Asked = { seat: Seat, question: Question, 
/**
 * The clause that asks it.
 */
clause: string, 
/**
 * The effect that asks.
 */
by: EffectView | null, 
/**
 * The card that is just being played or digivolved into, where the rules ask for its sake.
 */
card: CardName | null, 
/**
 * Where several things are chosen one after the other: what was chosen so far, for those who may answer.
 */
picked: Picked | null, 
/**
 * In the order of the game's options; nothing for a viewer that may not see them.
 */
offers: Array<Offer> | null, };

export type Question = "redraw" | "breeding" | "main_phase" | "next_effect" | "next_immediate" | "optional" | "by" | "instead" | "target" | "digi_xros" | "assembly" | "dna_digivolve" | "burst_tamer" | "order" | "top_or_bottom" | "mode" | "number" | "attack_target" | "counter" | "block" | "link_to_trash" | "requirement" | "effect_to_activate" | "loop_count";

/**
 * An effect of a card, in play or waiting.
 */
export type EffectView = { 
/**
 * The card that it is printed on.
 */
card: CardName, 
/**
 * Its unit in play, if it belongs to one.
 */
unit: number | null, you: Seat, 
/**
 * The effect in words, as our writer writes it; nothing if this viewer does not know the card.
 */
text: string | null, };

/**
 * 15-10-2: so many are to be chosen, and these are.
 */
export type Picked = { spots: Array<Spot>, least: number, most: number, };

/**
 * One legal answer. It is answered with its place in the list.
 *
 * Where to click: the spots, one after the other. All offers that begin with the clicked spots stay on the table;
 * the one whose spots are all clicked is taken. An offer without spots is a button.
 */
export type Offer = { kind: OfferKind, spots: Array<Spot>, };

/**
 * A thing on the table that can be clicked, or onto which a card is dropped.
 */
export type Spot = { "card": number } | { "unit": number } | { "player": Seat } | "battle_area" | "egg_deck" | "memory_gauge";

/**
 * What the answer means, for the words of a button or a tooltip.
 */
export type OfferKind = { "offer": "yes" } | { "offer": "no" } | { "offer": "done" } | { "offer": "card", card: CardName, } | { "offer": "unit", card: CardName, } | { "offer": "player", seat: Seat, } | { "offer": "number", number: number, } | { "offer": "mode", text: string, } | { "offer": "requirement", requirement: RequirementView, } | { "offer": "top" } | { "offer": "bottom" } | { "offer": "effect", effect: EffectView, } | { "offer": "hatch" } | { "offer": "move" } | { "offer": "pass" } | { "offer": "play", card: CardName, cost: number | null, } | { "offer": "digivolve", card: CardName, onto: CardName, way: WayView, 
/**
 * The requirement that is used.
 */
requirement: RequirementView | null, cost: number | null, } | { "offer": "dna_digivolve", card: CardName, } | { "offer": "use", card: CardName, cost: number | null, } | { "offer": "link", card: CardName, to: CardName, cost: number | null, } | { "offer": "attack_player", card: CardName, } | { "offer": "attack", card: CardName, target: CardName, } | { "offer": "activate", effect: EffectView, } | { "offer": "block", card: CardName, };

/**
 * Which kind of requirement a digivolution uses.
 */
export type WayView = "requirement" | "ignoring" | "dna" | "burst" | "app_fusion" | "granted";

/**
 * A card in a sentence. Without a number it is a card that this viewer does not know; the id is then that of its
 * place, or 65535 in the log.
 */
export type CardName = { id: number, number: string | null, name: string | null, owner: Seat, 
/**
 * The unit that it was, if it was in play.
 */
unit: number | null, };

/**
 * One line: what happened, and the clauses that it followed.
 */
export type Line = { turn: number, 
/**
 * How many moves had been made before.
 */
at: number, says: EventView, 
/**
 * Clauses of the Comprehensive Rules; the page asks for their words by the request "clause".
 */
clauses: Array<string>, };

export type EventView = { "say": "decks_shuffled" } | { "say": "opening_hands" } | { "say": "redrew", seat: Seat, } | { "say": "security_set" } | { "say": "turn_began", seat: Seat, number: number, } | { "say": "phase_began", phase: PhaseView, } | { "say": "turn_ending", seat: Seat, } | { "say": "turn_ended", seat: Seat, } | { "say": "passed", seat: Seat, } | { "say": "drew", seat: Seat, cards: Array<CardName>, } | { "say": "memory", seat: Seat, by: number, now: number, } | { "say": "paid", seat: Seat, cost: number, now: number, } | { "say": "cannot_pay", seat: Seat, card: CardName, cost: number, } | { "say": "announced", seat: Seat, card: CardName, } | { "say": "played", card: CardName, area: AreaView, } | { "say": "digivolved", card: CardName, onto: CardName, } | { "say": "dna_digivolved", card: CardName, } | { "say": "used", card: CardName, } | { "say": "linked", card: CardName, to: CardName, } | { "say": "hatched", card: CardName, } | { "say": "moved", card: CardName, } | { "say": "suspended", cards: Array<CardName>, } | { "say": "unsuspended", cards: Array<CardName>, } | { "say": "deleted", cards: Array<CardName>, } | { "say": "put", cards: Array<CardName>, to: To, } | { "say": "placed_in_play", cards: Array<CardName>, } | { "say": "put_under", cards: Array<CardName>, } | { "say": "token_gone", card: CardName, } | { "say": "de_digivolved", unit: CardName, cards: Array<CardName>, } | { "say": "flipped", cards: Array<CardName>, } | { "say": "revealed", cards: Array<CardName>, } | { "say": "looked_at", seat: Seat, cards: Array<CardName>, } | { "say": "shuffled", seat: Seat, pile: PileView, } | { "say": "attack_declared", unit: CardName, target: TargetName, } | { "say": "target_switched", target: TargetName, } | { "say": "blocked", card: CardName, } | { "say": "attack_ended" } | { "say": "attack_failed" } | { "say": "security_checked", by: CardName, card: CardName, } | { "say": "battled", one: CardName, two: CardName, numbers: [number, number], compared: Compared, } | { "say": "triggered", effect: EffectView, } | { "say": "activated", effect: EffectView, } | { "say": "lost", effect: EffectView, } | { "say": "declined", effect: EffectView, } | { "say": "prevented", cards: Array<CardName>, } | { "say": "unaffected", card: CardName, } | { "say": "gave", to: CardName | null, } | { "say": "rule_checked", cards: Array<CardName>, } | { "say": "deferred" } | { "say": "loop_found" } | { "say": "loop_stops", times: number, } | { "say": "stalled" } | { "say": "won", seat: Seat, } | { "say": "draw" } | { "say": "conceded", seat: Seat, } | { "say": "draw_agreed" } | { "say": "time_ran_out", seat: Seat, };

/**
 * 3-4: the two parts of the field.
 */
export type AreaView = "battle" | "breeding";

/**
 * The hidden piles of a player.
 */
export type PileView = "deck" | "egg_deck" | "hand" | "security";

/**
 * What a battle compared: DP (14-2-1), or digivolution cards (16-34-1).
 */
export type Compared = "dp" | "digivolution_cards";

/**
 * Where cards were put.
 */
export type To = { "to": "hand" } | { "to": "trash" } | { "to": "deck_top" } | { "to": "deck_bottom" } | { "to": "egg_deck_bottom" } | { "to": "security_top", face: FaceView, } | { "to": "security_bottom", face: FaceView, } | { "to": "under", card: CardName, } | { "to": "under_played" };

/**
 * What is attacked.
 */
export type TargetName = { "target": "player", seat: Seat, } | { "target": "card", card: CardName, } | { "target": "gone" };

/**
 * The answer to pointing at something.
 */
export type About = { 
/**
 * Nothing for a card that this viewer does not know.
 */
values: Values | null, 
/**
 * The effects that it has now: its own, inherited, linked, given.
 */
effects: Array<EffectView>, possible: Array<Possible>, 
/**
 * The most likely wish first.
 */
why_not: Array<WhyNot>, };

export type Values = { dp: number | null, printed_dp: number | null, level: number | null, printed_level: number | null, 
/**
 * The cost to play or use it, as it would be paid now.
 */
cost: number | null, printed_cost: number | null, 
/**
 * How many security cards it checks.
 */
security_attack: number, colors: Array<string>, changes: Array<Change>, };

/**
 * Something that changes it.
 */
export type Change = { what: Changed, 
/**
 * The same in English: "+2000 DP", "can't attack".
 */
text: string, by: EffectView | null, 
/**
 * Until when; nothing when it holds as long as its source does.
 */
until: UntilView | null, };

/**
 * When something that was given ends.
 */
export type UntilView = { "until": "end_of_turn", turn: number, } | { "until": "end_of_attack" } | { "until": "end_of_battle" } | { "until": "unsuspend_phase", seat: Seat, } | { "until": "forever" } | { "until": "while_in_play" };

/**
 * An offer that begins here.
 */
export type Possible = { offer: number, kind: OfferKind, };

/**
 * Something that one might want to do with it, and why it cannot be done now.
 */
export type WhyNot = { kind: OfferKind, reason: Reason, clause: string, };

/**
 * Why not: the page has its words. One variant for each reason that `digimon::explain` gives.
 */
export type Reason = { "why": "game_is_over" } | { "why": "other_player_decides" } | { "why": "not_your_turn" } | { "why": "not_main_phase" } | { "why": "not_breeding_phase" } | { "why": "too_expensive", cost: number, most: number, } | { "why": "forbidden", by: EffectView | null, } | { "why": "option_is_used" } | { "why": "not_an_option" } | { "why": "no_play_cost" } | { "why": "not_in_your_hand" } | { "why": "no_main_effect" } | { "why": "colors_missing", colors: Array<string>, } | { "why": "not_a_digimon_card" } | { "why": "not_yours" } | { "why": "on_token" } | { "why": "requirements_not_met", requirements: Array<RequirementView>, } | { "why": "no_requirements" } | { "why": "no_dna_digivolution" } | { "why": "dna_partners_missing" } | { "why": "not_a_link_card" } | { "why": "link_requirement_not_met", requirements: Array<RequirementView>, } | { "why": "not_in_play" } | { "why": "in_breeding_area" } | { "why": "not_a_digimon" } | { "why": "suspended" } | { "why": "cannot_suspend", by: EffectView | null, } | { "why": "came_this_turn" } | { "why": "target_not_suspended" } | { "why": "target_is_own" } | { "why": "target_not_a_digimon" } | { "why": "target_in_breeding_area" } | { "why": "attack_goes_on" } | { "why": "no_blocker" } | { "why": "already_target" } | { "why": "already_blocked" } | { "why": "not_block_timing" } | { "why": "used_this_turn" } | { "why": "not_this_turn" } | { "why": "condition_not_met" } | { "why": "effect_cost_not_payable" } | { "why": "not_from_here" } | { "why": "nothing_to_activate" } | { "why": "breeding_area_full" } | { "why": "no_digi_egg_left" } | { "why": "breeding_area_empty" } | { "why": "no_dp" } | { "why": "not_asked_for" } | { "why": "not_optional" } | { "why": "not_enough_chosen" } | { "why": "not_an_answer" };

export type Changed = { "change": "dp", by: number, } | { "change": "security_attack", by: number, } | { "change": "keyword", keyword: string, } | { "change": "cannot", what: CannotView, reach: Reach, } | { "change": "unaffected", reach: Reach, } | { "change": "color", color: string, } | { "change": "level", level: number, } | { "change": "play_cost", by: number, } | { "change": "other" };

/**
 * Does it hold in every case?
 */
export type Reach = "always" | "partly";

/**
 * What it cannot do, or cannot be done to it: a name for each `digimon::effects::language::Restriction`.
 */
export type CannotView = "attack" | "attack_players" | "attack_digimon" | "block" | "be_blocked" | "be_attacked" | "suspend" | "unsuspend" | "unsuspend_in_phase" | "digivolve" | "digivolve_into" | "be_deleted" | "be_returned_to_hand" | "be_returned_to_deck" | "leave" | "leave_undeleted" | "have_dp_reduced" | "be_de_digivolved" | "have_digivolution_cards_trashed" | "have_stacked_cards_trashed" | "be_trashed" | "activate" | "switch_target" | "play" | "use_options" | "gain_memory" | "reduce_costs" | "add_security" | "draw" | "ignore_digivolution_requirements" | "link" | "move" | "hatch";

/**
 * A restriction or an immunity that lies on a card in play.
 */
export type Mark = { what: Changed, 
/**
 * The same in English, such as "can't attack".
 */
text: string, };

/**
 * What a card asks for to be digivolved into or linked, by one of its lines.
 */
export type RequirementView = { 
/**
 * As our writer writes it.
 */
text: string, 
/**
 * Nothing if it asks for anything beside a level and colours.
 */
plain: PlainRequirement | null, };

/**
 * 2-6: the circle in the corner of the card.
 */
export type PlainRequirement = { level: number | null, 
/**
 * One of these; any if there is none.
 */
colors: Array<string>, cost: number, };
