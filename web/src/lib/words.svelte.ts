// The page's own words, without those of any game.

import type { Words } from '../words/en';
import { Dictionary } from './language.svelte';

export const words = new Dictionary<Words>({
  en: () => import('../words/en'),
  ja: () => import('../words/ja'),
  'zh-Hans': () => import('../words/zh-Hans'),
  'zh-Hant': () => import('../words/zh-Hant'),
});
