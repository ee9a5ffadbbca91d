// Opening a table, or challenging somebody to one.

import { api } from './api';
import { deckNames } from './deckNames';
import { keep, keepChallenge, keepRoom, kept } from './keep';
import { go } from './router.svelte';
import type { Bot, NewChallenge, NewRoom, RoomMade, SeatPlan } from '../protocol';

/** Who plays at one screen: against a bot, or both sides. */
export type Kind = 'bot' | 'alone';

export interface Choices {
  kind: Kind;
  name: string;
  bot: Bot;
  seconds: number;
}

export interface Names {
  player: string;
  sideA: string;
  sideB: string;
}

function seats(choices: Choices, names: Names): [SeatPlan, SeatPlan] {
  const person = (name: string): SeatPlan => ({ who: 'person', name });
  switch (choices.kind) {
    case 'bot': {
      const machine: SeatPlan = { who: 'bot', bot: choices.bot, budget_ms: choices.bot === 'search' ? choices.seconds * 1000 : null };
      return [person(choices.name.trim() || names.player), machine];
    }
    case 'alone':
      return [person(names.sideA), person(names.sideB)];
  }
}

export function planned(game: string, wanted: unknown, choices: Choices, names: Names): NewRoom {
  return { game, start: { new: { wanted, seed: null } }, seats: seats(choices, names), clock: null, practice: true };
}

/** Opens the room and remembers the key to it. */
export async function open(plan: NewRoom): Promise<RoomMade> {
  const made = await api.makeRoom(plan);
  const key = ownKey(made);
  if (key) keepRoom(made.room, key, 'new' in plan.start ? deckNames(plan.start.new.wanted) : undefined);
  return made;
}

export function ownKey({ links }: RoomMade): string | null {
  return links.both ?? links.a ?? links.b;
}

export function sitDown(made: RoomMade): void {
  const key = ownKey(made);
  if (key) go(`#/room/${made.room}/${key}`);
}

/** Makes a challenge, and goes to where its link is, to wait there. */
export async function challenge(made: NewChallenge): Promise<void> {
  const { challenge, key } = await api.challenge(made);
  keepChallenge({ challenge, key, decks: deckNames(made.part), isPublic: made.public ?? false });
  go(`#/join/${challenge}`);
}

export const keptName = (): string => kept('name') ?? '';
export const keepName = (name: string): void => keep('name', name.trim());
