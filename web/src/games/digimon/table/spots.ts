// Names for the things on the table that can be clicked, so that they can be compared and found in the page.

import type { CardName, Spot, UnitView } from '../types';

export type Key = string;

export function keyOf(spot: Spot): Key {
  if (typeof spot === 'string') return spot;
  if ('card' in spot) return `card:${spot.card}`;
  if ('unit' in spot) return `unit:${spot.unit}`;
  return `player:${spot.player}`;
}

export function cardKey(id: number): Key {
  return `card:${id}`;
}

/** What a click on a unit may mean: the unit, or the card on top of it. */
export function unitKeys(unit: UnitView): Key[] {
  const top = unit.stack[0];
  return top ? [`unit:${unit.id}`, cardKey(top.id)] : [`unit:${unit.id}`];
}

/** Where a card that is named somewhere lies now, or lay. */
export function nameKeys(card: CardName): Key[] {
  return card.unit === null ? [cardKey(card.id)] : [`unit:${card.unit}`, cardKey(card.id)];
}

export function spotOf(key: Key): Spot {
  const [kind, rest] = key.split(':');
  if (kind === 'card') return { card: Number(rest) };
  if (kind === 'unit') return { unit: Number(rest) };
  if (kind === 'player') return { player: rest === 'B' ? 'B' : 'A' };
  return kind as Spot;
}

/** The element of the table that stands for one of these keys. */
export function elementOf(root: HTMLElement, keys: Key[]): HTMLElement | null {
  for (const key of keys) {
    const found = root.querySelector<HTMLElement>(`[data-keys~="${key}"]`);
    if (found) return found;
  }
  return null;
}
