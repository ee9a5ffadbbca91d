import type { Words } from './en';
import common from './zh-Hans/common';
import home from './zh-Hans/home';
import room from './zh-Hans/room';

const zhHans: Words = { ...common, home, room };

export default zhHans;
