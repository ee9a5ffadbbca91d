// Drawings of our own in the place of pictures: a mask that is the same on both sides. What belongs together looks alike,
// and each card is known again.

/** Numbers from 0 to 1 that follow from a text, the same every time. */
export function rolls(text: string): () => number {
  let state = [...text].reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 16777619) >>> 0, 2166136261);
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) >>> 0;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  };
}

export interface Crest {
  outline: string;
  inner: string;
  eyes: { x: number; y: number; wide: number; high: number; tilt: number };
  mouth: string;
}

type Point = [number, number];

const path = (points: Point[]): string => `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
/** The right half, from top to bottom, and the same on the left. */
const both = (half: Point[]): Point[] => [...half, ...half.map(([x, y]): Point => [100 - x, y]).reverse()];

function half(family: () => number, own: () => number, spikes: number): Point[] {
  const teeth = 3 + Math.min(5, spikes);
  const points: Point[] = [[50, 12 + family() * 14]];
  for (let place = 1; place < teeth * 2; place++) {
    const angle = (place / (teeth * 2)) * Math.PI;
    const out = place % 2 === 1 ? 30 + family() * 14 + own() * 4 : 20 + family() * 7;
    points.push([50 + Math.sin(angle) * out, 50 - Math.cos(angle) * out * 1.02]);
  }
  return [...points, [50, 76 + family() * 12]];
}

/** `family` is what is alike, `own` what is not; more spikes for what is mightier. */
export function crest(family: string, own: string, spikes: number): Crest {
  const [alike, apart] = [rolls(family), rolls(own)];
  const outer = half(alike, apart, spikes);
  const inner = outer.map(([x, y]): Point => [50 + (x - 50) * 0.72, 52 + (y - 50) * 0.72]);
  const wide = 5 + alike() * 4;
  const y = 44 + alike() * 8;
  const jaw = 60 + alike() * 8;
  return {
    outline: path(both(outer)),
    inner: path(both(inner)),
    eyes: { x: 10 + alike() * 4, y, wide, high: 2 + apart() * 3.5, tilt: -28 + apart() * 40 },
    mouth: `M${50 - wide * 1.6} ${jaw}L${50 - wide * 0.6} ${jaw + 3 + apart() * 3}L50 ${jaw}L${50 + wide * 0.6} ${jaw + 3 + apart() * 3}L${50 + wide * 1.6} ${jaw}`,
  };
}
