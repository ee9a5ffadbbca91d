// Which clause says what a keyword does (chapter 16).

import type { DigimonWords } from '../words/en';

type Keyword = keyof DigimonWords['keywords'];

const CLAUSES: Record<Keyword, string> = {
  'Security A.': '16-3-1',
  Blocker: '16-4-1',
  Recovery: '16-5-1',
  Piercing: '16-6-1',
  Draw: '16-7-1',
  Jamming: '16-8-1',
  Digisorption: '16-9-1',
  Reboot: '16-10-1',
  'De-Digivolve': '16-11-1',
  Retaliation: '16-12-1',
  'Digi-Burst': '16-13-1',
  Rush: '16-14-1',
  Blitz: '16-15-1',
  Delay: '16-16-1',
  Decoy: '16-17-1',
  'Armor Purge': '16-18-1',
  Save: '16-19-1',
  'Material Save': '16-20-1',
  Evade: '16-21-1',
  Raid: '16-22-1',
  Alliance: '16-23-1',
  Barrier: '16-24-1',
  'Blast Digivolve': '16-25-1',
  Fortitude: '16-26-1',
  'Mind Link': '16-27-1',
  Partition: '16-28-1',
  Collision: '16-29-1',
  'Blast DNA Digivolve': '16-30-1',
  Scapegoat: '16-31-1',
  Vortex: '16-32-1',
  Overclock: '16-33-1',
  Iceclad: '16-34-1',
  Decode: '16-35-1',
  Fragment: '16-36-1',
  Execute: '16-37-1',
  Progress: '16-38-1',
  Link: '16-39-1',
  Training: '16-40-1',
  Overflow: '4-17-1',
};

/** The keywords that these lines have, each once, as they are printed. */
export function keywordsOf(lines: string[]): { name: Keyword; clause: string }[] {
  const names = Object.keys(CLAUSES) as Keyword[];
  const printed = lines.flatMap((line) => [...line.matchAll(/<([^<>]+)>/g)].map(([, word]) => word ?? ''));
  const longest = (word: string) => names.filter((name) => word.startsWith(name)).sort((one, two) => two.length - one.length)[0];
  return [...new Set(printed.flatMap((word) => longest(word) ?? []))].map((name) => ({ name, clause: CLAUSES[name] }));
}
