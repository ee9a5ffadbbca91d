// Arrow keys from one card to the next, in lists and in grids.

/** How many stand beside each other. */
function columnsOf(rows: HTMLElement[]): number {
  const first = rows[0]?.getBoundingClientRect().top;
  const next = rows.findIndex((row) => Math.abs(row.getBoundingClientRect().top - (first ?? 0)) > 4);
  return next < 1 ? 1 : next;
}

export function arrows(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const here = event.target;
  if (!(here instanceof HTMLElement) || !here.matches('[data-row]')) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
  const columns = columnsOf(rows.filter((row) => row.closest('ul') === here.closest('ul')));
  const step = { ArrowDown: columns, ArrowUp: -columns, ArrowRight: 1, ArrowLeft: -1, PageDown: 8 * columns, PageUp: -8 * columns }[event.key];
  if (step === undefined) return;
  const next = rows[Math.max(0, Math.min(rows.length - 1, rows.indexOf(here) + step))];
  next?.focus();
  event.preventDefault();
}
