import { list as join, say, type Phrase } from '../../../../table/phrase';
import type { ByView, CardName, PlaceView } from '../../types';
import type { LogWords, MoveWords } from '../sentences';
import { zoneWords } from '../zone';
import terms from './terms';

const zone = zoneWords(terms);
const list = (cards: CardName[]): Phrase => join(cards, '、', (count) => `カード${count}枚`);

const places: Record<Exclude<PlaceView, object>, string> = {
  deck: 'デッキ',
  hand: '手札',
  graveyard: '墓地',
  banished: '除外',
  extra_deck: 'エクストラデッキ',
  material: 'X素材',
  between: 'フィールド',
  gone: '消滅',
};
const place = (it: PlaceView): string => (typeof it === 'string' ? places[it] : zone(it.zone));

const moved: MoveWords = {
  destroyed: (cards) => say`${cards}が破壊された`,
  sent: (cards, to) => say`${cards}が${to}へ送られた`,
  discarded: (cards) => say`${cards}が捨てられた`,
  tributed: (cards) => say`${cards}がリリースされた`,
  material: (cards) => say`${cards}が素材になった`,
  detached: (cards) => say`${cards}が取り除かれた`,
  banished: (cards) => say`${cards}が除外された`,
  banished_face_down: (cards) => say`${cards}が裏側で除外された`,
  drawn: (cards) => say`${cards}をドロー`,
  added: (cards) => say`${cards}が手札に加わった`,
  returned_to_hand: (cards) => say`${cards}が手札に戻った`,
  returned_to_deck: (cards) => say`${cards}がデッキに戻った`,
  put: (cards, to) => say`${cards}が${to}に置かれた`,
  by_rule: (cards, to) => say`${cards}が${to}へ`,
};

function because(by: ByView): Phrase {
  if (by.by === 'effect') return say`（${by.effect.card}）`;
  if (by.by === 'cost') return say`（${by.effect.card}のコスト）`;
  if (by.by === 'battle') return say`（${by.card}との戦闘）`;
  return by.by === 'summon' ? say`（${by.card}のため）` : [];
}

const log: LogWords = {
  duel_began: () => ['デュエル開始。'],
  turn_began: ({ seat }, by) => [`${by.whose(seat)}ターン開始。`],
  phase_began: ({ phase }) => [terms.phases[phase]],
  endless: ({ how }) => [how === 'repeats' ? '強制的な処理が終わりなく繰り返される。' : '強制的な処理が終わらない。'],
  moved: (it) => say`${moved[it.why](list(it.cards), place(it.to))}${because(it.by)}。`,
  attempted: ({ cards, way }) => say`${list(cards)}の${terms.ways[way]}を行う。`,
  summoned: ({ cards, way, by }) => say`${terms.ways[way]}：${list(cards)}${because(by)}。`,
  summon_negated: ({ cards }) => say`${list(cards)}の召喚は無効になった。`,
  used_as_material: ({ cards, made }) => say`${list(cards)}は${list(made)}の素材になった。`,
  set: ({ cards }) => say`${list(cards)}をセット。`,
  flipped_up: ({ cards }) => say`${list(cards)}が表側になった。`,
  turned_down: ({ cards }) => say`${list(cards)}が裏側になった。`,
  position_changed: ({ cards }) => say`${list(cards)}の表示形式が変わった。`,
  damage: ({ seat, amount, by }, who) => say`${who.who(seat)}に${amount}ダメージ${because(by)}。`,
  battle_damage: ({ seat, amount, cards }, who) => say`${who.who(seat)}に${amount}戦闘ダメージ（${list(cards)}）。`,
  life_points_gained: ({ seat, amount, by }, who) => say`${who.who(seat)}は${amount}LP回復${because(by)}。`,
  life_points_paid: ({ seat, amount, by }, who) => say`${who.who(seat)}は${amount}LPを払った${because(by)}。`,
  life_points_lost: ({ seat, amount, by }, who) => say`${who.who(seat)}は${amount}LPを失った${because(by)}。`,
  activated: ({ effect }, by) => say`${by.who(effect.you)}は${effect.card}を発動。`,
  targeted: ({ cards }) => say`対象：${list(cards)}。`,
  activation_negated: ({ cards }) => say`${list(cards)}の発動は無効になった。`,
  effect_negated: ({ cards }) => say`${list(cards)}の効果は無効になった。`,
  resolved: ({ effect }) => say`${effect.card}の効果処理。`,
  finished: ({ effect }) => say`${effect.card}の効果処理が終わった。`,
  attack_target_changed: ({ target }) => say`攻撃対象が${list(target)}になった。`,
  attack_declared: ({ cards, target }) => (target.length > 0 ? say`${list(cards)}が${list(target)}を攻撃。` : say`${list(cards)}が直接攻撃。`),
  attack_negated: ({ cards }) => say`${list(cards)}の攻撃は無効になった。`,
  battled: ({ cards, with: other }) => say`${list(cards)}と${list(other)}の戦闘。`,
  destroyed_in_battle: ({ cards, loser }) => say`${list(cards)}が${list(loser)}を戦闘破壊。`,
  control_changed: ({ cards, seat }, by) => say`${by.who(seat)}は${list(cards)}のコントロールを得た。`,
  equipped: ({ cards, to }) => say`${list(cards)}を${list(to)}に装備。`,
  counters: ({ cards, count }) => say`カウンター${count < 0 ? '除去' : '配置'}：${Math.abs(count)}（${list(cards)}）。`,
  shuffled: ({ seat }, by) => [`${by.who(seat)}はデッキをシャッフル。`],
  revealed: ({ cards }) => say`公開：${list(cards)}。`,
  looked_at: ({ seat, cards }, by) => say`${by.who(seat)}は${list(cards)}を確認。`,
  placed: (it) => say`${list(it.cards)}を${zone(it.zone)}に置いた。`,
  returned: (it) => say`${list(it.cards)}がフィールドに戻った（${zone(it.zone)}）。`,
  moved_zone: (it) => say`${list(it.cards)}が${zone(it.zone)}へ移動。`,
  declared: ({ name }) => [`宣言：${name}。`],
  tossed: ({ heads }) => [`コイン：表${heads}枚。`],
  rolled: ({ number }) => [`サイコロ：${number}。`],
  gave: ({ cards, by }) => (cards.length > 0 ? say`${list(cards)}に効果が適用された${because(by)}。` : say`効果が適用された${because(by)}。`),
  attached: ({ cards, to }) => say`${list(cards)}が${list(to)}のX素材になった。`,
  won: ({ seat }, by) => [`${by.who(seat)}の勝利。`],
  draw: () => ['引き分け。'],
  conceded: ({ seat }, by) => [`${by.who(seat)}は投了した。`],
  draw_agreed: () => ['両者が引き分けに同意した。'],
  time_ran_out: ({ seat }, by) => [`${by.who(seat)}の時間切れ。`],
};

export default log;
