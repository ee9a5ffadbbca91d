// Made from the program's types by `HEADJUDGE_BLESS=1 cargo test -p ocg-view`; not to be changed by hand.

/**
 * One of the two players.
 */
export type Seat = "A" | "B";

/**
 * 3.3.1-41
 */
export type AttributeView = "dark" | "divine" | "earth" | "fire" | "light" | "water" | "wind";

/**
 * 3.4.4-126
 */
export type CounterView = { name: string, count: number, };

/**
 * 3.3.2-254: face-up (in Attack Position), in face-up Defense Position, or face-down.
 */
export type FaceView = "up" | "up_defense" | "down";

/**
 * 3.3.1-2
 */
export type KindView = "monster" | "spell" | "trap";

/**
 * 3.3.1-67: where an arrow points, seen by the one who controls the monster.
 */
export type MarkerView = "top_left" | "top" | "top_right" | "left" | "right" | "bottom_left" | "bottom" | "bottom_right";

/**
 * 3.3.1-46 to -51
 */
export type MonsterTypeView = "normal" | "effect" | "fusion" | "ritual" | "synchro" | "xyz" | "pendulum" | "link" | "tuner" | "flip" | "toon" | "spirit" | "union" | "gemini" | "special_summon" | "token";

/**
 * 3.3.1-44: the Type.
 */
export type RaceView = "aqua" | "beast" | "beast_warrior" | "creator_god" | "cyberse" | "dinosaur" | "divine_beast" | "dragon" | "fairy" | "fiend" | "fish" | "illusion" | "insect" | "machine" | "plant" | "psychic" | "pyro" | "reptile" | "rock" | "sea_serpent" | "spellcaster" | "thunder" | "warrior" | "winged_beast" | "wyrm" | "zombie";

/**
 * 3.3.1-77 to -89: which kind of Spell or Trap.
 */
export type SpellTrapView = "normal" | "continuous" | "ritual" | "equip" | "field" | "quick_play" | "counter";

/**
 * 3.3.2: how a monster is Summoned.
 */
export type WayView = "normal" | "tribute" | "flip" | "special" | "ritual" | "fusion" | "synchro" | "xyz" | "pendulum" | "link";

/**
 * 3.2.1: a zone. Numbers count from the left of the player whose zone it is, from 0; those of the Extra Monster Zones
 * from the left of seat A.
 */
export type ZoneView = { "main": [Seat, number] } | { "extra": number } | { "spell_trap": [Seat, number] } | { "field": Seat };

/**
 * 3.3.1-52, -56: a number, or "?".
 */
export type PrintedStat = number | "?";

/**
 * A card. The texts are our writer's, a paragraph each.
 */
export type CardFacts = { 
/**
 * The password.
 */
number: string, name: string, set: string, kind: KindView, 
/**
 * Which kind of Spell or Trap.
 */
spell_trap: SpellTrapView | null, types: Array<MonsterTypeView>, race: RaceView | null, attribute: AttributeView | null, level: number | null, rank: number | null, link: number | null, arrows: Array<MarkerView>, scale: number | null, atk: PrintedStat | null, def: PrintedStat | null, 
/**
 * Materials, conditions and effects.
 */
text: Array<string>, pendulum: Array<string>, 
/**
 * 3.2.1-33: it begins in the Extra Deck.
 */
extra_deck: boolean, 
/**
 * How many may be in a deck, by the rules and by the list of Forbidden and Limited cards.
 */
copies: number, token: boolean, 
/**
 * Lines of its printed text that are not understood, and not played.
 */
unread: Array<string>, };

/**
 * From and to, both included; an end that is missing is open.
 */
export type Span = { min?: number | null, max?: number | null, };

/**
 * The request: all that is said must hold. Upper and lower case are the same.
 */
export type CardsAsked = { 
/**
 * Every word of it is in the name, the password or a text.
 */
text?: string | null, 
/**
 * The password begins with this.
 */
number?: string | null, 
/**
 * This is in the name.
 */
name?: string | null, set?: string | null, kind?: KindView | null, 
/**
 * Which kind of Spell or Trap.
 */
spell_trap?: SpellTrapView | null, 
/**
 * The monster is all of these.
 */
types?: Array<MonsterTypeView> | null, race?: RaceView | null, attribute?: AttributeView | null, level?: Span | null, rank?: Span | null, link?: Span | null, scale?: Span | null, atk?: Span | null, def?: Span | null, 
/**
 * Only cards that belong in the Extra Deck, or only others.
 */
extra_deck?: boolean | null, 
/**
 * Only cards that are understood, or only those that are not.
 */
read?: boolean | null, 
/**
 * Tokens instead of cards that can be in a deck.
 */
token?: boolean | null, 
/**
 * So many cards of what was found are left out first.
 */
offset?: number, 
/**
 * Not more than so many cards come back; 60 if nothing is said, 200 at most.
 */
limit?: number | null, };

/**
 * The answer, in the order of the numbers.
 */
export type CardsFound = { 
/**
 * How many were found in all.
 */
total: number, cards: Array<CardFacts>, };

/**
 * The request: cards by their numbers.
 */
export type FactsAsked = { numbers: Array<string>, };

/**
 * A language that the page speaks.
 */
export type Language = "en" | "ja" | "zh-Hans" | "zh-Hant";

/**
 * A set, such as "BT1", and how many cards of it are there.
 */
export type SetCount = { set: string, cards: number, };

/**
 * 3.1.2-5, -11
 */
export type PartView = "main" | "extra";

/**
 * So many of a card.
 */
export type DeckEntry = { 
/**
 * The password.
 */
number: string, copies: number, 
/**
 * 3.1.2-5, -11: where it belongs; it is filled in when the deck is looked through.
 */
part?: PartView, 
/**
 * 3.1.2-16: it is in the Side Deck.
 */
side?: boolean, };

/**
 * So many of a card, and where they belong.
 */
export type PlacedEntry = { number: string, copies: number, part: PartView, };

/**
 * What is wrong, for words of any language.
 */
export type FaultView = { "fault": "size", part: string, cards: number, least: number, most: number, } | { "fault": "copies", name: string, copies: number, allowed: number, } | { "fault": "wrong_part", name: string, } | { "fault": "token", name: string, } | { "fault": "listed", name: string, copies: number, allowed: number, };

/**
 * Something that is wrong.
 */
export type DeckFault = { what: FaultView, 
/**
 * The same in English.
 */
reason: string, way_out: string, clause: string | null, 
/**
 * It is the list of Forbidden and Limited cards that forbids it.
 */
listed: boolean, };

/**
 * A deck, looked through.
 */
export type DeckReport = { 
/**
 * The form that a text was recognised as; nothing for a deck that came as entries.
 */
form: string | null, entries: Array<PlacedEntry>, side: Array<PlacedEntry>, 
/**
 * How many cards are in each part.
 */
main: number, extra: number, beside: number, 
/**
 * Nothing is wrong with it, and every card is known.
 */
legal: boolean, faults: Array<DeckFault>, 
/**
 * Numbers of cards whose text is not understood: they are played without it, if at all.
 */
unread: Array<string>, 
/**
 * Numbers of no card that is there: a pool may bring them.
 */
unknown: Array<string>, };

/**
 * A deck that comes with the program.
 */
export type NamedDeck = { name: string, entries: Array<DeckEntry>, };

/**
 * The request: a deck list of any form. The answer is a `DeckReport`.
 */
export type DeckText = { text: string, };

/**
 * The request: a deck. The answer is a `DeckReport`.
 */
export type DeckEntries = { entries: Array<DeckEntry>, };

/**
 * A form in which programs and pages write decks.
 */
export type FormName = { key: string, name: string, };

/**
 * The request: the deck in the form with this key.
 */
export type WriteDeck = { entries: Array<DeckEntry>, form: string, };

/**
 * The answer: a text to pass on.
 */
export type Written = { text: string, };

export type ClausesAsked = { numbers: Array<string>, 
/**
 * English if nothing is said.
 */
language?: Language, };

/**
 * A clause of the rulebook index.
 */
export type ClauseWords = { number: string, words: string, };

/**
 * 3.6.3-1
 */
export type PositionPhase = "draw" | "standby" | "main1" | "battle" | "main2" | "end";

/**
 * Where a card of a position lies.
 */
export type PositionPlace = "deck" | "hand" | { "zone": ZoneView } | "graveyard" | "banished" | "extra_deck" | { "material": number };

export type UsedView = { nth: number, times: number, };

/**
 * One card of a position.
 */
export type PositionCard = { number: string, owner: Seat, 
/**
 * Who controls it, where that is not the owner.
 */
controller?: Seat | null, place: PositionPlace, face: FaceView, 
/**
 * The turn in which it came there, or was Set.
 */
since: number, summoned?: WayView | null, properly_summoned: boolean, 
/**
 * 3.3.2-274: its position was changed this turn.
 */
moved: boolean, attacks: number, 
/**
 * The place in the list of the card that it is equipped to.
 */
equipped_to?: number | null, as_pendulum: boolean, counters?: Array<CounterView>, 
/**
 * Which seats know it, A and B, where its place does not say that.
 */
known?: [boolean, boolean] | null, 
/**
 * 3.5.1: its effects that were used this turn, by their places on the card.
 */
used?: Array<UsedView>, };

/**
 * What no position carries.
 */
export type LeftOut = "lasting" | "later" | "changed";

/**
 * Both sides of the table, at the beginning of a phase.
 */
export type PositionView = { turn: number, player: Seat, phase: PositionPhase, 
/**
 * Seat A, seat B.
 */
life: [number, number], normal_summon_used: boolean, pendulum_summon_used: boolean, 
/**
 * The first card of a pile is its top card.
 */
cards: Array<PositionCard>, 
/**
 * What was going on in the duel that it comes from, and is not carried.
 */
left_out: Array<LeftOut>, };

/**
 * The request: a position to be written. The answer is a `Written`.
 */
export type PositionAsked = { position: PositionView, };

/**
 * The request: the text of a scenario file.
 */
export type ScenarioText = { text: string, };

/**
 * The answer: the position of its first scenario.
 */
export type PositionRead = { position: PositionView, title: string, };

/**
 * The request: a position of a link, and what it was made with. The answer is what is different here.
 */
export type PositionLinked = { position: PositionView, played_by: PlayedBy, };

export type PlayedBy = { 
/**
 * The rulebook, for people.
 */
edition: string, 
/**
 * The version of the rules in the program.
 */
rules: string, 
/**
 * What each card of the game does.
 */
cards: Record<string, string>, };

/**
 * What is different now from when something was made.
 */
export type Changes = { edition: Editions | null, 
/**
 * The program plays the rules otherwise, as far as anybody knows.
 */
rules: boolean, 
/**
 * The numbers of cards that do something else now, or are not there.
 */
cards: Array<string>, };

/**
 * The rulebook of then, and that of now.
 */
export type Editions = { then: string, now: string, };

export type DeckChoice = { "builtin": string } | { "entries": Array<DeckEntry> };

export type DecksWanted = { 
/**
 * Seat A, seat B.
 */
decks: [DeckChoice, DeckChoice], 
/**
 * Cards whose text is not understood are played without it.
 */
allow_unread?: boolean, 
/**
 * Decks that nothing but the restriction list forbids are played.
 */
allow_restricted?: boolean, };

export type PositionWanted = { position: PositionView, allow_unread?: boolean, };

/**
 * The field `wanted` of a new room.
 */
export type Wanted = DecksWanted | PositionWanted;

/**
 * One's own deck.
 */
export type DeckPart = { deck: DeckChoice, 
/**
 * Cards whose text is not understood are played without it.
 */
allow_unread?: boolean, };

/**
 * Everything that both start from.
 */
export type PositionPart = { position: PositionView, 
/**
 * Which side of it the challenger plays.
 */
seat: Seat, allow_unread?: boolean, };

/**
 * The challenger's part.
 */
export type Offered = DeckPart | PositionPart;

/**
 * What the other player is told.
 */
export type Invitation = "deck" | "position";

/**
 * What a pool brought.
 */
export type PoolReport = { name: string, 
/**
 * How many cards it has.
 */
cards: number, 
/**
 * How many of them are understood to the last word.
 */
read: number, 
/**
 * Why others of its cards were left out.
 */
left_out: Array<string>, 
/**
 * How many cards there are now in all.
 */
total: number, 
/**
 * How many of them have the number of a card that everybody has: that card stands.
 */
stand: number, };

/**
 * What is asked and what is answered, by the name of the request.
 */
export type Requests = {
  cards: { asked: CardsAsked; answer: CardsFound };
  facts: { asked: FactsAsked; answer: Array<CardFacts> };
  sets: { asked: Record<string, never>; answer: Array<SetCount> };
  decks: { asked: Record<string, never>; answer: Array<NamedDeck> };
  read_deck: { asked: DeckText; answer: DeckReport };
  check_deck: { asked: DeckEntries; answer: DeckReport };
  forms: { asked: Record<string, never>; answer: Array<FormName> };
  write_deck: { asked: WriteDeck; answer: Written };
  clause: { asked: ClausesAsked; answer: Array<ClauseWords> };
  position_text: { asked: PositionAsked; answer: Written };
  read_position: { asked: ScenarioText; answer: PositionRead };
  position_by: { asked: PositionAsked; answer: PlayedBy };
  position_changes: { asked: PositionLinked; answer: Changes };
};

/**
 * The problems that have words here, and what they are about.
 */
export type Problems = {
  pointed_at_nothing: never;
  gone: never;
  no_card_number: "place";
  too_many_copies: "place" | "copies" | "most";
  deck_not_legal: "place" | "faults" | "reasons" | "ways";
  deck_is_web_page: "why" | "way_out";
  deck_of_another_game: "why" | "way_out";
  deck_is_empty: "why" | "way_out";
  deck_not_an_address: "why" | "way_out";
  deck_line: "line" | "found" | "why" | "way_out";
  other_cards: never;
  other_size: "part" | "had" | "has";
  too_many_cards: "cards" | "most";
  no_turn: never;
  no_life: "seat";
  no_such_zone: "place";
  zone_taken: "place";
  no_such_holder: "place";
  no_such_card_at: "place" | "number";
  position_after_the_end: never;
  position_under_way: never;
  position_not_written: never;
};

/**
 * Why something cannot be done: the field `reason` of a `WhyNot`.
 */
export type Reason = "over" | "others_right" | "asked_something_else" | "not_an_answer" | "not_your_turn" | "not_main_phase" | "not_free" | "not_battle_step" | "forbidden" | "unusable" | "only_special_summoned" | "normal_summon_used" | "not_enough_tributes" | "no_monster_zone" | "no_zone_for_summon" | "no_spell_trap_zone" | "no_zone_to_activate" | "own_condition_not_met" | "only_one_way" | "not_by_player" | "not_ritual_by_player" | "no_synchro_materials" | "no_xyz_materials" | "no_link_materials" | "face_up_in_extra_deck" | "set_this_turn" | "changed_this_turn" | "came_this_turn" | "has_attacked" | "is_link" | "face_down" | "not_face_down" | "not_in_attack_position" | "attack_used" | "nothing_to_attack" | "first_turn" | "only_triggers" | "only_applies" | "too_slow" | "slow_answer" | "not_here" | "trap_set_this_turn" | "quick_play_set_this_turn" | "trap_in_hand" | "spell_in_others_turn" | "not_in_time" | "not_in_damage_step" | "used_up" | "condition_not_met" | "on_chain" | "cost_or_target" | "nothing_to_do";
