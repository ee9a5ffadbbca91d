import type { Words } from './en';
import common from './ja/common';
import home from './ja/home';
import room from './ja/room';

const ja: Words = { ...common, home, room };

export default ja;
