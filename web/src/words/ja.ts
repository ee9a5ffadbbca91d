import type { Words } from './en';
import challenge from './ja/challenge';
import common from './ja/common';
import decks from './ja/decks';
import home from './ja/home';
import learn from './ja/learn';
import look from './ja/look';
import match from './ja/match';
import problems from './ja/problems';
import room from './ja/room';
import table from './ja/table';

const ja: Words = { ...common, challenge, decks, home, learn, look, match, problems, room, table };

export default ja;
