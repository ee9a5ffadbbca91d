// Clauses of a game's rulebook in our words, asked once.

import { SvelteMap } from 'svelte/reactivity';
import { api } from './api';

const known = new SvelteMap<string, string>();
const asked = new Set<string>();

/** The words of a clause, or nothing yet. */
export function clause(game: string, number: string): string | undefined {
  return known.get(`${game} ${number}`);
}

export async function fetchClauses(game: string, numbers: string[]): Promise<void> {
  const missing = numbers.filter((number) => !asked.has(`${game} ${number}`));
  if (missing.length === 0) return;
  for (const number of missing) asked.add(`${game} ${number}`);
  try {
    const found = await api.ask<{ number: string; words: string }[]>(game, 'clause', { numbers: missing });
    for (const { number, words } of found) known.set(`${game} ${number}`, words);
  } catch {
    for (const number of missing) asked.delete(`${game} ${number}`);
  }
}
