// How one's own games with a deck went, from the games that this browser has a key to and the files of those that are over.

import { api } from '../lib/api';
import { keepJson, keptJson, myRooms, type MyRoom } from '../lib/keep';
import { other, seats, index } from '../lib/seats';
import type { Bot, Outcome, Seat, Summary } from '../protocol';
import { total, type Entry } from './deckGame';

type Cards = Record<string, number>;
/** The decks of a game, seat A and seat B; null where it began from something else. */
type Decks = [Cards, Cards] | null;

/** A deck that was changed in less than this part of its cards is still the same. */
const SAME = 0.9;

export interface Played {
  won: number;
  lost: number;
  drawn: number;
  turns: number;
  against: Bot | 'person';
}

const counted = (entries: Entry[]): Cards => {
  const cards: Cards = {};
  for (const { number, copies } of entries) cards[number] = (cards[number] ?? 0) + copies;
  return cards;
};

interface Recorded extends Entry {
  part?: string;
}

/** What both players brought, where a game was begun with decks. */
function brought(replay: unknown): Decks {
  const decks = (replay as { record?: { decks?: unknown } }).record?.decks;
  if (!Array.isArray(decks) || decks.length !== 2 || !decks.every(Array.isArray)) return null;
  const [a, b] = (decks as Recorded[][]).map((cards) => counted(cards.filter(({ part }) => part !== 'side')));
  return a && b ? [a, b] : null;
}

/** Once it is over, a game does not change: what was brought is asked for once. */
async function decksOf({ room, key }: MyRoom): Promise<Decks> {
  const known = keptJson<Record<string, Decks>>('brought', {});
  if (room in known) return known[room] ?? null;
  const answer = await fetch(api.replayAddress(room, key));
  if (!answer.ok) return null;
  const decks = brought(await answer.json());
  const mine = new Set(myRooms().map((one) => one.room));
  const kept = Object.entries(keptJson<Record<string, Decks>>('brought', {})).filter(([one]) => mine.has(one));
  keepJson('brought', { ...Object.fromEntries(kept), [room]: decks });
  return decks;
}

export function isAlike(one: Cards, two: Cards): boolean {
  const size = (cards: Cards) => Object.values(cards).reduce((sum, copies) => sum + copies, 0);
  const shared = Object.entries(one).reduce((sum, [number, copies]) => sum + Math.min(copies, two[number] ?? 0), 0);
  return shared >= SAME * Math.max(size(one), size(two), 1);
}

/** Where whoever looks sat: against a bot, or where this deck was and the other's was not. */
function seatOf({ players }: Summary, fits: [boolean, boolean]): Seat | null {
  const persons = seats.filter((seat) => players[index(seat)].bot === null);
  const able = persons.filter((seat) => fits[index(seat)]);
  return able.length === 1 ? (able[0] ?? null) : null;
}

function resultOf(summary: Summary, outcome: Outcome, seat: Seat): Played {
  const won = outcome !== 'Draw' && outcome.Won === seat;
  const against = summary.players[index(other(seat))].bot ?? 'person';
  return { won: Number(won), lost: Number(!won && outcome !== 'Draw'), drawn: Number(outcome === 'Draw'), turns: summary.turn, against };
}

/** The games of this browser that were played to the end with this deck, or with one that hardly differs. */
export async function playedWith(game: string, entries: Entry[]): Promise<Played[]> {
  const deck = counted(entries.filter(({ side }) => !side));
  const rooms = myRooms();
  if (rooms.length === 0 || total(entries) === 0) return [];
  const found: Played[] = [];
  for (const summary of await api.mine(rooms)) {
    const room = rooms.find((one) => one.room === summary.room);
    if (!room || summary.game !== game || summary.outcome === null || summary.problem) continue;
    const decks = await decksOf(room).catch(() => null);
    const seat = decks && seatOf(summary, [isAlike(deck, decks[0]), isAlike(deck, decks[1])]);
    if (seat) found.push(resultOf(summary, summary.outcome, seat));
  }
  return found;
}
