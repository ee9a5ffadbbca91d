// Answers that look alike are one button; many of one kind lie behind one.

import type { Left } from './play.svelte';

export type Folded<O> = { fold: 'alike'; first: Left<O>; count: number } | { fold: 'many'; kind: string; first: Left<O>; count: number };

/** More of one kind than these, with a place on the table each, are too many to read. */
const FEW = 2;

export function foldAlike<O>(left: Left<O>[], alike: (one: Left<O>) => string): Folded<O>[] {
  const found = new Map<string, Folded<O>>();
  for (const one of left) {
    const same = found.get(alike(one));
    if (same) same.count++;
    else found.set(alike(one), { fold: 'alike', first: one, count: 1 });
  }
  return [...found.values()];
}

/** What is complete is a button; what is still to be clicked on the table lies behind one button a kind, unless there are few or it was opened. */
export function foldPlaces<O>(left: Left<O>[], kindOf: (one: Left<O>) => string, opened: string | null): Folded<O>[] {
  const counts = new Map<string, number>();
  for (const one of left) if (!one.ready) counts.set(kindOf(one), (counts.get(kindOf(one)) ?? 0) + 1);
  const shown = new Set<string>();
  return left.flatMap((first): Folded<O>[] => {
    const kind = kindOf(first);
    const count = counts.get(kind) ?? 0;
    if (first.ready || count <= FEW || kind === opened) return [{ fold: 'alike', first, count: 1 }];
    if (shown.has(kind)) return [];
    shown.add(kind);
    return [{ fold: 'many', kind, first, count }];
  });
}
