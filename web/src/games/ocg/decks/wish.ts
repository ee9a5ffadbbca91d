// What can be wished for in a search of the OCG's cards.

import type { AttributeView, KindView, MarkerView, MonsterTypeView, RaceView, SpellTrapView } from '../types';
import type { CardFacts, CardsAsked, Span } from '../types/requests';

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
  /** 3.3.1-67: its arrows point everywhere here. */
  arrows: MarkerView[];
  limited: boolean;
}

/** So many may be in a deck, if the list says nothing else. */
const USUAL = 3;

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
  arrows: [],
  limited: false,
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

/** What the server does not look for. */
export function fits({ arrows, limited }: Wish): ((facts: CardFacts) => boolean) | null {
  if (arrows.length === 0 && !limited) return null;
  return (facts) => arrows.every((arrow) => facts.arrows.includes(arrow)) && (!limited || facts.copies < USUAL);
}
