import type en from '../en/lesson';

const lesson: typeof en = {
  summon: {
    title: '召唤怪兽',
    text: '主要阶段中，每回合可以通常召唤一只4星以下的怪兽。点击手牌中的Luster Dragon，进行通常召唤。',
    well: '它以表侧攻击表示出场。本回合的通常召唤已经用掉。',
  },
  set: {
    title: '覆盖怪兽',
    text: '也可以改为盖放：里侧守备表示，对手不知道是什么。Man-Eater Bug等着被翻转。把它盖放。',
    well: '被攻击或由你反转时，它的效果会破坏一只怪兽。',
  },
  tribute: {
    title: '上级召唤',
    text: '5、6星怪兽需要1只祭品，7星以上需要2只。解放Sangan，召唤Curse of Dragon。',
    well: 'Sangan送去墓地，它的效果可以检索怪兽。',
  },
  spell: {
    title: '发动魔法',
    text: '主要阶段可以从手牌发动魔法。对手有两只强力怪兽：发动Raigeki。',
    well: '每次发动对手都可以响应，最后发动的先处理。这就是连锁。',
  },
  trap: {
    title: '盖放陷阱',
    text: '陷阱要先盖放，从下个回合起可以发动，对手的回合也可以。把Mirror Force盖放到魔法与陷阱区。',
    well: '对手攻击时，会问你是否发动。',
  },
  xyz: {
    title: '从额外卡组召唤',
    text: '强力怪兽在额外卡组中等待。4阶超量怪兽需要两只4星怪兽，叠放在下面。召唤Gem-Knight Pearl。',
    well: '素材在它下面。融合、同调、连接怪兽也以各自的方法从那里召唤。',
  },
  battle: {
    title: '攻击怪兽',
    text: '战斗阶段中，每只攻击表示的怪兽可以攻击一次。进入战斗阶段，用Luster Dragon攻击Neo the Magic Swordsman。',
    well: '1900对1700：它被破坏，对手失去差值200。如果是守备表示，则不会失去生命值。',
  },
  direct: {
    title: '直接攻击',
    text: '对手没有怪兽：攻击直达生命值。进入战斗阶段，用Luster Dragon直接攻击。',
    well: '8000生命值少了1900。生命值归零就输。',
  },
  end: {
    title: '结束回合',
    text: '你盖放了Mirror Force，也有怪兽。没有别的事可做：进入结束阶段，结束回合。',
    well: '现在轮到对手。如果对手攻击，Mirror Force可以破坏其全部攻击表示怪兽。',
  },
  win: {
    title: '获胜',
    text: '对手有2000生命值和一只怪兽。先攻击Neo the Magic Swordsman，再直接攻击。',
    well: '你赢了！召唤、准备、攻击：你已经知道一个回合怎么进行。',
  },
};

export default lesson;
