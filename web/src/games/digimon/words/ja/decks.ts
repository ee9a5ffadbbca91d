import type en from '../en/decks';

const decks: typeof en = {
  starter: {
    ST1: 'ガイアレッド',
    ST2: 'コキュートスブルー',
    ST3: 'ヘブンズイエロー',
    ST4: 'ギガグリーン',
    ST5: 'マシンブラック',
    ST6: 'ベノムヴァイオレット',
    ST9: '青・緑のデッキ',
    ST10: '黄・紫のデッキ',
  },
  eggs: (n) => `デジタマ${n}枚`,
  fault: {
    size: (it) => `デッキは${it.expected}枚ちょうどで構築します（現在${it.cards}枚）。`,
    eggs: (it) => `デジタマデッキは${it.allowed}枚以下で構築します（現在${it.cards}枚）。`,
    copies: (it) => `${it.number}は${it.allowed}枚までです（現在${it.copies}枚）。`,
    category: (it) => `${it.number}はこちらのデッキには入れられません。`,
    token: (it) => `${it.number}はトークンなのでデッキに入れられません。`,
    banned: (it) => `${it.number}は禁止カードです。`,
    restricted: (it) => `${it.number}は制限カードで${it.allowed}枚までです（現在${it.copies}枚）。`,
    pair: (it) => `${it.number}と${it.other}は同じデッキに入れられません。`,
  },
  note: {
    half_pair: (it) => `${it.number}は特定のカードと一緒に使えません。公式の一覧を確認してください。`,
    side_left_out: (it) => `サイドボード（${it.cards}枚）はデッキに含まれません。`,
  },
  trait: '特徴',
  levels: 'レベル別',
  costs: 'コスト別',
  colors: '色別',
  categories: 'カテゴリー別',
  testSecurity: 'セキュリティを5枚置く',
};

export default decks;
