import type en from '../en/decks';

const decks: typeof en = {
  named: { A: 'ドラゴン（クラシック）', B: '魔法使いと戦士（クラシック）', C: 'メタルフォーゼ（モダン）', D: 'リチュア（モダン）' },
  levels: 'レベル・ランク・リンク',
  part: '入る場所',
  arrows: 'リンクマーカー',
  spellTrap: '魔法・罠の種類',
};

export default decks;
