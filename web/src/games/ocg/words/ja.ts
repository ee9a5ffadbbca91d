import type { OcgWords } from './en';
import asks from './ja/asks';
import decks from './ja/decks';
import lesson from './ja/lesson';
import log from './ja/log';
import terms from './ja/terms';

const ja: OcgWords = { ...terms, lesson, asks, decks, log };

export default ja;
