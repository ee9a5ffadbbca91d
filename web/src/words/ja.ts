import type { Words } from './en';
import { home } from './home/ja';
import common from './ja/common';
import home from './ja/home';
import room from './ja/room';

const ja: Words = {
  home, ...common, home, room };

export default ja;
