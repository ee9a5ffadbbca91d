import type en from '../en/decks';

const decks: typeof en = {
  mine: '我的卡组',
  builtin: '预组',
  chosenUnread: (n) => `这副卡组有${n}种卡牌未完全读取。`,
  chosenFaults: '这副卡组还不能使用。',
  chosenRestricted: '这副卡组不符合赛事的禁限卡表，但在这里可以使用。',
  hidden: '对局开始前，双方都看不到对方的卡组。座位由抽签决定。',
  fix: '去修改',
};

export default decks;
