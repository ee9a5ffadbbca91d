// What the first game teaches, step by step.

const lesson = {
  hatch: {
    title: 'Hatch a Digi-Egg',
    text: 'Your turn begins in the breeding area, where Digimon grow in safety. Click your Digi-Egg deck and hatch an egg.',
    well: 'A level 2 Digimon is in your breeding area. Once in each of your turns you may hatch, or move what has grown.',
  },
  raise: {
    title: 'Digivolve in the breeding area',
    text: 'Digimon grow by digivolving: put a card of the next level onto them. Click Agumon in your hand (or drag it) and choose Koromon. It costs 0 here.',
    well: 'Koromon is under Agumon now and helps it with its inherited effect. And for digivolving you drew a card.',
  },
  move: {
    title: 'Move into battle',
    text: 'In the breeding area nobody can touch Agumon, but it cannot attack either. From level 3 on it may move out: click it and move it to your battle area.',
    well: 'Agumon is in your battle area. It was not played this turn, so it may attack at once.',
  },
  play: {
    title: 'Play a card',
    text: 'The gauge in the middle is the memory that you both share. What you do moves it towards your opponent; your turn goes on until it passes 0. You have 3: play Dracomon for 3.',
    well: 'The memory is at 0: it is still your turn. When it goes over to 1 on the other side, your opponent’s turn begins with that much.',
  },
  digivolve: {
    title: 'Digivolve in battle',
    text: 'Digivolving is cheaper than playing: Greymon costs 5 to play, but 2 onto a red level 3. Digivolve Agumon into Greymon.',
    well: 'Greymon has all cards under it, and you drew a card again. You have paid 2 instead of 5.',
  },
  option: {
    title: 'Use an Option',
    text: 'Option cards do something once and go to the trash. You need a Digimon or Tamer of their color. Use Giga Destroyer and delete both of your opponent’s Digimon.',
    well: 'Used. Point at any card to read the whole text; with a long press on a phone.',
  },
  security: {
    title: 'Attack your opponent',
    text: 'Your opponent is protected by security cards. An attack suspends your Digimon and checks the top one. Attack with MetalGreymon: click it, then your opponent.',
    well: 'A security Digimon battles the attacker with its DP, a security effect is carried out. Greymon under it gives Security A. +1: it checks two cards.',
  },
  battle: {
    title: 'Battle a Digimon',
    text: 'You may also attack a suspended Digimon. The one with less DP is deleted, with equal DP both are. Attack Bearmon with Coredramon.',
    well: '6000 DP against 4000: Bearmon is deleted. Coredramon is suspended now, until your next turn begins.',
  },
  pass: {
    title: 'End your turn',
    text: 'You have nothing left to do, but Gaia Force costs 8 and would give your opponent 6 memory. Pass instead: your opponent then begins with 3.',
    well: 'Your opponent has 3 memory, no more. How much you give away is half of the game.',
  },
  win: {
    title: 'Win',
    text: 'When your opponent has no security left, the next attack that comes through wins the game. There is one card: attack your opponent with MetalGreymon first, then with Birdramon.',
    well: 'You won! That is the whole game: grow in safety, keep the memory, and break through the security.',
  },
};

export default lesson;
