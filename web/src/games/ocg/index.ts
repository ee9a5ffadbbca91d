// The OCG's part of the page.

import { language } from '../../lib/language.svelte';
import type { Game } from '../index';
import { KEY } from './key';
import { ocgWords } from './words.svelte';

/** Two different built-in decks of the same age. */
function quickDecks(): { builtin: string }[] {
  const pairs = [
    ['A', 'B'],
    ['C', 'D'],
  ];
  const [one = 'A', two = 'B'] = pairs[Math.floor(Math.random() * pairs.length)] ?? [];
  const turned = Math.random() < 0.5;
  return (turned ? [two, one] : [one, two]).map((builtin) => ({ builtin }));
}

export const ocg: Game = {
  key: KEY,
  name: 'Yu-Gi-Oh! OCG',
  example: '26202165',
  ready: () => ocgWords.ready(language.now),
  help: () => ocgWords.w.help,
  table: () => import('./table'),
  setup: () => import('./Setup.svelte'),
  part: () => import('./Part.svelte'),
  quick: () => ({ decks: quickDecks() }),
  decks: () => import('./decks/DeckPage.svelte'),
  lesson: () => import('./lesson'),
};
