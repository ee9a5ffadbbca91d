import terms from './ja/terms';
import table from './ja/table';
import asks from './ja/asks';
import lesson from './ja/lesson';
import log from './ja/log';
import decks from './ja/decks';
import position from './ja/position';
import problems from './ja/problems';
import changes from './ja/changes';
import type { DigimonWords } from './en';

const ja: DigimonWords = { ...terms, lesson, table, asks, log, decks, position, problems, changes };

export default ja;
