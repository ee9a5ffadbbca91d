// What the log says.

import { list as join, say, type Phrase } from '../../../../table/phrase';
import type { ByView, CardName, PlaceView } from '../../types';
import type { LogWords, MoveWords } from '../sentences';
import { zoneWords } from '../zone';
import terms from './terms';

const zone = zoneWords(terms);
const list = (cards: CardName[]): Phrase => join(cards, ', ', (count) => (count === 1 ? '1 card' : `${count} cards`));
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const places: Record<Exclude<PlaceView, object>, string> = {
  deck: 'the Deck',
  hand: 'the hand',
  graveyard: 'the GY',
  banished: 'the banished cards',
  extra_deck: 'the Extra Deck',
  material: 'a monster as material',
  between: 'the field',
  gone: 'nowhere',
};
const place = (it: PlaceView): string => (typeof it === 'string' ? places[it] : zone(it.zone));

const moved: MoveWords = {
  destroyed: (cards) => say`${cards} destroyed`,
  sent: (cards, to) => say`${cards} sent to ${to}`,
  discarded: (cards) => say`${cards} discarded`,
  tributed: (cards) => say`${cards} Tributed`,
  material: (cards) => say`${cards} used as material`,
  detached: (cards) => say`${cards} detached`,
  banished: (cards) => say`${cards} banished`,
  banished_face_down: (cards) => say`${cards} banished face-down`,
  drawn: (cards) => say`${cards} drawn`,
  added: (cards) => say`${cards} added to the hand`,
  returned_to_hand: (cards) => say`${cards} returned to the hand`,
  returned_to_deck: (cards) => say`${cards} returned to the Deck`,
  put: (cards, to) => say`${cards} put into ${to}`,
  by_rule: (cards, to) => say`${cards} to ${to}`,
};

function because(by: ByView): Phrase {
  if (by.by === 'effect') return say` (${by.effect.card})`;
  if (by.by === 'cost') return say` (cost of ${by.effect.card})`;
  if (by.by === 'battle') return say` (battle with ${by.card})`;
  return by.by === 'summon' ? say` (for ${by.card})` : [];
}

const log: LogWords = {
  duel_began: () => ['The Duel begins.'],
  turn_began: ({ seat }, by) => [`${capital(by.whose(seat))} turn begins.`],
  phase_began: ({ phase }) => [terms.phases[phase]],
  endless: ({ how }) => [how === 'repeats' ? 'Forced effects repeat without end.' : 'Forced effects go on without end.'],
  moved: (it) => say`${moved[it.why](list(it.cards), place(it.to))}${because(it.by)}.`,
  attempted: ({ cards, way }) => say`${terms.ways[way]} of ${list(cards)} is attempted.`,
  summoned: ({ cards, way, by }) => say`${terms.ways[way]}: ${list(cards)}${because(by)}.`,
  summon_negated: ({ cards }) => say`The Summon of ${list(cards)} was negated.`,
  used_as_material: ({ cards, made }) => say`${list(cards)} were the materials of ${list(made)}.`,
  set: ({ cards }) => say`${list(cards)} Set.`,
  flipped_up: ({ cards }) => say`${list(cards)} turned face-up.`,
  turned_down: ({ cards }) => say`${list(cards)} turned face-down.`,
  position_changed: ({ cards }) => say`${list(cards)} changed battle position.`,
  damage: ({ seat, amount, by }, who) => say`${who.who(seat)}: ${amount} damage${because(by)}.`,
  battle_damage: ({ seat, amount, cards }, who) => say`${who.who(seat)}: ${amount} battle damage (${list(cards)}).`,
  life_points_gained: ({ seat, amount, by }, who) => say`${who.who(seat)}: +${amount} LP${because(by)}.`,
  life_points_paid: ({ seat, amount, by }, who) => say`${who.who(seat)} paid ${amount} LP${because(by)}.`,
  life_points_lost: ({ seat, amount, by }, who) => say`${who.who(seat)} lost ${amount} LP${because(by)}.`,
  activated: ({ effect }, by) => say`${by.who(effect.you)} activated ${effect.card}.`,
  targeted: ({ cards }) => say`Target: ${list(cards)}.`,
  activation_negated: ({ cards }) => say`The activation of ${list(cards)} was negated.`,
  effect_negated: ({ cards }) => say`The effect of ${list(cards)} was negated.`,
  resolved: ({ effect }) => say`${effect.card} resolves.`,
  finished: ({ effect }) => say`${effect.card} has resolved.`,
  attack_target_changed: ({ target }) => say`The attack goes on against ${list(target)}.`,
  attack_declared: ({ cards, target }) => (target.length > 0 ? say`${list(cards)} attacks ${list(target)}.` : say`${list(cards)} attacks directly.`),
  attack_negated: ({ cards }) => say`The attack of ${list(cards)} was negated.`,
  battled: ({ cards, with: other }) => say`${list(cards)} battled ${list(other)}.`,
  destroyed_in_battle: ({ cards, loser }) => say`${list(cards)} destroyed ${list(loser)} by battle.`,
  control_changed: ({ cards, seat }, by) => say`${by.who(seat)} took control of ${list(cards)}.`,
  equipped: ({ cards, to }) => say`${list(cards)} equipped to ${list(to)}.`,
  counters: ({ cards, count }) => say`${count < 0 ? 'Counters removed' : 'Counters placed'}: ${Math.abs(count)} (${list(cards)}).`,
  shuffled: ({ seat }, by) => [`${by.who(seat)} shuffled the Deck.`],
  revealed: ({ cards }) => say`Revealed: ${list(cards)}.`,
  looked_at: ({ seat, cards }, by) => say`${by.who(seat)} looked at ${list(cards)}.`,
  placed: (it) => say`${list(it.cards)} placed in ${zone(it.zone)}.`,
  returned: (it) => say`${list(it.cards)} returned to the field, ${zone(it.zone)}.`,
  moved_zone: (it) => say`${list(it.cards)} moved to ${zone(it.zone)}.`,
  declared: ({ name }) => [`Declared: ${name}.`],
  tossed: ({ heads }) => [`Coins: ${heads} heads.`],
  rolled: ({ number }) => [`Dice: ${number}.`],
  gave: ({ cards, by }) => (cards.length > 0 ? say`An effect now applies to ${list(cards)}${because(by)}.` : say`An effect now applies${because(by)}.`),
  attached: ({ cards, to }) => say`${list(cards)} attached to ${list(to)} as material.`,
  won: ({ seat }, by) => [`${by.who(seat)} won the Duel.`],
  draw: () => ['The Duel ended in a draw.'],
  conceded: ({ seat }, by) => [`${by.who(seat)} conceded.`],
  draw_agreed: () => ['Both players agreed on a draw.'],
  time_ran_out: ({ seat }, by) => [`${by.who(seat)} ran out of time.`],
};

export default log;
