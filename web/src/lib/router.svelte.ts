// Which page the address names: `#/`, `#/decks/ID`, `#/room/ROOM/KEY`, `#/position/ENCODED`.

export type Route =
  | { page: 'home' }
  | { page: 'decks'; id: string | null }
  | { page: 'position'; encoded: string | null }
  | { page: 'room'; room: string; key: string };

export function parse(hash: string): Route {
  const [page, first, second] = hash.replace(/^#?\/?/, '').split('/');
  if (page === 'decks') return { page, id: first ? decodeURIComponent(first) : null };
  if (page === 'position') return { page, encoded: first ?? null };
  if (page === 'room' && first && second) return { page, room: first, key: second };
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

export function roomAddress(room: string, key: string): string {
  return `${location.origin}${location.pathname}#/room/${room}/${key}`;
}
