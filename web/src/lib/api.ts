// The server over HTTP. What goes wrong is thrown as a `Trouble` with place, reason and way out.

import type { Acceptance, Challenge, ChallengeMade, Estimates, Holding, OtherLine, RoomKey, NewChallenge, NewRoom, Problem, RoomMade, StoredPool, Summary, Tables } from '../protocol';
import { me, type MyChallenge, type MyRoom } from './keep';

export class Trouble extends Error {
  constructor(public problem: Problem) {
    super(`${problem.place}: ${problem.reason}`);
  }
}

interface How {
  /** A body that is sent as it is. */
  raw?: string;
  signal?: AbortSignal;
}

async function send<T>(method: string, path: string, body?: unknown, { raw, signal }: How = {}): Promise<T> {
  const headers: Record<string, string> = { 'x-headjudge-me': me() };
  if (body !== undefined) headers['content-type'] = 'application/json';
  let answer: Response;
  try {
    answer = await fetch(path, { method, headers, body: raw ?? (body === undefined ? undefined : JSON.stringify(body)), signal });
  } catch {
    throw new Trouble({ place: path, reason: 'no answer', way_out: 'is headjudge running?', what: 'unreachable', with: {} });
  }
  const text = await answer.text();
  const said: unknown = text ? parsed(text) : null;
  if (answer.ok) return said as T;
  const status = `${answer.status} ${answer.statusText}`;
  throw new Trouble(isProblem(said) ? said : { place: path, reason: status, way_out: '', what: 'odd_answer', with: { status } });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function isProblem(said: unknown): said is Problem {
  return typeof said === 'object' && said !== null && 'reason' in said && 'way_out' in said;
}

export interface StoredDeck<B = unknown> {
  id: string;
  name: string;
  body: B;
}

/** The room whose cards are asked about, beside one's own. */
let sitting = '';

/** While somebody sits in a room its cards are known, whoever brought them. */
export function sitIn(room: string, key: string): () => void {
  const here = `?room=${encodeURIComponent(room)}&key=${encodeURIComponent(key)}`;
  sitting = here;
  return () => {
    if (sitting === here) sitting = '';
  };
}

export const api = {
  makeRoom: (wanted: NewRoom) => send<RoomMade>('POST', '/api/rooms', wanted),
  /** The tables that anybody may find. */
  tables: () => send<Tables>('GET', '/api/tables'),
  mine: (rooms: MyRoom[]) =>
    send<Summary[]>(
      'POST',
      '/api/rooms/mine',
      rooms.map(({ room, key }) => [room, key]),
    ),
  /** A moment of a game as what a game starts from, in the game's own form. */
  position: (room: string, key: string, at: number) => send<unknown>('GET', `/api/rooms/${room}/${key}/position/${at}`),
  replayAddress: (room: string, key: string) => `/api/rooms/${room}/${key}/replay`,
  matchAddress: (room: string, key: string) => `/api/rooms/${room}/${key}/match`,
  /** What the searching bot thinks of the choices from a move on, as far as it comes in a second or so. */
  estimates: (room: string, key: string, from: number, signal: AbortSignal) =>
    send<Estimates>('GET', `/api/rooms/${room}/${key}/estimates/${from}`, undefined, { signal }),
  /** How the game might have gone on after another answer. */
  otherLine: (room: string, key: string, at: number, option: string, viewer: Holding) =>
    send<OtherLine>('GET', `/api/rooms/${room}/${key}/line/${at}?option=${encodeURIComponent(option)}&viewer=${viewer}`),
  openReplay: (text: string) => send<RoomKey>('POST', '/api/replays', undefined, { raw: text }),
  challenge: (made: NewChallenge) => send<ChallengeMade>('POST', '/api/challenges', made),
  challenged: (challenge: string) => send<Challenge>('GET', `/api/challenges/${challenge}`),
  accept: (challenge: string, acceptance: Acceptance) => send<RoomKey>('POST', `/api/challenges/${challenge}/accept`, acceptance),
  /** The challenger's room and key; null when nobody has come in so many seconds. */
  waitFor: ({ challenge, key }: MyChallenge, seconds: number, signal?: AbortSignal) =>
    send<RoomKey | null>('GET', `/api/challenges/${challenge}/${key}?wait=${seconds}`, undefined, { signal }),
  withdraw: ({ challenge, key }: MyChallenge) => send<unknown>('DELETE', `/api/challenges/${challenge}/${key}`),
  /** A request about cards and decks that only the game understands. */
  ask: <T>(game: string, request: string, body: unknown = {}) => send<T>('POST', `/api/${game}/ask/${request}${sitting}`, body),
  pools: (game: string) => send<StoredPool[]>('GET', `/api/${game}/pools`),
  addPool: (game: string, name: string, text: string) =>
    send<StoredPool>('POST', `/api/${game}/pools?name=${encodeURIComponent(name)}`, undefined, { raw: text }),
  dropPool: (game: string, name: string) => send<unknown>('DELETE', `/api/${game}/pools/${encodeURIComponent(name)}`),
  decks: <B>(game: string) => send<StoredDeck<B>[]>('GET', `/api/${game}/decks`),
  keepDeck: (game: string, id: string, name: string, body: unknown) =>
    send<unknown>('PUT', `/api/${game}/decks/${encodeURIComponent(id)}`, { name, body }),
  dropDeck: (game: string, id: string) => send<unknown>('DELETE', `/api/${game}/decks/${encodeURIComponent(id)}`),
};
