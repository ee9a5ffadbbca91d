// Clauses of a game's rulebook in our words, asked once.

import { SvelteMap } from 'svelte/reactivity';
import { api } from './api';
import { language } from './language.svelte';

const known = new SvelteMap<string, string>();
const asked = new Set<string>();

const name = (game: string, number: string) => `${language.now} ${game} ${number}`;

/** The words of a clause in the language of now, or nothing yet. */
export function clause(game: string, number: string): string | undefined {
  return known.get(name(game, number));
}

export async function fetchClauses(game: string, numbers: string[]): Promise<void> {
  const missing = numbers.filter((number) => !asked.has(name(game, number)));
  if (missing.length === 0) return;
  // The language may change while the answer is on its way.
  const names = new Map(missing.map((number) => [number, name(game, number)]));
  for (const asking of names.values()) asked.add(asking);
  try {
    const found = await api.ask<{ number: string; words: string }[]>(game, 'clause', { numbers: missing, language: language.now });
    for (const { number, words } of found) known.set(names.get(number) ?? name(game, number), words);
  } catch {
    for (const asking of names.values()) asked.delete(asking);
  }
}
