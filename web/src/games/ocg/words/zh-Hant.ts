import type { OcgWords } from './en';
import asks from './zh-Hant/asks';
import decks from './zh-Hant/decks';
import help from './zh-Hant/help';
import lesson from './zh-Hant/lesson';
import log from './zh-Hant/log';
import terms from './zh-Hant/terms';

const zhHant: OcgWords = { ...terms, help, lesson, asks, decks, log };

export default zhHant;
