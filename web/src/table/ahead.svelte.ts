// Seeing ahead: while a key is held, or the eye is open, the table shows what would come of a choice.

import type { Foreseen } from '../protocol';
import type { AnyOffer, AnyView, Left, OfferOf, Play } from './play.svelte';
import { keyOf, type Key } from './spots';

export class Ahead {
  /** `held`: as long as the key is; `open`: until the eye is closed, and what is chosen is only looked at. */
  eye = $state<'closed' | 'held' | 'open'>('closed');
  /** What was chosen to be looked at. */
  chosen = $state<number | null>(null);
  /** What came of it, and of which answer. */
  seen = $state.raw<{ option: number; foreseen: Foreseen } | null>(null);

  close(): void {
    this.eye = 'closed';
    this.forget();
  }

  /** The question has changed. */
  forget(): void {
    this.chosen = null;
    this.seen = null;
  }

  /** Asks what would come of an answer; what comes too late is not shown. */
  async look(option: number, foresee: (option: number) => Promise<Foreseen>, isWanted: () => boolean): Promise<void> {
    try {
      const foreseen = await foresee(option);
      if (isWanted()) this.seen = { option, foreseen };
    } catch {
      if (isWanted()) this.seen = null;
    }
  }
}

/** The answer that is meant by what was picked and by what is pointed at, if one is. */
export function considered<V extends AnyView>(play: Play<V>, over: { keys: Key[]; option: number | null }): number | null {
  if (play.ahead.chosen !== null) return play.ahead.chosen;
  if (over.option !== null) return play.offers[over.option] ? over.option : null;
  const place = play.picked.length;
  const next = ({ spots }: AnyOffer) => (spots[place] ? keyOf(spots[place]) : '');
  const aimed = play.left.filter(({ offer }) => over.keys.includes(next(offer)));
  const meant: Left<OfferOf<V>>[] = aimed.length > 0 || place === 0 ? aimed : play.left;
  const length = aimed.length > 0 ? place + 1 : place;
  return (meant.find(({ offer }) => offer.spots.length === length) ?? meant[0])?.option ?? null;
}
