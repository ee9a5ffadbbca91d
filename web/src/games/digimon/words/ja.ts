import terms from './ja/terms';
import story from './ja/story';
import table from './ja/table';
import asks from './ja/asks';
import help from './ja/help';
import lesson from './ja/lesson';
import log from './ja/log';
import decks from './ja/decks';
import position from './ja/position';
import problems from './ja/problems';
import changes from './ja/changes';
import type { DigimonWords } from './en';

const ja: DigimonWords = { ...terms, help, lesson, table, asks, log, decks, position, problems, changes, story };

export default ja;
