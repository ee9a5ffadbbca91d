// What the player is about to do: which offers are left after what was clicked, and what glows.

import { getContext, setContext } from 'svelte';
import type { TableProps } from '../../../lib/table';
import { other } from '../../../lib/seats';
import type { About, Asked, CardView, Offer, Seat, SideView, UnitView, View } from '../types';
import { keyOf, spotOf, type Key } from './spots';

export interface Left {
  offer: Offer;
  option: number;
  /** All its spots are clicked. */
  ready: boolean;
}

export interface Refusal {
  key: Key;
  about: About;
}

export class Play {
  picked = $state.raw<Key[]>([]);
  refusal = $state.raw<Refusal | null>(null);
  /** Which pile lies open as a list. */
  open = $state.raw<{ title: string; cards: CardView[] } | null>(null);
  /** A card that is being dragged. */
  dragged = $state<Key | null>(null);

  /** What the pointer is on: a thing on the table, or an answer. */
  over = $state.raw<{ keys: Key[]; option: number | null }>({ keys: [], option: null });

  constructor(private given: () => TableProps) {}

  get props(): TableProps {
    return this.given();
  }

  view = $derived.by<View>(() => this.props.view as View);
  asked = $derived.by<Asked | null>(() => this.view.asked);
  mayAnswer = $derived.by(() => !this.props.frozen && this.asked !== null && this.props.mine.includes(this.asked.seat));
  offers = $derived.by<Offer[]>(() => (this.mayAnswer ? (this.asked?.offers ?? []) : []));

  left = $derived.by<Left[]>(() =>
    this.offers.flatMap((offer, option) => {
      const begins = this.picked.every((key, place) => offer.spots[place] !== undefined && keyOf(offer.spots[place]) === key);
      return begins ? [{ offer, option, ready: offer.spots.length === this.picked.length }] : [];
    }),
  );

  /** What was chosen before, where several are chosen one after the other. */
  chosen = $derived.by(() => new Set(this.mayAnswer ? (this.asked?.picked?.spots ?? []).map(keyOf) : []));
  /** The spots that can be clicked next. */
  next = $derived.by(() => this.after(this.picked.length, this.left));
  /** The spots with which any offer begins: another one may be begun at any time. */
  first = $derived.by(() => new Set(this.offers.flatMap((offer) => (offer.spots[0] ? [keyOf(offer.spots[0])] : []))));

  get below(): Seat {
    return this.props.below;
  }

  get above(): Seat {
    return other(this.props.below);
  }

  side(seat: Seat): SideView {
    return this.view.sides[seat === 'A' ? 0 : 1];
  }

  units(seat: Seat): UnitView[] {
    const { battle, breeding } = this.side(seat);
    return breeding ? [...battle, breeding] : battle;
  }

  unit(id: number): UnitView | undefined {
    return [...this.units('A'), ...this.units('B')].find((unit) => unit.id === id);
  }

  glows(keys: Key[]): boolean {
    return keys.some((key) => this.next.has(key));
  }

  isPicked(keys: Key[]): boolean {
    return keys.some((key) => this.picked.includes(key) || this.chosen.has(key));
  }

  take(option: number): void {
    this.clear();
    this.props.answer(option);
  }

  clear(): void {
    this.picked = [];
    this.refusal = null;
  }

  /** A click on a thing that may be meant as any of these, the likeliest first. */
  tap(keys: Key[]): 'taken' | 'picked' | 'refused' {
    this.refusal = null;
    const going = keys.find((key) => this.next.has(key));
    if (going) return this.pick([...this.picked, going]);
    const again = keys.find((key) => this.picked.at(-1) === key);
    if (again) return this.again();
    const begun = keys.find((key) => this.first.has(key));
    if (begun) return this.pick([begun]);
    const from = this.picked.at(-1);
    this.picked = [];
    const asked = keys[0];
    if (asked) void this.refuse(asked, from);
    return 'refused';
  }

  /** A drag begins: only what an offer begins with can be lifted. */
  grab(keys: Key[]): boolean {
    const begun = keys.find((key) => this.first.has(key));
    if (!begun) return false;
    this.refusal = null;
    this.picked = [begun];
    this.dragged = begun;
    return true;
  }

  async refuse(key: Key, from?: Key): Promise<void> {
    const pair = from !== undefined && from !== key;
    if (!pair && !/^(card|unit):/.test(key)) return;
    const what = pair ? { from: spotOf(from), to: spotOf(key) } : spotOf(key);
    try {
      const about = (await this.props.about(what)) as About;
      this.refusal = { key, about };
    } catch {
      this.refusal = null;
    }
  }

  private after(place: number, left: Left[]): Set<Key> {
    return new Set(left.flatMap(({ offer }) => (offer.spots[place] ? [keyOf(offer.spots[place])] : [])));
  }

  private pick(keys: Key[]): 'taken' | 'picked' {
    this.picked = keys;
    const only = this.left.length === 1 ? this.left[0] : undefined;
    if (!only?.ready) return 'picked';
    this.take(only.option);
    return 'taken';
  }

  /** Clicked twice: what is complete is taken, if that is one thing; otherwise it is let go. */
  private again(): 'taken' | 'picked' {
    const ready = this.left.filter((left) => left.ready);
    if (ready.length === 1 && ready[0]) {
      this.take(ready[0].option);
      return 'taken';
    }
    this.picked = [];
    return 'picked';
  }
}

const CONTEXT = Symbol('play');

export function providePlay(play: Play): Play {
  return setContext(CONTEXT, play);
}

export function usePlay(): Play {
  return getContext<Play>(CONTEXT);
}
