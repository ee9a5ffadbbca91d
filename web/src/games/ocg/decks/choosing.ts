// The OCG's decks, as far as choosing one for a game needs them.

import type { Choosing, DeckBody } from '../../../decks/deckGame';
import { MyDecks } from '../../../decks/myDecks.svelte';
import { KEY } from '../key';
import { ocgWords } from '../words.svelte';

export const choosing: Choosing = {
  key: KEY,
  mine: new MyDecks<DeckBody>(KEY),
  first: ['A', 'B'],
  about: (name) => ocgWords.w.decks.named[name],
  wanted: (decks) => ({ decks, allow_restricted: true }),
};
