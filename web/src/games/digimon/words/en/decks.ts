// The deck page, and choosing decks.

const decks = {
  /** As they are sold. */
  starter: {
    ST1: 'Gaia Red',
    ST2: 'Cocytus Blue',
    ST3: 'Heaven’s Yellow',
    ST4: 'Giga Green',
    ST5: 'Machine Black',
    ST6: 'Venomous Violet',
    ST9: 'Ultimate Ancient Dragon',
    ST10: 'Parallel World Tactician',
  } as Record<string, string>,
  eggs: (n: number) => (n === 1 ? '1 Digi-Egg' : `${n} Digi-Eggs`),
  fault: {
    size: (it: { cards: number; expected: number }) => `The deck has ${it.cards} cards; it must have exactly ${it.expected}.`,
    eggs: (it: { cards: number; allowed: number }) => `The Digi-Egg deck has ${it.cards} cards; at most ${it.allowed} are allowed.`,
    copies: (it: { number: string; copies: number; allowed: number }) =>
      `${it.number} is in it ${it.copies} times; at most ${it.allowed} are allowed.`,
    category: (it: { number: string; category: string }) => `${it.number} is in the wrong part of the deck.`,
    token: (it: { number: string }) => `${it.number} is a token and cannot be in a deck.`,
    banned: (it: { number: string; copies: number }) => `${it.number} is banned.`,
    restricted: (it: { number: string; copies: number; allowed: number }) =>
      `${it.number} is restricted to ${it.allowed}; there are ${it.copies}.`,
    pair: (it: { number: string; other: string }) => `${it.number} and ${it.other} may not be in the same deck.`,
  },
  note: {
    half_pair: (it: { number: string }) => `${it.number} may not be together with certain cards: see the official list.`,
    side_left_out: (it: { cards: number }) => `The sideboard (${it.cards}) is not part of the deck.`,
  },
  trait: 'Trait',
  levels: 'By level',
  costs: 'By cost',
  colors: 'By color',
  categories: 'By category',
  testSecurity: 'Set 5 security',
};

export default decks;
