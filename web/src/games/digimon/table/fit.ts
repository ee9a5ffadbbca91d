// How wide cards may be so that all units of a battle area fit, in rows.

import type { CardView, UnitView } from '../types';

export const HEIGHT = 88 / 63;
const GAP = 10;
/** The part of a card under another that can be seen, in parts of the card's width. */
export const STRIP = 0.21;
const STRIPS = 6;
/** Beside cards that are smaller nothing can be read. */
const READABLE = 92;

/** Where the cards under another one are fanned: below it, or beside it, where there is more room to read; or only their edges. */
export type Fan = 'below' | 'beside' | 'edges';

/** The part of link cards that sticks out. */
export const LINK: Record<Fan, number> = { below: 0.36, beside: 0.6, edges: 0.3 };
/** How wide the cards under another one are drawn beside it. */
export const BESIDE = { told: 0.92, named: 0.56 };
export const EDGE = 0.3;

export interface Fitted {
  card: number;
  fan: Fan;
}

/** Most of these cards are known: they are shown to be read, not to be counted. */
export function isOpen(cards: CardView[]): boolean {
  return cards.filter((card) => card.number !== null).length * 2 > cards.length;
}

interface Size {
  width: number;
  height: number;
}

/** Has a card under this one an effect to be read? */
export type Tells = (unit: UnitView) => boolean;

function sizeOf(unit: UnitView, card: number, fan: Fan, tells: Tells): Size {
  const under = unit.stack.length - 1;
  const links = unit.links.length > 0 ? LINK[fan] * card : 0;
  const face = unit.suspended ? { width: card * HEIGHT, height: card } : { width: card, height: card * HEIGHT };
  const beside = under > 0 ? (tells(unit) ? BESIDE.told : BESIDE.named) * card : 0;
  if (fan === 'beside') return { width: face.width + links + beside, height: under > 0 ? card * HEIGHT : face.height };
  return { width: face.width + links, height: face.height + Math.min(under, STRIPS) * STRIP * card };
}

/** How wide the cards of a unit may be in a small place. */
export function within(unit: UnitView, width: number, height: number): number {
  const more = (unit.stack.length > 1 ? EDGE : 0) + (unit.links.length > 0 ? LINK.edges : 0);
  const [wide, tall] = unit.suspended ? [HEIGHT, 1] : [1, HEIGHT];
  return Math.min(width / (wide + more), height / tall);
}

/** Cards as large as possible; their fans beside them if that does not make them much smaller. */
export function fit(units: UnitView[], room: Size, most: number, least: number, tells: Tells): Fitted {
  const largest = (fan: Fan): number => {
    for (let card = most; card > least; card -= 2) {
      if (fits(units.map((unit) => sizeOf(unit, card, fan, tells)), room)) return card;
    }
    return least;
  };
  const [below, beside] = [largest('below'), largest('beside')];
  return beside >= READABLE && beside >= below * 0.8 ? { card: beside, fan: 'beside' } : { card: below, fan: 'below' };
}

function fits(sizes: Size[], room: Size): boolean {
  let [row, tallest, total] = [0, 0, 0];
  for (const size of sizes) {
    if (row > 0 && row + size.width > room.width) {
      total += tallest + GAP;
      [row, tallest] = [0, 0];
    }
    row += size.width + GAP;
    tallest = Math.max(tallest, size.height);
  }
  return total + tallest <= room.height;
}
