// What the log says.

import type { CardName } from '../../types';
import { list as join, say, type LogWords, type Phrase, type PutWords, type TargetWords } from '../phrase';
import { put, target } from '../speak';
import terms from './terms';

const list = (cards: CardName[]): Phrase => join(cards, ', ', (count) => (count === 1 ? '1 card' : `${count} cards`));

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const piles = { deck: 'the deck', egg_deck: 'the Digi-Egg deck', hand: 'the hand', security: 'the security stack' };

const puts: PutWords = {
  hand: () => ['to the hand'],
  trash: () => ['to the trash'],
  deck_top: () => ['on top of the deck'],
  deck_bottom: () => ['to the bottom of the deck'],
  egg_deck_bottom: () => ['to the bottom of the Digi-Egg deck'],
  security_top: ({ face }) => [`on top of the security stack, face ${face}`],
  security_bottom: ({ face }) => [`to the bottom of the security stack, face ${face}`],
  under: ({ card }) => say`under ${card}`,
  under_played: () => ['under the card to be played'],
};

const targets: TargetWords = {
  player: ({ seat }, by) => [by.who(seat).toLowerCase() === 'you' ? 'you' : by.who(seat)],
  card: ({ card }) => [card],
  gone: () => ['a target that is gone'],
};

const log: LogWords = {
  decks_shuffled: () => say`The decks are shuffled.`,
  opening_hands: () => say`Both players drew their first 5 cards.`,
  redrew: ({ seat }, by) => say`${by.who(seat)} redrew the hand.`,
  security_set: () => say`Both players set 5 security cards.`,
  turn_began: ({ seat }, by) => say`${capital(by.whose(seat))} turn begins.`,
  phase_began: ({ phase }) => [terms.phases[phase]],
  turn_ending: ({ seat }, by) => say`End of ${by.whose(seat)} turn.`,
  turn_ended: ({ seat }, by) => say`${by.who(seat)} ended the turn.`,
  passed: ({ seat }, by) => say`${by.who(seat)} passed.`,
  drew: ({ seat, cards }, by) => say`${by.who(seat)} drew ${list(cards)}.`,
  memory: ({ seat, by: change, now }, by) =>
    say`${by.who(seat)} ${change < 0 ? 'lost' : 'gained'} ${Math.abs(change)} memory, now ${now}.`,
  paid: ({ seat, cost, now }, by) => say`${by.who(seat)} paid ${cost}, memory ${now}.`,
  cannot_pay: ({ seat, card, cost }, by) => say`${by.who(seat)} could not pay ${cost} for ${card}.`,
  announced: ({ seat, card }, by) => say`${by.who(seat)} declared ${card}.`,
  played: ({ card, area }) => (area === 'breeding' ? say`${card} was played in the breeding area.` : say`${card} was played.`),
  digivolved: ({ card, onto }) => say`${onto} digivolved into ${card}.`,
  dna_digivolved: ({ card }) => say`DNA digivolution into ${card}.`,
  used: ({ card }) => say`${card} was used.`,
  linked: ({ card, to }) => say`${card} was linked to ${to}.`,
  hatched: ({ card }) => say`${card} hatched.`,
  moved: ({ card }) => say`${card} moved out of the breeding area.`,
  suspended: ({ cards }) => say`Suspended: ${list(cards)}.`,
  unsuspended: ({ cards }) => say`Unsuspended: ${list(cards)}.`,
  deleted: ({ cards }) => say`Deleted: ${list(cards)}.`,
  put: ({ cards, to }, by) => say`${list(cards)} went ${put(puts, to, by)}.`,
  placed_in_play: ({ cards }) => say`Placed in the battle area: ${list(cards)}.`,
  put_under: ({ cards }) => say`Placed under the card to be played: ${list(cards)}.`,
  token_gone: ({ card }) => say`${card} (token) was removed from the game.`,
  de_digivolved: ({ unit, cards }) => say`${unit} was de-digivolved, without ${list(cards)}.`,
  flipped: ({ cards }) => say`Turned over: ${list(cards)}.`,
  revealed: ({ cards }) => say`Revealed: ${list(cards)}.`,
  looked_at: ({ seat, cards }, by) => say`${by.who(seat)} looked at ${list(cards)}.`,
  shuffled: ({ seat, pile }, by) => say`${by.who(seat)} shuffled ${piles[pile]}.`,
  attack_declared: ({ unit, target: at }, by) => say`${unit} attacked ${target(targets, at, by)}.`,
  target_switched: ({ target: at }, by) => say`The attack target switched to ${target(targets, at, by)}.`,
  blocked: ({ card }) => say`${card} blocked.`,
  attack_ended: () => say`The attack ended.`,
  attack_failed: () => say`The attack was not successful.`,
  security_checked: ({ by: unit, card }) => say`${unit} checked security: ${card}.`,
  battled: ({ one, two, numbers, compared }) => {
    const unit = compared === 'dp' ? 'DP' : 'digivolution cards';
    return say`Battle: ${one} (${numbers[0]} ${unit}) and ${two} (${numbers[1]} ${unit}).`;
  },
  triggered: ({ effect }) => say`An effect of ${effect.card} triggered.`,
  activated: ({ effect }) => say`An effect of ${effect.card} activated.`,
  lost: ({ effect }) => say`The pending effect of ${effect.card} can no longer activate.`,
  declined: ({ effect }) => say`The effect of ${effect.card} was not used.`,
  prevented: ({ cards }) => say`Prevented for ${list(cards)}.`,
  unaffected: ({ card }) => say`${card} is not affected.`,
  gave: ({ to }) => (to ? say`${to} was given an effect.` : say`An effect now applies.`),
  rule_checked: ({ cards }) => say`Rule check: ${list(cards)}.`,
  deferred: () => say`Part of the effect is deferred.`,
  loop_found: () => say`An infinite loop was found.`,
  loop_stops: ({ times }) => say`The loop repeats ${times} times, then stops.`,
  won: ({ seat }, by) => say`${by.who(seat)} won the game.`,
  draw: () => say`The game ended in a draw.`,
  conceded: ({ seat }, by) => say`${by.who(seat)} conceded.`,
  draw_agreed: () => say`Both players agreed on a draw.`,
  time_ran_out: ({ seat }, by) => say`${by.who(seat)} ran out of time.`,
};

export default log;
