// What changes a card, in Japanese.

import type { ChangeWords } from '../changes';
import terms from './terms';

const color = (word: string) => terms.colors[word as keyof typeof terms.colors];

const changes: ChangeWords = {
  dp: (by) => `DP${by}`,
  security_attack: (by) => `≪Sアタック${by}≫`,
  play_cost: (by) => `登場コスト${by}`,
  level: (level) => `Lv.${level}として扱う`,
  color: (word) => `${color(word)}色として扱う`,
  unaffected: '効果を受けない',
  partly: (words) => `${words}（条件あり）`,
  cannot: {
    attack: 'アタックできない',
    attack_players: 'プレイヤーにアタックできない',
    attack_digimon: 'デジモンにアタックできない',
    block: 'ブロックできない',
    be_blocked: 'ブロックされない',
    be_attacked: 'アタックされない',
    suspend: 'レストできない',
    unsuspend: 'アクティブにならない',
    unsuspend_in_phase: 'アクティブフェイズでアクティブにならない',
    digivolve: '進化できない',
    digivolve_into: '進化先が限られる',
    be_deleted: '消滅しない',
    be_returned_to_hand: '手札に戻らない',
    be_returned_to_deck: 'デッキに戻らない',
    leave: 'バトルエリアを離れない',
    leave_undeleted: '消滅以外でバトルエリアを離れない',
    have_dp_reduced: 'DPをマイナスされない',
    be_de_digivolved: '≪退化≫の効果を受けない',
    have_digivolution_cards_trashed: '進化元を破棄されない',
    have_stacked_cards_trashed: '重ねられているカードを破棄されない',
    be_trashed: '破棄できない',
    activate: '効果が発揮しない',
    switch_target: 'アタックの対象を変更されない',
    play: '登場できない',
    use_options: 'オプションカードを使用できない',
    gain_memory: 'メモリーをプラスできない',
    reduce_costs: '支払うコストをマイナスできない',
    add_security: 'セキュリティにカードを置けない',
    draw: 'ドローできない',
    ignore_digivolution_requirements: '進化条件を無視できない',
    link: 'リンクできない',
    move: '移動できない',
    hatch: '孵化できない',
  },
  requirement: ({ level, colors, cost }) =>
    `${[level === null ? '' : `Lv.${level}`, colors.map(color).join('/')].filter(Boolean).join('・')}から（コスト${cost}）`,
  or: '、',
};

export default changes;
