// Light or dark: as the system says, or as chosen here.

import { keep, kept } from './keep';

export type Theme = 'system' | 'light' | 'dark';

function first(): Theme {
  const known = kept('theme');
  return known === 'light' || known === 'dark' ? known : 'system';
}

class Look {
  chosen = $state<Theme>(first());

  change(to: Theme): void {
    this.chosen = to;
    keep('theme', to);
    show(to);
  }
}

function show(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}

export const theme = new Look();
show(theme.chosen);
