// How a card's name is laid out on it: in at most two lines, broken between words rather than in them.

/** A break that is not seen. */
const SOFT = '\u200b';
const WIDE = /[\u1100-\uffef]/;

/** Words that were joined (“MetalGreymon”) may be parted again, but only where it is needed. */
export function breakable(name: string): string {
  return name.replaceAll(/(\p{Ll})(?=\p{Lu}\p{Ll}{2})/gu, `$1${SOFT}`);
}

function widthOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + (letter === SOFT ? 0 : WIDE.test(letter) ? 1.4 : 1), 0);
}

/** The width of its longest line in letters, laid out in the best way. */
export function longestLine(name: string): number {
  const whole = widthOf(name);
  if (WIDE.test(name)) return whole > 11 ? whole / 2 + 1 : whole;
  const parts = breakable(name).split(new RegExp(`(?<=[\\s${SOFT}])`));
  let best = whole;
  for (let at = 1; at < parts.length; at++) {
    const lines = [parts.slice(0, at), parts.slice(at)].map((line) => widthOf(line.join('').trim()));
    best = Math.min(best, Math.max(...lines));
  }
  return best;
}
