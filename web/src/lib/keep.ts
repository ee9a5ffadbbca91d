// What the browser keeps between visits. A browser that keeps nothing (private windows) still works.

export function kept(name: string): string | null {
  try {
    return localStorage.getItem(`headjudge.${name}`);
  } catch {
    return null;
  }
}

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(`headjudge.${name}`, value);
  } catch {
    // Nothing is kept; the page works without.
  }
}

export function keptJson<T>(name: string, otherwise: T): T {
  const text = kept(name);
  if (text === null) return otherwise;
  try {
    return JSON.parse(text) as T;
  } catch {
    return otherwise;
  }
}

export function keepJson(name: string, value: unknown): void {
  keep(name, JSON.stringify(value));
}

/** Whose stored decks are whose: a random token of this browser. */
export function me(): string {
  const known = kept('me');
  if (known) return known;
  const made = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
  keep('me', made);
  return made;
}

export interface MyRoom {
  room: string;
  key: string;
  /** What the decks are called here: one's own first, the other's if one chose it, too. */
  decks?: string[];
}

/** The rooms that this browser has a key to, the newest first. */
export function myRooms(): MyRoom[] {
  return keptJson<MyRoom[]>('rooms', []);
}

export function keepRoom(room: string, key: string, decks?: string[]): void {
  const known = myRooms();
  const isThis = (one: MyRoom) => one.room === room && one.key === key;
  const named = decks ?? known.find(isThis)?.decks ?? [];
  const kept: MyRoom = { room, key, ...(named.length > 0 ? { decks: named } : {}) };
  keepJson('rooms', [kept, ...known.filter((one) => !isThis(one))].slice(0, 60));
}

export function forgetRoom(room: string): void {
  keepJson(
    'rooms',
    myRooms().filter((known) => known.room !== room),
  );
}

/** A challenge of this browser that nobody has taken up yet. */
export interface MyChallenge {
  challenge: string;
  key: string;
  decks?: string[];
  /** Anybody may take it up. */
  isPublic?: boolean;
}

/** The newest first. */
export function myChallenges(): MyChallenge[] {
  return keptJson<MyChallenge[]>('challenges', []);
}

export function keepChallenge(made: MyChallenge): void {
  keepJson('challenges', [made, ...myChallenges()].slice(0, 20));
}

export function forgetChallenge({ challenge }: MyChallenge): void {
  keepJson(
    'challenges',
    myChallenges().filter((known) => known.challenge !== challenge),
  );
}

/** Where the link of a challenge has led this browser: it leads there again. */
export function roomBehind(challenge: string): MyRoom | null {
  return keptJson<[string, MyRoom][]>('doors', []).find(([known]) => known === challenge)?.[1] ?? null;
}

export function keepTakenUp(challenge: string, { room, key, decks }: MyRoom): void {
  keepRoom(room, key, decks);
  keepJson('doors', [[challenge, { room, key }], ...keptJson<[string, MyRoom][]>('doors', [])].slice(0, 60));
}
