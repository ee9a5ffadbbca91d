// What is refused about cards, decks and positions, in Traditional Chinese.

import type { ProblemWords } from '../../../../lib/problem';
import type { Problems } from '../../types/requests';
import { area, faults } from '../refused';
import decks from './decks';
import terms from './terms';

const moreCards = '請更正編號，或新增含有該卡片的卡片檔案。';
const at = (seat: string, place: string) => `${seat}方的${area(terms.zone, place)}`;

const problems: ProblemWords<Problems> = {
  pointed_at_nothing: () => ['這既不是卡片也不是位置。', '請選擇場上的卡片或位置。'],
  gone: () => ['它已經不在場上。', '請選擇場上的卡片或位置。'],

  cards_not_together: () => ['這些卡片不能一起使用。', '請取出其中一張，或更正卡片檔案。'],

  no_card_number: () => ['沒有卡片編號。', '請給出卡片編號和張數。'],
  too_many_copies: ({ copies, most }) => [`${copies}張太多。`, `請不要超過${most}張。`],
  deck_not_legal: (it) => [faults(decks, it.faults), '請在卡組頁面修改。'],
  deck_not_text: ({ line }) => [`第${line}行不是文字。`, '請把清單存為純文字。'],
  deck_is_web_page: () => ['這是網頁，不是卡組清單。', '請使用該網頁的匯出功能，或複製其中的清單。'],
  deck_is_empty: () => ['裡面沒有卡片。', '請每行寫一種卡片的編號和張數。'],
  deck_not_a_list: ({ line }) => [`從第${line}行起無法作為清單（JSON）讀取。`, '請寫成["BT1-001","BT1-010"]的樣子。'],
  deck_line: ({ line, found }) => [`無法讀取第${line}行「${found}」。`, '請每行寫一種卡片的編號和張數。'],

  too_many_cards: ({ cards, most }) => [`場上有${cards}張卡片，超過${most}張。`, '請取走一些。'],
  memory_out_of_range: ({ memory }) => [`記憶體量表上沒有${memory}。`, '請選擇-10到10。'],
  no_turn: () => ['第一個回合是1。', '請選擇1或更大的數。'],
  no_card_there: (it) => [`${at(it.seat, it.area)}沒有卡片。`, '請放上卡片，或把它取走。'],
  top_card_face_down: (it) => [`${at(it.seat, it.area)}最上面的卡片背面朝上。`, '請把最上面的卡片翻到正面。'],
  no_such_effect: (it) => [`${at(it.seat, it.area)}：${it.number}沒有這個效果（第${it.nth}個）。`, '請更正使用過的效果。'],
  no_such_card_at: (it) => [`${at(it.seat, it.area)}：沒有編號為${it.number}的卡片。`, moreCards],
  position_after_the_end: () => ['對局已經結束。', '請回到更早的時刻。'],
  position_under_way: () => ['處理還在進行，無法作為局面表示。', '請繼續到下一次育成階段或主要階段的行動，或回到上一次。'],
  own_card: ({ line, number }) => [`第${line}行：${number}是這個劇本自己的卡片。`, '請使用已有的卡片。'],
  other_name: ({ line, number, name, given }) => [`第${line}行：${number}的名稱是「${name}」，不是「${given}」。`, '請更正名稱或編號。'],
};

export default problems;
