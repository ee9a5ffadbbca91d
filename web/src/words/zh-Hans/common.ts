import type en from '../en/common';

const common: typeof en = {
  name: 'Headjudge',
  nav: { play: '对战', decks: '卡组', position: '局面', skip: '跳到正文', main: '主导航' },
  settings: { language: '语言', theme: '主题', system: '跟随系统', light: '浅色', dark: '深色' },
  common: {
    colon: '：',
    close: '关闭',
    cancel: '取消',
    ok: '确定',
    copy: '复制',
    copied: '已复制。',
    notCopied: '此浏览器不允许页面复制，请选中文本自行复制。',
    loading: '加载中…',
    retry: '重试',
    yes: '是',
    no: '否',
    you: '你',
    opponent: '对手',
  },
  changed: {
    title: '这里与制作时有不同之处。',
    edition: (then: string, now: string) => `制作时使用规则${then}，这里是${now}。`,
    rules: '由另一个版本的程序制作，部分规则的处理可能不同。',
    cards: (numbers: string) => `这里不同或没有的卡牌：${numbers}`,
  },
  trouble: { notFound: '没有这个页面。', home: '返回首页' },
};

export default common;
