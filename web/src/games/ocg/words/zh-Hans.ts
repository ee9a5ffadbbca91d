import type { OcgWords } from './en';
import asks from './zh-Hans/asks';
import decks from './zh-Hans/decks';
import help from './zh-Hans/help';
import lesson from './zh-Hans/lesson';
import log from './zh-Hans/log';
import terms from './zh-Hans/terms';

const zhHans: OcgWords = { ...terms, help, lesson, asks, decks, log };

export default zhHans;
