// What each player likes to hear and to look at.

const look = {
  title: 'Sound and look',
  sound: 'Sound',
  soundOn: 'Sounds on the table',
  volume: 'Volume',
  listen: 'Listen',
  hushed: 'Your system asks for less motion: the table stays silent.',
  look: 'Look',
  parts: { table: 'Table', mat: 'Mat', backs: 'Backs of cards', colors: 'Colours of the page' },
  table: { plain: 'Plain', sand: 'Sand', sky: 'Sky', blossom: 'Blossom', cloth: 'Green cloth', wood: 'Wood', arena: 'Arena' },
  mat: { none: 'None', grid: 'Grid', rays: 'Rays', rings: 'Rings', stars: 'Stars', weave: 'Weave' },
  backs: { own: 'The game’s', crimson: 'Crimson', forest: 'Forest', violet: 'Violet', steel: 'Steel', sun: 'Sun' },
  colors: { indigo: 'Indigo', teal: 'Teal', crimson: 'Crimson', forest: 'Forest', amber: 'Amber' },
  pictures: {
    title: 'Pictures of cards',
    text: 'None come with the program. Your own stay in this browser and are sent nowhere; a card without one is drawn.',
    folder: 'Choose a folder',
    files: 'Choose pictures',
    drop: 'Remove them',
    reading: (n: number) => `Keeping the pictures… ${n}`,
    kept: (n: number) => (n === 1 ? '1 picture is kept.' : `${n} pictures are kept.`),
    nothing: 'No picture was found in it.',
    pattern: 'Or an address where they are',
    patternHint: (example: string) => `The files are called by the number of the card: ${example}.png. In an address, {number} stands for it. Whoever keeps that server sees which cards you look at.`,
    forbidden: 'This server lets the page show its own pictures only. Choose a folder instead.',
  },
};

export default look;
