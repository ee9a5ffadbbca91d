// The board that is being set up: what is held, the way back, and what the browser keeps of it.

import { keepJson, keptJson } from '../../../lib/keep';
import type { PositionView } from '../types/requests';
import { carry, change, empty, flip, heldCard, remove, type Goal, type Held } from './board';

const DRAFT = 'digimon.position';

export class Layout {
  position = $state.raw<PositionView>(keptJson<PositionView>(DRAFT, empty()));
  held = $state.raw<Held | null>(null);
  #before = $state.raw<PositionView[]>([]);
  #after = $state.raw<PositionView[]>([]);

  get canUndo(): boolean {
    return this.#before.length > 0;
  }

  get canRedo(): boolean {
    return this.#after.length > 0;
  }

  get card() {
    return this.held ? heldCard(this.position, this.held) : null;
  }

  become(next: PositionView): void {
    if (next === this.position) return;
    this.#before = [...this.#before.slice(-99), this.position];
    this.#after = [];
    this.#show(next);
  }

  undo(): void {
    const last = this.#before.at(-1);
    if (!last) return;
    this.#before = this.#before.slice(0, -1);
    this.#after = [...this.#after, this.position];
    this.held = null;
    this.#show(last);
  }

  redo(): void {
    const next = this.#after.at(-1);
    if (!next) return;
    this.#after = this.#after.slice(0, -1);
    this.#before = [...this.#before, this.position];
    this.held = null;
    this.#show(next);
  }

  /** A new card stays in hand, so that it can be put somewhere else, too. */
  put(goal: Goal): void {
    if (!this.held) return;
    const again = this.held.hold === 'new' ? this.held : null;
    this.become(carry(this.position, this.held, goal));
    this.held = again;
  }

  /** The whole of a place takes what is held, but for the cards and buttons in it. */
  click(event: MouseEvent, goal: Goal): void {
    const inside = event.target instanceof Element && event.target.closest('button, summary, a, input');
    if (!inside) this.put(goal);
  }

  /** Where it can go is shown a moment later: a page that moves under the pointer ends the drag. */
  drag(event: DragEvent, held: Held): void {
    event.dataTransfer?.setData('text/plain', heldCard(this.position, held)?.number ?? '');
    setTimeout(() => (this.held = held));
  }

  drop(): void {
    this.held = null;
  }

  discard(): void {
    if (this.held && this.held.hold !== 'new') this.become(remove(this.position, this.held));
    this.held = null;
  }

  turnOver(): void {
    if (this.held?.hold === 'card') this.become(flip(this.position, this.held.spot));
  }

  toggle(what: 'suspended' | 'fresh'): void {
    if (this.held?.hold === 'unit') this.become(change(this.position, this.held.seat, this.held.unit, what));
  }

  clear(): void {
    this.held = null;
    this.become(empty());
  }

  #show(position: PositionView): void {
    this.position = position;
    // What was held may lie elsewhere now; only turning keeps it.
    if (this.held && this.held.hold !== 'new' && !this.card) this.held = null;
    keepJson(DRAFT, position);
  }
}
