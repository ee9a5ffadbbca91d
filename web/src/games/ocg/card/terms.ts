// Which statement of the rulebook says what a kind of card is about.

import type { MonsterTypeView, SpellTrapView } from '../types';
import type { CardFacts } from '../types/requests';
import type { OcgWords } from '../words/en';

const TYPES: Partial<Record<MonsterTypeView, string>> = {
  fusion: '3.3.2-139',
  ritual: '3.3.2-126',
  synchro: '3.3.2-171',
  xyz: '3.3.2-191',
  pendulum: '3.3.2-211',
  link: '3.3.2-221',
  tuner: '3.3.2-52',
  flip: '3.3.2-308',
  gemini: '3.4.4-96',
};
const SPELLS: Partial<Record<SpellTrapView, string>> = { continuous: '3.3.3-22', equip: '3.3.3-29', field: '3.3.3-43', quick_play: '3.3.3-49' };
const TRAPS: Partial<Record<SpellTrapView, string>> = { continuous: '3.3.4-23', counter: '3.3.4-31' };

/** What is printed in its type line or by its icon, with the statement about it. */
export function termsOf({ kind, types, spell_trap }: CardFacts, words: OcgWords): { name: string; clause: string }[] {
  const icon = spell_trap && (kind === 'trap' ? TRAPS : SPELLS)[spell_trap];
  const said = types.flatMap((type) => (TYPES[type] ? [{ name: words.types[type], clause: TYPES[type] }] : []));
  return icon ? [...said, { name: `${words.spellTrap[spell_trap]} ${words.kinds[kind]}`, clause: icon }] : said;
}
