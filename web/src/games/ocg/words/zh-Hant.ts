import type { OcgWords } from './en';
import asks from './zh-Hant/asks';
import decks from './zh-Hant/decks';
import lesson from './zh-Hant/lesson';
import log from './zh-Hant/log';
import terms from './zh-Hant/terms';

const zhHant: OcgWords = { ...terms, lesson, asks, decks, log };

export default zhHant;
