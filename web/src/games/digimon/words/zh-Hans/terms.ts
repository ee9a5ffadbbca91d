import type en from '../en/terms';

const terms: typeof en = {
  zone: {
    hand: '手牌',
    deck: '卡组',
    eggs: '数码蛋卡组',
    security: '安防',
    battle: '对战区',
    breeding: '培育区',
    trash: '废弃区',
    memory: '内存条',
  },
};

export default terms;
