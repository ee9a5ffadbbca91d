// What the searching bot thinks of a game.

const estimate = {
  show: 'Estimate',
  title: 'The bot’s estimate',
  curve: (name: string) => `How the bot sees the chances of ${name}, move by move`,
  about: (name: string) => `Up is good for ${name}. The bot sees only what whoever chose could see.`,
  thinking: (at: number, of: number) => `Thinking… ${at} of ${of}`,
  worth: (name: string, percent: number) => `${name}: ${percent} %`,
  swings: 'Choices that changed it most',
  none: 'None that the bot would call a mistake.',
  soon: 'None so far.',
  swing: (move: string, name: string, percent: number) => `${move}, ${name}: −${percent} %`,
  better: 'The better line',
  instead: (move: string) => `Instead of ${move}`,
  step: (at: number, of: number) => `Step ${at} of ${of}`,
  back: 'Back to the game',
};

export default estimate;
