import type { Words } from './en';
import challenge from './ja/challenge';
import common from './ja/common';
import decks from './ja/decks';
import estimate from './ja/estimate';
import home from './ja/home';
import learn from './ja/learn';
import look from './ja/look';
import match from './ja/match';
import problems from './ja/problems';
import people from './ja/people';
import room from './ja/room';
import table from './ja/table';

const ja: Words = { ...common, challenge, decks, estimate, home, learn, look, match, problems, people, room, table };

export default ja;
