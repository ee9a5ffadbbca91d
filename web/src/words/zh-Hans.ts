import type { Words } from './en';
import challenge from './zh-Hans/challenge';
import common from './zh-Hans/common';
import decks from './zh-Hans/decks';
import estimate from './zh-Hans/estimate';
import home from './zh-Hans/home';
import learn from './zh-Hans/learn';
import look from './zh-Hans/look';
import match from './zh-Hans/match';
import problems from './zh-Hans/problems';
import people from './zh-Hans/people';
import room from './zh-Hans/room';
import table from './zh-Hans/table';

const zhHans: Words = { ...common, challenge, decks, estimate, home, learn, look, match, problems, people, room, table };

export default zhHans;
