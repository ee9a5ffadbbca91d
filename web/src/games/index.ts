// The games that this page can show. What is about the look of one game is in its folder.

import type { Component } from 'svelte';
import type { Lesson } from '../learn/lesson';
import type { TablePart } from '../lib/table';
import { kept } from '../lib/keep';
import { digimon } from './digimon';
import { ocg } from './ocg';

/** One game's part of the page. Everything is loaded only when it is needed. */
export interface Game {
  /** As the server calls it. */
  key: string;
  /** Its name, the same in all languages. */
  name: string;
  /** What a number of a card looks like. */
  example: string;
  /** Loads the game's words in the language of now. */
  ready: () => Promise<void>;
  /** How it is played, shortly, in the language of now: a title and a text each. Its words are loaded. */
  help: () => [title: string, text: string][];
  /** The field with everything on it, and the words of the log. */
  table: () => Promise<TablePart>;
  /** Choosing decks for a new game: calls `choose` with the game's own `wanted`. */
  setup: () => Promise<{ default: Component<SetupProps> }>;
  /** Choosing what one player brings to a challenge: calls `choose` with the game's own `part`. */
  part: () => Promise<{ default: Component<PartProps> }>;
  /** Changing one's deck between two games of a match: calls `choose` with the changed deck. Where it is missing, decks stay. */
  siding?: () => Promise<{ default: Component<SidingProps> }>;
  /** What the one-click game is played with: the game's own `wanted`. */
  quick: () => unknown;
  decks: () => Promise<{ default: Component<{ id: string | null }> }>;
  /** A first game that teaches. */
  lesson?: () => Promise<{ default: Lesson }>;
  /** Laying out a position; where it is missing, games start with decks only. */
  position?: () => Promise<{ default: Component<{ encoded: string | null }> }>;
  /** The moment of a game, in the game's own form, as the address of its position page. */
  asPosition?: (record: unknown) => Promise<string>;
}

export interface SidingProps extends Record<string, unknown> {
  /** What the seat has played with, and what it brought to the match: the game's own form. */
  deck: unknown;
  registered: unknown;
  /** Null for the deck as it is, undefined while what is chosen is not allowed. */
  choose: (deck: unknown) => void;
}

export interface SetupProps extends Record<string, unknown> {
  /** Whose deck the first and the second one is. */
  labels: [string, string];
  /** Null while what is chosen cannot be played. */
  choose: (wanted: unknown) => void;
}

export interface PartProps extends Record<string, unknown> {
  label: string;
  /** What the game tells whoever takes a challenge up; null for the challenger. */
  invitation: unknown;
  /** Undefined while what is chosen cannot be played. */
  choose: (part: unknown) => void;
}

export const games: [Game, ...Game[]] = [digimon, ocg];

export function gameOf(key: string): Game | null {
  return games.find((game) => game.key === key) ?? null;
}

/** The game that was looked at last, or the first one. */
export function lastGame(): Game {
  return gameOf(kept('game') ?? '') ?? games[0];
}
