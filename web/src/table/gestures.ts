// Pointers on the table: a click, a drag from one spot to the next, a long press to look.

import type { Inspect } from './inspect.svelte';
import type { AnyView, Play } from './play.svelte';
import type { Key } from './spots';

const SLACK = 8;
const LONG_MS = 450;

function keysAt(target: EventTarget | null): Key[] {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-keys]') : null;
  return element?.dataset['keys']?.split(' ').filter(Boolean) ?? [];
}

export function gestures<V extends AnyView, A>(play: Play<V, A>, inspect: Inspect<A>): (root: HTMLElement) => () => void {
  return (root) => {
    let start: { x: number; y: number; keys: Key[]; element: HTMLElement; id: number } | null = null;
    let ghost: HTMLElement | null = null;
    let press: ReturnType<typeof setTimeout> | undefined;
    let swallow = false;

    const down = (event: PointerEvent) => {
      swallow = false;
      const element = (event.target as Element).closest<HTMLElement>('[data-keys]');
      if (event.pointerType !== 'mouse') {
        const looked = (event.target as Element).closest<HTMLElement>('[data-number]');
        if (looked) press = setTimeout(() => ((swallow = true), inspect.pin(looked)), LONG_MS);
      }
      const keys = keysAt(event.target);
      if (element && keys.length > 0 && event.button === 0) start = { x: event.clientX, y: event.clientY, keys, element, id: event.pointerId };
    };
    const move = (event: PointerEvent) => {
      if (!start) return;
      const far = Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLACK;
      if (far) clearTimeout(press);
      if (!ghost && far && play.grab(start.keys)) {
        ghost = lift(start.element);
        inspect.close();
        root.setPointerCapture(start.id);
      }
      if (ghost) {
        event.preventDefault();
        ghost.style.translate = `${event.clientX}px ${event.clientY}px`;
        play.over = { keys: keysAt(document.elementFromPoint(event.clientX, event.clientY)), option: null };
      }
    };
    const up = (event: PointerEvent) => {
      clearTimeout(press);
      // What cannot be lifted says why.
      if (start && !ghost && Math.hypot(event.clientX - start.x, event.clientY - start.y) > 3 * SLACK) {
        const [key] = start.keys;
        swallow = true;
        if (key && !play.first.has(key)) void play.refuse(key);
      }
      if (ghost) {
        swallow = true;
        ghost.remove();
        ghost = null;
        drop(event);
      }
      start = null;
    };
    const drop = (event: PointerEvent) => {
      const keys = keysAt(document.elementFromPoint(event.clientX, event.clientY));
      const own = start?.keys ?? [];
      play.dragged = null;
      if (keys.length === 0 || keys.some((key) => own.includes(key))) return;
      play.drop(keys);
    };
    const cancel = () => {
      clearTimeout(press);
      ghost?.remove();
      [ghost, start] = [null, null];
      play.dragged = null;
    };
    const click = (event: MouseEvent) => {
      if (swallow) return void (swallow = false);
      // A double click is no second thought.
      if (event.detail > 1 && play.doubted) return;
      const keys = keysAt(event.target);
      if (keys.length > 0) {
        inspect.hush();
        // What was an answer does not open the pile, too.
        if (play.tap(keys) !== 'refused') event.stopPropagation();
        return;
      }
      if (!(event.target as Element).closest('button, #decision')) play.clear();
    };
    const over = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || ghost) return;
      const answer = (event.target as Element).closest<HTMLElement>('[data-answer]')?.dataset['answer'];
      play.over = { keys: keysAt(event.target), option: answer === undefined ? null : Number(answer) };
    };
    const focused = (event: FocusEvent) => {
      const answer = (event.target as Element).closest<HTMLElement>('[data-answer]')?.dataset['answer'];
      play.over = { keys: [], option: answer === undefined ? null : Number(answer) };
    };
    const menu = (event: Event) => {
      const looked = (event.target as Element).closest<HTMLElement>('[data-number]');
      if (!looked) return;
      event.preventDefault();
      inspect.pin(looked);
    };

    const listen: [string, (event: never) => void][] = [
      ['pointerdown', down],
      ['pointermove', move],
      ['pointerup', up],
      ['pointercancel', cancel],
      ['pointerover', over],
      ['click', click],
      ['contextmenu', menu],
      ['focusin', focused],
    ];
    for (const [name, heard] of listen) root.addEventListener(name, heard as EventListener);
    return () => listen.forEach(([name, heard]) => root.removeEventListener(name, heard as EventListener));
  };
}

function lift(element: HTMLElement): HTMLElement {
  const card = element.closest('.spot')?.querySelector<HTMLElement>('.card') ?? element;
  const width = Math.min(card.offsetWidth, 110);
  const ghost = document.createElement('div');
  ghost.className = 'ghost';
  ghost.style.width = `${width}px`;
  const copy = card.cloneNode(true) as HTMLElement;
  ghost.append(copy);
  document.body.append(ghost);
  return ghost;
}
