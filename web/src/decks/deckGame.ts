// What the deck pages have to know of a game.

import { getContext, setContext, type Component } from 'svelte';
import { api } from '../lib/api';
import type { MyDecks } from './myDecks.svelte';

/** So many of a card; beside the deck, where the game has a side deck. */
export interface Entry {
  number: string;
  copies: number;
  side?: boolean;
}

export interface DeckBody {
  entries: Entry[];
}

/** What every game prints on a card. */
export interface AnyFacts {
  number: string;
  name: string;
  /** How many may be in a deck. */
  copies: number;
  /** Lines of its text that are not understood. */
  unread: string[];
}

/** What every game says about a deck. */
export interface AnyReport {
  /** The form that a text was recognised as. */
  form: string | null;
  entries: { number: string; copies: number }[];
  side: { number: string; copies: number }[];
  legal: boolean;
  /** Those of the restriction list say so, or have no clause. */
  faults: { what: unknown; reason: string; clause: string | null; listed?: boolean }[];
  unread: string[];
  unknown: string[];
}

export interface Row<F> extends Entry {
  facts: F | undefined;
}

export interface Group<F> {
  title: string;
  rows: Row<F>[];
}

/** What choosing a deck for a game needs. */
export interface Choosing {
  key: string;
  mine: MyDecks<DeckBody>;
  /** The built-in decks that are chosen at first. */
  first: [string, string];
  /** What a built-in deck is about, in the language of now. */
  about: (name: string) => string | undefined;
  /** What a game with these decks is asked for by: the game's own `wanted`. */
  wanted: (decks: [Choice, Choice]) => unknown;
}

/** How many cards there are of something. */
export interface Bar {
  label: string;
  value: number;
  paint?: string;
}

export interface Chart {
  title: string;
  bars: Bar[];
}

export interface Beginning<F> {
  /** Is it a card of the deck that is drawn from? */
  isDrawn: (facts: F | undefined) => boolean;
  /** So many cards are drawn at first. */
  hand: number;
  /** The hand may be drawn anew, once. */
  redraws: boolean;
  /** What else is laid out from the deck. */
  beside?: { cards: number; lay: string; title: string };
}

/** An order of cards: by a name or a number of theirs; those without one come last. */
export interface Sorting<F> {
  key: string;
  name: string;
  by: (facts: F) => string | number | null;
}

/** A game with decks, the facts of its cards, what can be wished for in a search, and its reports. */
export interface DeckGame<F extends AnyFacts = AnyFacts, W = unknown, R extends AnyReport = AnyReport> extends Choosing {
  factsOf: (number: string) => F | undefined;
  keepFacts: (cards: F[]) => void;
  /** A card in one line: a short mark, what it is, its colour. */
  line: (facts: F) => { mark: string; words: string; paint: string };
  /** The cards of a deck as they are listed. */
  groups: (rows: Row<F>[]) => Group<F>[];
  /** A deck at a glance: how many cards, its colours by their share, its best card. */
  glance: (rows: Row<F>[]) => { counts: string; colors: { paint: string; share: number }[]; best: string | null };
  /** The curve of a deck: how many cards of which level or cost. */
  curve: (rows: Row<F>[]) => Chart;
  /** In which orders cards can be listed, beside that of their numbers. */
  sortings: () => Sorting<F>[];
  /** How many cards are where. */
  counts: (report: R) => string;
  fault: (fault: R['faults'][number]) => string;
  notes: (report: R) => string[];
  /** A wish for nothing in particular, and the request that asks for it. */
  wish: () => W;
  asked: (wish: W) => object;
  /** What is wished for beyond what the server looks for; nothing if it is all. */
  fits: (wish: W) => ((facts: F) => boolean) | null;
  Filters: Component<{ wish: W }, object, 'wish'>;
  CardText: Component<{ number: string }>;
  /** A card as it looks. */
  Drawn: Component<{ number: string }>;
  /** A deck in numbers. */
  charts: (rows: Row<F>[]) => Chart[];
  /** How a game begins, for a test hand. */
  start: () => Beginning<F>;
  hasSideDeck: boolean;
}

/** The pages take any game; each game knows its own cards, wishes and reports. */
export function asAny<F extends AnyFacts, W, R extends AnyReport>(game: DeckGame<F, W, R>): DeckGame {
  return game as unknown as DeckGame;
}

const CONTEXT = Symbol('deck game');

export function provideDeckGame(game: DeckGame): DeckGame {
  return setContext(CONTEXT, game);
}

export function useDeckGame(): DeckGame {
  return getContext<DeckGame>(CONTEXT);
}

/** A deck that comes with the program, or the cards of one. */
export type Choice = { builtin: string } | DeckBody;

type Game = Pick<Choosing, 'key'>;

export const builtinDecks = ({ key }: Game): Promise<({ name: string } & DeckBody)[]> => api.ask(key, 'decks', {});
export const checkDeck = ({ key }: Game, deck: DeckBody): Promise<AnyReport> => api.ask(key, 'check_deck', deck);
export const readDeck = ({ key }: Game, text: string): Promise<AnyReport> => api.ask(key, 'read_deck', { text });
export const deckForms = ({ key }: Game): Promise<{ key: string; name: string }[]> => api.ask(key, 'forms', {});
export const writeDeck = ({ key }: Game, entries: Entry[], form: string): Promise<{ text: string }> => api.ask(key, 'write_deck', { entries, form });

/** A fault of the restriction list, and not of the rules. */
export function isListed({ clause, listed }: AnyReport['faults'][number]): boolean {
  return listed ?? clause === null;
}

export function total(entries: Entry[]): number {
  return entries.reduce((sum, { copies }) => sum + copies, 0);
}
