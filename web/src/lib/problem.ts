// What went wrong, in the words of the page's language.

import type { Problem, Problems } from '../protocol';
import { words } from './words.svelte';

/** Reason and way out of each problem, from what it is about. A problem that lacks them does not compile. */
export type ProblemWords<P> = { [K in keyof P]: (it: { [N in P[K] & string]: string }) => [string, string] };

/** What only the page itself can notice. */
type OfPage = { unreachable: never; odd_answer: 'status' };

export type SharedProblems = ProblemWords<Problems & OfPage>;

export interface Said {
  place: string;
  reason: string;
  way_out: string;
}

type Known = Record<string, ((it: Record<string, string>) => [string, string]) | undefined>;

/** In English all is said by whoever noticed it: there are no words then. */
type Source = () => object | null;

const sources: Source[] = [() => words.w.problems];

/** A game has words for problems of its own. */
export function alsoSaidBy(source: Source): void {
  sources.push(source);
}

/** A problem that nobody has words for stays in English. */
export function said({ what, with: about, place, reason, way_out }: Problem): Said {
  for (const source of sources) {
    const found = what === null ? undefined : (source() as Known | null)?.[what];
    if (found) {
      const [told, out] = found(about as Record<string, string>);
      return { place: '', reason: told, way_out: out };
    }
  }
  // Some reasons begin with the place.
  return { place, reason: reason.replace(`${place}: `, ''), way_out };
}

/** On one line. */
export function inOneLine(problem: Problem): string {
  const { place, reason, way_out } = said(problem);
  return [place, reason, way_out].filter(Boolean).join(' · ');
}
