import type en from '../en/match';

const match: typeof en = {
  length: '何本勝負にしますか？',
  single: '1本勝負',
  bestOf: (games) => `${games}本勝負（${(games + 1) / 2}本先取）`,
  game: (number) => `${number}本目`,
  score: (a, b, drawn) => `${a}–${b}${drawn > 0 ? `（引き分け${drawn}）` : ''}`,
  scoreIs: 'マッチのスコア',
  games: 'このマッチのゲーム',
  clock: (name) => `${name}のマッチ全体の持ち時間`,
  over: { won: (name) => `${name}がマッチに勝利`, draw: 'マッチは引き分け', youWon: 'マッチに勝ちました！', youLost: 'マッチに負けました' },
  ready: '次のゲームの準備完了',
  waits: (name) => `${name}を待っています…`,
  isReady: (name) => `${name}は準備完了です。`,
  who: '次のゲームの先攻は？',
  first: (name) => `${name}が先攻`,
  iAmFirst: '自分が先攻',
  chooses: (name) => `${name}が先攻・後攻を選んでいます。`,
  breakEnds: '次のゲームが始まるまでの時間',
  giveUp: 'マッチを投了',
  giveUpSure: 'マッチ全体を投了しますか？ 相手の勝利になります。',
  next: '次のゲームへ',
  download: 'マッチをダウンロード',
};

export default match;
