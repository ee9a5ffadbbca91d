// One deck while it is worked on: its cards, what the rules say about it, and the way back.

import { api, type StoredDeck } from '../lib/api';
import { checkDeck, type AnyFacts, type AnyReport, type DeckBody, type DeckGame, type Entry } from './deckGame';

function isIt(entry: Entry, number: string, side: boolean): boolean {
  return entry.number === number && (entry.side ?? false) === side;
}

function changed(entries: Entry[], number: string, more: number, side: boolean): Entry[] {
  const before = entries.find((entry) => isIt(entry, number, side));
  const copies = Math.max(0, Math.min(99, (before?.copies ?? 0) + more));
  const now: Entry = side ? { number, copies, side } : { number, copies };
  const all = before ? entries.map((entry) => (entry === before ? now : entry)) : [...entries, now];
  return all.filter((entry) => entry.copies > 0);
}

export class Editor {
  readonly id: string;
  name = $state('');
  entries = $state.raw<Entry[]>([]);
  report = $state.raw<AnyReport | null>(null);
  #before = $state.raw<Entry[][]>([]);
  #after = $state.raw<Entry[][]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private game: DeckGame,
    deck: StoredDeck<DeckBody>,
  ) {
    this.id = deck.id;
    this.name = deck.name;
    this.entries = deck.body.entries;
    void this.#meet();
    void this.#check();
  }

  get canUndo(): boolean {
    return this.#before.length > 0;
  }

  get canRedo(): boolean {
    return this.#after.length > 0;
  }

  copies(number: string, side = false): number {
    return this.entries.find((entry) => isIt(entry, number, side))?.copies ?? 0;
  }

  /** So many more, or fewer, of a card. */
  add(number: string, more: number, side = false): void {
    this.replace(changed(this.entries, number, more, side));
  }

  /** One copy to the side deck, or back from it. */
  move({ number, side = false }: Entry): void {
    this.replace(changed(changed(this.entries, number, -1, side), number, 1, !side));
  }

  replace(entries: Entry[]): void {
    this.#before = [...this.#before.slice(-199), this.entries];
    this.#after = [];
    this.#become(entries);
  }

  undo(): void {
    const last = this.#before.at(-1);
    if (!last) return;
    this.#before = this.#before.slice(0, -1);
    this.#after = [...this.#after, this.entries];
    this.#become(last);
  }

  redo(): void {
    const next = this.#after.at(-1);
    if (!next) return;
    this.#after = this.#after.slice(0, -1);
    this.#before = [...this.#before, this.entries];
    this.#become(next);
  }

  rename(name: string): void {
    this.name = name;
    this.#keep();
  }

  #become(entries: Entry[]): void {
    this.entries = entries;
    this.#keep();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#check(), 120);
  }

  #keep(): void {
    this.game.mine.put({ id: this.id, name: this.name, body: { entries: this.entries } });
  }

  async #check(): Promise<void> {
    const asked = this.entries;
    try {
      const report = await checkDeck(this.game, { entries: asked });
      if (this.entries === asked) this.report = report;
    } catch {
      // The next change asks again.
    }
  }

  /** The facts of all its cards in one request. */
  async #meet(): Promise<void> {
    const numbers = [...new Set(this.entries.map(({ number }) => number))];
    if (numbers.length === 0) return;
    try {
      this.game.keepFacts(await api.ask<AnyFacts[]>(this.game.key, 'facts', { numbers }));
    } catch {
      // They are asked for one by one when they are shown.
    }
  }
}
