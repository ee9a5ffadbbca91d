// How long each thing is shown when it is told, in milliseconds at normal pace.

import type { EventView, View } from '../types';

type Say = EventView['say'];

/** Whoever did it has seen it; what follows from it is told. */
const ANYBODY: Partial<Record<Say, number>> = {
  turn_began: 650,
  attack_declared: 550,
  target_switched: 450,
  blocked: 550,
  security_checked: 900,
  battled: 850,
  activated: 700,
  deleted: 450,
  de_digivolved: 450,
  prevented: 400,
  won: 700,
  draw: 700,
};
/** Only where somebody else did it. */
const OTHERS: Partial<Record<Say, number>> = {
  passed: 400,
  drew: 220,
  paid: 220,
  memory: 300,
  played: 550,
  digivolved: 550,
  dna_digivolved: 550,
  used: 550,
  linked: 500,
  hatched: 350,
  moved: 350,
  put: 300,
  placed_in_play: 350,
  revealed: 500,
};

export function beat(says: unknown, own: boolean): number {
  const { say } = says as EventView;
  return ANYBODY[say] ?? (own ? 0 : (OTHERS[say] ?? 0));
}

export const turnOf = (view: unknown) => (view as View).turn_player;
