// Matches: several games one after the other.

const match = {
  length: 'How many games?',
  single: 'Single game',
  bestOf: (games: number): string => ({ 3: 'Best of three', 5: 'Best of five' })[games] ?? `Best of ${games}`,
  game: (number: number) => `Game ${number}`,
  score: (a: number, b: number, drawn: number): string => `${a}–${b}${drawn > 0 ? `, ${drawn} drawn` : ''}`,
  scoreIs: 'Score of the match',
  games: 'Games of this match',
  clock: (name: string) => `Time of ${name} for the whole match`,
  over: { won: (name: string) => `${name} wins the match`, draw: 'The match is a draw', youWon: 'You win the match!', youLost: 'You lose the match' },
  ready: 'Ready for the next game',
  waits: (name: string) => `Waiting for ${name}…`,
  isReady: (name: string) => `${name} is ready.`,
  who: 'Who goes first in the next game?',
  first: (name: string) => `${name} goes first`,
  iAmFirst: 'I go first',
  chooses: (name: string) => `${name} chooses who goes first.`,
  breakEnds: 'Time until the next game begins',
  giveUp: 'Give up the match',
  giveUpSure: 'Give up the whole match? The opponent wins it.',
  next: 'To the next game',
  download: 'Download the match',
};

export default match;
