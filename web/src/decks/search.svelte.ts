// Searching the cards: what is asked for, and what was found so far.

import { api } from '../lib/api';
import type { AnyFacts, DeckGame } from './deckGame';

const PAGE = 50;

export class Search<F extends AnyFacts = AnyFacts, W = unknown> {
  wish = $state() as W;
  cards = $state.raw<F[]>([]);
  total = $state<number | null>(null);
  #run = 0;
  #busy = false;

  constructor(private game: Pick<DeckGame<F, W>, 'key' | 'wish' | 'asked' | 'keepFacts'>) {
    this.wish = game.wish();
  }

  /** The first page of what is wished for. */
  async start(): Promise<void> {
    const run = ++this.#run;
    const found = await this.#ask(0);
    if (run !== this.#run) return;
    this.game.keepFacts(found.cards);
    this.cards = found.cards;
    this.total = found.total;
    this.#busy = false;
  }

  get hasMore(): boolean {
    return this.total !== null && this.cards.length < this.total;
  }

  async more(): Promise<void> {
    if (this.#busy || !this.hasMore) return;
    this.#busy = true;
    const run = this.#run;
    try {
      const found = await this.#ask(this.cards.length);
      if (run !== this.#run) return;
      this.game.keepFacts(found.cards);
      this.cards = [...this.cards, ...found.cards];
    } finally {
      this.#busy = false;
    }
  }

  #ask(offset: number): Promise<{ total: number; cards: F[] }> {
    return api.ask(this.game.key, 'cards', { ...this.game.asked(this.wish), offset, limit: PAGE });
  }
}
