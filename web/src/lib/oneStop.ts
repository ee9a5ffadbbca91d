// A long list with many buttons is one stop for Tab; the arrow keys lead from one button to the next.

export function oneStop(list: HTMLElement): () => void {
  const buttons = () => [...list.querySelectorAll<HTMLElement>('button, [role=button]')];
  const settle = () => buttons().forEach((button) => (button.tabIndex = -1));
  const pressed = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!step) return;
    const all = buttons();
    const place = all.indexOf(event.target as HTMLElement);
    const next = place < 0 ? all.at(-1) : all[place + step];
    event.preventDefault();
    event.stopPropagation();
    next?.focus();
  };
  const watch = new MutationObserver(settle);
  watch.observe(list, { childList: true, subtree: true });
  list.addEventListener('keydown', pressed);
  settle();
  return () => {
    watch.disconnect();
    list.removeEventListener('keydown', pressed);
  };
}
