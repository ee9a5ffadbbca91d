// Digimon's words, with the official terms of the rulebooks.

import { Dictionary } from '../../lib/language.svelte';
import { alsoSaidBy } from '../../lib/problem';
import type { DigimonWords } from './words/en';

export const digimonWords = new Dictionary<DigimonWords>({
  en: () => import('./words/en'),
  ja: () => import('./words/ja'),
  'zh-Hans': () => import('./words/zh-Hans'),
  'zh-Hant': () => import('./words/zh-Hant'),
});

alsoSaidBy(() => (digimonWords.loaded ? digimonWords.w.problems : null));
