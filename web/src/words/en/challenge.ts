// Challenging a friend, and taking a challenge up.

const challenge = {
  make: 'Make the link',
  ownTitle: 'Your challenge',
  ownText: 'Send this link to a friend. Whoever sits down first plays against you.',
  sees: 'Your friend sees neither your deck nor your hand, and the link lets nobody watch. Watchers are invited at the table.',
  link: 'Link for your friend',
  onlyHere: 'This address only works on this computer. For a friend elsewhere, start Headjudge with --listen 0.0.0.0:7878 and open it by this computer’s address in the network.',
  share: 'Share',
  shareText: 'I challenge you to a game!',
  waits: 'Waiting for your friend. As soon as they sit down, this page goes to the table.',
  withdraw: 'Withdraw the challenge',
  withdrawn: 'The challenge is withdrawn. Its link no longer works.',
  row: 'Your challenge',
  rowText: 'Waiting for a friend · open it for the link',
  challenges: (name: string) => `${name} challenges you`,
  sitDown: 'Sit down',
  ends: {
    missing: 'There is no such challenge',
    withdrawn: 'This challenge was withdrawn',
    taken: 'Somebody has already taken this challenge up',
  },
  missingText: 'The link is not complete, or older than a week. Ask for a new one.',
  endText: 'Ask for a new link, or challenge them yourself.',
};

export default challenge;
