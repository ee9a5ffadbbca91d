import type en from '../en/decks';

const decks: typeof en = {
  mine: '自分のデッキ',
  builtin: 'スターターデッキ',
  chosenUnread: (n) => `このデッキの${n}種類は完全には読み取れていません。`,
  chosenFaults: 'このデッキはまだ使えません。',
  chosenRestricted: 'このデッキは大会の禁止・制限リストに反していますが、ここでは使えます。',
  hidden: '対戦が始まるまで、お互いのデッキは見えません。席は抽選で決まります。',
  fix: '直す',
};

export default decks;
