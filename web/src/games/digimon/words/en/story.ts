// Why something happened, in the story of the log.

import { say, type StoryWords } from '../phrase';

const story: StoryWords = {
  battle: (own, other) => `in battle, ${own} to ${other} DP`,
  noDp: '0 DP',
  dp: (by) => `${by < 0 ? '−' : '+'}${Math.abs(by)} DP`,
  by: (what, card) => say`${what} by ${card}`,
  effect: (card) => say`by ${card}`,
};

export default story;
