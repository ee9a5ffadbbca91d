// What the OCG's events sound like.

import type { SoundOf } from '../../lib/table';
import { endOf } from '../../lib/table';
import type { EventView, MoveView } from './types';

const MOVES: Partial<Record<MoveView, 'draw' | 'gone'>> = { drawn: 'draw', added: 'draw', destroyed: 'gone', banished: 'gone', banished_face_down: 'gone' };

export const soundOf: SoundOf = (says, mine) => {
  const event = says as EventView;
  switch (event.say) {
    case 'moved':
      return MOVES[event.why] ?? null;
    case 'summoned':
    case 'placed':
      return 'play';
    case 'set':
    case 'position_changed':
    case 'turned_down':
      return 'set';
    case 'activated':
    case 'flipped_up':
      return 'effect';
    case 'attack_declared':
      return 'attack';
    case 'revealed':
      return 'check';
    case 'battled':
      return 'battle';
    case 'destroyed_in_battle':
    case 'summon_negated':
    case 'activation_negated':
      return 'gone';
    case 'damage':
    case 'battle_damage':
    case 'life_points_lost':
      return 'damage';
    case 'life_points_gained':
      return 'gain';
    case 'turn_began':
      return 'turn';
    default:
      return endOf(event, mine);
  }
};
