import terms from './zh-Hans/terms';
import story from './zh-Hans/story';
import table from './zh-Hans/table';
import asks from './zh-Hans/asks';
import help from './zh-Hans/help';
import lesson from './zh-Hans/lesson';
import log from './zh-Hans/log';
import decks from './zh-Hans/decks';
import position from './zh-Hans/position';
import problems from './zh-Hans/problems';
import changes from './zh-Hans/changes';
import type { DigimonWords } from './en';

const zhHans: DigimonWords = { ...terms, help, lesson, table, asks, log, decks, position, problems, changes, story };

export default zhHans;
