// What changes a card, in Simplified Chinese.

import type { ChangeWords } from '../changes';
import terms from './terms';

const color = (word: string) => terms.colors[word as keyof typeof terms.colors];

const changes: ChangeWords = {
  dp: (by) => `DP${by}`,
  security_attack: (by) => `≪判定安防${by}≫`,
  play_cost: (by) => `登场费用${by}`,
  level: (level) => `视为Lv.${level}`,
  color: (word) => `视为${color(word)}色`,
  unaffected: '不受效果影响',
  partly: (words) => `${words}（有条件）`,
  cannot: {
    attack: '不能攻击',
    attack_players: '不能攻击玩家',
    attack_digimon: '不能攻击数码宝贝',
    block: '不能阻挡',
    be_blocked: '不会被阻挡',
    be_attacked: '不会被攻击',
    suspend: '不能休眠',
    unsuspend: '不能变为活跃状态',
    unsuspend_in_phase: '在活跃阶段不会变为活跃状态',
    digivolve: '不能进化',
    digivolve_into: '可进化的对象受限',
    be_deleted: '不会被消灭',
    be_returned_to_hand: '不会返回手牌',
    be_returned_to_deck: '不会返回卡组',
    leave: '不会离开战斗区',
    leave_undeleted: '除消灭外不会离开战斗区',
    have_dp_reduced: 'DP不会减少',
    be_de_digivolved: '不受≪退化≫影响',
    have_digivolution_cards_trashed: '进化源不会被废弃',
    have_stacked_cards_trashed: '叠放的卡牌不会被废弃',
    be_trashed: '不会被废弃',
    activate: '效果不能发动',
    switch_target: '攻击对象不会变更',
    play: '不能登场',
    use_options: '不能使用选项卡牌',
    gain_memory: '不能增加内存',
    reduce_costs: '不能减少支付的费用',
    add_security: '不能在安防放置卡牌',
    draw: '不能抽卡',
    ignore_digivolution_requirements: '不能无视进化条件',
    link: '不能链接',
    move: '不能移动',
    hatch: '不能孵化',
  },
  requirement: ({ level, colors, cost }) =>
    `${[level === null ? '' : `Lv.${level}`, colors.map(color).join('/')].filter(Boolean).join('·')}（费用${cost}）`,
  or: '；',
};

export default changes;
