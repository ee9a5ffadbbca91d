// The sentences that the OCG's words have: what is asked, answered and logged. A variant without one does not compile.

import type { Phrase, Speaker } from '../../../table/phrase';
import type { CardName, EventView, MoveView, OfferKind, Question, WindowView } from '../types';

export type LogWords = { [S in EventView as S['say']]: (it: S, by: Speaker) => Phrase };

export interface AskWords {
  questions: Record<Question, string>;
  /** What may be answered in a window of responses. */
  windows: Record<WindowView, string>;
  /** Why it is asked again. */
  doubt: { attacks: string };
  asks: (card: CardName) => Phrase;
  /** How many were chosen; nothing where the rules count otherwise. */
  chosen: (n: number, least: number | null, most: number | null) => string;
  offers: { [O in OfferKind as O['offer']]: (it: O, by: Speaker) => Phrase };
}

/** Why cards went somewhere, and where to. */
export type MoveWords = Record<MoveView, (cards: Phrase, to: string) => Phrase>;
