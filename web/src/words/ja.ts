import type { Words } from './en';
import common from './ja/common';
import home from './ja/home';
import problems from './ja/problems';
import room from './ja/room';

const ja: Words = { ...common, home, problems, room };

export default ja;
