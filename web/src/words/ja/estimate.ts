import type en from '../en/estimate';

const estimate: typeof en = {
  show: '形勢',
  title: 'ボットの形勢判断',
  curve: (name) => `ボットから見た${name}の形勢（手ごと）`,
  about: (name) => `上ほど${name}が有利です。ボットは選択した側に見えていた情報だけで考えます。`,
  thinking: (at, of) => `考えています… ${at}／${of}`,
  worth: (name, percent) => `${name}：${percent}%`,
  swings: '形勢を大きく変えた選択',
  none: 'ボットが悪手と見る選択はありません。',
  soon: 'まだありません。',
  swing: (move, name, percent) => `${move}、${name}：−${percent}%`,
  better: 'より良い手順',
  instead: (move) => `${move}の代わりに`,
  step: (at, of) => `${at}／${of}手`,
  back: 'ゲームに戻る',
};

export default estimate;
