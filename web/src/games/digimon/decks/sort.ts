// In which order the cards of a deck are listed, and what is counted in them.

import type { Row as AnyRow } from '../../../decks/deckGame';
import type { CardFacts, CategoryView } from '../types/requests';

export type Row = AnyRow<CardFacts>;

const order: CategoryView[] = ['digi_egg', 'digimon', 'tamer', 'option'];

export interface Group {
  category: CategoryView | null;
  rows: Row[];
}

function compare(one: Row, two: Row): number {
  const level = (one.facts?.level ?? 0) - (two.facts?.level ?? 0);
  const cost = (one.facts?.cost ?? 0) - (two.facts?.cost ?? 0);
  return level || cost || one.number.localeCompare(two.number, 'en', { numeric: true });
}

export function grouped(rows: Row[]): Group[] {
  return [...order, null]
    .map((category) => ({ category, rows: rows.filter((row) => (row.facts?.category ?? null) === category).sort(compare) }))
    .filter((group) => group.rows.length > 0);
}

/** How many copies have which value; rows without one are left out. */
export function counted<K>(rows: Row[], of: (facts: CardFacts) => readonly K[]): Map<K, number> {
  const counts = new Map<K, number>();
  for (const { facts, copies } of rows) {
    for (const key of facts ? of(facts) : []) counts.set(key, (counts.get(key) ?? 0) + copies);
  }
  return counts;
}
