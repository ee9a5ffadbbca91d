// How table, mat, backs of cards and page look: chosen here, remembered, and said to looks.css.

import { keep, kept } from '../keep';

/** The first of each is what the page looks like by itself. */
export const LOOKS = {
  table: ['plain', 'sand', 'sky', 'blossom', 'cloth', 'wood', 'arena'],
  mat: ['none', 'grid', 'rays', 'rings', 'stars', 'weave'],
  backs: ['own', 'crimson', 'forest', 'violet', 'steel', 'sun'],
  colors: ['indigo', 'teal', 'crimson', 'forest', 'amber'],
} as const;

export type Part = keyof typeof LOOKS;
export type LookOf<P extends Part> = (typeof LOOKS)[P][number];
type Chosen = { [P in Part]: LookOf<P> };

const parts = Object.keys(LOOKS) as Part[];

function first<P extends Part>(part: P): LookOf<P> {
  const all: readonly LookOf<P>[] = LOOKS[part];
  return all.find((look) => look === kept(`look.${part}`)) ?? (all[0] as LookOf<P>);
}

class Look {
  chosen = $state<Chosen>({ table: first('table'), mat: first('mat'), backs: first('backs'), colors: first('colors') });

  constructor() {
    for (const part of parts) document.documentElement.dataset[part] = this.chosen[part];
  }

  change<P extends Part>(part: P, to: LookOf<P>): void {
    (this.chosen as Record<Part, string>)[part] = to;
    document.documentElement.dataset[part] = to;
    keep(`look.${part}`, to);
  }
}

export const look = new Look();
