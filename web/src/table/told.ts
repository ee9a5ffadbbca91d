// Which things on the table a line of the log is about.

import { nameKeys, type NamedCard } from './phrase';
import type { Key } from './spots';

function isCard(value: object): value is NamedCard {
  return 'id' in value && 'number' in value && 'name' in value;
}

/** Wherever cards are in it, whatever it says. */
export function toldKeys(says: unknown): Key[] {
  if (typeof says !== 'object' || says === null) return [];
  if (Array.isArray(says)) return says.flatMap(toldKeys);
  return isCard(says) ? nameKeys(says) : Object.values(says).flatMap(toldKeys);
}
