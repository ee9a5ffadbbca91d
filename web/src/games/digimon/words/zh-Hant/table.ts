import type en from '../en/table';

const table: typeof en = {
  under: (n) => `下面${n}張`,
  links: (n) => `連結卡片${n}張`,
  memoryOf: (n, name) => (n === 0 ? '記憶體0' : `記憶體${n}（${name}方）`),
  memoryHelp: '記憶體：支付費用時指示物向右移動，移到對方一側時回合結束。',
  turnPasses: '回合結束',
  securityCheck: '確認安全區',
  battle: '戰鬥',
};

export default table;
