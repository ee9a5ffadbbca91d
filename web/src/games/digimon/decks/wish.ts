// What can be wished for in a search of Digimon's cards.

import type { CardFacts, CardsAsked, CategoryView, ColorView, Span } from '../types/requests';

export interface Wish {
  text: string;
  colors: ColorView[];
  category: CategoryView | '';
  level: Span;
  cost: Span;
  dp: Span;
  trait: string;
  set: string;
  unread: boolean;
  /** A keyword that it has or gives. */
  keyword: string;
  /** It has something of all these. */
  has: Part[];
  limited: boolean;
}

export const PARTS = ['inherited', 'security', 'link', 'overflow'] as const;
export type Part = (typeof PARTS)[number];
/** 5-2: so many may be in a deck, if nothing else is said. */
const USUAL = 4;

export const nothing = (): Wish => ({
  text: '',
  colors: [],
  category: '',
  level: {},
  cost: {},
  dp: {},
  trait: '',
  set: '',
  unread: false,
  keyword: '',
  has: [],
  limited: false,
});

const spanned = ({ min, max }: Span): Span | null => (min == null && max == null ? null : { min, max });

export function asked(wish: Wish, tokens: 'with tokens' | 'without tokens'): CardsAsked {
  return {
    token: tokens === 'with tokens' ? null : false,
    text: wish.text.trim() || null,
    colors: wish.colors.length > 0 ? [...wish.colors] : null,
    category: wish.category || null,
    level: spanned(wish.level),
    cost: spanned(wish.cost),
    dp: spanned(wish.dp),
    trait: wish.trait.trim() || null,
    set: wish.set || null,
    read: wish.unread ? false : null,
  };
}

function hasPart(facts: CardFacts, part: Part): boolean {
  return part === 'overflow' ? facts.overflow !== null : facts[part].length > 0;
}

/** What the server does not look for. */
export function fits({ keyword, has, limited }: Wish): ((facts: CardFacts) => boolean) | null {
  if (keyword === '' && has.length === 0 && !limited) return null;
  return (facts) => {
    const lines = [...facts.upper, ...facts.inherited, ...facts.security, ...facts.link, ...facts.rules];
    const told = keyword === '' || lines.some((line) => line.includes(`<${keyword}`));
    return told && has.every((part) => hasPart(facts, part)) && (!limited || facts.copies < USUAL);
  };
}
