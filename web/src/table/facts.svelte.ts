// What is printed on cards, by their numbers: asked in batches, kept for the visit.

import { SvelteMap } from 'svelte/reactivity';
import { api, Trouble } from '../lib/api';

/** What is known of a game's cards. */
export class Facts<F extends { number: string }> {
  #known = new SvelteMap<string, F>();
  #asked = new Set<string>();
  #batch: string[] = [];

  constructor(private game: string) {}

  /** The facts of a card, or nothing yet: they come by themselves. */
  of(number: string | null | undefined): F | undefined {
    if (!number) return undefined;
    if (!this.#asked.has(number)) {
      this.#asked.add(number);
      if (this.#batch.length === 0) queueMicrotask(() => void this.#fetchBatch());
      this.#batch.push(number);
    }
    return this.#known.get(number);
  }

  /** Facts that came another way, such as from a search. */
  keep(cards: F[]): void {
    for (const card of cards) {
      this.#asked.add(card.number);
      this.#known.set(card.number, card);
    }
  }

  async #fetchBatch(): Promise<void> {
    const numbers = this.#batch;
    this.#batch = [];
    await this.#fetch(numbers);
  }

  async #fetch(numbers: string[]): Promise<void> {
    try {
      this.keep(await api.ask<F[]>(this.game, 'facts', { numbers }));
    } catch (thrown) {
      const unknown = thrown instanceof Trouble && thrown.problem.place === 'numbers';
      if (unknown && numbers.length > 1) {
        // A card whose pool is gone does not hide the others.
        const half = Math.ceil(numbers.length / 2);
        await Promise.all([this.#fetch(numbers.slice(0, half)), this.#fetch(numbers.slice(half))]);
        return;
      }
      // Asked again the next time that somebody looks.
      setTimeout(() => numbers.forEach((number) => this.#asked.delete(number)), 2000);
    }
  }
}
