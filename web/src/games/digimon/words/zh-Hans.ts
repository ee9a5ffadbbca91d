import terms from './zh-Hans/terms';
import table from './zh-Hans/table';
import asks from './zh-Hans/asks';
import lesson from './zh-Hans/lesson';
import log from './zh-Hans/log';
import decks from './zh-Hans/decks';
import position from './zh-Hans/position';
import problems from './zh-Hans/problems';
import changes from './zh-Hans/changes';
import type { DigimonWords } from './en';

const zhHans: DigimonWords = { ...terms, lesson, table, asks, log, decks, position, problems, changes };

export default zhHans;
