// How a zone of the field is called.

import type { ZoneView } from '../types';
import type terms from './en/terms';

export function zoneWords({ zone }: Pick<typeof terms, 'zone'>): (it: ZoneView) => string {
  return (it) => {
    if ('extra' in it) return `${zone.extra} ${it.extra + 1}`;
    if ('main' in it) return `${zone.monsters} ${it.main[1] + 1}`;
    if ('spell_trap' in it) return `${zone.spells} ${it.spell_trap[1] + 1}`;
    return zone.field;
  };
}
