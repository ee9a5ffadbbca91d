// Whether the table is heard, and how loud. Whoever asks for less motion is left in peace.

import { MediaQuery } from 'svelte/reactivity';
import { keep, kept } from '../keep';
import type { Sound } from './sounds';
import { sound, wake } from './synth';

/** More at once is noise. */
const MOST = 6;

function keptVolume(): number {
  const known = Number(kept('volume') ?? 50);
  return known >= 0 && known <= 100 ? known : 50;
}

class Hearing {
  /** 0 to 100. */
  volume = $state(keptVolume());
  on = $state(kept('sound') !== 'off');
  #still = new MediaQuery('(prefers-reduced-motion: reduce)');

  constructor() {
    for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, () => this.on && wake(), { capture: true, passive: true });
    if (this.on && navigator.userActivation?.hasBeenActive) wake();
  }

  /** The system asks for less motion. */
  get hushed(): boolean {
    return this.#still.current;
  }

  switch(on: boolean): void {
    this.on = on;
    keep('sound', on ? 'on' : 'off');
    if (on) wake();
  }

  turn(volume: number): void {
    this.volume = volume;
    keep('volume', String(volume));
  }

  /** One after the other; the same twice in a row is heard once. */
  play(asked: (Sound | null)[]): void {
    if (!this.on || this.hushed || this.volume === 0) return;
    const heard = asked.filter((one) => one !== null).filter((one, place, all) => one !== all[place - 1]);
    for (const one of heard.slice(-MOST)) sound(one, this.volume / 100);
  }
}

export const hearing = new Hearing();
