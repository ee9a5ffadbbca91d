// What happened is told one thing after the other, on the table as it was then; after the last of it the question is asked.

import { keep, kept } from '../lib/keep';
import type { LogLine, Telling } from '../lib/table';
import type { Now } from '../protocol';

export const PACES = ['slow', 'normal', 'quick', 'once'] as const;
export type Pace = (typeof PACES)[number];
const FACTOR: Record<Pace, number> = { slow: 2.2, normal: 1, quick: 0.45, once: 0 };
/** Cards fly to where they are now, before the next thing is told. */
const SETTLE_MS = 280;

/** How long a line is shown at normal pace, in milliseconds; nothing for what needs no telling. `own` is what the viewer has just done. */
export type Beat = (says: unknown, own: boolean) => number;

interface Told {
  line: LogLine;
  ms: number;
  /** The log up to and with this line. */
  upTo: number;
}

interface Frame {
  now: Now;
  told: Told[];
  news: LogLine[];
  /** The number of the first of them. */
  first: number;
}

function isPace(text: string | null): text is Pace {
  return PACES.some((pace) => pace === text);
}

/** Those who want no motion see what has become of it, and ask for more where they like. */
function paceAtFirst(): Pace {
  const chosen = kept('pace');
  if (isPace(chosen)) return chosen;
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'once' : 'normal';
}

export class Film implements Telling {
  /** What is on the table. */
  shown = $state.raw<Now | null>(null);
  line = $state.raw<LogLine | null>(null);
  running = $state(false);
  paused = $state(false);
  /** How much of the log was told; all of it if nothing runs. */
  upTo = $state<number | null>(null);
  /** The lines that have just been told or passed over, for those who hear them. */
  news = $state.raw<LogLine[]>([]);
  pace = $state<Pace>(paceAtFirst());
  /** The game says it, once it is loaded. */
  beat: Beat | null = null;

  #frames: Frame[] = [];
  #last: Now | null = null;
  #wake: (() => void) | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #run = 0;
  #retelling = false;

  set(pace: Pace): void {
    this.pace = pace;
    keep('pace', pace);
    if (pace === 'once') this.end();
  }

  /** The game went on by these lines; `first` is the number of the first of them. */
  take(now: Now, news: LogLine[], first: number, own: boolean): void {
    this.#last = now;
    if (this.#retelling) return;
    const told = this.#told(news, first, own);
    if (!this.running && told.length === 0) return void ([this.shown, this.news] = [now, news]);
    if (news.length === 0) return this.end();
    this.#frames.push({ now, told, news, first });
    if (!this.running) void this.#play();
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.paused = true;
  }

  resume(): void {
    this.paused = false;
    this.#wake?.();
  }

  /** The next thing, and no further. */
  step(): void {
    this.paused = true;
    clearTimeout(this.#timer);
    this.#wake?.();
  }

  /** At once to how it is now. */
  end(): void {
    this.#run++;
    this.#retelling = false;
    this.#frames = [];
    clearTimeout(this.#timer);
    this.#wake?.();
    this.#wake = null;
    this.shown = this.#last;
    [this.line, this.running, this.paused, this.upTo] = [null, false, false, null];
  }

  /** Lines that were told before, one after the other; says whether nobody ended it. */
  async tell(lines: LogLine[]): Promise<boolean> {
    const run = ++this.#run;
    [this.running, this.#retelling] = [true, true];
    for (const line of lines) {
      const ms = this.beat?.(line.says, false) ?? 0;
      if (ms === 0) continue;
      [this.line, this.news] = [line, [line]];
      await this.#wait(ms);
      if (run !== this.#run) return false;
    }
    this.line = null;
    await this.#wait(SETTLE_MS);
    return run === this.#run;
  }

  #told(news: LogLine[], first: number, own: boolean): Told[] {
    if (this.pace === 'once' || !this.beat || document.visibilityState === 'hidden') return [];
    const beat = this.beat;
    return news.map((line, place) => ({ line, ms: beat(line.says, own), upTo: first + place + 1 })).filter(({ ms }) => ms > 0);
  }

  async #play(): Promise<void> {
    const run = ++this.#run;
    this.running = true;
    for (let frame = this.#frames.shift(); frame; frame = this.#frames.shift()) {
      let done = 0;
      for (const { line, ms, upTo } of frame.told) {
        [this.line, this.upTo, this.news] = [line, upTo, frame.news.slice(done, upTo - frame.first)];
        done = upTo - frame.first;
        await this.#wait(ms);
        if (run !== this.#run) return;
      }
      [this.line, this.shown, this.upTo, this.news] = [null, frame.now, frame.first + frame.news.length, frame.news.slice(done)];
      if (this.#frames.length > 0) await this.#wait(SETTLE_MS, 'passes');
      if (run !== this.#run) return;
    }
    [this.running, this.paused, this.upTo] = [false, false, null];
  }

  #wait(ms: number, how: 'stops' | 'passes' = 'stops'): Promise<void> {
    return new Promise((done) => {
      this.#wake = done;
      if (this.paused && how === 'passes') return done();
      if (!this.paused) this.#timer = setTimeout(done, ms * (FACTOR[this.pace] || FACTOR.quick));
    });
  }
}
