import type en from '../en/terms';

const terms: typeof en = {
  zone: {
    hand: '手札',
    deck: 'デッキ',
    eggs: 'デジタマデッキ',
    security: 'セキュリティ',
    battle: 'バトルエリア',
    breeding: '育成エリア',
    trash: 'トラッシュ',
    memory: 'メモリーゲージ',
  },
};

export default terms;
