// A position as a link, with what it was made with, and what is different where it is opened.

import { inWords } from '../../../lib/changes';
import { ask } from '../ask';
import type { PositionView } from '../types/requests';
import { encode, type Linked } from './code';

/** A position that cannot be said yet what it is made with is linked all the same. */
export async function linkTo(position: PositionView): Promise<string> {
  const played_by = await ask('position_by', { position }).catch(() => null);
  return encode({ position, played_by });
}

/** The differences in words; none for links that do not say what they were made with. */
export async function differences({ position, played_by }: Linked): Promise<string[]> {
  return played_by ? inWords(await ask('position_changes', { position, played_by })) : [];
}
