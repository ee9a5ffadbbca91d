// Digimon's decks, as choosing one sees them.

import type { DeckGame } from '../../../decks/deckGame';
import type { DeckBody } from '../ask';
import { KEY } from '../key';
import { digimonWords } from '../words.svelte';
import { myDecks } from './mine';

export const deckGame: DeckGame<DeckBody> = {
  key: KEY,
  mine: myDecks,
  first: ['ST1', 'ST2'],
  about: (name) => digimonWords.w.decks.starter[name],
};
