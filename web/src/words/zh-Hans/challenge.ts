import type en from '../en/challenge';

const challenge: typeof en = {
  make: '生成链接',
  ownTitle: '你的对战邀请',
  ownText: '把这个链接发给好友。最先入座的人就是你的对手。',
  sees: '朋友看不到你的卡组和手牌，这个链接也不能用来观战。观战者在牌桌上邀请。',
  link: '给好友的链接',
  onlyHere: '这个地址只在这台电脑上有效。要和别处的好友对战，请用 --listen 0.0.0.0:7878 启动 Headjudge，并用这台电脑的网络地址打开。',
  share: '分享',
  shareText: '来和我对战吧！',
  waits: '正在等待好友。好友入座后，本页会自动进入对局。',
  withdraw: '撤回邀请',
  withdrawn: '邀请已撤回，链接不再有效。',
  row: '你的对战邀请',
  rowText: '正在等待好友 · 打开可查看链接',
  challenges: (name) => `${name}邀请你对战`,
  sitDown: '入座',
  ends: {
    missing: '找不到这个邀请',
    withdrawn: '这个邀请已被撤回',
    taken: '已经有人接受了这个邀请',
  },
  missingText: '链接不完整，或已超过一周。请对方重新发一个链接。',
  endText: '请对方重新发一个链接，或由你来发起邀请。',
};

export default challenge;
