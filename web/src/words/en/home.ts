// The start page.

const home = {};

export default home;
