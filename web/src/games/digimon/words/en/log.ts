// What the log says: the program's sentences, with the cards in them and whoever is meant.

import type { CardName, EventView, PhaseView, PileView, Seat, TargetName, To } from '../../types';
import { capital, filled, list as join, type LogWords, type Phrase, type Piece, type PutWords, type Speaker, type TargetWords } from '../phrase';
import { put, target } from '../speak';
import { effectOf, events, piles, puts, targetGone } from './sentences';
import terms from './terms';

const list = (cards: CardName[]): Phrase => join(cards, ', ', (count) => (count === 1 ? '1 card' : `${count} cards`));

const placed = Object.fromEntries(
  Object.entries(puts).map(([name, sentence]) => [name, (it: Record<string, string | CardName>) => filled(sentence, (place) => it[place] ?? '')]),
) as unknown as PutWords;

const targets: TargetWords = {
  player: ({ seat }, by) => [by.who(seat).toLowerCase() === 'you' ? 'you' : by.who(seat)],
  card: ({ card }) => [card],
  gone: () => [targetGone],
};

/** All fields that events have. */
interface Fields {
  seat: Seat;
  cards: CardName[];
  to: To;
  target: TargetName;
  effect: { card: CardName };
  by: CardName | number;
  pile: PileView;
  phase: PhaseView;
  numbers: [number, number];
}

function piece(place: string, event: EventView, by: Speaker): Piece {
  const it = event as unknown as Fields;
  switch (place) {
    case 'seat':
      return by.who(it.seat);
    case 'whose':
      return by.whose(it.seat);
    case 'cards':
      return list(it.cards);
    case 'where':
      return put(placed, it.to, by);
    case 'target':
      return target(targets, it.target, by);
    case 'source':
      return filled(effectOf, () => it.effect.card);
    case 'checker':
      return it.by;
    case 'change':
      return Math.abs(Number(it.by));
    case 'pile':
      return piles[it.pile];
    case 'phase':
      return terms.phases[it.phase];
    case 'left':
      return it.numbers[0];
    case 'right':
      return it.numbers[1];
    default:
      // A card or a number, by the name of its field.
      return (event as unknown as Record<string, Piece>)[place] ?? '';
  }
}

type Name = keyof typeof events;

/** Events that are told in one way or another. */
function sentence(event: EventView): Name {
  switch (event.say) {
    case 'memory':
      return event.by < 0 ? 'memory_lost' : 'memory_gained';
    case 'played':
      return event.area === 'breeding' ? 'played_in_breeding_area' : 'played';
    case 'battled':
      return event.compared === 'dp' ? 'battled' : 'battled_by_cards';
    case 'gave':
      return event.to ? 'gave' : 'gave_to_many';
    default:
      // An event without a sentence does not compile.
      return event.say;
  }
}

const tell = (event: EventView, by: Speaker): Phrase => capital(filled(events[sentence(event)], (place) => piece(place, event, by)));

/** By the names of the events, as in the other languages. */
const names = [...Object.keys(events), 'memory'];
const log = Object.fromEntries(names.map((name) => [name, tell])) as unknown as LogWords;

export default log;
