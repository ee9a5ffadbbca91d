import type en from '../en/challenge';

const challenge: typeof en = {
  make: 'リンクを作る',
  ownTitle: 'あなたの対戦申し込み',
  ownText: 'このリンクを友だちに送ってください。最初に席に着いた人が対戦相手になります。',
  link: '友だちに送るリンク',
  onlyHere: 'このアドレスはこのコンピューターでしか使えません。別の場所の友だちと対戦するには、Headjudgeを --listen 0.0.0.0:7878 で起動し、ネットワーク上のこのコンピューターのアドレスで開いてください。',
  share: '共有',
  shareText: '対戦しよう！',
  waits: '友だちを待っています。席に着くと、自動的にテーブルへ移動します。',
  withdraw: '申し込みを取り消す',
  withdrawn: '申し込みを取り消しました。リンクはもう使えません。',
  row: 'あなたの対戦申し込み',
  rowText: '友だちを待っています · 開くとリンクが見られます',
  challenges: (name) => `${name}さんから対戦の申し込み`,
  sitDown: '席に着く',
  ends: {
    missing: 'この申し込みは見つかりません',
    withdrawn: 'この申し込みは取り消されました',
    taken: 'この申し込みにはすでに別の人が応じました',
  },
  missingText: 'リンクが途中で切れているか、一週間以上たっています。新しいリンクを送ってもらってください。',
  endText: '新しいリンクを送ってもらうか、自分から申し込んでください。',
};

export default challenge;
