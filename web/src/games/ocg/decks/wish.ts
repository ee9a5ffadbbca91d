// What can be wished for in a search of the OCG's cards.

import type { AttributeView, KindView, MonsterTypeView, RaceView } from '../types';
import type { CardsAsked, Span } from '../types/requests';

export interface Wish {
  text: string;
  kind: KindView | '';
  type: MonsterTypeView | '';
  attribute: AttributeView | '';
  race: RaceView | '';
  level: Span;
  atk: Span;
  def: Span;
  unread: boolean;
}

export const nothing = (): Wish => ({ text: '', kind: '', type: '', attribute: '', race: '', level: {}, atk: {}, def: {}, unread: false });

const spanned = ({ min, max }: Span): Span | null => (min == null && max == null ? null : { min, max });

export function asked(wish: Wish): CardsAsked {
  return {
    token: false,
    text: wish.text.trim() || null,
    kind: wish.kind || null,
    types: wish.type ? [wish.type] : null,
    attribute: wish.attribute || null,
    race: wish.race || null,
    level: spanned(wish.level),
    atk: spanned(wish.atk),
    def: spanned(wish.def),
    read: wish.unread ? false : null,
  };
}
