import type en from '../en/match';

const match: typeof en = {
  length: '打几局？',
  single: '单局',
  bestOf: (games) => ({ 3: '三局两胜', 5: '五局三胜' })[games] ?? `${games}局${(games + 1) / 2}胜`,
  game: (number) => `第${number}局`,
  score: (a, b, drawn) => `${a}–${b}${drawn > 0 ? `（平${drawn}局）` : ''}`,
  scoreIs: '比赛比分',
  games: '本场比赛的各局',
  clock: (name) => `${name}整场比赛的剩余时间`,
  over: { won: (name) => `${name}赢得比赛`, draw: '比赛打平', youWon: '你赢得了比赛！', youLost: '你输掉了比赛' },
  ready: '准备好下一局',
  waits: (name) => `正在等待${name}…`,
  isReady: (name) => `${name}已准备好。`,
  who: '下一局谁先攻？',
  first: (name) => `${name}先攻`,
  iAmFirst: '我先攻',
  chooses: (name) => `${name}正在选择先攻或后攻。`,
  breakEnds: '距下一局开始的时间',
  giveUp: '放弃比赛',
  giveUpSure: '要放弃整场比赛吗？对方将获胜。',
  next: '进入下一局',
  download: '下载整场比赛',
};

export default match;
