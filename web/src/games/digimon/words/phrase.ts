// The sentences that Digimon's words have: what is asked, answered, refused and logged.

import type { NamedCard, Phrase, Speaker } from '../../../table/phrase';
import type { CardName, EffectView, EventView, OfferKind, Question, Reason, TargetName, To, UntilView, WayView } from '../types';

export { capital, filled, list, say, type Phrase, type Piece, type Speaker } from '../../../table/phrase';

/** A sentence for each thing that can happen; a variant without one does not compile. */
export type LogWords = { [S in EventView as S['say']]: (it: S, by: Speaker) => Phrase };
export type PutWords = { [T in To as T['to']]: (it: T, by: Speaker) => Phrase };
export type TargetWords = { [T in TargetName as T['target']]: (it: T, by: Speaker) => Phrase };

/** What is asked, what can be answered, and why something cannot. */
export interface AskWords {
  questions: Record<Question, string>;
  /** The answers to the question whether the hand is redrawn. */
  redraw: { yes: string; no: string };
  /** Passing, and how much memory it leaves to the other player. */
  passGives: (memory: number) => string;
  /** The breeding phase, where only one thing can be done. */
  breeding: { hatch: string; move: string };
  /** Why it is asked again. */
  doubt: { attacks: string; memory: string; gives: (memory: number) => string };
  /** Many of one kind, of which one is chosen on the table. */
  many: { digivolve: string; attack: string; link: string };
  /** Somebody else is asked. */
  waiting: (who: string) => string;
  asks: (card: CardName) => Phrase;
  /** Whose effect it is, where several read alike; `nth` where units of one name lie side by side. */
  from: (unit: NamedCard, nth: number | null) => Phrase;
  /** How many were chosen, of how many. */
  chosen: (n: number, least: number, most: number) => string;
  offers: { [O in OfferKind as O['offer']]: (it: O, by: Speaker) => Phrase };
  reasons: { [R in Reason as R['why']]: (it: R, by: Speaker) => Phrase };
  ways: Record<WayView, string>;
  until: { [U in UntilView as U['until']]: (it: U, by: Speaker) => string };
}

/** Why something happened. */
export interface StoryWords {
  battle: (own: number, other: number) => string;
  noDp: string;
  dp: (by: number) => string;
  by: (what: string, card: CardName) => Phrase;
  effect: (card: CardName) => Phrase;
}

/** The effect that forbids something, if it is known. */
export function because(by: EffectView | null, words: (card: CardName) => Phrase): Phrase {
  return by ? words(by.card) : [];
}
