// What is counted in a deck of the OCG.

import type { Bar, Row as AnyRow } from '../../../decks/deckGame';
import type { CardFacts } from '../types/requests';
import { ocgWords } from '../words.svelte';

type Row = AnyRow<CardFacts>;

/** How many copies of the deck itself have which value. */
export function counted<K>(rows: Row[], of: (facts: CardFacts) => K | null): Map<K, number> {
  const counts = new Map<K, number>();
  for (const { facts, copies, side } of rows) {
    const key = facts && !side ? of(facts) : null;
    if (key !== null) counts.set(key, (counts.get(key) ?? 0) + copies);
  }
  return counts;
}

const HIGHEST = 12;

/** Levels, Ranks and Link Ratings of its monsters. */
export function curve(rows: Row[]): { title: string; bars: Bar[] } {
  const counts = counted(rows, ({ level, rank, link }) => level ?? rank ?? link);
  const bars = Array.from({ length: HIGHEST }, (_, place) => ({ label: String(place + 1), value: counts.get(place + 1) ?? 0 }));
  return { title: ocgWords.w.decks.levels, bars };
}
