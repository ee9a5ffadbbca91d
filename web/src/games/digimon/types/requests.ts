// Made from the program's types by `HEADJUDGE_BLESS=1 cargo test -p digimon-view`; not to be changed by hand.

/**
 * One of the two players.
 */
export type Seat = "A" | "B";

/**
 * 2-2
 */
export type CategoryView = "digi_egg" | "digimon" | "tamer" | "option";

/**
 * 2-4-2
 */
export type ColorView = "red" | "blue" | "yellow" | "green" | "black" | "purple" | "white";

/**
 * DCG 2: a card. The texts are our writer's, a paragraph each.
 */
export type CardFacts = { number: string, name: string, set: string, category: CategoryView, colors: Array<ColorView>, level: number | null, dp: number | null, 
/**
 * Play cost or use cost.
 */
cost: number | null, traits: Array<string>, requirements: Array<string>, 
/**
 * 2-3-3: the upper text.
 */
upper: Array<string>, inherited: Array<string>, security: Array<string>, link: Array<string>, 
/**
 * 2-3-5: what always holds for it.
 */
rules: Array<string>, overflow: number | null, 
/**
 * How many may be in a deck, by what is printed and by the restriction list.
 */
copies: number, 
/**
 * 4-18
 */
token: boolean, 
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
 * Every word of it is in the name, the number, a trait or a text.
 */
text?: string | null, 
/**
 * The number begins with this.
 */
number?: string | null, 
/**
 * This is in the name.
 */
name?: string | null, 
/**
 * The card has all of these.
 */
colors?: Array<ColorView> | null, category?: CategoryView | null, level?: Span | null, cost?: Span | null, dp?: Span | null, 
/**
 * One of its traits is this.
 */
trait?: string | null, set?: string | null, 
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
 * The request: cards by their numbers.
 */
export type TextsAsked = { numbers: Array<string>, language: Language, };

/**
 * A paragraph of a card.
 */
export type Rendering = { english: string, 
/**
 * The same in the language that was asked for.
 */
said: string, };

/**
 * A set, such as "BT1", and how many cards of it are there.
 */
export type SetCount = { set: string, cards: number, };

/**
 * So many of a card.
 */
export type DeckEntry = { number: string, copies: number, };

export type SectionView = "main" | "eggs" | "side";

/**
 * So many of a card, and where they belong.
 */
export type PlacedEntry = { number: string, copies: number, section: SectionView, };

/**
 * What is wrong, for words of any language.
 */
export type FaultView = { "fault": "size", cards: number, expected: number, } | { "fault": "eggs", cards: number, allowed: number, } | { "fault": "copies", number: string, copies: number, allowed: number, } | { "fault": "category", number: string, category: CategoryView, } | { "fault": "token", number: string, } | { "fault": "banned", number: string, copies: number, } | { "fault": "restricted", number: string, copies: number, allowed: number, } | { "fault": "pair", number: string, other: string, };

/**
 * Something that is wrong.
 */
export type DeckFault = { what: FaultView, 
/**
 * The same in English.
 */
reason: string, way_out: string, 
/**
 * Nothing if it is the restriction list that forbids it.
 */
clause: string | null, };

export type DeckNote = { "note": "half_pair", number: string, } | { "note": "side_left_out", cards: number, };

/**
 * A deck, looked through.
 */
export type DeckReport = { 
/**
 * The form that a text was recognised as; nothing for a deck that came as entries.
 */
form: string | null, entries: Array<PlacedEntry>, side: Array<PlacedEntry>, 
/**
 * How many cards are in the deck and in the Digi-Egg deck.
 */
main: number, eggs: number, 
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
unknown: Array<string>, 
/**
 * What is not judged here.
 */
notes: Array<DeckNote>, };

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
 * 6-1-2
 */
export type PhaseView = "setup" | "unsuspend" | "draw" | "breeding" | "main";

export type FaceView = "up" | "down";

/**
 * Where on a card an effect is printed.
 */
export type TextBox = "main" | "inherited" | "linked" | "security";

/**
 * An effect that was used this turn.
 */
export type UsedView = { text_box: TextBox, 
/**
 * The first of the text box is 1; keywords do not count.
 */
nth: number, times: number, };

/**
 * What is remembered of a card.
 */
export type CardNote = { 
/**
 * The seats that know it, where its place does not say that.
 */
known_to?: Array<Seat>, 
/**
 * 15-14-1: which of its effects were used this turn.
 */
used?: Array<UsedView>, };

/**
 * A card in a pile. Of most nothing is remembered: such a card is written as its number alone.
 */
export type PileCard = string | { number: string, note: CardNote };

/**
 * A card that lies face up or face down.
 */
export type FacedCard = { number: string, face: FaceView, note?: CardNote, };

/**
 * One card in play.
 */
export type PositionUnit = { 
/**
 * The top card first, then what is under it from the top down.
 */
stack: Array<FacedCard>, links: Array<PileCard>, suspended: boolean, 
/**
 * Played this turn (7-1-2-1).
 */
fresh: boolean, };

/**
 * What one player has. In piles the top card, or the newest, comes first.
 */
export type PositionSide = { deck: Array<PileCard>, egg_deck: Array<PileCard>, hand: Array<PileCard>, trash: Array<PileCard>, security: Array<FacedCard>, battle: Array<PositionUnit>, breeding: PositionUnit | null, };

/**
 * Something that lasts in a game and is in no position.
 */
export type LeftOut = "lasting_effects" | "deferred_effects" | "uses_of_given_effects" | "happened_this_turn" | "stopped_loop" | "choices";

/**
 * Everything on the table.
 */
export type PositionView = { 
/**
 * Seat A, seat B.
 */
sides: [PositionSide, PositionSide], turn_player: Seat, 
/**
 * The first turn of the game is 1.
 */
turn: number, 
/**
 * The phase that is about to begin; `unsuspend` is the start of the turn. With `setup` the
 * decks are shuffled first and the game begins (5-2).
 */
phase: PhaseView, 
/**
 * The memory of the turn player; negative on the opponent's side.
 */
memory: number, 
/**
 * What was there in the game that this position was taken from, and is not here.
 */
left_out?: Array<LeftOut>, };

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
  texts: { asked: TextsAsked; answer: Array<Rendering> };
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
  cards_not_together: "place" | "why";
  no_card_number: "place";
  too_many_copies: "place" | "copies" | "most";
  deck_not_legal: "place" | "faults" | "reasons" | "ways";
  deck_not_text: "line" | "why" | "way_out";
  deck_is_web_page: "why" | "way_out";
  deck_is_empty: "why" | "way_out";
  deck_not_a_list: "line" | "why" | "way_out";
  deck_line: "line" | "found" | "why" | "way_out";
  too_many_cards: "cards" | "most";
  memory_out_of_range: "memory";
  no_turn: never;
  no_card_there: "seat" | "area";
  top_card_face_down: "seat" | "area";
  no_such_effect: "seat" | "area" | "number" | "nth";
  no_such_card_at: "seat" | "area" | "number";
  position_after_the_end: never;
  position_under_way: never;
  own_card: "line" | "number";
  other_name: "line" | "number" | "name" | "given";
};
