// The seven colours of cards, as they are painted here.

import type { ColorView } from '../types/requests';

const paint: Record<ColorView, string> = {
  red: '#d8323f',
  blue: '#2474d8',
  yellow: '#efb810',
  green: '#1f9d57',
  black: '#454b59',
  purple: '#8246bd',
  white: '#c9d1df',
};

function isColor(name: string): name is ColorView {
  return name in paint;
}

/** A CSS background with all colours of a card, side by side as on the print. */
export function painted(colors: readonly string[]): string {
  const known = colors.filter(isColor).map((color) => paint[color]);
  if (known.length === 0) return '#8891a3';
  if (known.length === 1) return known[0] ?? '';
  const step = 100 / known.length;
  const stops = known.map((color, place) => `${color} ${place * step + 7}% ${(place + 1) * step - 7}%`);
  return `linear-gradient(105deg, ${stops.join(', ')})`;
}
