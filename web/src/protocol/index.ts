// Written by `HEADJUDGE_BLESS=1 cargo test -p server --test typescript` from crates/server/src/protocol.

export const VERSION = 2;

/**
 * One of the two players.
 */
export type Seat = "A" | "B";

/**
 * How a game ended.
 */
export type Outcome = { "Won": Seat } | "Draw";

/**
 * Names an option of a decision, or a declared value. In a game that is played again the same
 * choice has the same key, also in another version of the program, as far as it still has it.
 */
export type Key = string;

/**
 * The kinds of decision.
 */
export type Kind = "choose" | "option" | "yes_no" | "number" | "order" | { "declare": Sort } | "respond";

/**
 * What sort of value is declared.
 */
export type Sort = "name" | "word" | "number";

/**
 * A declared value.
 */
export type Value = { "name": string } | { "word": string } | { "number": number };

/**
 * How a seat wants windows to be treated. What is answered for it is an answer like any other.
 */
export type Respond = "always" | "when_i_can" | "never";

/**
 * How a bot thinks.
 */
export type Bot = "random" | "greedy" | "search";

/**
 * One thing that a seat did; with the record, all moves are the whole game.
 */
export type Move = { "answer": { seat: Seat, key: Key, } } | { "option": number } | { "concede": Seat } | "draw" | { "time_out": Seat };

/**
 * Nothing was done, and nothing is lost.
 */
export type Problem = { 
/**
 * What it is about: a field of the request, a line of a deck, a card.
 */
place: string, reason: string, 
/**
 * What can be done about it.
 */
way_out: string, 
/**
 * Which problem it is, for pages that say it in their own words; none for one that only a terminal shows.
 */
what: string | null, 
/**
 * What the words are about: numbers, names.
 */
with: { [key in string]?: string }, };

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

/**
 * What somebody wants to play.
 */
export type NewRoom = { 
/**
 * The key of the game.
 */
game: string, start: Start, 
/**
 * Who sits where: seat A, seat B.
 */
seats: [SeatPlan, SeatPlan], clock: ClockPlan | null, 
/**
 * A match: best of 1, 3, 5, 7 or 9 games. A single game if it is missing.
 */
best_of?: number | null, 
/**
 * Against bots and on one screen moves can be taken back.
 */
practice: boolean, 
/**
 * How long a bot waits before each of its choices; by default a moment where persons look on,
 * and not at all between bots.
 */
pace_ms?: number, 
/**
 * Anybody may find the game in the list of those that are played, and watch what is public.
 */
listed?: boolean, };

/**
 * What the game starts from.
 */
export type Start = { "new": { wanted: unknown, 
/**
 * Drawn when it is missing. As text: a number of 64 bits does not fit into one of the page's.
 */
seed: string | null, } } | { "from": { room: string, key: string, at: number, } } | { "file": { text: string, at: number | null, } };

export type SeatPlan = { "who": "person", name: string, } | { "who": "bot", bot: Bot, 
/**
 * Time for a choice.
 */
budget_ms: number | null, };

/**
 * 0 seconds for the whole game mean: only the seconds for each choice. In a match they are for all its games together.
 */
export type ClockPlan = { game_seconds: number, choice_seconds: number, };

export type RoomMade = { room: string, 
/**
 * The keys of those seats that are persons', and of watchers. Whoever has a key sits there.
 */
links: Links, };

/**
 * The keys of a room; an address is `/#/room/ROOM/KEY`.
 */
export type Links = { a: string | null, b: string | null, 
/**
 * Both seats on one screen; only where both are one person's.
 */
both: string | null, 
/**
 * For anybody: where two persons play each other, who comes in by it sees what is public.
 */
watch: string, 
/**
 * For those whom the player of this seat lets watch: they also see what that player shows them. The other
 * player does not get it.
 */
watch_a: string | null, watch_b: string | null, };

export type NewChallenge = { 
/**
 * The key of the game.
 */
game: string, 
/**
 * The challenger's part of what the game starts from: the game's own affair.
 */
part: unknown, name: string, clock: ClockPlan | null, 
/**
 * A match, as in `NewRoom`.
 */
best_of?: number | null, 
/**
 * Anybody may find it in the list of open tables, as long as the challenger waits.
 */
public?: boolean, 
/**
 * As in `NewRoom`.
 */
listed?: boolean, };

export type ChallengeMade = { 
/**
 * For the link that is passed on: `/#/join/CHALLENGE`.
 */
challenge: string, 
/**
 * The challenger's own: it leads to their seat, once somebody has taken the challenge up.
 */
key: string, };

/**
 * What the other player may know: `GET /api/challenges/CHALLENGE`.
 */
export type Challenge = { game: string, 
/**
 * Who challenges.
 */
name: string, clock: ClockPlan | null, best_of: number | null, 
/**
 * Whoever finds it in the list of open tables may take it up.
 */
public: boolean, 
/**
 * The game can be watched by anybody.
 */
listed: boolean, 
/**
 * What the game says about what they are to bring.
 */
invitation: unknown, };

/**
 * What `POST /api/challenges/CHALLENGE/accept` takes; the answer is a `RoomKey`.
 */
export type Acceptance = { part: unknown, name: string, };

export type Tables = { 
/**
 * Where somebody waits for a player, the newest first.
 */
open: Array<OpenTable>, 
/**
 * Games that may be watched, the newest first.
 */
running: Array<RunningTable>, };

/**
 * A challenge to anybody: it is taken up as one that came by a link.
 */
export type OpenTable = { challenge: string, game: string, 
/**
 * Who waits.
 */
name: string, clock: ClockPlan | null, best_of: number | null, 
/**
 * Seconds since 1970.
 */
since: number, };

/**
 * A game whose players let anybody watch.
 */
export type RunningTable = { room: string, 
/**
 * The key for watchers: they see what is public.
 */
key: string, game: string, players: [Player, Player], turn: number, best_of: number | null, 
/**
 * Games won in the match: seat A, seat B.
 */
won: [number, number], 
/**
 * Seconds since 1970.
 */
begun: number, };

/**
 * The choices of a game from a move on, as far as there was time: `GET /api/rooms/ROOM/KEY/estimates/FROM`.
 */
export type Estimates = { choices: Array<Estimated>, 
/**
 * Where to go on; nothing at the end of the game.
 */
next: number | null, };

/**
 * One choice, and what was taken.
 */
export type Estimated = { 
/**
 * How many moves had been made before.
 */
at: number, estimate: Estimate, taken: Key, };

/**
 * What a searching bot thinks of a choice.
 */
export type Estimate = { 
/**
 * Who chooses.
 */
seat: Seat, options: Array<Worth>, 
/**
 * What the bot would take.
 */
best: Key, };

/**
 * What an option is worth for whoever chooses, from -1 (lost) to 1 (won); null for one that there was no time for.
 */
export type Worth = { key: Key, worth: number | null, };

/**
 * How a game might have gone on after another answer, a step after the other.
 */
export type OtherLine = { steps: Array<OtherStep>, };

/**
 * One move of it, and the table afterwards.
 */
export type OtherStep = { move: Move, view: unknown, 
/**
 * What is told of it.
 */
lines: unknown[], to_answer: Seat | null, };

/**
 * A room in a list: `POST /api/rooms/mine` with `[[room, key], …]`.
 */
export type Summary = { room: string, game: string, players: [Player, Player], turn: number, moves: number, outcome: Outcome | null, to_answer: Seat | null, 
/**
 * The match that it is a game of.
 */
match: MatchNow | null, 
/**
 * Seconds since 1970.
 */
begun: number, changed: number, 
/**
 * Why it cannot be opened now: its cards are not there.
 */
problem?: Problem, };

export type Player = { name: string, bot: Bot | null, 
/**
 * Somebody sits there with an open connection (a bot always does).
 */
here: boolean, };

/**
 * A whole game as a file: `GET /api/rooms/ROOM/KEY/replay`.
 */
export type Replay = { game: string, 
/**
 * The version of the protocol that wrote it.
 */
version: number, 
/**
 * What the game started from: the game's own affair.
 */
record: unknown, 
/**
 * What it was played by; missing in files of version 1.
 */
played_by?: PlayedBy, moves: Array<Move>, 
/**
 * The hash of the state after each move; missing in files of version 1.
 */
hashes: Array<string>, 
/**
 * The names, seat A, seat B.
 */
players: [Player, Player], };

/**
 * A room, with the receiver's own key to it.
 */
export type RoomKey = { room: string, key: string, };

/**
 * A stored deck: `GET /api/GAME/decks` lists them.
 */
export type StoredDeck = { id: string, name: string, 
/**
 * The game's own affair.
 */
body: unknown, 
/**
 * Seconds since 1970.
 */
changed: number, };

/**
 * What `PUT /api/GAME/decks/ID` takes.
 */
export type DeckToStore = { name: string, body: unknown, };

/**
 * A pool of cards that was added: `GET /api/GAME/pools` lists them.
 */
export type StoredPool = { name: string, 
/**
 * What the game says about it.
 */
holds: unknown, 
/**
 * It belongs to whoever asks; otherwise everybody has it.
 */
own: boolean, };

export type FromPage = { "do": "answer", 
/**
 * How many moves the sender has seen: an answer to an older question is refused, and one that is
 * sent again after a lost connection is not taken twice.
 */
at: number, 
/**
 * One of `asked.keys`, or a value: `name …`, `word …`, `number …`.
 */
key: Key, 
/**
 * Which seat answers, where both that one holds are asked.
 */
seat?: Seat, } | { "do": "find", id: number, text: string, seat?: Seat, } | { "do": "respond", seat: Seat, how: Respond, } | { "do": "concede", seat: Seat, } | { "do": "offer_draw", seat: Seat, } | { "do": "answer_draw", seat: Seat, accept: boolean, } | { "do": "ready", seat: Seat, deck: unknown, } | { "do": "first", seat: Seat, first: Seat, } | { "do": "deck", seat: Seat, } | { "do": "ask_back", seat: Seat, } | { "do": "answer_back", seat: Seat, accept: boolean, } | { "do": "say", seat: Seat, word: Word, } | { "do": "share" } | { "do": "undo" } | { "do": "redo" } | { "do": "rematch" } | { "do": "show", seat: Seat, show: boolean, } | { "do": "about", id: number, what: unknown, 
/**
 * As it was after so many moves; now, if it is missing.
 */
at?: number, 
/**
 * As whom, as in `look`.
 */
viewer?: Holding, } | { "do": "foresee", id: number, at: number, key: Key, seat?: Seat, } | { "do": "look", at: number | null, 
/**
 * As whom; as oneself if it is missing. Once the game is over, players may take
 * the other's, or both; whoever holds both seats always may.
 */
viewer?: Holding, } | { "do": "ping" };

export type ToPage = { "is": "welcome", version: number, room: string, game: string, you: Holding, players: [Player, Player], 
/**
 * The key for watchers, for those who may pass it on: players.
 */
watch: string | null, practice: boolean, 
/**
 * Which moves begin a turn: `turns[n]` moves were made before turn n + 1 began.
 */
turns: Array<number>, 
/**
 * Where the game's chance began, once it is over, for those who may take the replay.
 */
seed: string | null, } | { "is": "now" } & Now | { "is": "then" } & Now | { "is": "about", id: number, about: unknown, } | { "is": "foreseen", id: number, foreseen: Foreseen, } | { "is": "found", id: number, values: Array<Value>, } | { "is": "refused", problem: Problem, 
/**
 * Which `about` or `foresee` it was, if it was one.
 */
about?: number, } | { "is": "said", seat: Seat, word: Word, } | { "is": "rematch", room: string, key: string, } | { "is": "deck", seat: Seat, deck: unknown, registered: unknown, } | { "is": "pong" };

export type Word = "hello" | "good_luck" | "well_played" | "thanks" | "sorry" | "one_moment";

/**
 * What would come of an answer.
 */
export type Foreseen = { 
/**
 * The game's own view at the last moment that is certain, without a question. What is open in it is null.
 */
view: unknown, 
/**
 * What would be told of it, as far as it is certain: this may go further than the view.
 */
lines: unknown[], 
/**
 * Something in the view is open.
 */
open: boolean, 
/**
 * Somebody could respond on the way: it is seen as if nobody did.
 */
unless_responded: boolean, then: Then, };

/**
 * Why no more is seen.
 */
export type Then = { "asked": { seat: Seat, } } | "hidden" | { "over": { outcome: Outcome, } } | "later";

/**
 * Which seats the receiver holds.
 */
export type Holding = "a" | "b" | "both" | "watcher";

export type Now = { 
/**
 * How many moves were made.
 */
at: number, 
/**
 * How many there are in all: more than `at` after an undo, or in a replay.
 */
of: number, 
/**
 * The game's own view, its question and offers in it.
 */
view: unknown, 
/**
 * The log from line `from` on; what the receiver has from there on is replaced.
 */
from: number, lines: unknown[], to_answer: Seat | null, 
/**
 * What is asked of the seats that the receiver answers for; both where both are asked at once.
 */
asked: Array<SeatAsked>, 
/**
 * How each seat wants windows to be treated; only one's own is told.
 */
respond: [Respond | null, Respond | null], 
/**
 * Why nobody can play on: the game cannot be played again as it was, and is shown up to there.
 */
read_only: Problem | null, stage: Stage, 
/**
 * The match that this is a game of.
 */
match: MatchNow | null, clocks: Clocks | null, draw_offered_by: Seat | null, 
/**
 * Who has asked to take a choice back.
 */
back_asked_by: Seat | null, rematch_wanted_by: Seat | null, 
/**
 * Whose hidden cards watchers may see: seat A, seat B.
 */
shown: [boolean, boolean], 
/**
 * Now that it is over, watchers may see all of it.
 */
shared: boolean, can_undo: boolean, can_redo: boolean, };

/**
 * What one seat is asked.
 */
export type SeatAsked = { seat: Seat, kind: Kind, 
/**
 * The options by their keys, in the order of the game's own view.
 */
keys: Array<Key>, 
/**
 * In a window to respond: the option of whoever does nothing, by its place.
 */
pass: number | null, };

export type Stage = "asking" | "thinking" | { "over": { outcome: Outcome, } };

/**
 * What is left, in milliseconds, when this was sent: seat A, seat B; whose clock runs is `to_answer`.
 */
export type Clocks = { left_ms: [number, number], 
/**
 * Of it, for the whole game; nothing where only choices are timed.
 */
game_ms: [number, number] | null, };

/**
 * How a match stands, for everybody.
 */
export type MatchNow = { best_of: number, 
/**
 * Which of its games this is, from 1 on.
 */
game: number, 
/**
 * Games won: seat A, seat B. This one counts as soon as it is over.
 */
won: [number, number], drawn: number, 
/**
 * The rooms of the games before this one; the receiver's key fits them.
 */
earlier: Array<string>, 
/**
 * The room of the next game, as soon as it has begun; the receiver's key fits it.
 */
next: string | null, 
/**
 * The match is over, with this game or with a later one.
 */
over: boolean, stage: MatchStage, };

/**
 * What a match waits for.
 */
export type MatchStage = "playing" | { "break": { ready: [boolean, boolean], 
/**
 * May they bring another deck?
 */
may_change_decks: boolean, 
/**
 * After this time they play on with what they have.
 */
left_ms: number | null, } } | { "choosing": { seat: Seat, left_ms: number | null, } } | { "over": { outcome: Outcome, } };

/**
 * A whole match as a file: `GET /api/rooms/ROOM/KEY/match`.
 */
export type MatchFile = { game: string, 
/**
 * The version of the protocol that wrote it.
 */
version: number, 
/**
 * What was brought, what happened between the games, and the games.
 */
match: unknown, };

/**
 * The problems that have words here, and what they are about.
 */
export type Problems = {
  no_such_game: "game" | "known";
  name_too_long: "place" | "most";
  clock_without_time: never;
  clock_too_long: "most";
  pace_too_slow: "most";
  bad_seed: "seed";
  other_game: "place" | "game";
  bad_replay: "why";
  long_replay: never;
  move_does_not_fit: "number" | "why";
  leads_elsewhere: "number";
  goes_another_way: "number" | "why";
  move_damaged: "number";
  move_missing: "number";
  too_many_rooms: never;
  too_busy: never;
  no_such_challenge: never;
  challenge_withdrawn: never;
  challenge_taken: never;
  too_many_challenges: never;
  part_too_long: "most";
  no_such_room: never;
  room_is_silent: never;
  other_moment: "seen" | "made";
  other_seat_is_asked: "seat";
  no_such_move: "why";
  too_many_moves: "most";
  bot_plays_on: never;
  draw_offer_stands: never;
  draw_declined: never;
  no_draw_offered: never;
  game_is_over: never;
  other_seat: "seat";
  watchers_do_not_play: never;
  rematch_too_early: never;
  rematch_of_players: never;
  nothing_to_undo: never;
  nobody_to_ask: never;
  asked_back_already: never;
  not_taken_back: never;
  nobody_asked_back: never;
  said_enough: "seconds";
  nothing_to_redo: never;
  open_again: never;
  game_stopped: never;
  no_break: never;
  ready_already: "seat";
  other_seat_chooses: "seat";
  deck_stays: never;
  match_goes_on: never;
  single_game: never;
  next_game_began: never;
  bad_match: "why";
  hidden_cards: never;
  not_so_many_moves: "made";
  replay_too_early: never;
  no_owner: never;
  too_many_decks: never;
  too_many_pools: never;
  pool_of_everybody: never;
  no_such_pool: never;
  storage_failed: "why";
  storage_garbled: "part" | "why";
  moves_have_a_gap: "room";
  database_out_of_reach: never;
  other_server_plays: never;
  server_stops: never;
  no_random_numbers: "why";
  nothing_here: never;
  only_this_machine: never;
  other_page: never;
  unknown_name: "name";
  body_too_slow: never;
  body_not_taken: "why";
  not_utf8: never;
  not_the_json: "why";
  other_version: "version";
  too_many_connections: never;
  message_not_text: never;
  message_too_long: never;
  message_not_understood: "why";
  no_such_request: "given" | "known";
  not_as_asked: "place" | "why";
  no_answer: "why";
  too_many: "place" | "found" | "unit" | "most";
  nothing_wanted: never;
  nothing_offered: never;
  nothing_to_bring: never;
  offer_gone: never;
  bad_index: "why";
  no_clause_number: "given" | "example";
  no_such_clause: "given" | "near";
  no_such_card: "place" | "numbers";
  cards_gone: "numbers";
  card_not_understood: "place" | "numbers";
  no_pool: "name" | "why";
  no_such_deck: "place" | "given" | "known";
  no_such_form: "known";
  damaged_record: "why";
  record_version: "found" | "own";
  no_start: never;
  record_seed: never;
  bad_scenario: "line" | "why";
  no_scenario: never;
};
