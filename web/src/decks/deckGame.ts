// What choosing a deck has to know of a game.

import { api } from '../lib/api';
import type { MyDecks } from './myDecks.svelte';

/** What every game says about a deck. */
export interface AnyReport {
  legal: boolean;
  faults: { clause: string | null }[];
  unread: string[];
  unknown: string[];
}

/** A game with decks of this form. */
export interface DeckGame<B> {
  key: string;
  mine: MyDecks<B>;
  /** The built-in decks that are chosen at first. */
  first: [string, string];
  /** What a built-in deck is about, in the language of now. */
  about: (name: string) => string | undefined;
}

/** A deck that comes with the program, or the cards of one. */
export type Choice<B> = { builtin: string } | B;

export function builtinDecks<B>({ key }: DeckGame<B>): Promise<{ name: string }[]> {
  return api.ask(key, 'decks', {});
}

export function check<B>({ key }: DeckGame<B>, deck: B): Promise<AnyReport> {
  return api.ask(key, 'check_deck', deck);
}
