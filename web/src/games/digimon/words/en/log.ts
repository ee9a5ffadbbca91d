// What the log says.

const log = {};

export default log;
