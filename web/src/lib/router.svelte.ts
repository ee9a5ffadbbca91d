// Which page the address names: `#/`, `#/decks/ID`, `#/room/ROOM/KEY` (or `…/replay`: at its beginning), `#/join/CHALLENGE`, `#/position/ENCODED`.

export type Route =
  | { page: 'home' }
  | { page: 'decks'; id: string | null }
  | { page: 'position'; encoded: string | null }
  | { page: 'join'; challenge: string }
  | { page: 'room'; room: string; key: string; replay: boolean };

export function parse(hash: string): Route {
  const [page, first, second, third] = hash.replace(/^#?\/?/, '').split('/');
  if (page === 'decks') return { page, id: first ? decodeURIComponent(first) : null };
  if (page === 'position') return { page, encoded: first ?? null };
  if (page === 'room' && first && second) return { page, room: first, key: second, replay: third === 'replay' };
  if (page === 'join' && first) return { page, challenge: first };
  return { page: 'home' };
}

class Router {
  route = $state.raw<Route>(parse(location.hash));

  constructor() {
    addEventListener('hashchange', () => {
      this.route = parse(location.hash);
      scrollTo(0, 0);
    });
  }
}

export const router = new Router();

export function go(hash: string): void {
  location.hash = hash;
}

/** To a table; the page that only led there is no place to come back to. */
export function goToTable({ room, key }: { room: string; key: string }): void {
  location.replace(`#/room/${room}/${key}`);
}

const here = (hash: string): string => `${location.origin}${location.pathname}${hash}`;

export const roomAddress = (room: string, key: string): string => here(`#/room/${room}/${key}`);
export const joinAddress = (challenge: string): string => here(`#/join/${challenge}`);
