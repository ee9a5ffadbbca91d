// What pictures are called: other programs name the files by the numbers of the cards.

/** Letters and digits count, and zeros at the beginning do not: `bt1-010.PNG`, `BT1-010` and `BT1_010` are one card. */
export function plain(number: string): string {
  const letters = number.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return letters.replace(/^0+(?=.)/, '');
}

/** The card that a file shows, and whether it is another drawing of it, as in `BT1-010_P1.png`. */
export function cardOf(file: string): { name: string; other: boolean } {
  const bare = file.replace(/^.*[\\/]/, '').replace(/\.[^.]+$/, '');
  const base = bare.replace(/[_-]P\d+$/i, '');
  return { name: plain(base), other: base !== bare };
}

/** The address of a picture by the pattern that somebody has typed in; nothing for what is no address. */
export function addressOf(pattern: string, number: string): string | null {
  if (!pattern.includes('{number}')) return null;
  const address = pattern.trim().replaceAll('{number}', encodeURIComponent(number));
  return /^(https?:\/\/|\/(?!\/))/.test(address) ? address : null;
}
