// What changes a card, in the words of a language; English has those of the program.

import type { CannotView, Changed, PlainRequirement, RequirementView } from '../types';
import { inWords } from '../texts.svelte';
import type { DigimonWords } from './en';
import { keyword } from './speak';

export interface ChangeWords {
  dp: (by: string) => string;
  security_attack: (by: string) => string;
  play_cost: (by: string) => string;
  level: (level: number) => string;
  color: (color: string) => string;
  unaffected: string;
  /** Only in some cases, which its source names. */
  partly: (words: string) => string;
  cannot: Record<CannotView, string>;
  requirement: (it: PlainRequirement) => string;
  /** Between requirements. */
  or: string;
}

const signed = (n: number) => (n < 0 ? `−${-n}` : `+${n}`);

/** `source` is the text of the effect that does it. */
export function changed(words: DigimonWords, what: Changed, english: string, source: string | null): string {
  const w = words.changes;
  if (!w) return english;
  switch (what.change) {
    case 'dp':
      return w.dp(signed(what.by));
    case 'security_attack':
      return w.security_attack(signed(what.by));
    case 'play_cost':
      return w.play_cost(signed(what.by));
    case 'keyword':
      return keyword(words, what.keyword);
    case 'level':
      return w.level(what.level);
    case 'color':
      return w.color(what.color);
    case 'cannot':
      return what.reach === 'partly' ? w.partly(w.cannot[what.what]) : w.cannot[what.what];
    case 'unaffected':
      return what.reach === 'partly' ? w.partly(w.unaffected) : w.unaffected;
    case 'other':
      return inWords(source ?? english);
  }
}

/** Null where the words are the program’s. */
export function requirement(words: ChangeWords | null, { text, plain }: RequirementView): string {
  return words && plain ? words.requirement(plain) : inWords(text);
}

export function requirements(words: ChangeWords, all: RequirementView[]): string {
  return all.map((one) => requirement(words, one)).join(words.or);
}
