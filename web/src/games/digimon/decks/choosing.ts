// Digimon's decks, as far as choosing one for a game needs them.

import type { DeckBody, Choosing } from '../../../decks/deckGame';
import { MyDecks } from '../../../decks/myDecks.svelte';
import { KEY } from '../key';
import { digimonWords } from '../words.svelte';

export const choosing: Choosing = {
  key: KEY,
  mine: new MyDecks<DeckBody>(KEY),
  first: ['ST1', 'ST2'],
  about: (name) => digimonWords.w.decks.starter[name],
  wanted: (decks) => ({ decks, allow_unread: true, allow_restricted: true }),
};
