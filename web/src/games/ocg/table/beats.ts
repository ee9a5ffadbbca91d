// How long each thing is shown when it is told, in milliseconds at normal pace.

import type { EventView, View } from '../types';

type Say = EventView['say'];

/** Whoever did it has seen it; what follows from it is told. */
const ANYBODY: Partial<Record<Say, number>> = {
  turn_began: 600,
  activated: 600,
  resolved: 350,
  activation_negated: 550,
  effect_negated: 550,
  summon_negated: 550,
  attack_declared: 550,
  attack_target_changed: 450,
  attack_negated: 500,
  battled: 450,
  destroyed_in_battle: 500,
  damage: 550,
  battle_damage: 600,
  life_points_gained: 450,
  life_points_lost: 450,
  control_changed: 450,
  tossed: 500,
  rolled: 500,
  won: 700,
  draw: 700,
};
/** Only where somebody else did it. */
const OTHERS: Partial<Record<Say, number>> = {
  summoned: 550,
  set: 400,
  flipped_up: 450,
  position_changed: 350,
  life_points_paid: 350,
  targeted: 400,
  equipped: 350,
  revealed: 500,
  declared: 500,
};

export function beat(says: unknown, own: boolean): number {
  const { say } = says as EventView;
  return ANYBODY[say] ?? (own ? 0 : (OTHERS[say] ?? 0));
}

export const turnOf = (view: unknown) => (view as View).turn_player;
