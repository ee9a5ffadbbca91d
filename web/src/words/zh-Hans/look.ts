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
  pictures: {
    title: '卡图',
    text: '本程序不附带任何图片。你的图片只保存在这个浏览器里，不会发送到任何地方；没有图片的卡会用图案显示。',
    folder: '选择文件夹',
    files: '选择图片',
    drop: '删除图片',
    reading: (n) => `正在保存图片… ${n}`,
    kept: (n) => `已保存${n}张图片。`,
    nothing: '没有找到图片。',
    pattern: '或图片所在的地址',
    patternHint: (example) => `文件以卡牌编号命名：${example}.png。地址中用 {number} 表示编号。那台服务器会知道你在看哪些卡。`,
    forbidden: '这台服务器只允许页面显示自己的图片。请改为选择文件夹。',
  },
};

export default look;
