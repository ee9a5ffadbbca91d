import type en from '../en/decks';

const decks: typeof en = {
  starter: {
    ST1: '紅色起始牌組',
    ST2: '藍色起始牌組',
    ST3: '黃色起始牌組',
    ST4: '綠色起始牌組',
    ST5: '黑色起始牌組',
    ST6: '紫色起始牌組',
    ST9: '藍綠起始牌組',
    ST10: '黃紫起始牌組',
  },
  eggs: (n) => `數碼蛋${n}張`,
  fault: {
    size: (it) => `卡組須為${it.expected}張整（現為${it.cards}張）。`,
    eggs: (it) => `數碼蛋卡組最多${it.allowed}張（現為${it.cards}張）。`,
    copies: (it) => `${it.number}最多${it.allowed}張（現為${it.copies}張）。`,
    category: (it) => `${it.number}不能放在這個卡組。`,
    token: (it) => `${it.number}是指示物，不能放入卡組。`,
    banned: (it) => `${it.number}是禁止卡。`,
    restricted: (it) => `${it.number}限制為${it.allowed}張（現為${it.copies}張）。`,
    pair: (it) => `${it.number}與${it.other}不能放在同一卡組。`,
  },
  note: {
    half_pair: (it) => `${it.number}不能與某些卡片同時使用，請查看官方清單。`,
    side_left_out: (it) => `備牌（${it.cards}張）不屬於卡組。`,
  },
  trait: '特徵',
  levels: '依等級',
  costs: '依消耗值',
  colors: '依顏色',
  categories: '依種類',
  testSecurity: '放置5張安全區卡片',
};

export default decks;
