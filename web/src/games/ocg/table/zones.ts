// Where each zone lies on the sheet: seven columns and five rows, seen by whoever sits below.

import { other } from '../../../lib/seats';
import type { CardView, Seat, View, ZoneCard, ZoneView } from '../types';

export type Pile = 'deck' | 'extra_deck' | 'graveyard' | 'banished';

export interface Zone {
  zone: ZoneView;
  card: ZoneCard | null;
  seat: Seat | null;
  sort: 'monsters' | 'extra' | 'spells' | 'pendulum' | 'field';
  column: number;
  row: number;
}

export interface PilePlace {
  pile: Pile;
  seat: Seat;
  cards: CardView[];
  column: number;
  row: number;
}

/** From the view of the player above everything is turned. */
function turned(far: boolean, column: number, row: number): { column: number; row: number } {
  return far ? { column: 8 - column, row: 6 - row } : { column, row };
}

export function zonesOf(view: View, below: Seat): Zone[] {
  const zones: Zone[] = [];
  for (const seat of [other(below), below]) {
    const far = seat !== below;
    const side = view.sides[seat === 'A' ? 0 : 1];
    side.spells.forEach((card, place) => {
      const sort = place === 0 || place === 4 ? 'pendulum' : 'spells';
      zones.push({ zone: { spell_trap: [seat, place] }, card, seat, sort, ...turned(far, place + 2, 5) });
    });
    side.monsters.forEach((card, place) => zones.push({ zone: { main: [seat, place] }, card, seat, sort: 'monsters', ...turned(far, place + 2, 4) }));
    zones.push({ zone: { field: seat }, card: side.field, seat, sort: 'field', ...turned(far, 1, 4) });
  }
  view.extra_zones.forEach((card, place) => {
    zones.push({ zone: { extra: place }, card, seat: null, sort: 'extra', ...turned(below === 'B', place === 0 ? 3 : 5, 3) });
  });
  return zones;
}

export function pilesOf(view: View, below: Seat): PilePlace[] {
  return [other(below), below].flatMap((seat) => {
    const far = seat !== below;
    const side = view.sides[seat === 'A' ? 0 : 1];
    const at = (pile: Pile, column: number, row: number): PilePlace => ({ pile, seat, cards: side[pile], ...turned(far, column, row) });
    return [at('extra_deck', 1, 5), at('deck', 7, 5), at('graveyard', 7, 4), at('banished', 7, 3)];
  });
}
