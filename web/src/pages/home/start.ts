// Opening a table.

import { api } from '../../lib/api';
import { keep, keepRoom, kept } from '../../lib/keep';
import { go } from '../../lib/router.svelte';
import type { Bot, ClockPlan, NewRoom, RoomMade, SeatPlan } from '../../protocol';

export type Kind = 'bot' | 'friend' | 'alone';

export interface Choices {
  kind: Kind;
  name: string;
  bot: Bot;
  seconds: number;
  clock: ClockPlan | null;
}

export interface Names {
  player: string;
  friend: string;
  sideA: string;
  sideB: string;
}

function seats(choices: Choices, names: Names): [SeatPlan, SeatPlan] {
  const person = (name: string): SeatPlan => ({ who: 'person', name });
  const me = person(choices.name.trim() || names.player);
  switch (choices.kind) {
    case 'bot':
      return [me, { who: 'bot', bot: choices.bot, budget_ms: choices.bot === 'search' ? choices.seconds * 1000 : null }];
    case 'friend':
      return [me, person(names.friend)];
    case 'alone':
      return [person(names.sideA), person(names.sideB)];
  }
}

export function planned(game: string, wanted: unknown, choices: Choices, names: Names): NewRoom {
  return {
    game,
    start: { new: { wanted, seed: null } },
    seats: seats(choices, names),
    clock: choices.kind === 'friend' ? choices.clock : null,
    practice: choices.kind !== 'friend',
  };
}

/** Opens the room and remembers the key to it. */
export async function open(plan: NewRoom): Promise<RoomMade> {
  const made = await api.makeRoom(plan);
  const key = ownKey(made);
  if (key) keepRoom(made.room, key);
  return made;
}

export function ownKey({ links }: RoomMade): string | null {
  return links.both ?? links.a ?? links.b;
}

export function sitDown(made: RoomMade): void {
  const key = ownKey(made);
  if (key) go(`#/room/${made.room}/${key}`);
}

export const keptName = (): string => kept('name') ?? '';
export const keepName = (name: string): void => keep('name', name.trim());
