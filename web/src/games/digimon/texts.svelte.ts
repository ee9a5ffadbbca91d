// What cards say in the language of now, where the program can write it; English elsewhere.

import { SvelteMap } from 'svelte/reactivity';
import { language, type Language } from '../../lib/language.svelte';
import { ask } from './ask';
import type { EffectView } from './types';

/** The languages in which the program writes cards, beside English. */
const WRITTEN: Language[] = ['ja'];

/** “ja Draw 1.” → what it is in Japanese. */
const known = new SvelteMap<string, string>();
const asked = new Set<string>();
let batch: string[] = [];

/** A paragraph of a card that was wanted, as it is called here. */
export function inWords(english: string): string {
  return known.get(`${language.now} ${english}`) ?? english;
}

/** In which language that is, for screen readers. */
export function languageOf(english: string): Language {
  return known.has(`${language.now} ${english}`) ? language.now : 'en';
}

/** What an effect says; nothing if its card is not known. */
export function effectWords(effect: EffectView | null | undefined): string {
  if (!effect?.text) return '';
  if (effect.card.number) wantTexts(effect.card.number);
  return inWords(effect.text);
}

/** The paragraphs of this card will be needed. */
export function wantTexts(number: string): void {
  const now = language.now;
  if (!WRITTEN.includes(now) || asked.has(`${now} ${number}`)) return;
  asked.add(`${now} ${number}`);
  if (batch.length === 0) queueMicrotask(() => void fetchBatch(now));
  batch.push(number);
}

async function fetchBatch(now: Language): Promise<void> {
  const numbers = batch;
  batch = [];
  try {
    for (const { english, said } of await ask('texts', { numbers, language: now })) known.set(`${now} ${english}`, said);
  } catch {
    setTimeout(() => numbers.forEach((number) => asked.delete(`${now} ${number}`)), 2000);
  }
}
