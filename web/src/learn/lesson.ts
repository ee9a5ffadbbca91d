// A first game that teaches, as any game has one: positions to play on from, each with something to do.

export interface Step {
  /** By this its words are found. */
  key: string;
  /** What its table is opened with: the game's own `wanted`. */
  wanted: () => Promise<unknown>;
  /** A line of the log that says that it was done. */
  done: (says: unknown) => boolean;
  /** A line that says that it cannot be done any more. */
  missed: (says: unknown) => boolean;
}

export interface StepWords {
  title: string;
  /** What there is to know, and what to do. */
  text: string;
  /** What came of it. */
  well: string;
}

export interface Lesson {
  steps: Step[];
  words: (key: string) => StepWords;
}
