import { list as join, say, type Phrase } from '../../../../table/phrase';
import type { ByView, CardName, PlaceView } from '../../types';
import type { LogWords, MoveWords } from '../sentences';
import { zoneWords } from '../zone';
import terms from './terms';

const zone = zoneWords(terms);
const list = (cards: CardName[]): Phrase => join(cards, '、', (count) => `${count}张卡`);

const places: Record<Exclude<PlaceView, object>, string> = {
  deck: '卡组',
  hand: '手牌',
  graveyard: '墓地',
  banished: '除外',
  extra_deck: '额外卡组',
  material: '超量素材',
  between: '场上',
  gone: '消失',
};
const place = (it: PlaceView): string => (typeof it === 'string' ? places[it] : zone(it.zone));

const moved: MoveWords = {
  destroyed: (cards) => say`${cards}被破坏`,
  sent: (cards, to) => say`${cards}送去${to}`,
  discarded: (cards) => say`${cards}被丢弃`,
  tributed: (cards) => say`${cards}被解放`,
  material: (cards) => say`${cards}成为素材`,
  detached: (cards) => say`${cards}被取除`,
  banished: (cards) => say`${cards}被除外`,
  banished_face_down: (cards) => say`${cards}里侧除外`,
  drawn: (cards) => say`抽${cards}`,
  added: (cards) => say`${cards}加入手牌`,
  returned_to_hand: (cards) => say`${cards}回到手牌`,
  returned_to_deck: (cards) => say`${cards}回到卡组`,
  put: (cards, to) => say`${cards}放到${to}`,
  by_rule: (cards, to) => say`${cards}到${to}`,
};

function because(by: ByView): Phrase {
  if (by.by === 'effect') return say`（${by.effect.card}）`;
  if (by.by === 'cost') return say`（${by.effect.card}的代价）`;
  if (by.by === 'battle') return say`（与${by.card}战斗）`;
  return by.by === 'summon' ? say`（为${by.card}）` : [];
}

const log: LogWords = {
  duel_began: () => ['决斗开始。'],
  turn_began: ({ seat }, by) => [`${by.whose(seat)}回合开始。`],
  phase_began: ({ phase }) => [terms.phases[phase]],
  endless: ({ how }) => [how === 'repeats' ? '强制处理无限重复。' : '强制处理没有尽头。'],
  moved: (it) => say`${moved[it.why](list(it.cards), place(it.to))}${because(it.by)}。`,
  attempted: ({ cards, way }) => say`进行${list(cards)}的${terms.ways[way]}。`,
  summoned: ({ cards, way, by }) => say`${terms.ways[way]}：${list(cards)}${because(by)}。`,
  summon_negated: ({ cards }) => say`${list(cards)}的召唤被无效。`,
  used_as_material: ({ cards, made }) => say`${list(cards)}成为${list(made)}的素材。`,
  set: ({ cards }) => say`盖放${list(cards)}。`,
  flipped_up: ({ cards }) => say`${list(cards)}变为表侧。`,
  turned_down: ({ cards }) => say`${list(cards)}变为里侧。`,
  position_changed: ({ cards }) => say`${list(cards)}改变表示形式。`,
  damage: ({ seat, amount, by }, who) => say`${who.who(seat)}受到${amount}伤害${because(by)}。`,
  battle_damage: ({ seat, amount, cards }, who) => say`${who.who(seat)}受到${amount}战斗伤害（${list(cards)}）。`,
  life_points_gained: ({ seat, amount, by }, who) => say`${who.who(seat)}回复${amount}LP${because(by)}。`,
  life_points_paid: ({ seat, amount, by }, who) => say`${who.who(seat)}支付${amount}LP${because(by)}。`,
  life_points_lost: ({ seat, amount, by }, who) => say`${who.who(seat)}失去${amount}LP${because(by)}。`,
  activated: ({ effect }, by) => say`${by.who(effect.you)}发动${effect.card}。`,
  targeted: ({ cards }) => say`对象：${list(cards)}。`,
  activation_negated: ({ cards }) => say`${list(cards)}的发动被无效。`,
  effect_negated: ({ cards }) => say`${list(cards)}的效果被无效。`,
  resolved: ({ effect }) => say`处理${effect.card}。`,
  finished: ({ effect }) => say`${effect.card}处理完毕。`,
  attack_target_changed: ({ target }) => say`攻击对象变为${list(target)}。`,
  attack_declared: ({ cards, target }) => (target.length > 0 ? say`${list(cards)}攻击${list(target)}。` : say`${list(cards)}直接攻击。`),
  attack_negated: ({ cards }) => say`${list(cards)}的攻击被无效。`,
  battled: ({ cards, with: other }) => say`${list(cards)}与${list(other)}战斗。`,
  destroyed_in_battle: ({ cards, loser }) => say`${list(cards)}战斗破坏${list(loser)}。`,
  control_changed: ({ cards, seat }, by) => say`${by.who(seat)}得到${list(cards)}的控制权。`,
  equipped: ({ cards, to }) => say`${list(cards)}装备给${list(to)}。`,
  counters: ({ cards, count }) => say`${count < 0 ? '移除' : '放置'}指示物：${Math.abs(count)}（${list(cards)}）。`,
  shuffled: ({ seat }, by) => [`${by.who(seat)}洗切卡组。`],
  revealed: ({ cards }) => say`公开：${list(cards)}。`,
  looked_at: ({ seat, cards }, by) => say`${by.who(seat)}确认${list(cards)}。`,
  placed: (it) => say`${list(it.cards)}放到${zone(it.zone)}。`,
  returned: (it) => say`${list(it.cards)}回到场上（${zone(it.zone)}）。`,
  moved_zone: (it) => say`${list(it.cards)}移动到${zone(it.zone)}。`,
  declared: ({ name }) => [`宣言：${name}。`],
  tossed: ({ heads }) => [`硬币：正面${heads}枚。`],
  rolled: ({ number }) => [`骰子：${number}。`],
  gave: ({ cards, by }) => (cards.length > 0 ? say`效果适用于${list(cards)}${because(by)}。` : say`效果适用${because(by)}。`),
  attached: ({ cards, to }) => say`${list(cards)}成为${list(to)}的超量素材。`,
  won: ({ seat }, by) => [`${by.who(seat)}获胜。`],
  draw: () => ['平局。'],
  conceded: ({ seat }, by) => [`${by.who(seat)}认输。`],
  draw_agreed: () => ['双方同意平局。'],
  time_ran_out: ({ seat }, by) => [`${by.who(seat)}超时。`],
};

export default log;
