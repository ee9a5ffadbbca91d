// The first game that teaches.

const learn = {
  title: 'First game',
  start: 'Learn the game',
  step: (n: number, of: number) => `${n} of ${of}`,
  next: 'Next',
  finish: 'Finish',
  again: 'Try again',
  skip: 'Skip',
  leave: 'Leave the lesson',
  missed: 'That went another way, and your turn is over. Try it again: nothing is lost.',
  finished: 'You can play now',
  finishedText: 'You have seen what a turn is made of. Everything that you can do glows, and what you cannot do says why when you click it. Play a starter deck against the quick bot: moves can be taken back.',
  toGame: 'To a real game',
  fromStart: 'From the beginning',
};

export default learn;
