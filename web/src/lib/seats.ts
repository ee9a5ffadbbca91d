// Small things about the two seats.

import type { Holding, Seat } from '../protocol';

export const seats: [Seat, Seat] = ['A', 'B'];

export function index(seat: Seat): 0 | 1 {
  return seat === 'A' ? 0 : 1;
}

export function other(seat: Seat): Seat {
  return seat === 'A' ? 'B' : 'A';
}

/** The seats that are answered for with this key. */
export function held(you: Holding): Seat[] {
  switch (you) {
    case 'a':
      return ['A'];
    case 'b':
      return ['B'];
    case 'both':
      return ['A', 'B'];
    case 'watcher':
      return [];
  }
}
