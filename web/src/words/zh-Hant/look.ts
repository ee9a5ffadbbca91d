import type { Words } from '../en';

const look: Words['look'] = {
  title: '聲音與外觀',
  sound: '聲音',
  soundOn: '開啟牌桌音效',
  volume: '音量',
  listen: '試聽',
  hushed: '系統要求減少動態效果，因此牌桌保持靜音。',
  look: '外觀',
  parts: { table: '牌桌', mat: '卡墊', backs: '卡背', colors: '頁面顏色' },
  table: { plain: '樸素', sand: '沙', sky: '天空', blossom: '櫻花', cloth: '綠絨', wood: '木', arena: '競技場' },
  mat: { none: '無', grid: '網格', rays: '光線', rings: '圓環', stars: '星空', weave: '編織' },
  backs: { own: '遊戲預設', crimson: '緋紅', forest: '森林', violet: '紫色', steel: '鋼', sun: '太陽' },
  colors: { indigo: '靛藍', teal: '青色', crimson: '緋紅', forest: '森林', amber: '琥珀' },
  pictures: {
    title: '卡圖',
    text: '本程式不附帶任何圖片。你的圖片只保存在這個瀏覽器裡，不會傳送到任何地方；沒有圖片的卡會用圖案顯示。',
    folder: '選擇資料夾',
    files: '選擇圖片',
    drop: '刪除圖片',
    reading: (n) => `正在保存圖片… ${n}`,
    kept: (n) => `已保存${n}張圖片。`,
    nothing: '沒有找到圖片。',
    pattern: '或圖片所在的位址',
    patternHint: (example) => `檔案以卡牌編號命名：${example}.png。位址中用 {number} 表示編號。那台伺服器會知道你在看哪些卡。`,
    forbidden: '這台伺服器只允許頁面顯示自己的圖片。請改為選擇資料夾。',
  },
};

export default look;
