import type en from '../en/terms';

const terms: typeof en = {
  zone: {
    hand: '手牌',
    deck: '牌組',
    eggs: '數碼蛋牌組',
    security: '安防',
    battle: '對戰區',
    breeding: '培育區',
    trash: '廢棄區',
    memory: '記憶體量表',
  },
};

export default terms;
