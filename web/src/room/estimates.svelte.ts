// What the searching bot thinks of a game that was played: asked for piece by piece, and given up when nobody looks.

import { api, Trouble } from '../lib/api';
import type { Estimated, OtherStep, Problem, Seat } from '../protocol';

/** A choice, and how much it gave away by the bot's estimate. */
export interface Turn {
  at: number;
  seat: Seat;
  /** For seat A, from -1 to 1. */
  before: number;
  /** Worse than the best by so much; nothing if there was no time for what was taken. */
  lost: number;
  best: string;
  taken: string;
}

/** Less is noise. */
const NOISE = 0.05;

export class Estimates {
  turns = $state.raw<Turn[]>([]);
  /** Up to which move; all of them when it is done. */
  upTo = $state(0);
  state = $state<'idle' | 'thinking' | 'done'>('idle');
  problem = $state.raw<Problem | null>(null);
  #stop: AbortController | null = null;

  constructor(
    private room: string,
    private key: string,
  ) {}

  async start(): Promise<void> {
    if (this.state !== 'idle') return;
    const stop = (this.#stop = new AbortController());
    [this.state, this.problem] = ['thinking', null];
    try {
      for (let from: number | null = this.upTo; from !== null; ) {
        const { choices, next } = await api.estimates(this.room, this.key, from, stop.signal);
        if (stop.signal.aborted) return;
        this.turns = [...this.turns, ...choices.map(turnOf)];
        from = next;
        this.upTo = next ?? Infinity;
      }
      this.state = 'done';
    } catch (error) {
      if (stop.signal.aborted) return;
      this.state = 'idle';
      if (error instanceof Trouble) this.problem = error.problem;
    }
  }

  stop(): void {
    this.#stop?.abort();
    if (this.state === 'thinking') this.state = 'idle';
  }

  /** The choices that changed it most, the worst first. */
  get swings(): Turn[] {
    return this.turns
      .filter(({ lost }) => lost >= NOISE)
      .sort((one, two) => two.lost - one.lost)
      .slice(0, 5);
  }
}

function turnOf({ at, estimate: { seat, options, best }, taken }: Estimated): Turn {
  const worth = (key: string) => options.find((option) => option.key === key)?.worth ?? null;
  const [most, own] = [worth(best) ?? 0, worth(taken)];
  return { at, seat, before: seat === 'A' ? most : -most, lost: own === null || taken === best ? 0 : Math.max(0, most - own), best, taken };
}

/** Another line that is stepped through. */
export interface OtherLine {
  /** The move that it is instead of. */
  at: number;
  steps: OtherStep[];
  place: number;
}
