// What the first game teaches, step by step.

const lesson = {
  summon: {
    title: 'Summon a monster',
    text: 'In your Main Phase you may Normal Summon one monster of Level 4 or lower each turn. Click Luster Dragon in your hand and Normal Summon it.',
    well: 'It is face-up in Attack Position. That was the one Normal Summon of this turn.',
  },
  set: {
    title: 'Set a monster',
    text: 'Instead you may Set it: face-down in Defense Position, unknown to your opponent. Man-Eater Bug waits to be flipped. Set it.',
    well: 'When it is attacked or you flip it, its effect destroys a monster.',
  },
  tribute: {
    title: 'Tribute Summon',
    text: 'Monsters of Level 5 and 6 need one Tribute, from Level 7 on two. Tribute Sangan and Summon Curse of Dragon.',
    well: 'Sangan went to the Graveyard, and its effect looks for a monster. You may use it.',
  },
  spell: {
    title: 'Activate a Spell',
    text: 'Spells can be activated from your hand in your Main Phase. Your opponent has two strong monsters: activate Raigeki.',
    well: 'Your opponent may respond to each activation; the last one resolves first. That is a chain.',
  },
  trap: {
    title: 'Set a Trap',
    text: 'Traps must be Set first, and can be activated from the next turn on, in your opponent’s turn, too. Set Mirror Force in your Spell & Trap Zone.',
    well: 'When your opponent attacks, you will be asked whether you want to activate it.',
  },
  xyz: {
    title: 'Summon from the Extra Deck',
    text: 'Strong monsters wait in your Extra Deck. An Xyz Monster of Rank 4 needs two Level 4 monsters: lay them under it. Summon Gem-Knight Pearl.',
    well: 'The materials lie under it. Fusion, Synchro and Link Monsters are Summoned from there as well, each in its own way.',
  },
  battle: {
    title: 'Attack a monster',
    text: 'In the Battle Phase each of your monsters in Attack Position may attack once. Go to the Battle Phase and attack Neo the Magic Swordsman with Luster Dragon.',
    well: '1900 against 1700: it is destroyed, and your opponent loses the difference, 200. Had it been in Defense Position, nobody would have lost Life Points.',
  },
  direct: {
    title: 'Attack directly',
    text: 'Your opponent has no monster: your attack hits their Life Points. Go to the Battle Phase and attack directly with Luster Dragon.',
    well: '1900 Life Points are gone, of 8000. Who has none left has lost.',
  },
  end: {
    title: 'End your turn',
    text: 'You have Mirror Force Set and a monster. There is nothing more to do: end your turn, by the End Phase.',
    well: 'Now your opponent plays. If they attack, Mirror Force can destroy all their monsters in Attack Position.',
  },
  win: {
    title: 'Win',
    text: 'Your opponent has 2000 Life Points and one monster. Attack Neo the Magic Swordsman first, then attack directly.',
    well: 'You won the duel! Summon, prepare, attack: you know how a turn goes.',
  },
};

export default lesson;
