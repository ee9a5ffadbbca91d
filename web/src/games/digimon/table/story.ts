// Digimon's log as a story: what only says how the rules went on, what an effect brought about, and why cards were deleted.

import type { LogLine } from '../../../lib/table';
import type { CardName, EffectView, EventView } from '../types';

type Say = EventView['say'];
const saysOf = (line: LogLine | undefined) => line?.says as EventView | undefined;

const ASIDES: Say[] = ['phase_began', 'turn_ending', 'turn_ended', 'announced', 'triggered', 'rule_checked', 'attack_ended', 'deferred', 'shuffled', 'lost'];
/** What comes of effects. */
const OUTCOMES: Say[] = ['drew', 'memory', 'played', 'suspended', 'unsuspended', 'deleted', 'put', 'placed_in_play', 'de_digivolved', 'flipped', 'revealed', 'looked_at', 'prevented', 'unaffected', 'gave', 'linked', 'digivolved'];
/** With these something new begins: no effect from before brings about what follows. */
const BEGINNINGS: Say[] = ['turn_began', 'turn_ended', 'phase_began', 'announced', 'passed', 'attack_declared', 'attack_ended', 'security_checked', 'battled', 'rule_checked', 'hatched', 'moved'];

export function isAside(line: LogLine, before: LogLine[]): boolean {
  const says = line.says as EventView;
  // 11-2-8-1: whoever attacks suspends.
  return ASIDES.includes(says.say) || (says.say === 'suspended' && saysOf(before.at(-1))?.say === 'attack_declared');
}

/** The effect that brings about what is said next, if one does. */
function acting(before: LogLine[]): EffectView | null {
  for (const { says } of before.toReversed()) {
    const it = says as EventView;
    if (it.say === 'activated') return it.effect;
    if (BEGINNINGS.includes(it.say)) return null;
  }
  return null;
}

export function isUnder(line: LogLine, before: LogLine[]): boolean {
  return OUTCOMES.includes((line.says as EventView).say) && acting(before) !== null;
}

const isSame = (one: CardName, two: CardName): boolean => (one.unit !== null && two.unit !== null ? one.unit === two.unit : one.id === two.id);

/** How much DP an effect takes or gives, as it is written; nothing where its words name no single amount. */
export function dpOf(effect: EffectView): number | null {
  const amounts = new Set((effect.text ?? '').match(/[-−+]\d+(?= DP)/g)?.map((amount) => Number(amount.replace('−', '-'))));
  const [only] = amounts;
  return amounts.size === 1 && only !== undefined ? only : null;
}

export interface Loss {
  by: EffectView;
  dp: number;
}

export type Cause = { why: 'battle'; own: number; other: number } | { why: 'no_dp'; losses: Loss[] } | { why: 'effect'; by: EffectView } | { why: 'change'; loss: Loss };

/** 17-1-3-1: what took its DP in this turn. */
function losses(card: CardName, before: LogLine[]): Loss[] {
  return before.flatMap(({ says }, place) => {
    const it = says as EventView;
    if (it.say !== 'gave' || (it.to !== null && !isSame(it.to, card))) return [];
    const by = acting(before.slice(0, place));
    const dp = by ? dpOf(by) : null;
    return by && dp !== null && dp < 0 ? [{ by, dp }] : [];
  });
}

function inBattle(card: CardName, before: LogLine[]): Cause | null {
  const fought = before.map(saysOf).findLast((it) => it?.say === 'battled');
  if (fought?.say !== 'battled' || fought.compared !== 'dp') return null;
  const [one, two] = fought.numbers;
  if (isSame(card, fought.one)) return { why: 'battle', own: one, other: two };
  return isSame(card, fought.two) ? { why: 'battle', own: two, other: one } : null;
}

/** Why it came to this line; nothing where the line says so itself. */
export function causeOf(line: LogLine, before: LogLine[]): Cause | null {
  const says = line.says as EventView;
  const now = before.filter(({ turn }) => turn === line.turn);
  if (says.say === 'gave') {
    const by = acting(now);
    const dp = by ? dpOf(by) : null;
    return by && (dp === null ? { why: 'effect', by } : { why: 'change', loss: { by, dp } });
  }
  const [card] = says.say === 'deleted' ? says.cards : [];
  if (!card) return null;
  if (line.clauses.includes('14-2-2')) return inBattle(card, now);
  if (line.clauses.includes('17-1-3-1')) return { why: 'no_dp', losses: losses(card, now) };
  const by = acting(now);
  return by && { why: 'effect', by };
}
