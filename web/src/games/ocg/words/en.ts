// The OCG's words in English.

import asks from './en/asks';
import decks from './en/decks';
import help from './en/help';
import lesson from './en/lesson';
import log from './en/log';
import terms from './en/terms';

const en = { ...terms, help, lesson, asks, decks, log };

export default en;
export type OcgWords = typeof en;
