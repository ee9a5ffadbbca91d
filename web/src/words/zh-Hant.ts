import type { Words } from './en';
import common from './zh-Hant/common';
import home from './zh-Hant/home';
import problems from './zh-Hant/problems';
import room from './zh-Hant/room';

const zhHant: Words = { ...common, home, problems, room };

export default zhHant;
