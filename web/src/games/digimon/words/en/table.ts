// The table: zones, the decision bar, the card that is looked at.

const table = {
  under: (n: number) => (n === 1 ? '1 card under it' : `${n} cards under it`),
  links: (n: number) => (n === 1 ? '1 link card' : `${n} link cards`),
  memoryOf: (n: number, name: string) => (n === 0 ? 'Memory 0' : `Memory ${n}, ${name}’s side`),
  memoryHelp: 'Memory: costs move the counter to the right. When it stands on the other side, the turn ends.',
  turnPasses: 'turn ends',
  securityCheck: 'Security check',
  battle: 'Battle',
};

export default table;
