import { say, type StoryWords } from '../phrase';

const story: StoryWords = {
  battle: (own, other) => `バトル、DP ${own}対${other}`,
  noDp: 'DP0',
  dp: (by) => `DP${by < 0 ? '－' : '＋'}${Math.abs(by)}`,
  by: (what, card) => say`${card}で${what}`,
  effect: (card) => say`${card}の効果`,
};

export default story;
