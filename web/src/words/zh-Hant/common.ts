import type en from '../en/common';

const common: typeof en = {
  name: 'Headjudge',
  nav: { play: '對戰', decks: '卡組', position: '局面', skip: '跳到正文', main: '主導覽' },
  settings: { language: '語言', theme: '主題', system: '跟隨系統', light: '淺色', dark: '深色' },
  common: {
    colon: '：',
    close: '關閉',
    cancel: '取消',
    ok: '確定',
    copy: '複製',
    copied: '已複製。',
    notCopied: '此瀏覽器不允許頁面複製，請選取文字自行複製。',
    loading: '載入中…',
    retry: '重試',
    yes: '是',
    no: '否',
    you: '你',
    opponent: '對方',
  },
  changed: {
    title: '這裡與製作時有不同之處。',
    edition: (then: string, now: string) => `製作時使用規則${then}，這裡是${now}。`,
    rules: '由另一個版本的程式製作，部分規則的處理可能不同。',
    cards: (numbers: string) => `這裡不同或沒有的卡片：${numbers}`,
  },
  trouble: { notFound: '沒有這個頁面。', home: '返回首頁' },
};

export default common;
