import type en from '../en/decks';

const decks: typeof en = {
  named: { A: '龍（經典）', B: '魔法師與戰士（經典）', C: '鍊裝（現代）', D: '遺式（現代）' },
  levels: '等級、階級與連結',
  part: '所屬',
  arrows: '連結標記',
  spellTrap: '魔法・陷阱種類',
};

export default decks;
