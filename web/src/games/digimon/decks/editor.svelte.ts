// One deck while it is worked on: its cards, what the rules say about it, and the way back.

import { ask, type OwnDeck } from '../ask';
import { keepFacts } from '../facts.svelte';
import type { DeckEntry, DeckReport } from '../types/requests';
import { myDecks } from './mine';

export class Editor {
  readonly id: string;
  name = $state('');
  entries = $state.raw<DeckEntry[]>([]);
  report = $state.raw<DeckReport | null>(null);
  #before = $state.raw<DeckEntry[][]>([]);
  #after = $state.raw<DeckEntry[][]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(deck: OwnDeck) {
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

  copies(number: string): number {
    return this.entries.find((entry) => entry.number === number)?.copies ?? 0;
  }

  /** So many more, or fewer, of a card. */
  add(number: string, more: number): void {
    const copies = Math.max(0, Math.min(99, this.copies(number) + more));
    const known = this.entries.some((entry) => entry.number === number);
    const changed = this.entries.map((entry) => (entry.number === number ? { number, copies } : entry));
    this.replace((known ? changed : [...changed, { number, copies }]).filter((entry) => entry.copies > 0));
  }

  replace(entries: DeckEntry[]): void {
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

  #become(entries: DeckEntry[]): void {
    this.entries = entries;
    this.#keep();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#check(), 120);
  }

  #keep(): void {
    myDecks.put({ id: this.id, name: this.name, body: { entries: this.entries } });
  }

  async #check(): Promise<void> {
    const asked = this.entries;
    try {
      const report = await ask('check_deck', { entries: asked });
      if (this.entries === asked) this.report = report;
    } catch {
      // The next change asks again.
    }
  }

  /** The facts of all its cards in one request. */
  async #meet(): Promise<void> {
    const numbers = this.entries.map(({ number }) => number);
    if (numbers.length === 0) return;
    try {
      keepFacts(await ask('facts', { numbers }));
    } catch {
      // They are asked for one by one when they are shown.
    }
  }
}
