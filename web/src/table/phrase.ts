// A sentence with cards in it: the page shows the cards so that they can be pointed at.

import { words } from '../lib/words.svelte';
import type { Seat } from '../protocol';
import { cardKey, type Key } from './spots';

/** A card in a sentence, in any game. Without a name it is one that this viewer does not know. */
export interface NamedCard {
  id: number;
  number: string | null;
  name: string | null;
  /** What it is part of, where cards in play are more than one card. */
  unit?: number | null;
}

export type Phrase = (string | NamedCard)[];

/** Who is meant by a seat, in the language of now. */
export interface Speaker {
  /** “You”, “Opponent” or a name. */
  who(seat: Seat): string;
  /** “your”, “the opponent’s” or somebody’s. */
  whose(seat: Seat): string;
}

/** `mine`: the seats of whoever reads this. With one seat it is “you”; with both or none, names. */
export function speaker(mine: Seat[], names: [string, string]): Speaker {
  const { people } = words.w.table;
  const name = (seat: Seat): string => names[seat === 'A' ? 0 : 1];
  const [own] = mine;
  if (mine.length !== 1) return { who: name, whose: (seat) => people.of(name(seat)) };
  return {
    who: (seat) => (seat === own ? people.you : people.opponent),
    whose: (seat) => (seat === own ? people.your : people.opponents),
  };
}

export type Piece = string | number | NamedCard | Phrase;

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

/** A sentence of the program with its places in braces filled. */
export function filled(sentence: string, of: (place: string) => Piece): Phrase {
  const parts: Piece[] = sentence.split(/\{(\w+)\}/).map((text, at) => (at % 2 === 0 ? text : of(text)));
  const phrase = parts.flatMap((part) => (Array.isArray(part) ? part : [typeof part === 'number' ? String(part) : part]));
  return phrase.filter((part) => part !== '');
}

/** With a capital letter, where words begin it. */
export function capital([first, ...rest]: Phrase): Phrase {
  if (first === undefined) return [];
  return [typeof first === 'string' ? first.charAt(0).toUpperCase() + first.slice(1) : first, ...rest];
}

/** Cards one after the other; those that this viewer does not know are counted. */
export function list(cards: NamedCard[], comma: string, hidden: (count: number) => string): Phrase {
  const known = cards.filter((card) => card.name !== null);
  const rest = cards.length - known.length;
  const parts: Phrase = known.flatMap((card, place) => (place === 0 ? [card] : [comma, card]));
  if (rest > 0) parts.push(...(known.length > 0 ? [comma] : []), hidden(rest));
  return parts;
}

export function nameOf(card: NamedCard): string {
  return card.name ?? words.w.table.unknownCard;
}

/** Where a card that is named somewhere lies now, or lay. */
export function nameKeys(card: NamedCard): Key[] {
  return card.unit == null ? [cardKey(card.id)] : [`unit:${card.unit}`, cardKey(card.id)];
}

/** The words without what can be pointed at, for screen readers and titles. */
export function plain(phrase: Phrase): string {
  return phrase.map((part) => (typeof part === 'string' ? part : nameOf(part))).join('');
}
