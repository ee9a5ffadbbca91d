// What deserves to be seen for a moment, out of the lines of the log that led to a view.

import type { CardName, Compared, EffectView, EventView, Seat } from '../types';

export type Moment =
  | { kind: 'turn'; seat: Seat; number: number }
  | { kind: 'check'; by: CardName; card: CardName; fight: Fight | null }
  | { kind: 'battle'; one: CardName; two: CardName; fight: Fight }
  | { kind: 'used'; card: CardName; text: string | null };

export interface Fight {
  numbers: [number, number];
  compared: Compared;
}

/** How long each is shown, in milliseconds. */
export const TIME: Record<Moment['kind'], number> = { turn: 900, check: 1500, battle: 1300, used: 1100 };

/** More than this at once is a blur. */
const MOST = 5;

export function momentsOf(lines: EventView[]): Moment[] {
  const found: Moment[] = [];
  for (const line of lines) add(found, line);
  return found.slice(-MOST);
}

function add(found: Moment[], line: EventView): void {
  switch (line.say) {
    case 'turn_began':
      return void found.push({ kind: 'turn', seat: line.seat, number: line.number });
    case 'security_checked':
      return void found.push({ kind: 'check', by: line.by, card: line.card, fight: null });
    case 'battled':
      return fought(found, line);
    case 'activated':
      return activated(found, line.effect);
    default:
  }
}

/** A battle with the card that was just checked belongs to the check. */
function fought(found: Moment[], { one, two, numbers, compared }: Extract<EventView, { say: 'battled' }>): void {
  const last = found.at(-1);
  const fight: Fight = { numbers, compared };
  if (last?.kind === 'check' && (last.card.id === two.id || last.card.number === two.number)) last.fight = fight;
  else found.push({ kind: 'battle', one, two, fight });
}

function activated(found: Moment[], { card, text }: EffectView): void {
  const last = found.at(-1);
  const again = last?.kind === 'used' && last.card.id === card.id;
  if (!again && card.number !== null) found.push({ kind: 'used', card, text });
}
