// What Digimon's events sound like.

import type { SoundOf } from '../../lib/table';
import { endOf } from '../../lib/table';
import type { EventView } from './types';

export const soundOf: SoundOf = (says, mine) => {
  const event = says as EventView;
  switch (event.say) {
    case 'opening_hands':
    case 'redrew':
    case 'drew':
      return 'draw';
    case 'played':
    case 'digivolved':
    case 'dna_digivolved':
    case 'linked':
    case 'hatched':
    case 'moved':
      return 'play';
    case 'used':
    case 'activated':
      return 'effect';
    case 'attack_declared':
    case 'blocked':
      return 'attack';
    case 'security_checked':
      return 'check';
    case 'battled':
      return 'battle';
    case 'deleted':
    case 'de_digivolved':
      return 'gone';
    case 'turn_began':
      return 'turn';
    default:
      return endOf(event, mine);
  }
};
