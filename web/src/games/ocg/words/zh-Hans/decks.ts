import type en from '../en/decks';

const decks: typeof en = {
  named: { A: '龙（经典）', B: '魔法师与战士（经典）', C: '炼装（现代）', D: '遗式（现代）' },
  levels: '等级、阶级与连接',
  part: '所属',
  arrows: '连接标记',
  spellTrap: '魔法・陷阱种类',
};

export default decks;
