// Where the memory counter would go with what is about to be done.

import type { OfferKind } from '../types';
import type { DigimonPlay } from './play.svelte';
import { keyOf } from '../../../table/spots';

/** 6-5-1-7-1: who passes leaves the other player 3 memory. */
const PASSED = 3;
const END = 10;

/** What is half chosen, or would be begun by what the pointer is on. */
function meant(play: DigimonPlay): OfferKind[] {
  const { keys, option } = play.over;
  const offered = option === null ? undefined : play.offers[option];
  if (offered) return [offered.kind];
  if (play.picked.length > 0) {
    const aimed = play.left.filter(({ offer: { spots } }) => {
      const next = spots[play.picked.length];
      return next !== undefined && keys.includes(keyOf(next));
    });
    return (aimed.length > 0 ? aimed : play.left).map(({ offer }) => offer.kind);
  }
  return play.offers.filter(({ spots: [first] }) => first !== undefined && keys.includes(keyOf(first))).map(({ kind }) => kind);
}

/** The places of the gauge, positive on the side of the turn player. */
export function landings(play: DigimonPlay, memory: number): Set<number> {
  const places = new Set<number>();
  // What is seen ahead is there already.
  if (play.asked?.question !== 'main_phase' || play.ahead.seen) return places;
  for (const kind of meant(play)) {
    if (kind.offer === 'pass') places.add(-PASSED);
    else if ('cost' in kind && kind.cost !== null) places.add(Math.max(-END, memory - kind.cost));
  }
  // What costs nothing is worth showing only while it is dragged there.
  if (play.dragged === null) places.delete(memory);
  return places;
}
