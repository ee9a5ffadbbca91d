// The requests about cards, decks and positions, with their types.

import { api, type StoredDeck } from '../../lib/api';
import { KEY } from './key';
import type { DeckEntry, Requests } from './types/requests';

export function ask<R extends keyof Requests>(request: R, asked: Requests[R]['asked']): Promise<Requests[R]['answer']> {
  return api.ask<Requests[R]['answer']>(KEY, request, asked);
}

/** What is stored of a deck. */
export interface DeckBody {
  entries: DeckEntry[];
}

export type OwnDeck = StoredDeck<DeckBody>;
