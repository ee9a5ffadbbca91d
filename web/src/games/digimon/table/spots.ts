// What a click on a card in play may mean, and where a named card lies.

import { cardKey, type Key } from '../../../table/spots';
import type { CardName, UnitView } from '../types';

/** What a click on a unit may mean: the unit, or the card on top of it. */
export function unitKeys(unit: UnitView): Key[] {
  const top = unit.stack[0];
  return top ? [`unit:${unit.id}`, cardKey(top.id)] : [`unit:${unit.id}`];
}

/** Where a card that is named somewhere lies now, or lay. */
export function nameKeys(card: CardName): Key[] {
  return card.unit === null ? [cardKey(card.id)] : [`unit:${card.unit}`, cardKey(card.id)];
}
