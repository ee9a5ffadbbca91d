// Which card is looked at: by hovering, by the focus, by a long press, or with everything about it by the key I.

import type { Play } from './play.svelte';
import { spotOf, type Spot } from './spots';

export interface Looked<A> {
  number: string;
  /** What the game is asked about. */
  what: Spot | null;
  box: DOMRect;
  about: A | null;
}

/** The thing with the fan that opens when it is looked at. */
function around(element: HTMLElement): DOMRect {
  const own = element.getBoundingClientRect();
  const fan = [...(element.closest('[data-fan]')?.querySelectorAll('li') ?? [])].map((one) => one.getBoundingClientRect());
  const right = Math.max(own.right, ...fan.map((one) => one.right));
  return new DOMRect(own.x, own.y, right - own.x, own.height);
}

export class Inspect<A = unknown> {
  seen = $state.raw<Looked<A> | null>(null);
  /** Stays until it is closed. */
  pinned = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #element: HTMLElement | null = null;

  constructor(private play: Pick<Play, 'props'>) {}

  /** Looks at what is under the pointer or has the focus, after a moment. */
  at(target: EventTarget | null, wait: number): void {
    const element = target instanceof Element ? target.closest<HTMLElement>('[data-number]') : null;
    if (element === this.#element || this.pinned) return;
    this.#element = element;
    clearTimeout(this.#timer);
    if (!element) return void (this.seen = null);
    this.#timer = setTimeout(() => this.show(element), this.seen ? 60 : wait);
  }

  show(element: HTMLElement): void {
    const { number, about } = element.dataset;
    if (!number || !element.isConnected) return;
    const looked: Looked<A> = { number, what: about ? spotOf(about) : null, box: around(element), about: null };
    this.seen = looked;
    void this.#ask(looked);
  }

  pin(element: HTMLElement): void {
    clearTimeout(this.#timer);
    this.pinned = true;
    this.show(element);
  }

  /** What is pinned is told as it is now. */
  again(): void {
    if (this.seen) void this.#ask(this.seen);
  }

  /** Out of the way, until something else is looked at. */
  hush(): void {
    clearTimeout(this.#timer);
    if (!this.pinned) this.seen = null;
  }

  close(): void {
    clearTimeout(this.#timer);
    this.seen = null;
    this.pinned = false;
    this.#element = null;
  }

  async #ask(looked: Looked<A>): Promise<void> {
    if (!looked.what) return;
    try {
      const about = (await this.play.props.about(looked.what)) as A;
      if (this.seen === looked) this.seen = { ...looked, about };
    } catch {
      // What is printed is shown all the same.
    }
  }
}
