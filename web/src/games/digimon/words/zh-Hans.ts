import terms from './zh-Hans/terms';
import table from './zh-Hans/table';
import asks from './zh-Hans/asks';
import log from './zh-Hans/log';
import decks from './zh-Hans/decks';
import position from './zh-Hans/position';
import type { DigimonWords } from './en';

const zhHans: DigimonWords = { ...terms, table, asks, log, decks, position };

export default zhHans;
