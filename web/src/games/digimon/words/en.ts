// Digimon's words in English.

import terms from './en/terms';
import table from './en/table';
import asks from './en/asks';
import log from './en/log';
import decks from './en/decks';
import position from './en/position';

const en = { ...terms, table, asks, log, decks, position };

export default en;
export type DigimonWords = typeof en;
