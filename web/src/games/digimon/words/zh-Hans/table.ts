import type en from '../en/table';

const table: typeof en = {
  under: (n) => `下方${n}张`,
  links: (n) => `链接卡牌${n}张`,
  memoryOf: (n, name) => (n === 0 ? '内存0' : `内存${n}（${name}方）`),
  memoryHelp: '内存：支付费用时计数器向右移动，移到对方一侧时回合结束。',
  turnPasses: '回合结束',
  securityCheck: '判定安防',
  battle: '战斗',
};

export default table;
