import { list as join, say, type Phrase } from '../../../../table/phrase';
import type { ByView, CardName, PlaceView } from '../../types';
import type { LogWords, MoveWords } from '../sentences';
import { zoneWords } from '../zone';
import terms from './terms';

const zone = zoneWords(terms);
const list = (cards: CardName[]): Phrase => join(cards, '、', (count) => `${count}張卡`);

const places: Record<Exclude<PlaceView, object>, string> = {
  deck: '牌組',
  hand: '手牌',
  graveyard: '墓地',
  banished: '除外',
  extra_deck: '額外牌組',
  material: '超量素材',
  between: '場上',
  gone: '消失',
};
const place = (it: PlaceView): string => (typeof it === 'string' ? places[it] : zone(it.zone));

const moved: MoveWords = {
  destroyed: (cards) => say`${cards}被破壞`,
  sent: (cards, to) => say`${cards}送去${to}`,
  discarded: (cards) => say`${cards}被丟棄`,
  tributed: (cards) => say`${cards}被解放`,
  material: (cards) => say`${cards}成為素材`,
  detached: (cards) => say`${cards}被取除`,
  banished: (cards) => say`${cards}被除外`,
  banished_face_down: (cards) => say`${cards}裡側除外`,
  drawn: (cards) => say`抽${cards}`,
  added: (cards) => say`${cards}加入手牌`,
  returned_to_hand: (cards) => say`${cards}回到手牌`,
  returned_to_deck: (cards) => say`${cards}回到牌組`,
  put: (cards, to) => say`${cards}放到${to}`,
  by_rule: (cards, to) => say`${cards}到${to}`,
};

function because(by: ByView): Phrase {
  if (by.by === 'effect') return say`（${by.effect.card}）`;
  if (by.by === 'cost') return say`（${by.effect.card}的代價）`;
  if (by.by === 'battle') return say`（與${by.card}戰鬥）`;
  return by.by === 'summon' ? say`（為${by.card}）` : [];
}

const log: LogWords = {
  duel_began: () => ['決鬥開始。'],
  turn_began: ({ seat }, by) => [`${by.whose(seat)}回合開始。`],
  phase_began: ({ phase }) => [terms.phases[phase]],
  endless: ({ how }) => [how === 'repeats' ? '強制處理無限重复。' : '強制處理沒有盡頭。'],
  moved: (it) => say`${moved[it.why](list(it.cards), place(it.to))}${because(it.by)}。`,
  attempted: ({ cards, way }) => say`進行${list(cards)}的${terms.ways[way]}。`,
  summoned: ({ cards, way, by }) => say`${terms.ways[way]}：${list(cards)}${because(by)}。`,
  summon_negated: ({ cards }) => say`${list(cards)}的召喚被無效。`,
  used_as_material: ({ cards, made }) => say`${list(cards)}成為${list(made)}的素材。`,
  set: ({ cards }) => say`蓋放${list(cards)}。`,
  flipped_up: ({ cards }) => say`${list(cards)}變為表側。`,
  turned_down: ({ cards }) => say`${list(cards)}變為裡側。`,
  position_changed: ({ cards }) => say`${list(cards)}改變表示形式。`,
  damage: ({ seat, amount, by }, who) => say`${who.who(seat)}受到${amount}傷害${because(by)}。`,
  battle_damage: ({ seat, amount, cards }, who) => say`${who.who(seat)}受到${amount}戰鬥傷害（${list(cards)}）。`,
  life_points_gained: ({ seat, amount, by }, who) => say`${who.who(seat)}回复${amount}LP${because(by)}。`,
  life_points_paid: ({ seat, amount, by }, who) => say`${who.who(seat)}支付${amount}LP${because(by)}。`,
  life_points_lost: ({ seat, amount, by }, who) => say`${who.who(seat)}失去${amount}LP${because(by)}。`,
  activated: ({ effect }, by) => say`${by.who(effect.you)}發動${effect.card}。`,
  targeted: ({ cards }) => say`對象：${list(cards)}。`,
  activation_negated: ({ cards }) => say`${list(cards)}的發動被無效。`,
  effect_negated: ({ cards }) => say`${list(cards)}的效果被無效。`,
  resolved: ({ effect }) => say`處理${effect.card}。`,
  finished: ({ effect }) => say`${effect.card}處理完畢。`,
  attack_target_changed: ({ target }) => say`攻擊對象變為${list(target)}。`,
  attack_declared: ({ cards, target }) => (target.length > 0 ? say`${list(cards)}攻擊${list(target)}。` : say`${list(cards)}直接攻擊。`),
  attack_negated: ({ cards }) => say`${list(cards)}的攻擊被無效。`,
  battled: ({ cards, with: other }) => say`${list(cards)}與${list(other)}戰鬥。`,
  destroyed_in_battle: ({ cards, loser }) => say`${list(cards)}戰鬥破壞${list(loser)}。`,
  control_changed: ({ cards, seat }, by) => say`${by.who(seat)}得到${list(cards)}的控制權。`,
  equipped: ({ cards, to }) => say`${list(cards)}裝備給${list(to)}。`,
  counters: ({ cards, count }) => say`${count < 0 ? '移除' : '放置'}指示物：${Math.abs(count)}（${list(cards)}）。`,
  shuffled: ({ seat }, by) => [`${by.who(seat)}洗切牌組。`],
  revealed: ({ cards }) => say`公開：${list(cards)}。`,
  looked_at: ({ seat, cards }, by) => say`${by.who(seat)}確認${list(cards)}。`,
  placed: (it) => say`${list(it.cards)}放到${zone(it.zone)}。`,
  returned: (it) => say`${list(it.cards)}回到場上（${zone(it.zone)}）。`,
  moved_zone: (it) => say`${list(it.cards)}移動到${zone(it.zone)}。`,
  declared: ({ name }) => [`宣言：${name}。`],
  tossed: ({ heads }) => [`硬幣：正面${heads}枚。`],
  rolled: ({ number }) => [`骰子：${number}。`],
  gave: ({ cards, by }) => (cards.length > 0 ? say`效果適用於${list(cards)}${because(by)}。` : say`效果適用${because(by)}。`),
  attached: ({ cards, to }) => say`${list(cards)}成為${list(to)}的超量素材。`,
  won: ({ seat }, by) => [`${by.who(seat)}獲勝。`],
  draw: () => ['平手。'],
  conceded: ({ seat }, by) => [`${by.who(seat)}認輸。`],
  draw_agreed: () => ['雙方同意平手。'],
  time_ran_out: ({ seat }, by) => [`${by.who(seat)}逾時。`],
};

export default log;
