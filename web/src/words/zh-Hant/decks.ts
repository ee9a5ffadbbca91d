import type en from '../en/decks';

const decks: typeof en = {
  mine: '我的卡組',
  builtin: '起始牌組',
  chosenUnread: (n) => `這副卡組有${n}種卡片未完全讀取。`,
  chosenFaults: '這副卡組還不能使用。',
  chosenRestricted: '這副卡組不符合賽事的禁限卡表，但在這裡可以使用。',
  hidden: '對局開始前，雙方都看不到對方的卡組。座位由抽籤決定。',
  fix: '去修改',
};

export default decks;
