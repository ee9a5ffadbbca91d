// The OCG's words in English.

import asks from './en/asks';
import decks from './en/decks';
import log from './en/log';
import terms from './en/terms';

const en = { ...terms, asks, decks, log };

export default en;
export type OcgWords = typeof en;
