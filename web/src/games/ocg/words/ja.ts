import type { OcgWords } from './en';
import asks from './ja/asks';
import decks from './ja/decks';
import help from './ja/help';
import lesson from './ja/lesson';
import log from './ja/log';
import terms from './ja/terms';

const ja: OcgWords = { ...terms, help, lesson, asks, decks, log };

export default ja;
