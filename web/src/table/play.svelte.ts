// What the player is about to do: which offers are left after what was clicked, and what glows.

import { getContext, setContext } from 'svelte';
import { other } from '../lib/seats';
import type { TableProps } from '../lib/table';
import type { Seat } from '../protocol';
import { Ahead } from './ahead.svelte';
import { toldKeys } from './told';
import { keyOf, spotOf, type Key, type Spot } from './spots';

/** A card of a pile that may lie open. */
export interface PileCard {
  id: number;
  number: string | null;
  face: string;
}

/** One legal answer: where to click, one spot after the other. Without spots it is a button. */
export interface AnyOffer {
  spots: Spot[];
}

/** What any game asks. */
export interface AnyQuestion {
  seat: Seat;
  /** In the order of the game's options; nothing for a viewer that may not see them. */
  offers: AnyOffer[] | null;
  /** What was chosen so far, where several are chosen one after the other. */
  picked: { spots: Spot[] } | null;
}

/** A game at one moment, as far as every table needs it. */
export interface AnyView {
  asked: AnyQuestion | null;
}

type Question<V extends AnyView> = NonNullable<V['asked']>;
export type OfferOf<V extends AnyView> = NonNullable<Question<V>['offers']>[number];

export interface Left<O> {
  offer: O;
  option: number;
  /** All its spots are clicked. */
  ready: boolean;
}

/** The answer to pointing at something that cannot be done. */
export interface Refusal<A> {
  key: Key;
  about: A;
}

export class Play<V extends AnyView = AnyView, A = unknown> {
  picked = $state.raw<Key[]>([]);
  refusal = $state.raw<Refusal<A> | null>(null);
  /** Which pile lies open as a list. */
  open = $state.raw<{ title: string; cards: PileCard[] } | null>(null);
  /** What was to be done and is asked again. */
  doubted = $state.raw<{ option: number; why: string } | null>(null);
  /** A card that is being dragged. */
  dragged = $state<Key | null>(null);

  /** What the pointer is on: a thing on the table, or an answer. */
  over = $state.raw<{ keys: Key[]; option: number | null }>({ keys: [], option: null });

  constructor(
    private given: () => TableProps,
    /** The kinds of spots that the game can be asked about. */
    private known: string[],
  ) {}

  get props(): TableProps {
    return this.given();
  }

  /** What would come of a choice. */
  ahead = new Ahead();

  /** What lies on the table: now, or if a choice were made. */
  view = $derived.by<V>(() => (this.ahead.seen?.foreseen.view ?? this.props.view) as V);
  asked = $derived.by<Question<V> | null>(() => (this.props.view as V).asked as Question<V> | null);
  mayAnswer = $derived.by(() => !this.props.frozen && this.asked !== null && this.props.mine.includes(this.asked.seat));
  offers = $derived.by<OfferOf<V>[]>(() => (this.mayAnswer ? ((this.asked?.offers ?? []) as OfferOf<V>[]) : []));

  left = $derived.by<Left<OfferOf<V>>[]>(() =>
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

  /** Is a second click asked for, where a click on one card would be the whole answer? */
  protected confirms(_offer: OfferOf<V>): boolean {
    return false;
  }

  /** What is on the table of what is told now, or of the answer that the pointer is on. */
  told = $derived.by<Key[]>(() => toldKeys(this.props.telling.line?.says ?? (this.over.option === null ? null : this.offers[this.over.option])));

  get below(): Seat {
    return this.props.below;
  }

  get above(): Seat {
    return other(this.props.below);
  }

  glows(keys: Key[]): boolean {
    return keys.some((key) => this.next.has(key));
  }

  isPicked(keys: Key[]): boolean {
    return keys.some((key) => this.picked.includes(key) || this.chosen.has(key));
  }

  take(option: number): void {
    if (this.ahead.eye === 'open') return void (this.ahead.chosen = option);
    this.ahead.close();
    const offer = this.offers[option];
    const why = offer && this.props.habits.doubt && this.doubted?.option !== option ? this.doubts(offer) : null;
    if (why !== null) return void (this.doubted = { option, why });
    this.clear();
    this.props.answer(option);
  }

  clear(): void {
    this.picked = [];
    this.refusal = null;
    this.doubted = null;
    this.ahead.forget();
  }

  /** Why somebody might not mean this, if it gives much away. */
  protected doubts(_offer: OfferOf<V>): string | null {
    return null;
  }

  /** What the player need not be asked: the place of the answer. */
  get byItself(): number | null {
    const { only, alike, places, idle } = this.props.habits;
    const [first] = this.offers;
    if (!this.mayAnswer || !first) return null;
    if (this.offers.length === 1) return (this.isRoutine(first) ? only : idle && this.endsIt(first)) ? 0 : null;
    if (alike && this.areAlike(this.offers)) return 0;
    return places ? this.place(this.offers) : null;
  }

  /** May the only answer be given by itself? */
  protected isRoutine(_offer: OfferOf<V>): boolean {
    return true;
  }

  /** Does it only end the phase or the turn, where nothing else is left? */
  protected endsIt(_offer: OfferOf<V>): boolean {
    return false;
  }

  /** The best of these places, if it makes no difference that the player would see. */
  protected place(_offers: OfferOf<V>[]): number | null {
    return null;
  }

  /** Does it make no difference which of these comes first? */
  protected areAlike(_offers: OfferOf<V>[]): boolean {
    return false;
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
    [this.picked, this.doubted] = [[], null];
    const asked = keys[0];
    if (asked) void this.refuse(asked, from);
    return 'refused';
  }

  /** A drag begins: only what an offer begins with can be lifted. */
  grab(keys: Key[]): boolean {
    const begun = keys.find((key) => this.first.has(key));
    if (!begun) return false;
    [this.refusal, this.doubted] = [null, null];
    this.picked = [begun];
    this.dragged = begun;
    return true;
  }

  /** What was dragged is dropped on something: nothing else is meant by it. */
  drop(keys: Key[]): void {
    const going = keys.find((key) => this.next.has(key));
    if (going) return void this.pick([...this.picked, going]);
    const [from, to] = [this.picked.at(-1), keys[0]];
    this.clear();
    if (to) void this.refuse(to, from);
  }

  async refuse(key: Key, from?: Key): Promise<void> {
    const pair = from !== undefined && from !== key;
    const knows = (one: Key) => this.known.includes(one.split(':')[0] ?? '');
    if (!pair && !knows(key)) return;
    const what = pair ? { from: spotOf(from), to: spotOf(key) } : spotOf(key);
    try {
      const about = (await this.props.about(what)) as A;
      this.refusal = { key, about };
    } catch {
      this.refusal = null;
      // Not every game can be asked about two things at once: then about the one that was meant to be used.
      if (pair && knows(from)) await this.refuse(from);
    }
  }

  private after(place: number, left: Left<OfferOf<V>>[]): Set<Key> {
    return new Set(left.flatMap(({ offer }) => (offer.spots[place] ? [keyOf(offer.spots[place])] : [])));
  }

  private pick(keys: Key[]): 'taken' | 'picked' {
    this.picked = keys;
    const only = this.left.length === 1 ? this.left[0] : undefined;
    if (!only?.ready || (keys.length === 1 && this.confirms(only.offer))) {
      this.doubted = null;
      return 'picked';
    }
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
    [this.picked, this.doubted] = [[], null];
    return 'picked';
  }
}

const CONTEXT = Symbol('play');

export function providePlay<P extends Play>(play: P): P {
  return setContext(CONTEXT, play);
}

/** What is played on the table around; a game knows which kind of it that is. */
export function usePlay<P extends Play = Play>(): P {
  return getContext<P>(CONTEXT);
}
