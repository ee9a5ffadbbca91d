// What any game's table can be heard to do. Each sound is some voices that the page makes itself.

export interface Voice {
  wave: OscillatorType | 'noise';
  /** Seconds after the beginning, and how long. */
  at: number;
  long: number;
  /** From this pitch to that one, in hertz; of noise, what is let through. */
  from: number;
  to: number;
  loud: number;
}

const voice = (wave: Voice['wave'], from: number, to: number, at: number, long: number, loud: number): Voice => ({ wave, from, to, at, long, loud });

const RECIPES = {
  draw: [voice('noise', 2600, 5200, 0, 0.09, 0.5)],
  play: [voice('noise', 900, 400, 0, 0.07, 0.7), voice('sine', 220, 160, 0, 0.12, 0.5)],
  set: [voice('noise', 700, 300, 0, 0.06, 0.5)],
  effect: [voice('sine', 660, 990, 0, 0.18, 0.3), voice('triangle', 1320, 1980, 0.05, 0.16, 0.12)],
  attack: [voice('noise', 500, 3600, 0, 0.2, 0.6), voice('sawtooth', 140, 420, 0, 0.18, 0.18)],
  check: [voice('triangle', 520, 520, 0, 0.08, 0.4), voice('triangle', 780, 780, 0.09, 0.14, 0.4)],
  battle: [voice('noise', 1800, 200, 0, 0.16, 0.8), voice('square', 110, 70, 0, 0.16, 0.2)],
  damage: [voice('sine', 150, 45, 0, 0.3, 0.9), voice('noise', 400, 90, 0, 0.2, 0.5)],
  gone: [voice('triangle', 420, 90, 0, 0.28, 0.4), voice('noise', 2400, 300, 0.02, 0.22, 0.25)],
  gain: [voice('sine', 520, 780, 0, 0.1, 0.35), voice('sine', 780, 1040, 0.09, 0.14, 0.3)],
  turn: [voice('sine', 392, 392, 0, 0.16, 0.45), voice('sine', 587, 587, 0.12, 0.26, 0.4)],
  win: [voice('triangle', 523, 523, 0, 0.16, 0.5), voice('triangle', 659, 659, 0.14, 0.16, 0.5), voice('triangle', 784, 784, 0.28, 0.18, 0.5), voice('triangle', 1047, 1047, 0.42, 0.5, 0.5)],
  lose: [voice('triangle', 392, 392, 0, 0.2, 0.45), voice('triangle', 330, 330, 0.18, 0.2, 0.45), voice('triangle', 247, 220, 0.36, 0.5, 0.45)],
} satisfies Record<string, Voice[]>;

export type Sound = keyof typeof RECIPES;

export const SOUNDS: Record<Sound, Voice[]> = RECIPES;

/** How soon another one may begin. */
export const GAP = 0.16;
