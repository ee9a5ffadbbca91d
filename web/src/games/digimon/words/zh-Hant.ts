import terms from './zh-Hant/terms';
import story from './zh-Hant/story';
import table from './zh-Hant/table';
import asks from './zh-Hant/asks';
import help from './zh-Hant/help';
import lesson from './zh-Hant/lesson';
import log from './zh-Hant/log';
import decks from './zh-Hant/decks';
import position from './zh-Hant/position';
import problems from './zh-Hant/problems';
import changes from './zh-Hant/changes';
import type { DigimonWords } from './en';

const zhHant: DigimonWords = { ...terms, help, lesson, table, asks, log, decks, position, problems, changes, story };

export default zhHant;
