// The requests about cards, decks and positions, with their types.

import { api, type StoredDeck } from '../../lib/api';
import type { DeckEntry, Requests } from './types/requests';

export const GAME = 'digimon';

export function ask<R extends keyof Requests>(request: R, asked: Requests[R]['asked']): Promise<Requests[R]['answer']> {
  return api.ask<Requests[R]['answer']>(GAME, request, asked);
}

/** What is stored of a deck. */
export interface DeckBody {
  entries: DeckEntry[];
}

export type OwnDeck = StoredDeck<DeckBody>;

export const ownDecks = (): Promise<OwnDeck[]> => api.decks<DeckBody>(GAME);
