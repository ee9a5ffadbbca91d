// The OCG's words, with the terms of its rulebook.

import { Dictionary } from '../../lib/language.svelte';
import type { OcgWords } from './words/en';

export const ocgWords = new Dictionary<OcgWords>({
  en: () => import('./words/en'),
  ja: () => import('./words/ja'),
  'zh-Hans': () => import('./words/zh-Hans'),
  'zh-Hant': () => import('./words/zh-Hant'),
});
