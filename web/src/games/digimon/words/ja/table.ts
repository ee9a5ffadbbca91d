import type en from '../en/table';

const table: typeof en = {
  under: (n) => `下に${n}枚`,
  links: (n) => `リンクカード${n}枚`,
  memoryOf: (n, name) => (n === 0 ? 'メモリー0' : `メモリー${n}（${name}側）`),
  memoryHelp: 'メモリー：コストを支払うとカウンターが右に動きます。相手側に移るとターンが終わります。',
  turnPasses: 'ターン終了',
  securityCheck: 'セキュリティチェック',
  battle: 'バトル',
};

export default table;
