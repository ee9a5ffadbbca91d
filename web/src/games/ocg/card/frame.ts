// The colours of a card's frame, by what it is: 3.3.1-46 to -51, -77, -85.

import type { AttributeView } from '../types';
import type { CardFacts } from '../types/requests';

const FRAMES = {
  normal: '#d9b36a',
  effect: '#c8793f',
  ritual: '#5b86c9',
  fusion: '#9a6bb5',
  synchro: '#d5d8dc',
  xyz: '#33343d',
  link: '#22509a',
  token: '#8d8f96',
  spell: '#1f9e8a',
  trap: '#b8437f',
} as const;
export type Frame = keyof typeof FRAMES;

export function frameOf({ kind, types }: Pick<CardFacts, 'kind' | 'types'>): Frame {
  if (kind !== 'monster') return kind;
  const order: Frame[] = ['token', 'link', 'xyz', 'synchro', 'fusion', 'ritual'];
  const found = order.find((frame) => (types as string[]).includes(frame));
  return found ?? (types.includes('normal') ? 'normal' : 'effect');
}

/** A Pendulum Monster fades into the green of Spells. */
export function painted(facts: CardFacts | undefined): string {
  if (!facts) return '#777c88';
  const frame = FRAMES[frameOf(facts)];
  return facts.types.includes('pendulum') ? `linear-gradient(${frame} 45%, ${FRAMES.spell} 75%)` : frame;
}

export const ATTRIBUTES: Record<AttributeView, string> = {
  dark: '#5b3a86',
  divine: '#86670d',
  earth: '#7a5230',
  fire: '#b93a24',
  light: '#7d6700',
  water: '#1f6fb5',
  wind: '#27763a',
};
