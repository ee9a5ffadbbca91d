// What a click on a card in play may mean.

import { cardKey, type Key } from '../../../table/spots';
import type { UnitView } from '../types';

/** What a click on a unit may mean: the unit, or the card on top of it. */
export function unitKeys(unit: UnitView): Key[] {
  const top = unit.stack[0];
  return top ? [`unit:${unit.id}`, cardKey(top.id)] : [`unit:${unit.id}`];
}
