// Cards fly from where they were to where they are: short, and a click or a key ends it at once.

const TIME = 260;
const MOST = 24;

export type Places = Map<string, DOMRect>;

export function placesOf(root: HTMLElement): Places {
  const places: Places = new Map();
  for (const element of root.querySelectorAll<HTMLElement>('[data-card]')) {
    places.set(element.dataset['card'] ?? '', element.getBoundingClientRect());
  }
  return places;
}

export function still(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches || document.visibilityState === 'hidden';
}

function distance(one: DOMRect, two: DOMRect): number {
  return Math.hypot(one.x + one.width / 2 - two.x - two.width / 2, one.y + one.height / 2 - two.y - two.height / 2);
}

/** A hidden card has no name that can be followed: what is new comes from the nearest place that a card has left. */
function nearest(places: DOMRect[], to: DOMRect): DOMRect | undefined {
  return places.sort((one, two) => distance(one, to) - distance(two, to))[0];
}

/** Lets every card that has moved fly, as a copy above the table, so that nothing cuts it off. */
export function fly(root: HTMLElement, before: Places): void {
  if (still()) return;
  const layer = document.createElement('div');
  layer.className = 'flying';
  layer.setAttribute('aria-hidden', 'true');
  const moves: { element: HTMLElement; from: DOMRect; to: DOMRect }[] = [];
  const elements = [...root.querySelectorAll<HTMLElement>('[data-card]')];
  const gone = new Map(before);
  for (const element of elements) gone.delete(element.dataset['card'] ?? '');
  for (const element of elements) {
    const to = element.getBoundingClientRect();
    const from = before.get(element.dataset['card'] ?? '') ?? nearest([...gone.values()], to);
    if (from && distance(from, to) > 40 && to.width > 0 && moves.length < MOST) moves.push({ element, from, to });
  }
  if (moves.length === 0) return;
  root.append(layer);
  const flights = moves.map(({ element, from, to }) => start(layer, root.getBoundingClientRect(), element, from, to));
  const end = () => flights.forEach((flight) => flight.finish());
  addEventListener('pointerdown', end, { once: true, capture: true });
  addEventListener('keydown', end, { once: true, capture: true });
  void Promise.allSettled(flights.map((flight) => flight.finished)).then(() => {
    layer.remove();
    removeEventListener('pointerdown', end, { capture: true });
    removeEventListener('keydown', end, { capture: true });
  });
}

function start(layer: HTMLElement, base: DOMRect, element: HTMLElement, from: DOMRect, to: DOMRect): Animation {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const marked of [copy, ...copy.querySelectorAll<HTMLElement>('[data-card], [data-keys], [data-item]')]) {
    for (const mark of ['data-card', 'data-keys', 'data-item', 'data-about']) marked.removeAttribute(mark);
  }
  Object.assign(copy.style, {
    position: 'absolute',
    left: `${to.x - base.x}px`,
    top: `${to.y - base.y}px`,
    width: `${to.width}px`,
    height: `${to.height}px`,
    margin: '0',
    translate: 'none',
    rotate: 'none',
    boxShadow: 'none',
  });
  layer.append(copy);
  element.style.visibility = 'hidden';
  const [dx, dy] = [from.x + from.width / 2 - to.x - to.width / 2, from.y + from.height / 2 - to.y - to.height / 2];
  const size = Math.min(2, Math.max(0.4, from.width / Math.max(1, to.width)));
  const flight = copy.animate([{ transform: `translate(${dx}px, ${dy}px) scale(${size})` }, { transform: 'none' }], {
    duration: TIME,
    easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)',
  });
  const shown = () => element.style.removeProperty('visibility');
  flight.onfinish = shown;
  flight.oncancel = shown;
  return flight;
}
