import type { Words } from '../en';

const look: Words['look'] = {
  title: '音と見た目',
  sound: '音',
  soundOn: 'テーブルの音を鳴らす',
  volume: '音量',
  listen: '聞いてみる',
  hushed: 'システムの設定で動きを減らしているため、音は鳴りません。',
  look: '見た目',
  parts: { table: 'テーブル', mat: 'マット', backs: 'カードの裏面', colors: 'ページの色' },
  table: { plain: '標準', sand: '砂', sky: '空', blossom: '桜', cloth: '緑の布', wood: '木', arena: 'アリーナ' },
  mat: { none: 'なし', grid: '格子', rays: '放射', rings: '輪', stars: '星', weave: '織り' },
  backs: { own: 'ゲーム標準', crimson: '深紅', forest: '森', violet: '紫', steel: '鋼', sun: '太陽' },
  colors: { indigo: '藍', teal: '青緑', crimson: '深紅', forest: '森', amber: '琥珀' },
};

export default look;
