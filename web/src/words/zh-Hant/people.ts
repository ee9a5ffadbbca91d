import type en from '../en/people';

const people: typeof en = {
  tables: '本伺服器的牌桌',
  noneOpen: '現在沒有人在等對手。可以在「與朋友對戰」中開一張任何人都能加入的牌桌。',
  waits: (name) => `${name}正在等人`,
  since: (time) => `自${time}起`,
  join: '加入',
  joinHint: '用上次使用的牌組立即入座',
  watch: '觀戰',
  public: '任何人都可加入：在首頁顯示牌桌',
  listed: '任何人都可觀戰：在首頁顯示對局',
  publicWaits: '在你等待期間，牌桌會顯示在本伺服器首頁。',
  say: '說句話',
  mute: '不顯示快捷語',
  words: { hello: '你好！', good_luck: '祝你好運！', well_played: '打得好！', thanks: '謝謝！', sorry: '抱歉！', one_moment: '請稍等。' },
  says: (name, words) => `${name}：${words}`,
  askBack: '請求悔棋',
  backAsked: '你請求撤回上一個選擇。',
  backAskedBy: (name) => `${name}請求撤回上一個選擇。`,
  share: '複製連結',
  shareHint: '開啟連結的人可以看到整局，包括雙方手牌',
};

export default people;
