// The first game of Digimon that teaches: a scenario for each step.

import type { Lesson, Step } from '../../../learn/lesson';
import { ask } from '../ask';
import type { EventView } from '../types';
import { digimonWords } from '../words.svelte';
import text from './first-game.scn?raw';

type Says = EventView['say'];

/** By the title of its scenario: the event that says that it was done. */
const DONE: [key: keyof (typeof digimonWords)['w']['lesson'], event: Says][] = [
  ['hatch', 'hatched'],
  ['raise', 'digivolved'],
  ['move', 'moved'],
  ['play', 'played'],
  ['digivolve', 'digivolved'],
  ['option', 'used'],
  ['security', 'security_checked'],
  ['battle', 'battled'],
  ['pass', 'passed'],
  ['win', 'won'],
];

const scenarios = text.split(/^(?=scenario )/m).slice(1);

async function wanted(key: string): Promise<unknown> {
  const scenario = scenarios.find((one) => one.startsWith(`scenario  ${key}\n`)) ?? '';
  return { position: (await ask('read_position', { text: scenario })).position, allow_unread: true };
}

const is = (event: Says) => (says: unknown) => (says as EventView).say === event;
const over = is('turn_ended');

const steps = DONE.map(([key, event]): Step => ({ key, wanted: () => wanted(key), done: is(event), missed: over }));

const lesson: Lesson = { steps, words: (key) => digimonWords.w.lesson[key as keyof typeof digimonWords.w.lesson] };

export default lesson;
