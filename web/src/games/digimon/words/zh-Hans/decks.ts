import type en from '../en/decks';

const decks: typeof en = {
  starter: {
    ST1: '红色预组',
    ST2: '蓝色预组',
    ST3: '黄色预组',
    ST4: '绿色预组',
    ST5: '黑色预组',
    ST6: '紫色预组',
    ST9: '蓝绿预组',
    ST10: '黄紫预组',
  },
  eggs: (n) => `数码蛋${n}张`,
  fault: {
    size: (it) => `卡组需正好${it.expected}张（现为${it.cards}张）。`,
    eggs: (it) => `数码蛋卡组最多${it.allowed}张（现为${it.cards}张）。`,
    copies: (it) => `${it.number}最多${it.allowed}张（现为${it.copies}张）。`,
    category: (it) => `${it.number}不能放在这个卡组。`,
    token: (it) => `${it.number}是衍生物，不能放入卡组。`,
    banned: (it) => `${it.number}是禁止卡。`,
    restricted: (it) => `${it.number}限制为${it.allowed}张（现为${it.copies}张）。`,
    pair: (it) => `${it.number}与${it.other}不能放在同一卡组。`,
  },
  note: {
    half_pair: (it) => `${it.number}不能与某些卡牌同时使用，请查看官方列表。`,
    side_left_out: (it) => `备牌（${it.cards}张）不属于卡组。`,
  },
  trait: '特征',
  levels: '按等级',
  costs: '按费用',
  colors: '按颜色',
  categories: '按类别',
  testSecurity: '放置5张安防',
};

export default decks;
