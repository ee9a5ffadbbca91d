// What is printed on the OCG's cards.

import { Facts } from '../../table/facts.svelte';
import { KEY } from './key';
import type { CardFacts } from './types/requests';

const facts = new Facts<CardFacts>(KEY);

/** The facts of a card, or nothing yet: they come by themselves. */
export function factsOf(number: string | null | undefined): CardFacts | undefined {
  return facts.of(number);
}

/** Facts that came another way, such as from a search. */
export function keepFacts(cards: CardFacts[]): void {
  facts.keep(cards);
}
