import type { Words } from '../en';

const learn: Words['learn'] = {
  title: '第一局',
  start: '學習玩法',
  step: (n, of) => `${n} / ${of}`,
  next: '下一步',
  finish: '完成',
  again: '再試一次',
  skip: '跳過',
  leave: '離開教學',
  missed: '走向了別的結果，你的回合已經結束。再試一次吧。',
  finished: '你已經會玩了',
  finishedText: '你已經看過一個回合的全部內容。能做的會發光，不能做的點擊後會說明原因。用預組卡組和「快速」機器人玩一局吧，操作可以收回。',
  toGame: '開始真正的對局',
  fromStart: '從頭開始',
};

export default learn;
