// Setting up a position.

const position = {};

export default position;
