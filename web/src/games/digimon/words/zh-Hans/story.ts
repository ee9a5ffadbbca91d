import { say, type StoryWords } from '../phrase';

const story: StoryWords = {
  battle: (own, other) => `战斗，DP ${own}对${other}`,
  noDp: 'DP为0',
  dp: (by) => `DP${by < 0 ? '－' : '＋'}${Math.abs(by)}`,
  by: (what, card) => say`因${card}，${what}`,
  effect: (card) => say`因${card}`,
};

export default story;
