// Digimon's part of the page.

import { language } from '../../lib/language.svelte';
import type { Game } from '../index';
import { KEY } from './key';
import type { PositionView } from './types/requests';
import { digimonWords } from './words.svelte';

/** Two different starter decks; the three oldest are the easiest to learn. */
function quickDecks(): { builtin: string }[] {
  const names = ['ST1', 'ST2', 'ST3'];
  const first = Math.floor(Math.random() * names.length);
  const second = (first + 1 + Math.floor(Math.random() * (names.length - 1))) % names.length;
  return [first, second].map((place) => ({ builtin: names[place] ?? 'ST1' }));
}

export const digimon: Game = {
  key: KEY,
  name: 'Digimon Card Game',
  example: 'ST1-03',
  ready: () => digimonWords.ready(language.now),
  help: () => digimonWords.w.help,
  table: () => import('./table'),
  setup: () => import('./Setup.svelte'),
  part: () => import('./Part.svelte'),
  quick: () => ({ decks: quickDecks(), allow_unread: true }),
  decks: () => import('./decks/DeckPage.svelte'),
  lesson: () => import('./lesson'),
  position: () => import('./position/PositionPage.svelte'),
  asPosition: async (record) => {
    const { linkTo } = await import('./position/link');
    return `/${KEY}/position/${await linkTo((record as { position: PositionView }).position)}`;
  },
};
