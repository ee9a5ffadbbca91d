import type { Words } from '../en';

const learn: Words['learn'] = {
  title: '第一局',
  start: '学习玩法',
  step: (n, of) => `${n} / ${of}`,
  next: '下一步',
  finish: '完成',
  again: '再试一次',
  skip: '跳过',
  leave: '离开教学',
  missed: '走向了别的结果，你的回合已经结束。再试一次吧。',
  finished: '你已经会玩了',
  finishedText: '你已经看过一个回合的全部内容。能做的会发光，不能做的点击后会说明原因。用预组卡组和“快速”机器人玩一局吧，操作可以撤回。',
  toGame: '开始真正的对局',
  fromStart: '从头开始',
};

export default learn;
