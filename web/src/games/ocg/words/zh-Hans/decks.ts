import type en from '../en/decks';

const decks: typeof en = {
  named: { A: '龙（经典）', B: '魔法师与战士（经典）', C: '炼装（现代）', D: '遗式（现代）' },
  levels: '等级、阶级与连接',
  test: '测试手牌',
  testNew: '新手牌',
  testDraw: '抽一张',
  testEmpty: '卡还不够。',
  part: '所属',
  spellTrap: '魔法・陷阱种类',
};

export default decks;
