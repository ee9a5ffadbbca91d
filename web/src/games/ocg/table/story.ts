// The OCG's log as a story: what only says how the rules went on, and what the resolution of an effect brought about.

import type { LogLine } from '../../../lib/table';
import type { EventView, PhaseView } from '../types';

type Say = EventView['say'];

const ASIDES: Say[] = ['attempted', 'finished', 'shuffled', 'placed', 'turned_down'];
/** The phases in which players act. */
const ACTS: PhaseView[] = ['main1', 'battle_step', 'main2'];
/** More cards than these were looked through, not looked at. */
const FEW = 5;

export function isAside(line: LogLine): boolean {
  const says = line.says as EventView;
  if (says.say === 'phase_began') return !ACTS.includes(says.phase);
  // 3.4.3-39: what has resolved goes where it has to go.
  if (says.say === 'moved') return says.why === 'by_rule';
  if (says.say === 'looked_at') return says.cards.length > FEW;
  return ASIDES.includes(says.say);
}

/** Between the beginning and the end of a resolution. */
export function isUnder(line: LogLine, before: LogLine[]): boolean {
  if ((line.says as EventView).say === 'finished') return false;
  const last = before.map(({ says }) => (says as EventView).say).findLast((say) => ['resolved', 'finished', 'turn_began'].includes(say));
  return (line.says as EventView).say === 'targeted' || last === 'resolved';
}
