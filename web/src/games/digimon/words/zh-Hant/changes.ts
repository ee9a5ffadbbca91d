// What changes a card, in Traditional Chinese.

import type { ChangeWords } from '../changes';
import terms from './terms';

const color = (word: string) => terms.colors[word as keyof typeof terms.colors];

const changes: ChangeWords = {
  dp: (by) => `DP${by}`,
  security_attack: (by) => `《S攻擊${by}》`,
  play_cost: (by) => `登場消耗值${by}`,
  level: (level) => `視為Lv.${level}`,
  color: (word) => `視為${color(word)}色`,
  unaffected: '不受效果影響',
  partly: (words) => `${words}（有條件）`,
  cannot: {
    attack: '不能攻擊',
    attack_players: '不能攻擊玩家',
    attack_digimon: '不能攻擊數碼寶貝',
    block: '不能格擋',
    be_blocked: '不會被格擋',
    be_attacked: '不會被攻擊',
    suspend: '不能休息',
    unsuspend: '不能變為活動狀態',
    unsuspend_in_phase: '在活動階段不會變為活動狀態',
    digivolve: '不能進化',
    digivolve_into: '可進化的對象受限',
    be_deleted: '不會被消滅',
    be_returned_to_hand: '不會返回手牌',
    be_returned_to_deck: '不會返回卡組',
    leave: '不會離開戰鬥區',
    leave_undeleted: '除消滅外不會離開戰鬥區',
    have_dp_reduced: 'DP不會減少',
    be_de_digivolved: '不受《退化》影響',
    have_digivolution_cards_trashed: '進化元不會被廢除',
    have_stacked_cards_trashed: '疊放的卡片不會被廢除',
    be_trashed: '不會被廢除',
    activate: '效果不能發揮',
    switch_target: '攻擊對象不會變更',
    play: '不能登場',
    use_options: '不能使用行動卡',
    gain_memory: '不能增加記憶體',
    reduce_costs: '不能減少支付的消耗值',
    add_security: '不能在安全區放置卡片',
    draw: '不能抽卡',
    ignore_digivolution_requirements: '不能無視進化條件',
    link: '不能連結',
    move: '不能移動',
    hatch: '不能孵化',
  },
  requirement: ({ level, colors, cost }) =>
    `${[level === null ? '' : `Lv.${level}`, colors.map(color).join('/')].filter(Boolean).join('·')}（消耗值${cost}）`,
  or: '；',
};

export default changes;
