import type { Words } from './en';
import challenge from './zh-Hans/challenge';
import common from './zh-Hans/common';
import decks from './zh-Hans/decks';
import home from './zh-Hans/home';
import learn from './zh-Hans/learn';
import look from './zh-Hans/look';
import match from './zh-Hans/match';
import problems from './zh-Hans/problems';
import room from './zh-Hans/room';
import table from './zh-Hans/table';

const zhHans: Words = { ...common, challenge, decks, home, learn, look, match, problems, room, table };

export default zhHans;
