// What arrows on the table mean.

import { nameKeys, type NamedCard } from './phrase';
import type { AnyView, Play } from './play.svelte';
import { keyOf, type Key } from './spots';

export interface Arrow {
  from: Key[];
  to: Key[];
  kind: 'attack' | 'chosen';
}

/** From the card that asks, or from what was picked to act, to what was chosen and to what the pointer is on. */
export function choices<V extends AnyView, A>(play: Play<V, A>, asker: NamedCard | null | undefined, acting: (key: Key) => boolean): Arrow[] {
  if (!play.mayAnswer) return [];
  const { keys } = play.over;
  const aimed = play.glows(keys) ? [keys] : [];
  const picked = play.picked.find(acting);
  if (picked) return aimed.map((to) => ({ from: [picked], to, kind: 'chosen' }));
  if (!asker) return [];
  const chosen = (play.asked?.picked?.spots ?? []).map((spot) => [keyOf(spot)]);
  return [...chosen, ...aimed].map((to) => ({ from: nameKeys(asker), to, kind: 'chosen' }));
}
