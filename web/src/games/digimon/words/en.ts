// Digimon's words in English.

import terms from './en/terms';
import story from './en/story';
import table from './en/table';
import asks from './en/asks';
import help from './en/help';
import lesson from './en/lesson';
import log from './en/log';
import decks from './en/decks';
import position from './en/position';
import type { ProblemWords } from '../../../lib/problem';
import type { ChangeWords } from './changes';
import type { Problems } from '../types/requests';

/** What changes a card is said in English by the program. */
const changes = null as ChangeWords | null;
/** What is refused is said in English by the program. */
const problems = null as ProblemWords<Problems> | null;

const en = { ...terms, help, lesson, table, asks, log, decks, position, problems, changes, story };

export default en;
export type DigimonWords = typeof en;
