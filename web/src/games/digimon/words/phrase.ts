// A sentence with cards in it: the page shows the cards so that they can be pointed at.

import type { CardName, EffectView, OfferKind, Question, Reason, EventView, Seat, TargetName, To, UntilView, WayView } from '../types';

export type Phrase = (string | CardName)[];

/** Who is meant by a seat, in the language of now. */
export interface Speaker {
  /** “You”, “Opponent” or a name. */
  who(seat: Seat): string;
  /** “your”, “the opponent’s” or somebody’s. */
  whose(seat: Seat): string;
}

/** A sentence for each thing that can happen; a variant without one does not compile. */
export type LogWords = { [S in EventView as S['say']]: (it: S, by: Speaker) => Phrase };
export type PutWords = { [T in To as T['to']]: (it: T, by: Speaker) => Phrase };
export type TargetWords = { [T in TargetName as T['target']]: (it: T, by: Speaker) => Phrase };

/** What is asked, what can be answered, and why something cannot. */
export interface AskWords {
  people: { you: string; your: string; opponent: string; opponents: string; of: (name: string) => string };
  questions: Record<Question, string>;
  /** The answers to the question whether the hand is redrawn. */
  redraw: { yes: string; no: string };
  /** Somebody else is asked. */
  waiting: (who: string) => string;
  asks: (card: CardName) => Phrase;
  /** How many were chosen, of how many. */
  chosen: (n: number, least: number, most: number) => string;
  offers: { [O in OfferKind as O['offer']]: (it: O, by: Speaker) => Phrase };
  reasons: { [R in Reason as R['why']]: (it: R, by: Speaker) => Phrase };
  ways: Record<WayView, string>;
  until: { [U in UntilView as U['until']]: (it: U, by: Speaker) => string };
}

type Piece = string | number | CardName | Phrase;

/** A template whose places take cards and other phrases. */
export function say(texts: TemplateStringsArray, ...pieces: Piece[]): Phrase {
  const parts: Phrase = [];
  texts.forEach((text, place) => {
    if (text !== '') parts.push(text);
    const piece = pieces[place];
    if (piece === undefined || piece === '') return;
    if (Array.isArray(piece)) parts.push(...piece);
    else parts.push(typeof piece === 'number' ? String(piece) : piece);
  });
  return parts;
}

/** Cards one after the other; those that this viewer does not know are counted. */
export function list(cards: CardName[], comma: string, hidden: (count: number) => string): Phrase {
  const known = cards.filter((card) => card.name !== null);
  const rest = cards.length - known.length;
  const parts: Phrase = known.flatMap((card, place) => (place === 0 ? [card] : [comma, card]));
  if (rest > 0) parts.push(...(known.length > 0 ? [comma] : []), hidden(rest));
  return parts;
}

/** The effect that forbids something, if it is known. */
export function because(by: EffectView | null, words: (card: CardName) => Phrase): Phrase {
  return by ? words(by.card) : [];
}

/** The words without what can be pointed at, for screen readers and titles. */
export function plain(phrase: Phrase, hidden: string): string {
  return phrase.map((part) => (typeof part === 'string' ? part : (part.name ?? hidden))).join('');
}
