import type { CardName } from '../../types';
import { list as join, say, type LogWords, type Phrase, type PutWords, type TargetWords } from '../phrase';
import { put, target } from '../speak';
import terms from './terms';

const list = (cards: CardName[]): Phrase => join(cards, '、', (count) => `${count}张卡牌`);

const face = { up: '正面朝上', down: '背面朝上' };

const piles = { deck: terms.zone.deck, egg_deck: terms.zone.eggs, hand: terms.zone.hand, security: terms.zone.security };

const puts: PutWords = {
  hand: () => ['加入手牌'],
  trash: () => ['置于废弃区'],
  deck_top: () => ['返回卡组上方'],
  deck_bottom: () => ['返回卡组下方'],
  egg_deck_bottom: () => ['置于数码蛋卡组最下方'],
  security_top: (it) => [`${face[it.face]}置于安防上方`],
  security_bottom: (it) => [`${face[it.face]}置于安防下方`],
  under: ({ card }) => say`置于${card}下方`,
  under_played: () => ['置于要登场的卡牌下方'],
};

const targets: TargetWords = {
  player: ({ seat }, by) => [by.who(seat)],
  card: ({ card }) => [card],
  gone: () => ['已不存在的目标'],
};

const log: LogWords = {
  decks_shuffled: () => say`卡组已洗牌。`,
  opening_hands: () => say`双方抽取了最初的5张手牌。`,
  redrew: ({ seat }, by) => say`${by.who(seat)}重抽了手牌。`,
  security_set: () => say`双方放置了5张安防。`,
  turn_began: ({ seat }, by) => say`${by.whose(seat)}回合开始。`,
  phase_began: ({ phase }) => [terms.phases[phase]],
  turn_ending: ({ seat }, by) => say`${by.whose(seat)}回合结束时。`,
  turn_ended: ({ seat }, by) => say`${by.whose(seat)}回合结束。`,
  passed: ({ seat }, by) => say`${by.who(seat)}宣言跳过。`,
  drew: ({ seat, cards }, by) => say`${by.who(seat)}抽卡：${list(cards)}。`,
  memory: ({ seat, by: change, now }, by) => say`${by.whose(seat)}内存${change < 0 ? '' : '+'}${change}（现为${now}）。`,
  paid: ({ seat, cost, now }, by) => say`${by.who(seat)}支付费用${cost}（内存${now}）。`,
  cannot_pay: ({ seat, card, cost }, by) => say`${by.who(seat)}无法支付${card}的费用${cost}。`,
  announced: ({ seat, card }, by) => say`${by.who(seat)}宣言${card}。`,
  played: ({ card, area }) => (area === 'breeding' ? say`${card}在育成区登场。` : say`${card}登场。`),
  digivolved: ({ card, onto }) => say`${onto}进化到${card}。`,
  dna_digivolved: ({ card }) => say`联展进化到${card}。`,
  used: ({ card }) => say`使用${card}。`,
  linked: ({ card, to }) => say`${card}链接到${to}。`,
  hatched: ({ card }) => say`${card}孵化。`,
  moved: ({ card }) => say`${card}从育成区移动。`,
  suspended: ({ cards }) => say`休眠：${list(cards)}。`,
  unsuspended: ({ cards }) => say`活跃：${list(cards)}。`,
  deleted: ({ cards }) => say`消灭：${list(cards)}。`,
  put: ({ cards, to }, by) => say`${list(cards)}${put(puts, to, by)}。`,
  placed_in_play: ({ cards }) => say`置于战斗区：${list(cards)}。`,
  put_under: ({ cards }) => say`置于要登场的卡牌下方：${list(cards)}。`,
  token_gone: ({ card }) => say`${card}（衍生物）从游戏中移除。`,
  de_digivolved: ({ unit, cards }) => say`${unit}退化，废弃${list(cards)}。`,
  flipped: ({ cards }) => say`翻面：${list(cards)}。`,
  revealed: ({ cards }) => say`公开：${list(cards)}。`,
  looked_at: ({ seat, cards }, by) => say`${by.who(seat)}查看：${list(cards)}。`,
  shuffled: ({ seat, pile }, by) => say`${by.who(seat)}将${piles[pile]}洗牌。`,
  attack_declared: ({ unit, target: at }, by) => say`${unit}攻击${target(targets, at, by)}。`,
  target_switched: ({ target: at }, by) => say`攻击目标变为${target(targets, at, by)}。`,
  blocked: ({ card }) => say`${card}阻挡。`,
  attack_ended: () => say`攻击结束。`,
  attack_failed: () => say`攻击未成立。`,
  security_checked: ({ by: unit, card }) => say`${unit}判定安防：${card}。`,
  battled: ({ one, two, numbers, compared }) =>
    compared === 'dp'
      ? say`对战：${one}（DP${numbers[0]}）与${two}（DP${numbers[1]}）。`
      : say`对战：${one}（进化源${numbers[0]}张）与${two}（进化源${numbers[1]}张）。`,
  triggered: ({ effect }) => say`${effect.card}的效果触发。`,
  activated: ({ effect }) => say`${effect.card}的效果发动。`,
  lost: ({ effect }) => say`${effect.card}的发动等待效果无法再发动。`,
  declined: ({ effect }) => say`未使用${effect.card}的效果。`,
  prevented: ({ cards }) => say`${list(cards)}未受处理。`,
  unaffected: ({ card }) => say`${card}不受效果影响。`,
  gave: ({ to }) => (to ? say`${to}被赋予效果。` : say`效果开始适用。`),
  rule_checked: ({ cards }) => say`规则检查：${list(cards)}。`,
  deferred: () => say`进入保留处理。`,
  loop_found: () => say`发现永久循环。`,
  loop_stops: ({ times }) => say`循环重复${times}次后停止。`,
  stalled: () => say`处理没有尽头，对战中止。`,
  won: ({ seat }, by) => say`${by.who(seat)}胜利。`,
  draw: () => say`平局。`,
  conceded: ({ seat }, by) => say`${by.who(seat)}投降。`,
  draw_agreed: () => say`双方同意平局。`,
  time_ran_out: ({ seat }, by) => say`${by.whose(seat)}时间用完。`,
};

export default log;
