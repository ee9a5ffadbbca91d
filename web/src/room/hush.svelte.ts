// Whether this browser wants to hear quick words.

import { keep, kept } from '../lib/keep';

class Hush {
  on = $state(kept('hush') === 'yes');

  set(on: boolean): void {
    this.on = on;
    keep('hush', on ? 'yes' : 'no');
  }
}

export const hush = new Hush();
