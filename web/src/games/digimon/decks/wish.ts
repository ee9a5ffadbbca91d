// What can be wished for in a search of Digimon's cards.

import type { CardsAsked, CategoryView, ColorView, Span } from '../types/requests';

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
}

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
