// How wide cards may be so that all units of a battle area fit, in rows.

import type { CardView, UnitView } from '../types';

export const HEIGHT = 88 / 63;
const GAP = 10;
/** The part of a card under another that can be seen, in parts of the card's width. */
export const STRIP = 0.2;
/** The part of a link card that sticks out. */
export const LINK = 0.24;

/** Most of these cards are known: they are shown to be read, not to be counted. */
export function isOpen(cards: CardView[]): boolean {
  return cards.filter((card) => card.number !== null).length * 2 > cards.length;
}

interface Size {
  width: number;
  height: number;
}

export function sizeOf(unit: UnitView, card: number): Size {
  const strips = Math.min(unit.stack.length - 1, 6) * STRIP * card;
  const links = unit.links.length * LINK * card;
  const face = unit.suspended ? { width: card * HEIGHT, height: card } : { width: card, height: card * HEIGHT };
  return { width: face.width + links, height: face.height + strips };
}

/** How wide the cards of a unit may be in a place of the size of one card. */
export function within(unit: UnitView, width: number): number {
  const strips = Math.min(unit.stack.length - 1, 6) * STRIP;
  return (width * HEIGHT) / (HEIGHT + strips);
}

export function fit(units: UnitView[], width: number, height: number, most: number, least: number): number {
  for (let card = most; card > least; card -= 2) {
    if (fits(units, width, height, card)) return card;
  }
  return least;
}

function fits(units: UnitView[], width: number, height: number, card: number): boolean {
  let [row, tallest, total] = [0, 0, 0];
  for (const unit of units) {
    const size = sizeOf(unit, card);
    if (row > 0 && row + size.width + GAP > width) {
      total += tallest + GAP;
      [row, tallest] = [0, 0];
    }
    row += size.width + GAP;
    tallest = Math.max(tallest, size.height);
  }
  return total + tallest <= height;
}
