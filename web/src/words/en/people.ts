// People at the tables of a server: who waits, who plays, quick words, taking back, sharing.

const people = {
  tables: 'Tables here',
  noneOpen: 'Nobody waits for a player just now. Open a table “Against a friend” and let anybody join.',
  waits: (name: string) => `${name} waits for somebody`,
  since: (time: string) => `since ${time}`,
  join: 'Join',
  joinHint: 'Sit down at once, with the deck that you played last',
  watch: 'Watch',
  public: 'Anybody may join: show the table on the start page',
  listed: 'Anybody may watch: show the game on the start page',
  publicWaits: 'Your table is shown on the start page of this server as long as you wait.',
  say: 'Say something',
  mute: 'Hear no words',
  words: { hello: 'Hello!', good_luck: 'Good luck!', well_played: 'Well played!', thanks: 'Thank you!', sorry: 'Sorry!', one_moment: 'One moment, please.' },
  says: (name: string, words: string) => `${name}: ${words}`,
  askBack: 'Ask to take back',
  backAsked: 'You asked to take your last choice back.',
  backAskedBy: (name: string) => `${name} asks to take the last choice back.`,
  share: 'Copy link',
  shareHint: 'Whoever opens the link sees the whole game, both hands too',
};

export default people;
