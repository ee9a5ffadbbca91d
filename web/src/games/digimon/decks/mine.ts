// One's own Digimon decks.

import { MyDecks } from '../../../decks/myDecks.svelte';
import type { DeckBody } from '../ask';
import { KEY } from '../key';

export const myDecks = new MyDecks<DeckBody>(KEY);
