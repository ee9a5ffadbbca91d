// What is counted in a deck of the OCG.

import type { Chart, Row as AnyRow } from '../../../decks/deckGame';
import { ATTRIBUTES } from '../card/frame';
import type { AttributeView } from '../types';
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
export function curve(rows: Row[]): Chart {
  const counts = counted(rows, ({ level, rank, link }) => level ?? rank ?? link);
  const bars = Array.from({ length: HIGHEST }, (_, place) => ({ label: String(place + 1), value: counts.get(place + 1) ?? 0 }));
  return { title: ocgWords.w.decks.levels, bars };
}

/** ATK in steps of 500, those from 3000 on together. */
const STEP = 500;
const STRONG = 6;

export function charts(rows: Row[]): Chart[] {
  const w = ocgWords.w;
  const kinds = counted(rows, ({ kind, extra_deck }) => (extra_deck ? 'extra' : kind));
  const attributes = counted(rows, ({ attribute }) => attribute);
  const strengths = counted(rows, ({ atk }) => (typeof atk === 'number' ? Math.min(STRONG, Math.floor(atk / STEP)) : null));
  return [
    {
      title: w.card.kind,
      bars: [...(['monster', 'spell', 'trap'] as const).map((kind) => ({ label: w.kinds[kind], value: kinds.get(kind) ?? 0 })), { label: w.zone.extraDeck, value: kinds.get('extra') ?? 0 }],
    },
    { title: w.card.atk, bars: Array.from({ length: STRONG + 1 }, (_, place) => ({ label: place === STRONG ? `${STRONG * STEP}+` : String(place * STEP), value: strengths.get(place) ?? 0 })) },
    { title: w.card.attribute, bars: (Object.keys(ATTRIBUTES) as AttributeView[]).map((one) => ({ label: w.attributes[one], value: attributes.get(one) ?? 0, paint: ATTRIBUTES[one] })) },
  ];
}
