// Names for the things on the table that can be clicked, so that they can be compared and found in the page.

export type Key = string;

/** A thing on the table as the server calls it: a word, or one kind with its number or name. */
export type Spot = string | { [kind: string]: number | string };

export function keyOf(spot: Spot): Key {
  if (typeof spot === 'string') return spot;
  const [kind, value] = Object.entries(spot)[0] ?? ['', ''];
  return `${kind}:${value}`;
}

export function spotOf(key: Key): Spot {
  const [kind = '', value] = key.split(':');
  if (value === undefined) return kind;
  return { [kind]: /^\d+$/.test(value) ? Number(value) : value };
}

export function cardKey(id: number): Key {
  return `card:${id}`;
}

/** The element of the table that stands for one of these keys. */
export function elementOf(root: HTMLElement, keys: Key[]): HTMLElement | null {
  for (const key of keys) {
    const found = root.querySelector<HTMLElement>(`[data-keys~="${key}"]`);
    if (found) return found;
  }
  return null;
}
