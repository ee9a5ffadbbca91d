// Names for the things on the table that can be clicked, so that they can be compared and found in the page.

export type Key = string;

/** A thing on the table as the server calls it: a word, or one kind with what tells it from others of its kind. */
export type Spot = string | { [kind: string]: unknown };

export function keyOf(spot: Spot): Key {
  if (typeof spot === 'string') return spot;
  const [kind, value] = Object.entries(spot)[0] ?? ['', ''];
  return `${kind}:${typeof value === 'object' ? JSON.stringify(value) : String(value)}`;
}

export function spotOf(key: Key): Spot {
  const colon = key.indexOf(':');
  if (colon < 0) return key;
  const [kind, value] = [key.slice(0, colon), key.slice(colon + 1)];
  return { [kind]: /^[\d{[]/.test(value) ? (JSON.parse(value) as unknown) : value };
}

export function cardKey(id: number): Key {
  return `card:${id}`;
}

/** The element of the table that stands for one of these keys. */
export function elementOf(root: HTMLElement, keys: Key[]): HTMLElement | null {
  for (const key of keys) {
    const found = root.querySelector<HTMLElement>(`[data-keys~="${CSS.escape(key)}"]`);
    if (found) return found;
  }
  return null;
}
