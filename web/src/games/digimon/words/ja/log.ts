import type { CardName } from '../../types';
import { list as join, say, type LogWords, type Phrase, type PutWords, type TargetWords } from '../phrase';
import { put, target } from '../speak';
import terms from './terms';

const list = (cards: CardName[]): Phrase => join(cards, '、', (count) => `カード${count}枚`);

const face = { up: '表向きで', down: '裏向きで' };

const piles = { deck: terms.zone.deck, egg_deck: terms.zone.eggs, hand: terms.zone.hand, security: terms.zone.security };

const puts: PutWords = {
  hand: () => ['手札に加えた'],
  trash: () => ['トラッシュに置いた'],
  deck_top: () => ['デッキの上に戻した'],
  deck_bottom: () => ['デッキの下に戻した'],
  egg_deck_bottom: () => ['デジタマデッキの下に置いた'],
  security_top: (it) => [`${face[it.face]}セキュリティの上に置いた`],
  security_bottom: (it) => [`${face[it.face]}セキュリティの下に置いた`],
  under: ({ card }) => say`${card}の下に置いた`,
  under_played: () => ['登場するカードの下に置いた'],
};

const targets: TargetWords = {
  player: ({ seat }, by) => [by.who(seat)],
  card: ({ card }) => [card],
  gone: () => ['いなくなった対象'],
};

const log: LogWords = {
  decks_shuffled: () => say`デッキをシャッフルした。`,
  opening_hands: () => say`両プレイヤーが最初の手札5枚を引いた。`,
  redrew: ({ seat }, by) => say`${by.who(seat)}は手札を引き直した。`,
  security_set: () => say`両プレイヤーがセキュリティを5枚置いた。`,
  turn_began: ({ seat }, by) => say`${by.whose(seat)}ターン開始。`,
  phase_began: ({ phase }) => [terms.phases[phase]],
  turn_ending: ({ seat }, by) => say`${by.whose(seat)}ターン終了時。`,
  turn_ended: ({ seat }, by) => say`${by.whose(seat)}ターンが終了した。`,
  passed: ({ seat }, by) => say`${by.who(seat)}はパスした。`,
  drew: ({ seat, cards }, by) => say`${by.who(seat)}はドローした：${list(cards)}。`,
  memory: ({ seat, by: change, now }, by) => say`${by.whose(seat)}メモリー${change < 0 ? '' : '+'}${change}（現在${now}）。`,
  paid: ({ seat, cost, now }, by) => say`${by.who(seat)}はコスト${cost}を支払った（メモリー${now}）。`,
  cannot_pay: ({ seat, card, cost }, by) => say`${by.who(seat)}は${card}のコスト${cost}を支払えなかった。`,
  announced: ({ seat, card }, by) => say`${by.who(seat)}は${card}を宣言した。`,
  played: ({ card, area }) => (area === 'breeding' ? say`${card}が育成エリアに登場した。` : say`${card}が登場した。`),
  digivolved: ({ card, onto }) => say`${onto}が${card}に進化した。`,
  dna_digivolved: ({ card }) => say`${card}にジョグレスした。`,
  used: ({ card }) => say`${card}を使用した。`,
  linked: ({ card, to }) => say`${card}を${to}にリンクした。`,
  hatched: ({ card }) => say`${card}が孵化した。`,
  moved: ({ card }) => say`${card}が育成エリアから移動した。`,
  suspended: ({ cards }) => say`レスト：${list(cards)}。`,
  unsuspended: ({ cards }) => say`アクティブ：${list(cards)}。`,
  deleted: ({ cards }) => say`消滅：${list(cards)}。`,
  put: ({ cards, to }, by) => say`${list(cards)}を${put(puts, to, by)}。`,
  placed_in_play: ({ cards }) => say`バトルエリアに置いた：${list(cards)}。`,
  put_under: ({ cards }) => say`登場するカードの下に置いた：${list(cards)}。`,
  token_gone: ({ card }) => say`${card}（トークン）がゲームから取り除かれた。`,
  de_digivolved: ({ unit, cards }) => say`${unit}が退化した：${list(cards)}を破棄。`,
  flipped: ({ cards }) => say`向きを変えた：${list(cards)}。`,
  revealed: ({ cards }) => say`公開：${list(cards)}。`,
  looked_at: ({ seat, cards }, by) => say`${by.who(seat)}は見た：${list(cards)}。`,
  shuffled: ({ seat, pile }, by) => say`${by.who(seat)}は${piles[pile]}をシャッフルした。`,
  attack_declared: ({ unit, target: at }, by) => say`${unit}が${target(targets, at, by)}にアタックした。`,
  target_switched: ({ target: at }, by) => say`アタックの対象が${target(targets, at, by)}に変わった。`,
  blocked: ({ card }) => say`${card}がブロックした。`,
  attack_ended: () => say`アタックが終了した。`,
  attack_failed: () => say`アタックは成立しなかった。`,
  security_checked: ({ by: unit, card }) => say`${unit}がチェックした：${card}。`,
  battled: ({ one, two, numbers, compared }) =>
    compared === 'dp'
      ? say`バトル：${one}（DP${numbers[0]}）と${two}（DP${numbers[1]}）。`
      : say`バトル：${one}（進化元${numbers[0]}枚）と${two}（進化元${numbers[1]}枚）。`,
  triggered: ({ effect }) => say`${effect.card}の効果が誘発した。`,
  activated: ({ effect }) => say`${effect.card}の効果を発揮した。`,
  lost: ({ effect }) => say`発揮待ちの${effect.card}の効果は発揮できなくなった。`,
  declined: ({ effect }) => say`${effect.card}の効果を使わなかった。`,
  prevented: ({ cards }) => say`${list(cards)}への処理は防がれた。`,
  unaffected: ({ card }) => say`${card}は効果を受けない。`,
  gave: ({ to }) => (to ? say`${to}に効果を付与した。` : say`効果が適用された。`),
  rule_checked: ({ cards }) => say`ルールチェック：${list(cards)}。`,
  deferred: () => say`保留処理になった。`,
  loop_found: () => say`永久循環を検出した。`,
  loop_stops: ({ times }) => say`循環を${times}回繰り返して止める。`,
  stalled: () => say`処理が終わらないため、ゲームを打ち切った。`,
  won: ({ seat }, by) => say`${by.whose(seat)}勝利。`,
  draw: () => say`引き分け。`,
  conceded: ({ seat }, by) => say`${by.who(seat)}は投了した。`,
  draw_agreed: () => say`両プレイヤーが引き分けに合意した。`,
  time_ran_out: ({ seat }, by) => say`${by.whose(seat)}持ち時間が切れた。`,
};

export default log;
