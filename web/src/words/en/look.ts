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
};

export default look;
