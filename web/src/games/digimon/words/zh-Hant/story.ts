import { say, type StoryWords } from '../phrase';

const story: StoryWords = {
  battle: (own, other) => `戰鬥，DP ${own}對${other}`,
  noDp: 'DP為0',
  dp: (by) => `DP${by < 0 ? '－' : '＋'}${Math.abs(by)}`,
  by: (what, card) => say`因${card}，${what}`,
  effect: (card) => say`因${card}`,
};

export default story;
