// A crowded board, as modern decks make it: many Digimon with cards under them, and effects that can be used from hand and field.
import { unit, wanted } from './position.mjs';

/** A Digimon card as a pool has it, made up for the tests. */
export const digimon = (id, name, level, more = {}) => ({
  id,
  set: id.split('-')[0],
  name,
  card_types: ['Digimon'],
  colors: ['Red'],
  level,
  forms: ['Rookie'],
  attributes: ['Data'],
  traits: ['Tester'],
  dp: level * 1000,
  play_cost: level,
  digivolve_costs: [{ color: 'Red', level: level - 1, cost: 1 }],
  rarity: 'C',
  max_copies: 4,
  ...more,
});

/** Made up for the tests; a file of cards for `--pool`. */
export const pool = [
  digimon('ZZ2-001', 'Firsttestmon', 3, { main_effect: '[Hand] [Main] By paying 1 cost, <Draw 1>.', inherited_effect: '[Your Turn] This Digimon gets +1000 DP.' }),
  digimon('ZZ2-002', 'Secondtestmon', 4, { main_effect: '[Hand] [Main] By paying 2 cost, <Draw 2>.\n[Main] [Once Per Turn] Gain 1 memory.', inherited_effect: '[Main] [Once Per Turn] <Draw 1>.' }),
  digimon('ZZ2-003', 'Thirdtestmon', 5, { main_effect: '[Hand] [Main] By paying 1 cost, gain 1 memory.\n[Main] [Once Per Turn] Delete 1 of your opponent\'s Digimon with 3000 DP or less.' }),
  digimon('ZZ2-004', 'Fourthtestmon', 6, { main_effect: '[Hand] [Main] By paying 3 cost, <Draw 3>.\n<Blocker>\n[When Attacking] Gain 1 memory.' }),
];

const stacked = (top) => unit([top, 'ZZ2-002', 'ZZ2-001']);

/** Seven Digimon on either side, nine cards in hand, and nearly all of them can do something. */
export const crowded = wanted(
  {
    hand: ['ZZ2-001', 'ZZ2-001', 'ZZ2-002', 'ZZ2-002', 'ZZ2-003', 'ZZ2-003', 'ZZ2-004', 'ZZ2-004', 'ST1-13'],
    battle: [stacked('ZZ2-003'), stacked('ZZ2-003'), stacked('ZZ2-004'), unit(['ZZ2-002', 'ZZ2-001']), unit(['ZZ2-002']), unit(['ZZ2-001'], { suspended: true }), unit(['ST1-12'])],
    breeding: unit(['ZZ2-001', 'ST1-01']),
    trash: ['ZZ2-001', 'ZZ2-004', 'ST1-13'],
    egg_deck: ['ST1-01', 'ST1-01'],
  },
  { card: 'ST2-03', battle: Array.from({ length: 7 }, (_, place) => unit(['ST2-08', 'ST2-06', 'ST2-03'], { suspended: place % 2 === 0 })), hand: Array(7).fill('ST2-03') },
  { memory: 6 },
);
