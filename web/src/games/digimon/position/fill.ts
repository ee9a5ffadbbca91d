// The rest of a deck goes where it would be in a game.

import type { DeckEntry, PositionView, Seat } from '../types/requests';
import { cardsOf, sideOf } from './board';

function shuffled<T>(cards: T[]): T[] {
  const mixed = [...cards];
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = Math.floor(Math.random() * (last + 1));
    const [one, two] = [mixed[last], mixed[other]];
    if (one !== undefined && two !== undefined) [mixed[last], mixed[other]] = [two, one];
  }
  return mixed;
}

/** Cards of the deck that are not on the board yet: security up to 5, hand up to 5, the rest is the deck. */
export function filled(position: PositionView, seat: Seat, deck: DeckEntry[], isEgg: (number: string) => boolean): PositionView {
  const next = structuredClone(position);
  const side = sideOf(next, seat);
  const used = new Map<string, number>();
  for (const number of cardsOf(side)) used.set(number, (used.get(number) ?? 0) + 1);
  const left = deck.flatMap(({ number, copies }) => Array<string>(Math.max(0, copies - (used.get(number) ?? 0))).fill(number));
  const rest = shuffled(left.filter((number) => !isEgg(number)));
  side.egg_deck.push(...shuffled(left.filter(isEgg)));
  while (side.security.length < 5 && rest.length > 0) side.security.push({ number: rest.pop() ?? '', face: 'down' });
  while (side.hand.length < 5 && rest.length > 0) side.hand.push(rest.pop() ?? '');
  side.deck.push(...rest);
  return next;
}
