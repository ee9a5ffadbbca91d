import type { Words } from '../en';

const learn: Words['learn'] = {
  title: 'はじめてのゲーム',
  start: '遊び方を学ぶ',
  step: (n, of) => `${n} / ${of}`,
  next: '次へ',
  finish: '終わる',
  again: 'もう一度',
  skip: 'とばす',
  leave: 'レッスンをやめる',
  missed: '別の流れになり、あなたのターンが終わりました。もう一度やってみましょう。',
  finished: 'もう遊べます',
  finishedText: 'ターンの流れをひととおり見ました。できることは光り、できないことはクリックすると理由が出ます。スターターデッキで「早い」ボットと遊んでみましょう。手は取り消せます。',
  toGame: '実際のゲームへ',
  fromStart: '最初から',
};

export default learn;
