import type en from '../en/decks';

const decks: typeof en = {
  named: { A: 'ドラゴン（クラシック）', B: '魔法使いと戦士（クラシック）', C: 'メタルフォーゼ（モダン）', D: 'リチュア（モダン）' },
};

export default decks;
