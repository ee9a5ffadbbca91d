// What is printed on cards, by their numbers: asked in batches, kept for the visit.

import { SvelteMap } from 'svelte/reactivity';
import { api, Trouble } from '../../lib/api';
import { wantTexts } from './texts.svelte';
import { KEY } from './key';
import type { CardFacts } from './types/requests';

const known = new SvelteMap<string, CardFacts>();
const asked = new Set<string>();
let batch: string[] = [];

/** The facts of a card, or nothing yet: they come by themselves. */
export function factsOf(number: string | null | undefined): CardFacts | undefined {
  if (!number) return undefined;
  wantTexts(number);
  if (!asked.has(number)) {
    asked.add(number);
    if (batch.length === 0) queueMicrotask(fetchBatch);
    batch.push(number);
  }
  return known.get(number);
}

/** Facts that came another way, such as from a search. */
export function keepFacts(cards: CardFacts[]): void {
  for (const card of cards) {
    asked.add(card.number);
    known.set(card.number, card);
  }
}

async function fetchBatch(): Promise<void> {
  const numbers = batch;
  batch = [];
  await fetchFacts(numbers);
}

async function fetchFacts(numbers: string[]): Promise<void> {
  try {
    keepFacts(await api.ask<CardFacts[]>(KEY, 'facts', { numbers }));
  } catch (thrown) {
    const unknown = thrown instanceof Trouble && thrown.problem.place === 'numbers';
    if (unknown && numbers.length > 1) {
      // A card whose pool is gone does not hide the others.
      const half = Math.ceil(numbers.length / 2);
      await Promise.all([fetchFacts(numbers.slice(0, half)), fetchFacts(numbers.slice(half))]);
      return;
    }
    // Asked again the next time that somebody looks.
    setTimeout(() => numbers.forEach((number) => asked.delete(number)), 2000);
  }
}
