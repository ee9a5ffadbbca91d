// What the room gives to a game's table, and what the table asks of the room.

import type { Seat, Stage } from '../protocol';

export interface TableProps {
  /** The game's own view. */
  view: unknown;
  /** The whole log, the game's own lines. */
  lines: unknown[];
  /** How many moves were made: changes with every view. */
  at: number;
  /** Whose side is below. */
  below: Seat;
  /** The seats that are answered for here. */
  mine: Seat[];
  /** A table of the past, or one that cannot be answered just now. */
  frozen: boolean;
  stage: Stage;
  names: [string, string];
  answer: (option: number) => void;
  about: (what: unknown) => Promise<unknown>;
}
