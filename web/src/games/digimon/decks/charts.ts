// What is counted in a deck of Digimon.

import type { Chart } from '../../../decks/deckGame';
import { painted } from '../card/colors';
import type { CategoryView, ColorView } from '../types/requests';
import { digimonWords } from '../words.svelte';
import { counted, type Row } from './sort';

const COLORS: ColorView[] = ['red', 'blue', 'yellow', 'green', 'black', 'purple', 'white'];
const CATEGORIES: CategoryView[] = ['digi_egg', 'digimon', 'tamer', 'option'];
/** Cards that cost more are counted together. */
const DEAR = 13;

/** 2-5: by level; cards without one by what they are. */
export function curve(rows: Row[]): Chart {
  const { card, categories, decks } = digimonWords.w;
  const levels = counted(rows, ({ level }) => (level === null ? [] : [level]));
  const others = counted(rows, ({ level, category }) => (level === null ? [category] : []));
  return {
    title: decks.levels,
    bars: [
      ...[2, 3, 4, 5, 6, 7].map((level) => ({ label: `${card.level_short}${level}`, value: levels.get(level) ?? 0 })),
      ...(['tamer', 'option'] as const).map((category) => ({ label: categories[category], value: others.get(category) ?? 0 })),
    ],
  };
}

export function charts(rows: Row[]): Chart[] {
  const { colors, categories, decks } = digimonWords.w;
  const main = rows.filter(({ facts }) => facts?.category !== 'digi_egg');
  const byCost = counted(main, ({ cost }) => (cost === null ? [] : [Math.min(cost, DEAR)]));
  const byColor = counted(rows, (facts) => facts.colors);
  const byCategory = counted(rows, ({ category }) => [category]);
  return [
    { title: decks.costs, bars: Array.from({ length: DEAR + 1 }, (_, cost) => ({ label: cost === DEAR ? `${DEAR}+` : String(cost), value: byCost.get(cost) ?? 0 })) },
    { title: decks.colors, bars: COLORS.map((color) => ({ label: colors[color], value: byColor.get(color) ?? 0, paint: painted([color]) })) },
    { title: decks.categories, bars: CATEGORIES.map((category) => ({ label: categories[category], value: byCategory.get(category) ?? 0 })) },
  ];
}
