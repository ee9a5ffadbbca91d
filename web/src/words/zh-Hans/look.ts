import type { Words } from '../en';

const look: Words['look'] = {
  title: '声音与外观',
  sound: '声音',
  soundOn: '开启牌桌音效',
  volume: '音量',
  listen: '试听',
  hushed: '系统要求减少动态效果，因此牌桌保持静音。',
  look: '外观',
  parts: { table: '牌桌', mat: '卡垫', backs: '卡背', colors: '页面颜色' },
  table: { plain: '朴素', sand: '沙', sky: '天空', blossom: '樱花', cloth: '绿绒', wood: '木', arena: '竞技场' },
  mat: { none: '无', grid: '网格', rays: '光线', rings: '圆环', stars: '星空', weave: '编织' },
  backs: { own: '游戏默认', crimson: '绯红', forest: '森林', violet: '紫色', steel: '钢', sun: '太阳' },
  colors: { indigo: '靛蓝', teal: '青色', crimson: '绯红', forest: '森林', amber: '琥珀' },
};

export default look;
