// The page's own words. The other languages have exactly these keys: what is missing does not compile.

import type { SharedProblems } from '../lib/problem';
import challenge from './en/challenge';
import common from './en/common';
import decks from './en/decks';
import estimate from './en/estimate';
import home from './en/home';
import learn from './en/learn';
import look from './en/look';
import match from './en/match';
import people from './en/people';
import room from './en/room';
import table from './en/table';

/** What is refused is said in English by whoever refuses it. */
const problems = null as SharedProblems | null;

const en = { ...common, challenge, decks, estimate, home, learn, look, match, people, room, table, problems };

export default en;
export type Words = typeof en;
