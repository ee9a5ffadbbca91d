import type { CardName } from '../../types';
import { list as join, say, type LogWords, type Phrase, type PutWords, type TargetWords } from '../phrase';
import { put, target } from '../speak';
import terms from './terms';

const list = (cards: CardName[]): Phrase => join(cards, '、', (count) => `${count}張卡片`);

const face = { up: '正面朝上', down: '背面朝上' };

const piles = { deck: terms.zone.deck, egg_deck: terms.zone.eggs, hand: terms.zone.hand, security: terms.zone.security };

const puts: PutWords = {
  hand: () => ['加入手牌'],
  trash: () => ['放置到廢卡區'],
  deck_top: () => ['放回卡組上面'],
  deck_bottom: () => ['放回卡組下面'],
  egg_deck_bottom: () => ['放置到數碼蛋卡組下面'],
  security_top: (it) => [`${face[it.face]}放置在安全區上面`],
  security_bottom: (it) => [`${face[it.face]}放置在安全區下面`],
  under: ({ card }) => say`放置在${card}下面`,
  under_played: () => ['放置在即將登場的卡片下面'],
};

const targets: TargetWords = {
  player: ({ seat }, by) => [by.who(seat)],
  card: ({ card }) => [card],
  gone: () => ['已不存在的對象'],
};

const log: LogWords = {
  decks_shuffled: () => say`卡組已洗牌。`,
  opening_hands: () => say`雙方抽取了最初的5張手牌。`,
  redrew: ({ seat }, by) => say`${by.who(seat)}重新抽取了手牌。`,
  security_set: () => say`雙方放置了5張安全區卡片。`,
  turn_began: ({ seat }, by) => say`${by.whose(seat)}回合開始。`,
  phase_began: ({ phase }) => [terms.phases[phase]],
  turn_ending: ({ seat }, by) => say`${by.whose(seat)}回合結束時。`,
  turn_ended: ({ seat }, by) => say`${by.whose(seat)}回合結束。`,
  passed: ({ seat }, by) => say`${by.who(seat)}放棄出牌。`,
  drew: ({ seat, cards }, by) => say`${by.who(seat)}抽卡：${list(cards)}。`,
  memory: ({ seat, by: change, now }, by) => say`${by.whose(seat)}記憶體${change < 0 ? '' : '+'}${change}（現為${now}）。`,
  paid: ({ seat, cost, now }, by) => say`${by.who(seat)}耗費消耗值${cost}（記憶體${now}）。`,
  cannot_pay: ({ seat, card, cost }, by) => say`${by.who(seat)}無法耗費${card}的消耗值${cost}。`,
  announced: ({ seat, card }, by) => say`${by.who(seat)}聲明${card}。`,
  played: ({ card, area }) => (area === 'breeding' ? say`${card}在育成區登場。` : say`${card}登場。`),
  digivolved: ({ card, onto }) => say`${onto}進化成${card}。`,
  dna_digivolved: ({ card }) => say`合體進化成${card}。`,
  used: ({ card }) => say`使用${card}。`,
  linked: ({ card, to }) => say`${card}連結到${to}。`,
  hatched: ({ card }) => say`${card}孵化。`,
  moved: ({ card }) => say`${card}從育成區移動。`,
  suspended: ({ cards }) => say`休息：${list(cards)}。`,
  unsuspended: ({ cards }) => say`活動：${list(cards)}。`,
  deleted: ({ cards }) => say`消滅：${list(cards)}。`,
  put: ({ cards, to }, by) => say`${list(cards)}${put(puts, to, by)}。`,
  placed_in_play: ({ cards }) => say`放置在戰鬥區：${list(cards)}。`,
  put_under: ({ cards }) => say`放置在即將登場的卡片下面：${list(cards)}。`,
  token_gone: ({ card }) => say`${card}（指示物）從遊戲中移除。`,
  de_digivolved: ({ unit, cards }) => say`${unit}退化，廢除${list(cards)}。`,
  flipped: ({ cards }) => say`翻面：${list(cards)}。`,
  revealed: ({ cards }) => say`翻開：${list(cards)}。`,
  looked_at: ({ seat, cards }, by) => say`${by.who(seat)}查看：${list(cards)}。`,
  shuffled: ({ seat, pile }, by) => say`${by.who(seat)}將${piles[pile]}洗牌。`,
  attack_declared: ({ unit, target: at }, by) => say`${unit}攻擊${target(targets, at, by)}。`,
  target_switched: ({ target: at }, by) => say`攻擊對象變更為${target(targets, at, by)}。`,
  blocked: ({ card }) => say`${card}格擋。`,
  attack_ended: () => say`攻擊結束。`,
  attack_failed: () => say`攻擊未成功。`,
  security_checked: ({ by: unit, card }) => say`${unit}確認安全區：${card}。`,
  battled: ({ one, two, numbers, compared }) =>
    compared === 'dp'
      ? say`對戰：${one}（DP${numbers[0]}）與${two}（DP${numbers[1]}）。`
      : say`對戰：${one}（進化元${numbers[0]}張）與${two}（進化元${numbers[1]}張）。`,
  triggered: ({ effect }) => say`${effect.card}的效果觸發。`,
  activated: ({ effect }) => say`${effect.card}的效果發揮。`,
  lost: ({ effect }) => say`${effect.card}等待發揮的效果已無法發揮。`,
  declined: ({ effect }) => say`未使用${effect.card}的效果。`,
  prevented: ({ cards }) => say`${list(cards)}未受處理。`,
  unaffected: ({ card }) => say`${card}不受效果影響。`,
  gave: ({ to }) => (to ? say`${to}被賦予效果。` : say`效果開始適用。`),
  rule_checked: ({ cards }) => say`規則檢查：${list(cards)}。`,
  deferred: () => say`進入保留處理。`,
  loop_found: () => say`發現無限循環。`,
  loop_stops: ({ times }) => say`循環重複${times}次後停止。`,
  stalled: () => say`處理沒有盡頭，對戰中止。`,
  won: ({ seat }, by) => say`${by.who(seat)}勝利。`,
  draw: () => say`平手。`,
  conceded: ({ seat }, by) => say`${by.who(seat)}投降。`,
  draw_agreed: () => say`雙方同意平手。`,
  time_ran_out: ({ seat }, by) => say`${by.whose(seat)}時間用完。`,
};

export default log;
