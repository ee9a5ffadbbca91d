// Words that every page has.

const common = {
  name: 'Headjudge',
  nav: { play: 'Play', decks: 'Decks', position: 'Position', skip: 'Skip to content', main: 'Main' },
  settings: { language: 'Language', theme: 'Theme', system: 'System', light: 'Light', dark: 'Dark' },
  common: {
    colon: ': ',
    close: 'Close',
    cancel: 'Cancel',
    ok: 'OK',
    copy: 'Copy',
    copied: 'Copied.',
    notCopied: 'This browser does not let the page copy. Select the text and copy it yourself.',
    loading: 'Loading…',
    retry: 'Try again',
    yes: 'Yes',
    no: 'No',
    you: 'You',
    opponent: 'Opponent',
  },
  changed: {
    title: 'Here something is different from where this was made.',
    edition: (then: string, now: string) => `It was made with the rules ${then}; here are ${now}.`,
    rules: 'It was made with another version of the program, which may play some rules otherwise.',
    cards: (numbers: string) => `These cards are not the same here, or are not there: ${numbers}`,
  },
  trouble: { notFound: 'There is no such page.', home: 'To the start page' },
};

export default common;
