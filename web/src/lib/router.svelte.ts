// Which page the address names: `#/` or `#/GAME`, `#/GAME/decks/ID`, `#/GAME/position/ENCODED`, `#/GAME/learn/STEP`, `#/room/ROOM/KEY`
// (or `…/replay`: at its beginning), `#/join/CHALLENGE` (or `…/now`: with the deck that was played last).

import { gameOf, games, lastGame } from '../games';

export type Route =
  | { page: 'home'; game: string | null }
  | { page: 'decks'; game: string; id: string | null }
  | { page: 'position'; game: string; encoded: string | null }
  | { page: 'learn'; game: string; step: number }
  | { page: 'join'; challenge: string; now: boolean }
  | { page: 'room'; room: string; key: string; replay: boolean };

const parts = (hash: string): string[] => hash.replace(/^#?\/?/, '').split('/');

export function parse(hash: string): Route {
  const [first, second, third, fourth] = parts(hash);
  if (first === 'room' && second && third) return { page: first, room: second, key: third, replay: fourth === 'replay' };
  if (first === 'join' && second) return { page: first, challenge: second, now: third === 'now' };
  const game = first && gameOf(first) ? first : null;
  if (game && second === 'decks') return { page: second, game, id: third ? decodeURIComponent(third) : null };
  if (game && second === 'learn') return { page: second, game, step: Number(third ?? 0) || 0 };
  if (game && second === 'position') return { page: second, game, encoded: third ?? null };
  return { page: 'home', game };
}

/** Addresses that name no game are older than the second game, and mean the first one. */
export function renamed(hash: string): string | null {
  const [page] = parts(hash);
  const [first] = games;
  return (page === 'decks' || page === 'position') ? `#/${first.key}/${parts(hash).join('/')}` : null;
}

/** Old links are led on, and leave nothing behind to come back to. */
function lead(): void {
  const better = renamed(location.hash);
  if (better) history.replaceState(history.state, '', better);
}

class Router {
  route = $state.raw<Route>(parse(renamed(location.hash) ?? location.hash));

  constructor() {
    lead();
    addEventListener('hashchange', () => {
      lead();
      this.route = parse(location.hash);
      scrollTo(0, 0);
    });
  }
}

export const router = new Router();

/** The game that the address names; where it names none, the one that was looked at last. */
export const gameNow = (): string => ('game' in router.route && router.route.game) || lastGame().key;

export const decksAddress = (game: string, id?: string): string => `#/${game}/decks${id ? `/${encodeURIComponent(id)}` : ''}`;
export const learnAddress = (game: string, step = 0): string => `#/${game}/learn/${step}`;
export const positionAddress = (game: string, encoded?: string): string => `#/${game}/position${encoded ? `/${encoded}` : ''}`;

export function go(hash: string): void {
  location.hash = hash;
}

/** To a table; the page that only led there is no place to come back to. */
export function goToTable({ room, key }: { room: string; key: string }): void {
  location.replace(`#/room/${room}/${key}`);
}

const here = (hash: string): string => `${location.origin}${location.pathname}${hash}`;

export const replayAddress = (room: string, key: string): string => here(`#/room/${room}/${key}/replay`);
export const roomAddress = (room: string, key: string): string => here(`#/room/${room}/${key}`);
export const joinAddress = (challenge: string): string => here(`#/join/${challenge}`);
