// What deserves to be seen large while it is told.

import type { CardName, Compared, EventView, Seat } from '../types';

export type Moment =
  | { kind: 'turn'; seat: Seat; number: number }
  | { kind: 'check'; by: CardName; card: CardName }
  | { kind: 'battle'; one: CardName; two: CardName; fight: Fight }
  | { kind: 'used'; card: CardName; text: string | null };

export interface Fight {
  numbers: [number, number];
  compared: Compared;
}

export function momentOf(line: EventView): Moment | null {
  switch (line.say) {
    case 'turn_began':
      return { kind: 'turn', seat: line.seat, number: line.number };
    case 'security_checked':
      return { kind: 'check', by: line.by, card: line.card };
    case 'battled':
      return { kind: 'battle', one: line.one, two: line.two, fight: { numbers: line.numbers, compared: line.compared } };
    case 'activated':
      return line.effect.card.number === null ? null : { kind: 'used', card: line.effect.card, text: line.effect.text };
    default:
      return null;
  }
}
