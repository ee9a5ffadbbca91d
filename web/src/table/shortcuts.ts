// The keys of the table that work wherever the focus is.

import type { Inspect } from './inspect.svelte';
import { acrossFrom, nextGlowing } from './keys';
import type { AnyView, Play } from './play.svelte';

export function shortcut<V extends AnyView, A>(event: KeyboardEvent, root: HTMLElement, play: Play<V, A>, inspect: Inspect<A>): void {
  const target = event.target instanceof HTMLElement ? event.target : null;
  if (target?.closest('input, textarea, select, dialog') || event.ctrlKey || event.metaKey || event.altKey || (event.repeat && /^\d$/.test(event.key))) return;
  if (act(event.key, target, root, play, inspect)) event.preventDefault();
}

function act<V extends AnyView, A>(key: string, target: HTMLElement | null, root: HTMLElement, play: Play<V, A>, inspect: Inspect<A>): boolean {
  const answers = [...root.querySelectorAll<HTMLElement>('#decision [data-answer]')];
  switch (key) {
    case 'ArrowUp':
    case 'ArrowDown': {
      const item = target?.closest<HTMLElement>('[data-item]') ?? null;
      const to = item && root.contains(item) ? acrossFrom(item, root, key === 'ArrowUp' ? 'up' : 'down') : null;
      to?.focus();
      return to !== null;
    }
    case 'Escape':
      if (inspect.seen) inspect.close();
      else play.clear();
      return true;
    case 'g': {
      const item = nextGlowing(root) ?? answers[0];
      item?.focus();
      item?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      return true;
    }
    case 'd':
      (answers[0] ?? root.querySelector<HTMLElement>('#decision'))?.focus();
      return true;
    case 'i': {
      const looked = target?.closest<HTMLElement>('[data-number]');
      if (looked) inspect.pin(looked);
      return looked !== undefined;
    }
  }
  const answer = /^\d$/.test(key) ? root.querySelector<HTMLElement>(`#decision [data-digit="${key}"]`) : null;
  answer?.click();
  return answer !== null;
}
