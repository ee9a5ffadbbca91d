// A room as the page sees it: the connection, and what follows from who holds which seat.

import { voice } from '../lib/announce.svelte';
import { Film } from './film.svelte';
import { Connection } from '../lib/connection.svelte';
import { keep } from '../lib/keep';
import { inOneLine } from '../lib/problem';
import { held, index, other, seats } from '../lib/seats';
import type { LogLine } from '../lib/table';
import type { OtherLine } from './estimates.svelte';
import { words } from '../lib/words.svelte';
import type { MatchNow, Now, Outcome, Respond, Seat, Word } from '../protocol';
import { hush } from './hush.svelte';

/** So long a quick word is shown. */
const SHOWN_MS = 6_000;
/** From asking most to asking least. */
export const WAYS: Respond[] = ['always', 'when_i_can', 'never'];

export class Room {
  line: Connection;
  film = new Film();
  /** Stepping through the game, on the replay bar. */
  stepping = $state(false);
  viewer = $state<'own' | 'a' | 'b' | 'both'>('own');

  constructor(
    public room: string,
    public key: string,
  ) {
    const arrived = (now: Now, news: unknown[], before: Now | null) => {
      const own = before?.to_answer != null && this.mine.includes(before.to_answer);
      this.film.take(now, this.stepping ? [] : (news as LogLine[]), now.from, own);
    };
    this.line = new Connection(room, key, (problem) => voice.tell(inOneLine(problem), 'problem'), arrived, (seat, word) => this.#spoke(seat, word));
  }

  /** The quick word of a seat, as long as it is shown. */
  spoken = $state.raw<{ seat: Seat; word: Word } | null>(null);

  #spoke(seat: Seat, word: Word): void {
    if (hush.on && !this.mine.includes(seat)) return;
    const said = { seat, word };
    this.spoken = said;
    voice.say(words.w.people.says(this.name(seat), words.w.people.words[word]));
    setTimeout(() => this.spoken === said && (this.spoken = null), SHOWN_MS);
  }

  get mine(): Seat[] {
    return this.line.welcome ? held(this.line.welcome.you) : [];
  }

  /** Those with one seat look from it; others may turn the table. */
  turned = $state(false);

  /** Whose side is below. */
  get below(): Seat {
    const own = this.line.welcome?.you === 'b' ? 'B' : 'A';
    return this.turned && this.mine.length !== 1 ? other(own) : own;
  }

  get above(): Seat {
    return other(this.below);
  }

  /** How it might have gone, while that is stepped through. */
  other = $state.raw<OtherLine | null>(null);

  /** What is on the table: of now, of the past that is looked at, or of what might have been. */
  get shown(): Now | null {
    const then = this.line.then;
    const step = then && this.other?.at === then.at ? this.other.steps[this.other.place] : undefined;
    if (then && step) return { ...then, view: step.view, to_answer: step.to_answer, stage: 'asking' };
    return then ?? this.film.shown;
  }

  get lines(): unknown[] {
    const then = this.line.then;
    if (then && this.other?.at === then.at) return [...this.line.thenLines, ...this.other.steps.slice(0, this.other.place + 1).flatMap(({ lines }) => lines)];
    if (then) return this.line.thenLines;
    return this.film.upTo === null ? this.line.lines : this.line.lines.slice(0, this.film.upTo);
  }

  /** The end is said when everything that led to it was seen. */
  get isEndSeen(): boolean {
    return this.outcome !== null && !this.film.running;
  }

  get outcome(): Outcome | null {
    const stage = this.line.now?.stage;
    return typeof stage === 'object' ? stage.over.outcome : null;
  }

  /** The match that this is a game of. */
  get match(): MatchNow | null {
    return this.line.now?.match ?? null;
  }

  /** Games won, whose side is below first, and games drawn. */
  get score(): [number, number, number] {
    const won = this.match?.won ?? [0, 0];
    return [won[index(this.below)], won[index(this.above)], this.match?.drawn ?? 0];
  }

  /** How the match ended, if it ended with this game. */
  get matchOutcome(): Outcome | null {
    const stage = this.match?.stage;
    return typeof stage === 'object' && 'over' in stage ? stage.over.outcome : null;
  }

  /** The game is over, and the match that it belongs to. */
  get isAllOver(): boolean {
    return this.outcome !== null && (this.match === null || this.match.over);
  }

  /** The address of another game of the match. */
  gameAddress(room: string): string {
    return `#/room/${room}/${this.key}`;
  }

  /** May everything be seen here: both hands, the whole game as a file? */
  get isOpen(): boolean {
    const { welcome, now } = this.line;
    if (!welcome || !now) return false;
    if (welcome.you === 'both') return true;
    if (welcome.you !== 'watcher') return this.isAllOver;
    const bots = welcome.players.every((player) => player.bot !== null);
    return this.isAllOver && (bots || now.shared || (now.shown[0] && now.shown[1]));
  }

  get names(): [string, string] {
    const [a, b] = seats.map((seat) => this.name(seat));
    return [a ?? '', b ?? ''];
  }

  /** Those who are called alike are told apart by their seats. */
  name(seat: Seat): string {
    const own = this.#called(seat);
    return own === this.#called(other(seat)) ? `${own} (${seat})` : own;
  }

  #called(seat: Seat): string {
    const player = this.line.welcome?.players[index(seat)];
    if (player?.bot) return words.w.room.bots[player.bot];
    return player?.name || words.w.room.seat(seat);
  }

  /** How a seat of the viewer wants to be asked to respond; kept for the next game. */
  respond(seat: Seat, how: Respond): void {
    keep('respond', how);
    this.line.send({ do: 'respond', seat, how });
  }

  /** Going back and forth passes over what is answered by itself. */
  #going: 'back' | 'forth' | null = null;

  undo(): void {
    this.#going = 'back';
    this.line.send({ do: 'undo' });
  }

  redo(): void {
    this.#going = 'forth';
    this.line.send({ do: 'redo' });
  }

  answer(option: number): void {
    this.#going = null;
    this.line.answer(option);
  }

  /** Whoever wants to be asked always is asked in every window, though there be one answer. */
  get #asksAlways(): boolean {
    const { now } = this.line;
    return now?.asked.some(({ seat, kind }) => kind === 'respond' && now.respond[index(seat)] === 'always') ?? false;
  }

  answerByItself(option: number): void {
    if (this.#asksAlways) return;
    if (this.#going === 'back' && this.line.now?.can_undo) this.undo();
    else if (this.#going === 'forth' && this.line.now?.can_redo) this.redo();
    else this.line.answer(option);
  }

  look(at: number | null): void {
    this.line.look(at, this.viewer === 'own' ? undefined : this.viewer);
  }

  step(to: number): void {
    this.telling = null;
    this.other = null;
    this.film.end();
    this.#goTo(to);
  }

  #goTo(to: number): void {
    const of = this.line.now?.of ?? 0;
    this.stepping = true;
    this.look(Math.max(0, Math.min(of, to)));
  }

  /** Until which move the past is being told, if it is. */
  telling = $state<number | null>(null);

  /** Tells the game from one move to another, each thing on the table as it was. It may be ended, or left for another moment. */
  async tell(from: number, to: number): Promise<'told' | 'ended' | 'left'> {
    const lines = this.line.lines as LogLine[];
    this.film.end();
    this.telling = to;
    for (let at = from; at < to; at++) {
      this.#goTo(at);
      await until(() => this.line.then?.at === at || this.telling !== to);
      const whole = this.telling === to && (await this.film.tell(lines.filter((line) => line.at === at)));
      if (whole) continue;
      const ended = this.telling === to;
      if (ended) this.telling = null;
      return ended ? 'ended' : 'left';
    }
    this.step(to);
    return 'told';
  }

  /** The last turn of whoever plays against the viewer: from which move on, to which. */
  lastTurn(turnOf: (view: unknown) => Seat): [number, number] | null {
    const now = this.line.now;
    const lines = this.line.lines as LogLine[];
    const turn = lines.at(-1)?.turn ?? 0;
    if (!now || this.mine.length !== 1) return null;
    const wanted = this.mine.includes(turnOf(now.view)) ? turn - 1 : turn;
    const first = lines.find((line) => line.turn === wanted);
    const after = lines.find((line) => line.turn > wanted && line.at > (first?.at ?? 0));
    return wanted > 0 && first ? [first.at, after ? after.at + 1 : now.at] : null;
  }

  backToNow(): void {
    this.telling = null;
    this.other = null;
    this.film.end();
    this.stepping = false;
    this.viewer = 'own';
    this.look(null);
  }
}

/** Waits until something is so; the server answers soon. */
async function until(so: () => boolean): Promise<void> {
  while (!so()) await new Promise((soon) => setTimeout(soon, 16));
}
