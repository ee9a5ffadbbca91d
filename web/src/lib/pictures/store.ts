// Pictures that somebody has brought, in this browser alone.

const DATABASE = 'headjudge';
const STORE = 'pictures';

let opening: Promise<IDBDatabase> | null = null;

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('no storage'));
  });
}

function database(): Promise<IDBDatabase> {
  if (opening) return opening;
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  opening = done(request);
  return opening;
}

async function store(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  return (await database()).transaction(STORE, mode).objectStore(STORE);
}

const ofGame = (game: string): IDBKeyRange => IDBKeyRange.bound(`${game}/`, `${game}/\uffff`);

/** The names of all pictures of a game. */
export async function keptNames(game: string): Promise<string[]> {
  const keys = await done((await store('readonly')).getAllKeys(ofGame(game)));
  return keys.map((key) => String(key).slice(game.length + 1));
}

export async function keptPicture(game: string, name: string): Promise<Blob | undefined> {
  return done<Blob | undefined>((await store('readonly')).get(`${game}/${name}`));
}

export async function keepPicture(game: string, name: string, picture: Blob): Promise<void> {
  await done((await store('readwrite')).put(picture, `${game}/${name}`));
}

export async function dropPictures(game: string): Promise<void> {
  await done((await store('readwrite')).delete(ofGame(game)));
}
