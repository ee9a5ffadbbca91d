// What is refused about cards, decks and positions, in Japanese.

import type { ProblemWords } from '../../../../lib/problem';
import type { Problems } from '../../types/requests';
import { area, faults } from '../refused';
import decks from './decks';
import terms from './terms';

const reload = 'ページを読み込み直してください。';
const moreCards = 'ナンバーを直すか、そのカードを含むカードファイルを追加してください。';
const at = (seat: string, place: string) => `${seat}側の${area(terms.zone, place)}`;

const problems: ProblemWords<Problems> = {
  no_such_request: () => ['サーバーに理解できない要求です。', reload],
  not_as_asked: () => ['要求の形式が違います。', reload],
  no_answer: () => ['答えを作れませんでした。', '不具合です。お知らせください。'],
  too_many: ({ found, most }) => [`多すぎます（${found}）。`, `${most}までにしてください。`],
  nothing_wanted: () => ['デッキも局面も選ばれていません。', 'それぞれの席のデッキか、局面を選んでください。'],
  nothing_offered: () => ['使うデッキか局面が指定されていません。', 'デッキを選ぶか、局面と自分の席を指定してください。'],
  nothing_to_bring: () => ['局面はすでに並べてあり、何も用意する必要はありません。', 'そのまま席に着いてください。'],
  offer_gone: () => ['申し込んだ人の用意したものは、ここではもう使えません。', '新しい申し込みを送ってもらってください。'],
  pointed_at_nothing: () => ['カードでも場所でもありません。', '盤面のカードか場所を選んでください。'],
  gone: () => ['もう盤面にありません。', '盤面のカードか場所を選んでください。'],

  bad_index: () => ['条文の一覧を読み取れません。', '不具合です。お知らせください。'],
  no_clause_number: ({ given, example }) => [`「${given}」は条文番号ではありません。`, `例：${example}`],
  no_such_clause: ({ given, near }) => [`総合ルールに${given}はありません。`, `近い番号：${near}`],

  no_such_card: ({ numbers }) => [`カードナンバー${numbers}のカードがありません。`, moreCards],
  cards_gone: ({ numbers }) => [`このゲームのカードがなくなっています：${numbers}`, 'それらのカードを含むカードファイルをもう一度追加してください。'],
  card_not_understood: ({ numbers }) => [
    `${numbers}のテキストは完全には読み取れていません。`,
    'そのカードを外すか、読み取れない部分なしで使うことを選んでください。',
  ],
  cards_not_together: () => ['これらのカードは一緒に使えません。', 'いずれかを外すか、カードファイルを直してください。'],
  no_pool: ({ name }) => [`「${name}」はカードファイルとして読み取れません。`, 'カードの一覧（JSON）のファイルを選んでください。'],

  no_such_deck: ({ given, known }) => [`内蔵デッキ「${given}」はありません。`, `あるもの：${known}`],
  no_card_number: () => ['カードナンバーがありません。', 'カードナンバーと枚数を指定してください。'],
  too_many_copies: ({ copies, most }) => [`${copies}枚は多すぎます。`, `${most}枚までにしてください。`],
  no_such_form: ({ known }) => ['その形式はありません。', `あるもの：${known}`],
  deck_not_legal: (it) => [faults(decks, it.faults), 'デッキのページで直してください。'],
  deck_not_text: ({ line }) => [`${line}行目がテキストではありません。`, 'リストをテキストとして保存してください。'],
  deck_is_web_page: () => ['デッキリストではなくウェブページです。', 'そのページの書き出し機能を使うか、リストをコピーしてください。'],
  deck_is_empty: () => ['カードが見つかりません。', 'カードナンバーと枚数を1行に1種類ずつ書いてください。'],
  deck_not_a_list: ({ line }) => [`${line}行目から一覧（JSON）として読み取れません。`, '["BT1-001","BT1-010"]のような形にしてください。'],
  deck_line: ({ line, found }) => [`${line}行目「${found}」を読み取れません。`, 'カードナンバーと枚数を1行に1種類ずつ書いてください。'],

  damaged_record: () => ['対戦の記録を読み取れません。', '別のバージョンのものか、壊れています。元のファイルを使ってください。'],
  record_version: ({ found, own }) => [`記録のバージョンは${found}で、${own}ではありません。`, '記録したときのバージョンのHeadjudgeを使ってください。'],
  no_start: () => ['記録にデッキと局面のどちらもないか、両方があります。', '壊れていないファイルを使ってください。'],
  record_seed: () => ['記録の乱数の種が64ビットの整数ではありません。', '壊れていないファイルを使ってください。'],

  too_many_cards: ({ cards, most }) => [`盤面のカードが${cards}枚あります（${most}枚まで）。`, 'いくつか取り除いてください。'],
  memory_out_of_range: ({ memory }) => [`メモリーゲージに${memory}はありません。`, '-10から10までにしてください。'],
  no_turn: () => ['最初のターンは1です。', '1以上にしてください。'],
  no_card_there: (it) => [`${at(it.seat, it.area)}にカードがありません。`, 'カードを置くか、取り除いてください。'],
  top_card_face_down: (it) => [`${at(it.seat, it.area)}の一番上のカードが裏向きです。`, '一番上のカードを表向きにしてください。'],
  no_such_effect: (it) => [`${at(it.seat, it.area)}：${it.number}にその効果（${it.nth}番目）はありません。`, 'どの効果を使用したかを直してください。'],
  no_such_card_at: (it) => [`${at(it.seat, it.area)}：カードナンバー${it.number}のカードがありません。`, moreCards],
  position_after_the_end: () => ['対戦は終わっています。', 'もっと前の時点に戻ってください。'],
  position_under_way: () => ['処理の途中なので、局面として表せません。', '次の育成フェイズかメインフェイズの行動まで進めるか、前の行動まで戻ってください。'],
  bad_scenario: ({ line, why }) => [`シナリオの${line}行目を読み取れません。（${why}）`, '書き方はdocs/scenarios.mdにあります。'],
  no_scenario: () => ['シナリオがありません。', '「scenario 題名」の行で始めてください。'],
  own_card: ({ line, number }) => [`${line}行目：${number}はこのシナリオだけのカードです。`, '実在するカードを使ってください。'],
  other_name: ({ line, number, name, given }) => [`${line}行目：${number}の名前は「${name}」で、「${given}」ではありません。`, '名前かナンバーを直してください。'],
};

export default problems;
