// What is refused about cards, decks and positions, in Simplified Chinese.

import type { ProblemWords } from '../../../../lib/problem';
import type { Problems } from '../../types/requests';
import { area, faults } from '../refused';
import decks from './decks';
import terms from './terms';

const moreCards = '请更正编号，或添加含有该卡牌的卡牌文件。';
const at = (seat: string, place: string) => `${seat}方的${area(terms.zone, place)}`;

const problems: ProblemWords<Problems> = {
  pointed_at_nothing: () => ['这既不是卡牌也不是位置。', '请选择场上的卡牌或位置。'],
  gone: () => ['它已经不在场上。', '请选择场上的卡牌或位置。'],

  cards_not_together: () => ['这些卡牌不能一起使用。', '请取出其中一张，或更正卡牌文件。'],

  no_card_number: () => ['没有卡牌编号。', '请给出卡牌编号和张数。'],
  too_many_copies: ({ copies, most }) => [`${copies}张太多。`, `请不要超过${most}张。`],
  deck_not_legal: (it) => [faults(decks, it.faults), '请在卡组页面修改。'],
  deck_not_text: ({ line }) => [`第${line}行不是文本。`, '请把列表存为纯文本。'],
  deck_is_web_page: () => ['这是网页，不是卡组列表。', '请使用该网页的导出功能，或复制其中的列表。'],
  deck_is_empty: () => ['里面没有卡牌。', '请每行写一种卡牌的编号和张数。'],
  deck_not_a_list: ({ line }) => [`从第${line}行起无法作为列表（JSON）读取。`, '请写成["BT1-001","BT1-010"]的样子。'],
  deck_line: ({ line, found }) => [`无法读取第${line}行“${found}”。`, '请每行写一种卡牌的编号和张数。'],

  too_many_cards: ({ cards, most }) => [`场上有${cards}张卡牌，超过${most}张。`, '请取走一些。'],
  memory_out_of_range: ({ memory }) => [`内存条上没有${memory}。`, '请选择-10到10。'],
  no_turn: () => ['第一个回合是1。', '请选择1或更大的数。'],
  no_card_there: (it) => [`${at(it.seat, it.area)}没有卡牌。`, '请放上卡牌，或把它取走。'],
  top_card_face_down: (it) => [`${at(it.seat, it.area)}最上面的卡牌背面朝上。`, '请把最上面的卡牌翻到正面。'],
  no_such_effect: (it) => [`${at(it.seat, it.area)}：${it.number}没有这个效果（第${it.nth}个）。`, '请更正使用过的效果。'],
  no_such_card_at: (it) => [`${at(it.seat, it.area)}：没有编号为${it.number}的卡牌。`, moreCards],
  position_after_the_end: () => ['对局已经结束。', '请回到更早的时刻。'],
  position_under_way: () => ['处理还在进行，无法作为局面表示。', '请继续到下一次育成阶段或主要阶段的行动，或回到上一次。'],
  own_card: ({ line, number }) => [`第${line}行：${number}是这个剧本自己的卡牌。`, '请使用已有的卡牌。'],
  other_name: ({ line, number, name, given }) => [`第${line}行：${number}的名称是“${name}”，不是“${given}”。`, '请更正名称或编号。'],
};

export default problems;
