import terms from './zh-Hant/terms';
import table from './zh-Hant/table';
import log from './zh-Hant/log';
import decks from './zh-Hant/decks';
import position from './zh-Hant/position';
import type { DigimonWords } from './en';
import { terms } from './terms/zh-Hant';

const zhHant: DigimonWords = {
  terms, ...terms, table, log, decks, position };

export default zhHant;
