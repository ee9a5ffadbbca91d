// The first duel of the OCG that teaches: a position for each step.

import type { Lesson, Step } from '../../../learn/lesson';
import type { EventView, WayView } from '../types';
import { ocgWords } from '../words.svelte';
import { board, type Side } from './board';

type Key = keyof (typeof ocgWords)['w']['lesson'];

const LUSTER_DRAGON = '11091375';
const GEMINI_ELF = '69140098';
const MAGIC_SWORDSMAN = '50930991';
const CURSE_OF_DRAGON = '28279543';
const MAN_EATER_BUG = '54652250';
const SANGAN = '26202165';
const RAIGEKI = '12580477';
const MIRROR_FORCE = '44095762';
const GEM_KNIGHT_PEARL = '71594310';
const GAIA = '6368038';

const said = (says: unknown) => says as EventView;
const summoned = (way: WayView) => (says: unknown) => {
  const event = said(says);
  return event.say === 'summoned' && event.way === way;
};
const happened = (...events: EventView['say'][]) => (says: unknown) => events.includes(said(says).say);
/** The other player's turn has begun: it is too late. */
const late = (says: unknown) => {
  const event = said(says);
  return event.say === 'turn_began' && event.seat === 'B';
};
const never = () => false;

function step(key: Key, a: Side, b: Side, done: Step['done'], missed: Step['missed'] = late): Step {
  return { key, wanted: async () => ({ position: board(a, b) }), done, missed };
}

const steps: Step[] = [
  step('summon', { hand: [LUSTER_DRAGON, RAIGEKI] }, {}, summoned('normal')),
  step('set', { hand: [MAN_EATER_BUG] }, { monsters: [GEMINI_ELF] }, happened('set')),
  step('tribute', { hand: [CURSE_OF_DRAGON], monsters: [SANGAN] }, { monsters: [MAGIC_SWORDSMAN] }, summoned('tribute')),
  step('spell', { hand: [RAIGEKI], monsters: [LUSTER_DRAGON] }, { monsters: [GAIA, GEMINI_ELF] }, happened('activated')),
  step('trap', { hand: [MIRROR_FORCE], monsters: [LUSTER_DRAGON] }, { monsters: [MAGIC_SWORDSMAN] }, happened('set')),
  step('xyz', { monsters: [LUSTER_DRAGON, GEMINI_ELF], extra: [GEM_KNIGHT_PEARL] }, { monsters: [GAIA] }, summoned('xyz')),
  step('battle', { monsters: [LUSTER_DRAGON] }, { monsters: [MAGIC_SWORDSMAN] }, happened('battle_damage')),
  step('direct', { monsters: [LUSTER_DRAGON] }, {}, happened('battle_damage')),
  step('end', { monsters: [LUSTER_DRAGON], backrow: [MIRROR_FORCE] }, { monsters: [MAGIC_SWORDSMAN] }, late, never),
  step('win', { monsters: [LUSTER_DRAGON, GEMINI_ELF] }, { monsters: [MAGIC_SWORDSMAN], life: 2000 }, happened('won')),
];

const lesson: Lesson = { steps, words: (key) => ocgWords.w.lesson[key as Key] };

export default lesson;
