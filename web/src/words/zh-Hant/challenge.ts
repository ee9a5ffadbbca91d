import type en from '../en/challenge';

const challenge: typeof en = {
  make: '產生連結',
  ownTitle: '你的對戰邀請',
  ownText: '把這個連結傳給好友。最先入座的人就是你的對手。',
  sees: '朋友看不到你的卡組和手牌，這個連結也不能用來觀戰。觀戰者在牌桌上邀請。',
  link: '給好友的連結',
  onlyHere: '這個位址只在這台電腦上有效。要和別處的好友對戰，請用 --listen 0.0.0.0:7878 啟動 Headjudge，並用這台電腦的網路位址打開。',
  share: '分享',
  shareText: '來和我對戰吧！',
  waits: '正在等待好友。好友入座後，本頁會自動進入對局。',
  withdraw: '撤回邀請',
  withdrawn: '邀請已撤回，連結不再有效。',
  row: '你的對戰邀請',
  rowText: '正在等待好友 · 打開可檢視連結',
  challenges: (name) => `${name}邀請你對戰`,
  sitDown: '入座',
  ends: {
    missing: '找不到這個邀請',
    withdrawn: '這個邀請已被撤回',
    taken: '已經有人接受了這個邀請',
  },
  missingText: '連結不完整，或已超過一週。請對方重新傳一個連結。',
  endText: '請對方重新傳一個連結，或由你來發起邀請。',
};

export default challenge;
