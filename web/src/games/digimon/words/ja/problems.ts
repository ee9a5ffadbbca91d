// What is refused about cards, decks and positions, in Japanese.

import type { ProblemWords } from '../../../../lib/problem';
import type { Problems } from '../../types/requests';
import { area, faults } from '../refused';
import decks from './decks';
import terms from './terms';

const moreCards = 'ナンバーを直すか、そのカードを含むカードファイルを追加してください。';
const at = (seat: string, place: string) => `${seat}側の${area(terms.zone, place)}`;

const problems: ProblemWords<Problems> = {
  pointed_at_nothing: () => ['カードでも場所でもありません。', '盤面のカードか場所を選んでください。'],
  gone: () => ['もう盤面にありません。', '盤面のカードか場所を選んでください。'],

  cards_not_together: () => ['これらのカードは一緒に使えません。', 'いずれかを外すか、カードファイルを直してください。'],

  no_card_number: () => ['カードナンバーがありません。', 'カードナンバーと枚数を指定してください。'],
  too_many_copies: ({ copies, most }) => [`${copies}枚は多すぎます。`, `${most}枚までにしてください。`],
  deck_not_legal: (it) => [faults(decks, it.faults), 'デッキのページで直してください。'],
  deck_not_text: ({ line }) => [`${line}行目がテキストではありません。`, 'リストをテキストとして保存してください。'],
  deck_is_web_page: () => ['デッキリストではなくウェブページです。', 'そのページの書き出し機能を使うか、リストをコピーしてください。'],
  deck_is_empty: () => ['カードが見つかりません。', 'カードナンバーと枚数を1行に1種類ずつ書いてください。'],
  deck_not_a_list: ({ line }) => [`${line}行目から一覧（JSON）として読み取れません。`, '["BT1-001","BT1-010"]のような形にしてください。'],
  deck_line: ({ line, found }) => [`${line}行目「${found}」を読み取れません。`, 'カードナンバーと枚数を1行に1種類ずつ書いてください。'],

  too_many_cards: ({ cards, most }) => [`盤面のカードが${cards}枚あります（${most}枚まで）。`, 'いくつか取り除いてください。'],
  memory_out_of_range: ({ memory }) => [`メモリーゲージに${memory}はありません。`, '-10から10までにしてください。'],
  no_turn: () => ['最初のターンは1です。', '1以上にしてください。'],
  no_card_there: (it) => [`${at(it.seat, it.area)}にカードがありません。`, 'カードを置くか、取り除いてください。'],
  top_card_face_down: (it) => [`${at(it.seat, it.area)}の一番上のカードが裏向きです。`, '一番上のカードを表向きにしてください。'],
  no_such_effect: (it) => [`${at(it.seat, it.area)}：${it.number}にその効果（${it.nth}番目）はありません。`, 'どの効果を使用したかを直してください。'],
  no_such_card_at: (it) => [`${at(it.seat, it.area)}：カードナンバー${it.number}のカードがありません。`, moreCards],
  position_after_the_end: () => ['対戦は終わっています。', 'もっと前の時点に戻ってください。'],
  position_under_way: () => ['処理の途中なので、局面として表せません。', '次の育成フェイズかメインフェイズの行動まで進めるか、前の行動まで戻ってください。'],
  own_card: ({ line, number }) => [`${line}行目：${number}はこのシナリオだけのカードです。`, '実在するカードを使ってください。'],
  other_name: ({ line, number, name, given }) => [`${line}行目：${number}の名前は「${name}」で、「${given}」ではありません。`, '名前かナンバーを直してください。'],
};

export default problems;
