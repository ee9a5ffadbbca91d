// The page's own words. The other languages have exactly these keys: what is missing does not compile.

import common from './en/common';
import home from './en/home';
import room from './en/room';

const en = { ...common, home, room };

export default en;
export type Words = typeof en;
