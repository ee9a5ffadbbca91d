// What is different here from where something was made: the edition, the program, the cards.

import type { Changes } from '../protocol';
import { words } from './words.svelte';

/** Each difference as a sentence; none where nothing differs. */
export function inWords({ edition, rules, cards }: Changes): string[] {
  const w = words.w.changed;
  const told: string[] = [];
  if (edition) told.push(w.edition(edition.then, edition.now));
  else if (rules) told.push(w.rules);
  if (cards.length > 0) told.push(w.cards(cards.join(', ')));
  return told;
}
