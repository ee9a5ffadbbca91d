// Everything can be reached with the keyboard: one stop for Tab in each zone, arrows move within it and across.

/** Keeps one item of a zone reachable by Tab, and moves among its items with the arrow keys. */
export function roving(zone: HTMLElement): () => void {
  const items = () => [...zone.querySelectorAll<HTMLElement>('[data-item]')];
  const settle = () => {
    const all = items();
    if (!all.some((item) => item.tabIndex === 0) && all[0]) all[0].tabIndex = 0;
  };
  const focused = (event: FocusEvent) => {
    const item = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[data-item]') : null;
    if (!item) return;
    for (const one of items()) one.tabIndex = one === item ? 0 : -1;
  };
  const pressed = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step || event.altKey) return;
    const all = items();
    const place = all.indexOf(event.target as HTMLElement);
    const next = all[(place + step + all.length) % all.length];
    if (place < 0 || !next) return;
    event.preventDefault();
    next.focus();
    next.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  const watch = new MutationObserver(settle);
  watch.observe(zone, { childList: true, subtree: true });
  zone.addEventListener('focusin', focused);
  zone.addEventListener('keydown', pressed);
  settle();
  return () => {
    watch.disconnect();
    zone.removeEventListener('focusin', focused);
    zone.removeEventListener('keydown', pressed);
  };
}

/** The nearest item above or below, anywhere on the table. */
export function acrossFrom(from: HTMLElement, root: HTMLElement, direction: 'up' | 'down'): HTMLElement | null {
  const at = from.getBoundingClientRect();
  const [x, y] = [at.x + at.width / 2, at.y + at.height / 2];
  let [best, least] = [null as HTMLElement | null, Infinity];
  for (const item of root.querySelectorAll<HTMLElement>('[data-item]')) {
    const box = item.getBoundingClientRect();
    const dy = (box.y + box.height / 2 - y) * (direction === 'down' ? 1 : -1);
    if (item === from || box.width === 0 || dy < 12) continue;
    const distance = dy + Math.abs(box.x + box.width / 2 - x) * 1.4;
    if (distance < least) [best, least] = [item, distance];
  }
  return best;
}

/** The next item that can be used now, after the one that has the focus. */
export function nextGlowing(root: HTMLElement): HTMLElement | null {
  const all = [...root.querySelectorAll<HTMLElement>('[data-item][data-glows]')];
  const place = all.indexOf(document.activeElement as HTMLElement);
  return all[(place + 1) % all.length] ?? null;
}
