// Searching the cards: what is asked for, and what was found so far.

import { ask } from '../ask';
import { keepFacts } from '../facts.svelte';
import type { CardFacts, CardsAsked, CategoryView, ColorView, Span } from '../types/requests';

const PAGE = 50;

export interface Wish {
  text: string;
  colors: ColorView[];
  category: CategoryView | '';
  level: Span;
  cost: Span;
  dp: Span;
  trait: string;
  set: string;
  unread: boolean;
}

export const nothing = (): Wish => ({
  text: '',
  colors: [],
  category: '',
  level: {},
  cost: {},
  dp: {},
  trait: '',
  set: '',
  unread: false,
});

const spanned = ({ min, max }: Span): Span | null => (min == null && max == null ? null : { min, max });

function asked(wish: Wish, tokens: boolean): CardsAsked {
  return {
    token: tokens ? null : false,
    text: wish.text.trim() || null,
    colors: wish.colors.length > 0 ? [...wish.colors] : null,
    category: wish.category || null,
    level: spanned(wish.level),
    cost: spanned(wish.cost),
    dp: spanned(wish.dp),
    trait: wish.trait.trim() || null,
    set: wish.set || null,
    read: wish.unread ? false : null,
  };
}

export class Search {
  wish = $state<Wish>(nothing());
  cards = $state.raw<CardFacts[]>([]);
  total = $state<number | null>(null);
  #tokens: boolean;
  #run = 0;
  #busy = false;

  /** Tokens are no cards of a deck, but they can lie on the table. */
  constructor(tokens: 'with tokens' | 'without tokens') {
    this.#tokens = tokens === 'with tokens';
  }

  /** The first page of what is wished for. */
  async start(): Promise<void> {
    const run = ++this.#run;
    const found = await ask('cards', { ...asked(this.wish, this.#tokens), offset: 0, limit: PAGE });
    if (run !== this.#run) return;
    keepFacts(found.cards);
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
      const found = await ask('cards', { ...asked(this.wish, this.#tokens), offset: this.cards.length, limit: PAGE });
      if (run !== this.#run) return;
      keepFacts(found.cards);
      this.cards = [...this.cards, ...found.cards];
    } finally {
      this.#busy = false;
    }
  }
}
