import type en from '../en/common';

const common: typeof en = {
  name: 'Headjudge',
  nav: { play: 'プレイ', decks: 'デッキ', position: '局面', skip: '本文へ', main: 'メイン' },
  settings: { language: '言語', theme: 'テーマ', system: 'システム', light: 'ライト', dark: 'ダーク' },
  common: {
    colon: '：',
    close: '閉じる',
    cancel: 'キャンセル',
    ok: 'OK',
    copy: 'コピー',
    copied: 'コピーしました。',
    notCopied: 'このブラウザではコピーできません。テキストを選択してコピーしてください。',
    loading: '読み込み中…',
    retry: 'もう一度',
    yes: 'はい',
    no: 'いいえ',
    you: 'あなた',
    opponent: '相手',
  },
  changed: {
    title: 'これが作られたところとは違う点があります。',
    edition: (then: string, now: string) => `${then}のルールで作られました。ここでは${now}です。`,
    rules: '別のバージョンのプログラムで作られました。ルールの扱いが違うことがあります。',
    cards: (numbers: string) => `ここでは同じでないか、ここにないカード：${numbers}`,
  },
  trouble: { notFound: 'ページが見つかりません。', home: 'トップへ' },
};

export default common;
