import type en from '../en/estimate';

const estimate: typeof en = {
  show: '形势',
  title: '电脑的形势判断',
  curve: (name) => `电脑眼中${name}每一步的形势`,
  about: (name) => `越高对${name}越有利。电脑只依据选择者当时可见的信息。`,
  thinking: (at, of) => `思考中… ${at}／${of}`,
  worth: (name, percent) => `${name}：${percent}%`,
  swings: '影响最大的选择',
  none: '没有电脑认为是失误的选择。',
  soon: '暂时没有。',
  swing: (move, name, percent) => `${move}，${name}：−${percent}%`,
  better: '更好的走法',
  instead: (move) => `代替${move}`,
  step: (at, of) => `第${at}步，共${of}步`,
  back: '返回对局',
};

export default estimate;
