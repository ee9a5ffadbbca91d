// Values that are declared instead of being taken from a list: a name, a word, a number.

import type { Kind, Sort, Value } from '../protocol';

/** The sort of value that is to be declared; null where something is to be chosen. */
export const sortOf = (kind: Kind): Sort | null => (typeof kind === 'object' ? kind.declare : null);

/** The value as a person writes it. */
export function textOf(value: Value): string {
  if ('name' in value) return value.name;
  return 'word' in value ? value.word : String(value.number);
}

/** The value as an answer: `name …`, `word …`, `number …`. */
export function keyOf(value: Value): string {
  const [sort] = Object.keys(value);
  return `${sort} ${textOf(value)}`;
}

const plain = (text: string): string => text.normalize('NFKC').trim().toLowerCase();

/** The value that is meant by what was typed: the one that is called so, or the only one that was found. */
export function meant(text: string, found: Value[]): Value | null {
  const called = found.find((value) => plain(textOf(value)) === plain(text));
  return called ?? (found.length === 1 ? (found[0] ?? null) : null);
}
