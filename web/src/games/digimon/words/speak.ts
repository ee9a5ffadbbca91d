// Sentences in the language of now.

import type { Phrase, Speaker } from '../../../table/phrase';
import type { EventView, OfferKind, Reason, TargetName, To, UntilView } from '../types';
import type { DigimonWords } from './en';
import type { PutWords, TargetWords } from './phrase';

// Each word takes exactly its own variant; TypeScript cannot see that the tag picks the right one.
type Any<T, R> = (it: T, by: Speaker) => R;

export function spoken(words: DigimonWords, says: EventView, by: Speaker): Phrase {
  return (words.log[says.say] as Any<EventView, Phrase>)(says, by);
}

export function offer(words: DigimonWords, kind: OfferKind, by: Speaker): Phrase {
  return (words.asks.offers[kind.offer] as Any<OfferKind, Phrase>)(kind, by);
}

export function reason(words: DigimonWords, why: Reason, by: Speaker): Phrase {
  return (words.asks.reasons[why.why] as Any<Reason, Phrase>)(why, by);
}

export function until(words: DigimonWords, how: UntilView, by: Speaker): string {
  return (words.asks.until[how.until] as Any<UntilView, string>)(how, by);
}

export function put(words: PutWords, to: To, by: Speaker): Phrase {
  return (words[to.to] as Any<To, Phrase>)(to, by);
}

export function target(words: TargetWords, at: TargetName, by: Speaker): Phrase {
  return (words[at.target] as Any<TargetName, Phrase>)(at, by);
}

/** A keyword as it is printed, such as “Security A. +1”, in the language of now. */
export function keyword(words: DigimonWords, printed: string): string {
  const known = Object.entries(words.keywords).filter(([name]) => printed.startsWith(name));
  const [name, word] = known.sort(([one], [two]) => two.length - one.length)[0] ?? ['', ''];
  return word + printed.slice(name.length);
}
