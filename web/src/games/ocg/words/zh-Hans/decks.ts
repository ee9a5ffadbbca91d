import type en from '../en/decks';

const decks: typeof en = {
  named: { A: '龙（经典）', B: '魔法师与战士（经典）', C: '炼装（现代）', D: '遗式（现代）' },
};

export default decks;
