import type { Words } from './en';
import common from './zh-Hans/common';
import home from './zh-Hans/home';
import problems from './zh-Hans/problems';
import room from './zh-Hans/room';

const zhHans: Words = { ...common, home, problems, room };

export default zhHans;
