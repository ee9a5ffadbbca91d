// Digimon's part of the page.

import { language } from '../../lib/language.svelte';
import type { Game } from '../index';
import { digimonWords } from './words.svelte';

export const digimon: Game = {
  key: 'digimon',
  name: 'Digimon Card Game',
  ready: () => digimonWords.ready(language.now),
  table: () => import('./Table.svelte'),
  setup: () => import('./Setup.svelte'),
  decks: () => import('./decks/DeckPage.svelte'),
  position: () => import('./position/PositionPage.svelte'),
};
