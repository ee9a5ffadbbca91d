// What is wrong with a deck or a position, in the words of a language.

import type { FaultView } from '../types/requests';
import type { DigimonWords } from './en';

type Decks = Pick<DigimonWords['decks'], 'fault'>;
type Zone = DigimonWords['zone'];

export function fault(words: Decks, what: FaultView): string {
  // The tag picks the sentence that takes exactly this variant.
  return (words.fault[what.fault] as (it: FaultView) => string)(what);
}

/** The faults of a deck that was refused, as the program lists them. */
export function faults(words: Decks, listed: string): string {
  return (JSON.parse(listed) as FaultView[]).map((what) => fault(words, what)).join('\n');
}

const ZONES: Record<string, keyof Zone> = {
  deck: 'deck',
  'Digi-Egg deck': 'eggs',
  hand: 'hand',
  trash: 'trash',
  security: 'security',
  'battle area': 'battle',
  'breeding area': 'breeding',
};

/** “battle area, 2” as the program says it. */
export function area(zone: Zone, said: string): string {
  const [name = '', place] = said.split(', ');
  const known = ZONES[name];
  return (known ? zone[known] : name) + (place ? ` ${place}` : '');
}
