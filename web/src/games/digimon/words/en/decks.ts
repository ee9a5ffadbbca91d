// The deck page, and choosing decks.

const decks = {};

export default decks;
