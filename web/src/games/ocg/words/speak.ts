// Sentences in the language of now.

import type { Phrase, Speaker } from '../../../table/phrase';
import type { EventView, OfferKind } from '../types';
import type { OcgWords } from './en';

// Each word takes exactly its own variant; TypeScript cannot see that the tag picks the right one.
type Any<T> = (it: T, by: Speaker) => Phrase;

export function spoken(words: OcgWords, says: EventView, by: Speaker): Phrase {
  return (words.log[says.say] as Any<EventView>)(says, by);
}

export function offer(words: OcgWords, kind: OfferKind, by: Speaker): Phrase {
  return (words.asks.offers[kind.offer] as Any<OfferKind>)(kind, by);
}
