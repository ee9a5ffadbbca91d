import type { Words } from './en';
import { home } from './home/zh-Hant';
import common from './zh-Hant/common';
import home from './zh-Hant/home';
import room from './zh-Hant/room';

const zhHant: Words = {
  home, ...common, home, room };

export default zhHant;
