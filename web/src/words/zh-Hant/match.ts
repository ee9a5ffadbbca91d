import type en from '../en/match';

const match: typeof en = {
  length: '打幾局？',
  single: '單局',
  bestOf: (games) => ({ 3: '三局兩勝', 5: '五局三勝' })[games] ?? `${games}局${(games + 1) / 2}勝`,
  game: (number) => `第${number}局`,
  score: (a, b, drawn) => `${a}–${b}${drawn > 0 ? `（平${drawn}局）` : ''}`,
  scoreIs: '比賽比分',
  games: '本場比賽的各局',
  clock: (name) => `${name}整場比賽的剩餘時間`,
  over: { won: (name) => `${name}贏得比賽`, draw: '比賽打平', youWon: '你贏得了比賽！', youLost: '你輸掉了比賽' },
  ready: '準備好下一局',
  waits: (name) => `正在等待${name}…`,
  isReady: (name) => `${name}已準備好。`,
  who: '下一局誰先攻？',
  first: (name) => `${name}先攻`,
  iAmFirst: '我先攻',
  chooses: (name) => `${name}正在選擇先攻或後攻。`,
  breakEnds: '距下一局開始的時間',
  giveUp: '放棄比賽',
  giveUpSure: '要放棄整場比賽嗎？對方將獲勝。',
  next: '進入下一局',
  download: '下載整場比賽',
};

export default match;
