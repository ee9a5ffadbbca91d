// Cards as cards or as lines: as it was chosen last.

import { keep, kept } from '../lib/keep';

class Shown {
  as = $state<'cards' | 'list'>(kept('decks.view') === 'list' ? 'list' : 'cards');

  change(to: 'cards' | 'list'): void {
    this.as = to;
    keep('decks.view', to);
  }
}

export const shown = new Shown();
