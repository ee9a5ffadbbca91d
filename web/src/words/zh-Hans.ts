import type { Words } from './en';
import { home } from './home/zh-Hans';
import common from './zh-Hans/common';
import home from './zh-Hans/home';
import room from './zh-Hans/room';

const zhHans: Words = {
  home, ...common, home, room };

export default zhHans;
