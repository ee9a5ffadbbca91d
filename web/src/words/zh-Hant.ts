import type { Words } from './en';
import challenge from './zh-Hant/challenge';
import common from './zh-Hant/common';
import decks from './zh-Hant/decks';
import estimate from './zh-Hant/estimate';
import home from './zh-Hant/home';
import learn from './zh-Hant/learn';
import look from './zh-Hant/look';
import match from './zh-Hant/match';
import problems from './zh-Hant/problems';
import people from './zh-Hant/people';
import room from './zh-Hant/room';
import table from './zh-Hant/table';

const zhHant: Words = { ...common, challenge, decks, estimate, home, learn, look, match, problems, people, room, table };

export default zhHant;
