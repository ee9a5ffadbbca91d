// The terms of the Comprehensive Rules.

const terms = {
  zone: {
    hand: 'Hand',
    deck: 'Deck',
    eggs: 'Digi-Egg deck',
    security: 'Security stack',
    battle: 'Battle area',
    breeding: 'Breeding area',
    trash: 'Trash',
    memory: 'Memory gauge',
  },
};

export default terms;
