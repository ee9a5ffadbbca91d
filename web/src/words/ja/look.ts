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
  pictures: {
    title: 'カードの画像',
    text: 'このプログラムに画像は含まれていません。選んだ画像はこのブラウザだけに保存され、どこにも送られません。画像のないカードは図柄で表示します。',
    folder: 'フォルダーを選ぶ',
    files: '画像を選ぶ',
    drop: '削除する',
    reading: (n) => `画像を保存しています… ${n}`,
    kept: (n) => `${n}枚の画像を保存しています。`,
    nothing: '画像が見つかりませんでした。',
    pattern: 'または画像のあるアドレス',
    patternHint: (example) => `ファイル名はカード番号です：${example}.png。アドレスでは {number} が番号になります。そのサーバーには、どのカードを見ているかが分かります。`,
    forbidden: 'このサーバーでは、ほかのサーバーの画像を表示できません。フォルダーを選んでください。',
  },
};

export default look;
