// Made from crates/ocg-view by `HEADJUDGE_BLESS=1 cargo test -p ocg-view --test types`. Do not edit.

/**
 * One of the two players.
 */
export type Seat = "A" | "B";

/**
 * A duel at one moment.
 */
export type View = { turn: number, turn_player: Seat, phase: PhaseView, 
/**
 * 3.3.2-69: the turn player has made the Normal Summon or Set of this turn.
 */
normal_summon_used: boolean, 
/**
 * 3.3.2-217
 */
pendulum_summon_used: boolean, 
/**
 * Seat A, seat B.
 */
sides: [SideView, SideView], 
/**
 * 3.2.1-46: the two Extra Monster Zones, from the left of seat A.
 */
extra_zones: [ZoneCard | null, ZoneCard | null], attack: AttackView | null, 
/**
 * 3.4.3-29: the first link first.
 */
chain: Array<LinkView>, 
/**
 * Cards that are in no place just now: being Summoned, or their activation was negated.
 */
shown: Array<CardView>, asked: Asked | null, };

/**
 * What one player has.
 */
export type SideView = { life: number, 
/**
 * 3.2.1-7: the five Main Monster Zones from the left of this player.
 */
monsters: [ZoneCard | null, ZoneCard | null, ZoneCard | null, ZoneCard | null, ZoneCard | null], 
/**
 * 3.2.1-13: the five Spell & Trap Zones; the first and the last are the Pendulum Zones (3.2.1-38).
 */
spells: [ZoneCard | null, ZoneCard | null, ZoneCard | null, ZoneCard | null, ZoneCard | null], 
/**
 * 3.2.1-29
 */
field: ZoneCard | null, hand: Array<CardView>, 
/**
 * The top card first; cards that this viewer does not know have no number.
 */
deck: Array<CardView>, extra_deck: Array<CardView>, 
/**
 * The newest card first.
 */
graveyard: Array<CardView>, 
/**
 * The newest card first.
 */
banished: Array<CardView>, 
/**
 * 3.7.3-3: how many cards are in the Side Deck.
 */
side_deck: number, };

/**
 * One physical card or token.
 */
export type CardView = { 
/**
 * By which this viewer points at it; that of its place, if the card is not known.
 */
id: number, 
/**
 * Nothing if this viewer does not know the card. What is printed on it the request "facts" tells.
 */
number: string | null, owner: Seat, face: FaceView, 
/**
 * Both players know it.
 */
public: boolean, };

/**
 * A card in a zone of the field. What applies to it is told where it is face-up.
 */
export type ZoneCard = { card: CardView, controller: Seat, 
/**
 * What it counts as where it is (3.2.1-8, -17); nothing for a Set card that this viewer does not know.
 */
kind: KindView | null, 
/**
 * 3.2.1-43: it is a card of the Pendulum Zone.
 */
as_pendulum: boolean, 
/**
 * Nothing for a face-down card.
 */
values: ZoneValues | null, 
/**
 * 3.3.2-195: its Xyz Materials, the first one first.
 */
materials: Array<CardView>, 
/**
 * 3.3.3-30: the card that it is equipped to.
 */
equipped_to: number | null, counters: Array<CounterView>, 
/**
 * 3.3.2-247, 3.3.4-4: it was Set in this turn.
 */
set_this_turn: boolean, };

/**
 * 3.3.1, 3.4.4-59: what a face-up card is now.
 */
export type ZoneValues = { name: string, atk: number | null, def: number | null, 
/**
 * As printed, where it is a number.
 */
printed_atk: number | null, printed_def: number | null, level: number | null, rank: number | null, link: number | null, 
/**
 * 3.3.1-67
 */
arrows: Array<MarkerView>, 
/**
 * 3.3.1-68: the monster zones that its arrows point to.
 */
points_to: Array<ZoneView>, scale: number | null, race: RaceView | null, attributes: Array<AttributeView>, types: Array<MonsterTypeView>, 
/**
 * 3.4.4-57: its effects are negated.
 */
negated: boolean, 
/**
 * How it was Summoned last.
 */
summoned: WayView | null, };

/**
 * 3.4.4-126
 */
export type CounterView = { name: string, count: number, };

/**
 * 3.6.3-25: the attack that is going on.
 */
export type AttackView = { attacker: number, target: TargetView, negated: boolean, };

export type TargetView = { "player": Seat } | { "card": number };

/**
 * 3.4.3-29: a chain link.
 */
export type LinkView = { effect: EffectView, 
/**
 * 3.4.2-2: the card itself was activated, not only an effect of it.
 */
is_card: boolean, 
/**
 * 3.4.3-9: what was chosen for it.
 */
targets: Array<CardName>, negated: NegationView, 
/**
 * It is being carried out.
 */
resolving: boolean, };

/**
 * 3.4.4-48, -57
 */
export type NegationView = "none" | "activation" | "effect";

/**
 * 3.3.2-254: face-up (in Attack Position), in face-up Defense Position, or face-down.
 */
export type FaceView = "up" | "up_defense" | "down";

/**
 * 3.3.1-41
 */
export type AttributeView = "dark" | "divine" | "earth" | "fire" | "light" | "water" | "wind";

/**
 * 3.3.1-44: the Type.
 */
export type RaceView = "aqua" | "beast" | "beast_warrior" | "creator_god" | "cyberse" | "dinosaur" | "divine_beast" | "dragon" | "fairy" | "fiend" | "fish" | "illusion" | "insect" | "machine" | "plant" | "psychic" | "pyro" | "reptile" | "rock" | "sea_serpent" | "spellcaster" | "thunder" | "warrior" | "winged_beast" | "wyrm" | "zombie";

/**
 * 3.3.1-46 to -51
 */
export type MonsterTypeView = "normal" | "effect" | "fusion" | "ritual" | "synchro" | "xyz" | "pendulum" | "link" | "tuner" | "flip" | "toon" | "spirit" | "union" | "gemini" | "special_summon" | "token";

/**
 * 3.3.1-67: where an arrow points, seen by the one who controls the monster.
 */
export type MarkerView = "top_left" | "top" | "top_right" | "left" | "right" | "bottom_left" | "bottom" | "bottom_right";

/**
 * 3.3.2: how a monster is Summoned.
 */
export type WayView = "normal" | "tribute" | "flip" | "special" | "ritual" | "fusion" | "synchro" | "xyz" | "pendulum" | "link";

/**
 * 3.3.1-2
 */
export type KindView = "monster" | "spell" | "trap";

/**
 * 3.3.1-77 to -89: which kind of Spell or Trap.
 */
export type SpellTrapView = "normal" | "continuous" | "ritual" | "equip" | "field" | "quick_play" | "counter";

/**
 * 3.6.3-1, -21, -48: the phases, the steps of the Battle Phase, and the five times of the Damage Step.
 */
export type PhaseView = "setup" | "draw" | "standby" | "main1" | "start_step" | "battle_step" | "damage_start" | "before_calculation" | "calculation" | "after_calculation" | "damage_end" | "end_step" | "main2" | "end";

/**
 * 3.2.1: a zone. Numbers count from the left of the player whose zone it is, from 0; those of the Extra Monster Zones
 * from the left of seat A.
 */
export type ZoneView = { "main": [Seat, number] } | { "extra": number } | { "spell_trap": [Seat, number] } | { "field": Seat };

/**
 * A question. Whoever may not answer it is only told that somebody is waited for.
 */
export type Asked = { seat: Seat, question: Question, 
/**
 * The statement that asks it.
 */
clause: string | null, 
/**
 * The effect that asks.
 */
by: EffectView | null, 
/**
 * The card for whose sake it is asked: being Summoned, Set, attacking.
 */
card: CardName | null, 
/**
 * 3.6.2: which window it is, where something may be activated.
 */
window: WindowView | null, 
/**
 * Where several cards are chosen one after the other.
 */
picked: Picked | null, 
/**
 * In the order of the game's options; nothing for a viewer that may not see them.
 */
offers: Array<Offer> | null, };

/**
 * Which question: a name for each `ocg::state::Ask`.
 */
export type Question = "waiting" | "act" | "respond" | "next_trigger" | "target" | "cards" | "tributes" | "materials" | "zone" | "position" | "yes_no" | "option" | "number" | "card_name" | "attribute" | "race" | "order" | "attack_target" | "replay" | "hand_limit";

/**
 * 3.6.2: the windows in which something may be activated.
 */
export type WindowView = "open" | "response" | "leave" | "parting" | "due" | "attack" | "before_draw" | "attempt" | "chain";

/**
 * So many are to be chosen, and these are.
 */
export type Picked = { spots: Array<Spot>, 
/**
 * Nothing where the rules count otherwise, as with materials.
 */
least: number | null, most: number | null, };

/**
 * An effect of a card, on the chain or on offer.
 */
export type EffectView = { card: CardName, 
/**
 * Who uses it.
 */
you: Seat, 
/**
 * Which effect of the printed card it is, from 0; nothing for one that was gained.
 */
nth: number | null, 
/**
 * The effect in words; nothing if this viewer does not know the card.
 */
text: string | null, };

/**
 * One legal answer. It is answered with its key.
 *
 * Where to click: the spots, one after the other. All offers that begin with the clicked spots stay on the table; the
 * one whose spots are all clicked is taken; of several with the same spots one is chosen from a list. An offer without
 * spots is a button.
 */
export type Offer = { kind: OfferKind, spots: Array<Spot>, };

/**
 * A thing on the table that can be clicked.
 */
export type Spot = { "card": number } | { "zone": ZoneView } | { "player": Seat } | { "phase": PhaseView };

/**
 * What the answer means, for the words of a button or a tooltip.
 */
export type OfferKind = { "offer": "pass" } | { "offer": "yes" } | { "offer": "no" } | { "offer": "done" } | { "offer": "card", card: CardName, } | { "offer": "zone", zone: ZoneView, } | { "offer": "position", position: FaceView, } | { "offer": "number", number: number, } | { "offer": "option", text: string, } | { "offer": "name", name: string, } | { "offer": "attribute", attribute: AttributeView, } | { "offer": "race", race: RaceView, } | { "offer": "normal_summon", card: CardName, } | { "offer": "set_monster", card: CardName, } | { "offer": "flip_summon", card: CardName, } | { "offer": "change_position", card: CardName, to: FaceView, } | { "offer": "special_summon", card: CardName, text: string, } | { "offer": "synchro_summon", card: CardName, } | { "offer": "xyz_summon", card: CardName, } | { "offer": "link_summon", card: CardName, } | { "offer": "pendulum_summon" } | { "offer": "set_spell_trap", card: CardName, } | { "offer": "activate", effect: EffectView, } | { "offer": "carry_out", effect: EffectView, } | { "offer": "attack", card: CardName, } | { "offer": "attack_directly" } | { "offer": "attack_monster", card: CardName, } | { "offer": "phase", phase: PhaseView, };

/**
 * A card in a sentence. Without a number it is a card that this viewer does not know; the id is then that of its
 * place, or 65535 in the log.
 */
export type CardName = { id: number, number: string | null, name: string | null, owner: Seat, };

/**
 * One line: what happened, and the statements that it followed.
 */
export type Line = { turn: number, 
/**
 * How many moves had been made before.
 */
at: number, says: EventView, 
/**
 * Statements of the complete rulebook; the page asks for their words by the request "clause".
 */
clauses: Array<string>, };

export type EventView = { "say": "duel_began" } | { "say": "turn_began", seat: Seat, number: number, } | { "say": "phase_began", phase: PhaseView, } | { "say": "endless", how: EndlessView, } | { "say": "moved", cards: Array<CardName>, why: MoveView, from: PlaceView, to: PlaceView, by: ByView, } | { "say": "attempted", cards: Array<CardName>, way: WayView, } | { "say": "summoned", cards: Array<CardName>, way: WayView, by: ByView, } | { "say": "summon_negated", cards: Array<CardName>, } | { "say": "used_as_material", cards: Array<CardName>, 
/**
 * What they were used for.
 */
made: Array<CardName>, way: WayView, } | { "say": "set", cards: Array<CardName>, zone: ZoneView, } | { "say": "flipped_up", cards: Array<CardName>, } | { "say": "turned_down", cards: Array<CardName>, } | { "say": "position_changed", cards: Array<CardName>, } | { "say": "damage", seat: Seat, amount: number, by: ByView, } | { "say": "battle_damage", seat: Seat, amount: number, cards: Array<CardName>, } | { "say": "life_points_gained", seat: Seat, amount: number, by: ByView, } | { "say": "life_points_paid", seat: Seat, amount: number, by: ByView, } | { "say": "life_points_lost", seat: Seat, amount: number, by: ByView, } | { "say": "activated", effect: EffectView, } | { "say": "targeted", cards: Array<CardName>, } | { "say": "activation_negated", cards: Array<CardName>, } | { "say": "effect_negated", cards: Array<CardName>, } | { "say": "resolved", effect: EffectView, } | { "say": "finished", effect: EffectView, } | { "say": "attack_declared", cards: Array<CardName>, 
/**
 * Nothing for a direct attack.
 */
target: Array<CardName>, } | { "say": "attack_target_changed", target: Array<CardName>, } | { "say": "attack_negated", cards: Array<CardName>, } | { "say": "battled", cards: Array<CardName>, with: Array<CardName>, } | { "say": "destroyed_in_battle", cards: Array<CardName>, loser: Array<CardName>, } | { "say": "control_changed", cards: Array<CardName>, seat: Seat, } | { "say": "equipped", cards: Array<CardName>, to: Array<CardName>, } | { "say": "counters", cards: Array<CardName>, count: number, } | { "say": "shuffled", seat: Seat, } | { "say": "revealed", cards: Array<CardName>, } | { "say": "looked_at", seat: Seat, cards: Array<CardName>, } | { "say": "placed", cards: Array<CardName>, zone: ZoneView, } | { "say": "returned", cards: Array<CardName>, zone: ZoneView, } | { "say": "moved_zone", cards: Array<CardName>, zone: ZoneView, } | { "say": "declared", name: string, } | { "say": "tossed", heads: number, } | { "say": "rolled", number: number, } | { "say": "gave", cards: Array<CardName>, by: ByView, } | { "say": "attached", cards: Array<CardName>, to: Array<CardName>, } | { "say": "won", seat: Seat, } | { "say": "draw" } | { "say": "conceded", seat: Seat, } | { "say": "draw_agreed" } | { "say": "time_ran_out", seat: Seat, };

/**
 * How forced processing is known to have no end.
 */
export type EndlessView = "repeats" | "too_long";

/**
 * Why cards move: a name for each `ocg::state::Move`.
 */
export type MoveView = "destroyed" | "sent" | "discarded" | "tributed" | "material" | "detached" | "banished" | "banished_face_down" | "drawn" | "added" | "returned_to_hand" | "returned_to_deck" | "put" | "by_rule";

/**
 * Where a card was or came to be.
 */
export type PlaceView = "deck" | "hand" | { "zone": ZoneView } | "graveyard" | "banished" | "extra_deck" | "material" | "between" | "gone";

/**
 * What brought it about.
 */
export type ByView = { "by": "rule" } | { "by": "cost", effect: EffectView, } | { "by": "effect", effect: EffectView, } | { "by": "battle", card: CardName, } | { "by": "summon", card: CardName, way: WayView, };

/**
 * The answer to pointing at something.
 */
export type About = { 
/**
 * Nothing for a card that this viewer does not know.
 */
values: ZoneValues | null, 
/**
 * The effects that it has now: its own, and gained ones.
 */
effects: Array<EffectView>, possible: Array<Possible>, 
/**
 * The most likely wish first.
 */
why_not: Array<WhyNot>, };

/**
 * An offer that begins here.
 */
export type Possible = { 
/**
 * Its place among the options.
 */
offer: number, kind: OfferKind, };

/**
 * What somebody might want to do, and the statement that forbids it.
 */
export type WhyNot = { kind: OfferKind, 
/**
 * Which reason it is, for words of any language.
 */
reason: string, 
/**
 * The same in English.
 */
text: string, clause: string, };
