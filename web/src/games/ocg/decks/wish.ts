// What can be wished for in a search of the OCG's cards.

import type { AttributeView, KindView, MonsterTypeView, RaceView, SpellTrapView } from '../types';
import type { CardsAsked, Span } from '../types/requests';

export interface Wish {
  text: string;
  kind: KindView | '';
  /** It is all of these. */
  types: MonsterTypeView[];
  spellTrap: SpellTrapView | '';
  attribute: AttributeView | '';
  race: RaceView | '';
  level: Span;
  rank: Span;
  link: Span;
  scale: Span;
  atk: Span;
  def: Span;
  set: string;
  part: '' | 'main' | 'extra';
  unread: boolean;
}

export const nothing = (): Wish => ({
  text: '',
  kind: '',
  types: [],
  spellTrap: '',
  attribute: '',
  race: '',
  level: {},
  rank: {},
  link: {},
  scale: {},
  atk: {},
  def: {},
  set: '',
  part: '',
  unread: false,
});

const spanned = ({ min, max }: Span): Span | null => (min == null && max == null ? null : { min, max });

export function asked(wish: Wish): CardsAsked {
  return {
    token: false,
    text: wish.text.trim() || null,
    kind: wish.kind || null,
    types: wish.types.length > 0 ? [...wish.types] : null,
    spell_trap: wish.spellTrap || null,
    attribute: wish.attribute || null,
    race: wish.race || null,
    level: spanned(wish.level),
    rank: spanned(wish.rank),
    link: spanned(wish.link),
    scale: spanned(wish.scale),
    atk: spanned(wish.atk),
    def: spanned(wish.def),
    set: wish.set || null,
    extra_deck: wish.part === '' ? null : wish.part === 'extra',
    read: wish.unread ? false : null,
  };
}
