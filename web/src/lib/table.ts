// What the room gives to a game's table, and what the table asks of the room.

import type { Component } from 'svelte';
import type { Foreseen, Seat, Stage } from '../protocol';
import type { Sound } from './sound/sounds';

export interface TableProps {
  /** The game's own view. */
  view: unknown;
  /** How many moves were made: changes with every view. */
  at: number;
  /** Whose side is below. */
  below: Seat;
  /** The seats that are answered for here. */
  mine: Seat[];
  /** The table as it was. */
  past: boolean;
  /** It cannot be answered just now. */
  frozen: boolean;
  stage: Stage;
  names: [string, string];
  /** What is being told of what has just happened; while it runs nothing is asked. */
  telling: Telling;
  answer: (option: number) => void;
  /** An answer that the table gives by itself: going back and forth it is passed over. */
  answerByItself: (option: number) => void;
  habits: Habits;
  about: (what: unknown) => Promise<unknown>;
  /** What would come of an answer. */
  foresee: (option: number) => Promise<Foreseen>;
}

/** What the player is not asked, and what is asked twice. */
export interface Habits {
  /** What can only be answered one way is answered. */
  only: boolean;
  /** Effects that cannot be told from each other are ordered. */
  alike: boolean;
  /** Where a card goes is decided, as far as the places are alike. */
  places: boolean;
  /** Where nothing is left to do, the phase or the turn ends. */
  idle: boolean;
  /** What gives much away is asked twice. */
  doubt: boolean;
}

/** Things that happened are told one after the other. */
export interface Telling {
  /** What is told now. */
  readonly line: LogLine | null;
  readonly running: boolean;
  readonly paused: boolean;
  pause(): void;
  resume(): void;
  step(): void;
  end(): void;
}

/** One line of the log: what any game's line has; what it says is the game's own. */
export interface LogLine {
  turn: number;
  /** How many moves had been made before. */
  at: number;
  says: unknown;
  clauses: string[];
}

export interface LineProps {
  says: unknown;
  names: [string, string];
  /** The seats of whoever reads it. */
  mine: Seat[];
}

/** Why it came to a line of the log, where the line itself does not say so. */
export interface BecauseProps {
  line: LogLine;
  /** The lines before it, the last one last. */
  before: LogLine[];
}

/** The log as a story: what happened, and what came of it. */
export interface Story {
  /** Does it only say how the rules went on? Such lines are folded away. */
  isAside: (line: LogLine, before: LogLine[]) => boolean;
  /** Did an effect bring it about that stands above it? */
  isUnder: (line: LogLine, before: LogLine[]) => boolean;
  Because?: Component<BecauseProps>;
}

/** What a line of the log sounds like to whoever has these seats. */
export type SoundOf = (says: unknown, mine: Seat[]) => Sound | null;

/** How any game ends, as it is heard. Who holds both seats, or none, hears that somebody won. */
export function endOf({ say, ...about }: { say: string; seat?: Seat }, mine: Seat[]): Sound | null {
  if (say !== 'won') return null;
  return mine.length === 1 && about.seat !== mine[0] ? 'lose' : 'win';
}

/** A game's table, the words of its log, and its sounds. */
export interface TablePart {
  Table: Component<TableProps>;
  Says: Component<LineProps>;
  story: Story;
  soundOf: SoundOf;
  /** How long a line is shown when it is told, in milliseconds; 0 if it needs no telling. `own`: the viewer did it. */
  beat: (says: unknown, own: boolean) => number;
  /** Whose turn it is in a view. */
  turnOf: (view: unknown) => Seat;
}
