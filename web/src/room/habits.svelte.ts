// What a player does not want to be asked, or wants to be asked twice; kept for the next game.

import { keepJson, keptJson } from '../lib/keep';
import type { Habits } from '../lib/table';

/** Which of two alike comes first may matter: that is left to whoever wants it so. */
const atFirst: Habits = { only: true, alike: false, doubt: true };

class KeptHabits implements Habits {
  only = $state(true);
  alike = $state(false);
  doubt = $state(true);

  constructor() {
    Object.assign(this, { ...atFirst, ...keptJson<Partial<Habits>>('habits', {}) });
  }

  set(habit: keyof Habits, on: boolean): void {
    this[habit] = on;
    keepJson('habits', { only: this.only, alike: this.alike, doubt: this.doubt });
  }
}

export const habits = new KeptHabits();
