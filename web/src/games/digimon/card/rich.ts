// An effect's words in pieces: when it happens, which keywords and names it has, and the rest.

export interface Piece {
  kind: 'timing' | 'keyword' | 'name' | 'plain';
  text: string;
}

const MARKED = /(\[[^\]]+\]|【[^】]+】|〔[^〕]+〕|<[^<>]+>|＜[^＜＞]+＞|≪[^≪≫]+≫)/;

/** What follows the name of a card or of a trait, and never a timing. */
const NAMED = /^\s*([&:/]|in |trait|w\/)/;

/** Brackets at the beginning say when; later ones name cards and traits. */
export function pieces(line: string): Piece[] {
  let begun = false;
  return line.split(MARKED).flatMap((text, place, all): Piece[] => {
    if (text === '') return [];
    const kind = kindOf(text, begun || NAMED.test(all[place + 1] ?? ''));
    if (kind !== 'timing' && text.trim() !== '') begun = true;
    return [{ kind, text: kind === 'timing' ? text.slice(1, -1) : text }];
  });
}

function kindOf(text: string, begun: boolean): Piece['kind'] {
  const first = text.charAt(0);
  if (first === '<' || first === '＜' || first === '≪') return 'keyword';
  if (!'[【〔'.includes(first)) return 'plain';
  return begun ? 'name' : 'timing';
}
