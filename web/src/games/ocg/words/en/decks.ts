// What the built-in decks are about.

const decks = {
  named: { A: 'Dragons (classic)', B: 'Spellcasters and warriors (classic)', C: 'Metalfoes (modern)', D: 'Gishki (modern)' } as Record<string, string>,
  levels: 'Levels, Ranks and Link Ratings',
  part: 'Belongs to',
  arrows: 'Link Arrows',
  spellTrap: 'Kind of Spell or Trap',
};

export default decks;
