// What a player does not want to be asked, or wants to be asked twice; kept for the next game.

import { keepJson, keptJson } from '../lib/keep';
import type { Habits } from '../lib/table';

/** Which of two alike comes first may matter: that is left to whoever wants it so. */
const atFirst: Habits = { only: true, alike: false, places: false, idle: false, doubt: true };

export const HABITS = Object.keys(atFirst) as (keyof Habits)[];

class KeptHabits implements Habits {
  only = $state(true);
  alike = $state(false);
  places = $state(false);
  idle = $state(false);
  doubt = $state(true);

  constructor() {
    Object.assign(this, { ...atFirst, ...keptJson<Partial<Habits>>('habits', {}) });
  }

  set(habit: keyof Habits, on: boolean): void {
    this[habit] = on;
    keepJson('habits', Object.fromEntries(HABITS.map((one) => [one, this[one]])));
  }
}

export const habits = new KeptHabits();
