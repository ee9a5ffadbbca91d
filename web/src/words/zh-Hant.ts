import type { Words } from './en';
import common from './zh-Hant/common';
import home from './zh-Hant/home';
import room from './zh-Hant/room';

const zhHant: Words = { ...common, home, room };

export default zhHant;
