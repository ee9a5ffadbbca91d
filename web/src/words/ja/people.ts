import type en from '../en/people';

const people: typeof en = {
  tables: 'このサーバーの卓',
  noneOpen: 'いま対戦相手を待っている人はいません。「友だちと対戦」で誰でも参加できる卓を開けます。',
  waits: (name) => `${name}が相手を待っています`,
  since: (time) => `${time}から`,
  join: '参加',
  joinHint: '前回使ったデッキですぐに着席します',
  watch: '観戦',
  public: '誰でも参加できる：最初のページに卓を表示する',
  listed: '誰でも観戦できる：最初のページにゲームを表示する',
  publicWaits: '待っているあいだ、この卓はサーバーの最初のページに表示されます。',
  say: 'ひとこと',
  mute: 'ひとことを表示しない',
  words: { hello: 'こんにちは！', good_luck: 'よろしくお願いします！', well_played: 'お見事！', thanks: 'ありがとう！', sorry: 'ごめんなさい！', one_moment: '少し待ってください。' },
  says: (name, words) => `${name}：${words}`,
  askBack: '待ったを頼む',
  backAsked: '直前の選択を戻してよいか頼んでいます。',
  backAskedBy: (name) => `${name}が直前の選択を戻したいと言っています。`,
  share: 'リンクをコピー',
  shareHint: 'リンクを開いた人はゲーム全体（両者の手札も）を見られます',
};

export default people;
