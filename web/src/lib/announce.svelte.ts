// What is said aloud to those who listen, and what is shown for a moment to those who look.

import { untrack } from 'svelte';

export interface Toast {
  id: number;
  text: string;
  kind: 'info' | 'problem';
}

class Voice {
  polite = $state('');
  urgent = $state('');
  toasts = $state<Toast[]>([]);
  #next = 0;

  /** For screen readers only. */
  say(text: string, how: 'polite' | 'urgent' = 'polite'): void {
    // The same words twice are only heard when something differs.
    this[how] = untrack(() => this[how]) === text ? `${text}\u00a0` : text;
  }

  /** Shown for some seconds, and said. */
  tell(text: string, kind: Toast['kind'] = 'info'): void {
    const id = this.#next++;
    this.toasts = [...this.toasts.slice(-2), { id, text, kind }];
    this.say(text, kind === 'problem' ? 'urgent' : 'polite');
    setTimeout(() => this.drop(id), kind === 'problem' ? 8000 : 4000);
  }

  drop(id: number): void {
    this.toasts = this.toasts.filter((toast) => toast.id !== id);
  }
}

export const voice = new Voice();
