import type en from '../en/people';

const people: typeof en = {
  tables: '本服务器的牌桌',
  noneOpen: '现在没有人在等对手。可以在“与朋友对战”中开一张任何人都能加入的牌桌。',
  waits: (name) => `${name}正在等人`,
  since: (time) => `自${time}起`,
  join: '加入',
  joinHint: '用上次使用的卡组立即入座',
  watch: '观战',
  public: '任何人都可加入：在首页显示牌桌',
  listed: '任何人都可观战：在首页显示对局',
  publicWaits: '在你等待期间，牌桌会显示在本服务器首页。',
  say: '说句话',
  mute: '不显示快捷语',
  words: { hello: '你好！', good_luck: '祝你好运！', well_played: '打得好！', thanks: '谢谢！', sorry: '抱歉！', one_moment: '请稍等。' },
  says: (name, words) => `${name}：${words}`,
  askBack: '请求悔棋',
  backAsked: '你请求撤回上一个选择。',
  backAskedBy: (name) => `${name}请求撤回上一个选择。`,
  share: '复制链接',
  shareHint: '打开链接的人可以看到整局，包括双方手牌',
};

export default people;
