import type en from '../en/lesson';

const lesson: typeof en = {
  summon: {
    title: '召喚怪獸',
    text: '主要階段中，每回合可以通常召喚一隻4星以下的怪獸。點擊手牌中的Luster Dragon，進行通常召喚。',
    well: '牠以表側攻擊表示出場。本回合的通常召喚已經用掉。',
  },
  set: {
    title: '覆蓋怪獸',
    text: '也可以改為覆蓋：裡側守備表示，對手不知道是什麼。Man-Eater Bug等著被翻轉。把牠覆蓋。',
    well: '被攻擊或由你反轉時，牠的效果會破壞一隻怪獸。',
  },
  tribute: {
    title: '上級召喚',
    text: '5、6星怪獸需要1隻祭品，7星以上需要2隻。解放Sangan，召喚Curse of Dragon。',
    well: 'Sangan送去墓地，牠的效果可以檢索怪獸。',
  },
  spell: {
    title: '發動魔法',
    text: '主要階段可以從手牌發動魔法。對手有兩隻強力怪獸：發動Raigeki。',
    well: '每次發動對手都可以回應，最後發動的先處理。這就是連鎖。',
  },
  trap: {
    title: '覆蓋陷阱',
    text: '陷阱要先覆蓋，從下個回合起可以發動，對手的回合也可以。把Mirror Force覆蓋到魔法與陷阱區。',
    well: '對手攻擊時，會問你是否發動。',
  },
  xyz: {
    title: '從額外牌組召喚',
    text: '強力怪獸在額外牌組中等待。4階超量怪獸需要兩隻4星怪獸，疊放在下面。召喚Gem-Knight Pearl。',
    well: '素材在牠下面。融合、同步、連結怪獸也以各自的方法從那裡召喚。',
  },
  battle: {
    title: '攻擊怪獸',
    text: '戰鬥階段中，每隻攻擊表示的怪獸可以攻擊一次。進入戰鬥階段，用Luster Dragon攻擊Neo the Magic Swordsman。',
    well: '1900對1700：牠被破壞，對手失去差值200。如果是守備表示，則不會失去生命值。',
  },
  direct: {
    title: '直接攻擊',
    text: '對手沒有怪獸：攻擊直達生命值。進入戰鬥階段，用Luster Dragon直接攻擊。',
    well: '8000生命值少了1900。生命值歸零就輸。',
  },
  end: {
    title: '結束回合',
    text: '你覆蓋了Mirror Force，也有怪獸。沒有別的事可做：進入結束階段，結束回合。',
    well: '現在輪到對手。如果對手攻擊，Mirror Force可以破壞其全部攻擊表示怪獸。',
  },
  win: {
    title: '獲勝',
    text: '對手有2000生命值和一隻怪獸。先攻擊Neo the Magic Swordsman，再直接攻擊。',
    well: '你贏了！召喚、準備、攻擊：你已經知道一個回合怎麼進行。',
  },
};

export default lesson;
