// Waiting until somebody takes a challenge up.

import { voice } from '../../lib/announce.svelte';
import { api, Trouble } from '../../lib/api';
import { forgetChallenge, keepTakenUp, type MyChallenge } from '../../lib/keep';
import { inOneLine } from '../../lib/problem';
import { problemOf } from '../../lib/trouble';
import { words } from '../../lib/words.svelte';
import type { RoomKey } from '../../protocol';

/** How a challenge ends for those who come too late. */
export type End = 'missing' | 'withdrawn' | 'taken';

const ends: Record<string, End> = { no_such_challenge: 'missing', challenge_taken: 'taken', challenge_withdrawn: 'withdrawn' };
const AT_ONCE_S = 20;
const BETWEEN_MS = 2_000;

/** Null: something else went wrong. */
export function endOf(thrown: unknown): End | null {
  return thrown instanceof Trouble ? (ends[thrown.problem.what ?? ''] ?? null) : null;
}

function pause(since: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, since + BETWEEN_MS - Date.now())));
}

/** Asks once: the room and key, if somebody has come. What has ended is not kept as open any more. */
async function asked(challenge: MyChallenge, seconds: number, signal?: AbortSignal): Promise<RoomKey | null> {
  try {
    const taken = await api.waitFor(challenge, seconds, signal);
    if (taken) {
      keepTakenUp(challenge.challenge, { ...taken, decks: challenge.decks });
      forgetChallenge(challenge);
    }
    return taken;
  } catch (thrown) {
    if (endOf(thrown)) forgetChallenge(challenge);
    throw thrown;
  }
}

/** Is it taken up by now? */
export function lookedAfter(challenge: MyChallenge): Promise<RoomKey | null> {
  return asked(challenge, 0).catch(() => null);
}

/** Waits for somebody, however long, over lost connections too. Null when there is no use in it or nobody waits any more. */
export async function takenUp(challenge: MyChallenge, signal: AbortSignal): Promise<RoomKey | End | null> {
  while (!signal.aborted) {
    const since = Date.now();
    try {
      const taken = await asked(challenge, AT_ONCE_S, signal);
      if (taken) return taken;
    } catch (thrown) {
      const end = endOf(thrown);
      if (end) return end;
    }
    await pause(since);
  }
  return null;
}

/** Takes it back. Somebody may have been faster: then it stays, and leads to the table. */
export async function withdrawn(challenge: MyChallenge): Promise<void> {
  try {
    await api.withdraw(challenge);
    forgetChallenge(challenge);
    voice.tell(words.w.challenge.withdrawn);
  } catch (thrown) {
    const end = endOf(thrown);
    if (end === 'missing' || end === 'withdrawn') forgetChallenge(challenge);
    voice.tell(inOneLine(problemOf(thrown)), 'problem');
  }
}
