// Choosing a deck of any game.

const decks = {
  mine: 'My decks',
  builtin: 'Starter decks',
  chosenUnread: (n: number) => (n === 1 ? '1 card of this deck is not read completely.' : `${n} cards of this deck are not read completely.`),
  chosenFaults: 'This deck is not legal yet.',
  chosenRestricted: 'The restriction list forbids this deck in tournaments. Here it can be played.',
  hidden: 'Neither of you sees the other’s deck before the game. Who sits where is drawn by lot.',
  fix: 'Fix it',
};

export default decks;
