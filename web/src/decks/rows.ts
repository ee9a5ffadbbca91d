// Arrow keys from one row of cards to the next.

export function arrows(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }[event.key];
  const here = event.target;
  if (step === undefined || !(here instanceof HTMLElement) || !here.matches('[data-row]')) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
  const next = rows[Math.max(0, Math.min(rows.length - 1, rows.indexOf(here) + step))];
  next?.focus();
  event.preventDefault();
}
