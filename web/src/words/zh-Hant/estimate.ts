import type en from '../en/estimate';

const estimate: typeof en = {
  show: '形勢',
  title: '電腦的形勢判斷',
  curve: (name) => `電腦眼中${name}每一步的形勢`,
  about: (name) => `越高對${name}越有利。電腦只依據選擇者當時可見的資訊。`,
  thinking: (at, of) => `思考中… ${at}／${of}`,
  worth: (name, percent) => `${name}：${percent}%`,
  swings: '影響最大的選擇',
  none: '沒有電腦認為是失誤的選擇。',
  soon: '暫時沒有。',
  swing: (move, name, percent) => `${move}，${name}：−${percent}%`,
  better: '更好的走法',
  instead: (move) => `代替${move}`,
  step: (at, of) => `第${at}步，共${of}步`,
  back: '返回對局',
};

export default estimate;
