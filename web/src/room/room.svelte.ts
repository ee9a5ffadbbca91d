// A room as the page sees it: the connection, and what follows from who holds which seat.

import { voice } from '../lib/announce.svelte';
import { Connection } from '../lib/connection.svelte';
import { inOneLine } from '../lib/problem';
import { held, index, other, seats } from '../lib/seats';
import { words } from '../lib/words.svelte';
import type { MatchNow, Now, Outcome, Seat } from '../protocol';

export class Room {
  line: Connection;
  /** Stepping through the game, on the replay bar. */
  stepping = $state(false);
  viewer = $state<'own' | 'a' | 'b' | 'both'>('own');

  constructor(
    public room: string,
    public key: string,
  ) {
    this.line = new Connection(room, key, (problem) => voice.tell(inOneLine(problem), 'problem'));
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

  /** What is on the table: of now, or of the past that is looked at. */
  get shown(): Now | null {
    return this.line.then ?? this.line.now;
  }

  get lines(): unknown[] {
    return this.line.then ? this.line.thenLines : this.line.lines;
  }

  get news(): unknown[] {
    return this.line.then ? [] : this.line.news;
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
    return this.isAllOver && (bots || (now.shown[0] && now.shown[1]));
  }

  get names(): [string, string] {
    const [a, b] = seats.map((seat) => this.name(seat));
    return [a ?? '', b ?? ''];
  }

  name(seat: Seat): string {
    const player = this.line.welcome?.players[index(seat)];
    if (player?.bot) return words.w.room.bots[player.bot];
    return player?.name || words.w.room.seat(seat);
  }

  look(at: number | null): void {
    this.line.look(at, this.viewer === 'own' ? undefined : this.viewer);
  }

  step(to: number): void {
    const of = this.line.now?.of ?? 0;
    this.stepping = true;
    this.look(Math.max(0, Math.min(of, to)));
  }

  backToNow(): void {
    this.stepping = false;
    this.viewer = 'own';
    this.look(null);
  }
}
