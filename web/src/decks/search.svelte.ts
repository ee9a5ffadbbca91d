// Searching the cards: what is asked for, and what was found so far.

import { api } from '../lib/api';
import type { AnyFacts, DeckGame, Sorting } from './deckGame';

const PAGE = 50;
/** As many as the server gives at once. */
const BATCH = 200;

type Found<F> = { total: number; cards: F[] };

function compare<F extends AnyFacts>({ by }: Sorting<F>) {
  return (one: F, two: F): number => {
    const [first, second] = [by(one), by(two)];
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    return typeof first === 'number' && typeof second === 'number' ? first - second : String(first).localeCompare(String(second));
  };
}

export class Search<F extends AnyFacts = AnyFacts, W = unknown> {
  wish = $state() as W;
  /** The server lists cards by their numbers; any other order needs all of them. */
  sorting = $state.raw<Sorting<F> | null>(null);
  cards = $state.raw<F[]>([]);
  total = $state<number | null>(null);
  /** All that was found, in order, where it was sorted. */
  #sorted: F[] | null = null;
  #run = 0;
  #busy = false;

  constructor(private game: Pick<DeckGame<F, W>, 'key' | 'wish' | 'asked' | 'fits' | 'keepFacts'>) {
    this.wish = game.wish();
  }

  /** The first page of what is wished for. */
  async start(): Promise<void> {
    const run = ++this.#run;
    const sorting = this.sorting;
    const fits = this.game.fits(this.wish);
    const found = sorting || fits ? await this.#all(run) : await this.#ask(0, PAGE);
    if (run !== this.#run) return;
    const fitting = fits ? found.cards.filter(fits) : found.cards;
    if (fits) found.total = fitting.length;
    this.#sorted = sorting ? fitting.sort(compare(sorting)) : fits ? fitting : null;
    this.cards = [];
    this.#show(this.#sorted?.slice(0, PAGE) ?? found.cards);
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
    const shown = this.cards.length;
    try {
      const cards = this.#sorted?.slice(shown, shown + PAGE) ?? (await this.#ask(shown, PAGE)).cards;
      if (run === this.#run) this.#show(cards);
    } finally {
      this.#busy = false;
    }
  }

  #show(cards: F[]): void {
    this.game.keepFacts(cards);
    this.cards = [...this.cards, ...cards];
  }

  async #all(run: number): Promise<Found<F>> {
    const cards: F[] = [];
    for (let total = 1; cards.length < total && run === this.#run; ) {
      const found = await this.#ask(cards.length, BATCH);
      if (found.cards.length === 0) break;
      cards.push(...found.cards);
      total = found.total;
    }
    return { total: cards.length, cards };
  }

  #ask(offset: number, limit: number): Promise<Found<F>> {
    return api.ask(this.game.key, 'cards', { ...this.game.asked(this.wish), offset, limit });
  }
}
